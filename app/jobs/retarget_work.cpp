#include "app/jobs/retarget_work.h"

#include "io/actions/action_file.h"
#include "io/motion/motion_file.h"
#include "io/name_maps/name_map_file.h"
#include "io/vfp/vfp_file.h"
#include "model/base/sentences.h"
#include "model/character/humanoid_rest.h"
#include "model/voxel/clip_ops.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFuture>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrent>

#include <algorithm>
#include <atomic>
#include <map>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

bool isVoxelFile(const QString &path)
{
    return QFileInfo(path).suffix().compare(QLatin1String("vfp"), Qt::CaseInsensitive) == 0;
}

/// A person's pose of the target for the reference, read as the first frame of an action.
Result<TargetPose> targetPoseFrom(const QString &path, const RetargetTarget &target)
{
    const Result<Action> action = openAction(path);
    if (!action)
        return action.error();
    TargetPose pose = restPose(target);
    for (const ActionTrack &track : action->tracks) {
        const int joint = target.map[track.joint];
        if (joint >= 0)
            pose.locals[static_cast<std::size_t>(joint)] = (target.joints[static_cast<std::size_t>(joint)].restLocal * track.rotations.front()).normalized();
    }
    return pose;
}

/// Until it is done; a cancelled job stops it.
template <class Value>
void waitFor(QFuture<Value> &future, const Progress &progress, std::atomic_bool &stop)
{
    constexpr unsigned long kLookMs = 2;
    while (!future.isFinished()) {
        if (progress.cancelled())
            stop = true;
        QThread::msleep(kLookMs);
    }
}

} // namespace

Result<RetargetSources> openRetargetSources(const QStringList &files, const Progress &progress, const MotionOptions &said)
{
    // Files have nothing to do with each other: they are read beside each other, and taken in their order.
    using Opened = std::shared_ptr<Result<MotionFile>>;
    const auto stop = std::make_shared<std::atomic_bool>(false);
    QThreadPool readers;
    std::vector<QFuture<Opened>> reading;
    for (const QString &path : files) {
        MotionOptions options = said;
        options.progress = Progress({}, stop);
        reading.push_back(QtConcurrent::run(&readers, [path, options] { return std::make_shared<Result<MotionFile>>(openMotions(path, options)); }));
    }
    RetargetSources sources;
    for (qsizetype i = 0; i < files.size(); ++i) {
        progress.report(static_cast<double>(i) / static_cast<double>(files.size()), QFileInfo(files[i]).fileName());
        waitFor(reading[static_cast<std::size_t>(i)], progress, *stop);
        Result<MotionFile> file = std::move(*reading[static_cast<std::size_t>(i)].result());
        if (progress.cancelled())
            continue;
        if (!file) {
            Issue issue = issueFrom(file.error());
            issue.message = Jobs::tr("%1: %2").arg(QFileInfo(files[i]).fileName(), issue.message);
            sources.report.add(issue);
            continue;
        }
        sources.report.append(file->report);
        sources.notes += file->notes;
        std::move(file->clips.begin(), file->clips.end(), std::back_inserter(sources.motions));
    }
    if (sources.motions.empty()) {
        QStringList reasons;
        for (const Issue &issue : sources.report.issues())
            reasons.append(issue.message);
        return Error{QStringLiteral("retarget.no-clips"), Jobs::tr("None of the sources has a clip that can be read. %1").arg(joinedSentences(reasons)).trimmed(), {}, {}};
    }
    return sources;
}

MotionOptions motionOptionsFrom(const RetargetJobOptions &options)
{
    MotionOptions said;
    if (options.up != QLatin1String("auto"))
        said.up = options.up == QLatin1String("x") ? UpAxis::X : options.up == QLatin1String("y") ? UpAxis::Y : UpAxis::Z;
    return said;
}

Result<RetargetDestination> openRetargetDestination(const QString &path, const Progress &progress)
{
    RetargetDestination destination;
    destination.path = path;
    if (isVoxelFile(path)) {
        Result<VfpFile> file = openVfp(path, progress);
        if (!file)
            return file.error();
        Result<VoxelTarget> target = voxelTarget(file->asset);
        if (!target)
            return target.error();
        destination.asset = std::move(file->asset);
        destination.voxel = std::move(*target);
        return destination;
    }
    Result<TargetCharacter> character = openTargetCharacter(path);
    if (!character)
        return character.error();
    destination.character = character->rest;
    destination.model = std::move(character->model);
    return destination;
}

