// What the window's own actions do: files, pictures, help and the palette. The rest go to the workbench in front.

#include "app/gui/actions.h"
#include "app/gui/character/library_window.h"
#include "app/gui/command_palette.h"
#include "app/gui/docks.h"
#include "app/gui/language.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/panel_set.h"
#include "app/gui/preferences.h"
#include "app/gui/retarget/retarget_entry.h"
#include "app/gui/shortcuts_dialog.h"
#include "app/gui/workspaces.h"
#include "io/library/shown_file_name.h"
#include "io/png/png_writer.h"
#include "io/save_file.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QUndoStack>
#include <QUrl>

namespace marrow {

void MainWindow::connectActions()
{
    const std::map<QString, std::function<void()>> own = {
        {"file.new", [this] { importModel(); }},
        {"file.newAction", [this] { m_action->beginNew(m_documents->current() ? m_documents->current()->filePath() : QString(), [this](std::unique_ptr<DocumentSession> session) { m_documents->adopt(std::move(session)); }); }},
        {"file.open", [this] { openFiles(m_prompts->filesToOpen(tr("Open"), OpenDocuments::openFilter())); }},
        {"file.library", [this] { showLibrary(); }},
        {"file.save", [this] { m_documents->save(m_documents->currentIndex()); }},
        {"file.saveAs", [this] { m_documents->saveAs(m_documents->currentIndex()); }},
        {"file.picture", [this] { savePicture(); }},
        {"file.retarget", [this] { openRetargetWizard({}, *m_documents, *m_prompts, this); }},
        {"file.publish", [this] { showPublishWizard(); }},
        {"file.openPublication", [this] { openPublication(m_prompts->folderToOpen(tr("Published folder"))); }},
        {"file.close", [this] { m_documents->close(m_documents->currentIndex()); }},
        {"file.next", [this] { turnTabs(1); }},
        {"file.previous", [this] { turnTabs(-1); }},
        {"file.quit", [this] { close(); }},
        {"edit.undo", [this] { takeStep(false); }},
        {"edit.redo", [this] { takeStep(true); }},
        {"edit.palette", [this] { showPalette(); }},
        {"edit.shortcuts", [this] { ShortcutsDialog(m_actions, &m_services.preferences, this).exec(); }},
        {"view.resetDocks", [this] { m_workspaces->resetCurrent(); }},
        {"help.about", [this] { showAbout(); }},
        {"help.guide", [this] { showGuide(); }},
        {"help.journal", [this] { showJournal(); }},
    };
    for (QAction *action : m_actions->all()) {
        const QString id = action->objectName();
        if (const auto run = own.find(id); run != own.end()) {
            m_ownActions.insert(id);
            connect(action, &QAction::triggered, this, run->second);
        } else {
            connect(action, &QAction::triggered, this, [this, id](bool checked) { m_current->trigger(id, checked); });
        }
    }
}

bool MainWindow::needsDocument(const QString &actionId)
{
    static const QStringList always = {"file.new",  "file.newAction", "file.open",    "file.library",   "file.retarget", "file.publish", "file.openPublication",
                                       "file.quit", "edit.palette", "edit.shortcuts", "view.resetDocks"};
    return !always.contains(actionId) && !actionId.startsWith(QLatin1String("help."));
}

void MainWindow::turnTabs(int by)
{
    const int count = m_documents->count();
    m_documents->setCurrent((m_documents->currentIndex() + by + count) % count);
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

void MainWindow::showLibrary()
{
    if (!m_library) {
        m_library = new LibraryWindow(*m_prompts, m_services.preferences, this);
        connect(m_library, &LibraryWindow::openRequested, this, &MainWindow::openFiles);
    }
    m_library->show();
    m_library->raise();
    m_library->activateWindow();
}

void MainWindow::savePicture()
{
    const QImage picture = m_current->picture();
    const QString base = QFileInfo(m_documents->current()->title()).completeBaseName();
    if (picture.isNull()) {
        m_notices->post("picture", Severity::Warning, tr("There is no picture: the view cannot draw here."));
        return;
    }
    const QString path = m_prompts->fileToSave(tr("Save picture"), base + ".png", tr("Picture (*.png)"), "png");
    if (path.isEmpty())
        return;
    if (auto saved = saveFile(path, pngBytes(picture)); !saved)
        m_prompts->tellFailure(tr("The picture was not saved"), saved.error());
    else
        m_notices->post("export", Severity::Info, tr("%1 was written.").arg(QDir::toNativeSeparators(path)));
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
    for (QAction *action : m_menus.at("skeleton")->actions()) {
        if (m_menus.at("skeleton")->menuAction()->isVisible() && !m_actions->all().contains(action))
            addAction(action);
    }
    m_docks->forEach([&](const QString &, QDockWidget *dock) {
        if (dock->toggleViewAction()->isVisible())
            addAction(dock->toggleViewAction());
    });
    for (QMenu *menu : {m_menus.at("workspaces"), m_languageMenu, m_appearanceMenu}) {
        for (QAction *action : menu->actions()) {
            if (action->isEnabled())
                entries.push_back({menu->title().remove('&') + QStringLiteral(": ") + action->text(), {}, [action] { action->trigger(); }});
        }
    }
    m_current->addPaletteEntries(entries);
    for (const QString &path : m_services.preferences.recentFiles())
        entries.push_back({shownFileName(path), tr("recent file"), [this, path] { openFiles({path}); }});
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
