#include "model/character/retarget/rest_change.h"

#include "model/character/skin/skin_deform.h"

namespace marrow {

namespace {

const Eigen::Vector3f kUpperArm = Eigen::Vector3f(0.645F, -0.755F, -0.1F).normalized(); ///< of the left arm
const Eigen::Vector3f kForearm = Eigen::Vector3f(0.5F, -0.83F, 0.25F).normalized();

std::size_t place(const QString &name)
{
    return static_cast<std::size_t>(humanoidJoint(name));
}

} // namespace

HumanoidPose standardAPose(const JointPlacement &placement)
{
    HumanoidPose pose;
    for (const QString &side : {QStringLiteral("_L"), QStringLiteral("_R")}) {
        const float sign = side == QLatin1String("_L") ? 1.0F : -1.0F;
        const auto at = [&](const char *joint) { return placement.joints[place(QString::fromLatin1(joint) + side)].position; };
        const Eigen::Vector3f upper = at("forearm") - at("upper_arm");
        const Eigen::Vector3f lower = at("hand") - at("forearm");
        if (!(upper.norm() > 0) || !(lower.norm() > 0))
            continue;
        const auto to = [sign](const Eigen::Vector3f &left) { return Eigen::Vector3f(sign * left.x(), left.y(), left.z()); };
        const Eigen::Quaternionf upperTurn = Eigen::Quaternionf::FromTwoVectors(upper, to(kUpperArm));
        const Eigen::Quaternionf lowerTurn = Eigen::Quaternionf::FromTwoVectors(lower, to(kForearm));
        pose.rotations[place(QStringLiteral("upper_arm") + side)] = upperTurn;
        pose.rotations[place(QStringLiteral("forearm") + side)] = upperTurn.inverse() * lowerTurn;
    }
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
