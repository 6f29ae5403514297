#pragma once

#include <Eigen/Geometry>

namespace marrow {

/// A leg of two segments in its rest pose, relative to its hip joint and in the pelvis's axes (+Y up, +Z front).
struct RestLeg
{
    Eigen::Vector3f knee;  ///< from the hip
    Eigen::Vector3f ankle; ///< from the knee
};

struct SolvedLeg
{
    Eigen::Quaternionf thigh; ///< in the world
    Eigen::Quaternionf shin;  ///< in the world
    bool reaches = true;      ///< false: the target was too far (the leg is straight) or too near
};

/// The two-bone leg whose ankle is at `target`, with the knee bending to the front: the plane of the leg is the pelvis's own, taken along the
/// shortest way from straight down to the target, then turned by `kneeOut` about the leg (radians, the thigh's own twist). Out of reach the
/// leg is straight (model-formats §2.3).
SolvedLeg solveLeg(const RestLeg &leg, const Eigen::Vector3f &hip, const Eigen::Quaternionf &pelvis, const Eigen::Vector3f &target, float kneeOut = 0);

/// How far a rotation turns about +Y, once what swings that axis away is taken off; (−π, π].
float twistAboutY(const Eigen::Quaternionf &rotation);

} // namespace marrow
