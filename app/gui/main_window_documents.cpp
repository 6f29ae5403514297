// How the window follows its documents: tabs, workbenches and workspaces, titles, notices, the status line.

#include "app/gui/actions.h"
#include "app/gui/document_state.h"
#include "app/gui/main_window.h"
#include "app/gui/notice_bar.h"
#include "app/gui/start_page.h"
#include "app/gui/workspaces.h"
#include "views/history/history_panel.h"
#include "views/issues/issues_panel.h"

#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QPointer>
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
        if (session == m_documents->current())
            m_history->setStack(nullptr);
        workbenchFor(*session)->remove(session);
        m_workspaceOf.erase(session);
    });
    connect(m_documents, &OpenDocuments::removed, this, [this](int index) {
        const QSignalBlocker block(m_tabs);
        m_tabs->removeTab(index);
        m_tabs->setVisible(m_tabs->count() > 0);
        refreshWorkspaces();
    });
    connect(m_documents, &OpenDocuments::currentChanged, this, &MainWindow::showSession);
    connect(m_documents, &OpenDocuments::openedBehind, this, [this](DocumentSession *session) {
        m_notices->post("opened", Severity::Info, tr("%1 is open now.").arg(session->title()),
                        {{tr("Show it"), [this, session = QPointer<DocumentSession>(session)] {
                              if (session)
                                  m_documents->setCurrent(m_documents->indexOf(session));
                          }}});
        refreshWorkspaces();
    });
    connect(m_documents, &OpenDocuments::stored, this, [this](DocumentSession *session) {
        m_notices->withdraw("changed");
        refreshTitles();
        // The view has to have drawn the document before its picture can be taken.
        QTimer::singleShot(600, session, [this, session] { storeThumbnail(session); });
    });
    connect(m_documents, &OpenDocuments::reloaded, this, [this](DocumentSession *session) {
        if (session == m_documents->current())
            workbenchFor(*session)->showReport(*session);
    });
    connect(m_documents, &OpenDocuments::reloadEnded, this, [this](DocumentSession *session) {
        if (session->motion())
            m_motion->readingEnded(*session);
    });
    connect(m_documents, &OpenDocuments::saved, this, [this](DocumentSession *session) { workbenchFor(*session)->saved(session); });
    m_documents->setSettle([this](DocumentSession *session) { return workbenchFor(*session)->settle(session); });
    connect(m_tabs, &QTabBar::currentChanged, m_documents, &OpenDocuments::setCurrent);
    connect(m_tabs, &QTabBar::tabCloseRequested, m_documents, &OpenDocuments::close);
}

Workbench *MainWindow::workbenchFor(const DocumentSession &session) const
{
    for (Workbench *workbench : m_workbenches) {
        if (workbench->takes(session))
            return workbench;
    }
    return m_current;
}

void MainWindow::addTab(int index)
{
    DocumentSession *session = m_documents->at(index);
    Workbench *workbench = workbenchFor(*session);
    workbench->add(session);
    m_workspaceOf[session] = workbench->workspaces().constFirst();
    {
        const QSignalBlocker block(m_tabs);
        m_tabs->insertTab(index, session->title());
        m_tabs->setVisible(true);
    }
    connect(session->document()->undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::refreshTitles);
    connect(session->document()->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::refreshActionStates);
    connect(session->document(), &Document::filePathChanged, this, &MainWindow::refreshTitles);
    connect(session, &DocumentSession::fileChanged, this, [this, session] {
        if (session == m_documents->current())
            postNotices(session);
    });
    if (JournalWriter *journal = session->journal()) {
        connect(journal, &JournalWriter::failed, this, [this, session] { postJournalNotice(session); });
        connect(journal, &JournalWriter::recovered, this, [this, session] { postJournalNotice(session); });
    }
    refreshTitles();
}

void MainWindow::showSession(DocumentSession *session)
{
    m_tabs->setVisible(m_tabs->count() > 0);
    m_notices->clear();
    m_history->setStack(session ? session->document()->undoStack() : nullptr);
    Workbench *workbench = session ? workbenchFor(*session) : m_current;
    if (workbench != m_current)
        m_current->show(nullptr);
    m_current = workbench;
    m_issues->setCheck(workbench->issueCheck());
    m_issues->setDocumentOpen(session);
    if (session) {
        const QSignalBlocker block(m_tabs);
        m_tabs->setCurrentIndex(m_documents->indexOf(session));
        showPage(workbench->canvas());
        useWorkspace(m_workspaceOf.at(session));
        m_hint->setText(m_hints.value(workbench));
        workbench->show(session);
        postNotices(session);
    } else {
        workbench->show(nullptr);
        m_issues->setReport({}, false);
        showPage(m_startPage);
    }
    refreshTitles();
    refreshActionStates();
    refreshWorkspaces();
    refreshSelectionText();
}

void MainWindow::useWorkspace(const QString &id)
{
    if (DocumentSession *session = m_documents->current())
        m_workspaceOf[session] = id;
    m_workspaces->use(id);
    m_current->enterWorkspace(id);
    for (const char *menu : {"skeleton", "play", "tool"})
        m_menus.at(QString::fromLatin1(menu))->menuAction()->setVisible(m_current->menus().contains(QLatin1String(menu)));
}

