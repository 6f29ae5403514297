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

void transpose64(const std::uint64_t *rows, std::uint64_t *columns)
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

} // namespace marrow::rows
