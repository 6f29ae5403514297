#include "model/puppet/vertex_kernels.h"

#include "model/puppet/function_variants.h"

namespace marrow::kernels {

MARROW_VARIANTS
void addScaled(float *__restrict target, const float *__restrict source, float weight, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        target[i] = target[i] + source[i] * weight;
    }
}

MARROW_VARIANTS
void addScaledTo(float *__restrict target, const float *__restrict base, const float *__restrict source, float weight,
                 std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        target[i] = base[i] + source[i] * weight;
    }
}

MARROW_VARIANTS
void addScaledPair(float *__restrict target, const float *__restrict base, const float *__restrict first,
                   float firstWeight, const float *__restrict second, float secondWeight, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        target[i] = base[i] + first[i] * firstWeight + second[i] * secondWeight;
    }
}

MARROW_VARIANTS
void addScaledFour(float *__restrict target, const float *__restrict base, const float *const sources[4],
                   const float weights[4], std::size_t count)
{
    const float *__restrict a = sources[0];
    const float *__restrict b = sources[1];
    const float *__restrict c = sources[2];
    const float *__restrict d = sources[3];
    const float wa = weights[0];
    const float wb = weights[1];
    const float wc = weights[2];
    const float wd = weights[3];
    for (std::size_t i = 0; i < count; ++i) {
        target[i] = base[i] + a[i] * wa + b[i] * wb + c[i] * wc + d[i] * wd;
    }
}

MARROW_VARIANTS
void addDifference(float *__restrict target, const float *__restrict shape, const float *__restrict base, float weight,
                   std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        target[i] = target[i] + (shape[i] - base[i]) * weight;
    }
}

MARROW_VARIANTS
void addDifferenceFromZero(float *__restrict target, const float *__restrict shape, float weight, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        target[i] = target[i] + (shape[i] - 0.0f) * weight;
    }
}

MARROW_VARIANTS
void rotatePoints(float *__restrict target, const float *__restrict source, const RotationMap &map, std::size_t points)
{
    const float factorX = map.factorX;
    const float factorY = map.factorY;
    const float cosine = map.cosine;
    const float sine = map.sine;
    const float originX = map.originX;
    const float originY = map.originY;
    for (std::size_t i = 0; i < points; ++i) {
        const float x = source[2 * i] * factorX;
        const float y = source[2 * i + 1] * factorY;
        target[2 * i] = originX + x * cosine - y * sine;
        target[2 * i + 1] = originY + x * sine + y * cosine;
    }
}

} // namespace marrow::kernels
