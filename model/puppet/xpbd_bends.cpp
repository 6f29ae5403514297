#include "model/puppet/xpbd_lanes.h"
#include "model/puppet/xpbd_sweeps.h"

#include <cmath>

/// Bends (p2lrt-evaluation.md 7.14): the dearest constraint, written once over a number type and used for four bends side by
/// side and for lone ones.
namespace marrow::xpbd {

namespace {

constexpr float kSmallestTurn = 1e-12f;
constexpr float kSmallestGradient = 1e-12f;

inline float select(bool m, float a, float b)
{
    return m ? a : b;
}
inline float absolute(float a)
{
    return std::fabs(a);
}

template <class Number>
inline Number arcTangent(Number y, Number x)
{
    constexpr float pi = 3.1415927f;
    constexpr float half = pi / 2.0f;
    constexpr float quarter = pi / 4.0f;
    const Number ax = absolute(x), ay = absolute(y);
    const auto flat = ay <= ax;
    const Number q = select(flat, ay, ax) / select(flat, ax, ay);
    const auto turned = q > Number(0.41421357f);
    const Number t = select(turned, (q - Number(1.0f)) / (q + Number(1.0f)), q);
    const Number z = t * t;
    Number r = Number(1.0f / 13.0f) - z / Number(15.0f);
    r = Number(-(1.0f / 11.0f)) + z * r;
    r = Number(1.0f / 9.0f) + z * r;
    r = Number(-(1.0f / 7.0f)) + z * r;
    r = Number(1.0f / 5.0f) + z * r;
    r = Number(-(1.0f / 3.0f)) + z * r;
    r = t * (Number(1.0f) + z * r);
    r = select(turned, r + Number(quarter), r);
    r = select(ay > ax, Number(half) - r, r);
    r = select(x < Number(0.0f), Number(pi) - r, r);
    r = select(y < Number(0.0f), -r, r);
    return select((ax == Number(0.0f)) & (ay == Number(0.0f)), Number(0.0f), r);
}

/// How far a triangle has turned from its rest shape, as cosine and sine times a length, and how that changes with its
/// corners b and c (a's gradient is minus their sum).
template <class Number>
struct Turn
{
    Number cosine, sine, norm;
    Number bx, by, cx, cy;

