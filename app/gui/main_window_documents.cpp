// How the window follows its documents: tabs, titles, notices, the status line.

#include "app/gui/actions.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/panel_set.h"
#include "app/gui/preferences.h"
#include "app/gui/start_page.h"
#include "io/vfp/vfp_file.h"
#include "views/timeline/playback_bar.h"
#include "views/viewport/view_bar.h"
#include "views/viewport/viewport_widget.h"

#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QUndoStack>

namespace marrow {

void MainWindow::connectDocuments()
{
    connect(m_documents, &OpenDocuments::added, this, &MainWindow::addTab);
    connect(m_documents, &OpenDocuments::aboutToRemove, this, [this](DocumentSession *session) {
        if (m_binding->context() == m_open[session].context.get()) {
            m_panels->setContext(nullptr);
            m_playbackBar->setContext(nullptr);
            m_binding->show(nullptr, nullptr, nullptr);
        }
        m_open.erase(session);
    });
    connect(m_documents, &OpenDocuments::removed, this, [this](int index) {
        const QSignalBlocker block(m_tabs);
        m_tabs->removeTab(index);
        m_tabs->setVisible(m_tabs->count() > 0);
    });
    connect(m_documents, &OpenDocuments::currentChanged, this, &MainWindow::showSession);
    connect(m_documents, &OpenDocuments::stored, this, [this](DocumentSession *session) {
        m_notices->withdraw("changed");
        refreshTitles();
        // The view has to have drawn the document before its picture can be taken.
        QTimer::singleShot(600, session, [this, session] { storeThumbnail(session); });
    });
    connect(m_tabs, &QTabBar::currentChanged, m_documents, &OpenDocuments::setCurrent);
    connect(m_tabs, &QTabBar::tabCloseRequested, m_documents, &OpenDocuments::close);
}

void MainWindow::addTab(int index)
{
    DocumentSession *session = m_documents->at(index);
    OpenTab &tab = m_open[session];
    tab.context = std::make_unique<RigContext>(session->voxel());
    tab.pose = std::make_unique<PoseContext>(tab.context.get());
    {
        const QSignalBlocker block(m_tabs);
        m_tabs->insertTab(index, session->title());
        m_tabs->setVisible(true);
    }
    watchSession(session);
    refreshTitles();
}

void MainWindow::watchSession(DocumentSession *session)
{
    RigContext *context = m_open[session].context.get();
    connect(session->document()->undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::refreshTitles);
    connect(session->document()->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::refreshActionStates);
    connect(session->document(), &Document::filePathChanged, this, &MainWindow::refreshTitles);
    connect(session->voxel(), &VoxelDocument::committed, this, &MainWindow::refreshCaption);
    connect(session->voxel(), &VoxelDocument::selectionChanged, this, &MainWindow::refreshCaption);
    connect(context, &RigContext::commandFailed, this, &MainWindow::tellCommandFailure);
    connect(session, &DocumentSession::fileChanged, this, [this, session] {
        if (session == m_documents->current())
            postNotices(session);
    });
}

void MainWindow::showSession(DocumentSession *session)
{
    m_tabs->setVisible(m_tabs->count() > 0);
    m_notices->clear();
    if (!session) {
        m_panels->setContext(nullptr);
        m_playbackBar->setContext(nullptr);
        m_binding->show(nullptr, nullptr, nullptr);
        m_panels->showReport({});
        m_stack->setCurrentWidget(m_startPage);
    } else {
        {
            const QSignalBlocker block(m_tabs);
            m_tabs->setCurrentIndex(m_documents->indexOf(session));
        }
        OpenTab &tab = m_open[session];
        m_stack->setCurrentWidget(m_canvasPage);
        m_playbackBar->setContext(tab.pose.get());
        m_binding->show(tab.context.get(), tab.pose.get(), &tab.view);
        m_panels->setContext(tab.context.get());
        m_panels->showReport(session->readReport());
        postNotices(session);
    }
    refreshTitles();
    refreshActionStates();
    refreshCaption();
}

void MainWindow::postNotices(DocumentSession *session)
{
    if (session->voxel()->asset().rigWasDropped && !session->voxel()->rig()) {
        QString reason;
        for (const Issue &issue : session->readReport().issues()) {
            if (issue.severity != Severity::Info)
                reason = issue.message;
        }
        m_notices->post("rig", Severity::Warning, tr("The rig in this file is faulty and was left out: %1").arg(reason),
                        {{tr("Show the issues"), [this] { m_panels->raiseIssues(); }}});
    }
    if (!session->changedOnDisk())
        return;
    const QString name = session->title();
    if (!QFileInfo::exists(session->filePath())) {
        m_notices->post("changed", Severity::Warning, tr("%1 is no longer on the disk. It is still open here; saving writes it again.").arg(name));
        return;
    }
    m_notices->post("changed", Severity::Warning, tr("Another program has changed %1.").arg(name),
                    {{tr("Load it again"),
                      [this, session] {
                          if (auto done = session->reload(); !done)
                              m_prompts->tellFailure(tr("The file was not loaded again"), done.error());
                          else
                              m_panels->showReport(session->readReport());
                      }},
                     {tr("Keep mine"), {}}});
}

void MainWindow::refreshTitles()
{
    for (int i = 0; i < m_documents->count() && i < m_tabs->count(); ++i) {
        const DocumentSession *session = m_documents->at(i);
        m_tabs->setTabText(i, session->title() + (session->document()->isClean() ? QString() : QStringLiteral(" •")));
        m_tabs->setTabToolTip(i, session->filePath());
    }
    const DocumentSession *session = m_documents->current();
    setWindowTitle(session ? session->title() + QStringLiteral("[*] — Marrow") : QStringLiteral("Marrow"));
    setWindowModified(session && !session->document()->isClean());
    if (m_stateText)
        m_stateText->setText(!session ? QString() : session->document()->isClean() ? tr("saved") : tr("not saved"));
}

void MainWindow::refreshActionStates()
{
    const DocumentSession *session = m_documents->current();
    for (const QAction *action : m_actions->all()) {
        const QString id = action->objectName();
        const bool always = id == "file.new" || id == "file.open" || id == "file.quit" || id.startsWith("help.") || id == "edit.palette" ||
                            id == "edit.shortcuts" || id == "view.resetDocks";
        if (!always)
            (*m_actions)[id]->setEnabled(session != nullptr);
    }
    if (!session)
        return;
    const QUndoStack *stack = session->document()->undoStack();
    QAction *undo = (*m_actions)["edit.undo"];
    QAction *redo = (*m_actions)["edit.redo"];
    undo->setEnabled(stack->canUndo());
    redo->setEnabled(stack->canRedo());
    undo->setText(stack->canUndo() ? tr("&Undo: %1").arg(stack->undoText()) : tr("&Undo"));
    redo->setText(stack->canRedo() ? tr("&Redo: %1").arg(stack->redoText()) : tr("&Redo"));
    (*m_actions)["rig.check"]->setEnabled(session->voxel()->rig() != nullptr);
}

void MainWindow::refreshCaption()
{
    const DocumentSession *session = m_documents->current();
    if (!m_selectionText)
        return;
    if (!session) {
        m_selectionText->clear();
        m_hint->setText(tr("Drop a file on the window, or press Ctrl+O"));
        return;
    }
    const VoxelAsset &asset = session->voxel()->asset();
    const QLocale locale;
    QStringList caption = {QStringLiteral("%1 × %2 × %3").arg(asset.grid.size().x).arg(asset.grid.size().y).arg(asset.grid.size().z),
                           tr("%n voxel(s)", nullptr, static_cast<int>(asset.voxelCount))};
    if (asset.rig)
        caption.append(tr("%n joint(s)", nullptr, static_cast<int>(asset.rig->skeleton.size())));
    m_viewBar->setCaption(caption.join(QStringLiteral(" · ")));
    m_viewBar->setOptions(m_viewport->options(), asset.grid.size());

    const VoxelSelection &selection = session->voxel()->selection();
    QStringList chosen;
    if (!selection.joints.empty())
        chosen.append(tr("%n joint(s)", nullptr, static_cast<int>(selection.joints.size())));
    if (!selection.voxels.empty())
        chosen.append(tr("%n voxel(s)", nullptr, static_cast<int>(selection.voxels.count())));
    m_selectionText->setText(chosen.isEmpty() ? QString() : tr("Selected: %1").arg(chosen.join(QStringLiteral(", "))));
}

void MainWindow::storeThumbnail(DocumentSession *session)
{
    if (session->filePath().isEmpty())
        return;
    QImage picture;
    if (session == m_documents->current() && m_viewport->canDraw())
        picture = m_viewport->grabImage();
    if (picture.isNull())
        picture.loadFromData(thumbnailOf(session->voxel()->asset()), "PNG");
    m_thumbnails.store(session->filePath(), picture);
}

void MainWindow::tellCommandFailure(const Error &error)
{
    m_notices->post("command", Severity::Warning, error.message);
}

} // namespace marrow
