#pragma once

#include "model/base/result.h"
#include "model/document/change_set.h"
#include "model/document/selection.h"
#include "model/voxel/voxel_rig.h"

#include <QJsonObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>

namespace marrow {

/// A rig that was made elsewhere (in the background) from exactly this grid by exactly these arguments; the command that would make it
/// takes it instead.
struct PreparedRig
{
    VoxelGrid grid;
    QJsonObject args;
    Rig rig;
};

/// What a voxel command works on.
struct VoxelState
{
    VoxelAsset asset;
    VoxelSelection selection;
    std::shared_ptr<const PreparedRig> prepared = {};
};

/// Does one command on `state` and returns its text for the history ("Paint 214 voxels to forearm_L"). A failure may
/// leave `state` half changed: the caller works on a copy. The outcome depends on the asset and the arguments alone.
using VoxelCommand = std::function<Result<QString>(VoxelState &state, const QJsonObject &args)>;

/// Every command a document knows, by name.
using VoxelCommandTable = std::map<QString, VoxelCommand>;

/// For EditedDocument.
struct VoxelKind
{
    using State = VoxelState;
    using ChangeSet = marrow::ChangeSet;
    using Table = VoxelCommandTable;
};

} // namespace marrow
