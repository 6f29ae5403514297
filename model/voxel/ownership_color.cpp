#include "model/voxel/ownership_color.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace marrow {

namespace {

constexpr float kChroma = 0.13F;
constexpr std::array<float, 3> kLightness = {0.72F, 0.58F, 0.84F};
/// Taken when a joint's own lightness comes too close to its parent's colour; one of them never does.
constexpr std::array<float, 5> kOtherLightness = {0.72F, 0.58F, 0.84F, 0.44F, 0.92F};
constexpr float kGoldenAngle = 2.39996323F;
constexpr float kFirstHue = 0.9F; // a warm orange: the first joint below the root
constexpr float kLeastDistance = 25;
constexpr float kGreyLightness = 0.46F;

struct Lab
{
    float l, a, b;
};

float toDisplay(float v)
{
    return v <= 0.0031308F ? v * 12.92F : 1.055F * std::pow(v, 1 / 2.4F) - 0.055F;
}

float toLinear(int byte)
{
    const float v = static_cast<float>(byte) / 255;
    return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F);
}

std::array<float, 3> linearRgb(const Lab &lab)
{
    const float l = std::pow(lab.l + 0.3963377774F * lab.a + 0.2158037573F * lab.b, 3.0F);
    const float m = std::pow(lab.l - 0.1055613458F * lab.a - 0.0638541728F * lab.b, 3.0F);
    const float s = std::pow(lab.l - 0.0894841775F * lab.a - 1.2914855480F * lab.b, 3.0F);
    return {4.0767416621F * l - 3.3077115913F * m + 0.2309699292F * s,
            -1.2684380046F * l + 2.6097574011F * m - 0.3413193965F * s,
            -0.0041960863F * l - 0.7034186147F * m + 1.7076147010F * s};
}

Lab toLab(QRgb color)
{
    const float r = toLinear(qRed(color));
    const float g = toLinear(qGreen(color));
    const float b = toLinear(qBlue(color));
    const float l = std::cbrt(0.4122214708F * r + 0.5363325363F * g + 0.0514459929F * b);
    const float m = std::cbrt(0.2119034982F * r + 0.6806995451F * g + 0.1073969566F * b);
    const float s = std::cbrt(0.0883024619F * r + 0.2817188376F * g + 0.6299787005F * b);
    return {0.2104542553F * l + 0.7936177850F * m - 0.0040720468F * s,
            1.9779984951F * l - 2.4285922050F * m + 0.4505937099F * s,
            0.0259040371F * l + 0.7827717662F * m - 0.8086757660F * s};
}

/// Colours outside the display's range lose chroma, never hue or lightness.
QRgb fromOklch(float lightness, float chroma, float hue)
{
    std::array<float, 3> rgb = {};
    for (int step = 0; step < 64; ++step, chroma *= 0.96F) {
        rgb = linearRgb({lightness, chroma * std::cos(hue), chroma * std::sin(hue)});
        if (std::all_of(rgb.begin(), rgb.end(), [](float v) { return v >= -0.0005F && v <= 1.0005F; }))
            break;
    }
    const auto byte = [](float v) { return static_cast<int>(std::lround(255 * std::clamp(toDisplay(std::clamp(v, 0.0F, 1.0F)), 0.0F, 1.0F))); };
    return qRgb(byte(rgb[0]), byte(rgb[1]), byte(rgb[2]));
}

float hueOf(int index)
{
    return std::fmod(kFirstHue + kGoldenAngle * static_cast<float>(index), 6.28318531F);
}

} // namespace

QRgb defaultJointColor()
{
    return fromOklch(kGreyLightness, 0, 0);
}

QRgb ownershipSequenceColor(int index)
{
    return fromOklch(kLightness[static_cast<std::size_t>(index) % kLightness.size()], kChroma, hueOf(index));
}

float colorDistance(QRgb a, QRgb b)
{
    const Lab x = toLab(a);
    const Lab y = toLab(b);
    return 100 * std::sqrt((x.l - y.l) * (x.l - y.l) + (x.a - y.a) * (x.a - y.a) + (x.b - y.b) * (x.b - y.b));
}

OwnershipPalette::OwnershipPalette(const Skeleton &skeleton, JointId defaultJoint)
    : m_colors(skeleton.size(), defaultJointColor())
{
    for (const Joint &joint : skeleton.joints())
        m_ids.push_back(joint.id);
    for (const int i : skeleton.parentsFirst()) {
        const Joint &joint = skeleton.joints()[static_cast<std::size_t>(i)];
        if (joint.id == defaultJoint)
            continue;
        const int parent = joint.parent ? skeleton.indexOf(*joint.parent) : -1;
        QRgb &color = m_colors[static_cast<std::size_t>(i)];
        color = ownershipSequenceColor(joint.id);
        if (parent < 0)
            continue;
        const QRgb above = m_colors[static_cast<std::size_t>(parent)];
        for (std::size_t k = 0; colorDistance(color, above) < kLeastDistance && k < kOtherLightness.size(); ++k)
            color = fromOklch(kOtherLightness[k], kChroma, hueOf(joint.id));
    }
}

QRgb OwnershipPalette::color(JointId joint) const
{
    const auto it = std::lower_bound(m_ids.begin(), m_ids.end(), joint);
    return it != m_ids.end() && *it == joint ? m_colors[static_cast<std::size_t>(it - m_ids.begin())] : defaultJointColor();
}

} // namespace marrow
