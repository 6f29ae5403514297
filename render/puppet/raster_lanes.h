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

/// Two neighbouring entries of a table for each lane, with one load a lane.
struct Pairs
{
    Ints first;
    Ints second;
};

MARROW_LANES_INLINE Pairs gatherPairs(const std::uint32_t *table, const Ints &at)
{
    using Words = std::uint64_t __attribute__((vector_size(32)));
    std::int32_t index[kLanes];
    std::memcpy(index, &at, sizeof index);
#if defined(__GNUC__)
    asm("" : "+m"(index)); // through memory: taking lanes out of a register one by one is what would cost most here
#endif
    const auto pair = [&](int lane) {
        std::uint64_t value;
        std::memcpy(&value, table + index[lane], sizeof value);
        return value;
    };
    const Words low{pair(0), pair(1), pair(2), pair(3)};
    const Words high{pair(4), pair(5), pair(6), pair(7)};
    const Ints a = reinterpret_cast<Ints>(low);
    const Ints b = reinterpret_cast<Ints>(high);
    return {__builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14),
            __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)};
}

/// A byte of each lane divided by 255: byte 0, 1, 2 or 3 from the bottom. For a byte x the sum of x/256, which is exact, and
/// x/65280 rounds to the very quotient (a test tries all 256), and costs less than half a division. The byte is taken where
/// it stands, 2^(8 · byte) times too large, which the factors make good without rounding.
template <int byte>
MARROW_LANES_INLINE Floats unitByte(const Ints &value)
{
    constexpr int kShift = byte == 3 ? 16 : 0; // the top byte would be negative
    constexpr float kScale = static_cast<float>(1u << (8 * byte - kShift));
    const Floats x = toFloats((value >> kShift) & (255 << (8 * byte - kShift)));
    return x * (1.0f / 256.0f / kScale) + x * (1.0f / 65280.0f / kScale);
}

/// Within [0, 1]; written so that compilers see a minimum and a maximum.
MARROW_LANES_INLINE Floats clampUnit(const Floats &value)
{
    const Floats zero{};
    const Floats one = zero + 1.0f;
    const Floats positive = value > zero ? value : zero;
    return positive < one ? positive : one;
}

MARROW_LANES_INLINE bool anySet(const Ints &mask)
{
    std::uint64_t words[4];
    std::memcpy(words, &mask, sizeof words);
    return (words[0] | words[1] | words[2] | words[3]) != 0;
}

} // namespace marrow::raster
