#pragma once

#include "app/gui/command_palette.h"
#include "model/base/error.h"
#include "model/base/report.h"

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
class IssuesPanel;
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

/// The part of the window that shows one kind of document: its canvas, its panels, its tools, and what the window's actions
/// mean there. The window keeps one for each kind and brings that of the document in front forward. GUI thread.
class Workbench : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool takes(const DocumentSession &session) const = 0;
    /// What stands in the middle of the window.
    virtual QWidget *canvas() const = 0;

    /// A document was opened, or is about to be closed. `show` brings one of the added to the front; nullptr: none of them is.
    virtual void add(DocumentSession *session) = 0;
    virtual void remove(DocumentSession *session) = 0;
    /// Before a document is closed: what was begun and is in no command is finished or given up. False: it stays open.
    virtual bool settle(DocumentSession *session)
    {
        Q_UNUSED(session)
        return true;
    }
    /// A document was written to its file.
    virtual void saved(DocumentSession *session) { Q_UNUSED(session) }
    virtual void show(DocumentSession *session) = 0;
    /// What reading the file found goes into the issues list, and into the notice bar where a person must know at once.
    virtual void showReport(const DocumentSession &session) = 0;
    virtual void jumpTo(const Issue &issue) = 0;
    /// Looks for faults beyond what reading found and lists them.
    virtual void check() = 0;

    /// The workspaces a document of this kind can be worked on in; a new document starts in the first.
    virtual QStringList workspaces() const = 0;
    virtual void enterWorkspace(const QString &id) = 0;

    /// Whether an action of the window (by its id) means anything here and now, and what it does.
    virtual bool offers(const QString &actionId) const = 0;
    virtual void trigger(const QString &actionId, bool checked) = 0;
    /// Menus that belong to this kind alone, by name.
    virtual QStringList menus() const = 0;

    /// A gesture that is in no command can be taken back too (or done again): what it was, empty when the document's own step comes
    /// first.
    virtual QString gestureText(bool redo) const
    {
        Q_UNUSED(redo)
        return {};
    }
    virtual void takeGesture(bool redo) { Q_UNUSED(redo) }

    /// What is selected, for the status line; empty when nothing is.
    virtual QString selectionText() const = 0;
    /// The canvas as a picture; null when it cannot draw.
    virtual QImage picture() = 0;
    /// The picture a recent file is shown by.
    virtual QImage thumbnail(const DocumentSession &session) = 0;
    /// Joints, clips, parameters and panels, for the command palette.
    virtual void addPaletteEntries(std::vector<CommandPalette::Entry> &entries) = 0;
    virtual void retranslate() = 0;
    virtual void applyTheme(bool dark) = 0;

signals:
    void hintChanged(const QString &hint);
    void selectionTextChanged();
    void actionStatesChanged();
    void commandFailed(const marrow::Error &error);
};

} // namespace marrow
