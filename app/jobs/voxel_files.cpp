#include "app/jobs/voxel_jobs.h"

#include "app/jobs/render_job.h"
#include "io/vfp/vfp_container.h"
#include "io/vfp/vfp_file.h"
#include "model/voxel/binding_ops.h"

#include <QCoreApplication>
#include <QDir>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

QJsonArray toJson(const Int3 &value)
{
    return {value.x, value.y, value.z};
}

template <class Vector>
QJsonArray coefficients(const Vector &vector)
{
    QJsonArray array;
    for (int i = 0; i < vector.size(); ++i)
        array.append(static_cast<double>(vector[i]));
    return array;
}

QJsonObject jointToJson(const Joint &joint)
{
    return {{"id", joint.id},
            {"parent", joint.parent ? int(*joint.parent) : -1},
            {"name", joint.name},
            {"translation", coefficients(joint.rest.translation)},
            {"rotation", coefficients(joint.rest.rotation.coeffs())},
            {"scale", coefficients(joint.rest.scale)}};
}

QJsonObject clipToJson(const AnimationClip &clip)
{
    QJsonArray tracks;
    for (const JointTrack &track : clip.tracks)
        tracks.append(QJsonObject{{"joint", track.joint}, {"keys", track.keys.size()}});
    return {{"id", clip.id}, {"name", clip.name}, {"durationMs", qint64(clip.durationMs)}, {"tracks", tracks}};
}

JobOutcome inspectVfp(const QString &path, const JobContext &context)
{
    const auto file = openVfp(path, context.progress);
    if (!file)
        return JobOutcome::failed(file.error());
    const VoxelAsset &asset = file->asset;
    JobOutcome outcome;
    outcome.report = file->report;
    outcome.result = voxelSummary(asset);
    outcome.text = sizeText(asset) + QLatin1Char('\n');
    if (asset.rig) {
        outcome.text += Jobs::tr("Rig: %1").arg(rigText(*asset.rig)) + QLatin1Char('\n');
        const auto counts = voxelsPerJoint(asset.grid, asset.rig->binding);
        for (const Joint &joint : asset.rig->skeleton.joints()) {
            const auto it = counts.find(joint.id);
            outcome.text += Jobs::tr("  joint %1 “%2”: %n voxel(s)", nullptr, it == counts.end() ? 0 : int(it->second)).arg(joint.id).arg(joint.name) + QLatin1Char('\n');
        }
        for (const AnimationClip &clip : asset.rig->clips)
            outcome.text += Jobs::tr("  clip %1 “%2”: %3 ms, %n track(s)", nullptr, int(clip.tracks.size())).arg(clip.id).arg(clip.name).arg(clip.durationMs) + QLatin1Char('\n');
    } else {
        outcome.text += Jobs::tr("No rig") + QLatin1Char('\n');
    }
    outcome.text += Jobs::tr("Sections:") + QLatin1Char('\n');
    for (const FileSection &section : asset.sections) {
        outcome.text += QStringLiteral("  %1  %2  %3\n").arg(QString::fromLatin1(section.tag)).arg(section.chunkId, 4)
                            .arg(Jobs::tr("%1 bytes at %2").arg(section.bytes.size()).arg(section.offset));
    }
    return outcome;
}

FileVerdict validateVfp(const QString &path, const ValidateOptions &, const JobContext &context)
{
    FileVerdict verdict;
    const auto file = openVfp(path, context.progress);
    if (!file) {
        verdict.report.add(issueFrom(file.error()));
        return verdict;
    }
    verdict.ok = true;
    verdict.rigOk = !file->asset.rigWasDropped;
    verdict.report = file->report;
    return verdict;
}

JobOutcome resaveVfp(const ResaveOptions &options, const JobContext &context)
{
    const auto file = openVfp(options.in, context.progress);
    if (!file)
        return JobOutcome::failed(file.error());
    const auto saved = saveVfp(file->asset, options.out);
    if (!saved)
        return JobOutcome::failed(saved.error(), file->report);
    JobOutcome outcome;
    outcome.report = file->report;
    outcome.result = QJsonObject{{"in", options.in}, {"out", options.out}};
    outcome.text = Jobs::tr("Saved %1").arg(QDir::toNativeSeparators(options.out)) + QLatin1Char('\n');
    return outcome;
}

