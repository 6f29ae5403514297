#pragma once

#include "io/vfp/vfp_container.h"

namespace marrow::vfp {

/// The rig sections of a file, nullptr where there is none.
struct RigSections
{
    const FileSection *skeleton = nullptr;
    const FileSection *skin = nullptr;
    const FileSection *animation = nullptr;

    bool none() const { return !skeleton && !skin && !animation; }
};

/// Finds SKEL, VSKN and ANIM; a second one of a kind is a fault.
Result<RigSections> findRigSections(const std::vector<FileSection> &sections);

/// Reads the whole rig (chapter 6B) against the voxels it belongs to. Any fault is returned; what to do about it is the
/// caller's matter. `notes` receives what is odd but harmless.
Result<Rig> readRig(const RigSections &sections, const VoxelGrid &grid, const QByteArray &sourceHash, Report &notes);

Result<Skeleton> readSkeleton(const FileSection &section, const QByteArray &sourceHash);
Result<VoxelBinding> readSkin(const FileSection &section, const Skeleton &skeleton, const VoxelGrid &grid,
                              const QByteArray &sourceHash, const QByteArray &skeletonHash, Report &notes);
Result<std::vector<AnimationClip>> readAnimation(const FileSection &section, const Skeleton &skeleton,
                                                 const QByteArray &sourceHash, const QByteArray &skeletonHash);

/// The payloads a rig is written as. `sourceHash` is META's, `skeletonHash` the hash of the SKEL payload.
/// They fail when the rig cannot be said in the format: a name over 255 bytes, a parent id over 32,767, a voxel bound to a
/// joint the skeleton lacks (codes rig.*).
Result<QByteArray> encodeSkeleton(const Skeleton &skeleton, const QByteArray &sourceHash);
Result<QByteArray> encodeSkin(const Rig &rig, const VoxelGrid &grid, const QByteArray &sourceHash, const QByteArray &skeletonHash);
Result<QByteArray> encodeAnimation(const Rig &rig, const QByteArray &sourceHash, const QByteArray &skeletonHash);

/// SHA-256, 32 bytes: what SKEL's payload is called by VSKN and ANIM.
QByteArray sha256Of(QByteArrayView bytes);

} // namespace marrow::vfp
