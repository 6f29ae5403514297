#pragma once

#include "model/base/progress.h"
#include "model/base/report.h"
#include "model/voxel/voxel_grid.h"
#include "model/voxel/voxel_rig.h"

namespace marrow {

/// What the rig checker finds. Codes:
/// rig.joint-empty (info) a joint no voxel follows and no child continues · rig.joint-island voxels of a joint that do not touch its
/// largest piece · rig.voxel-far a piece that lies far from its joint although another joint is much nearer ·
/// rig.duplicate-name joints of the same name, naming all paths · rig.default-unassigned voxels left to the default joint by accident: pieces of it that touch
/// none of its others while all around them is another joint · rig.default-everything (info) a rig whose voxels all follow the default joint · rig.unknown-joint (error) voxels that
/// follow a joint the skeleton lacks · rig.default-unknown (error) the default joint is not in the skeleton.
/// Pointers are "joint/12" and "voxel/x,y,z".
struct RigCheckOptions
{
    int maxPerJoint = 20; ///< further findings of a kind for one joint are summed up in one
};
/// Linear in the cells of the grid; may run on a worker. A cancelled run returns what it had.
Report checkRig(const VoxelGrid &grid, const Rig &rig, const RigCheckOptions &options = {}, const Progress &progress = {});

/// The names from the root down, "root/hips/spine".
QString jointPath(const Skeleton &skeleton, JointId joint);

} // namespace marrow
