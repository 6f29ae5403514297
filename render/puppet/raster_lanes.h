#pragma once

#include <cstdint>
#include <cstring>

/// Eight pixels side by side, as compiler vectors: each lane performs exactly the single-precision operations that one pixel
/// would, on whatever vector unit the surrounding function is compiled for (model/puppet/function_variants.h).

#if defined(__GNUC__) && !defined(__clang__)
// The vectors never cross a call that is not inlined, so how they would be passed does not matter.
#pragma GCC diagnostic ignored "-Wpsabi"
#endif

#define MARROW_LANES_INLINE [[gnu::always_inline]] inline

namespace marrow::raster {

constexpr int kLanes = 8;

using Floats = float __attribute__((vector_size(32)));
using Ints = std::int32_t __attribute__((vector_size(32)));

MARROW_LANES_INLINE Ints laneNumbers()
{
    return Ints{0, 1, 2, 3, 4, 5, 6, 7};
}

MARROW_LANES_INLINE Floats toFloats(const Ints &value)
{
    return __builtin_convertvector(value, Floats);
}

/// Toward zero; the values must fit.
MARROW_LANES_INLINE Ints toInts(const Floats &value)
{
    return __builtin_convertvector(value, Ints);
}

MARROW_LANES_INLINE Floats load(const float *from)
{
    Floats value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

MARROW_LANES_INLINE void store(float *to, const Floats &value)
{
    std::memcpy(to, &value, sizeof value);
}

MARROW_LANES_INLINE Ints gather(const std::uint32_t *table, const Ints &at)
{
    Ints value;
    for (int lane = 0; lane < kLanes; ++lane)
        value[lane] = static_cast<std::int32_t>(table[at[lane]]);
    return value;
}

/// The byte of each lane that starts at bit `shift`, divided by 255.
MARROW_LANES_INLINE Floats unitByte(const Ints &value, int shift)
{
    return toFloats((value >> shift) & 255) / 255.0f;
}

MARROW_LANES_INLINE bool anySet(const Ints &mask)
{
    std::uint64_t words[4];
    std::memcpy(words, &mask, sizeof words);
    return (words[0] | words[1] | words[2] | words[3]) != 0;
}

} // namespace marrow::raster
