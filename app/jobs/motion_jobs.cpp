#include "app/jobs/motion_jobs.h"

#include "io/bvh/bvh_writer.h"
#include "io/motion/motion_file.h"
#include "io/save_file.h"
#include "model/character/motion/mmd_motion.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <cmath>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

double rounded(double value, double steps = 1e6)
{
    return std::round(value * steps) / steps;
}

QString axisName(UpAxis axis)
{
    return axis == UpAxis::X ? QStringLiteral("x") : axis == UpAxis::Y ? QStringLiteral("y") : QStringLiteral("z");
}

QJsonObject spaceToJson(const MotionSpace &space)
{
    return {{"up", axisName(space.up)}, {"upGuessed", space.upGuessed}, {"upEvidence", space.upEvidence}, {"metresPerUnit", space.metresPerUnit},
            {"unitGuessed", space.unitGuessed}, {"unitEvidence", space.unitEvidence}, {"turnDegrees", space.turnDegrees}, {"turnEvidence", space.turnEvidence},
            {"figureHeight", rounded(space.figureHeight)}, {"floorShift", rounded(space.floorShift)}, {"floorEvidence", space.floorEvidence}};
}

QJsonArray clipsToJson(const MotionFile &file)
{
    QJsonArray clips;
    for (const Motion &motion : file.clips)
        clips.append(QJsonObject{{"index", clips.size()}, {"name", motion.name}, {"frames", motion.frames}, {"fps", rounded(motion.fps)}, {"duration", rounded(motion.durationSeconds())}});
    return clips;
}

QString inspectText(const MotionFile &file, const HumanoidMapping &mapping)
{
    const Motion &first = file.clips.front();
    QString text = Jobs::tr("%1 joints, %2 of %3 humanoid joints").arg(first.movingJoints()).arg(mapping.nodes.size()).arg(humanoidJoints().size()) + QLatin1Char('\n');
    int number = 0;
    for (const Motion &motion : file.clips)
        text += Jobs::tr("  motion %1 “%2”: %3 frames at %4 a second, %5 s").arg(number++).arg(motion.name).arg(motion.frames).arg(rounded(motion.fps)).arg(motion.durationSeconds(), 0, 'f', 3) + QLatin1Char('\n');
    for (const QString &line : {file.space.upEvidence, file.space.unitEvidence, file.space.turnEvidence, file.space.floorEvidence}) {
        if (!line.isEmpty())
            text += line + QLatin1Char('\n');
    }
    for (const QString &note : file.notes)
        text += note + QLatin1Char('\n');
    if (!first.ignored.isEmpty())
        text += Jobs::tr("Left out: %1").arg(first.ignored.join(QStringLiteral(", "))) + QLatin1Char('\n');
    return text;
}

JobOutcome inspectMotion(const QString &path, const JobContext &)
{
    const auto file = openMotions(path);
    if (!file)
        return JobOutcome::failed(file.error());
    const Motion &first = file->clips.front();
    const HumanoidMapping mapping = mapHumanoid(first);
    QJsonObject mapped;
    for (const auto &[joint, index] : mapping.nodes)
        mapped.insert(joint, first.joints[static_cast<std::size_t>(index)].name);
    JobOutcome outcome;
    outcome.report = file->report;
    const auto knees = kneesForward(first);
    outcome.result = QJsonObject{{"format", motionFormatName(file->format)}, {"joints", first.movingJoints()}, {"frames", first.frames}, {"fps", rounded(first.fps)},
                                 {"duration", rounded(first.durationSeconds())}, {"mapped", static_cast<int>(mapping.nodes.size())}, {"ignored", QJsonArray::fromStringList(first.ignored)},
                                 {"humanoid", QJsonObject{{"joints", mapped}, {"missing", QJsonArray::fromStringList(mapping.missing)}}}, {"keypoints", mapKeypoints(first).mapped()},
                                 {"clips", clipsToJson(*file)}, {"space", spaceToJson(file->space)}, {"notes", QJsonArray::fromStringList(file->notes)},
                                 {"kneesForward", knees ? QJsonValue(rounded(*knees)) : QJsonValue()}};
    outcome.text = inspectText(*file, mapping);
    if (knees)
        outcome.text += Jobs::tr("Where a leg is bent, its knee points forward in %1 % of frames.").arg(*knees * 100, 0, 'f', 1) + QLatin1Char('\n');
    return outcome;
}

