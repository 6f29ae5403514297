#pragma once

#include "model/voxel/bone_mesher.h"
#include "model/voxel/voxel_rig.h"

namespace marrow {

/// A Wavefront model in bind pose: `obj` and the `mtl` it names.
struct ObjFiles
{
    QByteArray obj;
    QByteArray mtl;
};

struct ObjOptions
{
    QString mtlName;       ///< as the OBJ names its material file
    bool zUp = false;      ///< turned by 90° about x, so that z points up; y up otherwise
};

/// Writes the bone-aware mesh of an asset: one object a joint (or one, without a rig), quads, a material a palette index with
/// colour, transparency and emission. `mesh` is a joined BoneMesh of the asset. Units are voxels.
ObjFiles exportObj(const VoxelAsset &asset, const MeshBlock &mesh, const ObjOptions &options);

} // namespace marrow
