#pragma once

#include "model/character/bound_character.h"

#include <memory>
#include <vector>

namespace marrow {

/// The weights of all vertices, shared block by block: a copy costs a pointer a block, and a stroke replaces the blocks it touched. A plain
/// value.
class WeightList
{
public:
    static constexpr std::size_t kBlock = 1024;
    using Block = std::shared_ptr<const std::vector<VertexWeights>>;

    WeightList() = default;
    explicit WeightList(const std::vector<VertexWeights> &weights);

    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    const VertexWeights &operator[](std::size_t vertex) const { return (*m_blocks[vertex / kBlock])[vertex % kBlock]; }
    std::vector<VertexWeights> flat() const;

    /// Takes over values, keeping the blocks in which nothing differs.
    void assign(const std::vector<VertexWeights> &weights);

    const std::vector<Block> &blocks() const { return m_blocks; }
    void setBlock(std::size_t index, Block block) { m_blocks[index] = std::move(block); }

    bool operator==(const WeightList &other) const;

private:
    std::vector<Block> m_blocks;
    std::size_t m_size = 0;
};

} // namespace marrow
