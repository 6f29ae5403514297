#pragma once

#include "model/voxel/skeleton.h"
#include "model/voxel/voxel_grid.h"

#include <array>
#include <memory>
#include <vector>

namespace marrow {

/// Which joint each voxel follows (VFP 6B, VSKN): one joint id a cell, kept in blocks of 16³ that are either one value or
/// 4,096 values. Copies share blocks until one is written, so a snapshot or an undo step costs only what it changes.
/// The value of an empty cell is the default joint and means nothing.
class VoxelBinding
{
public:
    static constexpr int kBlockBits = 4;
    static constexpr int kBlockSize = 1 << kBlockBits;
    static constexpr int kBlockCells = kBlockSize * kBlockSize * kBlockSize;
    using BlockCells = std::array<JointId, kBlockCells>;

    /// The values of one block, x fastest; shared between copies and never written while it is. What an undo step keeps.
    struct Block
    {
        std::shared_ptr<BlockCells> cells; ///< null when every value is `uniform`
        JointId uniform = 0;

        bool sameValues(const Block &other) const;
        std::size_t bytes() const { return sizeof(Block) + (cells ? sizeof(BlockCells) : 0); }
    };

    VoxelBinding() = default;
    VoxelBinding(Int3 gridSize, JointId defaultJoint);

    Int3 gridSize() const { return m_gridSize; }
    JointId defaultJoint() const { return m_defaultJoint; }
    /// Changes only which joint is the default; the cells keep their values.
    void setDefaultJoint(JointId joint) { m_defaultJoint = joint; }

    JointId at(Int3 p) const
    {
        const Block &block = m_blocks[static_cast<std::size_t>(blockIndexOf(p))];
        return block.cells ? (*block.cells)[cellInBlock(p)] : block.uniform;
    }
    void set(Int3 p, JointId joint);

    Int3 blockCounts() const { return m_blockCounts; }
    int blockCount() const { return static_cast<int>(m_blocks.size()); }
    int blockIndexOf(Int3 p) const
    {
        return (p.x >> kBlockBits) + m_blockCounts.x * ((p.y >> kBlockBits) + m_blockCounts.y * (p.z >> kBlockBits));
    }
    /// The lowest cell of a block.
    Int3 blockOrigin(int blockIndex) const;
    static std::size_t cellInBlock(Int3 p)
    {
        constexpr int mask = kBlockSize - 1;
        return static_cast<std::size_t>((p.x & mask) + ((p.y & mask) << kBlockBits) + ((p.z & mask) << (2 * kBlockBits)));
    }
    /// The 4,096 values of a block, x fastest, or nullptr when all are blockUniform().
    const BlockCells *blockCells(int blockIndex) const { return m_blocks[static_cast<std::size_t>(blockIndex)].cells.get(); }
    JointId blockUniform(int blockIndex) const { return m_blocks[static_cast<std::size_t>(blockIndex)].uniform; }

    /// A block to keep and put back later; shares its values.
    Block block(int blockIndex) const { return m_blocks[static_cast<std::size_t>(blockIndex)]; }
    void setBlock(int blockIndex, Block block) { m_blocks[static_cast<std::size_t>(blockIndex)] = std::move(block); }

    /// The 4,096 values of a block for writing many at once: detached from copies, spread out if it was one value.
    /// The pointer is good until the binding is copied.
    JointId *mutableBlock(int blockIndex);

    /// Indices of the blocks whose storage differs from `other`'s (same grid size): what an edit may have touched.
    std::vector<int> changedBlocks(const VoxelBinding &other) const;
    /// Bytes held by blocks that `other` does not share.
    std::size_t unsharedBytes(const VoxelBinding &other) const;

    bool operator==(const VoxelBinding &other) const;

private:
    Int3 m_gridSize;
    Int3 m_blockCounts;
    JointId m_defaultJoint = 0;
    std::vector<Block> m_blocks;
};

} // namespace marrow
