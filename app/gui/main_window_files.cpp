// The window's commands on files: samples, import, export, pictures; and the palette.

#include "app/gui/actions.h"
#include "app/gui/command_palette.h"
#include "app/gui/language.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/panel_set.h"
#include "app/gui/preferences.h"
#include "app/gui/shortcuts_dialog.h"
#include "app/jobs/file_verbs.h"
#include "io/json/model_json.h"
#include "io/obj/obj_export.h"
#include "io/save_file.h"
#include "model/voxel/bone_mesher.h"
#include "views/viewport/viewport_widget.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QUndoStack>
#include <QUrl>

namespace marrow {

namespace {

constexpr int kThumbnailSize = 256;

QByteArray pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

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

void MainWindow::connectFileActions()
{
    const auto on = [this](const char *id, auto run) { connect((*m_actions)[QString::fromLatin1(id)], &QAction::triggered, this, run); };
    on("file.new", &MainWindow::importModel);
    on("file.open", [this] { openFiles(m_prompts->filesToOpen(tr("Open"), OpenDocuments::openFilter())); });
    on("file.save", [this] { m_documents->save(m_documents->currentIndex()); });
    on("file.saveAs", [this] { m_documents->saveAs(m_documents->currentIndex()); });
    on("file.export", &MainWindow::exportCopy);
    on("file.picture", &MainWindow::savePicture);
    on("file.thumbnail", &MainWindow::refreshThumbnail);
    on("file.close", [this] { m_documents->close(m_documents->currentIndex()); });
    const auto turn = [this](int by) {
        const int count = m_documents->count();
        m_documents->setCurrent((m_documents->currentIndex() + by + count) % count);
    };
    on("file.next", [turn] { turn(1); });
    on("file.previous", [turn] { turn(-1); });
    on("file.quit", [this] { close(); });
    on("edit.undo", [this] { m_documents->current()->document()->undoStack()->undo(); });
    on("edit.redo", [this] { m_documents->current()->document()->undoStack()->redo(); });
    on("edit.palette", &MainWindow::showPalette);
    on("edit.shortcuts", [this] {
        ShortcutsDialog dialog(m_actions, &m_services.preferences, this);
        dialog.exec();
    });
    on("rig.fromJson", &MainWindow::loadRigJson);
    on("rig.check", [this] { m_panels->checkRig(); });
    on("help.about", &MainWindow::showAbout);
    on("help.guide", &MainWindow::showGuide);
    on("help.journal", &MainWindow::showJournal);
    connect(m_panels, &PanelSet::openRequested, (*m_actions)["file.open"], &QAction::trigger);
    connect(m_panels, &PanelSet::rigFromJsonRequested, this, &MainWindow::loadRigJson);
    connect(m_panels, &PanelSet::thumbnailRefreshRequested, this, &MainWindow::refreshThumbnail);
}

void MainWindow::openSample(const QString &name)
{
    // A sample is opened as a copy of one's own, so that it can be painted on and saved without touching the original.
    const QString folder = QDir::tempPath() + "/marrow-samples";
    const QString copy = folder + '/' + name;
    if (!QFile::exists(copy)) {
        QDir().mkpath(folder);
        QFile source(":/samples/" + name);
        if (source.open(QIODevice::ReadOnly)) {
            if (auto saved = saveFile(copy, source.readAll()); !saved) {
                m_prompts->tellFailure(tr("The sample was not opened"), saved.error());
                return;
            }
        }
    }
    openFiles({copy});
}

void MainWindow::importModel()
{
    openFiles(m_prompts->filesToOpen(tr("Import a model"), OpenDocuments::importFilter()));
}

void MainWindow::exportCopy()
{
    const DocumentSession &session = *m_documents->current();
    const QString base = QFileInfo(session.title()).completeBaseName();
    const QString path = m_prompts->fileToSave(tr("Export %1 as").arg(session.title()), base + ".obj",
                                               tr("Wavefront model (*.obj)") + ";;" + tr("Model and rig as JSON (*.json)"), {});
    if (path.isEmpty())
        return;
    const VoxelAsset &asset = session.voxel()->asset();
    const Result<void> written = path.endsWith(".json", Qt::CaseInsensitive) ? saveFile(path, modelToJson(asset)) : writeObj(asset, path);
    if (!written)
        m_prompts->tellFailure(tr("%1 was not written").arg(QFileInfo(path).fileName()), written.error());
    else
        m_notices->post("export", Severity::Info, tr("%1 was written.").arg(QDir::toNativeSeparators(path)));
}

void MainWindow::savePicture()
{
    const QImage picture = m_viewport->grabImage();
    const QString base = QFileInfo(m_documents->current()->title()).completeBaseName();
    if (picture.isNull()) {
        m_notices->post("picture", Severity::Warning, tr("There is no picture: the view cannot draw here."));
        return;
    }
    const QString path = m_prompts->fileToSave(tr("Save picture"), base + ".png", tr("Picture (*.png)"), "png");
    if (path.isEmpty())
        return;
    if (auto saved = saveFile(path, pngOf(picture)); !saved)
        m_prompts->tellFailure(tr("The picture was not saved"), saved.error());
}

void MainWindow::refreshThumbnail()
{
    DocumentSession *session = m_documents->current();
    const QImage picture = session ? m_viewport->grabImage() : QImage();
    if (picture.isNull()) {
        m_notices->post("picture", Severity::Warning, tr("There is no picture: the view cannot draw here."));
        return;
    }
    const int side = qMin(picture.width(), picture.height());
    const QImage square = picture.copy((picture.width() - side) / 2, (picture.height() - side) / 2, side, side)
                              .scaled(kThumbnailSize, kThumbnailSize, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                              .convertToFormat(QImage::Format_RGBA8888);
    currentContext()->run("thumbnail.set", {{"png", QString::fromLatin1(pngOf(square).toBase64())}});
}

void MainWindow::loadRigJson()
{
    if (!m_documents->current())
        return;
    const QStringList files = m_prompts->filesToOpen(tr("Rig from JSON"), tr("Rig as JSON (*.json)"));
    if (files.isEmpty())
        return;
    const auto json = readJsonFile(files.first());
    if (!json) {
        m_prompts->tellFailure(tr("The rig was not loaded"), json.error());
        return;
    }
    const QJsonObject rig = json->contains("rig") ? json->value("rig").toObject() : *json;
    currentContext()->run("rig.replace", {{"rig", rig}});
}

void MainWindow::showPalette()
{
    std::vector<CommandPalette::Entry> entries;
    const auto addAction = [&](QAction *action) {
        if (!action || !action->isEnabled() || action->isSeparator() || action->text().isEmpty())
            return;
        entries.push_back({Actions::plainText(action), action->shortcut().toString(QKeySequence::NativeText), [action] { action->trigger(); }});
    };
    for (QAction *action : m_actions->all())
        addAction(action);
    m_panels->forEachAction(addAction);
    for (QMenu *menu : {m_languageMenu, m_appearanceMenu}) {
        for (QAction *action : menu->actions())
            entries.push_back({menu->title().remove('&') + QStringLiteral(": ") + action->text(), {}, [action] { action->trigger(); }});
    }
    if (RigContext *context = currentContext(); context && context->rig()) {
        for (const Joint &joint : context->rig()->skeleton.joints()) {
            entries.push_back({context->displayName(joint.id), tr("joint %1").arg(joint.id), [context, id = joint.id] {
                                   context->activate(id);
                                   emit context->jointVisitRequested(id);
                               }});
        }
    }
    for (const QString &path : m_services.preferences.recentFiles())
        entries.push_back({QFileInfo(path).fileName(), tr("recent file"), [this, path] { openFiles({path}); }});
    m_palette->popup(std::move(entries));
}

void MainWindow::showGuide()
{
    const QString language = m_services.language.current();
    const QString folder = QDir::tempPath() + "/marrow-guide";
    const QString file = folder + "/user-guide." + language + ".md";
    QDir().mkpath(folder);
    QFile source(":/docs/user-guide." + language + ".md");
    if (source.open(QIODevice::ReadOnly))
        (void)saveFile(file, source.readAll());
    QDesktopServices::openUrl(QUrl::fromLocalFile(file));
}

void MainWindow::showJournal()
{
    const JournalWriter *journal = m_documents->current() ? m_documents->current()->journal() : nullptr;
    const QString path = journal ? journal->path() : QString();
    m_notices->post("journal", Severity::Info,
                    path.isEmpty() ? tr("There is no journal yet: it begins with the first edit.")
                                   : tr("Every step is being written to %1").arg(QDir::toNativeSeparators(path)));
}

void MainWindow::showAbout()
{
    QMessageBox box(QMessageBox::NoIcon, tr("About Marrow"), QStringLiteral("Marrow ") + QCoreApplication::applicationVersion(),
                    QMessageBox::Close, this);
    box.setInformativeText(tr("A rigging and preview studio for voxel rigs and puppets. MIT licence."));
    box.exec();
}

} // namespace marrow
