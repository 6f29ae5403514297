#pragma once

#include <Eigen/Core>

#include <array>

namespace marrow {

/// Where a joint that is moved comes to rest: anywhere, at the corners of voxels, in their middles, or in the middle of their
/// edges.
enum class JointSnap { Free, Corners, Centres, Edges };

/// The nearest such point; only the coordinates in `movable` change.
Eigen::Vector3f snapped(const Eigen::Vector3f &point, JointSnap snap, std::array<bool, 3> movable = {true, true, true});

/// Turns snap to this many degrees unless they are free.
inline constexpr float kAngleSnapDegrees = 15;

} // namespace marrow
