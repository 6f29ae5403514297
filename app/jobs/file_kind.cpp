#include "app/jobs/file_kind.h"

#include "io/mediapipe/mediapipe_reader.h"

#include <QFile>
#include <QFileInfo>

namespace marrow {

FileKind fileKindOfName(const QString &path)
{
    const QString extension = QFileInfo(path).suffix().toLower();
    const auto among = [&](std::initializer_list<const char *> list) {
        for (const char *entry : list) {
            if (extension == QLatin1String(entry))
                return true;
        }
        return false;
    };
    if (among({"vfp"}))
        return FileKind::VoxelRig;
    if (among({"p2lrt"}))
        return FileKind::Puppet;
    if (among({"vox"}))
        return FileKind::VoxelModelVox;
    if (among({"json"}))
        return FileKind::VoxelJson;
    if (among({"glb", "gltf", "vrm", "fbx", "pmx", "pmd", "zip", "obj"}))
        return FileKind::Model;
    if (among({"bvh", "vmd", "vrma", "ndjson"}))
        return FileKind::Motion;
    return FileKind::Unknown;
}

FileKind fileKindOf(const QString &path)
{
    QFile file(path);
    QByteArray head;
    if (file.open(QIODevice::ReadOnly))
        head = file.read(4096);
    if (head.startsWith("VFPK"))
        return FileKind::VoxelRig;
    if (head.startsWith("P2LR"))
        return FileKind::Puppet;
    if (head.startsWith("glTF")) // a VRM animation is a model without a body; its name says that it is a motion
        return fileKindOfName(path) == FileKind::Motion ? FileKind::Motion : FileKind::Model;
    if (head.startsWith("HIERARCHY") || head.startsWith("Vocaloid Motion Data") || looksLikeMediapipe(head))
        return FileKind::Motion;
    if (head.startsWith("Kaydara FBX") || head.startsWith("PMX ") || head.startsWith("PK\x03\x04"))
        return FileKind::Model;
    const bool isJson = head.trimmed().startsWith('{');
    if (isJson && (head.contains("\"marrow-action\"") || (head.contains("\"slug\"") && head.contains("\"action\"") && head.contains("\"keys\""))))
        return FileKind::Action;
    if (head.startsWith("VOX "))
        return FileKind::VoxelModelVox;
    return fileKindOfName(path);
}

} // namespace marrow
