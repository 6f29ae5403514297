#include "io/gltf/rigged_vrm.h"

namespace marrow {

namespace {

QJsonObject extensionsOf(const GltfDocument &document)
{
    return document.json.value(QStringLiteral("extensions")).toObject();
}

/// Expressions of VRM 1.0 name the nodes of meshes.
QJsonObject movedExpressions(const QJsonObject &expressions, const std::map<int, int> &nodes)
{
    QJsonObject result;
    for (const QString &kind : expressions.keys()) {
        QJsonObject list = expressions.value(kind).toObject();
        for (const QString &name : list.keys()) {
            QJsonObject expression = list.value(name).toObject();
            QJsonArray binds;
            for (const QJsonValue &value : expression.value(QStringLiteral("morphTargetBinds")).toArray()) {
                QJsonObject bind = value.toObject();
                const auto node = nodes.find(bind.value(QStringLiteral("node")).toInt(-1));
                if (node == nodes.end())
                    continue;
                bind.insert(QStringLiteral("node"), node->second);
                binds.append(bind);
            }
            if (expression.contains(QStringLiteral("morphTargetBinds")))
                expression.insert(QStringLiteral("morphTargetBinds"), binds);
            list.insert(name, expression);
        }
        result.insert(kind, list);
    }
    return result;
}

/// Those of VRM 0.x name the meshes themselves.
QJsonObject movedBlendShapes(QJsonObject master, const std::map<int, std::vector<int>> &meshes)
{
    QJsonArray groups = master.value(QStringLiteral("blendShapeGroups")).toArray();
    for (qsizetype i = 0; i < groups.size(); ++i) {
        QJsonObject group = groups.at(i).toObject();
        QJsonArray binds;
        for (const QJsonValue &value : group.value(QStringLiteral("binds")).toArray()) {
            QJsonObject bind = value.toObject();
            const auto moved = meshes.find(bind.value(QStringLiteral("mesh")).toInt(-1));
            if (moved == meshes.end())
                continue;
            for (const int mesh : moved->second) {
                bind.insert(QStringLiteral("mesh"), mesh);
                binds.append(bind);
            }
        }
        group.insert(QStringLiteral("binds"), binds);
        groups.replace(i, group);
    }
    master.insert(QStringLiteral("blendShapeGroups"), groups);
    return master;
}

} // namespace

bool isVrm(const GltfDocument &document)
{
    const QJsonObject extensions = extensionsOf(document);
    return extensions.contains(QStringLiteral("VRMC_vrm")) || extensions.contains(QStringLiteral("VRM"));
}

QJsonObject vrmPartsOf(const GltfDocument &document)
{
    if (isVrm(document))
        return extensionsOf(document);
    return document.json.value(QStringLiteral("asset")).toObject().value(QStringLiteral("extras")).toObject().value(QStringLiteral("sourceVrm")).toObject();
}

QJsonObject keptVrm(const GltfDocument &source, const MovedMeshes &moved)
{
    const QJsonObject parts = vrmPartsOf(source);
    QJsonObject kept;
    if (const QJsonObject one = parts.value(QStringLiteral("VRMC_vrm")).toObject(); !one.isEmpty()) {
        QJsonObject part{{"specVersion", one.value(QStringLiteral("specVersion"))}, {"meta", one.value(QStringLiteral("meta"))}};
        if (one.contains(QStringLiteral("expressions")))
            part.insert(QStringLiteral("expressions"), movedExpressions(one.value(QStringLiteral("expressions")).toObject(), moved.nodes));
        kept.insert(QStringLiteral("VRMC_vrm"), part);
    } else if (const QJsonObject zero = parts.value(QStringLiteral("VRM")).toObject(); !zero.isEmpty()) {
        QJsonObject part{{"meta", zero.value(QStringLiteral("meta"))}};
        if (zero.contains(QStringLiteral("blendShapeMaster")))
            part.insert(QStringLiteral("blendShapeMaster"), movedBlendShapes(zero.value(QStringLiteral("blendShapeMaster")).toObject(), moved.meshes));
        kept.insert(QStringLiteral("VRM"), part);
    }
    return kept;
}

} // namespace marrow
