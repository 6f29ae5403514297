#include "app/jobs/model_inspection.h"

#include "io/scene/character_import.h"
#include "model/character/model_facts.h"
#include "model/character/model_pose.h"

#include <QCoreApplication>

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

QJsonArray expressionsOf(const CharacterModel &model)
{
    QJsonArray list;
    for (const ModelExpression &expression : model.expressions) {
        list.append(QJsonObject{{"name", expression.name}, {"preset", expression.preset}, {"binary", expression.binary}, {"morphTargets", static_cast<qint64>(expression.morphs.size())},
                                {"colors", static_cast<qint64>(expression.colors.size())}, {"pictures", static_cast<qint64>(expression.placements.size())}, {"notDrawn", expression.unseen}});
    }
    return list;
}

QJsonArray morphsOf(const CharacterModel &model)
{
    QStringList names;
    for (int mesh = 0; mesh < static_cast<int>(model.meshes.size()); ++mesh)
        names += morphNames(model, mesh);
    names.removeDuplicates();
    return QJsonArray::fromStringList(names);
}

QJsonArray texturesOf(const CharacterModel &model)
{
    QJsonArray list;
    for (const ModelTexture &texture : model.textures) {
        const QSize size = texture.size();
        list.append(QJsonObject{{"name", texture.name}, {"type", texture.mimeType}, {"width", std::max(size.width(), 0)}, {"height", std::max(size.height(), 0)}, {"bytes", texture.encoded.size()}});
    }
    return list;
}

template <class Word>
QJsonValue word(const std::optional<Word> &value, std::initializer_list<const char *> words)
{
    return value ? QJsonValue(QLatin1String(*(words.begin() + static_cast<int>(*value)))) : QJsonValue();
}

