// Files beside the document: copies in other formats, the thumbnail inside it, a rig as JSON.

#include "app/gui/document_session.h"
#include "app/gui/file_prompts.h"
#include "app/gui/notice_bar.h"
#include "app/gui/picture_file.h"
#include "app/gui/voxel_workbench.h"
#include "app/jobs/file_verbs.h"
#include "io/json/model_json.h"
#include "io/obj/obj_export.h"
#include "io/save_file.h"
#include "model/voxel/bone_mesher.h"
#include "views/viewport/viewport_widget.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kThumbnailSize = 256;

Result<void> writeObj(const VoxelAsset &asset, const QString &path)
{
    BoneMesh mesh;
    mesh.build({asset.grid, asset.palette, asset.rig ? &asset.rig->binding : nullptr});
    const QFileInfo info(path);
    const QString materials = info.completeBaseName() + ".mtl";
    const ObjFiles files = exportObj(asset, mesh.joined(), {.mtlName = materials});
    if (auto saved = saveFile(info.absolutePath() + '/' + materials, files.mtl); !saved)
        return saved;
    return saveFile(path, files.obj);
}

} // namespace

void VoxelWorkbench::exportCopy(const QString &suffix)
{
    const DocumentSession &session = *m_session;
    const QString base = QFileInfo(session.title()).completeBaseName();
    QStringList filters = {tr("Wavefront model (*.obj)"), tr("Model and rig as JSON (*.json)")};
    if (suffix == "json")
        std::reverse(filters.begin(), filters.end());
    const QString path = m_shell.prompts.fileToSave(tr("Export %1 as").arg(session.title()), base + '.' + suffix, filters.join(";;"), {});
    if (path.isEmpty())
        return;
    const VoxelAsset &asset = session.voxel()->asset();
    const Result<void> written = path.endsWith(".json", Qt::CaseInsensitive) ? saveFile(path, modelToJson(asset)) : writeObj(asset, path);
    if (!written)
        m_shell.prompts.tellFailure(tr("%1 was not written").arg(QFileInfo(path).fileName()), written.error());
    else
        m_shell.notices.post("export", Severity::Info, tr("%1 was written.").arg(QDir::toNativeSeparators(path)));
}

void VoxelWorkbench::refreshThumbnail()
{
    const QImage image = m_session ? picture() : QImage();
    if (image.isNull()) {
        m_shell.notices.post("picture", Severity::Warning, tr("There is no picture: the view cannot draw here."));
        return;
    }
    const int side = qMin(image.width(), image.height());
    const QImage square = image.copy((image.width() - side) / 2, (image.height() - side) / 2, side, side)
                              .scaled(kThumbnailSize, kThumbnailSize, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                              .convertToFormat(QImage::Format_RGBA8888);
    context()->run("thumbnail.set", {{"png", QString::fromLatin1(pngOf(square).toBase64())}});
}

void VoxelWorkbench::loadRigJson()
{
    if (!m_session)
        return;
    const QStringList files = m_shell.prompts.filesToOpen(tr("Rig from JSON"), tr("Rig as JSON (*.json)"));
    if (files.isEmpty())
        return;
    const auto json = readJsonFile(files.first());
    if (!json) {
        m_shell.prompts.tellFailure(tr("The rig was not loaded"), json.error());
        return;
    }
    const QJsonObject rig = json->contains("rig") ? json->value("rig").toObject() : *json;
    context()->run("rig.replace", {{"rig", rig}});
}

} // namespace marrow
