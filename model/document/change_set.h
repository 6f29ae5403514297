#pragma once

#include "model/voxel/skeleton.h"

#include <QFlags>

#include <cstdint>
#include <vector>

namespace marrow {

/// What a committed command, macro, undo or redo changed in a voxel document. Computed by comparing before and after, so
/// it never says less than what happened; lists are ascending and without repeats.
struct ChangeSet
{
    enum Flag : unsigned {
        RigPresence = 1 << 0,       ///< a rig was begun, replaced or taken away: read everything anew
        SkeletonStructure = 1 << 1, ///< joints were added or removed, or got another id or parent
        JointNames = 1 << 2,
        RestPose = 1 << 3,     ///< rest transforms changed
        Binding = 1 << 4,      ///< voxels follow another joint, in `blocks`
        DefaultJoint = 1 << 5, ///< which joint is the default
        Clips = 1 << 6,        ///< clips in `clips` were added, removed or changed
        Sections = 1 << 7,     ///< other sections of the file, such as the thumbnail
        Everything = (1 << 8) - 1,
    };
    Q_DECLARE_FLAGS(Flags, Flag)
    enum class Cause { Command, Undo, Redo, Reset };

    Cause cause = Cause::Command;
    Flags flags;
    std::vector<JointId> joints;      ///< added, removed or changed joints (names, parents, rests)
    std::vector<int> blocks;          ///< blocks of VoxelBinding that may differ
    std::vector<std::uint16_t> clips; ///< ids

    bool empty() const { return !flags; }
    bool has(Flag flag) const { return flags.testFlag(flag); }
    void unite(const ChangeSet &other);
};

Q_DECLARE_OPERATORS_FOR_FLAGS(ChangeSet::Flags)

} // namespace marrow
