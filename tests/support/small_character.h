#pragma once

// A small bound character and its pack, made of plain numbers: a box a joint of the 22-joint skeleton. For tests that must run without
// other people's models.

#include "io/gltf/gltf_builder.h"
#include "model/character/action.h"
#include "model/character/humanoid_rest.h"

#include <QDir>
#include <QFile>

#include <cmath>
#include <span>

namespace marrow::test {

struct SmallCharacter
{
    bool skinned = true;
    float size = 1;
};

inline HumanoidRest smallRest(float size = 1)
{
    HumanoidRest rest = standardHumanoidRest();
    for (Eigen::Vector3f &joint : rest)
        joint *= size;
    return rest;
}

inline QJsonArray numbers(const Eigen::Vector3f &v)
{
    return {static_cast<double>(v.x()), static_cast<double>(v.y()), static_cast<double>(v.z())};
}

/// The nodes of the skeleton, root first; returns the index of each joint.
inline std::array<int, kHumanoidJointCount> addSkeleton(GltfBuilder &builder, const HumanoidRest &rest)
{
    const auto skeleton = humanoidSkeleton();
    std::array<int, kHumanoidJointCount> nodes{};
    for (std::size_t joint = 0; joint < nodes.size(); ++joint) {
        const int parent = skeleton[joint].parent;
        const Eigen::Vector3f local = parent < 0 ? rest[joint] : Eigen::Vector3f(rest[joint] - rest[static_cast<std::size_t>(parent)]);
        nodes[joint] = builder.add("nodes", {{"name", QString::fromLatin1(skeleton[joint].name)}, {"translation", numbers(local)}});
    }
    for (std::size_t joint = 0; joint < nodes.size(); ++joint) {
        QJsonArray children;
        for (std::size_t child = 0; child < nodes.size(); ++child) {
            if (skeleton[child].parent == static_cast<int>(joint))
                children.append(nodes[child]);
        }
        QJsonObject node = builder.entry("nodes", nodes[joint]);
        if (!children.isEmpty())
            node.insert("children", children);
        builder.replace("nodes", nodes[joint], node);
    }
    return nodes;
}

inline QByteArray smallCharacterGlb(const SmallCharacter &how = {})
{
    const HumanoidRest rest = smallRest(how.size);
    GltfBuilder builder;
    builder.set("asset", QJsonObject{{"version", "2.0"}, {"copyright", "CC0 1.0"}});
    const auto nodes = addSkeleton(builder, rest);
    std::vector<float> positions;
    std::vector<std::uint32_t> triangles;
    std::vector<std::uint8_t> joints;
    std::vector<float> weights;
    static constexpr std::uint32_t kBox[] = {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
    for (std::size_t joint = 1; joint < nodes.size(); ++joint) {
        const auto first = static_cast<std::uint32_t>(positions.size() / 3);
        for (int corner = 0; corner < 8; ++corner) {
            const float half = 0.05F * how.size;
            positions.push_back(rest[joint].x() + ((corner & 1) != 0 ? half : -half));
            positions.push_back(rest[joint].y() + ((corner & 2) != 0 ? half : -half));
            positions.push_back(rest[joint].z() + ((corner & 4) != 0 ? half : -half));
            joints.insert(joints.end(), {static_cast<std::uint8_t>(joint - 1), 0, 0, 0});
            weights.insert(weights.end(), {1, 0, 0, 0});
        }
        for (const std::uint32_t index : kBox)
            triangles.push_back(first + index);
    }
    QJsonObject attributes{{"POSITION", builder.addFloats(positions, 3, GltfTarget::Vertices, true)}};
    if (how.skinned) {
        attributes.insert("JOINTS_0", builder.addFours(std::span<const std::uint8_t>(joints)));
        attributes.insert("WEIGHTS_0", builder.addFloats(weights, 4, GltfTarget::Vertices));
    }
    const int indices = builder.addIndices(triangles, static_cast<std::uint32_t>(positions.size() / 3));
    const int mesh = builder.add("meshes", {{"primitives", QJsonArray{QJsonObject{{"attributes", attributes}, {"indices", indices}}}}});
    QJsonObject body{{"name", "body"}, {"mesh", mesh}};
    if (how.skinned) {
        std::vector<float> inverses;
        QJsonArray skinJoints;
        for (std::size_t joint = 1; joint < nodes.size(); ++joint) {
            Eigen::Matrix4f inverse = Eigen::Matrix4f::Identity();
            inverse.block<3, 1>(0, 3) = -rest[joint];
            inverses.insert(inverses.end(), inverse.data(), inverse.data() + 16);
            skinJoints.append(nodes[joint]);
        }
        body.insert("skin", builder.add("skins", {{"joints", skinJoints}, {"inverseBindMatrices", builder.addFloats(inverses, 16, GltfTarget::None)}}));
    }
    const int bodyNode = builder.add("nodes", body);
    builder.add("scenes", {{"nodes", QJsonArray{nodes[0], bodyNode}}});
    builder.set("scene", 0);
    return *builder.takeGlb();
}

/// One pack in plain floats: what tests change by hand. Real packs are made by packActions().
inline QByteArray smallPackGlb(const std::vector<Action> &actions, const HumanoidRest &rest = smallRest())
{
    GltfBuilder builder;
    builder.set("asset", QJsonObject{{"version", "2.0"}});
    const auto nodes = addSkeleton(builder, rest);
    builder.add("scenes", {{"nodes", QJsonArray{nodes[0]}}});
    builder.set("scene", 0);
    for (const Action &action : actions) {
        std::vector<float> times;
        for (int frame = 0; frame < action.frames; ++frame)
            times.push_back(static_cast<float>(frame / action.fps));
        const int input = builder.addFloats(times, 1, GltfTarget::None, true);
        QJsonArray samplers;
        QJsonArray channels;
        for (const ActionTrack &track : action.tracks) {
            std::vector<float> values;
            for (const Eigen::Quaternionf &turn : track.rotations)
                values.insert(values.end(), {turn.x(), turn.y(), turn.z(), turn.w()});
            samplers.append(QJsonObject{{"input", input}, {"output", builder.addFloats(values, 4, GltfTarget::None)}});
            channels.append(QJsonObject{{"sampler", samplers.size() - 1}, {"target", QJsonObject{{"node", nodes[static_cast<std::size_t>(track.joint)]}, {"path", "rotation"}}}});
        }
        builder.add("animations", {{"name", action.id}, {"samplers", samplers}, {"channels", channels}});
    }
    return *builder.takeGlb();
}

/// A joint that swings about an axis by so many degrees and comes back.
inline Action swingAction(const QString &id, const QString &jointName, double degrees, int frames = 31, const Eigen::Vector3f &axis = Eigen::Vector3f::UnitX())
{
    Action action;
    action.id = id;
    action.frames = frames;
    ActionTrack track;
    track.joint = humanoidJoint(jointName);
    for (int frame = 0; frame < frames; ++frame) {
        const double angle = degrees * std::sin(2 * M_PI * frame / (frames - 1)) * M_PI / 180;
        track.rotations.push_back(Eigen::Quaternionf(Eigen::AngleAxisf(static_cast<float>(angle), axis)));
    }
    action.tracks.push_back(std::move(track));
    return action;
}

inline bool writeTestFile(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

inline QByteArray readTestFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace marrow::test
