#include "model/character/motion/leg_solver.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

/// The rotation that takes a segment and the hinge beside it from rest to where they should be; hinges are perpendicular to segments.
Eigen::Quaternionf aim(const Eigen::Vector3f &restSegment, const Eigen::Vector3f &segment, const Eigen::Vector3f &hinge)
{
    const auto frame = [](const Eigen::Vector3f &along, const Eigen::Vector3f &side) {
        Eigen::Matrix3f result;
        const Eigen::Vector3f a = along.normalized();
        const Eigen::Vector3f s = (side - side.dot(a) * a).normalized();
        result << s, a, s.cross(a);
        return result;
    };
    return Eigen::Quaternionf(frame(segment, hinge) * frame(restSegment, Eigen::Vector3f::UnitX()).transpose()).normalized();
}

} // namespace

SolvedLeg solveLeg(const RestLeg &leg, const Eigen::Vector3f &hip, const Eigen::Quaternionf &pelvis, const Eigen::Vector3f &target, float kneeOut)
{
    const float thigh = leg.knee.norm();
    const float shin = leg.ankle.norm();
    const Eigen::Vector3f way = target - hip;
    const float distance = way.norm();
    const Eigen::Vector3f down = pelvis * -Eigen::Vector3f::UnitY();
    const Eigen::Vector3f along = distance > 1e-6F ? Eigen::Vector3f(way / distance) : down;
    const Eigen::Quaternionf swing = Eigen::Quaternionf::FromTwoVectors(down, along);
    const Eigen::Quaternionf turn(Eigen::AngleAxisf(-kneeOut, along)); // about the leg, which points down where the thigh's +Y points up
    Eigen::Vector3f hinge = turn * (swing * (pelvis * Eigen::Vector3f::UnitX()));
    hinge -= hinge.dot(along) * along; // straight up the shortest way is any, and inexact
    hinge = hinge.norm() > 1e-3F ? Eigen::Vector3f(hinge.normalized()) : along.unitOrthogonal();
    const Eigen::Vector3f front = along.cross(hinge); // of a leg that hangs down with its hinge to the left
    SolvedLeg solved;
    solved.reaches = distance <= thigh + shin && distance >= std::abs(thigh - shin);
    const float reached = std::clamp(distance, std::abs(thigh - shin), thigh + shin);
    const float cosine = reached > 1e-6F ? std::clamp((thigh * thigh + reached * reached - shin * shin) / (2 * thigh * reached), -1.0F, 1.0F) : 1;
    const Eigen::Vector3f knee = thigh * (cosine * along + std::sqrt(std::max(0.0F, 1 - cosine * cosine)) * front);
    solved.thigh = aim(leg.knee, knee, hinge);
    solved.shin = aim(leg.ankle, reached * along - knee, hinge);
    return solved;
}

float twistAboutY(const Eigen::Quaternionf &rotation)
{
    if (std::abs(rotation.w()) + std::abs(rotation.y()) < 1e-6F)
        return 0;
    const float angle = 2 * std::atan2(rotation.y(), rotation.w());
    constexpr float kTurn = 2 * std::numbers::pi_v<float>;
    return angle > std::numbers::pi_v<float> ? angle - kTurn : angle <= -std::numbers::pi_v<float> ? angle + kTurn : angle;
}

} // namespace marrow
