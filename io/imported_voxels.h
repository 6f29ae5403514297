#pragma once

#include "model/voxel/voxel_rig.h"

namespace marrow {

/// A voxel asset made from a file of another format, and what was left out or odd about it.
struct ImportedVoxels
{
    VoxelAsset asset;
    Report report;
};

} // namespace marrow
