#include "app/jobs/model_jobs.h"

#include "app/jobs/character_picture.h"
#include "app/jobs/model_inspection.h"
#include "app/jobs/motion_jobs.h"
#include "io/save_file.h"
#include "io/scene/character_import.h"
#include "io/vrm/vrm_writer.h"
#include "model/character/humanoid.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

FileVerdict validateModel(const QString &path, const ValidateOptions &, const JobContext &context)
{
    FileVerdict verdict;
    const auto imported = importCharacter(path, {{}, {}, {}, {}, context.progress});
    verdict.ok = imported.ok();
    if (!imported) {
        verdict.report.add(issueFrom(imported.error()));
        return verdict;
    }
    verdict.report = imported->file.report;
    for (const QString &texture : imported->missingTextures)
        verdict.report.add({Severity::Warning, QStringLiteral("import.picture"), Jobs::tr("The picture %1 was not found or cannot be read.").arg(texture)});
    return verdict;
}

/// The axis and unit a person gives instead of what an FBX says.
CharacterImportOptions importOptionsOf(const ConvertOptions &options)
{
    CharacterImportOptions importing;
    if (options.up == QLatin1String("y"))
        importing.up = CharacterImportOptions::Up::Y;
    else if (options.up == QLatin1String("z"))
        importing.up = CharacterImportOptions::Up::Z;
    const std::pair<const char *, double> units[] = {{"m", 1}, {"cm", 0.01}, {"mm", 0.001}, {"in", 0.0254}};
    for (const auto &[name, metres] : units) {
        if (options.unit == QLatin1String(name))
            importing.metresPerUnit = metres;
    }
    return importing;
}

/// As GLB with everything in it; as VRM where the name asks for one.
JobOutcome writeGlb(const QString &in, const QString &out, CharacterImportOptions importing, const JobContext &context)
{
    importing.progress = context.progress;
    const auto imported = importCharacter(in, importing);
    if (!imported)
        return JobOutcome::failed(imported.error());
    const GltfModel &file = imported->file;
    const QFileInfo target(out);
    Result<GltfDocument> document = file.document;
    if (target.suffix().compare(QLatin1String("vrm"), Qt::CaseInsensitive) == 0)
        document = withVrm(file, mapHumanoid(file.model), target.completeBaseName());
    if (!document)
        return JobOutcome::failed(document.error(), file.report);
    const auto bytes = encodeGlb(*document);
    if (!bytes)
        return JobOutcome::failed(bytes.error(), file.report);
    if (const auto saved = saveFile(out, *bytes); !saved)
        return JobOutcome::failed(saved.error(), file.report);
    JobOutcome outcome;
    outcome.report = file.report;
    outcome.result = QJsonObject{{"notes", QJsonArray::fromStringList(imported->notes)}};
    outcome.text = Jobs::tr("Wrote %1").arg(QDir::toNativeSeparators(out)) + QLatin1Char('\n');
    for (const QString &note : imported->notes)
        outcome.text += QStringLiteral("  %1\n").arg(note);
    return outcome;
}

} // namespace

FileVerbs modelFileVerbs()
{
    FileVerbs verbs;
    verbs.kind = FileKind::Model;
    verbs.format = QStringLiteral("model");
    verbs.inspect = inspectModel;
    verbs.validate = validateModel;
    verbs.render = renderCharacter;
    verbs.resave = [](const ResaveOptions &options, const JobContext &context) { return writeGlb(options.in, options.out, {}, context); };
    for (const char *extension : {"glb", "vrm"})
        verbs.conversions.push_back({FileKind::Model, QString::fromLatin1(extension), [](const ConvertOptions &options, const JobContext &context) { return writeGlb(options.in, options.out, importOptionsOf(options), context); }});
    for (auto &conversion : motionConversions(FileKind::Model))
        verbs.conversions.push_back(std::move(conversion));
    return verbs;
}

} // namespace marrow
