#include "render/puppet/blend_modes.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Color
{
    float v[3];
};

float hardLight(float s, float d)
{
    if (s <= 0.5f)
        return d * 2.0f * s;
    const float q = 2.0f * s - 1.0f;
    return d + q - d * q;
}

float softLight(float s, float d)
{
    if (s <= 0.5f)
        return d - (1.0f - 2.0f * s) * d * (1.0f - d);
    const float g = d <= 0.25f ? ((16.0f * d - 12.0f) * d + 4.0f) * d : std::sqrt(d);
    return d + (2.0f * s - 1.0f) * (g - d);
}

float colorBurn(float s, float d)
{
    if (d >= 1.0f)
        return 1.0f;
    return s <= 0.0f ? 0.0f : 1.0f - std::min((1.0f - d) / s, 1.0f);
}

float colorDodge(float s, float d)
{
    if (d == 0.0f)
        return 0.0f;
    return s >= 1.0f ? 1.0f : std::min(d / (1.0f - s), 1.0f);
}

float blendChannel(std::uint8_t mode, float s, float d)
{
    switch (mode) {
    case 1:
    case 3:
    case 4:
        return std::min(s + d, 1.0f);
    case 2:
    case 6:
        return s * d;
    case 5:
        return std::min(s, d);
    case 7:
        return colorBurn(s, d);
    case 8:
        return std::max(s + d - 1.0f, 0.0f);
    case 9:
        return std::max(s, d);
    case 10:
        return s + d - s * d;
    case 11:
        return colorDodge(s, d);
    case 12:
        return hardLight(d, s);
    case 13:
        return softLight(s, d);
    case 14:
        return hardLight(s, d);
    case 15:
        return clampUnit(d + 2.0f * s - 1.0f);
    default:
        return s;
    }
}

float luma(const Color &c)
{
    return 0.3f * c.v[0] + 0.59f * c.v[1] + 0.11f * c.v[2];
}

float least(const Color &c)
{
    return std::min(std::min(c.v[0], c.v[1]), c.v[2]);
}

float most(const Color &c)
{
    return std::max(std::max(c.v[0], c.v[1]), c.v[2]);
}

Color withLuma(Color c, float target)
{
    const float shift = target - luma(c);
    for (float &x : c.v)
        x = x + shift;
    const float l = luma(c);
    const float n = least(c);
    const float x = most(c);
    if (n < 0.0f) {
        for (float &each : c.v)
            each = l + (each - l) * l / (l - n);
    }
    if (x > 1.0f) {
        for (float &each : c.v)
            each = l + (each - l) * (1.0f - l) / (x - l);
    }
    return c;
}

Color withSaturation(const Color &c, float saturation)
{
    int order[3] = {0, 1, 2};
    std::stable_sort(order, order + 3, [&](int a, int b) { return c.v[a] < c.v[b]; });
    const float low = c.v[order[0]];
    const float middle = c.v[order[1]];
    const float high = c.v[order[2]];
    Color result{{0.0f, 0.0f, 0.0f}};
    if (high > low) {
        result.v[order[1]] = (middle - low) * saturation / (high - low);
        result.v[order[2]] = saturation;
    }
    return result;
}

Color blendColor(std::uint8_t mode, const Color &s, const Color &d)
{
    if (mode == 16)
        return withLuma(withSaturation(s, most(d) - least(d)), luma(d));
    if (mode == 17)
        return withLuma(s, luma(d));
    Color result;
    for (int i = 0; i < 3; ++i)
        result.v[i] = blendChannel(mode, s.v[i], d.v[i]);
    return result;
}

struct AlphaFactors
{
    float overlap;
    float source;
    float destination;
};

AlphaFactors alphaFactors(std::uint8_t mode, float sa, float da)
{
    switch (mode) {
    case 1:
        return {sa * da, da, 1.0f - sa};
    case 2:
        return {sa * da, 0.0f, 1.0f - sa};
    case 3:
        return {std::min(sa, da), 1.0f, da <= 0.0f || sa >= da ? 0.0f : 1.0f - sa / da};
    case 4:
        return {std::max(sa + da - 1.0f, 0.0f), 1.0f, da <= 0.0f ? 0.0f : std::min((1.0f - sa) / da, 1.0f)};
    default:
        return {sa * da, 1.0f, 1.0f - sa};
    }
}

Premultiplied clamped(const Premultiplied &p)
{
    return {clampUnit(p.r), clampUnit(p.g), clampUnit(p.b), clampUnit(p.a)};
}

Color unmultiplied(const Premultiplied &p)
{
    if (p.a <= 0.0f)
        return {{0.0f, 0.0f, 0.0f}};
    return {{clampUnit(p.r / p.a), clampUnit(p.g / p.a), clampUnit(p.b / p.a)}};
}

} // namespace

Premultiplied compositePixel(std::uint8_t blend, std::uint8_t alphaBlend, const Premultiplied &s, const Premultiplied &d)
{
    const float keep = 1.0f - s.a;
    if (blend == 1)
        return clamped({s.r + d.r, s.g + d.g, s.b + d.b, d.a});
    if (blend == 2)
        return clamped({s.r * d.r + d.r * keep, s.g * d.g + d.g * keep, s.b * d.b + d.b * keep, d.a});
    const bool over = alphaBlend == 0 || alphaBlend > 4;
    const bool normal = blend == 0 || blend > 17;
    if (blend == 0 && alphaBlend == 0)
        return clamped({s.r + d.r * keep, s.g + d.g * keep, s.b + d.b * keep, s.a + d.a * keep});

    const Color cs = unmultiplied(s);
    const Color cb = unmultiplied(d);
    const Color mixed = normal ? cs : blendColor(blend, cs, cb);
    const AlphaFactors factors = alphaFactors(over ? 0 : alphaBlend, s.a, d.a);
    const float w = s.a <= 0.0f ? 0.0f : factors.overlap / s.a;
    const float fa = s.a * factors.source;
    const float fb = d.a * factors.destination;
    const auto channel = [&](int i) { return fa * ((1.0f - w) * cs.v[i] + w * mixed.v[i]) + fb * cb.v[i]; };
    return clamped({channel(0), channel(1), channel(2), fa + fb});
}

} // namespace marrow
