#include "model/voxel/voxel_selection.h"

#include "model/voxel/solid_cells.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace marrow {

namespace {

VoxelBox wholeOf(const SelectionSource &source)
{
    const VoxelBox whole = VoxelBox::whole(source.grid.size());
    return source.filter.slice ? whole.intersected(*source.filter.slice) : whole;
}

/// All shown voxels of a box that `accept(cell, offset, joint)` wants.
template <class Accept>
VoxelSet collect(const SelectionSource &source, const VoxelBox &box, Accept &&accept)
{
    VoxelSet set;
    const VoxelBox range = box.intersected(wholeOf(source));
    if (range.empty())
        return set;
    forEachSolid(source.grid, source.binding, range, [&](Int3 cell, std::uint32_t offset, JointId joint) {
        if (source.filter.showsJoint(joint) && accept(cell, offset, joint))
            set.append(offset, 1);
    });
    return set;
}

bool isShown(const SelectionSource &source, Int3 cell)
{
    return source.grid.atOrEmpty(cell) != 0 && source.filter.shows(cell, source.binding.at(cell));
}

/// A side is open where no voxel that is shown stands before it.
bool isOpen(const SelectionSource &source, Int3 cell, FaceSide side)
{
    Int3 beyond = cell;
    beyond[faceAxis(side)] += facesUp(side) ? 1 : -1;
    return !isShown(source, beyond);
}

bool isAtSurface(const SelectionSource &source, Int3 cell)
{
    for (FaceSide side = 0; side < 6; ++side) {
        if (isOpen(source, cell, side))
            return true;
    }
    return false;
}

/// The shape of a brush standing at a voxel.
struct BrushBody
{
    BrushShape shape;
    Eigen::Vector3d middle;
    double half;

    BrushBody(Int3 centre, const Brush &brush)
        : shape(brush.shape)
        , half(std::clamp(brush.size, 1, 2 * VoxelGrid::kMaxSize) / 2.0)
    {
        // An odd size is centred on the voxel, an even one on its upper corner.
        const double shift = brush.size % 2 != 0 ? 0.5 : 1.0;
        middle = Eigen::Vector3d(centre.x + shift, centre.y + shift, centre.z + shift);
    }
    VoxelBox box() const
    {
        VoxelBox result;
        for (int axis = 0; axis < 3; ++axis) {
            result.low[axis] = static_cast<int>(std::ceil(middle[axis] - half - 0.5));
            result.high[axis] = static_cast<int>(std::floor(middle[axis] + half - 0.5));
        }
        return result;
    }
    bool holds(const Eigen::Vector3d &fromMiddle) const
    {
        // A ball of a few voxels looks round when it reaches a little past its radius less half a voxel.
        return shape == BrushShape::Cube ? fromMiddle.cwiseAbs().maxCoeff() <= half
                                         : fromMiddle.squaredNorm() <= half * half;
    }
    /// The same anywhere along a line through the middle.
    bool holdsAlong(const Eigen::Vector3d &fromMiddle, const Eigen::Vector3d &direction) const
    {
        if (shape == BrushShape::Sphere)
            return (fromMiddle - direction * direction.dot(fromMiddle)).squaredNorm() <= half * half;
        double from = -1e9;
        double to = 1e9;
        for (int axis = 0; axis < 3; ++axis) {
            if (std::abs(direction[axis]) < 1e-9) {
                if (std::abs(fromMiddle[axis]) > half)
                    return false;
                continue;
            }
            const double a = (fromMiddle[axis] - half) / direction[axis];
            const double b = (fromMiddle[axis] + half) / direction[axis];
            from = std::max(from, std::min(a, b));
            to = std::min(to, std::max(a, b));
        }
        return from <= to;
    }
};

Eigen::Vector3d centreOf(Int3 cell)
{
    return {cell.x + 0.5, cell.y + 0.5, cell.z + 0.5};
}

} // namespace

VoxelSet selectBrush(const SelectionSource &source, Int3 centre, const Brush &brush)
{
    const BrushBody body(centre, brush);
    if (brush.depth == SelectionDepth::Through && brush.viewDirection.squaredNorm() > 0) {
        const Eigen::Vector3d direction = brush.viewDirection.normalized();
        return collect(source, wholeOf(source), [&](Int3 cell, std::uint32_t, JointId) {
            return body.holdsAlong(centreOf(cell) - body.middle, direction);
        });
    }
    return collect(source, body.box(), [&](Int3 cell, std::uint32_t, JointId) {
        return body.holds(centreOf(cell) - body.middle) &&
               (brush.depth != SelectionDepth::Surface || isAtSurface(source, cell));
    });
}

