#include "io/vfp/vfp_runs.h"

#include "io/vfp/vfp_layout.h"

#include <bit>
#include <cstring>

namespace marrow::vfp {

namespace {

// How far the byte at `at` repeats, at most `limit` bytes, looking at eight at a time.
std::size_t runLength(const std::uint8_t *at, std::size_t limit)
{
    const std::uint8_t value = *at;
    std::uint64_t splat = 0;
    std::memset(&splat, value, sizeof splat);
    std::size_t length = 1;
    while (length + 8 <= limit) {
        std::uint64_t word = 0;
        std::memcpy(&word, at + length, sizeof word);
        if (const std::uint64_t difference = word ^ splat; difference != 0) {
            if constexpr (std::endian::native == std::endian::little)
                return length + static_cast<std::size_t>(std::countr_zero(difference)) / 8;
            break;
        }
        length += 8;
    }
    while (length < limit && at[length] == value)
        ++length;
    return length;
}

} // namespace

RunResult decodeRuns(std::span<const std::uint8_t> runs, std::uint8_t *cells, std::size_t capacity, VoxelTally &tally)
{
    std::array<bool, 256> used = {};
    std::uint64_t empty = 0;
    std::size_t written = 0;
    const std::size_t pairs = runs.size() / 2 * 2;
    for (std::size_t at = 0; at < pairs; at += 2) {
        const std::size_t length = runs[at];
        const std::uint8_t index = runs[at + 1];
        if (length == 0)
            return {RunFault::ZeroRun, at};
        if (length > capacity - written)
            return {RunFault::TooMany, at};
        // Short runs are common: sixteen bytes written at once are cheaper than a call, and what is too much is overwritten next.
        std::uint8_t *const to = cells + written;
        if (capacity - written >= 16 && length <= 16)
            std::memset(to, index, 16);
        else
            std::memset(to, index, length);
        written += length;
        used[index] = true;
        empty += index == 0 ? length : 0;
    }
    if (runs.size() != pairs)
        return {RunFault::OddLength, pairs};
    if (written != capacity)
        return {RunFault::TooFew, runs.size()};
    tally.nonEmpty += capacity - empty;
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (used[i])
            tally.used.set(i);
    }
    return {};
}

bool expandsTo(std::span<const std::uint8_t> runs, std::span<const std::uint8_t> cells)
{
    std::size_t position = 0;
    for (std::size_t at = 0; at + 1 < runs.size(); at += 2) {
        const std::size_t length = runs[at];
        if (length == 0 || length > cells.size() - position || cells[position] != runs[at + 1])
            return false;
        if (runLength(cells.data() + position, length) != length)
            return false;
        position += length;
    }
    return position == cells.size();
}

void tallyCells(std::span<const std::uint8_t> cells, VoxelTally &tally)
{
    std::array<bool, 256> used = {};
    std::uint64_t empty = 0;
    for (std::size_t at = 0; at < cells.size();) {
        const std::size_t length = runLength(cells.data() + at, cells.size() - at);
        used[cells[at]] = true;
        empty += cells[at] == 0 ? length : 0;
        at += length;
    }
    tally.nonEmpty += cells.size() - empty;
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (used[i])
            tally.used.set(i);
    }
}

QByteArray encodeRuns(std::span<const std::uint8_t> cells)
{
    QByteArray runs(static_cast<qsizetype>(cells.size()), Qt::Uninitialized);
    auto *to = reinterpret_cast<std::uint8_t *>(runs.data());
    std::size_t size = 0;
    for (std::size_t at = 0; at < cells.size();) {
        if (!preferRuns(static_cast<qsizetype>(size + 2), runs.size()))
            return {};
        const std::size_t limit = std::min<std::size_t>(kMaxRun, cells.size() - at);
        const std::size_t length = runLength(cells.data() + at, limit);
        to[size++] = static_cast<std::uint8_t>(length);
        to[size++] = cells[at];
        at += length;
    }
    runs.resize(static_cast<qsizetype>(size));
    return runs;
}

} // namespace marrow::vfp
