#pragma once

#include "model/base/progress.h"
#include "model/character/bound_character.h"

namespace marrow {

/// The constants of the geometric analysis (character-decisions, "Automatic placement"). Lengths are shares of the height of the bounding
/// box; a measured value that leaves its range here is not believed, and the joint falls back to the proportion, marked as such.
struct PlacementOptions
{
    float midlineBand = 0.045F; ///< half its width: left and right are told apart outside of it
    int slices = 160;           ///< cross sections along Y
    float closestGap = 0.012F;  ///< islands of a slice that are nearer than this are one
    bool useProps = false;      ///< pieces that hang from a joint as one (BakedMesh::Range::follows) take part in the measuring

    bool operator==(const PlacementOptions &) const = default;
};

enum class BodyPose { TPose, APose, Unclear };

/// What the analysis saw besides the joints.
struct BodyReading
{
    BodyPose pose = BodyPose::Unclear;
    float armAngleDegrees = 0; ///< of the arms below the horizontal, averaged
    /// Where it looks: +1 surely +Z, -1 surely -Z, near 0 not to be told. From the feet, which reach forward of the ankles.
    float facing = 0;

    bool operator==(const BodyReading &) const = default;
};

struct PlacementAnalysis
{
    JointPlacement placement;
    BodyReading reading;
};

/// Finds the 22 joints from cross sections of the mesh. Always gives all of them: what could not be measured stands where the proportions of
/// a person have it, between what could be. Left and right joints are mirror images unless the two sides measurably differ. One thread;
/// `progress` may cancel, which gives the proportions alone.
PlacementAnalysis analysePlacement(const BakedMesh &mesh, const PlacementOptions &options = {}, const Progress &progress = {});

/// The proportions of a person, for a mesh in which nothing can be measured.
JointPlacement proportionPlacement(const BakedMesh &mesh);

/// Only where it looks (see BodyReading::facing).
float facingOf(const BakedMesh &mesh);

/// The middle of the solid around a point: the mean of the inner stretches of rays in the six directions across `axis` (zero: all axes).
/// nullopt where no surface is around it.
std::optional<Eigen::Vector3f> centreInVolume(const BakedMesh &mesh, const Eigen::Vector3f &point, const Eigen::Vector3f &axis = Eigen::Vector3f::Zero());

/// Sets a joint's position, and the tails that hang on it; with `mirror` its partner becomes the mirror image across x = 0.
/// Both become `source` with confidence 1.
void moveJoint(JointPlacement &placement, int joint, const Eigen::Vector3f &position, bool mirror, JointSource source = JointSource::Ledger);

} // namespace marrow
