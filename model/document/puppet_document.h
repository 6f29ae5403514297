#pragma once

#include "model/document/document.h"
#include "model/document/puppet_state.h"

#include <memory>
#include <optional>

namespace marrow {

/// An open puppet. The rig is looked at and never edited; the panel is edited, always through execute() (names and arguments
/// in model/commands/puppet_commands.h). Make one with makePuppetDocument().
///
/// The asset keeps what its file held, so saving it writes every chunk but PGUI (and STRS, when a name is new) as it was.
/// Saving needs nothing back but markSaved(): the puppet goes on comparing itself with what was once read.
class PuppetDocument : public Document
{
    Q_OBJECT
public:
    PuppetDocument(Puppet asset, PuppetCommandTable commands, QObject *parent = nullptr);
    ~PuppetDocument() override;

    /// The asset as it is now. Copy it (cheap) to work on it in another thread.
    const Puppet &asset() const { return m_state.asset; }
    const PuppetRig &rig() const { return *m_state.asset.rig; }
    const Panel &panel() const { return m_state.asset.panel; }
    /// The file's names were left out, so groups must do with their ids (P2LRT 2.0, header flag 0).
    bool namesStripped() const { return m_state.asset.source && m_state.asset.source->namesStripped(); }
    /// Puts another asset in place, forgets the history and announces everything as changed (reload from disk).
    void reset(Puppet asset);

    const PuppetSelection &selection() const { return m_state.selection; }
    /// Not an undo step, but the step that follows remembers it. What does not exist is left out.
    void setSelection(PuppetSelection selection);

    Result<void> execute(const QString &name, const QJsonObject &args) override;
    void beginMacro(const QString &text) override;
    void endMacro() override;
    void cancelMacro() override;

signals:
    /// The asset changed: once a command, macro, undo or redo (however many steps it passed).
    void committed(const marrow::PuppetChangeSet &change);
    void selectionChanged();

protected:
    void applyStep(const DocumentStep &step, Direction direction) override;
    void announce(RecordedStep::Kind kind) override;

private:
    struct Macro;

    void commit(PuppetState before, QString text, std::vector<CommandCall> calls, qint64 milliseconds);

    PuppetState m_state;
    PuppetCommandTable m_commands;
    std::unique_ptr<Macro> m_macro;
    PuppetChangeSet m_gathered;
    bool m_selectionTouched = false;
};

} // namespace marrow
