// marrow-cli retarget: clips of any skeleton on the one skeleton or on a voxel rig.

#include "app/jobs/retarget_work.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

QJsonObject residualsToJson(const std::array<float, kHumanoidJointCount> &residuals)
{
    QJsonObject json;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        if (residuals[static_cast<std::size_t>(joint)] >= 0)
            json.insert(humanoidJointName(joint), static_cast<double>(residuals[static_cast<std::size_t>(joint)]));
    }
    return json;
}

QJsonObject mapToJson(const RetargetPlan &plan, const std::vector<Motion> &motions)
{
    QJsonObject json;
    for (const Motion &motion : motions) {
        if (motion.source != plan.reference.file || motion.name != plan.reference.clip)
            continue;
        for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
            const int source = plan.reference.map[joint];
            json.insert(humanoidJointName(joint), source < 0 ? QJsonValue() : QJsonValue(motion.joints[static_cast<std::size_t>(source)].name));
        }
        break;
    }
    return json;
}

QJsonObject resultOf(const RetargetPlan &plan, const std::vector<Motion> &motions, const RetargetBatch &batch)
{
    QJsonArray clips;
    for (const ClipReport &clip : batch.card.clips)
        clips.append(clipReportToJson(clip));
    return {{"reference", QJsonObject{{"file", plan.reference.file}, {"clip", plan.reference.clip}, {"turnDegrees", plan.reference.turnDegrees}}},
            {"map", mapToJson(plan, motions)},
            {"targetPosed", plan.targetReference.posed},
            {"restResiduals", residualsToJson(plan.targetReference.restResiduals)},
            {"residuals", residualsToJson(plan.targetReference.residuals)},
            {"maxResidualDegrees", static_cast<double>(batch.card.maxResidual)},
            {"clips", clips}};
}

/// A target without feet has no such measures.
QJsonValue ofFeet(const ClipReport &clip, float measure)
{
    return clip.hasFeet ? QJsonValue(static_cast<double>(measure)) : QJsonValue();
}

QString textOf(const RetargetPlan &plan, const RetargetBatch &batch)
{
    QString text = Jobs::tr("Reference: %1, %2").arg(plan.reference.file, plan.reference.clip) + QLatin1Char('\n');
    text += (plan.targetReference.posed ? Jobs::tr("The target was posed for it; arms and legs are up to %1° off.") : Jobs::tr("The target's rest serves; arms and legs are up to %1° off."))
                .arg(static_cast<double>(batch.card.maxResidual), 0, 'f', 1)
            + QLatin1Char('\n');
    for (const ClipReport &clip : batch.card.clips) {
        text += Jobs::tr("%1: %2 frames, %3 channels, largest angle %4° (%5)")
                    .arg(clip.id).arg(clip.frames).arg(clip.channels).arg(static_cast<double>(clip.maxAngle), 0, 'f', 1)
                    .arg(clip.worstJoint < 0 ? QStringLiteral("–") : humanoidJointName(clip.worstJoint));
        if (clip.hasFeet) {
            text += Jobs::tr(", feet slide %1 m, lowest foot %2 m below the floor")
                        .arg(static_cast<double>(clip.footSlide), 0, 'f', 3).arg(static_cast<double>(clip.floorDepth), 0, 'f', 3);
        }
        text += QLatin1Char('\n');
    }
    return text;
}

std::vector<Motion> chosenClips(const std::vector<Motion> &motions, const QStringList &names)
{
    std::vector<Motion> chosen;
    std::copy_if(motions.begin(), motions.end(), std::back_inserter(chosen),
                 [&](const Motion &motion) { return names.isEmpty() || names.contains(motion.name) || names.contains(shortClipName(motion.name)); });
    return chosen;
}

/// The first name that no motion bears.
QString missingClip(const std::vector<Motion> &motions, const QStringList &names)
{
    const auto missing = std::find_if(names.begin(), names.end(), [&](const QString &name) { return chosenClips(motions, {name}).empty(); });
    return missing == names.end() ? QString() : *missing;
}

JobOutcome refused(const Error &error, const Report &report, const std::vector<Motion> &motions)
{
    JobOutcome outcome = JobOutcome::failed(error, report);
    QJsonArray clips;
    for (const Motion &motion : motions)
        clips.append(QJsonObject{{"file", motion.source}, {"clip", motion.name}});
    outcome.result = QJsonObject{{"refused", QJsonObject{{"code", error.code}, {"message", error.message}, {"clips", clips}}}};
    return outcome;
}

