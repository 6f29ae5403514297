#include "app/jobs/voxel_export.h"
#include "app/jobs/voxel_jobs.h"

#include "io/json/model_json.h"
#include "io/vox/vox_import.h"

#include <QCoreApplication>
#include <QDir>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

using Import = std::function<Result<ImportedVoxels>(const QByteArray &)>;

JobOutcome written(const ConvertOptions &options, Report report, QStringList notes = {})
{
    JobOutcome outcome;
    outcome.report = std::move(report);
    outcome.result = QJsonObject{{"notes", QJsonArray::fromStringList(notes)}};
    for (const QString &note : notes)
        outcome.text += note + QLatin1Char('\n');
    outcome.text += Jobs::tr("Wrote %1").arg(QDir::toNativeSeparators(options.out)) + QLatin1Char('\n');
    return outcome;
}

JobOutcome importTo(const ConvertOptions &options, const Import &import)
{
    const auto bytes = readWholeFile(options.in);
    if (!bytes)
        return JobOutcome::failed(bytes.error());
    const auto imported = import(*bytes);
    if (!imported)
        return JobOutcome::failed(imported.error());
    const auto saved = saveVfp(imported->asset, options.out);
    if (!saved)
        return JobOutcome::failed(saved.error(), imported->report);
    return written(options, imported->report,
                   {sizeText(*saved)});
}

JobOutcome convertVfp(const ConvertOptions &options, const JobContext &context)
{
    const auto file = openVfp(options.in, context.progress.sub(0, 0.3));
    if (!file)
        return JobOutcome::failed(file.error());
    JobOutcome outcome = exportVoxelAsset(file->asset, options, {context.progress.sub(0.3, 1)});
    Report report = file->report;
    report.append(outcome.report);
    outcome.report = report;
    return outcome;
}

FileVerdict verdictOf(const QString &path, const Import &import)
{
    FileVerdict verdict;
    const auto bytes = readWholeFile(path);
    if (!bytes) {
        verdict.report.add(issueFrom(bytes.error()));
        return verdict;
    }
    const auto imported = import(*bytes);
    if (imported)
        verdict.report = imported->report;
    else
        verdict.report.add(issueFrom(imported.error()));
    verdict.ok = imported.ok();
    return verdict;
}

JobOutcome inspectImported(const QString &path, const Import &import)
{
    const auto bytes = readWholeFile(path);
    if (!bytes)
        return JobOutcome::failed(bytes.error());
    const auto imported = import(*bytes);
    if (!imported)
        return JobOutcome::failed(imported.error());
    const VoxelAsset &asset = imported->asset;
    const Int3 size = asset.grid.size();
    JobOutcome outcome;
    outcome.report = imported->report;
    outcome.result = QJsonObject{{"grid", QJsonArray{size.x, size.y, size.z}}, {"voxels", qint64(asset.voxelCount)},
                                 {"paletteEntries", asset.palette.count()}, {"rig", rigSummary(asset)}};
    outcome.text = sizeText(asset) + QLatin1Char('\n');
    return outcome;
}

FileVerbs importVerbs(FileKind kind, const char *format, const Import &import)
{
    FileVerbs verbs;
    verbs.kind = kind;
    verbs.format = QString::fromLatin1(format);
    verbs.inspect = [import](const QString &path, const JobContext &) { return inspectImported(path, import); };
    verbs.validate = [import](const QString &path, const ValidateOptions &, const JobContext &) { return verdictOf(path, import); };
    verbs.conversions.push_back({kind, QStringLiteral("vfp"), [import](const ConvertOptions &options, const JobContext &) { return importTo(options, import); }});
    return verbs;
}

} // namespace

std::vector<FileVerbs::Conversion> voxelConversions()
{
    return {{FileKind::VoxelRig, QStringLiteral("json"), convertVfp},
            {FileKind::VoxelRig, QStringLiteral("obj"), convertVfp},
            {FileKind::VoxelRig, QStringLiteral("glb"), convertVfp}};
}

FileVerbs voxFileVerbs()
{
    return importVerbs(FileKind::VoxelModelVox, "vox", importVox);
}

FileVerbs voxelJsonVerbs()
{
    return importVerbs(FileKind::VoxelJson, "json", [](const QByteArray &bytes) { return modelFromJson(bytes); });
}

} // namespace marrow
