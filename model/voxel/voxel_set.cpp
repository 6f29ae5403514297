#include "model/voxel/voxel_set.h"

#include <algorithm>
#include <bit>

namespace marrow {

VoxelSet VoxelSet::fromOffsets(std::vector<std::uint32_t> offsets)
{
    std::sort(offsets.begin(), offsets.end());
    offsets.erase(std::unique(offsets.begin(), offsets.end()), offsets.end());
    VoxelSet set;
    for (const std::uint32_t offset : offsets)
        set.append(offset, 1);
    return set;
}

VoxelSet VoxelSet::fromBits(const std::vector<std::uint64_t> &bits)
{
    VoxelSet set;
    for (std::size_t word = 0; word < bits.size(); ++word) {
        std::uint64_t left = bits[word];
        while (left != 0) {
            const int from = std::countr_zero(left);
            const int length = std::countr_one(left >> from);
            set.append(static_cast<std::uint32_t>(64 * word) + static_cast<std::uint32_t>(from),
                       static_cast<std::uint32_t>(length));
            left &= length + from == 64 ? 0 : ~std::uint64_t(0) << (from + length);
        }
    }
    return set;
}

std::size_t VoxelSet::count() const
{
    std::size_t total = 0;
    for (const VoxelRun &run : m_runs)
        total += run.count;
    return total;
}

bool VoxelSet::contains(std::uint32_t offset) const
{
    const auto after = std::upper_bound(m_runs.begin(), m_runs.end(), offset,
                                        [](std::uint32_t wanted, const VoxelRun &run) { return wanted < run.first; });
    return after != m_runs.begin() && offset < (after - 1)->end();
}

VoxelSet VoxelSet::united(const VoxelSet &other) const
{
    VoxelSet result;
    auto a = m_runs.begin();
    auto b = other.m_runs.begin();
    while (a != m_runs.end() || b != other.m_runs.end()) {
        const bool takeA = b == other.m_runs.end() || (a != m_runs.end() && a->first <= b->first);
        const VoxelRun run = takeA ? *a++ : *b++;
        if (!result.m_runs.empty() && run.first <= result.m_runs.back().end()) {
            VoxelRun &last = result.m_runs.back();
            last.count = std::max(last.end(), run.end()) - last.first;
        } else {
            result.m_runs.push_back(run);
        }
    }
    return result;
}

VoxelSet VoxelSet::intersected(const VoxelSet &other) const
{
    VoxelSet result;
    auto a = m_runs.begin();
    auto b = other.m_runs.begin();
    while (a != m_runs.end() && b != other.m_runs.end()) {
        const std::uint32_t first = std::max(a->first, b->first);
        const std::uint32_t end = std::min(a->end(), b->end());
        if (first < end)
            result.append(first, end - first);
        if (a->end() < b->end())
            ++a;
        else
            ++b;
    }
    return result;
}

VoxelSet VoxelSet::without(const VoxelSet &other) const
{
    VoxelSet result;
    auto b = other.m_runs.begin();
    for (const VoxelRun &run : m_runs) {
        std::uint32_t first = run.first;
        while (b != other.m_runs.end() && b->end() <= first)
            ++b;
        for (auto cut = b; cut != other.m_runs.end() && cut->first < run.end(); ++cut) {
            if (cut->first > first)
                result.append(first, cut->first - first);
            first = std::max(first, cut->end());
        }
        if (first < run.end())
            result.append(first, run.end() - first);
    }
    return result;
}

VoxelBox VoxelSet::bounds(Int3 gridSize) const
{
    VoxelBox box;
    const auto at = [&](std::uint32_t offset) {
        const int o = static_cast<int>(offset);
        return Int3{o % gridSize.x, o / gridSize.x % gridSize.y, o / (gridSize.x * gridSize.y)};
    };
    for (const VoxelRun &run : m_runs) {
        const Int3 first = at(run.first);
        const Int3 last = at(run.end() - 1);
        box.include(first);
        box.include(last);
        // A run past the end of a row covers rows whole, one past the end of a slice covers slices.
        if (first.y != last.y || first.z != last.z) {
            box.include({0, first.y, first.z});
            box.include({gridSize.x - 1, last.y, last.z});
        }
        if (first.z != last.z) {
            box.include({first.x, 0, first.z});
            box.include({last.x, gridSize.y - 1, last.z});
        }
    }
    return box;
}

} // namespace marrow
