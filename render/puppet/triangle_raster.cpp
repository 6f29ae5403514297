#include "render/puppet/triangle_raster.h"

#include "model/puppet/function_variants.h"
#include "render/puppet/blend_modes.h"
#include "render/puppet/raster_lanes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace marrow {

namespace {

using namespace raster;

/// Where an edge crosses the rows: at row y no pixel is inside before (or after) column offset + step · y. Worked out in
/// double with a margin that covers every rounding of the exact test, which alone decides.
struct EdgeBound
{
    double offset = 0;
    double step = 0;
};

struct RowBounds
{
    EdgeBound low[3]; ///< an edge that bounds from the other side, or not at all, stands at infinity
    EdgeBound high[3];
};

struct Triangle
{
    RasterVertex a, b, c;
    float area = 0;
    float inverse = 0;
    bool owns[3] = {};
    PixelBox box; ///< candidate pixels
    RowBounds bounds;
};

/// An edge walked from one corner to the next owns its points when it goes up, or horizontally to the left.
bool owns(float dx, float dy)
{
    return dy > 0 || (dy == 0 && dx < 0);
}

/// Candidate pixels along an axis: from floor(least - 0.5) to ceil(most - 0.5), within [low, high).
bool candidates(float least, float most, int low, int high, int &from, int &to)
{
    const float first = std::max(std::floor(least - 0.5f), static_cast<float>(low));
    const float last = std::min(std::ceil(most - 0.5f), static_cast<float>(high - 1));
    if (!(first <= last))
        return false;
    from = static_cast<int>(first);
    to = static_cast<int>(last) + 1;
    return true;
}

/// The bound of the edge from `p` to `q`, whose weight is ((p.x - x)·(q.y - y) - (p.y - y)·(q.x - x)) · inverse.
void boundEdge(const RasterVertex &p, const RasterVertex &q, double inverse, double margin, EdgeBound &low, EdgeBound &high)
{
    const double slope = (double(p.y) - q.y) * inverse;
    if (std::fabs(slope) < 1e-9)
        return;
    const double constant = (double(p.x) * q.y - double(p.y) * q.x) * inverse;
    const double perRow = (double(q.x) - p.x) * inverse;
    EdgeBound &bound = slope > 0 ? low : high;
    bound.offset = (-margin - constant) / slope + (slope > 0 ? -1.5 : 1.5);
    bound.step = -perRow / slope;
}

void findBounds(Triangle &t)
{
    constexpr float kReliable = 1e5f;
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 3; ++i) {
        t.bounds.low[i] = {-kInfinity, 0};
        t.bounds.high[i] = {kInfinity, 0};
    }
    float extent = 0;
    for (const RasterVertex *v : {&t.a, &t.b, &t.c})
        extent = std::max({extent, std::fabs(v->x), std::fabs(v->y)});
    if (!(extent < kReliable))
        return;
    const double inverse = t.inverse;
    const double width = std::max({t.a.x, t.b.x, t.c.x}) - std::min({t.a.x, t.b.x, t.c.x}) + 2.0;
    const double height = std::max({t.a.y, t.b.y, t.c.y}) - std::min({t.a.y, t.b.y, t.c.y}) + 2.0;
    const double margin = 1e-5 * (1.0 + width * height * std::fabs(inverse));
    const RasterVertex *corners[3] = {&t.a, &t.b, &t.c};
    for (int i = 0; i < 3; ++i)
        boundEdge(*corners[(i + 1) % 3], *corners[(i + 2) % 3], inverse, margin, t.bounds.low[i], t.bounds.high[i]);
}

struct Columns
{
    int from;
    int to;
};

