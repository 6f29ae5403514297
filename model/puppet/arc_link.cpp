#include "model/puppet/arc_link.h"

#include "model/puppet/keyforms_plan.h"
#include "model/puppet/numerics.h"

#include <cmath>

namespace marrow {

ArcLink::ArcLink(const Arc &arc, const Rotation &rotation)
    : m_arc(&arc)
    , m_rotation(&rotation)
{
    const Grid<Pivot> &grid = rotation.pivot;
    if (!grid.present || grid.axes.size() != 1)
        return;
    m_cells.assign(grid.axes[0].keys.size(), -1);
    for (std::size_t cell = 0; cell < grid.forms.size(); ++cell)
        m_cells[*grid.coordinate(cell)] = static_cast<std::int32_t>(cell);
}

void ArcLink::shift(std::span<const float> values, Pivot &pivot) const
{
    if (m_cells.empty())
        return;
    const Grid<Pivot> &grid = m_rotation->pivot;
    const KeySpan span = snappedKeySpan(grid.axes[0].keys, values[m_arc->parameter]);
    const std::int32_t low = m_cells[span.lo];
    const std::int32_t high = m_cells[span.hi];
    if (span.lo == span.hi || low < 0 || high < 0)
        return;
    const Pivot &a = grid.forms[static_cast<std::size_t>(low)];
    const Pivot &b = grid.forms[static_cast<std::size_t>(high)];
    const float cx = m_arc->centerX, cy = m_arc->centerY, t = span.t;
    const float ra = std::hypot(a.x - cx, a.y - cy);
    const float rb = std::hypot(b.x - cx, b.y - cy);
    const float start = std::atan2(a.y - cy, a.x - cx);
    float turn = std::atan2(b.y - cy, b.x - cx) - start;
    if (turn > numerics::kPi)
        turn = turn - numerics::kTau;
    else if (turn < -numerics::kPi)
        turn = turn + numerics::kTau;
    const float angle = start + turn * t;
    const float radius = ra + (rb - ra) * t;
    const float chordX = a.x + (b.x - a.x) * t;
    const float chordY = a.y + (b.y - a.y) * t;
    pivot.x = pivot.x + (cx + radius * std::cos(angle) - chordX);
    pivot.y = pivot.y + (cy + radius * std::sin(angle) - chordY);
}

} // namespace marrow
