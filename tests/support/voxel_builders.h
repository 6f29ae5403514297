#pragma once

#include "model/voxel/voxel_rig.h"

#include <QByteArray>

namespace marrow::test {

/// A small figure with two arms, two legs and a head, 12×16×6 cells, four colours, no rig.
inline VoxelAsset figure()
{
    VoxelAsset asset;
    asset.grid = VoxelGrid({12, 16, 6});
    asset.chunkSize = {8, 8, 8};
    asset.sourceHash = QByteArray(32, '\x11');
    asset.assetUuid = QByteArray(16, '\x22');
    asset.generatorUuid = QByteArray(16, '\x33');
    for (int colour = 1; colour <= 4; ++colour)
        asset.palette.set(static_cast<std::uint8_t>(colour), {static_cast<std::uint8_t>(colour * 50), 80, 120, 255, 0, 0});
    const auto fill = [&](Int3 low, Int3 high, int colour) {
        for (int z = low.z; z <= high.z; ++z) {
            for (int y = low.y; y <= high.y; ++y) {
                for (int x = low.x; x <= high.x; ++x)
                    asset.grid.set({x, y, z}, static_cast<std::uint8_t>(colour));
            }
        }
    };
    fill({4, 6, 2}, {7, 11, 3}, 1);   // trunk
    fill({4, 12, 1}, {7, 15, 4}, 2);  // head
    fill({0, 10, 2}, {3, 11, 3}, 3);  // an arm on either side
    fill({8, 10, 2}, {11, 11, 3}, 3);
    fill({4, 0, 2}, {5, 5, 3}, 4);    // and a leg
    fill({6, 0, 2}, {7, 5, 3}, 4);
    for (std::uint32_t i = 0; i < asset.grid.cellCount(); ++i)
        asset.voxelCount += asset.grid.data()[i] != 0 ? 1u : 0u;
    return asset;
}

inline Joint joint(int id, int parent, const QString &name, Eigen::Vector3f translation)
{
    Joint result;
    result.id = static_cast<JointId>(id);
    if (parent >= 0)
        result.parent = static_cast<JointId>(parent);
    result.name = name;
    result.rest.translation = translation;
    return result;
}

inline AnimationClip clip(int id, const QString &name, std::vector<JointId> joints, int keys, std::uint32_t stepMs)
{
    AnimationClip result;
    result.id = static_cast<std::uint16_t>(id);
    result.name = name;
    result.durationMs = stepMs * static_cast<std::uint32_t>(keys - 1);
    for (const JointId joint : joints) {
        JointTrack track{joint, {}};
        for (int i = 0; i < keys; ++i) {
            TransformKey key;
            key.timeMs = stepMs * static_cast<std::uint32_t>(i);
            const float angle = 0.2f * static_cast<float>(i) + 0.01f * joint;
            key.value.rotation = Eigen::Quaternionf(Eigen::AngleAxisf(angle, Eigen::Vector3f(1, 2, 3).normalized()));
            key.value.translation = {0.5f * static_cast<float>(i), 1, static_cast<float>(joint)};
            track.keys.append(key);
        }
        result.tracks.push_back(std::move(track));
    }
    return result;
}

/// The figure with ten joints, its limbs bound, and three clips with keys on the forearm.
inline VoxelAsset riggedFigure()
{
    VoxelAsset asset = figure();
    Rig rig;
    rig.skeleton.insert(joint(0, -1, QStringLiteral("root"), {6, 0, 3}));
    rig.skeleton.insert(joint(1, 0, QStringLiteral("hips"), {0, 6, 0}));
    rig.skeleton.insert(joint(2, 1, QStringLiteral("chest"), {0, 4, 0}));
    rig.skeleton.insert(joint(3, 2, QStringLiteral("head"), {0, 2, 0}));
    rig.skeleton.insert(joint(4, 2, QStringLiteral("arm_L"), {2, 1, 0}));
    rig.skeleton.insert(joint(5, 4, QStringLiteral("forearm_L"), {2, 0, 0}));
    rig.skeleton.insert(joint(6, 2, QStringLiteral("arm_R"), {-2, 1, 0}));
    rig.skeleton.insert(joint(7, 6, QStringLiteral("forearm_R"), {-2, 0, 0}));
    rig.skeleton.insert(joint(8, 5, QStringLiteral("hand_L"), {1, 0, 0}));
    rig.skeleton.insert(joint(12, 1, QStringLiteral("leg_L"), {1, 0, 0}));
    rig.skeleton.find(4)->rest.rotation = Eigen::Quaternionf(Eigen::AngleAxisf(0.4f, Eigen::Vector3f::UnitZ()));
    rig.binding = VoxelBinding(asset.grid.size(), 1);
    for (std::uint32_t offset = 0; offset < asset.grid.cellCount(); ++offset) {
        const Int3 p = asset.grid.position(offset);
        if (asset.grid.at(p) == 2)
            rig.binding.set(p, 3);
        else if (asset.grid.at(p) == 3)
            rig.binding.set(p, static_cast<JointId>(p.x >= 10 ? 5 : p.x >= 8 ? 4 : p.x <= 1 ? 7 : 6));
        else if (asset.grid.at(p) == 1)
            rig.binding.set(p, 2);
    }
    rig.clips.push_back(clip(0, QStringLiteral("idle"), {2, 5}, 5, 200));
    rig.clips.push_back(clip(3, QStringLiteral("wave"), {4, 5, 8}, 9, 100));
    rig.clips.push_back(clip(9, QStringLiteral("走る"), {1, 5, 7, 12}, 7, 133));
    asset.rig = std::move(rig);
    return asset;
}

} // namespace marrow::test
