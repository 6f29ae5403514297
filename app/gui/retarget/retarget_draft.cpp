#include "app/gui/retarget/retarget_draft.h"

#include "model/document/voxel_document.h"

namespace marrow {

void RetargetDraft::makePlan()
{
    plan.reset();
    planFailure.reset();
    if (!destination || sources.motions.empty())
        return;
    Result<RetargetPlan> made = planFrom(options, sources.motions, *destination);
    if (made)
        plan = std::move(*made);
    else
        planFailure = made.error();
}

const Motion *RetargetDraft::reference() const
{
    const Result<std::size_t> chosen = chooseReference(sources.motions, options.reference);
    return chosen ? &sources.motions[*chosen] : nullptr;
}

const Motion *RetargetDraft::motionOf(const BakedClip &clip) const
{
    for (const Motion &motion : sources.motions) {
        if (motion.source == clip.file && motion.name == clip.name)
            return &motion;
    }
    return nullptr;
}

TargetBody bodyOf(const RetargetDestination &destination)
{
    if (destination.voxel)
        return {{}, destination.asset, destination.voxel->ids};
    if (destination.model && !modelParts(*destination.model).empty()) { // a skeleton alone would not be seen
        if (auto figure = HumanoidFigure::of(destination.model))
            return {std::make_shared<const HumanoidFigure>(*std::move(figure)), {}, {}};
    }
    return dollBody(*destination.character);
}

} // namespace marrow