/// The columns of the box in this row without those where a weight is clearly negative. No branches: rows are short and
/// triangles unpredictable.
MARROW_LANES_INLINE Columns columnsOf(const Triangle &t, double y)
{
    double low = t.box.left;
    double high = t.box.right - 1;
    for (int i = 0; i < 3; ++i) {
        const double from = t.bounds.low[i].offset + t.bounds.low[i].step * y;
        const double to = t.bounds.high[i].offset + t.bounds.high[i].step * y;
        low = low > from ? low : from;
        high = high < to ? high : to;
    }
    low = low < t.box.right ? low : t.box.right;
    high = high > t.box.left - 1 ? high : t.box.left - 1;
    return {static_cast<int>(low), static_cast<int>(high) + 1};
}

std::optional<Triangle> setUp(const RasterVertex &a, const RasterVertex &b, const RasterVertex &c, const PixelBox &area)
{
    Triangle t;
    t.a = a;
    t.b = b;
    t.c = c;
    t.area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    if (!std::isfinite(t.area) || std::fabs(t.area) < 1e-12f)
        return {};
    const auto [leastX, mostX] = std::minmax({a.x, b.x, c.x});
    const auto [leastY, mostY] = std::minmax({a.y, b.y, c.y});
    if (!candidates(leastX, mostX, area.left, area.right, t.box.left, t.box.right)
        || !candidates(leastY, mostY, area.top, area.bottom, t.box.top, t.box.bottom))
        return {};
    t.inverse = 1.0f / t.area;
    t.owns[0] = owns(c.x - b.x, b.y - c.y);
    t.owns[1] = owns(a.x - c.x, c.y - a.y);
    t.owns[2] = owns(b.x - a.x, a.y - b.y);
    findBounds(t);
    return t;
}

/// The weights of eight pixels in a row, and which of them lie inside.
struct Weights
{
    Floats w0, w1, w2;
    Ints inside;
};

MARROW_LANES_INLINE Weights weigh(const Triangle &t, int x, float y, int count)
{
    const Ints column = laneNumbers() + x;
    const Floats px = toFloats(column) + 0.5f;
    const float ay = t.a.y - y;
    const float by = t.b.y - y;
    const float cy = t.c.y - y;
    const Floats ax = t.a.x - px;
    const Floats bx = t.b.x - px;
    const Floats cx = t.c.x - px;
    Weights w;
    w.w0 = (bx * cy - by * cx) * t.inverse;
    w.w1 = (cx * ay - cy * ax) * t.inverse;
    w.w2 = 1.0f - w.w0 - w.w1;
    const auto passes = [](const Floats &weight, bool owned) {
        return owned ? Ints(weight >= 0.0f) : Ints(weight > 0.0f);
    };
    w.inside = passes(w.w0, t.owns[0]) & passes(w.w1, t.owns[1]) & passes(w.w2, t.owns[2]) & (laneNumbers() < count);
    return w;
}

/// The four texels around a point and how far between them it lies.
struct Taps
{
    Ints t00, t10, t01, t11;
    Floats tx, ty;
};

MARROW_LANES_INLINE Floats clampTo(const Floats &value, float last)
{
    const Floats positive = value > 0.0f ? value : Floats{};
    return positive < last ? positive : Floats{} + last;
}

MARROW_LANES_INLINE Taps fetch(const TexelPage &page, const Triangle &t, const Weights &w)
{
    const Floats u = w.w0 * t.a.u + w.w1 * t.b.u + w.w2 * t.c.u;
    const Floats v = w.w0 * t.a.v + w.w1 * t.b.v + w.w2 * t.c.v;
    const Floats fx = clampTo(u * static_cast<float>(page.width) - 0.5f, static_cast<float>(page.width - 1));
    const Floats fy = clampTo(v * static_cast<float>(page.height) - 0.5f, static_cast<float>(page.height - 1));
    const Ints x0 = toInts(fx);
    const Ints y0 = toInts(fy);
    const Ints at = y0 * page.stride + x0;
    const Pairs upper = gatherPairs(page.texels, at);
    const Pairs lower = gatherPairs(page.texels + page.stride, at);
    Taps taps;
    taps.tx = fx - toFloats(x0);
    taps.ty = fy - toFloats(y0);
    taps.t00 = upper.first;
    taps.t10 = upper.second;
    taps.t01 = lower.first;
    taps.t11 = lower.second;
    return taps;
}

