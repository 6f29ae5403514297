#pragma once

#include "model/document/change_set.h"
#include "model/document/command_table.h"
#include "model/document/edited_document.h"

namespace marrow {

/// An open voxel asset. Every edit goes through execute(); the names and arguments are listed in
/// model/commands/voxel_commands.h. Make one with makeVoxelDocument().
class VoxelDocument : public EditedDocument<VoxelKind>
{
    Q_OBJECT
public:
    VoxelDocument(VoxelAsset asset, VoxelCommandTable commands, QObject *parent = nullptr);
    ~VoxelDocument() override;

    const Rig *rig() const { return asset().rig ? &*asset().rig : nullptr; }
    /// Puts another asset in place, forgets the history and announces everything as changed (reload from disk).
    void reset(VoxelAsset asset);

    /// execute(), with a rig that was made in the background (prepareRig()): rig.create takes it when grid and arguments are those it
    /// was made from.
    Result<void> executePrepared(const QString &name, const QJsonObject &args, std::shared_ptr<const PreparedRig> prepared);

    /// After saving: takes over the sections and identity of the asset as it was written, which say the same as what is open.
    /// No undo step.
    void adoptSaved(const VoxelAsset &saved);

signals:
    /// The asset changed: once a command, macro, undo or redo (however many steps it passed).
    void committed(const marrow::ChangeSet &change);
    void selectionChanged();

private:
    void tellCommitted(const marrow::ChangeSet &change) override { emit committed(change); }
    void tellSelection() override { emit selectionChanged(); }
};

} // namespace marrow
