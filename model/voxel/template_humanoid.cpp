// Where a figure's joints are, read off its outline from the front.

#include "model/voxel/template_shape.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

/// Heights and half widths of a figure, in grid units.
struct FigureMeasures
{
    double crotch = 0;
    double neck = 0;
    double torsoHalf = 0;
    double legAcross = 0; ///< from the middle to the middle of a leg
    double armLow = 0;    ///< the part beyond the torso, below the neck
    double armHigh = 0;
    double armOut = 0; ///< how far it reaches from the middle
    bool hasArms = false;
};

bool isSquat(const BodyShape &shape)
{
    return shape.height() < 1.9 * shape.box().extent()[shape.across()];
}

/// The first height at which the legs have met, or a share of the height when they are never apart.
double findCrotch(const BodyShape &shape)
{
    const int low = shape.box().low.y;
    const int limit = low + static_cast<int>(0.65 * shape.height());
    // A coat or a skirt closes the legs early: no figure's legs are shorter than this.
    const double least = shape.atHeight(0.22);
    bool apart = false;
    for (int y = low; y < limit; ++y) {
        const bool filled = shape.middleFilledAt(y);
        if (apart && filled && shape.middleFilledAt(y + 1))
            return std::max<double>(y, least);
        apart = apart || (!filled && shape.reachAt(y) > 0);
    }
    return shape.atHeight(isSquat(shape) ? 0.25 : 0.47);
}

/// The narrowest height between the hips and the crown, when the body is wider below and above it; of several, the one
/// nearest to where a neck is expected, which is lower in a squat figure with a large head.
double findNeck(const BodyShape &shape, double crotch)
{
    const double top = shape.box().high.y + 1;
    const double expected = crotch + (isSquat(shape) ? 0.45 : 0.66) * (top - crotch);
    const int first = static_cast<int>(crotch + 0.25 * (top - crotch));
    const int last = static_cast<int>(shape.atHeight(isSquat(shape) ? 0.75 : 0.94)) - 1;
    double best = expected;
    double bestScore = 0.3;
    for (int y = first; y <= last; ++y) {
        double below = 0;
        double above = 0;
        for (int other = std::max(first - 1, shape.box().low.y); other < y; ++other)
            below = std::max(below, shape.coreReachAt(other));
        for (int other = y + 1; other <= shape.box().high.y; ++other)
            above = std::max(above, shape.coreReachAt(other));
        const double gain = std::min(below, above) - shape.coreReachAt(y);
        const double score = gain - 2 * std::abs(y + 0.5 - expected) / shape.height();
        if (gain >= 0.5 && score > bestScore) {
            bestScore = score;
            best = y;
        }
    }
    return best;
}

double medianReach(const BodyShape &shape, double from, double to)
{
    std::vector<double> reaches;
    for (int y = static_cast<int>(from); y < static_cast<int>(std::ceil(to)); ++y) {
        const double reach = shape.reachAt(std::clamp(y, shape.box().low.y, shape.box().high.y));
        if (reach > 0)
            reaches.push_back(reach);
    }
    if (reaches.empty())
        return shape.box().extent()[shape.across()] / 2.0;
    std::nth_element(reaches.begin(), reaches.begin() + static_cast<std::ptrdiff_t>(reaches.size() / 2), reaches.end());
    return reaches[reaches.size() / 2];
}

FigureMeasures measure(const BodyShape &shape)
{
    FigureMeasures m;
    m.crotch = findCrotch(shape);
    m.neck = std::max(findNeck(shape, m.crotch), m.crotch + 0.1 * shape.height());
    // The legs tell how wide the torso is: what reaches beyond it below the neck is arms.
    // What reaches out on one side alone, a shield or a staff, is no part of a body: its mirror image would hang in the air.
    const int across = shape.across();
    const double room = std::min(shape.middle() - shape.box().low[across], shape.box().high[across] + 1 - shape.middle());
    m.torsoHalf = std::min(medianReach(shape, shape.box().low.y, m.crotch), room);
    m.legAcross = m.torsoHalf / 2;
    m.armLow = m.neck;
    m.armHigh = m.crotch;
    m.armOut = m.torsoHalf;
    for (int y = static_cast<int>(m.crotch * 0.5 + shape.box().low.y * 0.5); y < static_cast<int>(m.neck); ++y) {
        const double reach = shape.reachAt(y);
        if (reach <= m.torsoHalf + 0.4)
            continue;
        m.armLow = std::min<double>(m.armLow, y);
        m.armHigh = std::max<double>(m.armHigh, y + 1);
        m.armOut = std::max(m.armOut, reach);
    }
    m.armOut = std::min(m.armOut, room);
    m.hasArms = m.armOut > m.torsoHalf + 0.4;
    if (!m.hasArms) {
        m.armLow = m.crotch;
        m.armHigh = m.neck;
        m.torsoHalf *= 0.75;
    }
    return m;
}

