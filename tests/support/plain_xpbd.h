#pragma once

#include "model/puppet/rig_advanced.h"
#include "model/puppet/xpbd_sweeps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

/// The simulation of p2lrt-evaluation.md 7.11 to 7.14 written down sentence by sentence, one constraint after the other,
/// with every multiplier stored. Slow and plain: what the solver is compared with, bit for bit.
namespace marrow::test {

struct Vec
{
    float x = 0;
    float y = 0;
};

class PlainXpbd
{
public:
    explicit PlainXpbd(const Simulation &record)
        : r(record)
        , n(record.invMass.size())
        , x(n)
        , v(n)
        , x0(n)
        , goal(n)
        , anchor(n)
        , lastGoal(n)
        , lastAnchor(n)
        , stepGoal(n)
        , stepAnchor(n)
    {
    }

    void start()
    {
        x = goal;
        std::fill(v.begin(), v.end(), Vec{});
        lastGoal = goal;
        lastAnchor = anchor;
        lastColliders = colliders;
        lastAngle = 0;
    }

    void step(Vec wind, float bodyAngle)
    {
        const float dt = 1.0f / r.fps;
        hs = dt / static_cast<float>(r.substeps);
        h2 = hs * hs;
        for (std::uint32_t sub = 1; sub <= r.substeps; ++sub) {
            const float t = static_cast<float>(sub) / static_cast<float>(r.substeps);
            const bool reverse = sub % 2 == 0;
            for (std::size_t i = 0; i < n; ++i) {
                stepAnchor[i] = between(lastAnchor[i], anchor[i], t);
                stepGoal[i] = between(lastGoal[i], goal[i], t);
            }
            stepColliders = colliders;
            for (std::size_t k = 0; k < colliders.size() && k < lastColliders.size(); ++k) {
                PlacedCollider &c = stepColliders[k];
                const PlacedCollider &l = lastColliders[k];
                c.ax = l.ax + (c.ax - l.ax) * t;
                c.ay = l.ay + (c.ay - l.ay) * t;
                c.bx = l.bx + (c.bx - l.bx) * t;
                c.by = l.by + (c.by - l.by) * t;
            }
            substep(wind, lastAngle + (bodyAngle - lastAngle) * t, reverse);
        }
        lastAnchor = anchor;
        lastGoal = goal;
        lastAngle = bodyAngle;
        lastColliders = colliders;
    }

    const Simulation &r;
    std::size_t n;
    std::vector<Vec> x, v, x0, goal, anchor, lastGoal, lastAnchor, stepGoal, stepAnchor;
    std::vector<PlacedCollider> colliders, lastColliders, stepColliders;

private:
    struct Turn
    {
        bool none = true;
        float c = 0;
        float s = 0;
        std::array<Vec, 3> g;
    };

    static Vec between(Vec a, Vec b, float t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }
    static float root(float a) { return static_cast<float>(std::sqrt(static_cast<double>(a))); }
    bool kinematic(std::size_t i) const { return r.pinWeight[i] >= 0.999f || r.invMass[i] == 0.0f; }
    float mob(std::size_t i) const { return kinematic(i) ? 0.0f : r.invMass[i]; }
    static bool constrains(float c) { return std::isfinite(c) && !(c < 0.0f); }
    template <class Pass>
    static void sweep(std::size_t count, bool reverse, Pass pass)
    {
        for (std::size_t k = 0; k < count; ++k)
            pass(reverse ? count - 1 - k : k);
    }

