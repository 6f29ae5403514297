#pragma once

#include <Eigen/Geometry>

namespace marrow {

/// Translation, rotation and scale, applied in the order scale, rotation, translation: p' = t + R·(S·p).
/// The rotation is a unit quaternion; storage order in files is x, y, z, w.
struct Transform
{
    Eigen::Vector3f translation = Eigen::Vector3f::Zero();
    Eigen::Quaternionf rotation = Eigen::Quaternionf::Identity();
    Eigen::Vector3f scale = Eigen::Vector3f::Ones();

    Eigen::Affine3f matrix() const
    {
        Eigen::Affine3f result;
        result.linear() = rotation.toRotationMatrix() * scale.asDiagonal();
        result.translation() = translation;
        result.makeAffine();
        return result;
    }

    bool operator==(const Transform &other) const
    {
        return translation == other.translation && rotation.coeffs() == other.rotation.coeffs() && scale == other.scale;
    }
};

} // namespace marrow
