#include "model/puppet/xpbd_sweeps.h"

#include "model/puppet/xpbd_lanes.h"

#include <cmath>

namespace marrow::xpbd {

namespace {

constexpr float kShortestLength = 1e-9f;
constexpr float kSmallestSquaredDeterminant = 1e-12f;
constexpr float kSmallestSquaredArea = 1e-8f;
constexpr float kSmallestGradient = 1e-12f;
constexpr float kFlipGuardShare = 0.2f;
constexpr float kSmallestAxis = 1e-12f;
constexpr float kSmallestDistance = 1e-6f;

/// Calls `pass(offset)` for the batches of a set of `entries` lanes, first to last or backwards.
template <class Pass>
inline void sweep(std::size_t entries, bool reverse, Pass pass)
{
    if (reverse) {
        for (std::size_t at = entries; at > 0; at -= kLanes)
            pass(at - kLanes);
    } else {
        for (std::size_t at = 0; at < entries; at += kLanes)
            pass(at);
    }
}

/// x + weight * step where moving, x elsewhere.
inline Lanes moved(Mask moving, Lanes x, Lanes step)
{
    return select(moving, x + step, x);
}

/// attach of 7.14 along one axis; the multiplier is zero.
inline Lanes attach(Lanes x, Lanes target, Lanes weight, Lanes alpha)
{
    const Lanes delta = (-(x - target) - alpha * Lanes(0.0f)) / (weight + alpha);
    return select(weight == Lanes(0.0f), x, x + weight * delta);
}

struct Corners
{
    Lanes ax, ay, bx, by, cx, cy;
};

inline Corners loadCorners(const float *positions, const std::int32_t *a, const std::int32_t *b, const std::int32_t *c)
{
    Corners corners;
    loadPairs(positions, a, corners.ax, corners.ay);
    loadPairs(positions, b, corners.bx, corners.by);
    loadPairs(positions, c, corners.cx, corners.cy);
    return corners;
}

/// One area constraint of four triangles (7.14, "area"). Returns whether any triangle moved.
inline bool limitArea(Corners &p, Mask active, bool oneSided, Lanes sign, Lanes target, Lanes alpha, const Lanes (&mob)[3])
{
    const Lanes half(0.5f); // exactly the division by two
    const Lanes value = sign * ((p.bx - p.ax) * (p.cy - p.ay) - (p.cx - p.ax) * (p.by - p.ay)) * half;
    const Lanes error = value - target;
    if (oneSided) {
        active = without(active, error >= Lanes(0.0f));
    }
    if (!any(active)) {
        return false;
    }
    const Lanes gax = sign * (p.by - p.cy) * half, gay = sign * (p.cx - p.bx) * half;
    const Lanes gbx = sign * (p.cy - p.ay) * half, gby = sign * (p.ax - p.cx) * half;
    const Lanes gcx = sign * (p.ay - p.by) * half, gcy = sign * (p.bx - p.ax) * half;
    const Lanes weight = mob[0] * (gax * gax + gay * gay) + mob[1] * (gbx * gbx + gby * gby)
                         + mob[2] * (gcx * gcx + gcy * gcy);
    active = without(active, weight < Lanes(kSmallestGradient));
    const Lanes delta = (-error - alpha * Lanes(0.0f)) / (weight + alpha);
    p.ax = moved(active, p.ax, mob[0] * delta * gax);
    p.ay = moved(active, p.ay, mob[0] * delta * gay);
    p.bx = moved(active, p.bx, mob[1] * delta * gbx);
    p.by = moved(active, p.by, mob[1] * delta * gby);
    p.cx = moved(active, p.cx, mob[2] * delta * gcx);
    p.cy = moved(active, p.cy, mob[2] * delta * gcy);
    return any(active);
}

} // namespace

void restLengths(DistanceSet &set, const float *goals)
{
    for (std::size_t at = 0; at < set.a.size(); at += kLanes) {
        Lanes ax, ay, bx, by;
        loadPairs(goals, &set.a[at], ax, ay);
        loadPairs(goals, &set.b[at], bx, by);
        const Lanes dx = ax - bx, dy = ay - by;
        const Lanes length = squareRoot(dx * dx + dy * dy);
        const Lanes rest = load(&set.rest[at]);
        store(&set.length[at], select(length > rest, length, rest));
    }
}

void restTriangles(TriangleSet &set, const float *goals)
{
    for (std::size_t at = 0; at < set.a.size(); at += kLanes) {
        const Corners g = loadCorners(goals, &set.a[at], &set.b[at], &set.c[at]);
        const Lanes m00 = g.bx - g.ax, m01 = g.cx - g.ax;
        const Lanes m10 = g.by - g.ay, m11 = g.cy - g.ay;
        const Lanes det = m00 * m11 - m01 * m10;
        const Mask whole = !(det * det < Lanes(kSmallestSquaredDeterminant));
        store(&set.area[at], det * Lanes(0.5f));
        storeRecords(&set.inverse[4 * at], keep(whole, m11 / det), keep(whole, -m01 / det), keep(whole, -m10 / det),
                     keep(whole, m00 / det));
    }
}

void solvePins(const PinSet &set, float *positions, const float *anchors)
{
    for (std::size_t at = 0; at < set.particle.size(); at += kLanes) {
        Lanes x, y, targetX, targetY;
        loadPairs(positions, &set.particle[at], x, y);
        loadPairs(anchors, &set.particle[at], targetX, targetY);
        const Lanes weight = load(&set.weight[at]), alpha = load(&set.alpha[at]);
        storePairs(positions, &set.particle[at], attach(x, targetX, weight, alpha), attach(y, targetY, weight, alpha));
    }
}

void solveDistances(const DistanceSet &set, float *positions, bool reverse)
{
    sweep(set.a.size(), reverse, [&](std::size_t at) {
        Lanes ax, ay, bx, by;
        loadPairs(positions, &set.a[at], ax, ay);
        loadPairs(positions, &set.b[at], bx, by);
        const Lanes wa = load(&set.mobilityA[at]), wb = load(&set.mobilityB[at]);
        const Lanes w = wa + wb;
        const Lanes dx = ax - bx, dy = ay - by;
        const Lanes length = squareRoot(dx * dx + dy * dy);
        const Mask idle = (w == Lanes(0.0f)) | (length < Lanes(kShortestLength));
        const Lanes error = length - load(&set.length[at]);
        const Lanes alpha = select(error < Lanes(0.0f), load(&set.compressionAlpha[at]), load(&set.alpha[at]));
        const Lanes delta = (-error - alpha * Lanes(0.0f)) / (w + alpha);
        const Lanes nx = dx / length, ny = dy / length;
        const Lanes pushA = wa * delta, pushB = wb * delta;
        storePairs(positions, &set.a[at], select(idle, ax, ax + pushA * nx), select(idle, ay, ay + pushA * ny));
        storePairs(positions, &set.b[at], select(idle, bx, bx - pushB * nx), select(idle, by, by - pushB * ny));
    });
}

void solveTriangles(const TriangleSet &set, float *positions, bool reverse)
{
    sweep(set.a.size(), reverse, [&](std::size_t at) {
        const Lanes area = load(&set.area[at]);
        const Lanes mob[3] = {load(&set.mobilityA[at]), load(&set.mobilityB[at]), load(&set.mobilityC[at])};
        Mask active = !(area * area < Lanes(kSmallestSquaredArea));
        active = without(active, mob[0] + mob[1] + mob[2] == Lanes(0.0f));
        if (!any(active)) {
            return;
        }
        const Lanes sign = select(area > Lanes(0.0f), Lanes(1.0f), Lanes(-1.0f));
        const Lanes target = absolute(area);
        Corners p = loadCorners(positions, &set.a[at], &set.b[at], &set.c[at]);
        const Mask limited = active & (load(&set.limited[at]) > Lanes(0.0f));
        bool changed = any(limited) && limitArea(p, limited, false, sign, target, load(&set.alpha[at]), mob);
        changed |= limitArea(p, active, true, sign, target * Lanes(kFlipGuardShare), Lanes(0.0f), mob);
        if (changed) {
            storePairs(positions, &set.a[at], p.ax, p.ay);
            storePairs(positions, &set.b[at], p.bx, p.by);
            storePairs(positions, &set.c[at], p.cx, p.cy);
        }
    });
}

void solveWelds(const WeldSet &set, float *positions, bool reverse)
{
    sweep(set.a.size(), reverse, [&](std::size_t at) {
        Lanes ax, ay, bx, by;
        loadPairs(positions, &set.a[at], ax, ay);
        loadPairs(positions, &set.b[at], bx, by);
        const Lanes wa = load(&set.mobilityA[at]), wb = load(&set.mobilityB[at]), alpha = load(&set.alpha[at]);
        const Lanes w = wa + wb;
        const Mask idle = w == Lanes(0.0f);
        const Lanes deltaX = (-(ax - bx) - alpha * Lanes(0.0f)) / (w + alpha);
        const Lanes deltaY = (-(ay - by) - alpha * Lanes(0.0f)) / (w + alpha);
        storePairs(positions, &set.a[at], select(idle, ax, ax + wa * deltaX), select(idle, ay, ay + wa * deltaY));
        storePairs(positions, &set.b[at], select(idle, bx, bx - wb * deltaX), select(idle, by, by - wb * deltaY));
    });
}

void solveGoals(const GoalSet &set, float *positions, const float *goals, float angle)
{
    const Lanes cosine(static_cast<float>(std::cos(static_cast<double>(angle))));
    const Lanes sine(static_cast<float>(std::sin(static_cast<double>(angle))));
    for (std::size_t at = 0; at < set.particle.size(); at += kLanes) {
        Lanes x, y, goalX, goalY;
        loadPairs(positions, &set.particle[at], x, y);
        loadPairs(goals, &set.particle[at], goalX, goalY);
        const Lanes offsetX = load(&set.offsetX[at]), offsetY = load(&set.offsetY[at]);
        const Lanes targetX = goalX + (offsetX * cosine - offsetY * sine);
        const Lanes targetY = goalY + (offsetX * sine + offsetY * cosine);
        const Lanes weight = load(&set.weight[at]), alpha = load(&set.alpha[at]);
        storePairs(positions, &set.particle[at], attach(x, targetX, weight, alpha), attach(y, targetY, weight, alpha));
    }
}

void solveCollisions(const Indices &movable, std::span<const PlacedCollider> colliders, float *positions,
                     const float *start)
{
    for (std::size_t at = 0; at < movable.size(); at += kLanes) {
        Lanes x, y, startX, startY;
        loadPairs(positions, &movable[at], x, y);
        loadPairs(start, &movable[at], startX, startY);
        bool changed = false;
        for (const PlacedCollider &collider : colliders) {
            const float ex = collider.bx - collider.ax, ey = collider.by - collider.ay;
            const float squared = ex * ex + ey * ey;
            Lanes u(0.0f);
            if (squared > kSmallestAxis) {
                u = ((x - Lanes(collider.ax)) * Lanes(ex) + (y - Lanes(collider.ay)) * Lanes(ey)) / Lanes(squared);
                u = select(u < Lanes(0.0f), Lanes(0.0f), select(u > Lanes(1.0f), Lanes(1.0f), u));
            }
            const Lanes cx = Lanes(collider.ax) + Lanes(ex) * u, cy = Lanes(collider.ay) + Lanes(ey) * u;
            const Lanes radius = Lanes(collider.radiusA) + Lanes(collider.radiusB - collider.radiusA) * u;
            const Lanes dx = x - cx, dy = y - cy;
            const Lanes distance = squareRoot(dx * dx + dy * dy);
            const Mask inside = !(distance >= radius);
            if (!any(inside)) {
                continue;
            }
            changed = true;
            const Mask apart = distance > Lanes(kSmallestDistance);
            const Lanes nx = select(apart, dx / distance, Lanes(0.0f)), ny = select(apart, dy / distance, Lanes(1.0f));
            const Lanes depth = radius - distance;
            x = moved(inside, x, nx * depth);
            y = moved(inside, y, ny * depth);
            if (collider.friction > 0.0f) {
                const Lanes friction(collider.friction);
                const Lanes along = (x - startX) * -ny + (y - startY) * nx;
                x = select(inside, x - -ny * along * friction, x);
                y = select(inside, y - nx * along * friction, y);
            }
        }
        if (changed) {
            storePairs(positions, &movable[at], x, y);
        }
    }
}

void solveLimits(const LimitSet &set, float *positions, bool reverse)
{
    sweep(set.particle.size(), reverse, [&](std::size_t at) {
        Lanes x, y, rootX, rootY;
        loadPairs(positions, &set.particle[at], x, y);
        loadPairs(positions, &set.root[at], rootX, rootY);
        const Lanes dx = x - rootX, dy = y - rootY;
        const Lanes length = squareRoot(dx * dx + dy * dy);
        const Lanes limit = load(&set.distance[at]);
        const Mask idle = (length <= limit) | (length < Lanes(kShortestLength));
        if (all(idle)) {
            return;
        }
        const Lanes factor = limit / length;
        storePairs(positions, &set.particle[at], select(idle, x, rootX + dx * factor), select(idle, y, rootY + dy * factor));
    });
}

} // namespace marrow::xpbd
