#pragma once

#include "model/voxel/voxel_grid.h"

#include <QImage>

#include <vector>

namespace marrow {

/// A soft contact shadow: how much of the light from above the voxels keep from the floor of the grid, as a picture of
/// `margin` voxels more than the grid on every side, x to the right and z downwards. White is full shadow.
QImage groundShadow(const VoxelGrid &grid, int margin);

/// Darkness (0 to 1, row by row) blurred by three boxes of `radius` texels, as a picture of the same size.
QImage softShadow(std::vector<float> dark, int width, int height, int radius);

} // namespace marrow
