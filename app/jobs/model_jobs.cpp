#include "app/jobs/model_jobs.h"

#include "app/jobs/motion_jobs.h"
#include "io/save_file.h"
#include "io/scene/character_import.h"
#include "io/vrm/vrm_writer.h"
#include "model/character/humanoid.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

QString nodeName(const CharacterModel &model, int node)
{
    const QString &name = model.nodes[static_cast<std::size_t>(node)].name;
    return name.isEmpty() ? QStringLiteral("node_%1").arg(node) : name;
}

QJsonArray jointsOf(const CharacterModel &model)
{
    const std::vector<int> joints = model.jointNodes();
    QJsonArray list;
    for (const int node : joints) {
        const int parent = model.nodes[static_cast<std::size_t>(node)].parent;
        const bool known = std::binary_search(joints.begin(), joints.end(), parent);
        list.append(QJsonObject{{"name", nodeName(model, node)}, {"parent", known ? QJsonValue(nodeName(model, parent)) : QJsonValue()}});
    }
    return list;
}

QJsonArray clipsOf(const CharacterModel &model)
{
    QJsonArray list;
    for (const ModelClip &clip : model.clips)
        list.append(QJsonObject{{"name", clip.name}, {"duration", static_cast<double>(clip.durationSeconds)}, {"frames", clip.frames}});
    return list;
}

/// Whether, and if not why not, the model can be moved by the clips of the one skeleton.
QString drivability(const CharacterModel &model, const HumanoidMapping &mapping)
{
    if (model.skins.empty())
        return Jobs::tr("It has no skin: it has to be bound before it can move.");
    if (mapping.complete())
        return Jobs::tr("It can be driven: all %1 joints that are needed are there.").arg(requiredHumanoidJoints().size());
    QStringList needed;
    for (const QString &joint : mapping.missing) {
        if (requiredHumanoidJoints().contains(joint))
            needed.append(joint);
    }
    return Jobs::tr("It cannot be driven as a person: %1 could not be found.").arg(needed.join(QStringLiteral(", ")));
}

JobOutcome inspectModel(const QString &path, const JobContext &context)
{
    const auto imported = importCharacter(path, {{}, {}, {}, {}, context.progress});
    if (!imported)
        return JobOutcome::failed(imported.error());
    const GltfModel *file = &imported->file;
    const CharacterModel &model = file->model;
    const HumanoidMapping mapping = mapHumanoid(model);
    const qint64 faces = static_cast<qint64>(model.faceCount());
    const qint64 vertices = static_cast<qint64>(model.vertexCount());
    JobOutcome outcome;
    outcome.report = file->report;
    QJsonObject mapped;
    for (const auto &[joint, node] : mapping.nodes)
        mapped.insert(joint, nodeName(model, node));
    outcome.result = QJsonObject{{"format", imported->format}, {"entry", imported->entry.isEmpty() ? QJsonValue() : QJsonValue(imported->entry)}, {"notes", QJsonArray::fromStringList(imported->notes)}, {"faces", faces}, {"vertices", vertices}, {"textures", static_cast<qint64>(model.textures.size())}, {"joints", jointsOf(model)},
                                 {"humanoid", QJsonObject{{"mapped", static_cast<int>(mapping.nodes.size())}, {"missing", QJsonArray::fromStringList(mapping.missing)}, {"joints", mapped}}},
                                 {"vrmVersion", model.vrmVersion.isEmpty() ? QJsonValue() : QJsonValue(model.vrmVersion)}, {"clips", clipsOf(model)},
                                 {"drivable", !model.skins.empty() && mapping.complete()}, {"drivability", drivability(model, mapping)}};
    outcome.text = Jobs::tr("%1 faces, %2 vertices, %3 textures, %4 joints").arg(faces).arg(vertices).arg(model.textures.size()).arg(model.jointNodes().size()) + QLatin1Char('\n');
    if (!model.vrmVersion.isEmpty())
        outcome.text += Jobs::tr("VRM %1").arg(model.vrmVersion == QLatin1String("0") ? QStringLiteral("0.x") : QStringLiteral("1.0")) + QLatin1Char('\n');
    outcome.text += Jobs::tr("%1 of %2 humanoid joints").arg(mapping.nodes.size()).arg(humanoidJoints().size()) + QLatin1Char('\n');
    if (!mapping.missing.isEmpty())
        outcome.text += Jobs::tr("  missing: %1").arg(mapping.missing.join(QStringLiteral(", "))) + QLatin1Char('\n');
    outcome.text += drivability(model, mapping) + QLatin1Char('\n');
    for (const ModelClip &clip : model.clips)
        outcome.text += Jobs::tr("  clip “%1”: %2 s, %3 keys").arg(clip.name).arg(static_cast<double>(clip.durationSeconds), 0, 'f', 3).arg(clip.frames) + QLatin1Char('\n');
    return outcome;
}

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

/// As GLB with everything in it; as VRM where the name asks for one.
JobOutcome writeGlb(const QString &in, const QString &out, const JobContext &context)
{
    const auto imported = importCharacter(in, {{}, {}, {}, {}, context.progress});
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
    verbs.resave = [](const ResaveOptions &options, const JobContext &context) { return writeGlb(options.in, options.out, context); };
    for (const char *extension : {"glb", "vrm"})
        verbs.conversions.push_back({FileKind::Model, QString::fromLatin1(extension), [](const ConvertOptions &options, const JobContext &context) { return writeGlb(options.in, options.out, context); }});
    for (auto &conversion : motionConversions(FileKind::Model))
        verbs.conversions.push_back(std::move(conversion));
    return verbs;
}

} // namespace marrow
