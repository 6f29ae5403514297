#pragma once

#include <QByteArray>

#include <bitset>
#include <cstdint>
#include <span>

namespace marrow::vfp {

/// What a pass over coded voxels saw.
struct VoxelTally
{
    std::uint64_t nonEmpty = 0;
    std::bitset<256> used; ///< palette indices that occur, 0 included
};

enum class RunFault { None, OddLength, ZeroRun, TooMany, TooFew };

struct RunResult
{
    RunFault fault = RunFault::None;
    std::size_t offset = 0; ///< of the run at fault, in the coded bytes
};

/// Expands runs of (length 1..255, index) into exactly `capacity` bytes at `cells` and adds to `tally`. Nothing outside is
/// written, whatever the runs say.
RunResult decodeRuns(std::span<const std::uint8_t> runs, std::uint8_t *cells, std::size_t capacity, VoxelTally &tally);

/// True when the runs expand to exactly `cells`: what a chunk's bytes and the grid are compared by.
bool expandsTo(std::span<const std::uint8_t> runs, std::span<const std::uint8_t> cells);

/// Counts uncoded voxels.
void tallyCells(std::span<const std::uint8_t> cells, VoxelTally &tally);

/// Greedy runs of the cells; gives up and returns empty bytes as soon as they are not shorter than the cells themselves.
QByteArray encodeRuns(std::span<const std::uint8_t> cells);

} // namespace marrow::vfp
