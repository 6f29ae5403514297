#pragma once

#include "model/voxel/voxel_grid.h"

#include <QImage>

namespace marrow {

/// A soft contact shadow: how much of the light from above the voxels keep from the floor of the grid, as a picture of
/// `margin` voxels more than the grid on every side, x to the right and z downwards. White is full shadow.
QImage groundShadow(const VoxelGrid &grid, int margin);

} // namespace marrow
