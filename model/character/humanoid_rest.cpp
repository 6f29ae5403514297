#include "model/character/humanoid_rest.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

constexpr float kRestTolerance = 1e-4F;
constexpr int kNamesShown = 6;

Error notBound(const QString &reason)
{
    return {QStringLiteral("character.not-bound"),
            Texts::tr("The model is not bound to the shared skeleton: %1 Bind it first.").arg(reason), {}, {}};
}

int nodeNamed(const CharacterModel &model, const QString &name)
{
    const auto at = std::find_if(model.nodes.begin(), model.nodes.end(), [&](const ModelNode &node) { return node.name == name; });
    return at == model.nodes.end() ? -1 : static_cast<int>(at - model.nodes.begin());
}

} // namespace

HumanoidRest standardHumanoidRest()
{
    // Arms and legs as standardAPose() has them: what is baked for this figure serves whoever is bound in that pose.
    HumanoidRest rest;
    const auto put = [&](QStringView name, float x, float y, float z) { rest[static_cast<std::size_t>(humanoidJoint(name))] = {x, y, z}; };
    put(u"root", 0, 0, 0);
    put(u"hips", 0, 0.924F, 0);
    put(u"spine", 0, 1.034F, 0);
    put(u"chest", 0, 1.184F, 0);
    put(u"neck", 0, 1.434F, 0);
    put(u"head", 0, 1.524F, 0.01F);
    put(u"shoulder_L", 0.04F, 1.384F, 0);
    put(u"upper_arm_L", 0.18F, 1.374F, 0);
    put(u"forearm_L", 0.356F, 1.165F, -0.060F);
    put(u"hand_L", 0.451F, 0.953F, 0.034F);
    put(u"thigh_L", 0.10F, 0.884F, 0);
    put(u"shin_L", 0.119F, 0.468F, 0.059F);
    put(u"foot_L", 0.140F, 0.08F, -0.071F);
    put(u"toe_L", 0.1633F, 0.02F, 0.0569F); // a little out
    const auto skeleton = humanoidSkeleton();
    for (std::size_t joint = 0; joint < rest.size(); ++joint) {
        if (skeleton[joint].side == BodySide::Right)
            rest[joint] = rest[static_cast<std::size_t>(skeleton[joint].mirror)].cwiseProduct(Eigen::Vector3f(-1, 1, 1));
    }
    return rest;
}

Result<HumanoidRest> humanoidRestOf(const CharacterModel &model)
{
    std::array<int, kHumanoidJointCount> nodes{};
    QStringList missing;
    for (int joint = 0; joint < kHumanoidJointCount; ++joint) {
        nodes[static_cast<std::size_t>(joint)] = nodeNamed(model, humanoidJointName(joint));
        if (nodes[static_cast<std::size_t>(joint)] < 0)
            missing.append(humanoidJointName(joint));
    }
    if (!missing.isEmpty()) {
        const QString names = missing.size() > kNamesShown ? missing.mid(0, kNamesShown).join(QStringLiteral(", ")) + QStringLiteral(" …")
                                                          : missing.join(QStringLiteral(", "));
        return notBound(Texts::tr("it has no joint named %1.").arg(names));
    }
    const std::vector<Eigen::Matrix4f> worlds = modelWorlds(model);
    HumanoidRest rest;
    for (std::size_t joint = 0; joint < rest.size(); ++joint) {
        const auto node = static_cast<std::size_t>(nodes[joint]);
        const int parent = humanoidSkeleton()[joint].parent;
        if (parent >= 0 && model.nodes[node].parent != nodes[static_cast<std::size_t>(parent)])
            return notBound(Texts::tr("its joint %1 does not hang from %2.").arg(humanoidJointName(static_cast<int>(joint)), humanoidJointName(parent)));
        if (!(worlds[node].block<3, 3>(0, 0) - Eigen::Matrix3f::Identity()).isZero(kRestTolerance))
            return notBound(Texts::tr("its joint %1 is turned or scaled at rest.").arg(humanoidJointName(static_cast<int>(joint))));
        rest[joint] = worlds[node].block<3, 1>(0, 3);
        if (!rest[joint].allFinite())
            return notBound(Texts::tr("its joint %1 stands nowhere.").arg(humanoidJointName(static_cast<int>(joint))));
    }
    if (!(rest[static_cast<std::size_t>(humanoidJoint(u"hips"))].y() - rest[0].y() > 0))
        return notBound(Texts::tr("its hips are not above its root."));
    return rest;
}

} // namespace marrow
