#include "model/voxel/voxel_binding.h"

#include <algorithm>
#include <cassert>

namespace marrow {

VoxelBinding::VoxelBinding(Int3 gridSize, JointId defaultJoint)
    : m_gridSize(gridSize)
    , m_blockCounts{(gridSize.x + kBlockSize - 1) / kBlockSize, (gridSize.y + kBlockSize - 1) / kBlockSize,
                    (gridSize.z + kBlockSize - 1) / kBlockSize}
    , m_defaultJoint(defaultJoint)
    , m_blocks(static_cast<std::size_t>(m_blockCounts.x * m_blockCounts.y * m_blockCounts.z), Block{nullptr, defaultJoint})
{
}

void VoxelBinding::set(Int3 p, JointId joint)
{
    Block &block = m_blocks[static_cast<std::size_t>(blockIndexOf(p))];
    if (!block.cells) {
        if (block.uniform == joint)
            return;
        block.cells = std::make_shared<BlockCells>();
        block.cells->fill(block.uniform);
    } else if (block.cells.use_count() > 1) {
        if ((*block.cells)[cellInBlock(p)] == joint)
            return;
        block.cells = std::make_shared<BlockCells>(*block.cells);
    }
    (*block.cells)[cellInBlock(p)] = joint;
}

JointId *VoxelBinding::mutableBlock(int blockIndex)
{
    Block &block = m_blocks[static_cast<std::size_t>(blockIndex)];
    if (!block.cells) {
        block.cells = std::make_shared<BlockCells>();
        block.cells->fill(block.uniform);
    } else if (block.cells.use_count() > 1) {
        block.cells = std::make_shared<BlockCells>(*block.cells);
    }
    return block.cells->data();
}

Int3 VoxelBinding::blockOrigin(int blockIndex) const
{
    return {blockIndex % m_blockCounts.x * kBlockSize, blockIndex / m_blockCounts.x % m_blockCounts.y * kBlockSize,
            blockIndex / (m_blockCounts.x * m_blockCounts.y) * kBlockSize};
}

std::vector<int> VoxelBinding::changedBlocks(const VoxelBinding &other) const
{
    assert(m_gridSize == other.m_gridSize);
    std::vector<int> result;
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        if (m_blocks[i].cells != other.m_blocks[i].cells || m_blocks[i].uniform != other.m_blocks[i].uniform)
            result.push_back(static_cast<int>(i));
    }
    return result;
}

std::size_t VoxelBinding::unsharedBytes(const VoxelBinding &other) const
{
    std::size_t bytes = 0;
    for (const int index : changedBlocks(other))
        bytes += blockCells(index) ? sizeof(BlockCells) : sizeof(Block);
    return bytes;
}

bool VoxelBinding::operator==(const VoxelBinding &other) const
{
    if (m_gridSize != other.m_gridSize || m_defaultJoint != other.m_defaultJoint)
        return false;
    for (const int index : changedBlocks(other)) {
        if (!block(index).sameValues(other.block(index)))
            return false;
    }
    return true;
}

bool VoxelBinding::Block::sameValues(const Block &other) const
{
    if (cells == other.cells)
        return cells || uniform == other.uniform;
    if (cells && other.cells)
        return *cells == *other.cells;
    const BlockCells &values = cells ? *cells : *other.cells;
    const JointId wanted = cells ? other.uniform : uniform;
    return std::all_of(values.begin(), values.end(), [wanted](JointId value) { return value == wanted; });
}

} // namespace marrow
