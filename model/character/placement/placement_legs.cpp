#include "model/character/placement/placement_parts.h"

#include <algorithm>
#include <cmath>

namespace marrow::placement {

namespace {

// Shares of the height above the floor, as people and toys alike have them.
constexpr float kKneeOfThigh = 0.552F;     ///< of the thigh joint's height
constexpr float kAnkleOfThigh = 0.13F;
constexpr float kBallOfFoot = 0.57F;       ///< of the way from heel to tip
constexpr float kUsualCrotch = 0.45F;      ///< of the whole height
constexpr int kMostJoinedLevels = 3;       ///< a belt or a seam may join two legs for so long

/// The two islands nearest the middle that keep to their side, when nothing larger spans it.
struct Split
{
    std::optional<SectionIsland> left, right;
    bool split = false;
};

Split splitAt(const std::vector<SectionIsland> &islands, float cell)
{
    Split split;
    float largest = 0;
    for (const SectionIsland &island : islands)
        largest = std::max(largest, island.area);
    float spanning = 0;
    for (const SectionIsland &island : islands) {
        if (island.area < 0.12F * largest)
            continue;
        if (island.lowX > -1.5F * cell && island.highX > 2 * cell) {
            if (!split.left || island.lowX < split.left->lowX)
                split.left = island;
        } else if (island.highX < 1.5F * cell && island.lowX < -2 * cell) {
            if (!split.right || island.highX > split.right->highX)
                split.right = island;
        } else {
            spanning += island.area;
        }
    }
    split.split = split.left && split.right && spanning < 0.6F * (split.left->area + split.right->area);
    return split;
}

const std::optional<SectionIsland> &sideOf(const Split &split, int side)
{
    return side > 0 ? split.left : split.right;
}

/// Height above the floor at which the toes no longer reach forward, and whether that could be seen. `forward` is +1 or -1.
Measured ankleHeight(const BodyVolume &volume, const std::vector<Split> &splits, int side, float forward, float kneeY, float thighY)
{
    const auto frontOf = [&](const SectionIsland &island) { return forward > 0 ? island.highZ : -island.lowZ; };
    const int kneeLevel = volume.levelAt(volume.bottom() + kneeY);
    float footFront = -1e9F;
    float shinFront = 1e9F;
    for (int level = 0; level <= kneeLevel && level < static_cast<int>(splits.size()); ++level) {
        const auto &island = sideOf(splits[static_cast<std::size_t>(level)], side);
        if (!island)
            continue;
        const float y = volume.levelY(level) - volume.bottom();
        if (y < 0.35F * kneeY)
            footFront = std::max(footFront, frontOf(*island));
        else
            shinFront = std::min(shinFront, frontOf(*island));
    }
    const float fallback = std::max(kAnkleOfThigh * thighY, 0.02F * volume.height());
    if (footFront - shinFront < 0.02F * volume.height())
        return {fallback, 0.3F};
    const float threshold = shinFront + 0.4F * (footFront - shinFront);
    for (int level = 0; level <= kneeLevel && level < static_cast<int>(splits.size()); ++level) {
        const auto &island = sideOf(splits[static_cast<std::size_t>(level)], side);
        if (island && frontOf(*island) < threshold && volume.levelY(level) - volume.bottom() > 0.02F * volume.height())
            return {std::clamp(volume.levelY(level) - volume.bottom() - volume.cell(), 0.02F * volume.height(), 0.6F * kneeY), 0.9F};
    }
    return {fallback, 0.3F};
}

LegReading readLeg(const BodyVolume &volume, const std::vector<Split> &splits, int side, float thighY, float crotchY)
{
    LegReading leg;
    const auto islandAt = [&](float y) -> std::optional<SectionIsland> {
        // The nearest level that shows this leg alone.
        const int wanted = std::min(volume.levelAt(volume.bottom() + y), static_cast<int>(splits.size()) - 1);
        for (int offset = 0; offset < static_cast<int>(splits.size()); ++offset) {
            for (const int level : {wanted - offset, wanted + offset}) {
                if (level >= 0 && level < static_cast<int>(splits.size()) && splits[static_cast<std::size_t>(level)].split)
                    return sideOf(splits[static_cast<std::size_t>(level)], side);
            }
        }
        return std::nullopt;
    };
    const auto top = islandAt(crotchY - 2 * volume.cell());
    const float kneeY = kKneeOfThigh * thighY;
    const auto knee = islandAt(kneeY);
    const auto floor = islandAt(0.012F * volume.height());
    if (!top || !knee || !floor)
        return leg;
    leg.found = true;
    // Where the foot lies, seen from the thinnest place of the shin, is where it points to.
    SectionIsland thin = *knee;
    for (float y = 0.25F * kneeY; y < 0.8F * kneeY; y += volume.cell()) {
        const auto island = islandAt(y);
        if (island && island->depth() < thin.depth())
            thin = *island;
    }
    const float forward = (floor->highZ - thin.z) >= (thin.z - floor->lowZ) ? 1.0F : -1.0F;
    const Measured ankle = ankleHeight(volume, splits, side, forward, kneeY, thighY);
    const auto shin = islandAt(ankle.value + 2 * volume.cell());
    leg.footConfidence = ankle.confidence;
    const float bottom = volume.bottom();
    leg.thigh = {top->x, bottom + thighY, top->z};
    leg.knee = {knee->x, bottom + kneeY, knee->z};
    leg.ankle = {shin->x, bottom + ankle.value, shin->z};
    const float front = forward > 0 ? floor->highZ : floor->lowZ;
    leg.heelZ = forward > 0 ? floor->lowZ : floor->highZ;
    const float ballY = bottom + std::min(0.016F * volume.height(), 0.4F * ankle.value);
    leg.ball = {floor->x, ballY, leg.heelZ + kBallOfFoot * (front - leg.heelZ)};
    leg.tip = {floor->x, ballY, front};
    if (leg.footConfidence < 0.5F) {
        // Legs like posts: the foot is what stands in front of the middle.
        leg.ball = {floor->x, ballY, 0.5F * (floor->z + front)};
    }
    return leg;
}

} // namespace

LegsReading readLegs(const BodyVolume &volume, const PlacementOptions &options)
{
    LegsReading reading;
    std::vector<Split> splits;
    int joined = 0;
    int lastSplit = -1;
    const int highest = volume.levelAt(volume.bottom() + 0.62F * volume.height());
    for (int level = 0; level <= highest && joined <= kMostJoinedLevels; ++level) {
        splits.push_back(splitAt(volume.islands(level), std::max(volume.cell(), 0.5F * options.closestGap * volume.height())));
        joined = splits.back().split ? 0 : joined + 1;
        if (splits.back().split)
            lastSplit = level;
    }
    const float height = volume.height();
    const float crotch = lastSplit < 0 ? 0 : volume.levelY(lastSplit) + 0.5F * volume.cell() - volume.bottom();
    // Below this it is the hem of a robe that shows two shoes.
    if (crotch < 0.11F * height) {
        reading.crotch = {kUsualCrotch * height, 0.15F};
        if (crotch <= 0)
            return reading;
    } else {
        reading.crotch = {crotch, crotch > 0.6F * height ? 0.4F : 1.0F};
    }
    const float thighY = reading.crotch.value + kHipsAboveCrotch * height;
    for (const int side : {1, -1})
        reading.sides[side > 0 ? 0 : 1] = readLeg(volume, splits, side, thighY, std::min(reading.crotch.value, crotch));
    return reading;
}

} // namespace marrow::placement
