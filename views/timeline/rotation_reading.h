#pragma once

#include "model/voxel/skeleton.h"

#include <optional>

namespace marrow {

/// How rotations, which are kept as quaternions, are read as three angles in degrees.
/// Euler: about the fixed X, then Y, then Z axis. SwingTwist: the turn about the bone, then how the bone leans about the two
/// axes across it (rotation = swing · twist; the lean is a vector along its axis, as long as its angle).
enum class RotationReading { Euler, SwingTwist };

/// The axis a joint's bone lies along in its own space: towards its first child, or Y.
Eigen::Vector3d boneAxis(const Skeleton &skeleton, JointId joint);

/// Of the many triples that mean the same rotation, the one nearest to `near`: so that a curve runs on without jumps.
Eigen::Vector3d readRotation(const Eigen::Quaternionf &rotation, RotationReading reading, const Eigen::Vector3d &boneAxis,
                             const std::optional<Eigen::Vector3d> &near = std::nullopt);

} // namespace marrow
