#include "model/character/placement/placement_parts.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace marrow::placement {

namespace {

constexpr float kShoulderOfReach = 0.266F; ///< how far out the shoulder lies, of the length of the arm from it to the fingertips
constexpr float kElbowOfForearmEnd = 0.5F; ///< of the way from shoulder to wrist
constexpr float kWristOfArm = 0.72F;        ///< of the way from shoulder to fingertips
constexpr float kShortestArm = 0.08F;       ///< of the height; less is a bulge of the trunk
constexpr float kClearBendDegrees = 14;

struct Cell
{
    int x, y, z;
};

/// Middle and thickness of an arm along its length.
struct ArmLine
{
    std::vector<Eigen::Vector3f> middle;
    std::vector<float> area; ///< of the section, in cells
    Eigen::Vector3f tip = Eigen::Vector3f::Zero();
};

/// The part of the solid beyond the trunk on one side and below the neck, walked from where it leaves the trunk: a layer a step.
class ArmWalk
{
public:
    ArmWalk(const BodyVolume &volume, float lowY, float highY, float beginX, int side)
        : m_volume(volume)
        , m_lowLevel(volume.levelAt(volume.bottom() + lowY))
        , m_highLevel(volume.levelAt(volume.bottom() + highY))
        , m_side(side)
        , m_beginX(beginX)
        , m_distance(static_cast<std::size_t>(volume.across()) * static_cast<std::size_t>(volume.levels()) * static_cast<std::size_t>(volume.deep()), -1)
    {
    }

    /// Walks from the cells at the trunk above `seedY`; the layers by their distance in cells.
    std::vector<std::vector<Cell>> layers(float seedY)
    {
        // Costs 5, 7 and 9 for steps across a face, an edge and a corner keep the distance round within 4 %.
        using Entry = std::pair<int, std::size_t>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        const int seedLevel = m_volume.levelAt(m_volume.bottom() + seedY);
        for (int y = seedLevel; y <= m_highLevel; ++y) {
            for (int z = 0; z < m_volume.deep(); ++z) {
                for (int x = 0; x < m_volume.across(); ++x) {
                    const float out = outward(x);
                    if (out < m_beginX || out > m_beginX + 1.5F * m_volume.cell() || !m_volume.solid(x, y, z))
                        continue;
                    m_distance[index({x, y, z})] = 0;
                    open.emplace(0, index({x, y, z}));
                }
            }
        }
        std::vector<std::vector<Cell>> layers;
        while (!open.empty()) {
            const auto [distance, place] = open.top();
            open.pop();
            if (distance > m_distance[place])
                continue;
            const Cell cell = cellOf(place);
            const auto layer = static_cast<std::size_t>(distance / 5);
            if (layer >= layers.size())
                layers.resize(layer + 1);
            layers[layer].push_back(cell);
            for (int step = 0; step < 27; ++step) {
                const Cell next{cell.x + step % 3 - 1, cell.y + step / 3 % 3 - 1, cell.z + step / 9 - 1};
                const int moved = std::abs(next.x - cell.x) + std::abs(next.y - cell.y) + std::abs(next.z - cell.z);
                if (moved == 0 || next.y < m_lowLevel || next.y > m_highLevel || !m_volume.solid(next.x, next.y, next.z) || outward(next.x) < m_beginX)
                    continue;
                const int reached = distance + (moved == 1 ? 5 : moved == 2 ? 7 : 9);
                int &known = m_distance[index(next)];
                if (known < 0 || reached < known) {
                    known = reached;
                    open.emplace(reached, index(next));
                }
            }
        }
        return layers;
    }

private:
    float outward(int x) const { return static_cast<float>(m_side) * m_volume.centre(x, 0, 0).x(); }
    std::size_t index(const Cell &cell) const
    {
        return (static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_volume.deep()) + static_cast<std::size_t>(cell.z)) * static_cast<std::size_t>(m_volume.across())
            + static_cast<std::size_t>(cell.x);
    }
    Cell cellOf(std::size_t place) const
    {
        const auto nx = static_cast<std::size_t>(m_volume.across());
        const auto nz = static_cast<std::size_t>(m_volume.deep());
        return {static_cast<int>(place % nx), static_cast<int>(place / nx / nz), static_cast<int>(place / nx % nz)};
    }