void MainWindow::chooseWorkspace(const QString &id)
{
    if (!m_current->workspaces().contains(id)) {
        // It is for another kind of document: bring the last one of that kind to the front.
        for (int i = m_documents->count() - 1; i >= 0; --i) {
            DocumentSession *session = m_documents->at(i);
            if (!workbenchFor(*session)->workspaces().contains(id))
                continue;
            m_workspaceOf[session] = id;
            m_documents->setCurrent(i);
            return;
        }
        return;
    }
    useWorkspace(id);
    refreshActionStates();
}

void MainWindow::refreshWorkspaces()
{
    QStringList available = m_current->workspaces();
    for (int i = 0; i < m_documents->count(); ++i)
        available += workbenchFor(*m_documents->at(i))->workspaces();
    m_workspaces->setAvailable(available, tr("Open a file of that kind to work in it."));
}

void MainWindow::postJournalNotice(DocumentSession *session)
{
    if (session != m_documents->current())
        return;
    if (!session->journal() || !session->journal()->failing()) {
        m_notices->withdraw("journal.failed");
        return;
    }
    m_notices->post("journal.failed", Severity::Warning, session->journal()->failure()->message, {{tr("Save now"), [this] { (*m_actions)["file.save"]->trigger(); }}});
}

void MainWindow::postNotices(DocumentSession *session)
{
    if (session->changedOnDisk())
        postChangeNotice(session);
    postJournalNotice(session); // above the other: it is work that could be lost
}

void MainWindow::postChangeNotice(DocumentSession *session)
{
    const QString name = session->title();
    if (!QFileInfo::exists(session->filePath())) {
        m_notices->post("changed", Severity::Warning, tr("%1 is no longer on the disk. It is still open here; saving writes it again.").arg(name));
        return;
    }
    const bool clean = session->document()->isClean();
    m_notices->post("changed", Severity::Warning,
                    clean ? tr("Another program has changed %1.").arg(name) : tr("Another program has changed %1, and you have changes of your own that are not saved.").arg(name),
                    {{tr("Load it again"), [this, session] { loadAgain(session); }}, {tr("Keep mine"), {}}});
}

void MainWindow::loadAgain(DocumentSession *session)
{
    if (session->document()->isClean() || m_prompts->loseChanges(session->title()))
        m_documents->reload(session);
    else
        postChangeNotice(session); // the question is still open
}

void MainWindow::refreshTitles()
{
    for (int i = 0; i < m_documents->count() && i < m_tabs->count(); ++i) {
        const DocumentSession *session = m_documents->at(i);
        m_tabs->setTabText(i, session->title() + (session->document()->isClean() ? QString() : QStringLiteral(" •")));
        m_tabs->setTabToolTip(i, session->filePath());
    }
    DocumentSession *session = m_documents->current();
    setWindowTitle(session ? session->title() + QStringLiteral("[*] — Marrow") : QStringLiteral("Marrow"));
    setWindowModified(session && !session->document()->isClean());
    m_stateText->setSession(session);
}

void MainWindow::refreshActionStates()
{
    const DocumentSession *session = m_documents->current();
    for (QAction *action : m_actions->all()) {
        const QString id = action->objectName();
        if (isWindowAction(id))
            action->setEnabled(session || !needsDocument(id));
        else
            action->setEnabled(session && m_current->offers(id));
    }
    if (!session)
        return;
    const QUndoStack *stack = session->document()->undoStack();
    QAction *undo = (*m_actions)["edit.undo"];
    QAction *redo = (*m_actions)["edit.redo"];
    const QString back = m_current->gestureText(false).isEmpty() ? stack->undoText() : m_current->gestureText(false);
    const QString again = m_current->gestureText(true).isEmpty() ? stack->redoText() : m_current->gestureText(true);
    undo->setEnabled(stack->canUndo() || !back.isEmpty());
    redo->setEnabled(stack->canRedo() || !again.isEmpty());
    undo->setText(undo->isEnabled() ? tr("&Undo: %1").arg(back) : tr("&Undo"));
    redo->setText(redo->isEnabled() ? tr("&Redo: %1").arg(again) : tr("&Redo"));
}

void MainWindow::takeStep(bool redo)
{
    QUndoStack *stack = m_documents->current()->document()->undoStack();
    if (!m_current->gestureText(redo).isEmpty())
        m_current->takeGesture(redo);
    else if (redo)
        stack->redo();
    else
        stack->undo();
}

void MainWindow::refreshSelectionText()
{
    const DocumentSession *session = m_documents->current();
    m_selectionText->setText(session ? m_current->selectionText() : QString());
    if (!session)
        m_hint->setText(tr("Drop a file on the window, or press Ctrl+O"));
}

void MainWindow::storeThumbnail(DocumentSession *session)
{
    if (!session->openedFrom().isEmpty())
        m_thumbnails.store(session->openedFrom(), workbenchFor(*session)->thumbnail(*session));
}

void MainWindow::tellCommandFailure(const Error &error)
{
    m_notices->post("command", Severity::Warning, error.message);
}

} // namespace marrow