    void substep(Vec wind, float angle, bool reverse)
    {
        restShapes();
        x0 = x;
        for (std::size_t i = 0; i < n; ++i) {
            if (kinematic(i)) {
                x[i] = stepAnchor[i];
                continue;
            }
            const float decay = static_cast<float>(std::exp(static_cast<double>(-r.damping[i] * hs)));
            v[i].x = (v[i].x + (r.gravityX + wind.x * r.windFactor[i]) * hs) * decay;
            v[i].y = (v[i].y + (r.gravityY + wind.y * r.windFactor[i]) * hs) * decay;
            x[i].x = x[i].x + v[i].x * hs;
            x[i].y = x[i].y + v[i].y * hs;
        }
        distanceMultipliers.assign(r.stretchA.size(), 0.0f);
        for (std::size_t i = 0; i < n; ++i) {
            if (r.pinWeight[i] > 0.0f && !kinematic(i)) {
                const float compliance = r.pinCompliance * (1.0f - r.pinWeight[i]) / r.pinWeight[i] * r.invMass[i];
                attach(i, stepAnchor[i], compliance / h2);
            }
        }
        sweep(r.stretchA.size(), reverse, [this](std::size_t k) { distance(k); });
        sweep(r.triangleA.size(), reverse, [this](std::size_t k) { triangle(k); });
        sweep(r.bendT1.size(), reverse, [this](std::size_t k) { bend(k); });
        sweep(r.weldA.size(), reverse, [this](std::size_t k) { weld(k); });
        goals(angle);
        collide();
        sweep(r.longParticle.size(), reverse, [this](std::size_t k) { limit(k); });
        distanceMultipliers.assign(r.stretchA.size(), 0.0f);
        sweep(r.stretchA.size(), !reverse, [this](std::size_t k) { distance(k); });
        for (std::size_t i = 0; i < n; ++i)
            v[i] = {(x[i].x - x0[i].x) / hs, (x[i].y - x0[i].y) / hs};
    }

    void restShapes()
    {
        length.resize(r.stretchA.size());
        for (std::size_t k = 0; k < length.size(); ++k) {
            const Vec a = stepGoal[r.stretchA[k]], b = stepGoal[r.stretchB[k]];
            const float dx = a.x - b.x, dy = a.y - b.y;
            length[k] = std::max(r.rest[k], root(dx * dx + dy * dy));
        }
        area.resize(r.triangleA.size());
        inverse.resize(r.triangleA.size());
        for (std::size_t k = 0; k < area.size(); ++k) {
            const Vec a = stepGoal[r.triangleA[k]], b = stepGoal[r.triangleB[k]], c = stepGoal[r.triangleC[k]];
            const float m00 = b.x - a.x, m01 = c.x - a.x, m10 = b.y - a.y, m11 = c.y - a.y;
            const float det = m00 * m11 - m01 * m10;
            area[k] = det / 2.0f;
            if (det * det < 1e-12f)
                inverse[k] = {0, 0, 0, 0};
            else
                inverse[k] = {m11 / det, -m01 / det, -m10 / det, m00 / det};
        }
    }

    void attach(std::size_t i, Vec target, float alpha)
    {
        const float w = r.invMass[i];
        if (w == 0.0f)
            return;
        float lambda = 0;
        float delta = (-(x[i].x - target.x) - alpha * lambda) / (w + alpha);
        x[i].x = x[i].x + w * delta;
        lambda = 0;
        delta = (-(x[i].y - target.y) - alpha * lambda) / (w + alpha);
        x[i].y = x[i].y + w * delta;
    }

    void distance(std::size_t k)
    {
        const std::size_t a = r.stretchA[k], b = r.stretchB[k];
        const float wa = mob(a), wb = mob(b), w = wa + wb;
        if (w == 0.0f)
            return;
        const float dx = x[a].x - x[b].x, dy = x[a].y - x[b].y;
        const float l = root(dx * dx + dy * dy);
        if (l < 1e-9f)
            return;
        const float c = l - length[k];
        const float alpha = (c < 0.0f ? r.compressionCompliance[k] : r.compliance[k]) / h2;
        const float delta = (-c - alpha * distanceMultipliers[k]) / (w + alpha);
        distanceMultipliers[k] = distanceMultipliers[k] + delta;
        const float nx = dx / l, ny = dy / l;
        x[a].x = x[a].x + wa * delta * nx;
        x[a].y = x[a].y + wa * delta * ny;
        x[b].x = x[b].x - wb * delta * nx;
        x[b].y = x[b].y - wb * delta * ny;
    }

