#pragma once

#include "model/voxel/voxel_grid.h"

#include <algorithm>

namespace marrow {

/// A box of cells, both ends included. Empty when an axis of `high` lies below `low`, as in the default-made box.
struct VoxelBox
{
    Int3 low{0, 0, 0};
    Int3 high{-1, -1, -1};

    static VoxelBox whole(Int3 size) { return {{0, 0, 0}, {size.x - 1, size.y - 1, size.z - 1}}; }

    bool empty() const { return high.x < low.x || high.y < low.y || high.z < low.z; }
    bool contains(Int3 p) const
    {
        return p.x >= low.x && p.y >= low.y && p.z >= low.z && p.x <= high.x && p.y <= high.y && p.z <= high.z;
    }
    /// Cells along each axis; meaningless for an empty box.
    Int3 extent() const { return {high.x - low.x + 1, high.y - low.y + 1, high.z - low.z + 1}; }
    VoxelBox intersected(const VoxelBox &o) const
    {
        return {{std::max(low.x, o.low.x), std::max(low.y, o.low.y), std::max(low.z, o.low.z)},
                {std::min(high.x, o.high.x), std::min(high.y, o.high.y), std::min(high.z, o.high.z)}};
    }
    VoxelBox grown(int cells) const
    {
        return {{low.x - cells, low.y - cells, low.z - cells}, {high.x + cells, high.y + cells, high.z + cells}};
    }
    void include(Int3 p)
    {
        if (empty()) {
            low = high = p;
            return;
        }
        for (int axis = 0; axis < 3; ++axis) {
            low[axis] = std::min(low[axis], p[axis]);
            high[axis] = std::max(high[axis], p[axis]);
        }
    }
    bool operator==(const VoxelBox &) const = default;
};

} // namespace marrow
