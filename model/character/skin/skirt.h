#pragma once

#include "model/base/progress.h"
#include "model/character/bound_character.h"

namespace marrow {

/// What joints of a skirt would do to a binding (character-decisions, "Skeleton"): the self-intersections that poses of the legs add, without
/// them and with them.
struct SkirtTrial
{
    std::size_t vertices = 0; ///< that would follow the skirt in part
    std::size_t without = 0;
    std::size_t with = 0;

    /// There is a skirt, and it gets no worse.
    bool acceptable() const { return vertices > 0 && with <= without; }
};

/// Measures it: five joints around the hips take their share, by the same law of distance, of what the thighs hold between the hem and the
/// hips. As no movement of the shared skeleton turns them, they stand with the hips.
SkirtTrial trySkirt(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights, float power, const Progress &progress = {});

} // namespace marrow
