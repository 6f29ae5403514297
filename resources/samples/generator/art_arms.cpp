// Sleeves, hands and the lantern. Arms are drawn straight; the mesh bends them into the default pose.

#include "resources/samples/generator/arm_shape.h"
#include "resources/samples/generator/art.h"

namespace marrow::sample {

namespace {

/// A curve given along and across the arm.
QPainterPath armCurve(bool left, std::vector<Knot> knots, bool closed = true)
{
    for (Knot &knot : knots) {
        const QPointF p = armPoint(left, knot.x, knot.y);
        knot = {p.x(), p.y(), knot.sharp};
    }
    return closed ? closedCurve(knots) : openCurve(knots);
}

Layer sleeve(bool left)
{
    const QPainterPath shape = armCurve(left, {{-25, 0},
                                               {-16, -22},
                                               {8, -29},
                                               {60, -26},
                                               {104, -25},
                                               {150, -31},
                                               sharp(196, -40),
                                               {203, 0},
                                               sharp(196, 40),
                                               {150, 31},
                                               {104, 25},
                                               {60, 26},
                                               {8, 29},
                                               {-16, 22}});
    const QPainterPath cuff =
        armCurve(left, {sharp(180, -42), {187, 0}, sharp(180, 42), sharp(202, 46), {208, 0}, sharp(202, -46)});
    const QPainterPath under =
        armCurve(left, {{0, 30}, {60, 27}, {104, 26}, {150, 32}, {200, 42}, {196, 22}, {150, 12}, {104, 8}, {50, 10}});
    const QPainterPath light = armCurve(left, {{6, -20}, {60, -17}, {110, -16}}, false);
    return {
        left ? "SleeveL" : "SleeveR", shape.united(cuff), [=](Brush &brush) {
            brush.fill(shape, ink::cream, ink::creamLow);
            brush.shade(under, thin(ink::creamShade, 190), 14);
            brush.shade(armCurve(left, {{-30, -34}, {30, -34}, {40, 34}, {-30, 34}}), thin(ink::creamShade, 130), 16);
            brush.shade(stroke(light, 12), thin(Qt::white, 220), 8);
            brush.crease(armCurve(left, {{120, 20}, {150, 12}, {180, 14}}, false), thin(ink::creamLine, 170), 3);
            brush.crease(armCurve(left, {{134, -20}, {160, -12}, {180, -14}}, false), thin(ink::creamLine, 150), 3);
            brush.outline(shape, ink::creamLine, 4);
            brush.fill(cuff, ink::gold, ink::goldLow);
            brush.outline(cuff, ink::goldLine, 3.4);
        }};
}

Layer openHand(bool left)
{
    const QPainterPath palm = armCurve(
        left, {{186, -15}, {206, -19}, {232, -18}, {250, -10}, {255, 0}, {248, 11}, {228, 18}, {206, 18}, {186, 15}});
    const QPainterPath thumb =
        armCurve(left, {sharp(202, 12), {214, 22}, {230, 30}, {238, 26}, {232, 17}, sharp(222, 10)});
    return {
        left ? "HandOpenL" : "HandOpenR", palm.united(thumb), [=](Brush &brush) {
            brush.fill(palm, ink::skin, ink::skinLow);
            brush.shade(armCurve(left, {{180, -24}, {200, -24}, {204, 24}, {180, 24}}), thin(ink::skinShade, 190), 10);
            brush.crease(armCurve(left, {{254, -5}, {242, -6}, {232, -7}}, false), ink::skinLine, 2.8);
            brush.crease(armCurve(left, {{252, 4}, {242, 3}, {233, 2}}, false), ink::skinLine, 2.8);
            brush.outline(palm, ink::skinLine, 3.6);
            brush.fill(thumb, ink::skinLow);
            brush.outline(thumb, ink::skinLine, 3.2);
            brush.fill(armCurve(left, {{204, 4}, {214, 12}, {228, 16}, {226, 8}, {212, 0}}), ink::skinLow);
        }};
}

/// The left hand closed around the ring of the lantern, in the default pose.
Layer grip()
{
    const double x = place::kGrip.x();
    const double y = place::kGrip.y();
    const QPainterPath shape = closedCurve({{x - 27, y - 12},
                                            {x - 8, y - 23},
                                            {x + 14, y - 20},
                                            {x + 26, y - 6},
                                            {x + 26, y + 10},
                                            {x + 12, y + 20},
                                            {x - 12, y + 19},
                                            {x - 27, y + 10}});
    const QPainterPath thumb =
        closedCurve({{x - 18, y - 8}, {x, y - 15}, {x + 15, y - 10}, {x + 14, y}, {x - 2, y - 2}, {x - 16, y + 4}});
    return {"HandGripL", shape, [=](Brush &brush) {
                brush.fill(shape, ink::skin, ink::skinLow);
                brush.shade(ellipse(x - 30, y, 14, 26), thin(ink::skinShade, 170), 10);
                for (const double at : {-6.0, 6.0, 17.0})
                    brush.crease(openCurve({{x + at, y + 3}, {x + at + 2, y + 11}, {x + at - 1, y + 20}}),
                                 ink::skinLine, 2.8);
                brush.outline(shape, ink::skinLine, 3.6);
                brush.fill(thumb, ink::skin, ink::skinLow);
                brush.outline(thumb, ink::skinLine, 2.8);
            }};
}

QPainterPath rounded(double x, double y, double width, double height, double radius)
{
    QPainterPath path;
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius);
    return path;
}

Layer lanternFrame()
{
    const double x = place::kGrip.x();
    QPainterPathStroker wire;
    wire.setWidth(7);
    const QPainterPath ring = wire.createStroke(ellipse(x, 914, 19, 21));
    const QPainterPath roof = closedCurve({sharp(x - 46, 972),
                                           {x - 36, 954},
                                           {x - 16, 944},
                                           {x, 932},
                                           {x + 16, 944},
                                           {x + 36, 954},
                                           sharp(x + 46, 972),
                                           {x, 979}});
    const QPainterPath base = closedCurve({sharp(x - 42, 1050),
                                           {x, 1057},
                                           sharp(x + 42, 1050),
                                           {x + 38, 1070},
                                           {x + 18, 1078},
                                           {x, 1086},
                                           {x - 18, 1078},
                                           {x - 38, 1070}});
    QPainterPath bars = rounded(x - 40, 968, 8, 86, 3);
    bars.addPath(rounded(x + 32, 968, 8, 86, 3));
    bars.addPath(rounded(x - 3, 972, 6, 82, 3));
    QPainterPath all = ring.united(roof).united(base).united(bars);
    return {"LanternFrame", all, [=](Brush &brush) {
                brush.fill(ring, ink::gold, ink::goldLow);
                brush.outline(ring, ink::goldLine, 2.6);
                brush.fill(bars, ink::goldLow, ink::goldShade);
                brush.outline(bars, ink::goldLine, 2.2);
                for (const QPainterPath &metal : {roof, base}) {
                    brush.fill(metal, QColor(0xe8, 0xa8, 0x4c), ink::goldShade);
                    brush.outline(metal, ink::goldLine, 3.4);
                }
                brush.shade(stroke(openCurve({{x - 30, 962}, {x - 10, 948}, {x + 4, 944}}), 8),
                            thin(QColor(0xff, 0xec, 0xb0), 230), 4);
                brush.shade(stroke(openCurve({{x - 30, 1062}, {x - 8, 1068}, {x + 10, 1068}}), 6),
                            thin(QColor(0xff, 0xec, 0xb0), 180), 4);
            }};
}

Layer lanternGlass()
{
    const double x = place::kGrip.x();
    const QPainterPath shape = closedCurve({sharp(x - 35, 964),
                                            {x, 962},
                                            sharp(x + 35, 964),
                                            {x + 42, 1010},
                                            sharp(x + 35, 1054),
                                            {x, 1058},
                                            sharp(x - 35, 1054),
                                            {x - 42, 1010}});
    return {
        "LanternGlass", shape, [=](Brush &brush) {
            QRadialGradient light(x, 1020, 56);
            light.setColorAt(0, QColor(0xff, 0xf6, 0xc8));
            light.setColorAt(0.5, QColor(0xff, 0xcf, 0x6a));
            light.setColorAt(1, QColor(0xd8, 0x80, 0x2c));
            brush.fillWith(shape, light);
            brush.shade(stroke(openCurve({{x - 27, 978}, {x - 31, 1010}, {x - 27, 1042}}), 9), thin(Qt::white, 190), 4);
            brush.outline(shape, ink::goldLine, 3);
        }};
}

Layer flame()
{
    const double x = place::kGrip.x();
    const QPainterPath shape = closedCurve({sharp(x + 2, 984),
                                            {x + 12, 1004},
                                            {x + 17, 1024},
                                            {x + 10, 1044},
                                            {x, 1049},
                                            {x - 11, 1043},
                                            {x - 16, 1024},
                                            {x - 6, 1004}});
    return {"LanternFlame", shape, [=](Brush &brush) {
                brush.fill(shape, QColor(0xff, 0xf4, 0xb4), QColor(0xff, 0x9c, 0x3c));
                brush.shade(ellipse(x, 1034, 8, 13), QColor(0xff, 0xff, 0xf0), 5);
            }};
}

/// Light around the lantern, for the additive mode: black adds nothing.
Layer halo(const QString &id, double radius, int strength, double scale)
{
    const QPointF middle(place::kGrip.x(), 1012);
    const QPainterPath shape = ellipse(middle.x(), middle.y(), radius, radius);
    return {id, shape,
            [=](Brush &brush) {
                QRadialGradient light(middle, radius);
                for (int i = 0; i <= 8; ++i) {
                    const double far = i / 8.0;
                    light.setColorAt(far, QColor(0xff, 0xb4, 0x54, int(strength * (1 - far) * (1 - far))));
                }
                brush.fillWith(shape, light);
            },
            2, scale};
}

} // namespace

std::vector<Layer> armLayers()
{
    return {sleeve(false), sleeve(true), openHand(false), openHand(true), grip()};
}

std::vector<Layer> lanternLayers()
{
    return {lanternFrame(), lanternGlass(), flame(), halo("Halo", 230, 150, 0.3), halo("Firefly", 16, 255, 1.5)};
}

} // namespace marrow::sample
