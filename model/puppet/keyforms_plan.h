#pragma once

#include "model/puppet/keyforms.h"
#include "model/puppet/rig_records.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace marrow {

/// Where a value stands among keys (p2lrt-evaluation.md 2.2).
struct KeySpan
{
    std::uint32_t lo = 0;
    std::uint32_t hi = 0;
    float t = 0.0f;
};

/// 2.1. Non-finite values give the default as stored.
float normalizeParameter(const Parameter &parameter, float value);
/// 2.2 without snapping; `keys` never decrease and are not empty.
KeySpan exactKeySpan(std::span<const float> keys, float value);
/// 2.2 with the tolerance of 0.001.
KeySpan snappedKeySpan(std::span<const float> keys, float value);
/// 2.5, the weight of one limit.
float piecewiseWeight(std::span<const LimitPoint> points, float x);

/// One cell of a grid that counts at the present values.
struct CellWeight
{
    std::uint32_t cell;
    float weight;
};

/// One key of a blend binding that counts at the present values.
struct ShapeWeight
{
    std::uint32_t key;
    float weight;
};

/// A grid as KeyformPlan knows it. Plain indices; valid only with the plan that made it.
struct PlannedGrid
{
    bool present = false;
    bool dense = false; ///< table indexed by key number; otherwise sorted (key number, cell) pairs
    std::uint32_t firstAxis = 0;
    std::uint32_t axisCount = 0;
    std::uint32_t firstEntry = 0;
    std::uint32_t entryCount = 0;
};

/// The axes and cells of all grids of a puppet, arranged for evaluation: equal axes are kept once, so that each is searched
/// once an evaluation, and cells are found by a table in proportion to their number (1.11). Refers to the keys of the rig,
/// which must outlive it. Built once, then read from any thread.
class KeyformPlan
{
public:
    static constexpr std::uint32_t kMissing = 0xFFFFFFFF;
    static constexpr std::uint32_t kInterpolatedAxes = 16;

    struct Axis
    {
        std::uint32_t parameter = 0;
        std::span<const float> keys;
        bool snaps = true;
    };

    explicit KeyformPlan(std::size_t parameterCount);

    /// `cells` is the number of forms the grid holds.
    PlannedGrid addGrid(const GridShape &shape, std::size_t cells);
    /// The number of an axis equal to this one, for spansAt's result.
    std::uint32_t addAxis(std::uint32_t parameter, std::span<const float> keys, bool snaps);

    std::span<const Axis> axes() const { return m_axes; }
    std::size_t parameterCount() const { return m_axesOfParameter.size(); }
    /// Axes driven by a parameter.
    std::span<const std::uint32_t> axesOf(std::uint32_t parameter) const { return m_axesOfParameter[parameter]; }
    /// The parameters of a grid's axes, appended to `parameters`.
    void appendParameters(const PlannedGrid &grid, std::vector<std::uint32_t> &parameters) const;

    /// Upper bound of what weights() returns for any grid added so far.
    std::size_t weightCapacity() const { return m_weightCapacity; }
    /// 2.3, in corner order. `spans` has one entry an axis of the plan. Returns how many entries of `result` were written.
    std::size_t weights(const PlannedGrid &grid, std::span<const KeySpan> spans, CellWeight *result) const;
    /// The cell at the lower keys of every axis, or kMissing (2.4, flags).
    std::uint32_t lowerCell(const PlannedGrid &grid, std::span<const KeySpan> spans) const;

private:
    struct AxisUse
    {
        std::uint32_t axis;
        std::uint32_t stride;
        std::uint32_t keyCount;
    };
    /// Key number and cell; dense tables use the position as key number.
    struct Entry
    {
        std::uint32_t key;
        std::uint32_t cell;
    };
    struct Corners;

    void sortEntries(std::size_t first);
    std::uint32_t find(const PlannedGrid &grid, std::uint32_t key) const;
    std::size_t weightsByCorner(const PlannedGrid &grid, const Corners &corners, CellWeight *result) const;
    std::size_t weightsByCell(const PlannedGrid &grid, std::span<const KeySpan> spans, CellWeight *result) const;

    std::vector<Axis> m_axes;
    std::vector<std::vector<std::uint32_t>> m_axesOfParameter;
    std::vector<AxisUse> m_axisUses;
    std::vector<Entry> m_entries;
    std::size_t m_weightCapacity = 1;
};

/// 2.5: at most two entries, written to `result`. `span` is that of the binding's keys, exact.
template <class Shape>
std::size_t mixBinding(const BlendBinding<Shape> &binding, const KeySpan &span, std::span<const float> values,
                       ShapeWeight result[2])
{
    float limit = 1.0f;
    for (const BlendLimit &entry : binding.limits) {
        limit = limit * piecewiseWeight(entry.points, values[entry.parameter]);
    }
    if (limit == 0.0f) {
        return 0;
    }
    std::size_t count = 0;
    const auto add = [&](std::uint32_t key, float weight) {
        if (!(weight <= 0.0f) && key != binding.neutral && binding.shapes[key]) {
            result[count++] = {key, weight * limit};
        }
    };
    add(span.lo, 1.0f - span.t);
    if (span.hi != span.lo) {
        add(span.hi, span.t);
    }
    return count;
}

} // namespace marrow
