#pragma once

#include "model/base/result.h"
#include "model/document/change_set.h"
#include "model/document/selection.h"
#include "model/voxel/voxel_rig.h"

#include <QJsonObject>
#include <QString>

#include <functional>
#include <map>

namespace marrow {

/// What a voxel command works on.
struct VoxelState
{
    VoxelAsset asset;
    VoxelSelection selection;
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
