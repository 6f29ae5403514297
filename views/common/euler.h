#pragma once

#include <Eigen/Geometry>

namespace marrow {

/// Angles in degrees about the fixed X, then Y, then Z axis (R = Rz·Ry·Rx), each in −180..180, y in −90..90.
Eigen::Vector3d eulerDegrees(const Eigen::Quaternionf &rotation);
Eigen::Quaternionf fromEulerDegrees(const Eigen::Vector3d &degrees);
/// Whether two rotations turn things the same way, within what f32 holds.
bool sameRotation(const Eigen::Quaternionf &a, const Eigen::Quaternionf &b);

} // namespace marrow
