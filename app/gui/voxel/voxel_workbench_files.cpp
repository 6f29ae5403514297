// Files beside the document: copies in other formats, the thumbnail inside it, a rig as JSON.

#include "app/gui/document_session.h"
#include "app/gui/export_dialog.h"
#include "app/gui/file_prompts.h"
#include "app/gui/notice_bar.h"
#include "app/gui/voxel/voxel_workbench.h"
#include "app/jobs/file_verbs.h"
#include "io/png/png_writer.h"
#include "views/viewport/viewport_widget.h"

#include <QDir>

#include <cmath>

namespace marrow {

namespace {

constexpr int kThumbnailSize = 256;

} // namespace

void VoxelWorkbench::exportCopy(const QString &suffix)
{
    const CameraRig &camera = m_viewport->camera();
    ExportDialog::Start start{m_session->voxel()->asset(), m_session->title(), {}, camera.yawDegrees, camera.pitchDegrees, std::round(frontTab()->pose->playback().time())};
    if (const auto clip = m_session->voxel()->selection().clip)
        start.clip = *clip;
    auto *dialog = new ExportDialog(std::move(start), m_shell.prompts, &m_shell.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->choose(suffix);
    connect(dialog, &ExportDialog::written, this, [this](const QString &path) {
        m_shell.notices.post("export", Severity::Info, tr("%1 was written.").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
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
    context()->run("thumbnail.set", {{"png", QString::fromLatin1(pngBytes(square).toBase64())}});
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