QJsonValue word(const std::optional<bool> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

QJsonValue vrmOf(const CharacterModel &model)
{
    if (model.vrmVersion.isEmpty() && !model.vrm.known())
        return {};
    const VrmFacts &vrm = model.vrm;
    const VrmPermissions &may = vrm.permissions;
    return QJsonObject{{"title", vrm.title}, {"version", vrm.version}, {"authors", QJsonArray::fromStringList(vrm.authors)}, {"contact", vrm.contact}, {"copyright", vrm.copyright},
                       {"licence", vrm.licence}, {"moreTerms", vrm.moreTerms}, {"expressions", QJsonArray::fromStringList(vrm.expressions)},
                       {"springs", vrm.springs}, {"springJoints", vrm.springJoints}, {"colliders", vrm.colliders}, {"thumbnail", vrm.thumbnail},
                       {"permissions", QJsonObject{{"who", word(may.who, {"author", "licensed", "everyone"})}, {"violence", word(may.violence)}, {"sexualContent", word(may.sexualContent)},
                                                   {"commerce", word(may.commerce, {"none", "personal", "companies"})}, {"politics", word(may.politics)}, {"hate", word(may.hate)},
                                                   {"redistribution", word(may.redistribution)}, {"change", word(may.change, {"no", "yes", "yes-and-pass-on"})},
                                                   {"creditNeeded", word(may.creditNeeded)}}}};
}

QString vrmText(const CharacterModel &model)
{
    if (model.vrmVersion.isEmpty() && !model.vrm.known())
        return {};
    const VrmFacts &vrm = model.vrm;
    QStringList lines{model.vrmVersion.isEmpty() ? Jobs::tr("made from a VRM")
                                                 : Jobs::tr("VRM %1").arg(model.vrmVersion == QLatin1String("0") ? QStringLiteral("0.x") : QStringLiteral("1.0"))};
    const auto add = [&](const QString &label, const QString &value) {
        if (!value.isEmpty())
            lines.append(QStringLiteral("  %1: %2").arg(label, value));
    };
    add(Jobs::tr("title"), vrm.version.isEmpty() ? vrm.title : QStringLiteral("%1 (%2)").arg(vrm.title, vrm.version));
    add(Jobs::tr("author"), vrm.authors.join(QStringLiteral(", ")));
    add(Jobs::tr("contact"), vrm.contact);
    add(Jobs::tr("copyright"), vrm.copyright);
    add(Jobs::tr("licence"), vrm.licence);
    add(Jobs::tr("further terms"), vrm.moreTerms);
    add(Jobs::tr("allowed uses"), permissionTexts(vrm.permissions).join(QLatin1Char(' ')));
    add(Jobs::tr("%n expression(s)", nullptr, static_cast<int>(vrm.expressions.size())), vrm.expressions.join(QStringLiteral(", ")));
    if (vrm.springs > 0)
        lines.append(QStringLiteral("  ") + Jobs::tr("%1 swinging chains with %2 bones, %3 colliders").arg(vrm.springs).arg(vrm.springJoints).arg(vrm.colliders));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString textOf(const ImportedCharacter &imported, const HumanoidMapping &mapping)
{
    const CharacterModel &model = imported.file.model;
    QString text = Jobs::tr("%1 faces, %2 vertices, %3 textures, %4 joints").arg(model.faceCount()).arg(model.vertexCount()).arg(model.textures.size()).arg(model.jointNodes().size()) + QLatin1Char('\n');
    text += vrmText(model);
    text += Jobs::tr("%1 of %2 humanoid joints").arg(mapping.nodes.size()).arg(humanoidJoints().size()) + QLatin1Char('\n');
    if (!mapping.missing.isEmpty())
        text += Jobs::tr("  missing: %1").arg(mapping.missing.join(QStringLiteral(", "))) + QLatin1Char('\n');
    text += drivability(model, mapping) + QLatin1Char('\n');
    for (const ModelTexture &texture : model.textures)
        text += Jobs::tr("  texture “%1”: %2 × %3").arg(texture.name).arg(std::max(texture.size().width(), 0)).arg(std::max(texture.size().height(), 0)) + QLatin1Char('\n');
    for (const ModelClip &clip : model.clips)
        text += Jobs::tr("  clip “%1”: %2 s, %3 keys").arg(clip.name).arg(static_cast<double>(clip.durationSeconds), 0, 'f', 3).arg(clip.frames) + QLatin1Char('\n');
    for (const QString &note : imported.notes)
        text += QStringLiteral("  %1\n").arg(note);
    return text;
}

} // namespace

JobOutcome inspectModel(const QString &path, const JobContext &context)
{
    const auto imported = importCharacter(path, {.progress = context.progress});
    if (!imported)
        return JobOutcome::failed(imported.error());
    const CharacterModel &model = imported->file.model;
    const HumanoidMapping mapping = mapHumanoid(model);
    QJsonObject mapped;
    for (const auto &[joint, node] : mapping.nodes)
        mapped.insert(joint, nodeName(model, node));
    JobOutcome outcome;
    outcome.report = imported->file.report;
    outcome.result = QJsonObject{
        {"format", imported->format},
        {"entry", imported->entry.isEmpty() ? QJsonValue() : QJsonValue(imported->entry)},
        {"notes", QJsonArray::fromStringList(imported->notes)},
        {"missingTextures", QJsonArray::fromStringList(imported->missingTextures)},
        {"metresPerUnit", imported->metresPerUnit},
        {"faces", static_cast<qint64>(model.faceCount())},
        {"vertices", static_cast<qint64>(model.vertexCount())},
        {"textures", static_cast<qint64>(model.textures.size())},
        {"textureList", texturesOf(model)},
        {"joints", jointsOf(model)},
        {"humanoid", QJsonObject{{"mapped", static_cast<int>(mapping.nodes.size())}, {"missing", QJsonArray::fromStringList(mapping.missing)}, {"joints", mapped}}},
        {"vrmVersion", model.vrmVersion.isEmpty() ? QJsonValue() : QJsonValue(model.vrmVersion)},
        {"vrm", vrmOf(model)},
        {"clips", clipsOf(model)},
        {"expressions", expressionsOf(model)},
        {"morphTargets", morphsOf(model)},
        {"drivable", isDrivable(model, mapping)},
        {"drivability", drivability(model, mapping)},
    };
    outcome.text = textOf(*imported, mapping);
    return outcome;
}

} // namespace marrow
