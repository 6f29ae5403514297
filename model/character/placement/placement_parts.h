#pragma once

#include "model/character/placement/body_volume.h"
#include "model/character/placement/joint_placement.h"

#include <array>
#include <optional>
#include <vector>

/// The steps of analysePlacement, each for one part of the body. All lengths are metres in the space of the volume.
namespace marrow::placement {

/// The joint of the thigh lies this far above the crotch, as a share of the whole height.
inline constexpr float kHipsAboveCrotch = 0.063F;

/// A number and how much it is to be believed.
struct Measured
{
    float value = 0;
    float confidence = 0;
};

/// A leg as its sections show it. `side` is +1 for the left, -1 for the right.
struct LegReading
{
    bool found = false;
    Eigen::Vector3f thigh, knee, ankle, ball, tip;
    float heelZ = 0;
    float footConfidence = 0; ///< whether the foot could be told from the shin
};

struct LegsReading
{
    Measured crotch; ///< height above the floor
    std::array<LegReading, 2> sides; ///< left, right
};

/// The trunk's outline above the legs.
struct TrunkReading
{
    Measured halfWidth; ///< under the arms
    Measured armpit;    ///< heights above the floor
    Measured neck;      ///< the narrowest place under the head
};

struct ArmReading
{
    bool found = false;
    Eigen::Vector3f shoulder, elbow, wrist, tip;
    float length = 0; ///< shoulder to tip along the middle
    float angleDegrees = 0; ///< of shoulder to wrist below the horizontal
    float elbowConfidence = 0, wristConfidence = 0;
};

LegsReading readLegs(const BodyVolume &volume, const PlacementOptions &options);
TrunkReading readTrunk(const BodyVolume &volume, const PlacementOptions &options, const LegsReading &legs);
ArmReading readArm(const BodyVolume &volume, const PlacementOptions &options, const TrunkReading &trunk, const LegsReading &legs, int side);

/// The island through the middle of the body: overlapping |x| < reach, the largest of them.
std::optional<SectionIsland> middleIsland(const std::vector<SectionIsland> &islands, float reach);

/// Centroid of the solid cells of a level within |x| < reach.
std::optional<Eigen::Vector3f> middleCentre(const BodyVolume &volume, int level, float reach);

} // namespace marrow::placement
