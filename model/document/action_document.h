#pragma once

#include "model/document/action_state.h"
#include "model/document/edited_document.h"

namespace marrow {

/// An open hand-keyed action, edited through execute() (names and arguments in model/commands/action_commands.h). Make one with
/// makeActionDocument().
class ActionDocument : public EditedDocument<ActionKind>
{
    Q_OBJECT
public:
    ActionDocument(HandKeyedAction asset, ActionCommandTable commands, QObject *parent = nullptr);
    ~ActionDocument() override;

    /// Puts another action in place, forgets the history and announces everything as changed (reload from disk).
    void reset(HandKeyedAction asset);

signals:
    /// The action changed: once a command, macro, undo or redo (however many steps it passed).
    void committed(const marrow::ActionChangeSet &change);
    void selectionChanged();

private:
    void tellCommitted(const ActionChangeSet &change) override { emit committed(change); }
    void tellSelection() override { emit selectionChanged(); }
};

} // namespace marrow
