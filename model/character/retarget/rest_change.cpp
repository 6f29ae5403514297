#include "model/character/retarget/rest_change.h"

#include "model/character/skin/skin_deform.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

// Of the left side.
const Eigen::Vector3f kUpperArm = Eigen::Vector3f(0.63F, -0.745F, -0.215F).normalized();
const Eigen::Vector3f kForearm = Eigen::Vector3f(0.38F, -0.845F, 0.375F).normalized();
const Eigen::Vector3f kThigh = Eigen::Vector3f(0.045F, -0.989F, 0.14F).normalized();
constexpr float kToesOut = 0.18F; ///< radians from straight ahead
const Eigen::Vector3f kShin = Eigen::Vector3f(0.05F, -0.947F, -0.317F).normalized();

std::size_t place(const QString &name)
{
    return static_cast<std::size_t>(humanoidJoint(name));
}

/// Turns a limb of two bones so that they run along `upper` and `lower`. False when the bones have no length.
bool turnLimb(const JointPlacement &placement, HumanoidPose &pose, const std::array<std::size_t, 3> &joints, const Eigen::Vector3f &upper, const Eigen::Vector3f &lower)
{
    const Eigen::Vector3f first = placement.joints[joints[1]].position - placement.joints[joints[0]].position;
    const Eigen::Vector3f second = placement.joints[joints[2]].position - placement.joints[joints[1]].position;
    if (!(first.norm() > 0) || !(second.norm() > 0))
        return false;
    const Eigen::Quaternionf upperTurn = Eigen::Quaternionf::FromTwoVectors(first, upper);
    const Eigen::Quaternionf lowerTurn = Eigen::Quaternionf::FromTwoVectors(second, lower);
    pose.rotations[joints[0]] = upperTurn;
    pose.rotations[joints[1]] = upperTurn.inverse() * lowerTurn;
    return true;
}

/// The turn about the vertical that points a foot as people who stand idle point theirs; none for a foot that has no length on the floor.
Eigen::Quaternionf toesOut(const JointPlacement &placement, std::size_t foot, std::size_t toe, float sign)
{
    const Eigen::Vector3f along = placement.joints[toe].position - placement.joints[foot].position;
    if (!(std::hypot(along.x(), along.z()) > 0) || !(along.z() > 0))
        return Eigen::Quaternionf::Identity();
    return Eigen::Quaternionf(Eigen::AngleAxisf(sign * kToesOut - std::atan2(along.x(), along.z()), Eigen::Vector3f::UnitY()));
}

} // namespace

HumanoidPose standardAPose(const JointPlacement &placement)
{
    HumanoidPose pose;
    float rises = INFINITY; // the feet, with the hips where they were
    for (const QString &side : {QStringLiteral("_L"), QStringLiteral("_R")}) {
        const float sign = side == QLatin1String("_L") ? 1.0F : -1.0F;
        const auto named = [&](const char *joint) { return place(QString::fromLatin1(joint) + side); };
        const auto to = [sign](const Eigen::Vector3f &left) { return Eigen::Vector3f(sign * left.x(), left.y(), left.z()); };
        turnLimb(placement, pose, {named("upper_arm"), named("forearm"), named("hand")}, to(kUpperArm), to(kForearm));
        const std::array<std::size_t, 3> leg = {named("thigh"), named("shin"), named("foot")};
        if (!turnLimb(placement, pose, leg, to(kThigh), to(kShin)))
            continue;
        const Eigen::Quaternionf level = (pose.rotations[leg[0]] * pose.rotations[leg[1]]).conjugate(); // the sole stays level
        pose.rotations[leg[2]] = level * toesOut(placement, leg[2], named("toe"), sign);
        const auto worlds = humanoidWorlds(placement.rest(), pose);
        rises = std::min(rises, worlds[leg[2]].translation().y() - placement.joints[leg[2]].position.y());
    }
    const float hipHeight = placement.joints[1].position.y() - placement.joints[0].position.y();
    if (std::isfinite(rises) && hipHeight > 0)
        pose.hipsOffset.y() = -rises / hipHeight;
    return pose;
}

Eigen::Matrix3f posedLinear(const std::array<Eigen::Isometry3f, kHumanoidJointCount> &skinning, const VertexWeights &weights)
{
    Eigen::Matrix3f linear = Eigen::Matrix3f::Zero();
    for (std::size_t k = 0; k < 4; ++k) {
        if (weights.weights[k] > 0)
            linear += weights.weights[k] * skinning[weights.joints[k]].linear();
    }
    return linear;
}

PosedRest bakeRest(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights, const HumanoidPose &pose)
{
    PosedRest posed{mesh, placement};
    const auto worlds = humanoidWorlds(placement.rest(), pose);
    posed.mesh.positions = posedPositions(mesh, placement, weights, pose);
    for (std::size_t v = 0; v < mesh.normals.size() && v < weights.size(); ++v) {
        const Eigen::Matrix3f linear = posedLinear(worlds, weights[v]);
        if (v < mesh.linear.size())
            posed.mesh.linear[v] = linear * mesh.linear[v];
        const Eigen::Vector3f normal = (linear * mesh.normals[v]).normalized();
        if (normal.allFinite() && normal.norm() > 0)
            posed.mesh.normals[v] = normal;
    }
    for (std::size_t joint = 0; joint < worlds.size(); ++joint) {
        posed.placement.tails[joint] = worlds[joint] * Eigen::Vector3f(placement.tails[joint] - placement.joints[joint].position);
        posed.placement.joints[joint].position = worlds[joint].translation();
    }
    const auto skeleton = humanoidSkeleton();
    for (std::size_t joint = 0; joint < worlds.size(); ++joint) {
        if (skeleton[joint].tail >= 0)
            posed.placement.tails[joint] = posed.placement.joints[static_cast<std::size_t>(skeleton[joint].tail)].position;
    }
    return posed;
}

} // namespace marrow
