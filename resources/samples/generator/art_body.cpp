// Neck, dress, legs, scarf and the short cape over the shoulders.

#include "resources/samples/generator/art.h"

namespace marrow::sample {

namespace {

Layer neck()
{
    const QPainterPath shape = symmetric({{500, 570}, sharp(470, 575), {468, 640}, sharp(440, 700), {500, 724}});
    return {"Neck", shape, [shape](Brush &brush) {
                brush.fill(shape, ink::skinLow, ink::skin);
                brush.shade(ellipse(500, 600, 60, 46), thin(ink::skinShade, 200), 14);
                brush.outline(shape, ink::skinLine, 3.6);
            }};
}

Layer bodice()
{
    const QPainterPath shape =
        symmetric({{500, 690}, {452, 696}, sharp(404, 738), {424, 800}, {436, 870}, sharp(430, 936), {500, 944}});
    return {"Bodice", shape, [shape](Brush &brush) {
                brush.fill(shape, ink::cream, ink::creamLow);
                brush.shade(
                    closedCurve({{404, 738}, {424, 800}, {436, 870}, {430, 936}, {452, 936}, {458, 860}, {450, 780}}),
                    thin(ink::creamShade, 160), 16);
                brush.shade(
                    closedCurve({{596, 738}, {576, 800}, {564, 870}, {570, 936}, {540, 936}, {536, 860}, {548, 780}}),
                    thin(ink::creamShade, 190), 18);
                brush.crease(openCurve({{500, 742}, {501, 850}, {500, 930}}), thin(ink::creamLine, 160), 3);
                for (const double y : {846.0, 884.0}) {
                    const QPainterPath button = ellipse(486, y, 6.5, 6.5);
                    brush.fill(button, ink::gold, ink::goldLow);
                    brush.outline(button, ink::goldLine, 2.4);
                }
                brush.outline(shape, ink::creamLine, 4);
            }};
}

Layer skirt()
{
    const QPainterPath shape = symmetric({{500, 902},
                                          sharp(432, 906),
                                          {410, 970},
                                          {382, 1040},
                                          sharp(360, 1098),
                                          {400, 1112},
                                          {450, 1120},
                                          {500, 1122}});
    return {"Skirt", shape, [shape](Brush &brush) {
                brush.fill(shape, ink::cream, ink::creamLow);
                for (const double side : {-1.0, 1.0}) {
                    brush.shade(
                        stroke(openCurve({{500 + side * 30, 930}, {500 + side * 48, 1030}, {500 + side * 62, 1120}}),
                               30, true, false),
                        thin(ink::creamShade, 130), 14);
                    brush.shade(
                        stroke(openCurve({{500 + side * 58, 930}, {500 + side * 96, 1020}, {500 + side * 126, 1110}}),
                               26, true, false),
                        thin(ink::creamShade, 170), 12);
                    brush.crease(openCurve({{500 + side * 34, 936}, {500 + side * 54, 1030}, {500 + side * 70, 1118}}),
                                 thin(ink::creamLine, 190), 3);
                    brush.crease(openCurve({{500 + side * 56, 950}, {500 + side * 90, 1030}, {500 + side * 110, 1112}}),
                                 thin(ink::creamLine, 150), 3);
                }
                QPainterPath band = symmetric({{500, 1078},
                                               {450, 1076},
                                               {404, 1068},
                                               sharp(370, 1056),
                                               sharp(362, 1072),
                                               {400, 1086},
                                               {450, 1094},
                                               {500, 1096}});
                brush.glaze(band, ink::goldLow);
                brush.shade(band.translated(0, -5), thin(ink::gold, 230), 6);
                brush.shade(ellipse(500, 900, 90, 22), thin(ink::creamShade, 200), 14);
                brush.outline(shape, ink::creamLine, 4);
            }};
}

Layer belt()
{
    const QPainterPath shape =
        symmetric({{500, 896}, {460, 893}, sharp(430, 888), sharp(428, 918), {460, 925}, {500, 928}});
    return {"Belt", shape, [shape](Brush &brush) {
                brush.fill(shape, ink::leather, ink::leatherLow);
                brush.shade(ellipse(560, 906, 30, 26), thin(ink::leatherLine, 150), 12);
                brush.outline(shape, ink::leatherLine, 3.6);
                QPainterPath buckle;
                buckle.addRoundedRect(QRectF(482, 888, 36, 44), 8, 8);
                QPainterPath hole;
                hole.addRoundedRect(QRectF(491, 898, 18, 24), 4, 4);
                brush.fill(buckle.subtracted(hole), ink::gold, ink::goldLow);
                brush.outline(buckle.subtracted(hole), ink::goldLine, 2.6);
            }};
}

Layer leg(bool left)
{
    QPainterPath shape = closedCurve({sharp(426, 1050),
                                      {430, 1120},
                                      {436, 1190},
                                      sharp(438, 1230),
                                      sharp(484, 1230),
                                      {488, 1160},
                                      sharp(490, 1050)});
    QPainterPath shadow = closedCurve({{426, 1050}, {490, 1050}, {490, 1130}, {460, 1140}, {428, 1130}});
    QPainterPath side = closedCurve({{476, 1060}, {494, 1060}, {490, 1230}, {474, 1230}});
    if (left) {
        shape = mirrored(shape);
        shadow = mirrored(shadow);
    }
    return {left ? "LegL" : "LegR", shape, [=](Brush &brush) {
                brush.fill(shape, QColor(0x46, 0x4f, 0x86), QColor(0x36, 0x3e, 0x70));
                brush.shade(shadow, thin(ink::capeShade, 200), 24);
                brush.shade(left ? side.translated(86, 0) : side, thin(ink::capeShade, 130), 12);
                brush.outline(shape, ink::capeLine, 3.6);
            }};
}

Layer boot(bool left)
{
    QPainterPath shape = closedCurve({sharp(426, 1190),
                                      {424, 1240},
                                      {412, 1268},
                                      {396, 1290},
                                      sharp(398, 1312),
                                      {440, 1318},
                                      sharp(490, 1314),
                                      {494, 1260},
                                      sharp(496, 1190),
                                      {460, 1196}});
    QPainterPath cuff =
        closedCurve({sharp(420, 1182), {460, 1188}, sharp(500, 1182), sharp(498, 1210), {460, 1218}, sharp(422, 1210)});
    QPainterPath sole =
        closedCurve({sharp(396, 1300), {440, 1307}, sharp(492, 1303), sharp(490, 1316), {440, 1322}, sharp(398, 1314)});
    QPainterPath lace = openCurve({{440, 1236}, {456, 1242}, {474, 1238}});
    if (left) {
        for (QPainterPath *path : {&shape, &cuff, &sole, &lace})
            *path = mirrored(*path);
    }
    return {left ? "BootL" : "BootR", shape.united(cuff).united(sole), [=](Brush &brush) {
                brush.fill(shape, ink::leather, ink::leatherLow);
                brush.shade(ellipse(left ? 580 : 420, 1276, 16, 12), thin(QColor(0xd8, 0xa4, 0x7c), 200), 10);
                brush.shade(ellipse(left ? 512 : 488, 1250, 16, 60), thin(ink::leatherLine, 170), 14);
                brush.glaze(sole, ink::leatherLine);
                brush.crease(lace, ink::leatherLine, 3);
                brush.crease(lace.translated(0, 18), ink::leatherLine, 3);
                brush.outline(shape, ink::leatherLine, 4);
                brush.fill(cuff, ink::cream, ink::creamLow);
                brush.outline(cuff, ink::creamLine, 3.4);
            }};
}

Layer scarfWrap()
{
    const QPainterPath shape =
        symmetric({{500, 634}, {450, 630}, {412, 640}, {396, 668}, {408, 702}, {450, 728}, {500, 736}});
    return {
        "ScarfWrap", shape, [shape](Brush &brush) {
            brush.fill(shape, ink::gold, ink::goldLow);
            brush.shade(ellipse(500, 628, 84, 26), thin(ink::goldShade, 210), 14);
            brush.shade(ellipse(440, 690, 44, 12), thin(Qt::white, 110), 10);
            brush.crease(openCurve({{402, 664}, {450, 694}, {520, 700}, {582, 680}}), thin(ink::goldLine, 210), 3.4);
            brush.crease(openCurve({{414, 700}, {470, 714}, {520, 712}}), thin(ink::goldLine, 170), 3);
            brush.crease(openCurve({{598, 664}, {560, 668}, {520, 682}}), thin(ink::goldLine, 170), 3);
            brush.outline(shape, ink::goldLine, 4);
        }};
}

Layer capelet(bool left)
{
    QPainterPath shape = closedCurve({sharp(492, 712),
                                      {440, 688},
                                      {400, 706},
                                      {370, 756},
                                      sharp(356, 826),
                                      {404, 842},
                                      {452, 832},
                                      sharp(486, 806),
                                      {480, 760}});
    QPainterPath trim = openCurve({{354, 814}, {404, 829}, {450, 819}, {484, 794}});
    std::vector<QPainterPath> folds = {openCurve({{424, 722}, {404, 780}, {400, 836}}),
                                       openCurve({{452, 730}, {448, 780}, {450, 826}})};
    QPainterPath light = ellipse(400, 738, 22, 20);
    if (left) {
        for (QPainterPath *path : {&shape, &trim, &folds[0], &folds[1], &light})
            *path = mirrored(*path);
    }
    return {left ? "CapeletL" : "CapeletR", shape, [=](Brush &brush) {
                brush.fill(shape, ink::cape, ink::capeLow);
                brush.shade(left ? ellipse(512, 730, 50, 60) : ellipse(488, 730, 50, 60), thin(ink::capeShade, 200),
                            24);
                brush.shade(light, thin(QColor(0x8c, 0xa0, 0xe0), 170), 20);
                for (const QPainterPath &fold : folds)
                    brush.crease(fold, thin(ink::capeLine, 200), 3.4);
                QPainterPathStroker band;
                band.setWidth(9);
                brush.glaze(band.createStroke(trim), ink::goldLow);
                brush.shade(stroke(trim.translated(0, -2), 4), thin(ink::gold, 255), 2);
                brush.outline(shape, ink::capeLine, 4);
            }};
}

Layer brooch()
{
    const QPainterPath rim = ellipse(500, 742, 21, 21);
    return {"Brooch", rim, [rim](Brush &brush) {
                brush.fill(rim, ink::gold, ink::goldLow);
                brush.outline(rim, ink::goldLine, 3.2);
                const QPainterPath stone = ellipse(500, 742, 12, 12);
                brush.fill(stone, QColor(0x6a, 0xc6, 0xd6), QColor(0x2a, 0x6c, 0x9c));
                brush.fill(ellipse(496, 737, 4, 3.4), thin(Qt::white, 220));
                brush.outline(stone, ink::goldLine, 2.2);
            }};
}

} // namespace

std::vector<Layer> bodyLayers()
{
    return {neck(),      bodice(),   skirt(),     belt(),         leg(false),    leg(true),
            boot(false), boot(true), scarfWrap(), capelet(false), capelet(true), brooch()};
}

} // namespace marrow::sample
