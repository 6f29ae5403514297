#pragma once

#include "model/document/change_set.h"
#include "model/document/command_table.h"
#include "model/document/document.h"

namespace marrow {

/// An open voxel asset. Every edit goes through execute(); the names and arguments are listed in
/// model/commands/voxel_commands.h. Make one with makeVoxelDocument().
class VoxelDocument : public Document
{
    Q_OBJECT
public:
    VoxelDocument(VoxelAsset asset, VoxelCommandTable commands, QObject *parent = nullptr);
    ~VoxelDocument() override;

    /// The asset as it is now. Copy it (cheap) to work on it in another thread.
    const VoxelAsset &asset() const { return m_state.asset; }
    const Rig *rig() const { return m_state.asset.rig ? &*m_state.asset.rig : nullptr; }
    /// Puts another asset in place, forgets the history and announces everything as changed (reload from disk).
    void reset(VoxelAsset asset);

    /// After saving: takes over the sections and identity of the asset as it was written, which say the same as what is open.
    /// No undo step.
    void adoptSaved(const VoxelAsset &saved);

    const VoxelSelection &selection() const { return m_state.selection; }
    /// Not an undo step, but the step that follows remembers it. Ids that do not exist are left out.
    void setSelection(VoxelSelection selection);

    Result<void> execute(const QString &name, const QJsonObject &args) override;
    void beginMacro(const QString &text) override;
    void endMacro() override;
    void cancelMacro() override;

signals:
    /// The asset changed: once a command, macro, undo or redo (however many steps it passed).
    void committed(const marrow::ChangeSet &change);
    void selectionChanged();

protected:
    void applyStep(const DocumentStep &step, Direction direction) override;
    void announce(RecordedStep::Kind kind) override;

private:
    struct Macro;

    void commit(VoxelState before, QString text, std::vector<CommandCall> calls, qint64 milliseconds);

    VoxelState m_state;
    VoxelCommandTable m_commands;
    std::unique_ptr<Macro> m_macro;
    ChangeSet m_gathered;
    bool m_selectionTouched = false;
};

} // namespace marrow
