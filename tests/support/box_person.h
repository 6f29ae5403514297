#pragma once

#include "model/character/character_model.h"
#include "model/character/humanoid_skeleton.h"

#include <QMap>

#include <cmath>
#include <map>

namespace marrow::test {

/// A person of tubes, 2 m high, whose joints are known: what the analysis finds can be compared with what was built.
struct BoxPersonOptions
{
    float armDegrees = 0;       ///< of the arms below the horizontal
    bool backward = false;      ///< looks towards −Z
    bool ownSkin = false;       ///< has a skin of its own with Mixamo names
    bool scaledNode = false;    ///< lies in centimetres on its back in the file, put upright by its node
    bool sword = false;         ///< a piece that hangs from the right hand of its own skeleton
    int rings = 12;             ///< along each tube: more rings, more vertices
    int around = 12;
};

using PersonJoints = std::map<QString, Eigen::Vector3f>;

/// Where the joints of the person are.
inline PersonJoints boxPersonJoints(const BoxPersonOptions &options = {})
{
    const float angle = options.armDegrees * 3.14159265F / 180;
    const Eigen::Vector3f arm(std::cos(angle), -std::sin(angle), 0);
    const float front = options.backward ? -1.0F : 1.0F;
    PersonJoints joints = {{"hips", {0, 1.05F, 0}}, {"spine", {0, 1.15F, 0}}, {"chest", {0, 1.4F, 0}}, {"neck", {0, 1.63F, 0}}, {"head", {0, 1.7F, 0}}};
    // Looking the other way, the left side is at low x.
    for (const float side : {1.0F, -1.0F}) {
        const QString suffix = (side > 0) != options.backward ? "_L" : "_R";
        const auto put = [&](const char *name, Eigen::Vector3f at) {
            at.x() *= side;
            joints[name + suffix] = at;
        };
        const Eigen::Vector3f shoulder(0.2F, 1.55F, 0);
        put("upper_arm", shoulder);
        put("forearm", shoulder + 0.32F * arm);
        put("hand", shoulder + 0.58F * arm);
        put("thigh", {0.11F, 1.02F, 0});
        put("shin", {0.11F, 0.55F, 0});
        put("foot", {0.11F, 0.1F, 0});
        put("toe", {0.11F, 0.03F, front * 0.12F});
    }
    return joints;
}

namespace detail {

/// A tube of rings from one point to another, closed by its first and last ring drawn to a point.
inline void addTube(ModelPrimitive &primitive, const Eigen::Vector3f &from, const Eigen::Vector3f &to, float radius, int rings, int around, float flat = 1,
                    float middleRadius = 0, std::uint16_t joint = 0)
{
    const Eigen::Vector3f along = (to - from).normalized();
    const Eigen::Vector3f side = std::abs(along.z()) > 0.9F ? Eigen::Vector3f::UnitX() : along.cross(Eigen::Vector3f::UnitZ()).normalized();
    const Eigen::Vector3f up = side.cross(along);
    const auto first = static_cast<std::uint32_t>(primitive.positions.size());
    for (int ring = -1; ring <= rings + 1; ++ring) {
        const float t = static_cast<float>(std::clamp(ring, 0, rings)) / static_cast<float>(rings);
        float r = ring < 0 || ring > rings ? 0 : radius;
        if (middleRadius > 0 && r > 0)
            r = radius + (middleRadius - radius) * std::sin(t * 3.14159265F);
        for (int i = 0; i < around; ++i) {
            const float a = 2 * 3.14159265F * static_cast<float>(i) / static_cast<float>(around);
            primitive.positions.push_back(from + t * (to - from) + r * std::cos(a) * side + flat * r * std::sin(a) * up);
            primitive.joints.push_back({joint, 0, 0, 0});
            primitive.weights.emplace_back(1, 0, 0, 0);
        }
    }
    const auto at = [&](int ring, int i) { return first + static_cast<std::uint32_t>((ring + 1) * around + (i + around) % around); };
    for (int ring = -1; ring <= rings; ++ring) {
        for (int i = 0; i < around; ++i) {
            for (const std::uint32_t corner : {at(ring, i), at(ring + 1, i), at(ring, i + 1), at(ring, i + 1), at(ring + 1, i), at(ring + 1, i + 1)})
                primitive.triangles.push_back(corner);
        }
    }
}

inline void addMesh(CharacterModel &model, const QString &name, ModelPrimitive primitive)
{
    ModelMesh mesh;
    mesh.name = name;
    mesh.primitives.push_back(std::move(primitive));
    model.meshes.push_back(std::move(mesh));
}

inline int addNode(CharacterModel &model, const QString &name, int parent, const Eigen::Vector3f &world, const Eigen::Vector3f &parentWorld)
{
    ModelNode node;
    node.name = name;
    node.parent = parent;
    node.local.translation = world - parentWorld;
    node.matrix = node.local.matrix().matrix();
    model.nodes.push_back(node);
    const int index = static_cast<int>(model.nodes.size()) - 1;
    if (parent >= 0)
        model.nodes[static_cast<std::size_t>(parent)].children.push_back(index);
    else
        model.roots.push_back(index);
    return index;
}

} // namespace detail

/// The person as a model. Its own skin, when it has one, gives each tube to the joint it was built around.
inline CharacterModel boxPerson(const BoxPersonOptions &options = {})
{
    using detail::addTube;
    const PersonJoints joints = boxPersonJoints(options);
    const float front = options.backward ? -1.0F : 1.0F;
    CharacterModel model;
    std::map<QString, std::uint16_t> skinPlace;
    if (options.ownSkin) {
        ModelSkin skin;
        const QStringList order = {"hips", "spine", "chest", "neck", "head", "upper_arm_L", "forearm_L", "hand_L", "upper_arm_R", "forearm_R", "hand_R", "thigh_L", "shin_L", "foot_L", "toe_L", "thigh_R", "shin_R", "foot_R", "toe_R"};
        const std::map<QString, QString> parents = {{"spine", "hips"}, {"chest", "spine"}, {"neck", "chest"}, {"head", "neck"}, {"upper_arm_L", "chest"}, {"upper_arm_R", "chest"}, {"forearm_L", "upper_arm_L"}, {"forearm_R", "upper_arm_R"}, {"hand_L", "forearm_L"}, {"hand_R", "forearm_R"}, {"thigh_L", "hips"}, {"thigh_R", "hips"}, {"shin_L", "thigh_L"}, {"shin_R", "thigh_R"}, {"foot_L", "shin_L"}, {"foot_R", "shin_R"}, {"toe_L", "foot_L"}, {"toe_R", "foot_R"}};
        const std::map<QString, QString> mixamo = {{"hips", "Hips"}, {"spine", "Spine"}, {"chest", "Spine2"}, {"neck", "Neck"}, {"head", "Head"}, {"upper_arm", "Arm"}, {"forearm", "ForeArm"}, {"hand", "Hand"}, {"thigh", "UpLeg"}, {"shin", "Leg"}, {"foot", "Foot"}, {"toe", "ToeBase"}};
        std::map<QString, int> nodes;
        for (const QString &joint : order) {
            QString base = joint;
            const QString side = joint.endsWith("_L") ? "Left" : joint.endsWith("_R") ? "Right" : "";
            if (!side.isEmpty())
                base.chop(2);
            const auto parent = parents.find(joint);
            const bool root = parent == parents.end();
            nodes[joint] = detail::addNode(model, "mixamorig:" + side + mixamo.at(base), root ? -1 : nodes.at(parent->second), joints.at(joint), root ? Eigen::Vector3f::Zero() : joints.at(parent->second));
            skinPlace[joint] = static_cast<std::uint16_t>(skin.joints.size());
            skin.joints.push_back(nodes[joint]);
            Eigen::Matrix4f inverse = Eigen::Matrix4f::Identity();
            inverse.topRightCorner<3, 1>() = -joints.at(joint);
            skin.inverseBind.push_back(inverse);
        }
        model.skins.push_back(skin);
    }
    const auto place = [&](const QString &joint) { return options.ownSkin ? skinPlace.at(joint) : std::uint16_t{0}; };
    ModelPrimitive body;
    const int n = options.rings;
    const int a = options.around;
    addTube(body, {0, 0.93F, 0}, {0, 1.1F, 0}, 0.17F, n, a, 0.7F, 0, place("hips"));
    addTube(body, {0, 1.1F, 0}, {0, 1.4F, 0}, 0.16F, n, a, 0.7F, 0, place("spine"));
    addTube(body, {0, 1.4F, 0}, {0, 1.62F, 0}, 0.17F, n, a, 0.7F, 0, place("chest"));
    addTube(body, {0, 1.58F, 0}, {0, 1.74F, 0}, 0.055F, n, a, 1, 0, place("neck"));
    addTube(body, {0, 1.72F, 0}, {0, 2.0F, 0}, 0.09F, n, a, 1, 0.13F, place("head"));
    for (const float side : {1.0F, -1.0F}) {
        const QString suffix = (side > 0) != options.backward ? "_L" : "_R";
        const Eigen::Vector3f shoulder = joints.at("upper_arm" + suffix);
        const Eigen::Vector3f elbow = joints.at("forearm" + suffix);
        const Eigen::Vector3f wrist = joints.at("hand" + suffix);
        const Eigen::Vector3f arm = (wrist - elbow).normalized();
        addTube(body, shoulder - 0.06F * arm, elbow, 0.06F, n, a, 1, 0, place("upper_arm" + suffix));
        addTube(body, elbow, wrist, 0.045F, n, a, 1, 0, place("forearm" + suffix));
        addTube(body, wrist, wrist + 0.2F * arm, 0.04F, n, a, 0.6F, 0.065F, place("hand" + suffix));
        const float x = side * 0.11F;
        addTube(body, {x, 0.96F, 0}, {x, 0.55F, 0}, 0.085F, n, a, 1, 0, place("thigh" + suffix));
        addTube(body, {x, 0.55F, 0}, {x, 0.09F, 0}, 0.06F, n, a, 1, 0, place("shin" + suffix));
        addTube(body, {x, 0.05F, front * -0.07F}, {x, 0.05F, front * 0.12F}, 0.05F, n, a, 1, 0, place("foot" + suffix));
        addTube(body, {x, 0.04F, front * 0.12F}, {x, 0.04F, front * 0.22F}, 0.04F, n, a, 1, 0, place("toe" + suffix));
    }
    if (!options.ownSkin) {
        body.joints.clear();
        body.weights.clear();
    }
    ModelNode node;
    node.name = "body";
    node.mesh = 0;
    node.skin = options.ownSkin ? 0 : -1;
    if (options.scaledNode) {
        // In the file: centimetres, z up, lying along −y.
        node.local.rotation = Eigen::Quaternionf(Eigen::AngleAxisf(-3.14159265F / 2, Eigen::Vector3f::UnitX()));
        node.local.scale = Eigen::Vector3f::Constant(0.01F);
        node.matrix = node.local.matrix().matrix();
        const Eigen::Matrix4f inverse = node.matrix.inverse();
        for (Eigen::Vector3f &position : body.positions)
            position = (inverse * position.homogeneous()).head<3>();
    }
    detail::addMesh(model, "body", std::move(body));
    model.roots.push_back(static_cast<int>(model.nodes.size()));
    model.nodes.push_back(node);
    if (options.sword && options.ownSkin) {
        int hand = -1;
        for (std::size_t i = 0; i < model.nodes.size(); ++i) {
            if (model.nodes[i].name == QLatin1String("mixamorig:RightHand"))
                hand = static_cast<int>(i);
        }
        ModelPrimitive blade;
        addTube(blade, {0, -0.1F, 0}, {0, 1.2F, 0}, 0.03F, n, a);
        blade.joints.clear();
        blade.weights.clear();
        detail::addMesh(model, "sword", std::move(blade));
        const int sword = detail::addNode(model, "sword", hand, Eigen::Vector3f::Zero(), Eigen::Vector3f::Zero());
        model.nodes[static_cast<std::size_t>(sword)].mesh = 1;
    }
    return model;
}

} // namespace marrow::test
