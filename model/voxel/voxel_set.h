#pragma once

#include "model/voxel/voxel_box.h"

#include <cstdint>
#include <vector>

namespace marrow {

/// Consecutive offsets of a grid, first .. first + count - 1.
struct VoxelRun
{
    std::uint32_t first = 0;
    std::uint32_t count = 0;

    std::uint32_t end() const { return first + count; }
    bool operator==(const VoxelRun &) const = default;
};

/// A set of voxels of one grid as sorted, disjoint, non-touching runs of offsets: what a selection tool gives and what
/// assign() takes. A plain value; a solid block of a million voxels costs a few thousand runs.
class VoxelSet
{
public:
    VoxelSet() = default;
    /// From offsets in any order, repeats allowed.
    static VoxelSet fromOffsets(std::vector<std::uint32_t> offsets);
    /// From a bit a cell, bit i of word w standing for offset 64·w + i.
    static VoxelSet fromBits(const std::vector<std::uint64_t> &bits);

    /// Adds a run that begins at or after the end of the last one.
    void append(std::uint32_t first, std::uint32_t count)
    {
        if (count == 0)
            return;
        if (!m_runs.empty() && m_runs.back().end() == first)
            m_runs.back().count += count;
        else
            m_runs.push_back({first, count});
    }

    const std::vector<VoxelRun> &runs() const { return m_runs; }
    bool empty() const { return m_runs.empty(); }
    std::size_t count() const;
    bool contains(std::uint32_t offset) const;

    VoxelSet united(const VoxelSet &other) const;
    VoxelSet intersected(const VoxelSet &other) const;
    VoxelSet without(const VoxelSet &other) const;
    /// The smallest box of cells that holds the set.
    VoxelBox bounds(Int3 gridSize) const;

    template <class Function>
    void forEach(Function &&function) const
    {
        for (const VoxelRun &run : m_runs) {
            for (std::uint32_t offset = run.first; offset < run.end(); ++offset)
                function(offset);
        }
    }

    bool operator==(const VoxelSet &) const = default;

private:
    std::vector<VoxelRun> m_runs;
};

} // namespace marrow
