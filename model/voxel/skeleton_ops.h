#pragma once

#include "model/base/result.h"
#include "model/voxel/face_side.h"
#include "model/voxel/mirror_pairs.h"
#include "model/voxel/voxel_components.h"
#include "model/voxel/voxel_rig.h"

#include <map>
#include <optional>
#include <vector>

namespace marrow {

/// The edits of a skeleton and what they mean for binding and clips, over plain values. Each either does all of it or
/// fails and leaves the rig as it was. Codes: skeleton.unknown-joint, skeleton.cycle, skeleton.parent-id-limit (a
/// parent is stored as i16), skeleton.full, skeleton.last-joint, skeleton.duplicate-id, skeleton.name-too-long,
/// skeleton.heir-is-joint, skeleton.singular (a scale of zero stands in the way of keeping a world position),
/// skeleton.not-finite.

/// Translation, rotation and scale of a matrix. What no TRS can hold (shear, from a rotation under a non-uniform scale)
/// is dropped: the axes are made orthogonal by the nearest rotation and keep their scale along it. `lost`, when given,
/// is how far a point one voxel from the origin moves by that. A mirrored matrix gives a negative scale on x.
Transform toTransform(const Eigen::Affine3f &matrix, float *lost = nullptr);

Eigen::Affine3f worldOf(const Skeleton &skeleton, JointId joint);
/// The local transform that stands at `world` under a parent; fails with skeleton.singular.
Result<Transform> localFromWorld(const Skeleton &skeleton, std::optional<JointId> parent, const Eigen::Affine3f &world,
                                 float *lost = nullptr);

/// Where a new joint is put for a clicked voxel: the middle of the clicked side, or the middle of the connected piece
/// of the joint the voxel follows (of the whole connected model when it follows none in the skeleton).
Eigen::Vector3f surfacePoint(Int3 voxel, FaceSide side);
Eigen::Vector3f volumeCentre(const VoxelGrid &grid, const VoxelBinding &binding, Int3 voxel);

/// A new joint at a world position, its axes along the world's (as far as the parents' scales allow).
Result<JointId> addJoint(Rig &rig, std::optional<JointId> parent, const Eigen::Vector3f &worldPosition,
                         const QString &name);
/// A free name: `base`, `base 2`, …
QString freeJointName(const Skeleton &skeleton, const QString &base);
Result<void> renameJoint(Rig &rig, JointId joint, const QString &name);

enum class KeepPlace { World, Local };

/// Removes a joint. Its voxels, its children (which keep their world place) and the role of default joint go to `heir`;
/// its keys are lost. When the heir is one of its descendants, the branch that leads to it moves up to the joint's
/// parent.
Result<void> deleteJoint(Rig &rig, const VoxelGrid &grid, JointId joint, JointId heir);

/// Moves a joint under another parent (nullopt makes a root). World: rest and keys are rewritten so that the bind pose
/// and every key look as before; between keys of moving parents the path may differ. Local: the numbers stay, the joint
/// jumps. Returns how much shear was lost (see toTransform), 0 for none.
Result<float> reparentJoint(Rig &rig, JointId joint, std::optional<JointId> parent, KeepPlace keep);

/// What happens to a joint's keys, which hold whole local transforms, when its rest transform changes.
enum class KeyPolicy {
    KeepOffset, ///< each key keeps its difference to rest: the joint plays the same turn about its new place (the
                ///< default)
    KeepMotion, ///< the voxels play exactly as before
    Untouched,  ///< the numbers stay; the voxels shift by the change while the clip plays
};
enum class ChildPolicy { Follow, KeepWorld };
/// Sets a rest transform. The bind pose's voxels do not move: they are defined in it. The rotation is normalised.
Result<void> setRest(Rig &rig, JointId joint, const Transform &rest, KeyPolicy keys = KeyPolicy::KeepOffset,
                     ChildPolicy children = ChildPolicy::Follow);

/// Copies a joint and all below it to the other side of a plane, names exchanged by side (a name without a side gets a
/// free one). Joints whose counterpart already exists are moved to the mirrored place instead of being copied. Neither
/// voxels nor keys are copied. Returns the ids, the joint's own counterpart first.
Result<std::vector<JointId>> duplicateMirrored(Rig &rig, JointId joint, const MirrorPlane &plane);

/// Gives joints new ids, everywhere they are named. Ids left out stay. Fails when two would be equal or a parent passes
/// its limit.
Result<void> renumberJoints(Rig &rig, const std::map<JointId, JointId> &newIds);
/// Ids 0, 1, 2, … in the order given, which must name every joint once.
Result<void> reorderJoints(Rig &rig, const std::vector<JointId> &order);

/// Makes another joint the default. No voxel changes the joint it follows: only which ones need a record in the file.
Result<void> changeDefaultJoint(Rig &rig, JointId joint);

} // namespace marrow
