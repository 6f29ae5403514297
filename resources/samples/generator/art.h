#pragma once

#include "resources/samples/generator/drawing.h"

#include <vector>

namespace marrow::sample {

/// The lantern keeper: a small figure in an indigo cape with an amber scarf and lantern, drawn part by part. What a
/// part hides of another is drawn too, so that nothing is missing when the head turns. Sides are the character's own: L
/// is on the right of the picture.

namespace ink {
const QColor skin(0xff, 0xec, 0xe0), skinLow(0xfc, 0xd7, 0xc4), skinShade(0xee, 0xa0, 0x8a), skinLine(0xa0, 0x5a, 0x4e);
const QColor hair(0xf6, 0xf2, 0xfc), hairLow(0xc4, 0xb9, 0xe6), hairShade(0x93, 0x84, 0xc8), hairLine(0x63, 0x57, 0x8f);
const QColor cape(0x45, 0x58, 0x9e), capeLow(0x25, 0x31, 0x68), capeShade(0x14, 0x1b, 0x45), capeLine(0x16, 0x1b, 0x3c);
const QColor cream(0xff, 0xfb, 0xf2), creamLow(0xee, 0xe0, 0xce), creamShade(0xc4, 0xa9, 0xa0),
    creamLine(0x86, 0x65, 0x5a);
const QColor gold(0xfb, 0xd3, 0x78), goldLow(0xde, 0x93, 0x36), goldShade(0xa8, 0x5c, 0x1e), goldLine(0x77, 0x42, 0x1c);
const QColor leather(0x9a, 0x66, 0x46), leatherLow(0x68, 0x3e, 0x2b), leatherLine(0x3d, 0x22, 0x1a);
} // namespace ink

/// How strongly a colour covers, 0 to 255.
inline QColor thin(QColor color, int alpha)
{
    color.setAlpha(alpha);
    return color;
}

/// Places that the drawing and the rig share.
namespace place {
constexpr QPointF kEyeL(576, 480), kEyeR(424, 480);
constexpr double kEyeHalfWidth = 42, kEyeHalfHeight = 47;
constexpr QPointF kMouth(500, 556);
constexpr double kMouthHalfWidth = 31, kMouthHeight = 40;
constexpr QPointF kShoulderL(588, 762), kShoulderR(412, 762);
constexpr double kUpperArm = 104, kForearm = 98;
constexpr double kArmDegrees = 70;   ///< direction of the left arm as drawn, from the x axis toward y
constexpr double kDefaultElbow = 55; ///< how far the left elbow is bent in the default pose
constexpr double kSleeveHalfWidth = 30;
constexpr QPointF kGrip(738, 890); ///< where the left hand holds the lantern's ring in the default pose
} // namespace place

std::vector<Layer> headLayers();
std::vector<Layer> eyeLayers();
std::vector<Layer> hairLayers();
std::vector<Layer> bodyLayers();
std::vector<Layer> capeLayers();
std::vector<Layer> armLayers();
std::vector<Layer> lanternLayers();

} // namespace marrow::sample
