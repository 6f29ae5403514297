#include "model/voxel/mesher_rows.h"

#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#define MARROW_WIDE_ROWS 1
#define MARROW_INLINE __attribute__((always_inline)) inline
#include <immintrin.h>
#else
#define MARROW_INLINE inline
#endif

namespace marrow::rows {

namespace {

void solidRowsBaseline(const std::uint8_t *cells, std::ptrdiff_t stride, int count, std::uint64_t keep,
                       std::uint64_t *out)
{
    for (int i = 0; i < count; ++i, cells += stride)
        out[i] = ~equalByte(cells, 0) & keep;
}

void equalRowsBaseline(const std::uint8_t *cells, std::ptrdiff_t stride, std::ptrdiff_t offset, int count, const std::uint64_t *among,
                       std::uint64_t *out)
{
    for (int i = 0; i < count; ++i, cells += stride)
        out[i] = among[i] & equalBytes(cells, cells + offset);
}

void transposeBaseline(const std::uint64_t *rows, std::uint64_t *columns)
{
    std::uint64_t *block = columns;
    for (int i = 0; i < 64; ++i)
        block[i] = rows[i];
    std::uint64_t mask = 0x00000000FFFFFFFFULL;
    for (int width = 32; width != 0; width >>= 1, mask ^= mask << width) {
        for (int base = 0; base < 64; base += 2 * width) {
            for (int i = base; i < base + width; ++i) {
                const std::uint64_t swapped = ((block[i] >> width) ^ block[i + width]) & mask;
                block[i] ^= swapped << width;
                block[i + width] ^= swapped;
            }
        }
    }
}

/// Writes a quad as one word where the byte order allows.
inline void writeQuad(MeshQuad *place, std::uint64_t start, std::uint64_t u, std::uint64_t v, std::uint64_t width, std::uint64_t height,
                      std::uint8_t color)
{
    if constexpr (std::endian::native == std::endian::little) {
        const std::uint64_t quad = start + (u << 16) + (v << 24) + (width << 32) + (height << 40) + (static_cast<std::uint64_t>(color) << 48);
        std::memcpy(place, &quad, sizeof quad);
    } else {
        const auto byte = [&](int i) { return static_cast<std::uint8_t>(start >> (8 * i)); };
        *place = {byte(0),
                  byte(1),
                  static_cast<std::uint8_t>(byte(2) + u),
                  static_cast<std::uint8_t>(byte(3) + v),
                  static_cast<std::uint8_t>(width),
                  static_cast<std::uint8_t>(height),
                  color,
                  0};
    }
}

/// Inlined into a version for each kind of processor: scanning bits takes half the instructions where they have their own.
MARROW_INLINE MeshQuad *sweepLayerInline(const Layer &layer, MeshQuad *out)
{
    using Word = std::uint64_t;
    Word *bitsOf = layer.faces;
    const Word *alikeOver = layer.alikeOver;
    const std::size_t step = layer.step;
    for (Word left = layer.used; left != 0; left &= left - 1) {
        const auto row = static_cast<std::size_t>(std::countr_zero(left));
        const Word bits = bitsOf[row];
        bitsOf[row] = 0;
        if (bits == 0)
            continue;
        const Word together = layer.alikeAlong[row * step] & bits & (bits >> 1);
        Word starts = bits & ~(together << 1);
        Word ends = bits & ~together;
        const std::uint8_t *colors = layer.colors + static_cast<std::ptrdiff_t>(row) * layer.alongRows;
        // What goes on in the next row at all; in many rows nothing does.
        const Word goesOn = alikeOver[row * step] & bitsOf[row + 1] & bits;
        do {
            const auto from = static_cast<std::size_t>(std::countr_zero(starts));
            const auto to = static_cast<std::size_t>(std::countr_zero(ends));
            starts &= starts - 1;
            ends &= ends - 1;
            const Word run = (Word(2) << to) - (Word(1) << from);
            std::size_t last = row;
            if ((goesOn & run) == run) {
                do
                    bitsOf[++last] &= ~run;
                while ((alikeOver[last * step] & bitsOf[last + 1] & run) == run);
            }
            writeQuad(out++, layer.start, from, row, to - from + 1, last - row + 1,
                      colors[static_cast<std::ptrdiff_t>(from) * layer.alongBits]);
        } while (starts != 0);
    }
    return out;
}

MeshQuad *sweepLayerBaseline(const Layer &layer, MeshQuad *out)
{
    return sweepLayerInline(layer, out);
}

#if MARROW_WIDE_ROWS
__attribute__((target("bmi,bmi2"))) MeshQuad *sweepLayerBmi2(const Layer &layer, MeshQuad *out)
{
    return sweepLayerInline(layer, out);
}

__attribute__((target("avx2"))) void solidRowsAvx2(const std::uint8_t *cells, std::ptrdiff_t stride, int count,
                                                   std::uint64_t keep, std::uint64_t *out)
{
    const __m256i zero = _mm256_setzero_si256();
    for (int i = 0; i < count; ++i, cells += stride) {
        const __m256i low = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(cells));
        const __m256i high = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(cells) + 1);
        const auto a = static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, zero)));
        const auto b = static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(high, zero)));
        out[i] = ~(a | static_cast<std::uint64_t>(b) << 32) & keep;
    }
}

