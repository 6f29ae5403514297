#pragma once

#include "app/jobs/file_verbs.h"
#include "io/vfp/vfp_file.h"

namespace marrow {

/// What inspect, validate, resave, diff, convert and render do for a .vfp.
FileVerbs voxelFileVerbs();
/// The same for a MagicaVoxel .vox (it is inspected, and converted to .vfp).
FileVerbs voxFileVerbs();
/// The same for a model in JSON (checked, and compiled to .vfp).
FileVerbs voxelJsonVerbs();

/// vfp→json, obj, glb.
std::vector<FileVerbs::Conversion> voxelConversions();

/// mesh, pose, pick, gaps, paint, rig, replay.
std::vector<Job> voxelJobs();

Job paintJob();
Job replayJob();
/// `{faces, clips:[{clip, name, everOpen, worst, moments:[{timeMs, widest, open}], seams:[{joints, faces, worst}]}]}`, where `worst`
/// is null or {gap, timeMs, joints, voxel, face}; gaps in voxels (see joint_gaps.h).
Job gapsJob();

/// inspect's `rig`: null, or joints, clips, counts (cli.md).
QJsonValue rigSummary(const VoxelAsset &asset);

/// The document inspect prints of a .vfp, without `bytes` and `issues`.
QJsonObject voxelSummary(const VoxelAsset &asset);

/// "12 × 16 × 6 cells, 1 voxel, 4 colors", and "3 joints, 1 clip".
QString sizeText(const VoxelAsset &asset);
QString rigText(const Rig &rig);

/// What an asset has that another has not, in the asset's own terms: `[{where, what}]`.
QJsonArray voxelDifferences(const VoxelAsset &a, const VoxelAsset &b);

/// The options of jobs that show a pose.
struct PoseChoice
{
    std::optional<int> clip;
    double timeMs = 0;
};

/// The clip of that number or name, nullptr when none was asked for; an error when the asset has no such clip ("job.no-clip").
Result<const AnimationClip *> findClip(const VoxelAsset &asset, const ClipChoice &choice);
/// The clip of that id, nullptr for the bind pose; an error when the asset has no such clip ("job.no-clip").
Result<const AnimationClip *> findClip(const VoxelAsset &asset, const PoseChoice &choice);

} // namespace marrow
