#include "model/puppet/keyforms_plan.h"

#include "model/puppet/numerics.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace marrow {

namespace {

constexpr float kSnapTolerance = 0.001f;
/// A dense table may take this many entries a cell before pairs are cheaper.
constexpr std::uint64_t kDenseEntriesPerCell = 4;
constexpr std::uint64_t kAlwaysDense = 64;
/// Axes of one parameter compared when looking for an equal one; bounds the time a hostile file can take.
constexpr std::size_t kComparedAxes = 16;

bool sameKeys(std::span<const float> a, std::span<const float> b)
{
    return a.size() == b.size() && (a.data() == b.data() || std::memcmp(a.data(), b.data(), a.size_bytes()) == 0);
}

} // namespace

float normalizeParameter(const Parameter &p, float v)
{
    if (!std::isfinite(v)) {
        return p.defaultValue;
    }
    if (p.repeat() && p.maximum > p.minimum && (v < p.minimum || v > p.maximum)) {
        return numerics::remainder(v - p.minimum, p.maximum - p.minimum) + p.minimum;
    }
    return numerics::clamp(v, numerics::minimum(p.minimum, p.maximum), numerics::maximum(p.maximum, p.minimum));
}

KeySpan exactKeySpan(std::span<const float> keys, float value)
{
    const auto last = static_cast<std::uint32_t>(keys.size() - 1);
    if (last == 0 || value <= keys[0]) {
        return {0, 0, 0.0f};
    }
    if (value >= keys[last]) {
        return {last, last, 0.0f};
    }
    // The last inner key at or before the value; keys rise, so halving finds the same one as walking.
    std::uint32_t j = 0;
    if (last > 8 && !std::isnan(value)) {
        j = static_cast<std::uint32_t>(std::upper_bound(keys.begin() + 1, keys.begin() + last, value) - keys.begin()) - 1;
    } else {
        while (j + 1 < last && keys[j + 1] <= value) {
            ++j;
        }
    }
    const float width = keys[j + 1] - keys[j];
    return {j, j + 1, width > 0.0f ? (value - keys[j]) / width : 0.0f};
}

KeySpan snappedKeySpan(std::span<const float> keys, float value)
{
    if (std::isnan(value)) {
        return exactKeySpan(keys, value);
    }
    // Keys rise, so nothing beyond the first key well above the value can snap.
    const auto last = static_cast<std::uint32_t>(keys.size() - 1);
    std::uint32_t above = 0;
    for (; above <= last; ++above) {
        const float distance = value - keys[above];
        if (std::fabs(distance) < kSnapTolerance) {
            return exactKeySpan(keys, keys[above]);
        }
        if (distance < 0.0f) {
            break;
        }
    }
    if (above == 0) {
        return {0, 0, 0.0f};
    }
    if (above > last) {
        return {last, last, 0.0f};
    }
    const float width = keys[above] - keys[above - 1];
    return {above - 1, above, (value - keys[above - 1]) / width};
}

float piecewiseWeight(std::span<const LimitPoint> points, float x)
{
    if (points.empty()) {
        return 1.0f;
    }
    if (points.size() == 1 || x <= points[0].value) {
        return points[0].weight;
    }
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (x <= points[i].value) {
            const LimitPoint &before = points[i - 1];
            const float width = points[i].value - before.value;
            const float t = width > 0.0f ? (x - before.value) / width : 1.0f;
            return before.weight + (points[i].weight - before.weight) * t;
        }
    }
    return points.back().weight;
}

KeyformPlan::KeyformPlan(std::size_t parameterCount)
    : m_axesOfParameter(parameterCount)
{
}

std::uint32_t KeyformPlan::addAxis(std::uint32_t parameter, std::span<const float> keys, bool snaps)
{
    std::vector<std::uint32_t> &known = m_axesOfParameter[parameter];
    const std::size_t from = known.size() > kComparedAxes ? known.size() - kComparedAxes : 0;
    for (std::size_t i = from; i < known.size(); ++i) {
        const Axis &axis = m_axes[known[i]];
        if (axis.snaps == snaps && sameKeys(axis.keys, keys)) {
            return known[i];
        }
    }
    const auto index = static_cast<std::uint32_t>(m_axes.size());
    m_axes.push_back({parameter, keys, snaps});
    known.push_back(index);
    return index;
}

