#pragma once

#include "model/voxel/voxel_binding.h"
#include "model/voxel/voxel_box.h"

#include <cstring>

namespace marrow {

/// Calls `visit(cell, offset, joint)` for every solid cell of a box, in the order of offsets. Empty stretches are
/// skipped eight cells at a time, and the joint is looked up a block row at a time.
template <class Visit>
void forEachSolid(const VoxelGrid &grid, const VoxelBinding &binding, const VoxelBox &range, Visit &&visit)
{
    const VoxelBox box = range.intersected(VoxelBox::whole(grid.size()));
    const std::uint8_t *cells = grid.data();
    for (int z = box.low.z; z <= box.high.z; ++z) {
        for (int y = box.low.y; y <= box.high.y; ++y) {
            for (int x = box.low.x; x <= box.high.x;) {
                const int end = std::min((x | (VoxelBinding::kBlockSize - 1)), box.high.x) + 1;
                const std::uint32_t offset = grid.offset({x, y, z});
                if (end - x == VoxelBinding::kBlockSize) {
                    std::uint64_t words[2];
                    std::memcpy(words, cells + offset, sizeof words);
                    if ((words[0] | words[1]) == 0) {
                        x = end;
                        continue;
                    }
                }
                const int block = binding.blockIndexOf({x, y, z});
                const auto *values = binding.blockCells(block);
                const JointId uniform = binding.blockUniform(block);
                std::size_t inBlock = VoxelBinding::cellInBlock({x, y, z});
                for (std::uint32_t i = offset; x < end; ++x, ++i, ++inBlock) {
                    if (cells[i] != 0)
                        visit(Int3{x, y, z}, i, values ? (*values)[inBlock] : uniform);
                }
            }
        }
    }
}

} // namespace marrow