struct ArmPoints
{
    double shoulder[2]; ///< across from the middle, height
    double elbow[2];
    double wrist[2];
};

ArmPoints armPoints(const FigureMeasures &m)
{
    const double out = m.armOut - m.torsoHalf;
    const double tall = m.armHigh - m.armLow;
    const double middleOut = m.torsoHalf + out / 2;
    if (out > 1.2 * tall) {
        const double y = (m.armLow + m.armHigh) / 2;
        return {{m.torsoHalf, y}, {m.torsoHalf + 0.45 * out, y}, {m.torsoHalf + 0.85 * out, y}};
    }
    // Hanging or held a little away from the body.
    const double shoulderY = m.armHigh - std::min(0.12 * tall, 1.0);
    return {{m.hasArms ? m.torsoHalf + std::min(out / 2, 0.35 * out + 0.5) : m.torsoHalf, shoulderY},
            {middleOut, m.armLow + 0.52 * tall},
            {middleOut, m.armLow + 0.18 * tall}};
}

} // namespace

Skeleton fitHumanoid(const VoxelGrid &grid, bool frontIsMinusZ)
{
    const BodyShape shape(grid, 0);
    const FigureMeasures m = measure(shape);
    const double middle = shape.middle();
    const double depth = shape.middleAlong();
    const double front = frontIsMinusZ ? -1.0 : 1.0;
    const double floor = shape.box().low.y;
    const double trunk = m.neck - m.crotch;
    const double leg = m.crotch - floor;
    const double top = shape.box().high.y + 1;
    const auto at = [&](double across, double y, double along = 0) {
        return shape.point(middle + across, y, depth + front * along);
    };

    TemplateBuilder builder;
    const int root = builder.add("root", -1, at(0, floor));
    const int hips = builder.add("hips", root, at(0, m.crotch + 0.08 * trunk));
    const int spine = builder.add("spine", hips, at(0, m.crotch + 0.32 * trunk));
    const int chest = builder.add("chest", spine, at(0, m.crotch + 0.6 * trunk));
    const int neck = builder.add("neck", chest, at(0, m.neck - 0.06 * trunk));
    builder.add("head", neck, at(0, m.neck + 0.12 * (top - m.neck)));
    const ArmPoints arm = armPoints(m);
    // The model's left is +X when it looks along +Z.
    for (const bool left : {true, false}) {
        const double side = (left ? 1.0 : -1.0) * front;
        const auto name = [&](const char *l, const char *r) { return left ? l : r; };
        const int shoulder = builder.add(name("shoulder_L", "shoulder_R"), chest,
                                         at(side * arm.shoulder[0] * 0.5, m.neck - 0.12 * trunk));
        const int upper =
            builder.add(name("upper_arm_L", "upper_arm_R"), shoulder, at(side * arm.shoulder[0], arm.shoulder[1]));
        const int fore = builder.add(name("forearm_L", "forearm_R"), upper, at(side * arm.elbow[0], arm.elbow[1]));
        builder.add(name("hand_L", "hand_R"), fore, at(side * arm.wrist[0], arm.wrist[1]));
    }
    const double half = shape.box().extent()[shape.along()] / 2.0;
    for (const bool left : {true, false}) {
        const double side = (left ? 1.0 : -1.0) * front * m.legAcross;
        const auto name = [&](const char *l, const char *r) { return left ? l : r; };
        const int thigh = builder.add(name("thigh_L", "thigh_R"), hips, at(side, m.crotch));
        const int shin = builder.add(name("shin_L", "shin_R"), thigh, at(side, floor + 0.52 * leg));
        const int foot = builder.add(name("foot_L", "foot_R"), shin, at(side, floor + 0.16 * leg));
        builder.add(name("toe_L", "toe_R"), foot, at(side, floor + 0.08 * leg, 0.5 * half));
    }
    return builder.take();
}

} // namespace marrow
