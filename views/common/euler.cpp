#include "views/common/euler.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {
constexpr double kDegrees = 180.0 / std::numbers::pi;
} // namespace

Eigen::Vector3d eulerDegrees(const Eigen::Quaternionf &rotation)
{
    const Eigen::Matrix3d m = rotation.cast<double>().normalized().toRotationMatrix();
    const double sinY = std::clamp(-m(2, 0), -1.0, 1.0);
    // Looking straight along Y, x and z turn about the same axis: all of it is given to z.
    if (std::abs(sinY) > 1 - 1e-9)
        return Eigen::Vector3d(0, std::asin(sinY), std::atan2(-m(0, 1), m(1, 1))) * kDegrees;
    return Eigen::Vector3d(std::atan2(m(2, 1), m(2, 2)), std::asin(sinY), std::atan2(m(1, 0), m(0, 0))) * kDegrees;
}

Eigen::Quaternionf fromEulerDegrees(const Eigen::Vector3d &degrees)
{
    const Eigen::Vector3d angles = degrees / kDegrees;
    return (Eigen::AngleAxisd(angles.z(), Eigen::Vector3d::UnitZ()) * Eigen::AngleAxisd(angles.y(), Eigen::Vector3d::UnitY())
            * Eigen::AngleAxisd(angles.x(), Eigen::Vector3d::UnitX()))
        .normalized()
        .cast<float>();
}

bool sameRotation(const Eigen::Quaternionf &a, const Eigen::Quaternionf &b)
{
    constexpr float kSame = 1e-6f;
    return std::abs(std::abs(a.normalized().dot(b.normalized())) - 1) < kSame;
}

} // namespace marrow
