#pragma once

#include "model/puppet/rig.h"

#include <cstdint>
#include <span>
#include <vector>

namespace marrow {

/// An arc bound to its rotation (p2lrt-evaluation.md 7.5): between two keys the pivot follows the circle around the arc's
/// centre instead of the chord. The rig must outlive it.
class ArcLink
{
public:
    ArcLink(const Arc &arc, const Rotation &rotation);

    /// Moves x and y of a pivot whose keyforms and blend shapes are already in it.
    void shift(std::span<const float> values, Pivot &pivot) const;

private:
    const Arc *m_arc;
    const Rotation *m_rotation;
    std::vector<std::int32_t> m_cells; ///< by key; -1 where the grid has no cell
};

} // namespace marrow
