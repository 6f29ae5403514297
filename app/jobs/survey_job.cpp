#include "app/jobs/model_jobs.h"

#include "app/jobs/file_kind.h"
#include "io/motion/motion_file.h"
#include "io/scene/character_import.h"
#include "model/character/model_facts.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

struct SurveyOptions
{
    QString folder;
};

OptionList describeSurvey(SurveyOptions &o)
{
    OptionList list;
    list.positionalText("folder", o.folder, Jobs::tr("the folder to look through, with those below it"));
    return list;
}

/// What is opened: every kind of model and of motion. JSON counts only when it holds keypoints.
QStringList filesBelow(const QString &folder)
{
    static const QStringList kinds = {"*.glb", "*.gltf", "*.vrm", "*.fbx", "*.pmx", "*.pmd", "*.zip", "*.bvh", "*.vmd", "*.vrma", "*.ndjson", "*.json"};
    QStringList files;
    QDirIterator it(folder, kinds, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) || fileKindOf(path) == FileKind::Motion)
            files.append(path);
    }
    std::sort(files.begin(), files.end());
    return files;
}

void addModel(const ImportedCharacter &imported, QJsonObject &row)
{
    const CharacterModel &model = imported.file.model;
    const HumanoidMapping mapping = mapHumanoid(model);
    row.insert(QStringLiteral("format"), imported.format);
    row.insert(QStringLiteral("faces"), static_cast<qint64>(model.faceCount()));
    row.insert(QStringLiteral("vertices"), static_cast<qint64>(model.vertexCount()));
    row.insert(QStringLiteral("joints"), static_cast<qint64>(model.jointNodes().size()));
    row.insert(QStringLiteral("humanoid"), static_cast<qint64>(mapping.nodes.size()));
    row.insert(QStringLiteral("clips"), static_cast<qint64>(model.clips.size()));
    row.insert(QStringLiteral("textures"), static_cast<qint64>(model.textures.size()));
    row.insert(QStringLiteral("missingTextures"), imported.missingTextures.size());
    row.insert(QStringLiteral("drivability"), drivability(model, mapping));
}

void addMotion(const MotionFile &file, QJsonObject &row)
{
    const Motion &first = file.clips.front();
    row.insert(QStringLiteral("format"), motionFormatName(file.format));
    row.insert(QStringLiteral("joints"), static_cast<qint64>(first.movingJoints()));
    row.insert(QStringLiteral("humanoid"), static_cast<qint64>(mapHumanoid(first).nodes.size()));
    row.insert(QStringLiteral("clips"), static_cast<qint64>(file.clips.size()));
    row.insert(QStringLiteral("frames"), first.frames);
    row.insert(QStringLiteral("fps"), first.fps);
}

/// One row: what the file is, or why it is refused.
QJsonObject surveyed(const QString &path, const QString &shown, const JobContext &context)
{
    QElapsedTimer timer;
    timer.start();
    QJsonObject row{{"file", shown}};
    std::optional<Error> error;
    const bool motion = fileKindOf(path) == FileKind::Motion;
    if (motion) {
        const Result<MotionFile> file = openMotions(path);
        if (file)
            addMotion(*file, row);
        else
            error = file.error();
    } else {
        CharacterImportOptions options;
        options.progress = context.progress;
        const Result<ImportedCharacter> file = importCharacter(path, options);
        if (file)
            addModel(*file, row);
        else
            error = file.error();
    }
    row.insert(QStringLiteral("kind"), motion ? QStringLiteral("motion") : QStringLiteral("model"));
    row.insert(QStringLiteral("ok"), !error);
    row.insert(QStringLiteral("seconds"), static_cast<double>(timer.nsecsElapsed()) / 1e9);
    if (error) {
        row.insert(QStringLiteral("code"), error->code);
        row.insert(QStringLiteral("message"), error->message);
    }
    return row;
}

/// Words on the left, numbers on the right, the file's name last, as it may be long.
QString tableLine(const QString &result, const QStringList &numbers, const QString &file)
{
    QString line = result.leftJustified(8);
    for (const QString &number : numbers)
        line += number.rightJustified(10);
    return line + QStringLiteral("  ") + file + QLatin1Char('\n');
}

QString lineOf(const QJsonObject &row)
{
    const QString seconds = QString::number(row.value(QStringLiteral("seconds")).toDouble(), 'f', 3);
    const QString file = row.value(QStringLiteral("file")).toString();
    if (!row.value(QStringLiteral("ok")).toBool()) {
        const QString reason = QStringLiteral("%1 [%2]").arg(row.value(QStringLiteral("message")).toString(), row.value(QStringLiteral("code")).toString());
        return tableLine(Jobs::tr("refused"), {seconds, {}, {}, {}, {}}, file) + QStringLiteral("          %1\n").arg(reason);
    }
    const auto count = [&](const char *name) { return row.contains(QLatin1String(name)) ? QString::number(row.value(QLatin1String(name)).toInteger()) : QStringLiteral("–"); };
    return tableLine(Jobs::tr("opened"), {seconds, count("faces"), count("joints"), QStringLiteral("%1/%2").arg(count("humanoid")).arg(humanoidJoints().size()), count("clips")}, file);
}

JobOutcome survey(const SurveyOptions &options, const JobContext &context)
{
    if (!QFileInfo(options.folder).isDir()) {
        return JobOutcome::failed({QStringLiteral("file.open"), Jobs::tr("%1 is not a folder.").arg(QDir::toNativeSeparators(options.folder)), options.folder, nullptr});
    }
    const QStringList files = filesBelow(options.folder);
    JobOutcome outcome;
    outcome.text = tableLine(Jobs::tr("result"), {Jobs::tr("seconds"), Jobs::tr("faces"), Jobs::tr("joints"), Jobs::tr("humanoid"), Jobs::tr("clips")}, Jobs::tr("file"));
    QJsonArray rows;
    int opened = 0;
    for (qsizetype i = 0; i < files.size() && !context.progress.cancelled(); ++i) {
        context.progress.report(static_cast<double>(i) / static_cast<double>(files.size()), files[i]);
        const QJsonObject row = surveyed(files[i], QDir(options.folder).relativeFilePath(files[i]), context);
        opened += row.value(QStringLiteral("ok")).toBool();
        outcome.text += lineOf(row);
        rows.append(row);
    }
    outcome.result = QJsonObject{{"files", rows}, {"opened", opened}, {"refused", rows.size() - opened}};
    outcome.text += Jobs::tr("%1 opened, %2 refused").arg(opened).arg(rows.size() - opened) + QLatin1Char('\n');
    return outcome;
}

} // namespace

Job surveyJob()
{
    return makeJob("survey", Jobs::tr("Opens every model and motion below a folder and says what became of each."), describeSurvey, survey);
}

} // namespace marrow