    Turn(Number ax, Number ay, Number bX, Number bY, Number cX, Number cY, const Number (&rest)[4])
    {
        const auto &[p, q, r, t] = rest;
        const Number e1x = bX - ax, e1y = bY - ay, e2x = cX - ax, e2y = cY - ay;
        cosine = e1x * p + e2x * r + e1y * q + e2y * t;
        sine = e1y * p + e2y * r - e1x * q - e2x * t;
        norm = cosine * cosine + sine * sine;
        bx = (cosine * -q - sine * p) / norm;
        by = (cosine * p - sine * q) / norm;
        cx = (cosine * -t - sine * r) / norm;
        cy = (cosine * r - sine * t) / norm;
    }
    Number ax() const { return -(bx + cx); }
    Number ay() const { return -(by + cy); }
};

template <class Number>
inline auto absent(const Number (&rest)[4])
{
    const Number zero(0.0f);
    return (rest[0] == zero) & (rest[1] == zero) & (rest[2] == zero) & (rest[3] == zero);
}

/// Adds the second triangle's gradient to an entry where it belongs there. Minus zero leaves any number as it is.
inline Lanes joined(Lanes own, const std::int32_t *which, Lanes a, Lanes b, Lanes c)
{
    const Lanes other = join(join(keep(equals(which, 0), a), keep(equals(which, 1), b)),
                             join(keep(equals(which, 2), c), keep(equals(which, -1), Lanes(-0.0f))));
    return own + other;
}
inline Lanes chosen(const std::int32_t *which, Lanes a, Lanes b, Lanes c)
{
    return join(join(keep(equals(which, 0), a), keep(equals(which, 1), b)), keep(equals(which, 2), c));
}

void solveBatch(const BendSet &set, const TriangleSet &triangles, std::size_t at, float *positions)
{
    Lanes rest1[4], rest2[4];
    loadRecords(triangles.inverse.data(), &set.first[at], rest1);
    loadRecords(triangles.inverse.data(), &set.second[at], rest2);
    Lanes x[4], y[4], ox[3], oy[3];
    for (std::size_t i = 0; i < 4; ++i)
        loadPairs(positions, &set.entry[i][at], x[i], y[i]);
    for (std::size_t i = 0; i < 3; ++i)
        loadPairs(positions, &set.other[i][at], ox[i], oy[i]);
    const Turn<Lanes> first(x[0], y[0], x[1], y[1], x[2], y[2], rest1);
    const Turn<Lanes> second(ox[0], oy[0], ox[1], oy[1], ox[2], oy[2], rest2);
    const Lanes smallest(kSmallestTurn);
    Mask idle = absent(rest1) | absent(rest2) | (first.norm < smallest) | (second.norm < smallest);

    const Lanes minus[3][2] = {{-second.ax(), -second.ay()}, {-second.bx, -second.by}, {-second.cx, -second.cy}};
    const Lanes own[3][2] = {{first.ax(), first.ay()}, {first.bx, first.by}, {first.cx, first.cy}};
    Lanes gx[4], gy[4];
    for (std::size_t i = 0; i < 3; ++i) {
        gx[i] = joined(own[i][0], &set.gradient[i][at], minus[0][0], minus[1][0], minus[2][0]);
        gy[i] = joined(own[i][1], &set.gradient[i][at], minus[0][1], minus[1][1], minus[2][1]);
    }
    gx[3] = chosen(&set.gradient[3][at], minus[0][0], minus[1][0], minus[2][0]);
    gy[3] = chosen(&set.gradient[3][at], minus[0][1], minus[1][1], minus[2][1]);

    const Lanes error = arcTangent(first.sine * second.cosine - first.cosine * second.sine,
                                   first.cosine * second.cosine + first.sine * second.sine);
    Lanes weight(0.0f);
    for (std::size_t i = 0; i < 4; ++i)
        weight = weight + load(&set.mobility[i][at]) * (gx[i] * gx[i] + gy[i] * gy[i]);
    idle = idle | (weight < Lanes(kSmallestGradient));
    const Lanes alpha = load(&set.alpha[at]);
    const Lanes delta = (-error - alpha * Lanes(0.0f)) / (weight + alpha);
    for (std::size_t i = 0; i < 4; ++i) {
        const Lanes push = load(&set.mobility[i][at]) * delta;
        storePairs(positions, &set.entry[i][at], select(idle, x[i], x[i] + push * gx[i]),
                   select(idle, y[i], y[i] + push * gy[i]));
    }
}

} // namespace

float angle15(float y, float x)
{
    return arcTangent(y, x);
}

void solveLoneBend(const BendSet &set, const TriangleSet &triangles, std::size_t slot, float *positions)
{
    const auto index = [](std::int32_t i) { return static_cast<std::size_t>(i); };
    const std::size_t sides[2] = {index(set.first[slot]), index(set.second[slot])};
    std::size_t particles[6];
    float mobilities[6], gx[6], gy[6], cosines[2], sines[2];
    std::size_t entries = 0;
    for (std::size_t side = 0; side < 2; ++side) {
        const std::size_t triangle = sides[side];
        const float *inverse = &triangles.inverse[4 * triangle];
        const float rest[4] = {inverse[0], inverse[1], inverse[2], inverse[3]};
        const std::size_t corner[3] = {index(triangles.a[triangle]), index(triangles.b[triangle]),
                                       index(triangles.c[triangle])};
        const auto x = [&](std::size_t i) { return positions[2 * corner[i]]; };
        const auto y = [&](std::size_t i) { return positions[2 * corner[i] + 1]; };
        const Turn<float> turn(x(0), y(0), x(1), y(1), x(2), y(2), rest);
        if (absent(rest) || turn.norm < kSmallestTurn)
            return;
        cosines[side] = turn.cosine;
        sines[side] = turn.sine;
        const float gradients[3][2] = {{turn.ax(), turn.ay()}, {turn.bx, turn.by}, {turn.cx, turn.cy}};
        const float mobility[3] = {triangles.mobilityA[triangle], triangles.mobilityB[triangle],
                                   triangles.mobilityC[triangle]};
        for (std::size_t i = 0; i < 3; ++i) {
            const float sx = side == 0 ? gradients[i][0] : -gradients[i][0];
            const float sy = side == 0 ? gradients[i][1] : -gradients[i][1];
            std::size_t entry = 0;
            while (entry < entries && particles[entry] != corner[i])
                ++entry;
            particles[entry] = corner[i];
            mobilities[entry] = mobility[i];
            gx[entry] = entry < entries ? gx[entry] + sx : sx;
            gy[entry] = entry < entries ? gy[entry] + sy : sy;
            entries = entry < entries ? entries : entries + 1;
        }
    }
    const float error = arcTangent(sines[0] * cosines[1] - cosines[0] * sines[1],
                                   cosines[0] * cosines[1] + sines[0] * sines[1]);
    float weight = 0.0f;
    for (std::size_t i = 0; i < entries; ++i)
        weight = weight + mobilities[i] * (gx[i] * gx[i] + gy[i] * gy[i]);
    if (weight < kSmallestGradient)
        return;
    const float alpha = set.alpha[slot];
    const float delta = (-error - alpha * 0.0f) / (weight + alpha);
    for (std::size_t i = 0; i < entries; ++i) {
        positions[2 * particles[i]] += mobilities[i] * delta * gx[i];
        positions[2 * particles[i] + 1] += mobilities[i] * delta * gy[i];
    }
}

void solveBends(const BendSet &set, const TriangleSet &triangles, float *positions, bool reverse)
{
    const std::size_t batches = set.schedule.batches();
    for (std::size_t i = 0; i < batches; ++i) {
        const std::size_t batch = reverse ? batches - 1 - i : i;
        if (set.schedule.lone[batch])
            solveLoneBend(set, triangles, batch * kLanes, positions);
        else
            solveBatch(set, triangles, batch * kLanes, positions);
    }
}

} // namespace marrow::xpbd