JobOutcome diffVfp(const DiffOptions &options, const JobContext &context)
{
    const auto a = openVfp(options.a, context.progress.sub(0, 0.5));
    if (!a)
        return JobOutcome::failed(a.error());
    const auto b = openVfp(options.b, context.progress.sub(0.5, 1));
    if (!b)
        return JobOutcome::failed(b.error());
    const QJsonArray changes = voxelDifferences(a->asset, b->asset);
    JobOutcome outcome;
    outcome.report = a->report;
    outcome.report.append(b->report);
    outcome.result = QJsonObject{{"same", changes.isEmpty()}, {"changes", changes}};
    if (changes.isEmpty())
        outcome.text = Jobs::tr("No difference") + QLatin1Char('\n');
    for (const QJsonValue &change : changes)
        outcome.text += QStringLiteral("%1: %2\n").arg(change["where"].toString(), change["what"].toString());
    return outcome;
}

} // namespace

QString sizeText(const VoxelAsset &asset)
{
    const Int3 size = asset.grid.size();
    return Jobs::tr("%1 × %2 × %3 cells, %4, %5").arg(size.x).arg(size.y).arg(size.z)
        .arg(Jobs::tr("%n voxel(s)", nullptr, int(asset.voxelCount)), Jobs::tr("%n color(s)", nullptr, int(asset.palette.count())));
}

QString rigText(const Rig &rig)
{
    return Jobs::tr("%n joint(s)", nullptr, int(rig.skeleton.size())) + QStringLiteral(", ") + Jobs::tr("%n clip(s)", nullptr, int(rig.clips.size()));
}

QJsonValue rigSummary(const VoxelAsset &asset)
{
    if (!asset.rig)
        return QJsonValue();
    const Rig &rig = *asset.rig;
    QJsonArray joints;
    for (const Joint &joint : rig.skeleton.joints())
        joints.append(jointToJson(joint));
    QJsonObject perJoint;
    qint64 records = 0;
    for (const auto &[joint, count] : voxelsPerJoint(asset.grid, rig.binding)) {
        perJoint.insert(QString::number(joint), qint64(count));
        records += joint == rig.binding.defaultJoint() ? 0 : qint64(count);
    }
    QJsonArray clips;
    for (const AnimationClip &clip : rig.clips)
        clips.append(clipToJson(clip));
    return QJsonObject{{"joints", joints}, {"defaultJoint", rig.binding.defaultJoint()}, {"records", records},
                       {"voxelsPerJoint", perJoint}, {"clips", clips}};
}

QJsonObject voxelSummary(const VoxelAsset &asset)
{
    QJsonArray sections;
    for (const FileSection &section : asset.sections) {
        sections.append(QJsonObject{{"tag", QString::fromLatin1(section.tag)}, {"chunkId", section.chunkId}, {"codec", qint64(section.codec)},
                                    {"flags", qint64(section.flags)}, {"offset", qint64(section.offset)}, {"length", section.bytes.size()},
                                    {"rawLength", qint64(section.rawLength)}, {"crc32", qint64(section.crc32)}, {"crcOk", section.crcOk}});
    }
    return {{"format", QStringLiteral("vfp")},
            {"version", QStringLiteral("1.%1").arg(asset.formatMinor)},
            {"grid", toJson(asset.grid.size())},
            {"chunk", toJson(asset.chunkSize)},
            {"voxels", qint64(asset.voxelCount)},
            {"paletteEntries", asset.palette.count()},
            {"sourceHash", QString::fromLatin1(asset.sourceHash.toHex())},
            {"sourceRevision", qint64(asset.sourceRevision)},
            {"assetUuid", QString::fromLatin1(asset.assetUuid.toHex())},
            {"sections", sections},
            {"rig", rigSummary(asset)}};
}

FileVerbs voxelFileVerbs()
{
    FileVerbs verbs;
    verbs.kind = FileKind::VoxelRig;
    verbs.format = QStringLiteral("vfp");
    verbs.inspect = inspectVfp;
    verbs.validate = validateVfp;
    verbs.resave = resaveVfp;
    verbs.diff = diffVfp;
    verbs.conversions = voxelConversions();
    verbs.render = renderVoxel;
    return verbs;
}

} // namespace marrow
