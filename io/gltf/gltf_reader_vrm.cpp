#include "io/gltf/gltf_reader_parts.h"
#include "io/gltf/rigged_vrm.h"

#include <QCoreApplication>

namespace marrow::gltf {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

/// Words of a file are shown to people: not longer than they can read.
QString text(const QJsonObject &json, const char *member)
{
    return json.value(QLatin1String(member)).toString().trimmed().left(2000);
}

QStringList texts(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &entry : value.toArray()) {
        if (const QString one = entry.toString().trimmed().left(500); !one.isEmpty() && list.size() < 1000)
            list.append(one);
    }
    return list;
}

std::optional<bool> yes(const QJsonObject &json, const char *member)
{
    const QJsonValue value = json.value(QLatin1String(member));
    if (value.isBool())
        return value.toBool();
    if (value.toString().compare(QLatin1String("Allow"), Qt::CaseInsensitive) == 0)
        return true;
    if (value.toString().compare(QLatin1String("Disallow"), Qt::CaseInsensitive) == 0)
        return false;
    return std::nullopt;
}

using Who = VrmPermissions::Who;
using Commerce = VrmPermissions::Commerce;
using Change = VrmPermissions::Change;

std::optional<Who> whoOf(const QString &word)
{
    if (word.compare(QLatin1String("OnlyAuthor"), Qt::CaseInsensitive) == 0)
        return Who::OnlyAuthor;
    if (word == QLatin1String("ExplicitlyLicensedPerson") || word == QLatin1String("onlySeparatelyLicensedPerson"))
        return Who::Licensed;
    if (word.compare(QLatin1String("Everyone"), Qt::CaseInsensitive) == 0)
        return Who::Everyone;
    return std::nullopt;
}

VrmPermissions permissions0(const QJsonObject &meta)
{
    VrmPermissions p;
    p.who = whoOf(text(meta, "allowedUserName"));
    p.violence = yes(meta, "violentUssageName"); // the specification's own spelling
    p.sexualContent = yes(meta, "sexualUssageName");
    if (const auto commerce = yes(meta, "commercialUssageName"))
        p.commerce = *commerce ? Commerce::Companies : Commerce::None;
    const QString licence = text(meta, "licenseName");
    if (licence == QLatin1String("Redistribution_Prohibited"))
        p.redistribution = false;
    else if (licence == QLatin1String("CC0") || licence.startsWith(QLatin1String("CC_BY")))
        p.redistribution = true;
    if (licence == QLatin1String("CC0"))
        p.creditNeeded = false;
    else if (licence.startsWith(QLatin1String("CC_BY")))
        p.creditNeeded = true;
    if (p.redistribution == true)
        p.change = licence.endsWith(QLatin1String("_ND")) ? Change::No : Change::YesAndPassOn;
    return p;
}

VrmPermissions permissions1(const QJsonObject &meta)
{
    // What a VRM 1.0 does not say, the specification says for it.
    VrmPermissions p;
    p.who = whoOf(text(meta, "avatarPermission")).value_or(Who::OnlyAuthor);
    p.violence = yes(meta, "allowExcessivelyViolentUsage").value_or(false);
    p.sexualContent = yes(meta, "allowExcessivelySexualUsage").value_or(false);
    const QString commerce = text(meta, "commercialUsage");
    p.commerce = commerce == QLatin1String("corporation") ? Commerce::Companies : commerce == QLatin1String("personalProfit") ? Commerce::Personal : Commerce::None;
    p.politics = yes(meta, "allowPoliticalOrReligiousUsage").value_or(false);
    p.hate = yes(meta, "allowAntisocialOrHateUsage").value_or(false);
    p.redistribution = yes(meta, "allowRedistribution").value_or(false);
    const QString change = text(meta, "modification");
    p.change = change == QLatin1String("allowModificationRedistribution") ? Change::YesAndPassOn : change == QLatin1String("allowModification") ? Change::Yes : Change::No;
    p.creditNeeded = text(meta, "creditNotation") != QLatin1String("unnecessary");
    return p;
}

void readSprings0(const QJsonObject &swinging, VrmFacts &facts)
{
    for (const QJsonValue &group : swinging.value(QStringLiteral("boneGroups")).toArray()) {
        const qsizetype bones = group.toObject().value(QStringLiteral("bones")).toArray().size();
        facts.springs += static_cast<int>(bones);
        facts.springJoints += static_cast<int>(bones); // each with all below it
    }
    for (const QJsonValue &group : swinging.value(QStringLiteral("colliderGroups")).toArray())
        facts.colliders += static_cast<int>(group.toObject().value(QStringLiteral("colliders")).toArray().size());
}

