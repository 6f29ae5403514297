#pragma once

#include "model/base/progress.h"
#include "model/base/result.h"
#include "model/voxel/bone_mesher.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/voxel_rig.h"

#include <QStringList>

#include <optional>

namespace marrow {

/// How a voxel rig becomes a GLB.
struct VoxelGlbOptions
{
    QString name;               ///< of the model, as viewers list it
    double unitsPerVoxel = 1;   ///< glTF counts in metres; a scale of the topmost node, the vertices stay in voxels
    Interpolation interpolation = Interpolation::Linear;
    std::optional<std::uint16_t> onlyClip; ///< nullopt: all clips
};

struct VoxelGlb
{
    QByteArray bytes;
    QStringList notes; ///< what had to be written otherwise than it stands in the rig; sentences for people
};

/// Writes a voxel asset as binary glTF 2.0. Axes are those of the grid, which glTF shares: x right, y up, right-handed.
///
/// One mesh from `mesh` (a joined BoneMesh of the asset) with at most two primitives, what is opaque and what is transparent;
/// colours are looked up in a 16 × 16 palette texture. With a rig there is one skin: every vertex follows one joint with
/// weight 1, and a node a joint under one topmost node. Node `extras` hold the joint's id, animation `extras` the clip's id.
///
/// Every clip becomes an animation that plays as sampleTrack() does, up to the clip's whole duration: Linear as LINEAR (turns
/// of nearly half a circle get a key in between, so that every reader goes the same way round), Step as STEP, Smooth as
/// CUBICSPLINE for translation and scale and, for rotation, as LINEAR keys close enough to stay within 1e-4 radians.
///
/// Fails with "gltf.too-large" and "gltf.cancelled".
Result<VoxelGlb> exportVoxelGlb(const VoxelAsset &asset, const MeshBlock &mesh, const VoxelGlbOptions &options,
                                const Progress &progress = {});

} // namespace marrow