Result<RetargetOptions> retargetOptionsFrom(const RetargetJobOptions &given)
{
    RetargetOptions options;
    if (!(given.fps >= 1 && given.fps <= 240))
        return usageError("usage.value", Jobs::tr("--fps takes a number from 1 to 240."));
    if (!(given.speed >= 0.1 && given.speed <= 10))
        return usageError("usage.value", Jobs::tr("--speed takes a number from 0.1 to 10."));
    if (!(given.hipsScale >= 0 && given.hipsScale <= 4))
        return usageError("usage.value", Jobs::tr("--hips-scale takes a number from 0 to 4."));
    options.fps = given.fps;
    options.hipsScale = given.hipsScale;
    options.speed = given.speed;
    options.hips = given.hips == QLatin1String("full") ? HipsMovement::Full : HipsMovement::Vertical;
    options.loops = given.loops == QLatin1String("always") ? LoopClosing::Always : given.loops == QLatin1String("never") ? LoopClosing::Never : LoopClosing::Auto;
    options.posing = given.pose == QLatin1String("rest") ? TargetPosing::Rest : given.pose == QLatin1String("posed") ? TargetPosing::Posed : TargetPosing::Auto;
    options.lockFeet = given.footLock;
    options.turnDegrees = given.turn;
    for (const QString &name : given.without) {
        const int joint = humanoidJoint(name);
        if (joint < 1)
            return usageError("usage.value", Jobs::tr("--without: “%1” is no joint of the skeleton.").arg(name));
        options.joints[static_cast<std::size_t>(joint)] = false;
    }
    return options;
}

Result<std::vector<NameMap>> retargetMapsFrom(const RetargetJobOptions &given)
{
    if (given.ownMap)
        return std::vector<NameMap>{*given.ownMap};
    if (given.maps.isEmpty())
        return builtInNameMaps();
    std::vector<NameMap> maps;
    for (const QString &name : given.maps) {
        Result<NameMap> map = findNameMap(name, nameMapFolder());
        if (!map)
            return map.error();
        maps.push_back(std::move(*map));
    }
    return maps;
}

Result<RetargetPlan> planFrom(const RetargetJobOptions &given, const std::vector<Motion> &motions, const RetargetDestination &destination)
{
    const Result<RetargetOptions> options = retargetOptionsFrom(given);
    if (!options)
        return options.error();
    const Result<std::vector<NameMap>> maps = retargetMapsFrom(given);
    if (!maps)
        return maps.error();
    Result<RetargetPlan> plan = planRetarget(motions, destination.target(), given.reference, *maps, *options);
    if (!plan || (given.targetPose.isEmpty() && !given.ownPose))
        return plan;
    Result<TargetPose> pose = given.ownPose ? Result<TargetPose>(*given.ownPose) : targetPoseFrom(given.targetPose, plan->target);
    if (!pose)
        return pose.error();
    plan->targetReference = withPose(plan->target, plan->reference, std::move(*pose));
    if (const Result<std::size_t> chosen = chooseReference(motions, given.reference))
        groundReference(*plan, motions[*chosen]);
    return plan;
}

std::vector<AnimationClip> voxelClips(const RetargetBatch &batch, const VoxelTarget &target, const Rig &rig)
{
    Rig taken;
    taken.clips = rig.clips;
    std::vector<AnimationClip> clips;
    for (const BakedClip &baked : batch.clips) {
        const auto id = freeClipId(taken);
        if (!id)
            break;
        clips.push_back(clipFrom(baked, target, rig.skeleton, *id));
        insertClip(taken, clips.back());
    }
    return clips;
}

Result<QStringList> writeRetargeted(const RetargetBatch &batch, const RetargetPlan &plan, const RetargetDestination &destination, const QString &folder, const Progress &progress)
{
    if (!destination.voxel) {
        std::vector<Action> actions;
        for (const BakedClip &clip : batch.clips)
            actions.push_back(actionFrom(clip, plan));
        return saveActions(folder, actions, progress);
    }
    VoxelAsset asset = destination.asset;
    for (AnimationClip &clip : voxelClips(batch, *destination.voxel, *asset.rig))
        insertClip(*asset.rig, std::move(clip));
    if (!QDir().mkpath(folder))
        return Error{QStringLiteral("action.folder"), Jobs::tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(folder)), folder, {}};
    const QString path = folder + QLatin1Char('/') + QFileInfo(destination.path).fileName();
    if (QFileInfo(path) == QFileInfo(destination.path))
        return Error{QStringLiteral("retarget.same-file"), Jobs::tr("%1 is the target itself: choose another folder, so that it stays as it is.").arg(QDir::toNativeSeparators(path)), path, {}};
    if (progress.cancelled())
        return Error{QStringLiteral("action.cancelled"), Jobs::tr("Cancelled; nothing was written."), folder, {}};
    if (const Result<VoxelAsset> saved = saveVfp(asset, path); !saved)
        return saved.error();
    return QStringList{path};
}

} // namespace marrow
