#pragma once

#include "model/voxel/skeleton.h"
#include "model/voxel/voxel_set.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace marrow {

/// One key of the selected clip.
struct KeyRef
{
    JointId joint = 0;
    std::uint32_t timeMs = 0;

    auto operator<=>(const KeyRef &) const = default;
};

/// What is picked in a voxel document. A plain value of ids: an id that an edit removed is dropped by the document.
struct VoxelSelection
{
    std::vector<JointId> joints;        ///< in the order they were picked
    std::optional<JointId> activeJoint; ///< the one the inspector and the painting tools use
    VoxelSet voxels;
    std::optional<std::uint16_t> clip;
    std::vector<KeyRef> keys; ///< ascending, keys of `clip`

    bool operator==(const VoxelSelection &) const = default;
};

} // namespace marrow
