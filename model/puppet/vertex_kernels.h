#pragma once

#include <cstddef>

/// Loops over vertex floats, compiled for several instruction sets and chosen at load time. Every lane performs the
/// operations of the specification in its order, so all variants give the same bits (no fused operations).
namespace marrow::kernels {

/// target[i] = target[i] + source[i] * weight (2.3, 5.1 rule 2).
void addScaled(float *target, const float *source, float weight, std::size_t count);
/// target[i] = base[i] + source[i] * weight. `target` may not overlap the others, here and below.
void addScaledTo(float *target, const float *base, const float *source, float weight, std::size_t count);
/// target[i] = base[i] + first[i] * firstWeight, then + second[i] * secondWeight.
void addScaledPair(float *target, const float *base, const float *first, float firstWeight, const float *second,
                   float secondWeight, std::size_t count);
/// target[i] = base[i] + a[i] * weights[0] + b[i] * weights[1] + c[i] * weights[2] + d[i] * weights[3], left to right.
void addScaledFour(float *target, const float *base, const float *const sources[4], const float weights[4],
                   std::size_t count);
/// target[i] = target[i] + (shape[i] - base[i]) * weight (2.6).
void addDifference(float *target, const float *shape, const float *base, float weight, std::size_t count);
/// The same with a base of zeros.
void addDifferenceFromZero(float *target, const float *shape, float weight, std::size_t count);

struct RotationMap
{
    float originX;
    float originY;
    float factorX; ///< scale, negated when flipped
    float factorY;
    float cosine;
    float sine;
};
/// Points (x y pairs) through a rotation frame (4.3).
void rotatePoints(float *target, const float *source, const RotationMap &map, std::size_t points);

} // namespace marrow::kernels
