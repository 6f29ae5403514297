#pragma once

#include "io/vfp/vfp_layout.h"
#include "model/base/result.h"
#include "model/voxel/voxel_rig.h"

namespace marrow::vfp {

/// META v1 (appendix A.2), the fields that mean something to a program.
struct Meta
{
    ChunkLayout layout;
    std::uint32_t voxelCount = 0;
    std::uint32_t chunkCount = 0;
    std::uint32_t paletteCount = 0;
    std::array<float, 3> anchor = {};
    std::array<float, 3> pivot = {};
    std::uint32_t sourceRevision = 0;
    QByteArray sourceHash;
    QByteArray generatorUuid;
};

/// One CHIX entry.
struct ChunkEntry
{
    int chunkId = 0;
    std::uint32_t nonEmpty = 0;
    qint64 offset = 0; ///< of the entry in the file
};

Result<Meta> readMeta(const FileSection &section);
Result<Palette> readPalette(const FileSection &section);
/// The entries in file order; each chunk of the layout exactly once.
Result<std::vector<ChunkEntry>> readChunkIndex(const FileSection &section, const Meta &meta);

} // namespace marrow::vfp
