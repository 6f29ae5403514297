#pragma once

#include <cstdint>

namespace marrow {

/// A premultiplied colour.
struct Premultiplied
{
    float r = 0;
    float g = 0;
    float b = 0;
    float a = 0;
};

/// Lays `source` onto `destination` (evaluation rules 8.7): 18 colour functions, 5 alpha modes, unknown ones as 0.
/// The result is within [0, 1].
Premultiplied compositePixel(std::uint8_t blend, std::uint8_t alphaBlend, const Premultiplied &source,
                             const Premultiplied &destination);

inline float clampUnit(float x)
{
    return x < 0.0f ? 0.0f : x > 1.0f ? 1.0f : x;
}

} // namespace marrow