__attribute__((target("avx2"))) void equalRowsAvx2(const std::uint8_t *cells, std::ptrdiff_t stride, std::ptrdiff_t offset, int count,
                                                   const std::uint64_t *among, std::uint64_t *out)
{
    for (int i = 0; i < count; ++i, cells += stride) {
        const auto *here = reinterpret_cast<const __m256i *>(cells);
        const auto *there = reinterpret_cast<const __m256i *>(cells + offset);
        const __m256i low = _mm256_cmpeq_epi8(_mm256_loadu_si256(here), _mm256_loadu_si256(there));
        const __m256i high = _mm256_cmpeq_epi8(_mm256_loadu_si256(here + 1), _mm256_loadu_si256(there + 1));
        const auto a = static_cast<std::uint32_t>(_mm256_movemask_epi8(low));
        const auto b = static_cast<std::uint32_t>(_mm256_movemask_epi8(high));
        out[i] = among[i] & (a | static_cast<std::uint64_t>(b) << 32);
    }
}

/// Four rows at a time. Down to a width of four rows both halves of an exchange are whole vectors; below, they are lanes of one.
__attribute__((target("avx2"))) void transposeAvx2(const std::uint64_t *rows, std::uint64_t *columns)
{
    __m256i block[16];
    for (int i = 0; i < 16; ++i)
        block[i] = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(rows) + i);
    std::uint64_t bits = 0x00000000FFFFFFFFULL;
    for (int width = 32; width >= 4; width >>= 1, bits ^= bits << width) {
        const __m256i mask = _mm256_set1_epi64x(static_cast<long long>(bits));
        for (int base = 0; base < 16; base += width / 2) {
            for (int i = base; i < base + width / 4; ++i) {
                __m256i &other = block[i + width / 4];
                const __m256i swapped = _mm256_and_si256(_mm256_xor_si256(_mm256_srli_epi64(block[i], width), other), mask);
                block[i] = _mm256_xor_si256(block[i], _mm256_slli_epi64(swapped, width));
                other = _mm256_xor_si256(other, swapped);
            }
        }
    }
    const __m256i pairs = _mm256_set1_epi64x(0x3333333333333333LL);
    const __m256i ones = _mm256_set1_epi64x(0x5555555555555555LL);
    for (int i = 0; i < 16; ++i) {
        __m256i v = block[i];
        __m256i swapped = _mm256_and_si256(_mm256_xor_si256(_mm256_srli_epi64(v, 2), _mm256_permute4x64_epi64(v, 0x4E)), pairs);
        v = _mm256_xor_si256(v, _mm256_blend_epi32(_mm256_slli_epi64(swapped, 2), _mm256_permute4x64_epi64(swapped, 0x4E), 0xF0));
        swapped = _mm256_and_si256(_mm256_xor_si256(_mm256_srli_epi64(v, 1), _mm256_permute4x64_epi64(v, 0xB1)), ones);
        v = _mm256_xor_si256(v, _mm256_blend_epi32(_mm256_slli_epi64(swapped, 1), _mm256_permute4x64_epi64(swapped, 0xB1), 0xCC));
        _mm256_storeu_si256(reinterpret_cast<__m256i *>(columns) + i, v);
    }
}
#endif

} // namespace

SolidRows solidRows()
{
#if MARROW_WIDE_ROWS
    if (__builtin_cpu_supports("avx2"))
        return solidRowsAvx2;
#endif
    return solidRowsBaseline;
}

EqualRows equalRows()
{
#if MARROW_WIDE_ROWS
    if (__builtin_cpu_supports("avx2"))
        return equalRowsAvx2;
#endif
    return equalRowsBaseline;
}

Transpose transpose64()
{
#if MARROW_WIDE_ROWS
    if (__builtin_cpu_supports("avx2"))
        return transposeAvx2;
#endif
    return transposeBaseline;
}

SweepLayer sweepLayer()
{
#if MARROW_WIDE_ROWS
    if (__builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
        return sweepLayerBmi2;
#endif
    return sweepLayerBaseline;
}

} // namespace marrow::rows
