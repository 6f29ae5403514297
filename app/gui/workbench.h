#pragma once

#include "app/gui/command_palette.h"
#include "model/base/error.h"
#include "model/base/report.h"
#include "views/issues/issues_panel.h"

#include <QImage>
#include <QObject>
#include <QStringList>

#include <vector>

class QMainWindow;

namespace marrow {

class Actions;
class Docks;
class DocumentSession;
class FilePrompts;
class HistoryPanel;
class NoticeBar;
class Preferences;
class Workspaces;

/// What a workbench borrows from the window, which outlives it.
struct WorkbenchShell
{
    QMainWindow &window;
    Docks &docks;
    Workspaces &workspaces;
    Actions &actions;
    FilePrompts &prompts;
    NoticeBar &notices;
    Preferences &preferences;
    IssuesPanel &issues;
    HistoryPanel &history;
};

/// What is the same for a kind of document from the start of the program to its end.
struct WorkbenchKind
{
    QStringList workspaces; ///< those it can be worked on in; a new document starts in the first
    QStringList menus = {}; ///< that belong to this kind alone, by name
    QStringList actions;    ///< of the window, by id, that mean something while a document is in front
};

/// The part of the window that shows one kind of document: its canvas, its panels, its tools, and what the window's actions
/// mean there. The window keeps one for each kind and brings that of the document in front forward. A new kind overrides what it
/// cannot do without, and of the rest what it does differently; see TabbedWorkbench for what it keeps of each document. GUI thread.
class Workbench : public QObject
{
    Q_OBJECT

public:
    Workbench(const WorkbenchShell &shell, WorkbenchKind kind);

    virtual bool takes(const DocumentSession &session) const = 0;
    /// What stands in the middle of the window.
    QWidget *canvas() const { return m_page; }
    const QStringList &workspaces() const { return m_kind.workspaces; }
    const QStringList &menus() const { return m_kind.menus; }

    /// A document was opened, or is about to be closed. `show` brings one of the added to the front; nullptr: none of them is.
    virtual void add(DocumentSession *session) = 0;
    virtual void remove(DocumentSession *session) = 0;
    virtual void show(DocumentSession *session) = 0;
    /// Before a document is closed: what was begun and is in no command is finished or given up. False: it stays open.
    virtual bool settle(DocumentSession *session);
    /// A document was written to its file.
    virtual void saved(DocumentSession *session);
    /// What reading the file found goes into the issues list, and into the notice bar where a person must know at once.
    virtual void showReport(const DocumentSession &session);
    virtual void jumpTo(const Issue &issue);
    /// Looks for faults beyond what reading found and lists them; what that is, in words, empty where there is no such check.
    virtual void check();
    virtual IssueCheck issueCheck() const;
    virtual void enterWorkspace(const QString &id);

    /// Whether an action of the window (by its id) means anything here and now, and what it does.
    virtual bool offers(const QString &actionId) const;
    virtual void trigger(const QString &actionId, bool checked) = 0;

    /// A gesture that is in no command can be taken back too (or done again): what it was, empty when the document's own step comes
    /// first.
    virtual QString gestureText(bool redo) const;
    virtual void takeGesture(bool redo);

    /// What is selected, for the status line; empty when nothing is.
    virtual QString selectionText() const = 0;
    /// The canvas as a picture; null when it cannot draw.
    virtual QImage picture() = 0;
    /// The picture a recent file is shown by.
    virtual QImage thumbnail(const DocumentSession &session);
    /// Joints, clips, parameters and panels, for the command palette.
    virtual void addPaletteEntries(std::vector<CommandPalette::Entry> &entries) = 0;
    virtual void retranslate();
    virtual void applyTheme(bool dark);

signals:
    void hintChanged(const QString &hint);
    void selectionTextChanged();
    void actionStatesChanged();
    void commandFailed(const marrow::Error &error);

protected:
    /// Once, from the constructor: what stands in the middle of the window, which takes it over.
    void setCanvas(QWidget *page) { m_page = page; }

    WorkbenchShell m_shell;
    DocumentSession *m_session = nullptr; ///< the one in front

private:
    WorkbenchKind m_kind;
    QWidget *m_page = nullptr;
};

} // namespace marrow
