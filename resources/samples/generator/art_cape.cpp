// The cape, the hood that lies on its back, and the hanging end of the scarf.

#include "resources/samples/generator/art.h"
#include "resources/samples/generator/sheet.h"

namespace marrow::sample {

namespace {

/// Large soft parts at the back need fewer texture pixels.
constexpr double kBehind = 0.75;

void paintTrim(Brush &brush, const Sheet &sheet, double from, double to)
{
    brush.glaze(sheet.band(from, to), ink::goldLow);
    brush.shade(sheet.band(from, from + (to - from) * 0.5), thin(ink::gold, 230), 4);
    brush.glaze(sheet.band(from - 0.004, from), ink::goldLine);
}

Layer capeHalf(bool left)
{
    const Sheet sheet = capeSheet(left);
    const QPainterPath shape = sheet.shape(1);
    const auto outward = [left](double s) { return left ? s : 1 - s; };
    return {left ? "CapeL" : "CapeR", shape,
            [=](Brush &brush) {
                brush.fill(shape, ink::cape, ink::capeLow);
                brush.shade(stroke(sheet.fold(outward(0.04), 0, 1), 46, false, false), thin(ink::capeShade, 210), 22);
                for (const double s : {0.34, 0.62})
                    brush.shade(stroke(sheet.fold(outward(s), 0.16, 1), 26, true, false), thin(ink::capeShade, 170),
                                12);
                for (const double s : {0.48, 0.8})
                    brush.shade(stroke(sheet.fold(outward(s), 0.1, 1), 20, true, false),
                                thin(QColor(0x7a, 0x90, 0xd8), 120), 14);
                for (const double s : {0.3, 0.58})
                    brush.crease(sheet.fold(outward(s), 0.2, 0.94), thin(ink::capeLine, 190), 3.4);
                paintTrim(brush, sheet, 0.93, 0.968);
                brush.outline(shape, ink::capeLine, 4);
            },
            4, kBehind};
}

Layer lining()
{
    const Sheet sheet = liningSheet();
    const QPainterPath shape = sheet.shape(2);
    return {"CapeLining", shape,
            [=](Brush &brush) {
                brush.fill(shape, QColor(0x23, 0x26, 0x58), QColor(0x3a, 0x2f, 0x5e));
                brush.shade(ellipse(500, 860, 100, 220), thin(QColor(0x10, 0x12, 0x30), 190), 50);
                for (const double s : {0.18, 0.4, 0.63, 0.84})
                    brush.shade(stroke(sheet.fold(s, 0.2, 1), 22, true, false), thin(QColor(0x10, 0x12, 0x30), 190),
                                10);
                brush.shade(stroke(sheet.fold(0.5, 0.6, 1), 26, true, false), thin(QColor(0xd8, 0x92, 0x4a), 70), 16);
                paintTrim(brush, sheet, 0.945, 0.965);
                brush.outline(shape, ink::capeLine, 4);
            },
            4, kBehind};
}

Layer hood()
{
    const QPainterPath shape =
        symmetric({{500, 640}, {420, 642}, {352, 664}, {322, 712}, {340, 768}, {400, 800}, {500, 812}});
    return {"Hood", shape, [shape](Brush &brush) {
                brush.fill(shape, ink::cape, ink::capeLow);
                brush.shade(ellipse(500, 690, 140, 56), thin(QColor(0x18, 0x18, 0x40), 240), 26);
                brush.shade(ellipse(344, 706, 14, 26), thin(QColor(0x8c, 0xa0, 0xe0), 190), 14);
                brush.shade(ellipse(656, 706, 14, 26), thin(QColor(0x8c, 0xa0, 0xe0), 190), 14);
                brush.crease(openCurve({{352, 690}, {366, 742}, {420, 778}}), ink::capeLine, 3.6);
                brush.crease(openCurve({{648, 690}, {634, 742}, {580, 778}}), ink::capeLine, 3.6);
                brush.outline(shape, ink::capeLine, 4);
            }};
}

Layer scarfEnd()
{
    const Sheet sheet = scarfSheet();
    const QPainterPath shape = sheet.shape(2);
    return {"ScarfEnd", shape, [=](Brush &brush) {
                brush.fill(shape, ink::goldLow, QColor(0xf0, 0xb2, 0x52));
                brush.shade(sheet.band(0, 0.12), thin(ink::goldShade, 200), 16);
                brush.shade(stroke(sheet.fold(0.75, 0.1, 1), 15, true, false), thin(ink::goldShade, 150), 8);
                brush.shade(stroke(sheet.fold(0.3, 0.1, 1), 12, true, false), thin(ink::gold, 230), 8);
                brush.glaze(sheet.band(0.72, 0.76), ink::cream);
                brush.glaze(sheet.band(0.79, 0.83), ink::cream);
                brush.crease(sheet.fold(0.55, 0.2, 0.7), thin(ink::goldLine, 170), 3);
                for (const double s : {0.2, 0.4, 0.6, 0.8})
                    brush.crease(sheet.fold(s, 0.9, 1), ink::goldLine, 3);
                brush.outline(shape, ink::goldLine, 4);
            }};
}

Layer groundShadow()
{
    const QPainterPath shape = ellipse(505, 1316, 250, 36);
    return {"GroundShadow", shape,
            [shape](Brush &brush) {
                QRadialGradient soft(505, 1316, 250);
                soft.setColorAt(0, QColor(0x28, 0x22, 0x4a, 150));
                soft.setColorAt(0.5, QColor(0x28, 0x22, 0x4a, 95));
                soft.setColorAt(1, QColor(0x28, 0x22, 0x4a, 0));
                QTransform flat;
                flat.translate(505, 1316);
                flat.scale(1, 0.144);
                flat.translate(-505, -1316);
                QBrush fill(soft);
                fill.setTransform(flat);
                brush.fillWith(shape, fill);
            },
            2, 0.4};
}

} // namespace

std::vector<Layer> capeLayers()
{
    return {groundShadow(), capeHalf(false), capeHalf(true), lining(), hood(), scarfEnd()};
}

} // namespace marrow::sample
