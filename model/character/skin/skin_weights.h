#pragma once

#include "model/base/progress.h"
#include "model/character/bound_character.h"

#include <optional>

namespace marrow {

/// The constants of the weights (character-decisions, "Automatic placement and weights"), shown and adjustable.
struct WeightOptions
{
    std::optional<float> power;        ///< nullopt: by the number of faces
    float lowPolyPower = 3;            ///< p under `lowPolyFaces`
    float highPolyPower = 4;           ///< p from there on
    int lowPolyFaces = 1500;
    float epsilon = 1e-4F;             ///< of height
    float thinLimbScale = 0.55F;       ///< of the weight of arm joints outside the arm region
    float midlineBand = 0.045F;        ///< of height: half the width of the band in which both sides may have weight
    /// Within the trunk a limb counts as this many times as far away as it is: a bone in the middle of a thick trunk is far from its
    /// skin, and would lose it to the thin limbs beside it. 1 leaves distances as they are.
    float limbsInTrunk = 2.3F;
    /// A connected piece of the mesh of which at least `onePart` belongs to one part of the body (trunk, head, an arm, a leg) is that part:
    /// for it the joints of other parts count as `otherParts` times as far away. Sleeves stay with the arms, for they are far nearer to
    /// them. More than 1 switches this off.
    float onePart = 0.75F;
    float otherParts = 3;
    bool keepProps = true;             ///< pieces that hang from a joint as one follow that joint alone
    bool skirt = false;                ///< with the joints of a skirt (see skirt.h)

    float powerFor(std::size_t faces) const
    {
        return power ? *power : faces < static_cast<std::size_t>(lowPolyFaces) ? lowPolyPower : highPolyPower;
    }
    bool operator==(const WeightOptions &) const = default;
};

/// Weights of all vertices by the distance to the segments of the joints. One thread, about 2 µs a vertex. Empty when cancelled.
std::vector<VertexWeights> bindWeights(const BakedMesh &mesh, const JointPlacement &placement, const WeightOptions &options = {},
                                       const Progress &progress = {});

/// The weight a vertex gives a joint; 0 when it is not among its four.
float weightOf(const VertexWeights &vertex, int joint);
/// From a weight for each of the 22 joints: the four strongest, normalised to 1. All on the hips when every weight is 0.
VertexWeights strongestFour(std::span<const float> weights);

} // namespace marrow