PlannedGrid KeyformPlan::addGrid(const GridShape &shape, std::size_t cells)
{
    PlannedGrid grid;
    if (!shape.present) {
        return grid;
    }
    grid.present = true;
    grid.firstAxis = static_cast<std::uint32_t>(m_axisUses.size());
    grid.axisCount = static_cast<std::uint32_t>(shape.axes.size());
    std::uint64_t product = 1;
    for (const KeyAxis &axis : shape.axes) {
        const auto keyCount = static_cast<std::uint32_t>(axis.keys.size());
        const std::uint32_t index = addAxis(axis.parameter, axis.keys.span(), true);
        m_axisUses.push_back({index, static_cast<std::uint32_t>(product), keyCount});
        product *= keyCount; // at most 2^24 (1.8)
    }
    grid.firstEntry = static_cast<std::uint32_t>(m_entries.size());
    grid.dense = product <= std::max(kAlwaysDense, kDenseEntriesPerCell * cells);
    if (grid.dense) {
        m_entries.resize(m_entries.size() + product, Entry{0, kMissing});
        for (std::uint32_t i = 0; i < product; ++i) {
            m_entries[grid.firstEntry + i].key = i;
        }
    }
    for (std::uint32_t cell = 0; cell < cells; ++cell) {
        const std::uint16_t *coordinate = shape.coordinate(cell);
        std::uint32_t key = 0;
        for (std::uint32_t axis = 0; axis < grid.axisCount; ++axis) {
            key += coordinate[axis] * m_axisUses[grid.firstAxis + axis].stride;
        }
        if (grid.dense) {
            m_entries[grid.firstEntry + key].cell = cell;
        } else {
            m_entries.push_back({key, cell});
        }
    }
    if (!grid.dense) {
        sortEntries(grid.firstEntry);
    }
    grid.entryCount = static_cast<std::uint32_t>(m_entries.size()) - grid.firstEntry;
    const std::uint32_t interpolated = std::min(grid.axisCount, kInterpolatedAxes);
    m_weightCapacity = std::max<std::size_t>(m_weightCapacity,
                                             std::min<std::size_t>(std::size_t{1} << interpolated, grid.entryCount));
    return grid;
}

/// Of several cells at one coordinate the last is the one looked up.
void KeyformPlan::sortEntries(std::size_t first)
{
    const auto begin = m_entries.begin() + static_cast<std::ptrdiff_t>(first);
    std::stable_sort(begin, m_entries.end(), [](const Entry &a, const Entry &b) { return a.key < b.key; });
    auto kept = begin;
    for (auto entry = begin; entry != m_entries.end(); ++entry) {
        if (kept != begin && (kept - 1)->key == entry->key) {
            (kept - 1)->cell = entry->cell;
        } else {
            *kept++ = *entry;
        }
    }
    m_entries.erase(kept, m_entries.end());
}

void KeyformPlan::appendParameters(const PlannedGrid &grid, std::vector<std::uint32_t> &parameters) const
{
    for (std::uint32_t i = 0; i < grid.axisCount; ++i) {
        parameters.push_back(m_axes[m_axisUses[grid.firstAxis + i].axis].parameter);
    }
}

std::uint32_t KeyformPlan::find(const PlannedGrid &grid, std::uint32_t key) const
{
    const Entry *entries = m_entries.data() + grid.firstEntry;
    if (grid.dense) {
        return entries[key].cell;
    }
    const Entry *end = entries + grid.entryCount;
    const Entry *found =
        std::lower_bound(entries, end, key, [](const Entry &entry, std::uint32_t value) { return entry.key < value; });
    return found != end && found->key == key ? found->cell : kMissing;
}

std::uint32_t KeyformPlan::lowerCell(const PlannedGrid &grid, std::span<const KeySpan> spans) const
{
    std::uint32_t key = 0;
    for (std::uint32_t i = 0; i < grid.axisCount; ++i) {
        const AxisUse &use = m_axisUses[grid.firstAxis + i];
        key += spans[use.axis].lo * use.stride;
    }
    return find(grid, key);
}

