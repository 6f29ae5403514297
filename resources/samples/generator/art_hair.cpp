// Hair: behind the head, beside the face, over the forehead, and the pin.

#include "resources/samples/generator/art.h"

namespace marrow::sample {

namespace {

Layer backHair()
{
    const QPainterPath shape =
        closedCurve({{500, 214},      {392, 232}, {318, 320},      {296, 440}, {292, 560},      {276, 650},
                     sharp(252, 712), {300, 700}, sharp(318, 760), {358, 728}, sharp(398, 770), {440, 738},
                     sharp(500, 776), {560, 738}, sharp(602, 770), {642, 728}, sharp(682, 760), {700, 700},
                     sharp(748, 712), {724, 650}, {708, 560},      {704, 440}, {682, 320},      {608, 232}});
    return {
        "HairBack", shape,
        [shape](Brush &brush) {
            brush.fill(shape, QColor(0xcf, 0xc6, 0xea), QColor(0xa3, 0x95, 0xd0));
            brush.shade(ellipse(500, 560, 170, 190), thin(QColor(0x5a, 0x4c, 0x92), 190), 60);
            for (const double side : {-1.0, 1.0}) {
                brush.crease(openCurve({{500 + side * 160, 420}, {500 + side * 178, 560}, {500 + side * 192, 690}}),
                             thin(ink::hairLine, 150), 3.4);
                brush.crease(openCurve({{500 + side * 120, 560}, {500 + side * 140, 660}, {500 + side * 150, 722}}),
                             thin(ink::hairLine, 170), 3.4);
                brush.crease(openCurve({{500 + side * 52, 600}, {500 + side * 64, 680}, {500 + side * 58, 734}}),
                             thin(ink::hairLine, 170), 3.4);
                brush.shade(
                    stroke(openCurve({{500 + side * 190, 470}, {500 + side * 200, 580}, {500 + side * 214, 670}}), 14),
                    thin(Qt::white, 110), 8);
            }
            brush.outline(shape, ink::hairLine, 4);
        },
        4, 0.75};
}

Layer sideHair(bool left)
{
    QPainterPath shape = closedCurve({{372, 300},
                                      {330, 372},
                                      {314, 470},
                                      {312, 560},
                                      {324, 640},
                                      sharp(350, 706),
                                      {362, 640},
                                      sharp(380, 672),
                                      {378, 600},
                                      {364, 520},
                                      {362, 440},
                                      {384, 360}});
    std::vector<QPainterPath> strands = {openCurve({{352, 380}, {338, 480}, {340, 580}, {350, 664}}),
                                         openCurve({{366, 420}, {358, 500}, {364, 580}, {372, 624}})};
    QPainterPath gloss = stroke(openCurve({{330, 440}, {326, 500}, {328, 560}}), 13);
    QPainterPath shadow = closedCurve({{380, 330}, {366, 440}, {372, 540}, {388, 600}, {392, 470}});
    if (left) {
        for (QPainterPath *path : {&shape, &strands[0], &strands[1], &gloss, &shadow})
            *path = mirrored(*path);
    }
    return {left ? "HairSideL" : "HairSideR", shape, [=](Brush &brush) {
                brush.fill(shape, ink::hair, ink::hairLow);
                brush.shade(shadow, thin(ink::hairShade, 150), 14);
                brush.shade(gloss, thin(Qt::white, 220), 8);
                for (const QPainterPath &strand : strands)
                    brush.crease(strand, thin(ink::hairLine, 170), 3.2);
                brush.outline(shape, ink::hairLine, 4);
            }};
}

/// The locks of the fringe: valleys between tips, from the right to the left.
QPainterPath fringeShape()
{
    return closedCurve({sharp(324, 486), {316, 400}, {334, 302},      {398, 228}, {500, 202},      {602, 228},
                        {666, 302},      {684, 400}, sharp(676, 486), {664, 424}, sharp(644, 380), {636, 420},
                        sharp(612, 458), {604, 412}, sharp(582, 366), {578, 406}, sharp(556, 444), {548, 398},
                        sharp(524, 352), {520, 396}, sharp(494, 436), {486, 392}, sharp(470, 356), {458, 402},
                        sharp(428, 448), {424, 408}, sharp(414, 368), {404, 412}, sharp(376, 458), {368, 420},
                        sharp(362, 382), {344, 426}});
}

Layer frontHair()
{
    const QPainterPath shape = fringeShape();
    return {"HairFront", shape, [shape](Brush &brush) {
                brush.fill(shape, ink::hair, QColor(0xd6, 0xcc, 0xf0));
                QPainterPath low =
                    closedCurve({{316, 500}, {330, 372}, {420, 352}, {500, 344}, {580, 352}, {670, 372}, {684, 500}});
                brush.shade(low, thin(ink::hairShade, 120), 40);
                brush.shade(ellipse(500, 196, 150, 30), thin(ink::hairShade, 90), 30);
                // The ring of light, broken by the locks.
                const QPainterPath ring =
                    closedCurve({{346, 338}, {380, 292},      {440, 268}, {500, 262},      {560, 268}, {620, 292},
                                 {654, 338}, sharp(640, 330), {622, 334}, sharp(604, 312), {586, 318}, sharp(566, 292),
                                 {540, 304}, sharp(518, 284), {496, 302}, sharp(474, 286), {452, 304}, sharp(432, 294),
                                 {408, 320}, sharp(394, 310), {372, 336}});
                brush.shade(ring, thin(Qt::white, 250), 5);
                const QColor line = thin(ink::hairLine, 185);
                brush.crease(openCurve({{506, 214}, {500, 270}, {476, 320}, {470, 362}}), line, 3.4);
                brush.crease(openCurve({{512, 214}, {532, 270}, {526, 320}, {524, 358}}), line, 3.2);
                brush.crease(openCurve({{496, 214}, {444, 262}, {420, 320}, {414, 374}}), line, 3.2);
                brush.crease(openCurve({{520, 214}, {576, 262}, {586, 318}, {582, 372}}), line, 3.2);
                brush.crease(openCurve({{486, 216}, {408, 256}, {370, 320}, {362, 388}}), line, 3.2);
                brush.crease(openCurve({{530, 217}, {606, 262}, {642, 326}, {644, 386}}), line, 3.2);
                brush.outline(shape, ink::hairLine, 4.2);
            }};
}

Layer lick()
{
    const QPainterPath shape = closedCurve(
        {sharp(490, 214), {492, 176}, {520, 146}, sharp(572, 138), {544, 160}, {526, 186}, sharp(522, 214)});
    return {"HairLick", shape, [shape](Brush &brush) {
                brush.fill(shape, ink::hair, ink::hairLow);
                brush.crease(openCurve({{504, 206}, {512, 174}, {548, 148}}), thin(ink::hairLine, 160), 3);
                brush.outline(shape, ink::hairLine, 4);
            }};
}

Layer pin()
{
    QPainterPath moon = ellipse(628, 322, 29, 29);
    moon = moon.subtracted(ellipse(639, 313, 23, 23));
    QPainterPath star = closedCurve({sharp(650, 292),
                                     {652, 300},
                                     sharp(660, 304),
                                     {652, 308},
                                     sharp(650, 318),
                                     {646, 308},
                                     sharp(638, 304),
                                     {646, 300}});
    QPainterPath shape = moon;
    shape.addPath(star);
    return {"HairPin", shape, [moon, star](Brush &brush) {
                brush.fill(moon, ink::gold, ink::goldLow);
                brush.shade(ellipse(616, 312, 10, 14), thin(Qt::white, 170), 6);
                brush.outline(moon, ink::goldLine, 3.2);
                brush.fill(star, QColor(0xff, 0xf0, 0xc4));
                brush.outline(star, ink::goldLine, 2.2);
            }};
}

} // namespace

std::vector<Layer> hairLayers()
{
    return {backHair(), sideHair(false), sideHair(true), frontHair(), lick(), pin()};
}

} // namespace marrow::sample
