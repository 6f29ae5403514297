#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

/// The arithmetic of puppet evaluation (p2lrt-evaluation.md 0.1): every operation in binary32, in the order written.
/// These functions are the only places where the rules differ from what the plain operators give.
namespace marrow::numerics {

inline constexpr float kPi = 3.14159274f;                // 0x40490FDB
inline constexpr float kTau = 6.28318548f;               // 0x40C90FDB
inline constexpr float kRadiansPerDegree = 0.017453292f; // 0x3C8EFA35
inline constexpr float kDegreesPerRadian = 57.29578f;    // 0x42652EE1

/// If exactly one operand is not a number, the other is the result.
inline float minimum(float a, float b)
{
    return std::isnan(a) ? b : (b < a ? b : a);
}
inline float maximum(float a, float b)
{
    return std::isnan(a) ? b : (b > a ? b : a);
}
/// NaN stays NaN.
inline float clamp(float x, float low, float high)
{
    return x < low ? low : (x > high ? high : x);
}
inline float clamp01(float x)
{
    return clamp(x, 0.0f, 1.0f);
}
/// Euclidean remainder.
inline float remainder(float x, float m)
{
    const float r = std::fmod(x, m);
    return r < 0.0f ? r + std::fabs(m) : r;
}
inline float radians(float degrees)
{
    return degrees * kRadiansPerDegree;
}
inline float degrees(float radians)
{
    return radians * kDegreesPerRadian;
}
/// Sine easing of clips and expressions.
inline float ease(float x)
{
    return 0.5f - 0.5f * std::cos(clamp01(x) * kPi);
}
/// Truncates toward zero, saturates, and turns NaN into 0.
inline std::int32_t toInteger(float x)
{
    if (std::isnan(x)) {
        return 0;
    }
    if (x >= 2147483648.0f) {
        return std::numeric_limits<std::int32_t>::max();
    }
    if (x < -2147483648.0f) {
        return std::numeric_limits<std::int32_t>::min();
    }
    return static_cast<std::int32_t>(x);
}

} // namespace marrow::numerics
