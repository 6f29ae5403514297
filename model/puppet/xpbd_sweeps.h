#pragma once

#include "model/puppet/xpbd_sets.h"

#include <cstdint>
#include <span>

namespace marrow {

/// A circle or capsule in world space (canvas x, minus canvas y). A circle has b = a.
struct PlacedCollider
{
    float ax = 0;
    float ay = 0;
    float bx = 0;
    float by = 0;
    float radiusA = 0;
    float radiusB = 0;
    float friction = 0;
};

namespace xpbd {

/// The passes of one substep (p2lrt-evaluation.md 7.11 to 7.14) over x, y pairs. Each multiplier is used once between two
/// resets, so every pass finds it at zero and none is stored.

void restLengths(DistanceSet &set, const float *goals);
void restTriangles(TriangleSet &set, const float *goals);
void solvePins(const PinSet &set, float *positions, const float *anchors);
void solveDistances(const DistanceSet &set, float *positions, bool reverse);
void solveTriangles(const TriangleSet &set, float *positions, bool reverse);
void solveBends(const BendSet &set, const TriangleSet &triangles, float *positions, bool reverse);
void solveWelds(const WeldSet &set, float *positions, bool reverse);
void solveGoals(const GoalSet &set, float *positions, const float *goals, float angle);
/// `start` holds the positions at the beginning of the substep.
void solveCollisions(const Indices &movable, std::span<const PlacedCollider> colliders, float *positions,
                     const float *start);
void solveLimits(const LimitSet &set, float *positions, bool reverse);

/// One bend whose triangles share other than two particles, or the same ones twice.
void solveLoneBend(const BendSet &set, const TriangleSet &triangles, std::size_t slot, float *positions);

/// The bend angle's arc tangent: a fixed series in single precision (7.8).
float angle15(float y, float x);

} // namespace xpbd

} // namespace marrow
