#include "io/vrm/vrm_writer.h"

#include <QCoreApplication>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Vrm)
};

/// Who may use the model cannot be known here: the licence document's strictest terms apply where nothing else is said.
QJsonObject metaOf(const QJsonObject &json, const QString &name)
{
    const QString copyright = json.value(QStringLiteral("asset")).toObject().value(QStringLiteral("copyright")).toString();
    QJsonObject meta{{"name", name}, {"authors", QJsonArray{copyright.isEmpty() ? QStringLiteral("unknown") : copyright}},
                     {"licenseUrl", "https://vrm.dev/licenses/1.0/"}};
    if (!copyright.isEmpty())
        meta.insert(QStringLiteral("copyrightInformation"), copyright);
    return meta;
}

} // namespace

Result<GltfDocument> withVrm(const GltfModel &file, const HumanoidMapping &mapping, const QString &name)
{
    if (!file.model.vrmVersion.isEmpty())
        return file.document;
    QStringList missing;
    for (const QString &joint : requiredHumanoidJoints()) {
        if (!mapping.nodes.contains(joint))
            missing.append(vrmBoneName(joint));
    }
    if (!missing.isEmpty()) {
        return gltfError("vrm.bones", Texts::tr("A VRM needs the human bones %1, which were not found in the model. It can stay a .glb.").arg(missing.join(QStringLiteral(", "))));
    }
    QJsonObject bones;
    for (const auto &[joint, node] : mapping.nodes)
        bones.insert(vrmBoneName(joint), QJsonObject{{"node", node}});
    GltfDocument document = file.document;
    QJsonObject extensions = document.json.value(QStringLiteral("extensions")).toObject();
    extensions.insert(QStringLiteral("VRMC_vrm"), QJsonObject{{"specVersion", "1.0"}, {"meta", metaOf(document.json, name)},
                                                              {"humanoid", QJsonObject{{"humanBones", bones}}}});
    document.json.insert(QStringLiteral("extensions"), extensions);
    QJsonArray used = document.list("extensionsUsed");
    used.append(QStringLiteral("VRMC_vrm"));
    document.json.insert(QStringLiteral("extensionsUsed"), used);
    return document;
}

} // namespace marrow
