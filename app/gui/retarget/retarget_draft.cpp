#include "app/gui/retarget/retarget_draft.h"

#include "model/document/voxel_document.h"

#include <algorithm>
#include <cmath>

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

namespace {

/// What the source is drawn at: as tall by its hips as the target, unless their proportions are so different that it would be a dwarf or a giant.
float drawnScale(const RetargetPlan &plan)
{
    float top = 1e-6f;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        if (plan.reference.map[joint] >= 0)
            top = std::max(top, plan.reference.frame.positions[static_cast<std::size_t>(joint)].y() - plan.reference.floors[0]);
    }
    constexpr float kHeadOverJoint = 0.9f, kAlike = 1.35f;
    const float byHips = plan.target.hipHeight() / plan.reference.hipHeight, byHeight = plan.target.height * kHeadOverJoint / top;
    return byHips > byHeight * kAlike || byHips * kAlike < byHeight ? byHeight : byHips;
}

} // namespace

FigureShape sourceShape(const RetargetPlan &plan, const BodyFrame &frame, const QString &label)
{
    FigureShape shape;
    shape.label = label;
    shape.role = FigureShape::Role::Source;
    const float scale = drawnScale(plan);
    // The hips stand over the target's, as the path along the floor is not carried; the floor is the target's.
    Eigen::Vector3f origin = frame.positions[1];
    origin.y() = plan.reference.floors[0];
    std::array<int, kHumanoidJointCount> placeOf;
    placeOf.fill(-1);
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        if (plan.reference.map[joint] < 0)
            continue;
        placeOf[static_cast<std::size_t>(joint)] = static_cast<int>(shape.joints.size());
        shape.joints.push_back(plan.target.turn * (frame.positions[static_cast<std::size_t>(joint)] - origin) * scale);
        shape.names.push_back(humanoidJointName(joint));
        int parent = humanoidSkeleton()[static_cast<std::size_t>(joint)].parent;
        while (parent > 0 && plan.reference.map[parent] < 0)
            parent = humanoidSkeleton()[static_cast<std::size_t>(parent)].parent;
        if (parent > 0)
            shape.bones.emplace_back(placeOf[static_cast<std::size_t>(parent)], placeOf[static_cast<std::size_t>(joint)]);
    }
    return shape;
}

FigureShape targetShape(const RetargetPlan &plan, const TargetPose &pose, const QString &label)
{
    FigureShape shape;
    shape.label = label;
    shape.role = FigureShape::Role::Target;
    const TargetWorlds worlds = targetWorlds(plan.target, pose);
    const int hips = plan.target.map[1];
    Eigen::Vector3f origin = hips < 0 ? Eigen::Vector3f(Eigen::Vector3f::Zero()) : plan.target.joints[static_cast<std::size_t>(hips)].position;
    origin.y() = plan.target.floor;
    // Only the joints that play a part: a rig's fingers, weapons and helpers would hide the figure.
    std::vector<int> placeOf(plan.target.joints.size(), -1);
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        const int own = plan.target.map[joint];
        if (own < 0)
            continue;
        placeOf[static_cast<std::size_t>(own)] = static_cast<int>(shape.joints.size());
        shape.joints.push_back(worlds.positions[static_cast<std::size_t>(own)] - origin);
        shape.names.push_back(plan.target.joints[static_cast<std::size_t>(own)].name);
        int parent = humanoidSkeleton()[static_cast<std::size_t>(joint)].parent;
        while (parent > 0 && plan.target.map[parent] < 0)
            parent = humanoidSkeleton()[static_cast<std::size_t>(parent)].parent;
        if (parent > 0)
            shape.bones.emplace_back(placeOf[static_cast<std::size_t>(plan.target.map[parent])], placeOf[static_cast<std::size_t>(own)]);
        if (const auto &end = plan.target.ends[static_cast<std::size_t>(joint)]) {
            const auto at = static_cast<std::size_t>(own);
            shape.joints.push_back(worlds.positions[at] + worlds.rotations[at] * (plan.target.joints[at].rest.conjugate() * (*end - plan.target.joints[at].position)) - origin);
            shape.names.push_back(plan.target.joints[at].name);
            shape.bones.emplace_back(placeOf[at], static_cast<int>(shape.joints.size()) - 1);
        }
    }
    return shape;
}

void showFigures(FigureView &view, std::vector<FigureShape> figures, float tallest)
{
    float reach = tallest / 4;
    for (const FigureShape &figure : figures) {
        for (const Eigen::Vector3f &joint : figure.joints)
            reach = std::max(reach, std::hypot(joint.x(), joint.z()));
    }
    constexpr float kRoom = 1.08f;
    view.setExtent(tallest * kRoom, 2 * reach * kRoom);
    view.setFigures(std::move(figures));
}

} // namespace marrow