FileVerdict validateMotion(const QString &path, const ValidateOptions &, const JobContext &)
{
    FileVerdict verdict;
    const auto file = openMotions(path);
    verdict.ok = file.ok();
    if (file)
        verdict.report = file->report;
    else
        verdict.report.add(issueFrom(file.error()));
    return verdict;
}

MotionOptions optionsOf(const ConvertOptions &options)
{
    MotionOptions result;
    if (!options.up.isEmpty())
        result.up = options.up == QLatin1String("x") ? UpAxis::X : options.up == QLatin1String("y") ? UpAxis::Y : UpAxis::Z;
    const auto unit = [&](const char *name, double metres) {
        if (options.unit == QLatin1String(name))
            result.metresPerUnit = metres;
    };
    unit("m", 1);
    unit("cm", 0.01);
    unit("mm", 0.001);
    unit("in", 0.0254);
    return result;
}

JobOutcome convertMotion(const ConvertOptions &options, const std::function<QByteArray(const MotionFile &, int clip)> &encode)
{
    const auto file = openMotions(options.in, optionsOf(options));
    if (!file)
        return JobOutcome::failed(file.error());
    const int clip = options.clip.value_or(0);
    if (clip < 0 || static_cast<std::size_t>(clip) >= file->clips.size())
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("--clip %1: the file has %2 clips, counted from 0.").arg(clip).arg(file->clips.size())), file->report);
    const Motion &motion = file->clips[static_cast<std::size_t>(clip)];
    if (const auto saved = saveFile(options.out, encode(*file, clip)); !saved)
        return JobOutcome::failed(saved.error(), file->report);
    JobOutcome outcome;
    outcome.report = file->report;
    QJsonArray notes = QJsonArray::fromStringList(file->notes);
    for (const QString &line : {file->space.upEvidence, file->space.unitEvidence, file->space.turnEvidence, file->space.floorEvidence}) {
        if (!line.isEmpty())
            notes.append(line);
    }
    if (file->clips.size() > 1 && !options.clip)
        notes.append(Jobs::tr("Of %1 clips the first, “%2”, was written; --clip chooses another.").arg(file->clips.size()).arg(motion.name));
    outcome.result = QJsonObject{{"notes", notes}, {"clip", motion.name}, {"frames", motion.frames}, {"fps", rounded(motion.fps)}, {"space", spaceToJson(file->space)}};
    outcome.text = Jobs::tr("Wrote %1: “%2”, %3 frames at %4 a second").arg(QDir::toNativeSeparators(options.out), motion.name).arg(motion.frames).arg(rounded(motion.fps)) + QLatin1Char('\n');
    return outcome;
}

} // namespace

std::vector<FileVerbs::Conversion> motionConversions(FileKind from)
{
    return {{from, QStringLiteral("ndjson"), [](const ConvertOptions &options, const JobContext &) {
                 return convertMotion(options, [](const MotionFile &file, int clip) { return toNdjson(keypointsOf(file, clip)); });
             }},
            {from, QStringLiteral("bvh"), [](const ConvertOptions &options, const JobContext &) {
                 return convertMotion(options, [](const MotionFile &file, int clip) { return writeBvh(file.clips[static_cast<std::size_t>(clip)]); });
             }}};
}

FileVerbs motionFileVerbs()
{
    FileVerbs verbs;
    verbs.kind = FileKind::Motion;
    verbs.format = QStringLiteral("motion");
    verbs.inspect = inspectMotion;
    verbs.validate = validateMotion;
    verbs.conversions = motionConversions(FileKind::Motion);
    return verbs;
}

QJsonObject surveyedMotion(const QString &path)
{
    QElapsedTimer timer;
    timer.start();
    const auto file = openMotions(path);
    QJsonObject row{{"ok", file.ok()}, {"seconds", static_cast<double>(timer.nsecsElapsed()) / 1e9}};
    if (!file) {
        row.insert(QStringLiteral("code"), file.error().code);
        row.insert(QStringLiteral("message"), file.error().message);
        return row;
    }
    const Motion &first = file->clips.front();
    row.insert(QStringLiteral("joints"), first.movingJoints());
    row.insert(QStringLiteral("frames"), first.frames);
    row.insert(QStringLiteral("fps"), rounded(first.fps));
    row.insert(QStringLiteral("humanoid"), static_cast<qint64>(mapHumanoid(first).nodes.size()));
    row.insert(QStringLiteral("clips"), static_cast<qint64>(file->clips.size()));
    return row;
}

} // namespace marrow
