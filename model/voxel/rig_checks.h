#pragma once

#include "model/base/progress.h"
#include "model/base/report.h"
#include "model/voxel/voxel_grid.h"
#include "model/voxel/voxel_rig.h"

namespace marrow {

/// What the rig checker finds. Codes:
/// rig.joint-empty        a joint no voxel follows: info when joints hang from it, else a warning
/// rig.joint-island       voxels of a joint that do not touch its largest piece
/// rig.voxel-far          a piece far from its joint's bone although another bone is much nearer
/// rig.joint-flat         a joint with a scale of 0
/// rig.duplicate-name     joints of one name, with the paths of all
/// rig.default-unassigned pieces left to the default joint apart from its largest: probably missed by a brush
/// rig.default-everything (info) all voxels follow the default joint although there are others
/// rig.unknown-joint      (error) voxels that follow a joint the skeleton lacks
/// rig.default-unknown    (error) the default joint is not in the skeleton
/// and those of clip_checks.h.
/// Pointers are "joint/12" and "voxel/x,y,z"; a duplicate name points to the last joint that has it.
struct RigCheckOptions
{
    int maxPerJoint = 20; ///< further findings of a kind for one joint are summed up in one
};
/// Linear in the cells of the grid; may run on a worker. A cancelled run returns what it had.
Report checkRig(const VoxelGrid &grid, const Rig &rig, const RigCheckOptions &options = {},
                const Progress &progress = {});

/// The names from the root down, "root/hips/spine".
QString jointPath(const Skeleton &skeleton, JointId joint);

} // namespace marrow
