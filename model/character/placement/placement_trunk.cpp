#include "model/character/placement/placement_parts.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace marrow::placement {

namespace {

constexpr float kArmJump = 1.3F;         ///< the trunk is suddenly this much wider where the arms begin
constexpr int kRunningLevels = 9;        ///< of which the usual width is the median
constexpr float kCoreReach = 1.2F;       ///< of the trunk's half width: what lies farther out is arms
constexpr float kUsualHalfWidth = 0.09F; ///< of the height, as the next two
constexpr float kUsualArmpit = 0.7F;
constexpr float kUsualNeck = 0.83F;
constexpr float kClearDip = 0.85F; ///< a neck is narrower than this share of what is above and below

float halfWidth(const SectionIsland &island)
{
    return std::max(std::abs(island.lowX), std::abs(island.highX));
}

/// How far the solid around the middle reaches in a level, no farther than `reach`; 0 for an empty level.
float coreWidth(const BodyVolume &volume, int level, float reach)
{
    float width = 0;
    for (const SectionIsland &island : volume.islands(level)) {
        // A strand of hair beside the neck is not the neck.
        if (island.lowX < 0.25F * reach && island.highX > -0.25F * reach)
            width = std::max(width, std::min(halfWidth(island), reach));
    }
    return width;
}

/// The level at which what is above and what is below are both clearly wider.
Measured findNeck(const BodyVolume &volume, int armpitLevel, float reach)
{
    const int levels = volume.levels();
    const int last = volume.levelAt(volume.top() - 0.06F * volume.height());
    std::vector<float> widths(static_cast<std::size_t>(levels), 0);
    for (int level = armpitLevel; level < levels; ++level)
        widths[static_cast<std::size_t>(level)] = coreWidth(volume, level, 2.0F * reach);
    std::vector<float> above(static_cast<std::size_t>(levels) + 1, 0);
    for (int level = levels - 1; level >= armpitLevel; --level)
        above[static_cast<std::size_t>(level)] = std::max(above[static_cast<std::size_t>(level) + 1], widths[static_cast<std::size_t>(level)]);
    float below = 0;
    float best = 1;
    int bestLevel = -1;
    for (int level = armpitLevel; level < last; ++level) {
        const float width = std::min(widths[static_cast<std::size_t>(level)], reach);
        below = std::max(below, width);
        const float rim = std::min(below, above[static_cast<std::size_t>(level)]);
        if (!(rim > 0) || !(width > 0))
            continue;
        const float dip = width / rim;
        if (dip < best - 1e-4F) {
            best = dip;
            bestLevel = level;
        }
    }
    if (bestLevel < 0 || best > 0.97F)
        return {0, 0};
    // A long neck has many narrowest levels: its middle.
    int end = bestLevel;
    while (end + 1 < last && std::min(widths[static_cast<std::size_t>(end) + 1], reach) <= widths[static_cast<std::size_t>(bestLevel)] * 1.02F)
        ++end;
    const float y = 0.5F * (volume.levelY(bestLevel) + volume.levelY(end)) - volume.bottom();
    return {y, best < kClearDip ? 1.0F : 0.6F};
}

} // namespace

std::optional<SectionIsland> middleIsland(const std::vector<SectionIsland> &islands, float reach)
{
    std::optional<SectionIsland> best;
    for (const SectionIsland &island : islands) {
        if (island.lowX < reach && island.highX > -reach && (!best || island.area > best->area))
            best = island;
    }
    return best;
}

std::optional<Eigen::Vector3f> middleCentre(const BodyVolume &volume, int level, float reach)
{
    Eigen::Vector3f sum = Eigen::Vector3f::Zero();
    int count = 0;
    for (int z = 0; z < volume.deep(); ++z) {
        for (int x = 0; x < volume.across(); ++x) {
            if (!volume.solid(x, level, z))
                continue;
            const Eigen::Vector3f centre = volume.centre(x, level, z);
            if (std::abs(centre.x()) > reach)
                continue;
            sum += centre;
            ++count;
        }
    }
    return count > 0 ? std::optional(Eigen::Vector3f(sum / static_cast<float>(count))) : std::nullopt;
}

TrunkReading readTrunk(const BodyVolume &volume, const PlacementOptions &options, const LegsReading &legs)
{
    const float height = volume.height();
    const float band = options.midlineBand * height;
    TrunkReading trunk{{kUsualHalfWidth * height, 0.2F}, {kUsualArmpit * height, 0.2F}, {kUsualNeck * height, 0.2F}};
    const int from = volume.levelAt(volume.bottom() + legs.crotch.value + 0.05F * height);
    const int to = volume.levelAt(volume.bottom() + 0.92F * height);
    std::deque<float> recent;
    int armpit = -1;
    float usual = 0;
    for (int level = from; level < to; ++level) {
        const auto island = middleIsland(volume.islands(level), band);
        if (!island)
            continue;
        const float width = halfWidth(*island);
        if (static_cast<int>(recent.size()) >= kRunningLevels / 2) {
            std::vector<float> sorted(recent.begin(), recent.end());
            std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2), sorted.end());
            const float median = sorted[sorted.size() / 2];
            // Once wide, it stays so for the thickness of an arm.
            if (width > kArmJump * median && width > median + 0.03F * height) {
                armpit = level;
                usual = median;
                break;
            }
        }
        recent.push_back(width);
        if (static_cast<int>(recent.size()) > kRunningLevels)
            recent.pop_front();
    }
    if (armpit >= 0) {
        trunk.armpit = {volume.levelY(armpit) - volume.bottom(), 1};
        trunk.halfWidth = {usual, 1};
    }
    const Measured neck = findNeck(volume, volume.levelAt(volume.bottom() + trunk.armpit.value), kCoreReach * trunk.halfWidth.value);
    if (neck.confidence > 0 && neck.value > trunk.armpit.value)
        trunk.neck = neck;
    else
        trunk.neck = {trunk.armpit.value + 0.35F * (height - trunk.armpit.value), 0.2F};
    return trunk;
}

} // namespace marrow::placement