    const BodyVolume &m_volume;
    int m_lowLevel, m_highLevel, m_side;
    float m_beginX;
    std::vector<int> m_distance;
};

ArmLine lineOf(const BodyVolume &volume, const std::vector<std::vector<Cell>> &layers)
{
    ArmLine line;
    for (const auto &layer : layers) {
        if (layer.empty())
            continue;
        Eigen::Vector3f sum = Eigen::Vector3f::Zero();
        for (const Cell &cell : layer)
            sum += volume.centre(cell.x, cell.y, cell.z);
        line.middle.push_back(sum / static_cast<float>(layer.size()));
        line.area.push_back(static_cast<float>(layer.size()));
    }
    if (!line.middle.empty())
        line.tip = line.middle.back();
    return line;
}

/// Lengths along the middle, beginning at `from`, which lies before its first point.
std::vector<float> lengths(const Eigen::Vector3f &from, const std::vector<Eigen::Vector3f> &middle)
{
    std::vector<float> along;
    float length = 0;
    Eigen::Vector3f last = from;
    // The layers zigzag by fractions of a cell; every fourth one says how long the arm is.
    for (std::size_t i = 0; i < middle.size(); ++i) {
        along.push_back(length + (middle[i] - last).norm());
        if (i % 4 == 3) {
            length += (middle[i] - last).norm();
            last = middle[i];
        }
    }
    return along;
}

Eigen::Vector3f pointAt(const Eigen::Vector3f &from, const std::vector<Eigen::Vector3f> &middle, const std::vector<float> &along, float length)
{
    const auto after = std::lower_bound(along.begin(), along.end(), length);
    const auto i = static_cast<std::size_t>(after - along.begin());
    if (i >= middle.size())
        return middle.back();
    const Eigen::Vector3f &before = i == 0 ? from : middle[i - 1];
    const float start = i == 0 ? 0 : along[i - 1];
    const float share = along[i] > start ? (length - start) / (along[i] - start) : 0;
    return before + std::clamp(share, 0.0F, 1.0F) * (middle[i] - before);
}

/// The narrowest place before the hand, when the hand is clearly thicker.
Measured wristLength(const ArmLine &line, const std::vector<float> &along, float total)
{
    float least = 1e9F;
    std::size_t place = 0;
    for (std::size_t i = 1; i + 1 < line.area.size(); ++i) {
        if (along[i] < 0.52F * total || along[i] > 0.86F * total)
            continue;
        const float smooth = (line.area[i - 1] + line.area[i] + line.area[i + 1]) / 3;
        if (smooth < least * 0.995F) {
            least = smooth;
            place = i;
        }
    }
    float hand = 0;
    for (std::size_t i = place + 1; place > 0 && i < line.area.size(); ++i)
        hand = std::max(hand, line.area[i]);
    if (place == 0 || hand < 1.25F * least)
        return {kWristOfArm * total, 0.4F};
    // Long cuffs end near the fingers; between the two signs lies the joint.
    return {0.65F * along[place] + 0.35F * 0.66F * total, 0.85F};
}

