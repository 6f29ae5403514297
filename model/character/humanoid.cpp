#include "model/character/humanoid.h"

#include "model/character/joint_map.h"

namespace marrow {

namespace {

/// What VRM calls a joint; with an upper-case first letter where "left" or "right" stands before it.
constexpr std::pair<const char *, const char *> kVrmBones[] = {
    {"hips", "hips"}, {"spine", "spine"}, {"chest", "chest"}, {"neck", "neck"}, {"head", "head"}, {"shoulder", "Shoulder"}, {"upper_arm", "UpperArm"},
    {"forearm", "LowerArm"}, {"hand", "Hand"}, {"thigh", "UpperLeg"}, {"shin", "LowerLeg"}, {"foot", "Foot"}, {"toe", "Toes"}};

/// The nodes that may be joints of the figure: those of the skins, else all. `skeleton.joints[i]` is node `nodes[i]`.
NamedSkeleton candidatesOf(const CharacterModel &model, std::vector<int> &nodes)
{
    nodes = model.jointNodes();
    if (nodes.empty()) {
        for (std::size_t i = 0; i < model.nodes.size(); ++i)
            nodes.push_back(static_cast<int>(i));
    }
    NamedSkeleton skeleton;
    for (const int node : nodes)
        skeleton.joints.push_back({model.nodes[static_cast<std::size_t>(node)].name, -1, Eigen::Vector3f::Zero()});
    return skeleton;
}

void mapByVrm(const CharacterModel &model, HumanoidMapping &mapping)
{
    for (const QString &joint : humanoidJoints()) {
        for (const auto &[bone, node] : model.vrmHumanBones) {
            if (bone == vrmBoneName(joint))
                mapping.nodes.emplace(joint, node);
        }
    }
}

void mapByName(const CharacterModel &model, HumanoidMapping &mapping)
{
    std::vector<int> nodes;
    const auto votes = voteByNames(candidatesOf(model, nodes), builtInNameMaps());
    for (std::size_t joint = 1; joint < votes.size(); ++joint) {
        if (votes[joint].joint >= 0)
            mapping.nodes[humanoidJointName(static_cast<int>(joint))] = nodes[static_cast<std::size_t>(votes[joint].joint)];
    }
}

QStringList namesOf(bool requiredOnly)
{
    QStringList names;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        const QString name = humanoidJointName(joint);
        const bool optional = name == QLatin1String("chest") || name == QLatin1String("neck") || name.startsWith(QLatin1String("shoulder")) || name.startsWith(QLatin1String("toe"));
        if (!requiredOnly || !optional)
            names.append(name);
    }
    return names;
}

} // namespace

const QStringList &humanoidJoints()
{
    static const QStringList names = namesOf(false);
    return names;
}

const QStringList &requiredHumanoidJoints()
{
    static const QStringList names = namesOf(true);
    return names;
}

QString vrmBoneName(const QString &joint)
{
    const bool left = joint.endsWith(QLatin1String("_L")), right = joint.endsWith(QLatin1String("_R"));
    const QString base = left || right ? joint.chopped(2) : joint;
    for (const auto &[name, bone] : kVrmBones) {
        const bool sided = *bone >= 'A' && *bone <= 'Z';
        if (base == QLatin1String(name) && sided == (left || right))
            return (left ? QStringLiteral("left") : right ? QStringLiteral("right") : QString()) + QLatin1String(bone);
    }
    return {};
}

bool HumanoidMapping::complete() const
{
    for (const QString &joint : requiredHumanoidJoints()) {
        if (!nodes.contains(joint))
            return false;
    }
    return true;
}

HumanoidMapping mapHumanoid(const CharacterModel &model)
{
    HumanoidMapping mapping;
    if (!model.vrmHumanBones.empty())
        mapByVrm(model, mapping);
    else
        mapByName(model, mapping);
    for (const QString &joint : humanoidJoints()) {
        if (!mapping.nodes.contains(joint))
            mapping.missing.append(joint);
    }
    return mapping;
}

} // namespace marrow
