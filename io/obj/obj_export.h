#pragma once

#include "model/voxel/bone_mesher.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/voxel_rig.h"

namespace marrow {

/// A Wavefront model in one pose: `obj` and the `mtl` it names.
struct ObjFiles
{
    QByteArray obj;
    QByteArray mtl;
};

struct ObjOptions
{
    QString mtlName;       ///< as the OBJ names its material file
    bool zUp = false;      ///< turned by 90° about x, so that z points up; y up otherwise
    Pose pose = {};        ///< empty: the bind pose
    double scale = 1;      ///< units a voxel
};

/// Writes the bone-aware mesh of an asset: one object a joint (or one, without a rig), quads, a material a palette index with
/// colour, transparency and emission. `mesh` is a joined BoneMesh of the asset. Units are voxels, times
/// `scale`.
ObjFiles exportObj(const VoxelAsset &asset, const MeshBlock &mesh, const ObjOptions &options);

} // namespace marrow
