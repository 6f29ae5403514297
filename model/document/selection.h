#pragma once

#include "model/voxel/key_parts.h"
#include "model/voxel/skeleton.h"
#include "model/voxel/voxel_set.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace marrow {

/// One key of the selected clip, or some of its parts.
struct KeyRef
{
    JointId joint = 0;
    KeyParts parts = kAllParts;
    std::uint32_t timeMs = 0;

    KeyRef() = default;
    KeyRef(JointId itsJoint, std::uint32_t itsTimeMs, KeyParts itsParts = kAllParts)
        : joint(itsJoint)
        , parts(itsParts)
        , timeMs(itsTimeMs)
    {
    }
    bool operator==(const KeyRef &) const = default;
    /// By place alone: a joint has one key at a time.
    std::weak_ordering operator<=>(const KeyRef &other) const
    {
        return joint != other.joint ? joint <=> other.joint : timeMs <=> other.timeMs;
    }
};
/// Sorted, each key once with all the parts that are named of it.
void sortKeys(std::vector<KeyRef> &keys);

/// What is picked in a voxel document. A plain value of ids: an id that an edit removed is dropped by the document.
struct VoxelSelection
{
    std::vector<JointId> joints;        ///< in the order they were picked
    std::optional<JointId> activeJoint; ///< the one the inspector and the painting tools use
    VoxelSet voxels;
    std::optional<std::uint16_t> clip;
    std::vector<KeyRef> keys; ///< ascending, each once, keys of `clip`

    bool operator==(const VoxelSelection &) const = default;
};

} // namespace marrow