void readFacts0(const Reading &reading, const QJsonObject &vrm, VrmFacts &facts)
{
    const QJsonObject meta = vrm.value(QStringLiteral("meta")).toObject();
    facts.title = text(meta, "title");
    facts.version = text(meta, "version");
    if (const QString author = text(meta, "author"); !author.isEmpty())
        facts.authors.append(author);
    facts.contact = text(meta, "contactInformation");
    facts.licence = text(meta, "licenseName");
    if (facts.licence == QLatin1String("Other") || facts.licence.isEmpty())
        facts.licence = text(meta, "otherLicenseUrl").isEmpty() ? facts.licence : text(meta, "otherLicenseUrl");
    facts.moreTerms = text(meta, "otherPermissionUrl");
    facts.permissions = permissions0(meta);
    const qint64 texture = meta.value(QStringLiteral("texture")).toInteger(-1);
    facts.thumbnail = static_cast<int>(reading.document.list("textures").at(texture).toObject().value(QStringLiteral("source")).toInteger(-1));
    for (const QJsonValue &value : vrm.value(QStringLiteral("blendShapeMaster")).toObject().value(QStringLiteral("blendShapeGroups")).toArray()) {
        const QString preset = text(value.toObject(), "presetName");
        const QString name = preset.isEmpty() || preset == QLatin1String("unknown") ? text(value.toObject(), "name") : preset;
        if (!name.isEmpty())
            facts.expressions.append(name);
    }
    readSprings0(vrm.value(QStringLiteral("secondaryAnimation")).toObject(), facts);
}

void readFacts1(const QJsonObject &extensions, VrmFacts &facts)
{
    const QJsonObject vrm = extensions.value(QStringLiteral("VRMC_vrm")).toObject();
    const QJsonObject meta = vrm.value(QStringLiteral("meta")).toObject();
    facts.title = text(meta, "name");
    facts.version = text(meta, "version");
    facts.authors = texts(meta.value(QStringLiteral("authors")));
    facts.contact = text(meta, "contactInformation");
    facts.copyright = text(meta, "copyrightInformation");
    facts.licence = text(meta, "licenseUrl");
    facts.moreTerms = text(meta, "otherLicenseUrl");
    facts.permissions = permissions1(meta);
    facts.thumbnail = static_cast<int>(meta.value(QStringLiteral("thumbnailImage")).toInteger(-1));
    const QJsonObject expressions = vrm.value(QStringLiteral("expressions")).toObject();
    for (const char *kind : {"preset", "custom"})
        facts.expressions += expressions.value(QLatin1String(kind)).toObject().keys();
    const QJsonObject swinging = extensions.value(QStringLiteral("VRMC_springBone")).toObject();
    const QJsonArray springs = swinging.value(QStringLiteral("springs")).toArray();
    facts.springs = static_cast<int>(springs.size());
    for (const QJsonValue &spring : springs)
        facts.springJoints += static_cast<int>(spring.toObject().value(QStringLiteral("joints")).toArray().size());
    facts.colliders = static_cast<int>(swinging.value(QStringLiteral("colliders")).toArray().size());
}

} // namespace

/// The version, the human bones and the facts of a VRM; bones that name no node are left out.
void readVrm(Reading &reading)
{
    CharacterModel &model = reading.model;
    const auto add = [&](const QString &bone, const QJsonValue &node) {
        const qint64 index = node.toInteger(-1);
        if (index >= 0 && static_cast<std::size_t>(index) < model.nodes.size())
            model.vrmHumanBones.emplace_back(bone, static_cast<int>(index));
        else
            reading.warn("vrm.bone", Texts::tr("The human bone “%1” names a node that is not there.").arg(bone), QStringLiteral("/extensions"));
    };
    const auto addAll = [&](const QJsonObject &extension) {
        const QJsonObject bones = extension.value(QStringLiteral("humanoid")).toObject().value(QStringLiteral("humanBones")).toObject();
        for (auto it = bones.begin(); it != bones.end(); ++it)
            add(it.key(), it.value().toObject().value(QStringLiteral("node")));
    };
    const QJsonObject extensions = reading.document.json.value(QStringLiteral("extensions")).toObject();
    if (extensions.contains(QStringLiteral("VRMC_vrm_animation"))) { // a motion for any VRM; no model, so no version of one
        addAll(extensions.value(QStringLiteral("VRMC_vrm_animation")).toObject());
    } else if (const QJsonObject kept = vrmPartsOf(reading.document); !kept.isEmpty() && !isVrm(reading.document)) {
        // Bound from a VRM: no VRM any more, but made by the same people.
        if (kept.contains(QStringLiteral("VRMC_vrm")))
            readFacts1(kept, model.vrm);
        else
            readFacts0(reading, kept.value(QStringLiteral("VRM")).toObject(), model.vrm);
    } else if (extensions.contains(QStringLiteral("VRMC_vrm"))) {
        model.vrmVersion = QStringLiteral("1");
        addAll(extensions.value(QStringLiteral("VRMC_vrm")).toObject());
        readFacts1(extensions, model.vrm);
    } else if (extensions.contains(QStringLiteral("VRM"))) {
        model.vrmVersion = QStringLiteral("0");
        const QJsonObject vrm = extensions.value(QStringLiteral("VRM")).toObject();
        for (const QJsonValue &bone : vrm.value(QStringLiteral("humanoid")).toObject().value(QStringLiteral("humanBones")).toArray())
            add(bone.toObject().value(QStringLiteral("bone")).toString(), bone.toObject().value(QStringLiteral("node")));
        readFacts0(reading, vrm, model.vrm);
    }
    if (model.vrm.thumbnail < 0 || static_cast<std::size_t>(model.vrm.thumbnail) >= model.textures.size())
        model.vrm.thumbnail = -1;
}

} // namespace marrow::gltf
