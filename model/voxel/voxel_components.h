#pragma once

#include "model/voxel/voxel_binding.h"
#include "model/voxel/voxel_set.h"

#include <vector>

namespace marrow {

/// A connected piece of a model.
struct VoxelComponent
{
    JointId joint = 0; ///< of all its voxels, 0 when joints were not looked at
    std::size_t voxels = 0;
    VoxelBox box;
    Int3 first;                        ///< the voxel with the lowest offset
    std::array<double, 3> centre = {}; ///< mean of the voxel centres
};

/// All pieces of six-connected voxels, by their lowest offset. Linear in the cells.
struct VoxelComponents
{
    std::vector<VoxelComponent> components;
    /// Sorted runs of offsets, none crossing a row, each with the index of its component.
    std::vector<VoxelRun> runs;
    std::vector<std::uint32_t> componentOfRun;

    /// The index of the component of a voxel, -1 for an empty cell.
    int componentAt(std::uint32_t offset) const;
    VoxelSet voxelsOf(int component) const;
};

/// With a binding, voxels of different joints do not connect.
VoxelComponents findComponents(const VoxelGrid &grid, const VoxelBinding *binding = nullptr);

} // namespace marrow
