#pragma once

#include "model/voxel/bone_mesher.h"
#include "render/voxel/dynamic_mesh.h"

#include <QByteArray>
#include <QRgb>

namespace marrow {

/// Vertices and indices of one joint's quads in one block, ready for DynamicMesh. 24 bytes a vertex.
struct BoneGeometry
{
    QByteArray vertices;
    QByteArray indices;
    VoxelBox box; ///< the cells the quads stand between, for bounds
};

VertexLayout boneVertexLayout();

/// The quads whose palette entry is opaque, or those whose entry lets light through. `owner` is the joint's colour.
BoneGeometry boneGeometry(std::span<const MeshQuad> quads, const Palette &palette, QRgb owner, bool hatched, bool transparent);

} // namespace marrow
