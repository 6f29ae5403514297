// Face, eyes, brows, mouth.

#include "resources/samples/generator/art.h"

namespace marrow::sample {

namespace {

QPainterPath faceShape()
{
    return symmetric({{500, 250}, {420, 268}, {362, 335}, {342, 425}, {347, 500}, {376, 556}, {430, 594}, {500, 611}});
}

Layer face()
{
    const QPainterPath shape = faceShape();
    return {"Face", shape, [shape](Brush &brush) {
                brush.fill(shape, ink::skin, ink::skinLow);
                QPainterPath rim = shape;
                rim.addPath(ellipse(500, 425, 150, 168));
                rim.setFillRule(Qt::OddEvenFill);
                brush.shade(rim, thin(ink::skinShade, 110), 26);
                brush.shade(ellipse(500, 607, 70, 12), thin(ink::skinShade, 120), 10);
                brush.shade(ellipse(470, 545, 60, 20), thin(Qt::white, 70), 24);
                brush.outline(shape, ink::skinLine, 3.6);
            }};
}

Layer ear(bool left)
{
    QPainterPath shape = closedCurve({{352, 448}, {334, 446}, {326, 470}, {334, 502}, {352, 514}});
    QPainterPath inner = openCurve({{348, 462}, {338, 466}, {342, 488}, {350, 494}});
    if (left) {
        shape = mirrored(shape);
        inner = mirrored(inner);
    }
    return {left ? "EarL" : "EarR", shape, [shape, inner](Brush &brush) {
                brush.fill(shape, ink::skin, ink::skinLow);
                brush.shade(shape, thin(ink::skinShade, 90), 14);
                brush.outline(shape, ink::skinLine, 3.4);
                brush.crease(inner, ink::skinLine, 3);
            }};
}

/// What the fringe throws on the forehead; drawn with the multiply mode and masked by the face.
Layer fringeShadow()
{
    const QPainterPath shape = closedCurve({sharp(330, 470),
                                            {330, 330},
                                            {500, 240},
                                            {670, 330},
                                            sharp(670, 470),
                                            {640, 412},
                                            sharp(616, 462),
                                            {588, 402},
                                            sharp(562, 452),
                                            {536, 396},
                                            sharp(508, 446),
                                            {482, 396},
                                            sharp(442, 456),
                                            {418, 402},
                                            sharp(388, 462),
                                            {364, 410}});
    return {"FringeShadow", shape, [shape](Brush &brush) { brush.fill(shape, QColor(0xe4, 0xc3, 0xd6)); }};
}

Layer blush(bool left)
{
    const double x = left ? 616 : 384;
    const QPainterPath shape = ellipse(x, 536, 34, 20);
    return {left ? "BlushL" : "BlushR", shape, [x, shape](Brush &brush) {
                QRadialGradient glow(QPointF(0, 0), 1);
                glow.setColorAt(0, QColor(0xf6, 0x82, 0x74, 150));
                glow.setColorAt(0.55, QColor(0xf6, 0x82, 0x74, 80));
                glow.setColorAt(1, QColor(0xf6, 0x82, 0x74, 0));
                glow.setCenter(x, 536);
                glow.setFocalPoint(x, 536);
                glow.setRadius(33);
                brush.fillWith(shape, glow);
                for (int i = -1; i <= 1; ++i)
                    brush.crease(openCurve({{x + 9 + 12 * i, 529}, {x + 2 + 12 * i, 543}}),
                                 QColor(0xe0, 0x62, 0x5c, 190), 3);
            }};
}

Layer nose()
{
    const QPainterPath shape = ellipse(500, 527, 12, 9);
    return {"Nose", shape, [](Brush &brush) {
                brush.fill(ellipse(501, 530, 8, 4), thin(ink::skinShade, 120));
                brush.fill(stroke(openCurve({{494, 529}, {499, 532}, {505, 529}}), 3.2), ink::skinLine);
                brush.fill(ellipse(499, 523, 3, 2), thin(Qt::white, 190));
            }};
}

Layer mouth()
{
    const double x = place::kMouth.x();
    const double y = place::kMouth.y();
    const double w = place::kMouthHalfWidth;
    const double h = place::kMouthHeight;
    const QPainterPath shape = closedCurve({sharp(x - w, y),
                                            {x - w * 0.5, y + 1.5},
                                            {x, y + 2},
                                            {x + w * 0.5, y + 1.5},
                                            sharp(x + w, y),
                                            {x + w * 0.72, y + h * 0.62},
                                            {x, y + h},
                                            {x - w * 0.72, y + h * 0.62}});
    return {"Mouth", shape,
            [shape](Brush &brush) {
                brush.fill(shape, QColor(0x7c, 0x26, 0x2c), QColor(0xa8, 0x3c, 0x3c));
                brush.outline(shape, QColor(0x7a, 0x35, 0x32), 3);
            },
            3};
}

Layer tongue()
{
    const QPainterPath shape = ellipse(place::kMouth.x(), place::kMouth.y() + place::kMouthHeight - 3, 22, 15);
    return {"Tongue", shape,
            [shape](Brush &brush) { brush.fill(shape, QColor(0xf4, 0x96, 0x8c), QColor(0xe0, 0x6e, 0x6c)); }, 2};
}

Layer mouthLine()
{
    const double x = place::kMouth.x();
    const double y = place::kMouth.y();
    const double w = place::kMouthHalfWidth;
    const QPainterPath line =
        openCurve({{x - w - 2, y - 1}, {x - w * 0.5, y + 1.5}, {x, y + 2}, {x + w * 0.5, y + 1.5}, {x + w + 2, y - 1}});
    return {"MouthLine", stroke(line, 4.6),
            [line](Brush &brush) { brush.fill(stroke(line, 4.6), QColor(0x7a, 0x35, 0x32)); }, 2};
}

QPainterPath eyeShape(QPointF c)
{
    const double w = place::kEyeHalfWidth;
    const double h = place::kEyeHalfHeight;
    return closedCurve({{c.x() - w, c.y() + 4},
                        {c.x() - w * 0.72, c.y() - h * 0.66},
                        {c.x(), c.y() - h},
                        {c.x() + w * 0.72, c.y() - h * 0.66},
                        {c.x() + w, c.y() + 4},
                        {c.x() + w * 0.66, c.y() + h * 0.76},
                        {c.x(), c.y() + h},
                        {c.x() - w * 0.66, c.y() + h * 0.76}});
}

void paintIris(Brush &brush, QPointF c, const QPainterPath &shape)
{
    QLinearGradient glass(c.x(), c.y() - 44, c.x(), c.y() + 44);
    glass.setColorAt(0, QColor(0x45, 0x1c, 0x10));
    glass.setColorAt(0.38, QColor(0x9c, 0x48, 0x16));
    glass.setColorAt(0.7, QColor(0xf0, 0x9a, 0x2e));
    glass.setColorAt(1, QColor(0xff, 0xe0, 0x8c));
    brush.fillWith(shape, glass);
    brush.shade(closedCurve({{c.x() - 24, c.y() + 12},
                             {c.x(), c.y() + 22},
                             {c.x() + 24, c.y() + 12},
                             {c.x() + 18, c.y() + 34},
                             {c.x(), c.y() + 42},
                             {c.x() - 18, c.y() + 34}}),
                QColor(0xff, 0xee, 0xa8, 210), 7);
    brush.glaze(ellipse(c.x(), c.y() - 2, 15, 19), QColor(0x2c, 0x10, 0x0c));
    brush.shade(ellipse(c.x(), c.y() - 44, 46, 26), QColor(0x1c, 0x0a, 0x14, 170), 12);
    brush.outline(shape, QColor(0x40, 0x1a, 0x12), 4);
}

Layer upperLash(bool left)
{
    const double w = place::kEyeHalfWidth;
    const double h = place::kEyeHalfHeight;
    const QPointF c = place::kEyeR;
    QPainterPath shape = closedCurve({sharp(c.x() - w - 16, c.y() + 1),
                                      {c.x() - w - 3, c.y() - 14},
                                      {c.x() - w * 0.74, c.y() - h * 0.78},
                                      {c.x(), c.y() - h - 7},
                                      {c.x() + w * 0.72, c.y() - h * 0.78},
                                      sharp(c.x() + w + 4, c.y() - 4),
                                      {c.x() + w * 0.74, c.y() - h * 0.52},
                                      {c.x(), c.y() - h + 6},
                                      {c.x() - w * 0.68, c.y() - h * 0.46},
                                      {c.x() - w + 4, c.y() - 4}});
    if (left)
        shape = mirrored(shape);
    return {left ? "LashL" : "LashR", shape,
            [shape](Brush &brush) { brush.fill(shape, QColor(0x2a, 0x1c, 0x3a), QColor(0x58, 0x34, 0x44)); }, 3};
}

/// A line that follows the eye at some distance: the fold above it, the lashes below it.
Layer lidLine(const QString &id, bool left, std::vector<Knot> knots, double width, const QColor &color)
{
    for (Knot &knot : knots)
        knot = {knot.x + place::kEyeR.x(), knot.y + place::kEyeR.y()};
    QPainterPath line = openCurve(knots);
    if (left)
        line = mirrored(line);
    const QPainterPath shape = stroke(line, width);
    return {id + (left ? "L" : "R"), shape, [shape, color](Brush &brush) { brush.fill(shape, color); }, 2};
}

Layer brow(bool left)
{
    QPainterPath line = openCurve({{384, 418}, {402, 402}, {432, 396}, {462, 403}});
    if (left)
        line = mirrored(line);
    const QPainterPath shape = stroke(line, 9);
    return {left ? "BrowL" : "BrowR", shape, [shape](Brush &brush) { brush.fill(shape, QColor(0x74, 0x64, 0x9c)); }, 2};
}

} // namespace

std::vector<Layer> headLayers()
{
    return {face(),      ear(false), ear(true), fringeShadow(), blush(false),
            blush(true), nose(),     mouth(),   tongue(),       mouthLine()};
}

std::vector<Layer> eyeLayers()
{
    std::vector<Layer> layers;
    for (const bool left : {false, true}) {
        const QPointF c = left ? place::kEyeL : place::kEyeR;
        const QString side = left ? "L" : "R";
        const QPainterPath white = eyeShape(c);
        const QPainterPath iris = ellipse(c.x() + (left ? -3 : 3), c.y() + 1, 32, 41);
        const QPointF irisMiddle = iris.boundingRect().center();
        layers.push_back({"White" + side, white,
                          [white, c](Brush &brush) {
                              brush.fill(white, QColor(0xff, 0xfd, 0xfa), QColor(0xf2, 0xec, 0xf4));
                              brush.shade(ellipse(c.x(), c.y() - 48, 60, 30), QColor(0x8c, 0x78, 0xa8, 190), 14);
                          },
                          2});
        layers.push_back(
            {"Iris" + side, iris, [iris, irisMiddle](Brush &brush) { paintIris(brush, irisMiddle, iris); }, 4});
        const QPointF spark = irisMiddle + QPointF(-11, -18);
        const QPointF small = irisMiddle + QPointF(13, 19);
        QPainterPath sparks = ellipse(spark.x(), spark.y(), 9.5, 11.5);
        sparks.addPath(ellipse(small.x(), small.y(), 5, 5.5));
        layers.push_back({"Spark" + side, sparks, [sparks](Brush &brush) { brush.fill(sparks, Qt::white); }, 2});
        layers.push_back(upperLash(left));
        layers.push_back(
            lidLine("Fold", left, {{-38, -38}, {-16, -60}, {14, -63}, {38, -50}}, 3, QColor(0xb8, 0x7c, 0x78)));
        layers.push_back(
            lidLine("LowerLash", left, {{-33, 34}, {-14, 46}, {12, 49}, {30, 40}}, 4, QColor(0x80, 0x4c, 0x50)));
        layers.push_back(brow(left));
    }
    return layers;
}

} // namespace marrow::sample
