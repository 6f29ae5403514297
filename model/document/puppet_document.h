#pragma once

#include "model/document/edited_document.h"
#include "model/document/puppet_state.h"

#include <memory>

namespace marrow {

/// An open puppet. The rig is looked at and never edited; the panel is edited, always through execute() (names and arguments
/// in model/commands/puppet_commands.h). Make one with makePuppetDocument().
///
/// The asset keeps what its file held, so saving it writes every chunk but PGUI (and STRS, when a name is new) as it was.
/// Saving needs nothing back but markSaved(): the puppet goes on comparing itself with what was once read.
class PuppetDocument : public EditedDocument<PuppetKind>
{
    Q_OBJECT
public:
    PuppetDocument(Puppet asset, PuppetCommandTable commands, QObject *parent = nullptr);
    ~PuppetDocument() override;

    const PuppetRig &rig() const { return *asset().rig; }
    const Panel &panel() const { return asset().panel; }
    /// The file's names were left out, so groups must do with their ids (P2LRT 2.0, header flag 0).
    bool namesStripped() const { return asset().source && asset().source->namesStripped(); }
    /// Puts another asset in place, forgets the history and announces everything as changed (reload from disk).
    void reset(Puppet asset);

signals:
    /// The asset changed: once a command, macro, undo or redo (however many steps it passed).
    void committed(const marrow::PuppetChangeSet &change);
    void selectionChanged();

private:
    void tellCommitted(const PuppetChangeSet &change) override { emit committed(change); }
    void tellSelection() override { emit selectionChanged(); }
};

} // namespace marrow
