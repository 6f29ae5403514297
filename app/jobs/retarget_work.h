#pragma once

#include "app/jobs/job.h"
#include "app/jobs/target_character.h"
#include "io/motion/motion_file.h"
#include "model/character/retarget/retarget.h"
#include "model/character/retarget/voxel_target.h"

#include <variant>

namespace marrow {

/// What the retarget job is told: the command line and the wizard fill the same fields.
struct RetargetJobOptions
{
    QStringList sources;
    QString target;
    QString out;
    QStringList maps; ///< ids or files; empty: those that come with the program
    QString reference;
    double fps = 30;
    double speed = 1;
    QString hips = QStringLiteral("vertical");
    double hipsScale = 1;
    bool footLock = false;
    QString loops = QStringLiteral("auto");
    QString pose = QStringLiteral("auto");
    QString targetPose; ///< an action file whose first frame is the target's reference pose
    std::optional<double> turn;
    QString up = QStringLiteral("auto"); ///< of the sources: "auto", "x", "y", "z"
    QStringList without; ///< joints that are not moved
    QStringList clips;   ///< only these; empty: all
    bool dryRun = false;

    // What a person made in the studio and has not saved; on the command line these are the files of --map and --target-pose.
    std::optional<NameMap> ownMap;
    std::optional<TargetPose> ownPose;
};
OptionList describeRetarget(RetargetJobOptions &options);

/// All clips of the files. A file that cannot be opened is in the report, the others go on; no clip at all is a failure
/// ("retarget.no-clips").
struct RetargetSources
{
    std::vector<Motion> motions;
    Report report;
    QStringList notes;
};
Result<RetargetSources> openRetargetSources(const QStringList &files, const Progress &progress = {}, const MotionOptions &said = {});
/// What the options say of the sources' space, for openRetargetSources.
MotionOptions motionOptionsFrom(const RetargetJobOptions &options);

/// A file that can be a target: a bound character, or a voxel asset with its rig.
struct RetargetDestination
{
    QString path;
    std::optional<HumanoidRest> character;
    std::shared_ptr<const CharacterModel> model; ///< of a character that is at hand, for looking at it
    std::optional<VoxelTarget> voxel;
    VoxelAsset asset; ///< of a voxel target

    const RetargetTarget target() const { return voxel ? voxel->target : characterTarget(*character); }
};
/// `path` may be kStandardTarget. Codes: those of the formats, "character.not-bound", "retarget.target".
Result<RetargetDestination> openRetargetDestination(const QString &path, const Progress &progress = {});

/// The options as values; fails with usage.value, and name-map.unknown for maps.
Result<RetargetOptions> retargetOptionsFrom(const RetargetJobOptions &options);
Result<std::vector<NameMap>> retargetMapsFrom(const RetargetJobOptions &options);

/// The plan for these sources and this target, with the target's pose from its file where one is given.
Result<RetargetPlan> planFrom(const RetargetJobOptions &options, const std::vector<Motion> &motions, const RetargetDestination &destination);

/// The baked clips where the target keeps them: a folder of actions, or a copy of the .vfp with its clips, in `folder`. Returns what was written.
Result<QStringList> writeRetargeted(const RetargetBatch &batch, const RetargetPlan &plan, const RetargetDestination &destination, const QString &folder, const Progress &progress = {});
/// The clips of a voxel target, with ids that are free in its rig.
std::vector<AnimationClip> voxelClips(const RetargetBatch &batch, const VoxelTarget &target, const Rig &rig);

QJsonObject clipReportToJson(const ClipReport &report);

Job retargetJob();

} // namespace marrow