/// Where the arm bends most between shoulder and wrist, when it clearly does.
Measured elbowLength(const Eigen::Vector3f &shoulder, const ArmLine &line, const std::vector<float> &along, float wrist)
{
    const Eigen::Vector3f end = pointAt(shoulder, line.middle, along, wrist);
    Measured elbow{kElbowOfForearmEnd * wrist, 0.6F};
    float sharpest = kClearBendDegrees;
    for (float share = 0.4F; share <= 0.66F; share += 0.02F) {
        const Eigen::Vector3f middle = pointAt(shoulder, line.middle, along, share * wrist);
        const Eigen::Vector3f upper = (middle - shoulder).normalized();
        const Eigen::Vector3f lower = (end - middle).normalized();
        const float degrees = std::acos(std::clamp(upper.dot(lower), -1.0F, 1.0F)) * 180.0F / 3.14159265F;
        if (degrees > sharpest) {
            sharpest = degrees;
            elbow = {share * wrist, 0.9F};
        }
    }
    return elbow;
}

} // namespace

ArmReading readArm(const BodyVolume &volume, const PlacementOptions &, const TrunkReading &trunk, const LegsReading &legs, int side)
{
    ArmReading arm;
    const float height = volume.height();
    const float beginX = trunk.halfWidth.value + 0.5F * volume.cell();
    const float lowY = std::max(0.0F, legs.crotch.value - 0.12F * height);
    ArmWalk walk(volume, lowY, trunk.neck.value, beginX, side);
    const ArmLine line = lineOf(volume, walk.layers(std::max(0.0F, trunk.armpit.value - 0.5F * volume.cell())));
    if (line.middle.size() < 8 || (line.tip - line.middle.front()).norm() < kShortestArm * height)
        return arm;
    arm.found = true;

    // Inward along the direction in which the arm leaves the trunk, until the shoulder stands where the reach says.
    const auto sample = [&](float share) { return line.middle[static_cast<std::size_t>(share * static_cast<float>(line.middle.size() - 1))]; };
    const Eigen::Vector3f root = sample(0.12F);
    const Eigen::Vector3f direction = (sample(0.4F) - root).normalized();
    const float outward = std::max(std::abs(direction.x()), 0.45F);
    const std::vector<float> fromRoot = lengths(root, std::vector<Eigen::Vector3f>(line.middle.begin() + static_cast<std::ptrdiff_t>(0.12F * static_cast<float>(line.middle.size() - 1)) + 1, line.middle.end()));
    const float beyond = fromRoot.empty() ? 0 : fromRoot.back();
    const float rootX = std::abs(root.x());
    float shoulderX = kShoulderOfReach * (beyond + rootX / outward) / (1 + kShoulderOfReach / outward);
    shoulderX = std::clamp(shoulderX, 0.45F * trunk.halfWidth.value, std::min(rootX, 1.4F * trunk.halfWidth.value));
    arm.shoulder = root - direction * ((rootX - shoulderX) / outward);
    arm.shoulder.x() = static_cast<float>(side) * shoulderX;

    std::vector<Eigen::Vector3f> middle;
    std::vector<float> area;
    for (std::size_t i = 0; i < line.middle.size(); ++i) {
        if (std::abs(line.middle[i].x()) > shoulderX && (line.middle[i] - arm.shoulder).dot(direction) > 0) {
            middle.push_back(line.middle[i]);
            area.push_back(line.area[i]);
        }
    }
    if (middle.size() < 6)
        return {};
    const ArmLine outer{middle, area, line.tip};
    const std::vector<float> along = lengths(arm.shoulder, middle);
    arm.length = along.back();
    arm.tip = line.tip;
    const Measured wrist = wristLength(outer, along, arm.length);
    const Measured elbow = elbowLength(arm.shoulder, outer, along, wrist.value);
    arm.wrist = pointAt(arm.shoulder, middle, along, wrist.value);
    arm.elbow = pointAt(arm.shoulder, middle, along, elbow.value);
    arm.wristConfidence = wrist.confidence;
    arm.elbowConfidence = elbow.confidence;
    const Eigen::Vector3f reach = arm.wrist - arm.shoulder;
    arm.angleDegrees = std::atan2(-reach.y(), std::hypot(reach.x(), reach.z())) * 180.0F / 3.14159265F;
    return arm;
}

} // namespace marrow::placement