MARROW_LANES_INLINE Floats mix(const Taps &taps, const Floats &v00, const Floats &v10, const Floats &v01,
                               const Floats &v11)
{
    return (v00 + (v10 - v00) * taps.tx) * (1.0f - taps.ty) + (v01 + (v11 - v01) * taps.tx) * taps.ty;
}

struct Alphas
{
    Floats a00, a10, a01, a11;
};

MARROW_LANES_INLINE Alphas alphas(const Taps &taps)
{
    return {unitByte<3>(taps.t00), unitByte<3>(taps.t10), unitByte<3>(taps.t01), unitByte<3>(taps.t11)};
}

MARROW_LANES_INLINE Floats mixAlpha(const Taps &taps, const Alphas &alpha)
{
    return mix(taps, alpha.a00, alpha.a10, alpha.a01, alpha.a11);
}

template <int byte>
MARROW_LANES_INLINE Floats mixChannel(const Taps &taps, const Alphas &alpha)
{
    return mix(taps, unitByte<byte>(taps.t00) * alpha.a00, unitByte<byte>(taps.t10) * alpha.a10,
               unitByte<byte>(taps.t01) * alpha.a01, unitByte<byte>(taps.t11) * alpha.a11);
}

struct Fragments
{
    Floats r, g, b, a;
    Ints live;
};

MARROW_LANES_INLINE Floats tinted(const Floats &c, const Floats &alpha, float multiply, float screen)
{
    const Floats m = c * multiply;
    return m + (screen * alpha - m * screen);
}

MARROW_LANES_INLINE Fragments shade(const MeshPaint &paint, const Taps &taps, const Ints &inside, const float *mask)
{
    const Alphas corner = alphas(taps);
    const Floats alpha = mixAlpha(taps, corner);
    Floats k = Floats{} + paint.opacity;
    if (mask) {
        const Floats coverage = load(mask);
        k = paint.opacity * (paint.invertMask ? 1.0f - coverage : coverage);
    }
    Fragments f;
    f.live = inside & (alpha > 0.0f) & (k > 0.0f);
    if (!anySet(f.live)) // much of a texture page is empty
        return f;
    f.r = mixChannel<0>(taps, corner);
    f.g = mixChannel<1>(taps, corner);
    f.b = mixChannel<2>(taps, corner);
    f.a = alpha;
    if (!paint.plain) {
        f.r = tinted(f.r, alpha, paint.multiply.r, paint.screen.r) * k;
        f.g = tinted(f.g, alpha, paint.multiply.g, paint.screen.g) * k;
        f.b = tinted(f.b, alpha, paint.multiply.b, paint.screen.b) * k;
        f.a = alpha * k;
    }
    return f;
}

/// The rows of the four planes, at column 0.
struct Target
{
    float *r, *g, *b, *a;
};

MARROW_LANES_INLINE void keepLive(float *pixels, const Ints &live, const Floats &value, const Floats &before)
{
    store(pixels, live ? raster::clampUnit(value) : before);
}

void blendSlowly(std::uint8_t blendMode, std::uint8_t alphaMode, const Fragments &f, const Target &to, int x)
{
    for (int lane = 0; lane < kLanes; ++lane) {
        if (!f.live[lane])
            continue;
        const int at = x + lane;
        const Premultiplied mixed = compositePixel(blendMode, alphaMode, {f.r[lane], f.g[lane], f.b[lane], f.a[lane]},
                                                   {to.r[at], to.g[at], to.b[at], to.a[at]});
        to.r[at] = mixed.r;
        to.g[at] = mixed.g;
        to.b[at] = mixed.b;
        to.a[at] = mixed.a;
    }
}