VoxelSet selectStroke(const SelectionSource &source, Int3 from, Int3 to, const Brush &brush)
{
    const Int3 way = to - from;
    const int steps = std::max({std::abs(way.x), std::abs(way.y), std::abs(way.z)});
    // Dabs a third of the size apart leave no scallops that a voxel would show.
    const int stride =
        brush.depth == SelectionDepth::Through ? std::max(1, brush.size / 2) : std::max(1, brush.size / 3);
    VoxelSet result;
    for (int i = 0; i <= steps; i += stride) {
        const auto along = [&](int axis) {
            return from[axis] + static_cast<int>(std::lround(static_cast<double>(way[axis]) * i / std::max(steps, 1)));
        };
        result = result.united(selectBrush(source, {along(0), along(1), along(2)}, brush));
    }
    return steps % stride == 0 ? result : result.united(selectBrush(source, to, brush));
}

VoxelSet selectBox(const SelectionSource &source, Int3 cornerA, Int3 cornerB)
{
    VoxelBox box{cornerA, cornerA};
    box.include(cornerB);
    return collect(source, box, [](Int3, std::uint32_t, JointId) { return true; });
}

VoxelSet selectSphere(const SelectionSource &source, const Eigen::Vector3d &centre, double radius)
{
    if (!centre.allFinite() || !(radius >= 0))
        return {};
    VoxelBox box;
    for (int axis = 0; axis < 3; ++axis) {
        box.low[axis] = static_cast<int>(std::clamp(std::floor(centre[axis] - radius - 0.5), -1.0, 256.0));
        box.high[axis] = static_cast<int>(std::clamp(std::ceil(centre[axis] + radius), -1.0, 256.0));
    }
    return collect(source, box, [&](Int3 cell, std::uint32_t, JointId) {
        return (centreOf(cell) - centre).squaredNorm() <= radius * radius;
    });
}

VoxelSet selectFlood(const SelectionSource &source, Int3 start, const FloodLimits &limits)
{
    const VoxelGrid &grid = source.grid;
    if (!isShown(source, start))
        return {};
    const std::uint8_t color = grid.at(start);
    const JointId joint = source.binding.at(start);
    const int flatAxis = limits.flat ? faceAxis(*limits.flat) : -1;
    const auto wanted = [&](Int3 cell) {
        return isShown(source, cell) && (!limits.sameColor || grid.at(cell) == color) &&
               (!limits.sameJoint || source.binding.at(cell) == joint) &&
               (!limits.flat || isOpen(source, cell, *limits.flat));
    };
    if (!wanted(start))
        return {};
    std::vector<std::uint64_t> seen((grid.cellCount() + 63) / 64, 0);
    std::vector<std::uint64_t> reached(seen.size(), 0);
    std::vector<Int3> open{start};
    const auto mark = [](std::vector<std::uint64_t> &bits, std::uint32_t offset) {
        const std::uint64_t bit = std::uint64_t(1) << (offset & 63);
        const bool isNew = (bits[offset >> 6] & bit) == 0;
        bits[offset >> 6] |= bit;
        return isNew;
    };
    mark(seen, grid.offset(start));
    while (!open.empty()) {
        const Int3 cell = open.back();
        open.pop_back();
        mark(reached, grid.offset(cell));
        for (FaceSide side = 0; side < 6; ++side) {
            if (faceAxis(side) == flatAxis)
                continue;
            Int3 beyond = cell;
            beyond[faceAxis(side)] += facesUp(side) ? 1 : -1;
            if (grid.contains(beyond) && mark(seen, grid.offset(beyond)) && wanted(beyond))
                open.push_back(beyond);
        }
    }
    return VoxelSet::fromBits(reached);
}

VoxelSet selectFace(const SelectionSource &source, Int3 start, FaceSide side)
{
    FloodLimits limits;
    limits.flat = side;
    return selectFlood(source, start, limits);
}

VoxelSet selectColor(const SelectionSource &source, std::uint8_t paletteIndex)
{
    return collect(source, wholeOf(source),
                   [&](Int3, std::uint32_t offset, JointId) { return source.grid.data()[offset] == paletteIndex; });
}

VoxelSet selectJoint(const SelectionSource &source, JointId wanted)
{
    return collect(source, wholeOf(source), [&](Int3, std::uint32_t, JointId joint) { return joint == wanted; });
}

VoxelSet selectBand(const SelectionSource &source, int axis, int from, int to)
{
    VoxelBox box = VoxelBox::whole(source.grid.size());
    box.low[axis] = std::max(std::min(from, to), 0);
    box.high[axis] = std::min(std::max(from, to), source.grid.size()[axis] - 1);
    return collect(source, box, [](Int3, std::uint32_t, JointId) { return true; });
}

VoxelSet selectAll(const SelectionSource &source)
{
    return collect(source, wholeOf(source), [](Int3, std::uint32_t, JointId) { return true; });
}

} // namespace marrow
