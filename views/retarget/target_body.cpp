#include "views/retarget/target_body.h"

namespace marrow {

TargetBody dollBody(const HumanoidRest &rest)
{
    TargetBody body;
    if (auto figure = HumanoidFigure::of(std::make_shared<const CharacterModel>(mannequin(rest))))
        body.character = std::make_shared<const HumanoidFigure>(*std::move(figure));
    return body;
}

ModelPose characterPose(const TargetBody &body, const RetargetTarget &target, const TargetPose &pose)
{
    HumanoidPose humanoid;
    for (std::size_t joint = 1; joint < humanoid.rotations.size() && joint < pose.locals.size(); ++joint)
        humanoid.rotations[joint] = pose.locals[joint];
    humanoid.hipsOffset = pose.hips / target.hipHeight();
    return body.character->pose(humanoid);
}

Pose voxelPose(const TargetBody &body, const PoseSampler &sampler, const TargetPose &pose, int hips)
{
    const Skeleton &skeleton = body.asset.rig->skeleton;
    Pose result;
    result.locals = sampler.restLocals();
    for (std::size_t i = 0; i < body.ids.size() && i < pose.locals.size(); ++i) {
        const int index = skeleton.indexOf(body.ids[i]);
        if (index < 0)
            continue;
        Transform &local = result.locals[static_cast<std::size_t>(index)];
        local.rotation = pose.locals[i];
        if (static_cast<int>(i) == hips)
            local.translation += worldToParent(skeleton, body.ids[i]) * pose.hips;
    }
    sampler.finish(result);
    return result;
}

} // namespace marrow