    void areaConstraint(std::size_t k, float sgn, float target, float alpha, bool oneSided)
    {
        const std::size_t a = r.triangleA[k], b = r.triangleB[k], c = r.triangleC[k];
        const Vec pa = x[a], pb = x[b], pc = x[c];
        const float value = sgn * ((pb.x - pa.x) * (pc.y - pa.y) - (pc.x - pa.x) * (pb.y - pa.y)) / 2.0f;
        const float error = value - target;
        if (oneSided && error >= 0.0f)
            return;
        const Vec ga = {sgn * (pb.y - pc.y) / 2.0f, sgn * (pc.x - pb.x) / 2.0f};
        const Vec gb = {sgn * (pc.y - pa.y) / 2.0f, sgn * (pa.x - pc.x) / 2.0f};
        const Vec gc = {sgn * (pa.y - pb.y) / 2.0f, sgn * (pb.x - pa.x) / 2.0f};
        const float w = mob(a) * (ga.x * ga.x + ga.y * ga.y) + mob(b) * (gb.x * gb.x + gb.y * gb.y)
                        + mob(c) * (gc.x * gc.x + gc.y * gc.y);
        if (w < 1e-12f)
            return;
        const float lambda = 0;
        const float delta = (-error - alpha * lambda) / (w + alpha);
        push(a, delta, ga);
        push(b, delta, gb);
        push(c, delta, gc);
    }
    void push(std::size_t i, float delta, Vec g)
    {
        x[i].x = x[i].x + mob(i) * delta * g.x;
        x[i].y = x[i].y + mob(i) * delta * g.y;
    }

    void triangle(std::size_t k)
    {
        if (area[k] * area[k] < 1e-8f)
            return;
        const float sgn = area[k] > 0.0f ? 1.0f : -1.0f;
        if (mob(r.triangleA[k]) + mob(r.triangleB[k]) + mob(r.triangleC[k]) == 0.0f)
            return;
        const float target = std::fabs(area[k]);
        if (constrains(r.areaCompliance[k]))
            areaConstraint(k, sgn, target, r.areaCompliance[k] / h2, false);
        areaConstraint(k, sgn, target * 0.2f, 0.0f, true);
    }

    Turn turn(std::size_t k) const
    {
        Turn result;
        const auto [p, q, rr, t] = inverse[k];
        if (p == 0.0f && q == 0.0f && rr == 0.0f && t == 0.0f)
            return result;
        const Vec a = x[r.triangleA[k]], b = x[r.triangleB[k]], c = x[r.triangleC[k]];
        const Vec e1 = {b.x - a.x, b.y - a.y}, e2 = {c.x - a.x, c.y - a.y};
        const float cs = e1.x * p + e2.x * rr + e1.y * q + e2.y * t;
        const float sn = e1.y * p + e2.y * rr - e1.x * q - e2.x * t;
        const float norm = cs * cs + sn * sn;
        if (norm < 1e-12f)
            return result;
        const Vec gb = {(cs * (-q) - sn * p) / norm, (cs * p - sn * q) / norm};
        const Vec gc = {(cs * (-t) - sn * rr) / norm, (cs * rr - sn * t) / norm};
        result.none = false;
        result.c = cs;
        result.s = sn;
        result.g = {Vec{-(gb.x + gc.x), -(gb.y + gc.y)}, gb, gc};
        return result;
    }

    static float angle15(float y, float xx)
    {
        const float ax = std::fabs(xx), ay = std::fabs(y);
        if (ax == 0.0f && ay == 0.0f)
            return 0.0f;
        const float q = ay <= ax ? ay / ax : ax / ay;
        const bool turned = q > 0.41421357f;
        const float t = turned ? (q - 1.0f) / (q + 1.0f) : q;
        const float z = t * t;
        const float pi = 3.1415927f;
        float a = 1.0f / 13.0f - z / 15.0f;
        for (const float odd : {-11.0f, 9.0f, -7.0f, 5.0f, -3.0f, 1.0f})
            a = 1.0f / odd + z * a;
        a = t * a;
        if (turned)
            a = a + pi / 4.0f;
        if (ay > ax)
            a = pi / 2.0f - a;
        if (xx < 0.0f)
            a = pi - a;
        return y < 0.0f ? -a : a;
    }

    void bend(std::size_t k)
    {
        const std::size_t t1 = r.bendT1[k], t2 = r.bendT2[k];
        const Turn first = turn(t1);
        if (first.none)
            return;
        const Turn second = turn(t2);
        if (second.none)
            return;
        std::vector<std::pair<std::size_t, Vec>> entries;
        const auto add = [&entries](std::size_t i, Vec g) {
            for (auto &[particle, sum] : entries) {
                if (particle == i) {
                    sum = {sum.x + g.x, sum.y + g.y};
                    return;
                }
            }
            entries.push_back({i, g});
        };
        const std::size_t corners[6] = {r.triangleA[t1], r.triangleB[t1], r.triangleC[t1],
                                        r.triangleA[t2], r.triangleB[t2], r.triangleC[t2]};
        for (std::size_t i = 0; i < 3; ++i)
            add(corners[i], first.g[i]);
        for (std::size_t i = 0; i < 3; ++i)
            add(corners[3 + i], {-second.g[i].x, -second.g[i].y});
        const float error = angle15(first.s * second.c - first.c * second.s, first.c * second.c + first.s * second.s);
        float w = 0;
        for (const auto &[i, g] : entries)
            w = w + mob(i) * (g.x * g.x + g.y * g.y);
        if (w < 1e-12f)
            return;
        const float alpha = r.bendCompliance[k] / h2;
        const float lambda = 0;
        const float delta = (-error - alpha * lambda) / (w + alpha);
        for (const auto &[i, g] : entries)
            push(i, delta, g);
    }

