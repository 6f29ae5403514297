#pragma once

#include "model/character/humanoid_figure.h"
#include "model/character/retarget/voxel_target.h"
#include "model/voxel/pose_sampling.h"

#include <memory>

namespace marrow {

/// What the target of a bake looks like: a character (a doll where none is at hand) or a voxel rig. A plain value.
struct TargetBody
{
    std::shared_ptr<const HumanoidFigure> character; ///< null for a voxel rig
    VoxelAsset asset;                                ///< of a voxel rig
    std::vector<JointId> ids;                        ///< of the target's joints, in their order

    bool empty() const { return !character && !asset.rig; }
};

/// A character without a body of its own, by its proportions.
TargetBody dollBody(const HumanoidRest &rest);

/// A pose of the target as its body takes it; the plan's target must be the body's.
ModelPose characterPose(const TargetBody &body, const RetargetTarget &target, const TargetPose &pose);
Pose voxelPose(const TargetBody &body, const PoseSampler &sampler, const TargetPose &pose, int hips);

} // namespace marrow
