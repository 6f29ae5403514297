#pragma once

#include "model/voxel/voxel_selection.h"
#include "views/painting/paint_settings.h"

#include <utility>
#include <vector>

namespace marrow {

/// Where a gesture is in the model.
struct PaintPoint
{
    Int3 voxel;
    FaceSide side = 0;
    /// The view's direction in the bind grid of the joint under the pointer, for brushes and boxes that go through.
    Eigen::Vector3d viewDirection = -Eigen::Vector3d::UnitZ();
};

/// What one tool chooses between where a gesture began, where it was and where it is. Not for the lasso, whose shape is in
/// the view, and not for the gradient, which gives to two joints.
VoxelSet chooseVoxels(const SelectionSource &source, const PaintSettings &settings, const PaintPoint &start, const PaintPoint &last,
                      const PaintPoint &now);

/// The six-connected piece of `set` that holds `start`, empty when it does not.
VoxelSet connectedPiece(const VoxelGrid &grid, const VoxelSet &set, Int3 start);

/// Splits voxels between two joints by a gesture from `from` to `to`.
GradientSplit chooseGradient(const SelectionSource &source, const PaintSettings &settings, const VoxelSet &voxels, Int3 from, Int3 to);

/// The solid cells whose joint differs, by the joint they have in `after`: arguments for binding.assign.
std::vector<std::pair<JointId, VoxelSet>> changedCells(const VoxelGrid &grid, const VoxelBinding &before, const VoxelBinding &after);

} // namespace marrow
