#pragma once

#include "model/voxel/voxel_binding.h"
#include "model/voxel/voxel_set.h"

#include <vector>

namespace marrow {

/// A straight edge of the surface of a voxel set, in the bind grid; it moves with a joint.
struct OutlineEdge
{
    JointId joint = 0;
    Int3 from;
    Int3 to;

    bool operator==(const OutlineEdge &) const = default;
};

/// The edges where the surface of the set bends, straight runs joined. Voxels of different joints count as different
/// bodies. A set whose box is too large to look at cell by cell gives the edges of its box.
std::vector<OutlineEdge> outlineEdges(const VoxelSet &voxels, Int3 gridSize, const VoxelBinding *binding);

} // namespace marrow
