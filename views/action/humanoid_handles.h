#pragma once

#include "model/character/action.h"
#include "model/voxel/pose_edit.h"

namespace marrow {

/// The 22 joints in the words of the functions that pose voxel rigs: the id of a joint is its number in humanoidSkeleton().
Skeleton skeletonOf(const HumanoidRest &rest);
Pose poseOf(const Skeleton &skeleton, const HumanoidRest &rest, const HumanoidPose &pose);
/// The pose with these joints' rotations, and the hips' offset where they moved. Other joints' places stay with their bones.
HumanoidPose withLocals(const HumanoidPose &pose, const HumanoidRest &rest, const JointLocals &locals);

/// What a mirror across x would show.
HumanoidPose mirroredPose(const HumanoidPose &pose);

/// The hips moved by `move` (metres) while the feet stay as they stand: the legs bend as far as they reach.
HumanoidPose withHipsMoved(const Skeleton &skeleton, const HumanoidRest &rest, const HumanoidPose &pose, const Eigen::Vector3f &move, bool holdFeet);

} // namespace marrow
