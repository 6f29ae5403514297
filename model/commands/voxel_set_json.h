#pragma once

#include "model/voxel/voxel_set.h"

#include <QJsonValue>

#include <optional>

namespace marrow {

/// The runs of a set as JSON: an array of [first, count], or, when there are many, the base64 of zlib over variable-length
/// numbers (gap from the end of the run before, count; seven bits a byte, the lowest first, the eighth says that more
/// follow).
QJsonValue runsToJson(const VoxelSet &voxels);
/// Nullopt unless the runs are ascending, not empty and inside `cellLimit` cells.
std::optional<VoxelSet> runsFromJson(const QJsonValue &json, std::uint32_t cellLimit);

} // namespace marrow
