#pragma once

#include "app/jobs/file_verbs.h"
#include "model/voxel/voxel_rig.h"

namespace marrow {

/// Writes a voxel asset to `options.out` as its extension says: .json, .obj (with its .mtl beside it) or .glb. `options.in` is not
/// read: this is what `convert` and the studio's export share, so both give the same bytes. Any thread.
/// Fails with "usage.value" (an option that does not fit), "job.no-clip", "job.unsupported" and what saving fails with.
JobOutcome exportVoxelAsset(const VoxelAsset &asset, const ConvertOptions &options, const JobContext &context);

} // namespace marrow
