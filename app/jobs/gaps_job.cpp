// marrow-cli gaps: where a rig comes apart while its clips play.

#include "app/jobs/voxel_jobs.h"

#include "model/voxel/joint_gaps.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

struct GapsOptions
{
    QString file;
    std::optional<int> clip;
    std::optional<double> timeMs;
    double fps = 30;
    QString interpolation = QStringLiteral("linear");
    bool touching = false;
};

OptionList describeGaps(GapsOptions &o)
{
    OptionList list;
    list.input("file", o.file, Jobs::tr("the voxel asset"));
    list.integer("clip", o.clip, Jobs::tr("look at this clip only; without it at all of them"), "ID");
    list.number("time", o.timeMs, Jobs::tr("look at this moment only, in milliseconds; needs --clip"), "MS");
    list.number("fps", o.fps, Jobs::tr("how many moments a second are looked at, besides the keys"), "N");
    list.choice("interpolation", o.interpolation, {"step", "linear", "smooth"}, Jobs::tr("how a pose between two keys is made"));
    list.flag("touching", o.touching, Jobs::tr("also between joints that touch and hang on different branches, such as two legs"));
    return list;
}

Interpolation policyOf(const QString &name)
{
    return name == "step" ? Interpolation::Step : name == "smooth" ? Interpolation::Smooth : Interpolation::Linear;
}

QJsonValue worstToJson(const WorstGap &worst)
{
    if (worst.gap < kSmallestGap)
        return {};
    return QJsonObject{{"gap", worst.gap},
                       {"timeMs", worst.timeMs},
                       {"joints", QJsonArray{worst.joint, worst.other}},
                       {"voxel", QJsonArray{worst.face.cell.x, worst.face.cell.y, worst.face.cell.z}},
                       {"face", QString::fromLatin1(faceName(worst.face.side))}};
}

QString jointName(const Skeleton &skeleton, JointId id)
{
    const Joint *joint = skeleton.find(id);
    return joint && !joint->name.isEmpty() ? joint->name : Jobs::tr("joint %1").arg(id);
}

QString sentence(const Skeleton &skeleton, const QString &clip, const WorstGap &worst)
{
    if (worst.gap < kSmallestGap)
        return Jobs::tr("%1: nothing opens").arg(clip) + u'\n';
    return Jobs::tr("%1: %2 voxels at %3 ms between %4 and %5").arg(clip).arg(worst.gap, 0, 'f', 3).arg(worst.timeMs, 0, 'f', 0)
               .arg(jointName(skeleton, worst.joint), jointName(skeleton, worst.other)) + u'\n';
}

QJsonObject clipToJson(const AnimationClip &clip, const std::vector<Seam> &seams, const GapReport &report)
{
    QJsonArray moments;
    for (const GapReport::Moment &moment : report.moments)
        moments.append(QJsonObject{{"timeMs", moment.timeMs}, {"widest", moment.widest}, {"open", qint64(moment.open)}});
    QJsonArray list;
    for (std::size_t s = 0; s < seams.size(); ++s) {
        QJsonObject seam{{"joints", QJsonArray{seams[s].joint, seams[s].other}}, {"faces", qint64(seams[s].faces.size())},
                         {"worst", worstToJson(report.seams[s])}};
        list.append(seam);
    }
    return {{"clip", clip.id}, {"name", clip.name}, {"everOpen", qint64(report.everOpen)}, {"worst", worstToJson(report.worst)},
            {"moments", moments}, {"seams", list}};
}

/// One moment as a report of its own.
GapReport momentReport(const Rig &rig, const std::vector<Seam> &seams, const AnimationClip &clip, double timeMs, Interpolation policy)
{
    GapReport report;
    GapField field = gapsOf(rig.skeleton, seams, PoseSampler(rig.skeleton).sample(&clip, timeMs, policy));
    report.moments.push_back({timeMs, field.worst.gap, field.open});
    report.worst = field.worst;
    report.worst.timeMs = timeMs;
    report.everOpen = field.open;
    for (std::size_t s = 0; s < seams.size(); ++s) {
        WorstGap worst{0, timeMs, seams[s].joint, seams[s].other, {}};
        for (std::size_t i = 0; i < seams[s].faces.size(); ++i) {
            if (field.gaps[s][i] > worst.gap) {
                worst.gap = field.gaps[s][i];
                worst.face = seams[s].faces[i];
            }
        }
        report.seams.push_back(worst);
    }
    return report;
}

JobOutcome gaps(const GapsOptions &options, const JobContext &context)
{
    if (options.timeMs && !options.clip)
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--time needs --clip: say which clip stands at that time.")));
    if (!(options.fps >= 1 && options.fps <= 1000))
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--fps takes a number from 1 to 1000.")));
    const auto file = openVfp(options.file, context.progress.sub(0, 0.3));
    if (!file)
        return JobOutcome::failed(file.error());
    const VoxelAsset &asset = file->asset;
    if (!asset.rig)
        return JobOutcome::failed(Error{QStringLiteral("job.no-rig"), Jobs::tr("%1 has no rig, so nothing can open between its joints.").arg(QDir::toNativeSeparators(options.file)), options.file, nullptr}, file->report);
    const auto chosen = findClip(asset, PoseChoice{options.clip, 0});
    if (!chosen)
        return JobOutcome::failed(chosen.error(), file->report);

    const std::vector<Seam> seams = findSeams(asset.grid, *asset.rig, options.touching ? SeamKind::Touching : SeamKind::Related);
    std::size_t faces = 0;
    for (const Seam &seam : seams)
        faces += seam.faces.size();
    JobOutcome outcome;
    outcome.report = file->report;
    outcome.text = Jobs::tr("%1 faces between joints").arg(faces) + u'\n';
    QJsonArray clips;
    const Interpolation policy = policyOf(options.interpolation);
    for (const AnimationClip &clip : asset.rig->clips) {
        if (*chosen && clip.id != (*chosen)->id)
            continue;
        const GapReport report = options.timeMs ? momentReport(*asset.rig, seams, clip, *options.timeMs, policy)
                                                : clipGaps(*asset.rig, seams, clip, policy, options.fps, context.progress.sub(0.3, 1));
        clips.append(clipToJson(clip, seams, report));
        outcome.text += sentence(asset.rig->skeleton, clip.name.isEmpty() ? Jobs::tr("clip %1").arg(clip.id) : clip.name, report.worst);
    }
    outcome.result = QJsonObject{{"faces", qint64(faces)}, {"clips", clips}};
    return outcome;
}

} // namespace

Job gapsJob()
{
    return makeJob("gaps", Jobs::tr("Measures where the faces between joints open while clips play."), describeGaps, gaps);
}

} // namespace marrow