MARROW_LANES_INLINE void blend(const MeshPaint &paint, const Fragments &f, const Target &to, int x)
{
    const bool over = paint.blend == 0 && paint.alphaBlend == 0;
    if (!over && paint.blend != 1 && paint.blend != 2)
        return blendSlowly(paint.blend, paint.alphaBlend, f, to, x);
    const Floats keep = 1.0f - f.a;
    const Floats r = load(to.r + x);
    const Floats g = load(to.g + x);
    const Floats b = load(to.b + x);
    if (over) {
        const Floats a = load(to.a + x);
        keepLive(to.r + x, f.live, f.r + r * keep, r);
        keepLive(to.g + x, f.live, f.g + g * keep, g);
        keepLive(to.b + x, f.live, f.b + b * keep, b);
        keepLive(to.a + x, f.live, f.a + a * keep, a);
    } else if (paint.blend == 1) {
        keepLive(to.r + x, f.live, f.r + r, r);
        keepLive(to.g + x, f.live, f.g + g, g);
        keepLive(to.b + x, f.live, f.b + b, b);
    } else {
        keepLive(to.r + x, f.live, f.r * r + r * keep, r);
        keepLive(to.g + x, f.live, f.g * g + g * keep, g);
        keepLive(to.b + x, f.live, f.b * b + b * keep, b);
    }
}

MARROW_VARIANTS void drawRows(const Triangle &t, const MeshPaint &paint, RasterPlanes &layer)
{
    for (int y = t.box.top; y < t.box.bottom; ++y) {
        const float centre = static_cast<float>(y) + 0.5f;
        const Columns columns = columnsOf(t, centre);
        const Target rows{layer.row(0, y), layer.row(1, y), layer.row(2, y), layer.row(3, y)};
        const float *mask = paint.mask ? paint.mask->row(0, y) : nullptr;
        for (int x = columns.from; x < columns.to; x += kLanes) {
            const Weights w = weigh(t, x, centre, columns.to - x);
            if (!anySet(w.inside))
                continue;
            const Taps taps = fetch(paint.page, t, w);
            const Fragments fragments = shade(paint, taps, w.inside, mask ? mask + x : nullptr);
            if (anySet(fragments.live))
                blend(paint, fragments, rows, x);
        }
    }
}

MARROW_VARIANTS void coverRows(const Triangle &t, const TexelPage &page, RasterPlanes &coverage)
{
    for (int y = t.box.top; y < t.box.bottom; ++y) {
        const float centre = static_cast<float>(y) + 0.5f;
        const Columns columns = columnsOf(t, centre);
        float *row = coverage.row(0, y);
        for (int x = columns.from; x < columns.to; x += kLanes) {
            const Weights w = weigh(t, x, centre, columns.to - x);
            if (!anySet(w.inside))
                continue;
            const Taps taps = fetch(page, t, w);
            const Floats alpha = mixAlpha(taps, alphas(taps));
            const Floats before = load(row + x);
            store(row + x, w.inside & (alpha > before) ? alpha : before);
        }
    }
}

} // namespace

void drawTriangle(const RasterVertex &a, const RasterVertex &b, const RasterVertex &c, Culling culling,
                  const MeshPaint &paint, RasterPlanes &layer)
{
    const std::optional<Triangle> t = setUp(a, b, c, layer.area());
    if (!t || (culling == Culling::KeepPositive && t->area <= 0) || (culling == Culling::KeepNegative && t->area > 0))
        return;
    layer.addDirty(t->box);
    drawRows(*t, paint, layer);
}

void coverTriangle(const RasterVertex &a, const RasterVertex &b, const RasterVertex &c, const TexelPage &page,
                   RasterPlanes &coverage)
{
    const std::optional<Triangle> t = setUp(a, b, c, coverage.area());
    if (!t)
        return;
    coverage.addDirty(t->box);
    coverRows(*t, page, coverage);
}

} // namespace marrow
