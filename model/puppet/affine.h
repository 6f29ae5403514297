#pragma once

#include <cmath>

namespace marrow {

/// An affine map of the plane in single precision: x' = a*x + b*y + tx, y' = c*x + d*y + ty (p2lrt-evaluation.md 7.3).
/// The order of the operations is part of the specification.
struct Affine
{
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    float tx = 0;
    float ty = 0;

    float mapX(float x, float y) const { return a * x + b * y + tx; }
    float mapY(float x, float y) const { return c * x + d * y + ty; }
};

/// First `n`, then `m`.
inline Affine compose(const Affine &m, const Affine &n)
{
    return {m.a * n.a + m.b * n.c, m.a * n.b + m.b * n.d, m.c * n.a + m.d * n.c, m.c * n.b + m.d * n.d,
            m.a * n.tx + m.b * n.ty + m.tx, m.c * n.tx + m.d * n.ty + m.ty};
}

/// A map without an inverse gives zeros.
inline Affine inverse(const Affine &m)
{
    constexpr float kSmallestDeterminant = 1e-12f;
    const float det = m.a * m.d - m.b * m.c;
    const float k = std::fabs(det) > kSmallestDeterminant ? 1.0f / det : 0.0f;
    Affine r;
    r.a = m.d * k;
    r.b = -m.b * k;
    r.c = -m.c * k;
    r.d = m.a * k;
    r.tx = -(r.a * m.tx + r.b * m.ty);
    r.ty = -(r.c * m.tx + r.d * m.ty);
    return r;
}

/// `sum` + `m` * weight, entry by entry.
inline Affine addScaled(const Affine &sum, const Affine &m, float weight)
{
    return {sum.a + m.a * weight, sum.b + m.b * weight,   sum.c + m.c * weight,
            sum.d + m.d * weight, sum.tx + m.tx * weight, sum.ty + m.ty * weight};
}

} // namespace marrow