    void weld(std::size_t k)
    {
        const std::size_t a = r.weldA[k], b = r.weldB[k];
        const float wa = mob(a) * r.weldWeightA[k], wb = mob(b) * r.weldWeightB[k], w = wa + wb;
        if (w == 0.0f)
            return;
        const float alpha = r.weldCompliance[k] / h2;
        const float lambda = 0;
        float delta = (-(x[a].x - x[b].x) - alpha * lambda) / (w + alpha);
        x[a].x = x[a].x + wa * delta;
        x[b].x = x[b].x - wb * delta;
        delta = (-(x[a].y - x[b].y) - alpha * lambda) / (w + alpha);
        x[a].y = x[a].y + wa * delta;
        x[b].y = x[b].y - wb * delta;
    }

    void goals(float angle)
    {
        const float ca = static_cast<float>(std::cos(static_cast<double>(angle)));
        const float sa = static_cast<float>(std::sin(static_cast<double>(angle)));
        for (std::size_t i = 0; i < n; ++i) {
            if (!constrains(r.goalCompliance[i]) || kinematic(i))
                continue;
            const float ox = r.goalOffsetX[i] * ca - r.goalOffsetY[i] * sa;
            const float oy = r.goalOffsetX[i] * sa + r.goalOffsetY[i] * ca;
            attach(i, {stepGoal[i].x + ox, stepGoal[i].y + oy}, r.goalCompliance[i] / h2);
        }
    }

    void collide()
    {
        for (std::size_t i = 0; i < n; ++i) {
            if (kinematic(i))
                continue;
            for (const PlacedCollider &k : stepColliders) {
                const Vec e = {k.bx - k.ax, k.by - k.ay};
                const float l2 = e.x * e.x + e.y * e.y;
                float u = 0;
                if (l2 > 1e-12f)
                    u = std::clamp(((x[i].x - k.ax) * e.x + (x[i].y - k.ay) * e.y) / l2, 0.0f, 1.0f);
                const Vec c = {k.ax + e.x * u, k.ay + e.y * u};
                const float radius = k.radiusA + (k.radiusB - k.radiusA) * u;
                const Vec d = {x[i].x - c.x, x[i].y - c.y};
                const float dist = root(d.x * d.x + d.y * d.y);
                if (dist >= radius)
                    continue;
                const Vec normal = dist > 1e-6f ? Vec{d.x / dist, d.y / dist} : Vec{0, 1};
                const float depth = radius - dist;
                x[i].x = x[i].x + normal.x * depth;
                x[i].y = x[i].y + normal.y * depth;
                if (k.friction > 0.0f) {
                    const Vec m = {x[i].x - x0[i].x, x[i].y - x0[i].y};
                    const float along = m.x * (-normal.y) + m.y * normal.x;
                    x[i].x = x[i].x - (-normal.y) * along * k.friction;
                    x[i].y = x[i].y - normal.x * along * k.friction;
                }
            }
        }
    }

    void limit(std::size_t k)
    {
        const std::size_t i = r.longParticle[k], root0 = r.longRoot[k];
        if (kinematic(i))
            return;
        const Vec d = {x[i].x - x[root0].x, x[i].y - x[root0].y};
        const float l = root(d.x * d.x + d.y * d.y);
        if (l <= r.maxDistance[k] || l < 1e-9f)
            return;
        const float f = r.maxDistance[k] / l;
        x[i] = {x[root0].x + d.x * f, x[root0].y + d.y * f};
    }

    float hs = 0;
    float h2 = 0;
    float lastAngle = 0;
    std::vector<float> length, area, distanceMultipliers;
    std::vector<std::array<float, 4>> inverse;
};

} // namespace marrow::test
