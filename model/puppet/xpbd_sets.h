#pragma once

#include "model/puppet/rig_advanced.h"
#include "model/puppet/xpbd_schedule.h"

#include <array>
#include <cstdint>
#include <vector>

namespace marrow::xpbd {

/// The constraints of one simulation record as the sweeps want them: batches of kLanes constraints that do not touch each
/// other, every array in batch order (entry batch * kLanes + lane), compliances already divided by the squared substep.
/// Unused lanes point at spare particles that no real constraint knows; a spare is shared by few batches, so that the
/// processor does not have to wait for a store that means nothing.

inline constexpr std::size_t kSpareParticles = 64;

using Indices = std::vector<std::int32_t>;
using Floats = std::vector<float>;

struct PinSet
{
    Indices particle;
    Floats weight; ///< invMass
    Floats alpha;
};

struct GoalSet
{
    Indices particle;
    Floats weight;
    Floats alpha;
    Floats offsetX, offsetY;
};

struct DistanceSet
{
    Indices constraint; ///< number in the record, -1 for an unused lane
    Indices a, b;
    Floats mobilityA, mobilityB;
    Floats rest;
    Floats length; ///< the rest length of the present substep (7.12)
    Floats alpha, compressionAlpha;
};

struct TriangleSet
{
    Indices constraint;
    Indices a, b, c;
    Floats mobilityA, mobilityB, mobilityC;
    Floats alpha;              ///< meaningless where not `limited`
    Floats limited;            ///< 1 where the area compliance is a constraint, else 0
    Floats area;               ///< signed rest area of the present substep
    Floats inverse;            ///< four floats an entry (p, q, r, t), then kLanes entries of zeros for unused lanes
    Indices slotOf;            ///< per triangle of the record: its entry
};

/// A bend between two triangles that share exactly two particles. Entry 0..2 are the first triangle's a, b, c, entry 3 the
/// second one's remaining particle.
struct BendSet
{
    Schedule schedule;
    Indices constraint;
    Indices first, second; ///< entries of TriangleSet
    std::array<Indices, 4> entry;
    std::array<Indices, 3> other;   ///< a, b, c of the second triangle
    std::array<Indices, 4> gradient; ///< which gradient of the second triangle joins the entry: 0..2, or -1
    std::array<Floats, 4> mobility;
    Floats alpha;
};

struct WeldSet
{
    Indices a, b;
    Floats mobilityA, mobilityB; ///< times the weld's weights
    Floats alpha;
};

struct LimitSet
{
    Indices particle, root;
    Floats distance;
};

struct ConstraintSets
{
    PinSet pins;
    GoalSet goals;
    DistanceSet distances;
    TriangleSet triangles;
    BendSet bends;
    WeldSet welds;
    LimitSet limits;
    Indices movable; ///< all particles that are not kinematic, padded with spares
};

/// `mobility` holds 0 for kinematic particles; `h2` is the squared substep (7.11).
ConstraintSets compileConstraints(const Simulation &record, const std::vector<bool> &kinematic, const Floats &mobility,
                                  float h2);

} // namespace marrow::xpbd
