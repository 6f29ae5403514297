#include "io/scene/model_kind.h"

#include <QFileInfo>
#include <QStringList>

namespace marrow {

namespace {

QString ending(const QString &name)
{
    return QFileInfo(name).suffix().toLower();
}

} // namespace

ModelKind modelKindOf(const QByteArray &head, const QString &name)
{
    const QString suffix = ending(name);
    if (head.startsWith("glTF"))
        return suffix == QLatin1String("vrm") ? ModelKind::Vrm : ModelKind::Glb;
    if (head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06"))
        return ModelKind::Zip;
    if (head.startsWith("Kaydara FBX Binary") || head.trimmed().startsWith("; FBX") || head.contains("FBXHeaderExtension"))
        return ModelKind::Fbx;
    if (head.startsWith("PMX "))
        return ModelKind::Pmx;
    if (head.startsWith("Pmd"))
        return ModelKind::Pmd;
    if (suffix == QLatin1String("glb"))
        return ModelKind::Glb;
    if (suffix == QLatin1String("vrm"))
        return ModelKind::Vrm;
    if (suffix == QLatin1String("gltf"))
        return ModelKind::Gltf;
    if (suffix == QLatin1String("fbx"))
        return ModelKind::Fbx;
    if (suffix == QLatin1String("pmx"))
        return ModelKind::Pmx;
    if (suffix == QLatin1String("pmd"))
        return ModelKind::Pmd;
    if (suffix == QLatin1String("zip"))
        return ModelKind::Zip;
    return ModelKind::Unknown;
}

int searchRank(const QString &name)
{
    static const QStringList order = {"vrm", "glb", "gltf", "pmx", "pmd", "fbx"};
    return static_cast<int>(order.indexOf(ending(name)));
}

} // namespace marrow
