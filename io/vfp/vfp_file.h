#pragma once

#include "io/save_file.h"
#include "model/base/progress.h"
#include "model/base/result.h"
#include "model/voxel/voxel_rig.h"

namespace marrow {

/// A voxel asset as it was read and what was odd about the file. `report` holds a warning when the rig was left out.
struct VfpFile
{
    VoxelAsset asset;
    Report report;
};

/// Reads a VFP 1.x file (appendix A, chapter 6B). A fault of the container or of META, PAL0, CHIX, VOX0 refuses the file; a
/// fault of SKEL, VSKN, ANIM only leaves the rig out (`asset.rigWasDropped`) with a warning; every other section is kept as it
/// is. Errors and warnings name section, byte offset and reason. The asset's sections share the memory of `bytes`.
/// Works on any thread.
Result<VfpFile> readVfp(const QByteArray &bytes);

/// Reads the file at `path`. Codes beyond those of the format: file.open, file.read, file.too-large.
Result<VfpFile> openVfp(const QString &path, const Progress &progress = {});

/// The asset with `sections` exactly as they will be written. What still says the same as the asset keeps its bytes: a file in
/// the writer's order comes back identical, and an edit of the rig changes nothing before SKEL and no cache. Changed voxels or
/// palette: META's revision and hash are new, stale caches are gone. Rig sections that could not be read stay until the asset
/// has a rig. A new asset without a UUID gets a random one.
/// Fails when the rig cannot be said in the format (codes rig.*, with the joint or clip as pointer).
Result<VoxelAsset> preparedForSaving(const VoxelAsset &asset);

/// The file's bytes for an asset from preparedForSaving, handed out piece by piece.
Result<void> writeVfp(const VoxelAsset &prepared, const std::function<Result<void>(QByteArrayView)> &sink);

/// preparedForSaving and writeVfp into memory.
Result<QByteArray> encodeVfp(const VoxelAsset &asset);

/// Saves atomically (see SaveFile) and returns the asset as it now is on disk, for the document to go on from.
Result<VoxelAsset> saveVfp(const VoxelAsset &asset, const QString &path, std::unique_ptr<SaveSteps> steps = makeDiskSaveSteps());

/// SHA-256 over sizes, palette, chunk index and voxels: META's sourceHash of these voxels. Nothing of a rig is in it.
QByteArray computeSourceHash(const VoxelAsset &prepared);

/// The PNG file in THMB, empty when there is none.
QByteArray thumbnailOf(const VoxelAsset &asset);
/// Puts `png` in the place of the thumbnail, or adds one; empty bytes take it away.
VoxelAsset withThumbnail(VoxelAsset asset, const QByteArray &png);

} // namespace marrow
