#include "model/character/skin/weight_list.h"

#include <algorithm>

namespace marrow {

namespace {

WeightList::Block blockOf(const std::vector<VertexWeights> &weights, std::size_t index)
{
    const std::size_t first = index * WeightList::kBlock;
    const std::size_t end = std::min(first + WeightList::kBlock, weights.size());
    return std::make_shared<const std::vector<VertexWeights>>(weights.begin() + static_cast<std::ptrdiff_t>(first),
                                                              weights.begin() + static_cast<std::ptrdiff_t>(end));
}

} // namespace

WeightList::WeightList(const std::vector<VertexWeights> &weights)
{
    assign(weights);
}

std::vector<VertexWeights> WeightList::flat() const
{
    std::vector<VertexWeights> all;
    all.reserve(m_size);
    for (const Block &block : m_blocks)
        all.insert(all.end(), block->begin(), block->end());
    return all;
}

void WeightList::assign(const std::vector<VertexWeights> &weights)
{
    const bool sameSize = weights.size() == m_size;
    m_size = weights.size();
    m_blocks.resize((m_size + kBlock - 1) / kBlock);
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        const auto from = weights.begin() + static_cast<std::ptrdiff_t>(i * kBlock);
        if (sameSize && m_blocks[i] && std::equal(m_blocks[i]->begin(), m_blocks[i]->end(), from))
            continue;
        m_blocks[i] = blockOf(weights, i);
    }
}

bool WeightList::operator==(const WeightList &other) const
{
    if (m_size != other.m_size)
        return false;
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        if (m_blocks[i] != other.m_blocks[i] && *m_blocks[i] != *other.m_blocks[i])
            return false;
    }
    return true;
}

} // namespace marrow
