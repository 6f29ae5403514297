#pragma once

#include "io/imported_voxels.h"
#include "model/base/result.h"

#include <QJsonObject>

namespace marrow {

/// A model as JSON (vfp-decisions, "JSON"): `grid`, `chunk`, `palette`, `voxels`, and `rig` as chapter 6B has it. Beyond these
/// the optional `anchor`, `pivot`, `sourceRevision`, `assetUuid` and `generatorUuid` (hex) are read and written, so that a file
/// written by us comes back byte for byte. Sections that are neither voxels nor rig have no place in JSON.
///
/// Failures are json.* with the JSON pointer (Error::pointer); json.syntax has the byte offset. Keys that mean nothing
/// are warnings (json.unknown-key).
Result<ImportedVoxels> modelFromJson(const QByteArray &text);
Result<ImportedVoxels> modelFromJson(const QJsonObject &json);

/// The whole text, UTF-8, voxels in the order of the grid.
QByteArray modelToJson(const VoxelAsset &asset);

} // namespace marrow
