#pragma once

#include "model/voxel/voxel_box.h"

#include <Eigen/Core>

#include <optional>

namespace marrow {

/// Moves the slice plane that faces the viewer by whole cells: positive steps cut deeper. Gives nullopt when nothing is cut
/// any more; at least one layer stays.
std::optional<VoxelBox> slicedBy(const std::optional<VoxelBox> &slice, Int3 gridSize, const Eigen::Vector3f &forward, int steps);

} // namespace marrow
