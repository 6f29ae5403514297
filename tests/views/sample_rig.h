#pragma once

#include "model/commands/voxel_commands.h"
#include "model/voxel/voxel_rig.h"

#include <memory>

namespace marrow {

/// A small figure, 16 × 24 × 8, with a torso, two arms and a head in different colours; no rig.
inline VoxelAsset sampleModel()
{
    VoxelAsset asset;
    asset.grid = VoxelGrid({16, 24, 8});
    const auto box = [&](Int3 low, Int3 high, std::uint8_t color) {
        for (int z = low.z; z <= high.z; ++z) {
            for (int y = low.y; y <= high.y; ++y) {
                for (int x = low.x; x <= high.x; ++x) {
                    asset.grid.set({x, y, z}, color);
                    ++asset.voxelCount;
                }
            }
        }
    };
    box({5, 0, 2}, {10, 15, 5}, 1);  // torso: 6 · 16 · 4
    box({1, 8, 2}, {4, 15, 5}, 2);   // right arm: 4 · 8 · 4
    box({11, 8, 2}, {14, 15, 5}, 2); // left arm
    box({6, 16, 2}, {9, 21, 5}, 3);  // head: 4 · 6 · 4
    asset.palette.set(1, {200, 80, 60});
    asset.palette.set(2, {230, 190, 150});
    asset.palette.set(3, {240, 220, 190});
    asset.sourceHash = QByteArray(32, '\x5a');
    asset.assetUuid = QByteArray(16, '\x11');
    FileSection meta;
    meta.tag = "META";
    meta.flags = 1;
    meta.offset = 64;
    meta.bytes = QByteArray(128, '\0');
    meta.bytes[0] = 1;
    meta.bytes[16] = 16;
    meta.rawLength = 128;
    FileSection other = meta;
    other.tag = "MSH0";
    other.chunkId = 3;
    other.offset = 192;
    other.crcOk = false;
    asset.sections = {meta, other};
    return asset;
}

/// The figure with six joints: root 0, torso 1, arm_L 2, arm_R 3, head 4, hat 5 (nameless, no voxels).
inline VoxelAsset sampleRig()
{
    VoxelAsset asset = sampleModel();
    Rig rig;
    const auto joint = [&](JointId id, std::optional<JointId> parent, const char *name, Eigen::Vector3f at) {
        Joint value;
        value.id = id;
        value.parent = parent;
        value.name = QLatin1String(name);
        value.rest.translation = at;
        rig.skeleton.insert(value);
    };
    joint(0, {}, "root", {8, 0, 4});
    joint(1, JointId(0), "torso", {0, 4, 0});
    joint(2, JointId(1), "arm_L", {3, 10, 0});
    joint(3, JointId(1), "arm_R", {-3, 10, 0});
    joint(4, JointId(1), "head", {0, 12, 0});
    joint(5, JointId(4), "", {0, 6, 0});
    rig.binding = VoxelBinding(asset.grid.size(), 0);
    for (int x = 0; x < 16; ++x) {
        for (int y = 0; y < 24; ++y) {
            for (int z = 0; z < 8; ++z) {
                const std::uint8_t color = asset.grid.at({x, y, z});
                if (color == 0)
                    continue;
                const JointId owner = color == 1 ? (y < 4 ? 0 : 1) : color == 3 ? 4 : x < 8 ? 3 : 2;
                rig.binding.set({x, y, z}, owner);
            }
        }
    }
    asset.rig = rig;
    return asset;
}

} // namespace marrow
