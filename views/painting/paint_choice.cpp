#include "views/painting/paint_choice.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace marrow {

namespace {

int dominantAxis(const Eigen::Vector3d &direction)
{
    int axis = 0;
    direction.cwiseAbs().maxCoeff(&axis);
    return axis;
}

VoxelSet chooseBox(const SelectionSource &source, const PaintSettings &settings, const PaintPoint &start, const PaintPoint &now)
{
    Int3 a = start.voxel, b = now.voxel;
    if (settings.boxDepth == SelectionDepth::Through) {
        const int axis = dominantAxis(now.viewDirection);
        a[axis] = 0;
        b[axis] = source.grid.size()[axis] - 1;
    }
    return selectBox(source, a, b);
}

} // namespace

VoxelSet chooseVoxels(const SelectionSource &source, const PaintSettings &settings, const PaintPoint &start, const PaintPoint &last,
                      const PaintPoint &now)
{
    if (!source.grid.contains(now.voxel))
        return {};
    switch (settings.tool) {
    case PaintToolKind::Brush: {
        Brush brush;
        brush.shape = settings.shape;
        brush.size = settings.size;
        brush.depth = settings.brushDepth;
        brush.viewDirection = now.viewDirection;
        return selectStroke(source, last.voxel, now.voxel, brush);
    }
    case PaintToolKind::Face:
        return selectFace(source, now.voxel, now.side);
    case PaintToolKind::Box:
        return chooseBox(source, settings, start, now);
    case PaintToolKind::Fill: {
        FloodLimits limits;
        limits.sameColor = settings.fillSameColor;
        limits.sameJoint = settings.fillSameJoint;
        if (settings.fillFlat)
            limits.flat = now.side;
        return selectFlood(source, now.voxel, limits);
    }
    case PaintToolKind::SameColor:
        return source.grid.at(now.voxel) ? selectColor(source, source.grid.at(now.voxel)) : VoxelSet();
    case PaintToolKind::Band:
        return selectBand(source, settings.bandAxis, start.voxel[settings.bandAxis], now.voxel[settings.bandAxis]);
    case PaintToolKind::Lasso:
    case PaintToolKind::Gradient:
    case PaintToolKind::Pick:
        break;
    }
    return {};
}

VoxelSet connectedPiece(const VoxelGrid &grid, const VoxelSet &set, Int3 start)
{
    if (!grid.contains(start) || !set.contains(grid.offset(start)))
        return {};
    const std::size_t cells = grid.cellCount();
    std::vector<std::uint64_t> open((cells + 63) / 64);
    std::vector<std::uint64_t> found(open.size());
    set.forEach([&](std::uint32_t offset) { open[offset / 64] |= std::uint64_t(1) << (offset % 64); });
    std::vector<std::uint32_t> queue;
    const auto visit = [&](std::uint32_t offset) {
        const std::uint64_t bit = std::uint64_t(1) << (offset % 64);
        if (!(open[offset / 64] & bit))
            return;
        open[offset / 64] &= ~bit;
        found[offset / 64] |= bit;
        queue.push_back(offset);
    };
    visit(grid.offset(start));
    const Int3 size = grid.size();
    const auto row = static_cast<std::uint32_t>(size.x);
    const std::uint32_t layer = row * static_cast<std::uint32_t>(size.y);
    while (!queue.empty()) {
        const std::uint32_t offset = queue.back();
        queue.pop_back();
        const Int3 p = grid.position(offset);
        if (p.x > 0)
            visit(offset - 1);
        if (p.x + 1 < size.x)
            visit(offset + 1);
        if (p.y > 0)
            visit(offset - row);
        if (p.y + 1 < size.y)
            visit(offset + row);
        if (p.z > 0)
            visit(offset - layer);
        if (p.z + 1 < size.z)
            visit(offset + layer);
    }
    return VoxelSet::fromBits(found);
}

GradientSplit chooseGradient(const SelectionSource &source, const PaintSettings &settings, const VoxelSet &voxels, Int3 from, Int3 to)
{
    const Int3 d = to - from;
    int axis = settings.gradientAxis;
    if (axis < 0)
        axis = dominantAxis(Eigen::Vector3d(d.x, d.y, d.z));
    return splitBetween(source.grid, voxels, axis, from[axis] + 0.5, to[axis] + 0.5);
}

std::vector<std::pair<JointId, VoxelSet>> changedCells(const VoxelGrid &grid, const VoxelBinding &before, const VoxelBinding &after)
{
    std::map<JointId, std::vector<std::uint32_t>> byJoint;
    const Int3 size = grid.size();
    for (int block : after.changedBlocks(before)) {
        const Int3 low = after.blockOrigin(block);
        for (int z = low.z; z < std::min(low.z + VoxelBinding::kBlockSize, size.z); ++z) {
            for (int y = low.y; y < std::min(low.y + VoxelBinding::kBlockSize, size.y); ++y) {
                for (int x = low.x; x < std::min(low.x + VoxelBinding::kBlockSize, size.x); ++x) {
                    const Int3 cell{x, y, z};
                    if (grid.at(cell) != 0 && after.at(cell) != before.at(cell))
                        byJoint[after.at(cell)].push_back(grid.offset(cell));
                }
            }
        }
    }
    std::vector<std::pair<JointId, VoxelSet>> sets;
    for (auto &[joint, offsets] : byJoint)
        sets.emplace_back(joint, VoxelSet::fromOffsets(std::move(offsets)));
    return sets;
}

} // namespace marrow
