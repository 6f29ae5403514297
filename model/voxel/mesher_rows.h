#pragma once

#include "model/voxel/bone_mesher.h"
#include "model/voxel/skeleton.h"

#include <bit>
#include <cstddef>
#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/// Rows of up to 64 cells as one word, a bit a cell: the kernels of bone_mesher.
namespace marrow::rows {

/// One bit a byte of 64 bytes: where a and b agree.
inline std::uint64_t equalBytes(const std::uint8_t *a, const std::uint8_t *b)
{
#if defined(__SSE2__)
    const auto part = [&](int i) {
        const __m128i x = _mm_loadu_si128(reinterpret_cast<const __m128i *>(a) + i);
        const __m128i y = _mm_loadu_si128(reinterpret_cast<const __m128i *>(b) + i);
        return static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(x, y))));
    };
    return part(0) | part(1) << 16 | part(2) << 32 | part(3) << 48;
#else
    std::uint64_t mask = 0;
    for (int i = 0; i < 64; ++i)
        mask |= static_cast<std::uint64_t>(a[i] == b[i]) << i;
    return mask;
#endif
}

/// The same for 16 bytes.
inline std::uint64_t equalBytes16(const std::uint8_t *a, const std::uint8_t *b)
{
#if defined(__SSE2__)
    const __m128i x = _mm_loadu_si128(reinterpret_cast<const __m128i *>(a));
    const __m128i y = _mm_loadu_si128(reinterpret_cast<const __m128i *>(b));
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(x, y)));
#else
    std::uint64_t mask = 0;
    for (int i = 0; i < 16; ++i)
        mask |= static_cast<std::uint64_t>(a[i] == b[i]) << i;
    return mask;
#endif
}

/// The same against one value.
inline std::uint64_t equalByte(const std::uint8_t *a, std::uint8_t value)
{
#if defined(__SSE2__)
    const __m128i wanted = _mm_set1_epi8(static_cast<char>(value));
    const auto part = [&](int i) {
        const __m128i x = _mm_loadu_si128(reinterpret_cast<const __m128i *>(a) + i);
        return static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(x, wanted))));
    };
    return part(0) | part(1) << 16 | part(2) << 32 | part(3) << 48;
#else
    std::uint64_t mask = 0;
    for (int i = 0; i < 64; ++i)
        mask |= static_cast<std::uint64_t>(a[i] == value) << i;
    return mask;
#endif
}

/// Which of 16 joint ids differ, a bit each.
inline unsigned differingJoints(const JointId *a, const JointId *b)
{
#if defined(__SSE2__)
    const auto part = [&](int i) {
        return _mm_cmpeq_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i *>(a) + i),
                               _mm_loadu_si128(reinterpret_cast<const __m128i *>(b) + i));
    };
    return ~static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(part(0), part(1)))) & 0xFFFFU;
#else
    unsigned mask = 0;
    for (unsigned i = 0; i < 16; ++i)
        mask |= static_cast<unsigned>(a[i] != b[i]) << i;
    return mask;
#endif
}

/// Which of 16 joint ids differ from the one after them; `next` stands after the last.
inline unsigned differingNeighbours(const JointId *row, JointId next)
{
#if defined(__SSE2__)
    const __m128i low = _mm_loadu_si128(reinterpret_cast<const __m128i *>(row));
    const __m128i high = _mm_loadu_si128(reinterpret_cast<const __m128i *>(row) + 1);
    const __m128i lowNext = _mm_or_si128(_mm_srli_si128(low, 2), _mm_slli_si128(high, 14));
    const __m128i highNext = _mm_insert_epi16(_mm_srli_si128(high, 2), next, 7);
    const __m128i equal = _mm_packs_epi16(_mm_cmpeq_epi16(low, lowNext), _mm_cmpeq_epi16(high, highNext));
    return ~static_cast<unsigned>(_mm_movemask_epi8(equal)) & 0xFFFFU;
#else
    unsigned mask = 0;
    for (unsigned i = 0; i < 15; ++i)
        mask |= static_cast<unsigned>(row[i] != row[i + 1]) << i;
    return mask | static_cast<unsigned>(row[15] != next) << 15;
#endif
}

/// Solid cells of `count` rows that lie `stride` bytes apart; 64 bytes must be readable from the start of each. Bits of
/// `keep` only.
using SolidRows = void (*)(const std::uint8_t *cells, std::ptrdiff_t stride, int count, std::uint64_t keep,
                           std::uint64_t *out);
/// The fastest version this processor runs.
SolidRows solidRows();

/// Which cells of `count` rows that lie `stride` bytes apart equal those `offset` bytes later, of the bits in `among` only; 64 bytes must
/// be readable from the start of each row and of what it is compared with.
using EqualRows = void (*)(const std::uint8_t *cells, std::ptrdiff_t stride, std::ptrdiff_t offset, int count,
                           const std::uint64_t *among, std::uint64_t *out);
/// The fastest version this processor runs.
EqualRows equalRows();

/// Turns 64 rows of bits into 64 columns: bit c of rows[r] becomes bit r of columns[c].
using Transpose = void (*)(const std::uint64_t *rows, std::uint64_t *columns);
/// The fastest version this processor runs.
Transpose transpose64();

/// The faces of one layer of cells to one side, as rows of bits, and what tells how far a rectangle may reach.
struct Layer
{
    std::uint64_t *faces;            ///< row by row, and zero after the last; all zero when they are swept
    std::uint64_t used;              ///< the rows that hold any face
    const std::uint64_t *alikeAlong; ///< row r at r * step: cells that may share a quad with the next of their row
    const std::uint64_t *alikeOver;  ///< likewise with the same place of the next row
    std::size_t step;
    const std::uint8_t *colors; ///< of the first bit of the first row
    std::ptrdiff_t alongBits;   ///< in colors, from a bit to the next
    std::ptrdiff_t alongRows;
    std::uint64_t start; ///< a quad without its extent and colour, at the first bit of the first row
};
/// Writes the rectangles of a layer: a run of equal cells, then as many rows as repeat it. At most a quad a face; returns the end.
using SweepLayer = MeshQuad *(*)(const Layer &layer, MeshQuad *out);
/// The fastest version this processor runs.
SweepLayer sweepLayer();

} // namespace marrow::rows
