#pragma once

#include "io/imported_voxels.h"
#include "model/base/result.h"

namespace marrow {

/// Imports a MagicaVoxel file: every model of its scene where the scene puts it, its palette (the colours that are used, at the
/// indices they had; emission of emitting materials), y up. The grid is the box of the voxels. Where models overlap, the later wins.
/// Failures: vox.magic, vox.slab6, vox.truncated, vox.too-large and other vox.*, with the byte offset where there is one.
Result<ImportedVoxels> importVox(const QByteArray &bytes);

} // namespace marrow
