#include "model/voxel/mesher_rows.h"

#if defined(__x86_64__) && defined(__GNUC__)
#define MARROW_WIDE_ROWS 1
#include <immintrin.h>
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

#if MARROW_WIDE_ROWS
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

} // namespace marrow::rows
