#pragma once

#include "model/character/retarget/retarget.h"
#include "model/voxel/voxel_rig.h"

namespace marrow {

/// The skeleton of a voxel rig as a target: its joints by names and geometry, its front as its sides say it.
struct VoxelTarget
{
    RetargetTarget target;
    std::vector<JointId> ids; ///< of target.joints
    JointMapProposal proposal;
};

NamedSkeleton namedSkeleton(const Skeleton &skeleton);

/// `chosen` overrides what is proposed (indices as in namedSkeleton(skeleton)). Fails with "retarget.target" when hips, thighs or upper arms
/// cannot be told: then there is nothing to move.
Result<VoxelTarget> voxelTarget(const VoxelAsset &asset, const std::vector<NameMap> &maps = builtInNameMaps(), const JointMap *chosen = nullptr);

/// What turns an offset in the world into one in the space of a joint's parent, at rest; the identity where that space is flat.
Eigen::Matrix3f worldToParent(const Skeleton &skeleton, JointId joint);

/// A baked clip as a clip of the rig; keys that linear playback does without to 0.005° are left out. `id` must be free.
AnimationClip clipFrom(const BakedClip &clip, const VoxelTarget &target, const Skeleton &skeleton, std::uint16_t id);

} // namespace marrow