/// The axes between two keys. The others contribute a factor of exactly 1 and no second corner.
struct KeyformPlan::Corners
{
    std::uint32_t base = 0;
    std::uint32_t count = 0;
    std::uint32_t step[kInterpolatedAxes];
    float t[kInterpolatedAxes];
};

std::size_t KeyformPlan::weights(const PlannedGrid &grid, std::span<const KeySpan> spans, CellWeight *result) const
{
    if (grid.axisCount == 0) {
        result[0] = {0, 1.0f};
        return 1;
    }
    Corners corners;
    bool regular = true;
    const std::uint32_t interpolated = std::min(grid.axisCount, kInterpolatedAxes);
    for (std::uint32_t i = 0; i < interpolated; ++i) {
        const AxisUse &use = m_axisUses[grid.firstAxis + i];
        const KeySpan &span = spans[use.axis];
        corners.base += span.lo * use.stride;
        if (span.hi != span.lo) {
            corners.step[corners.count] = (span.hi - span.lo) * use.stride;
            corners.t[corners.count++] = span.t;
            regular = regular && !std::isnan(span.t);
        }
    }
    if (regular) {
        // An upper key of weight 0 can only make products of 0, which are skipped.
        std::uint32_t kept = 0;
        for (std::uint32_t i = 0; i < corners.count; ++i) {
            corners.step[kept] = corners.step[i];
            corners.t[kept] = corners.t[i];
            kept += corners.t[i] != 0.0f;
        }
        corners.count = kept;
    }
    if ((std::uint32_t{1} << corners.count) > std::max<std::uint32_t>(64, 2 * grid.entryCount)) {
        return weightsByCell(grid, spans, result);
    }
    return weightsByCorner(grid, corners, result);
}

std::size_t KeyformPlan::weightsByCorner(const PlannedGrid &grid, const Corners &corners, CellWeight *result) const
{
    std::size_t count = 0;
    for (std::uint32_t corner = 0; corner < (std::uint32_t{1} << corners.count); ++corner) {
        float weight = 1.0f;
        std::uint32_t key = corners.base;
        for (std::uint32_t i = 0; i < corners.count; ++i) {
            if (corner >> i & 1) {
                weight = weight * corners.t[i];
                key += corners.step[i];
            } else {
                weight = weight * (1.0f - corners.t[i]);
            }
        }
        if (weight <= 0.0f) {
            continue;
        }
        const std::uint32_t cell = find(grid, key);
        if (cell != kMissing) {
            result[count++] = {cell, weight};
        }
    }
    return count;
}

/// The same list for grids with fewer cells than corners: every cell is asked which corner it stands at, if any.
std::size_t KeyformPlan::weightsByCell(const PlannedGrid &grid, std::span<const KeySpan> spans,
                                       CellWeight *result) const
{
    // Corners are visited in ascending order, in which axis 15 counts most; so are the keys of cells at corners, because
    // strides rise with the axis and the two keys of every axis are ordered alike.
    std::size_t count = 0;
    for (std::uint32_t e = 0; e < grid.entryCount; ++e) {
        const Entry &entry = m_entries[grid.firstEntry + e];
        float weight = 1.0f;
        bool corner = entry.cell != kMissing;
        for (std::uint32_t i = 0; corner && i < grid.axisCount; ++i) {
            const AxisUse &use = m_axisUses[grid.firstAxis + i];
            const std::uint32_t coordinate = entry.key / use.stride % use.keyCount;
            if (i >= kInterpolatedAxes) {
                corner = coordinate == 0;
                continue;
            }
            const KeySpan &span = spans[use.axis];
            if (coordinate == span.lo) {
                weight = weight * (1.0f - span.t);
            } else if (coordinate == span.hi) {
                weight = weight * span.t;
            } else {
                corner = false;
            }
        }
        if (corner && !(weight <= 0.0f)) {
            result[count++] = {entry.cell, weight};
        }
    }
    return count;
}

} // namespace marrow
