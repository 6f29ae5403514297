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
    const auto imported = importCharacter(path, {.progress = context.progress});
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
    JobOutcome outcome;
    outcome.report = file.report;
    QStringList notes = imported->notes;
    QString written = out;
    GltfDocument document = file.document;
    if (target.suffix().compare(QLatin1String("vrm"), Qt::CaseInsensitive) == 0) {
        Result<GltfDocument> vrm = withVrm(file, mapHumanoid(file.model), target.completeBaseName());
        if (vrm) {
            document = std::move(*vrm);
        } else if (vrm.error().code == QLatin1String("vrm.bones")) {
            // A person that is not whole stays what it is (model-formats, 1.1 step 3).
            written = target.dir().filePath(target.completeBaseName() + QStringLiteral(".glb"));
            Issue issue = issueFrom(vrm.error());
            issue.severity = Severity::Warning;
            outcome.report.add(std::move(issue));
            notes.append(vrm.error().message);
        } else {
            return JobOutcome::failed(vrm.error(), file.report);
        }
    }
    const bool isSource = written != out && QFileInfo(written).exists() && QFileInfo(written).canonicalFilePath() == QFileInfo(in).canonicalFilePath();
    if (written != out && QFileInfo::exists(written) && !isSource) {
        return JobOutcome::failed(Error{QStringLiteral("vrm.bones"), Jobs::tr("%1 %2 is there already and was not written over.").arg(notes.last(), QDir::toNativeSeparators(written)), out, nullptr}, file.report);
    }
    if (!isSource) {
        const auto bytes = encodeGlb(document);
        if (!bytes)
            return JobOutcome::failed(bytes.error(), file.report);
        if (const auto saved = saveFile(written, *bytes); !saved)
            return JobOutcome::failed(saved.error(), file.report);
    }
    outcome.result = QJsonObject{{"out", written}, {"notes", QJsonArray::fromStringList(notes)}};
    outcome.text = (isSource ? Jobs::tr("%1 stays as it is") : Jobs::tr("Wrote %1")).arg(QDir::toNativeSeparators(written)) + QLatin1Char('\n');
    for (const QString &note : notes)
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
