#include "app/jobs/model_jobs.h"

#include "io/gltf/gltf_reader.h"
#include "model/character/humanoid.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>

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

QStringList modelsBelow(const QString &folder)
{
    QStringList files;
    QDirIterator it(folder, {QStringLiteral("*.glb"), QStringLiteral("*.gltf"), QStringLiteral("*.vrm")}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files.append(it.next());
    std::sort(files.begin(), files.end());
    return files;
}

/// One row: what the file is, or why it is refused.
QJsonObject surveyed(const QString &path, const QString &shown)
{
    QElapsedTimer timer;
    timer.start();
    const auto file = openGltf(path);
    const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    QJsonObject row{{"file", shown}, {"ok", file.ok()}, {"seconds", seconds}};
    if (!file) {
        row.insert(QStringLiteral("code"), file.error().code);
        row.insert(QStringLiteral("message"), file.error().message);
        return row;
    }
    const CharacterModel &model = file->model;
    const HumanoidMapping mapping = mapHumanoid(model);
    row.insert(QStringLiteral("faces"), static_cast<qint64>(model.faceCount()));
    row.insert(QStringLiteral("vertices"), static_cast<qint64>(model.vertexCount()));
    row.insert(QStringLiteral("joints"), static_cast<qint64>(model.jointNodes().size()));
    row.insert(QStringLiteral("humanoid"), static_cast<qint64>(mapping.nodes.size()));
    row.insert(QStringLiteral("clips"), static_cast<qint64>(model.clips.size()));
    return row;
}

QString lineOf(const QJsonObject &row)
{
    const QString seconds = QString::number(row.value(QStringLiteral("seconds")).toDouble(), 'f', 3);
    const QString file = row.value(QStringLiteral("file")).toString();
    if (!row.value(QStringLiteral("ok")).toBool())
        return Jobs::tr("refused  %1 s  %2: %3 [%4]").arg(seconds, file, row.value(QStringLiteral("message")).toString(), row.value(QStringLiteral("code")).toString());
    const auto count = [&](const char *name) { return row.value(QLatin1String(name)).toInteger(); };
    return Jobs::tr("opened   %1 s  %2: %3 faces, %4 joints, %5 of %6 humanoid, %7 clips")
        .arg(seconds, file).arg(count("faces")).arg(count("joints")).arg(count("humanoid")).arg(humanoidJoints().size()).arg(count("clips"));
}

JobOutcome survey(const SurveyOptions &options, const JobContext &context)
{
    if (!QFileInfo(options.folder).isDir()) {
        return JobOutcome::failed({QStringLiteral("file.open"), Jobs::tr("%1 is not a folder.").arg(QDir::toNativeSeparators(options.folder)), options.folder, nullptr});
    }
    const QStringList files = modelsBelow(options.folder);
    JobOutcome outcome;
    QJsonArray rows;
    int opened = 0;
    for (qsizetype i = 0; i < files.size() && !context.progress.cancelled(); ++i) {
        context.progress.report(static_cast<double>(i) / static_cast<double>(files.size()), files[i]);
        const QJsonObject row = surveyed(files[i], QDir(options.folder).relativeFilePath(files[i]));
        opened += row.value(QStringLiteral("ok")).toBool();
        outcome.text += lineOf(row) + QLatin1Char('\n');
        rows.append(row);
    }
    outcome.result = QJsonObject{{"files", rows}, {"opened", opened}, {"refused", rows.size() - opened}};
    outcome.text += Jobs::tr("%1 opened, %2 refused").arg(opened).arg(rows.size() - opened) + QLatin1Char('\n');
    return outcome;
}

} // namespace

Job surveyJob()
{
    return makeJob("survey", Jobs::tr("Opens every model below a folder and says what became of each."), describeSurvey, survey);
}

} // namespace marrow