JobOutcome retarget(const RetargetJobOptions &options, const JobContext &context)
{
    if (!options.dryRun && options.out.isEmpty())
        return JobOutcome::failed(usageError("usage.missing", Jobs::tr("--out is missing: say into which folder the actions go, or ask for a --dry-run.")));
    if (const auto checked = retargetOptionsFrom(options); !checked)
        return JobOutcome::failed(checked.error());
    const Result<RetargetDestination> destination = openRetargetDestination(options.target);
    if (!destination)
        return JobOutcome::failed(destination.error());
    const Result<RetargetSources> sources = openRetargetSources(options.sources, context.progress.sub(0, 0.6), motionOptionsFrom(options));
    if (!sources)
        return JobOutcome::failed(sources.error());
    if (const QString missing = missingClip(sources->motions, options.clips); !missing.isEmpty())
        return refused({QStringLiteral("retarget.no-clip"), Jobs::tr("None of the sources has a clip “%1”.").arg(missing), {}, {}}, sources->report, sources->motions);
    const Result<RetargetPlan> plan = planFrom(options, sources->motions, *destination);
    if (!plan)
        return refused(plan.error(), sources->report, sources->motions);
    const RetargetBatch batch = bakeAll(*plan, chosenClips(sources->motions, options.clips), context.progress.sub(0.6, 0.8));
    JobOutcome outcome;
    outcome.report = sources->report;
    outcome.report.append(batch.report);
    // Whatever was left out is bad news, even though the others were baked.
    outcome.foundFailure = outcome.report.has(Severity::Error);
    QJsonObject result = resultOf(*plan, sources->motions, batch);
    outcome.text = textOf(*plan, batch);
    if (!options.dryRun) {
        const Result<QStringList> written = writeRetargeted(batch, *plan, *destination, options.out, context.progress.sub(0.8, 1));
        if (!written)
            return JobOutcome::failed(written.error(), outcome.report);
        result.insert(QStringLiteral("written"), QJsonArray::fromStringList(*written));
        outcome.text += Jobs::tr("%n files written to %1", nullptr, static_cast<int>(written->size())).arg(QDir::toNativeSeparators(options.out)) + QLatin1Char('\n');
    }
    outcome.result = result;
    return outcome;
}

} // namespace

OptionList describeRetarget(RetargetJobOptions &o)
{
    OptionList list;
    JobOption &source = list.texts("source", o.sources, Jobs::tr("files with clips: .glb, .gltf, .vrm, .vrma, .bvh, .vmd, .fbx, .json; several may follow"), "FILE");
    source.required = true;
    list.file("target", o.target, Jobs::tr("a bound character (.glb), a voxel rig (.vfp), or “standard” for a figure of 1.75 m")).required = true;
    list.folder("out", o.out, Jobs::tr("where the actions go; of a voxel rig, where the copy with its clips goes"));
    list.texts("map", o.maps, Jobs::tr("which joint map to read the sources by: an id or a file; several may be active"), "NAME|FILE");
    list.text("reference", o.reference, Jobs::tr("the clip whose first frame shows how the figure stands; without it one named …Idle_A"), "CLIP");
    JobOption &fps = list.number("fps", o.fps, Jobs::tr("frames a second of what is baked"), "N");
    fps.title = Jobs::tr("Frames a second");
    JobOption &speed = list.number("speed", o.speed, Jobs::tr("how much faster than the source: 2 takes half the time"), "X");
    speed.title = Jobs::tr("Speed");
    JobOption &hips = list.choice("hips", o.hips, {QStringLiteral("vertical"), QStringLiteral("full")}, Jobs::tr("which movement of the hips is taken: up and down, or also along the floor"));
    hips.title = Jobs::tr("Hips");
    JobOption &scale = list.number("hips-scale", o.hipsScale, Jobs::tr("how much of that movement, beside how high the hips of both are: 0 keeps them still"), "X");
    scale.title = Jobs::tr("Hips scale");
    JobOption &loops = list.choice("loops", o.loops, {QStringLiteral("auto"), QStringLiteral("always"), QStringLiteral("never")}, Jobs::tr("which clips go round: those that end as they begin, all or none"));
    loops.title = Jobs::tr("Loops");
    JobOption &lock = list.flag("foot-lock", o.footLock, Jobs::tr("feet that stand stay where they are; legs bend for it"));
    lock.title = Jobs::tr("Lock standing feet");
    JobOption &pose = list.choice("pose", o.pose, {QStringLiteral("auto"), QStringLiteral("rest"), QStringLiteral("posed")},
                                  Jobs::tr("how the target stands in the reference: at rest, posed like the source, or posed when its rest is more than 15° off"));
    pose.title = Jobs::tr("Target stands");
    list.file("target-pose", o.targetPose, Jobs::tr("how the target stands in the reference, as an action file of which the first frame counts"));
    JobOption &up = list.choice("up", o.up, {QStringLiteral("auto"), QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")},
                                Jobs::tr("which axis of the sources is up, instead of what the file says or the figure shows"));
    up.title = Jobs::tr("Up axis");
    list.number("turn", o.turn, Jobs::tr("turns the source about the vertical, instead of what its hips and shoulders say"), "DEGREES");
    list.texts("without", o.without, Jobs::tr("a joint that is not to be moved"), "JOINT");
    list.texts("clip", o.clips, Jobs::tr("only these clips"), "CLIP");
    list.flag("dry-run", o.dryRun, Jobs::tr("only says what would come out"));
    return list;
}

QJsonObject clipReportToJson(const ClipReport &clip)
{
    return {{"name", clip.id},
            {"sourceClip", clip.name},
            {"file", clip.file},
            {"frames", clip.frames},
            {"duration", clip.duration},
            {"channels", clip.channels},
            {"maxAngleDegrees", static_cast<double>(clip.maxAngle)},
            {"worstJoint", clip.worstJoint < 0 ? QJsonValue() : QJsonValue(humanoidJointName(clip.worstJoint))},
            {"anglesDegrees", residualsToJson(clip.angles)},
            {"footSlide", ofFeet(clip, clip.footSlide)},
            {"floorDepth", ofFeet(clip, clip.floorDepth)},
            {"floorGap", ofFeet(clip, clip.floorGap)},
            {"badness", static_cast<double>(clip.badness())},
            {"unmapped", QJsonArray::fromStringList(clip.unmapped)}};
}

Job retargetJob()
{
    return makeJob("retarget", Jobs::tr("Bakes clips of any skeleton onto a bound character or a voxel rig and reports how well they fit."), describeRetarget, retarget);
}

} // namespace marrow
