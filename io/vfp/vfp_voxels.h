#pragma once

#include "io/vfp/vfp_meta.h"

#include <span>

namespace marrow::vfp {

/// The authoritative sections of a container, found and checked for scope, codec and CRC.
struct VoxelSections
{
    const FileSection *meta = nullptr;
    const FileSection *palette = nullptr;
    const FileSection *chunkIndex = nullptr;
    std::vector<const FileSection *> voxels; ///< in ascending order of chunk ids; a chunk without voxels may have none

    const FileSection *chunk(int chunkId) const;
};

Result<VoxelSections> findVoxelSections(const std::vector<FileSection> &sections);

/// Reads META, PAL0, CHIX and VOX0 into `asset` (everything but the rig and the sections) and checks that they agree.
/// Any fault is the file's.
Result<void> readVoxels(const std::vector<FileSection> &sections, VoxelAsset &asset);

/// True when the VOX0 section (possibly none) says the same as the grid's cells of that chunk.
bool chunkSaysTheSame(const FileSection *section, int chunkId, const ChunkLayout &layout, const VoxelGrid &grid);

/// The cells of a chunk, x fastest. `scratch` is used when they do not lie in one piece in the grid.
std::span<const std::uint8_t> chunkCells(const VoxelGrid &grid, const ChunkLayout &layout, int chunkId, std::vector<std::uint8_t> &scratch);

} // namespace marrow::vfp
