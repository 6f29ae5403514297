#include "views/timeline/rotation_reading.h"

#include "views/common/euler.h"

#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr double kDegrees = 180.0 / std::numbers::pi;

/// The same angle, give or take whole turns, nearest to another.
double nearestTurn(double degrees, double near)
{
    return degrees + 360 * std::round((near - degrees) / 360);
}

Eigen::Vector3d nearestTurns(const Eigen::Vector3d &degrees, const Eigen::Vector3d &near)
{
    return {nearestTurn(degrees.x(), near.x()), nearestTurn(degrees.y(), near.y()), nearestTurn(degrees.z(), near.z())};
}

Eigen::Vector3d readEuler(const Eigen::Quaternionf &rotation, const std::optional<Eigen::Vector3d> &near)
{
    const Eigen::Vector3d plain = eulerDegrees(rotation);
    if (!near)
        return plain;
    // Each rotation has two triples, the second with Y turned over.
    const Eigen::Vector3d first = nearestTurns(plain, *near);
    const Eigen::Vector3d second = nearestTurns({plain.x() + 180, 180 - plain.y(), plain.z() + 180}, *near);
    return (first - *near).squaredNorm() <= (second - *near).squaredNorm() ? first : second;
}

Eigen::Vector3d readSwingTwist(const Eigen::Quaternionf &rotation, const Eigen::Vector3d &axis, const std::optional<Eigen::Vector3d> &near)
{
    Eigen::Quaterniond q = rotation.cast<double>().normalized();
    if (q.w() < 0)
        q.coeffs() = -q.coeffs();
    const double along = q.vec().dot(axis);
    Eigen::Quaterniond twist(q.w(), axis.x() * along, axis.y() * along, axis.z() * along);
    // Leant over by half a turn, the bone has no twist of its own.
    twist = twist.norm() < 1e-9 ? Eigen::Quaterniond::Identity() : twist.normalized();
    Eigen::Quaterniond swing = q * twist.conjugate();
    if (swing.w() < 0)
        swing.coeffs() = -swing.coeffs();
    const double sine = swing.vec().norm();
    const double lean = 2 * std::atan2(sine, swing.w()) * kDegrees;
    const Eigen::Vector3d leanVector = sine < 1e-12 ? Eigen::Vector3d::Zero() : Eigen::Vector3d(swing.vec() / sine * lean);
    // Two axes across the bone, the same for every key of the joint.
    const Eigen::Vector3d across = (std::abs(axis.x()) < 0.9 ? Eigen::Vector3d::UnitX() : Eigen::Vector3d::UnitZ()).cross(axis).normalized();
    const Eigen::Vector3d other = axis.cross(across);
    Eigen::Vector3d shown(0, leanVector.dot(across), leanVector.dot(other));
    if (near && lean > 1e-6) {
        // Leaning by an angle and by that angle less a full turn is the same.
        const Eigen::Vector3d turned = shown * (1 - 360 / lean);
        const Eigen::Vector3d target(0, near->y(), near->z());
        if ((turned - target).squaredNorm() < (shown - target).squaredNorm())
            shown = turned;
    }
    double twistDegrees = 2 * std::atan2(twist.vec().dot(axis), twist.w()) * kDegrees;
    if (near)
        twistDegrees = nearestTurn(twistDegrees, near->x());
    shown.x() = twistDegrees;
    return shown;
}

} // namespace

Eigen::Vector3d boneAxis(const Skeleton &skeleton, JointId joint)
{
    for (const JointId child : skeleton.children(joint)) {
        const Eigen::Vector3d towards = skeleton.find(child)->rest.translation.cast<double>();
        if (towards.norm() > 1e-6)
            return towards.normalized();
    }
    return Eigen::Vector3d::UnitY();
}

Eigen::Vector3d readRotation(const Eigen::Quaternionf &rotation, RotationReading reading, const Eigen::Vector3d &boneAxis,
                             const std::optional<Eigen::Vector3d> &near)
{
    return reading == RotationReading::Euler ? readEuler(rotation, near) : readSwingTwist(rotation, boneAxis, near);
}

} // namespace marrow
