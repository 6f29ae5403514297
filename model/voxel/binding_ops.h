#pragma once

#include "model/voxel/mirror_pairs.h"
#include "model/voxel/voxel_binding.h"
#include "model/voxel/voxel_filter.h"
#include "model/voxel/voxel_set.h"

#include <map>
#include <optional>
#include <vector>

namespace marrow {

/// How tools choose voxels is in voxel_selection.h; this is what is then done with a choice.

enum class AssignMode {
    Replace,        ///< whatever joint the voxel follows now
    OnlyUnassigned, ///< only voxels that follow the default joint
    OnlyJoint,      ///< only voxels that follow AssignOptions::onlyJoint
};

struct AssignOptions
{
    AssignMode mode = AssignMode::Replace;
    JointId onlyJoint = 0;
    /// Ascending. A locked joint neither loses nor gains a voxel: what belongs to it is finished.
    std::vector<JointId> locked;
    /// Also assigns the mirror image to the paired joint. A voxel chosen on both sides keeps the joint it was chosen
    /// for.
    std::optional<MirrorPlane> mirror;
};

struct AssignResult
{
    std::size_t changed = 0;
    std::map<JointId, std::size_t> gained; ///< voxels that now follow this joint and did not before
    std::map<JointId, std::size_t> lost;   ///< by the joint they followed before
    VoxelBox changedBox;
    VoxelSet withoutPartner; ///< with a mirror: chosen voxels that have no voxel on the other side
    bool jointWithoutPartner =
        false; ///< with a mirror: the joint's name has a side but no counterpart; its image was left alone
};

/// Gives the voxels of `set` to `joint`. `pairs` is needed only with a mirror. Empty cells of the set are passed over.
AssignResult assign(VoxelBinding &binding, const VoxelGrid &grid, const VoxelSet &set, JointId joint,
                    const AssignOptions &options = {}, const JointPairs &pairs = {});

/// The voxels assign() would change, both sides of the mirror together: the outline and count shown before the click.
VoxelSet wouldChange(const VoxelBinding &binding, const VoxelGrid &grid, const VoxelSet &set, JointId joint,
                     const AssignOptions &options = {}, const JointPairs &pairs = {});

/// Where each voxel's joint is solid: how many voxels follow each joint. Joints without voxels are left out.
std::map<JointId, std::size_t> voxelsPerJoint(const VoxelGrid &grid, const VoxelBinding &binding);

/// Splits a set between two joints by where the voxels lie along the axis: nearest wins, a tie goes to `a`. Positions
/// in grid units along the axis.
struct GradientSplit
{
    VoxelSet nearA;
    VoxelSet nearB;
};
GradientSplit splitBetween(const VoxelGrid &grid, const VoxelSet &set, int axis, double positionA, double positionB);

} // namespace marrow
