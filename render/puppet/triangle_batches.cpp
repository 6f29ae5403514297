#include "render/puppet/triangle_batches.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marrow {

namespace {

constexpr int kMostCells = 64; ///< along an axis

struct Corners
{
    float x[3];
    float y[3];
};

Corners cornersOf(std::span<const float> points, std::span<const std::uint32_t> indices, std::size_t triangle)
{
    Corners c;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t vertex = indices[3 * triangle + i];
        c.x[i] = points[2 * vertex];
        c.y[i] = points[2 * vertex + 1];
    }
    return c;
}

float areaOf(const Corners &c)
{
    return (c.x[1] - c.x[0]) * (c.y[2] - c.y[0]) - (c.y[1] - c.y[0]) * (c.x[2] - c.x[0]);
}

/// Whether an edge of `a` has all of `b` on its outer side. Touching counts as apart, with a tolerance: neighbours share
/// edges, and what overlaps by less than a thousandth of a pixel shows nowhere.
bool separates(const Corners &a, float orientation, const Corners &b)
{
    constexpr float kTouching = 1e-3f;
    for (int i = 0; i < 3; ++i) {
        const int k = (i + 1) % 3;
        const float dx = a.x[k] - a.x[i];
        const float dy = a.y[k] - a.y[i];
        const float tolerance = kTouching * std::sqrt(dx * dx + dy * dy);
        bool outside = true;
        for (int j = 0; j < 3 && outside; ++j)
            outside = (dx * (b.y[j] - a.y[i]) - dy * (b.x[j] - a.x[i])) * orientation <= tolerance;
        if (outside)
            return true;
    }
    return false;
}

bool overlap(const Corners &a, const Corners &b)
{
    const float sideA = areaOf(a) < 0 ? -1.0f : 1.0f;
    const float sideB = areaOf(b) < 0 ? -1.0f : 1.0f;
    return !separates(a, sideA, b) && !separates(b, sideB, a);
}

} // namespace

void TriangleBatches::split(std::span<const float> points, std::span<const std::uint32_t> indices)
{
    const std::size_t triangles = indices.size() / 3;
    m_boxes.resize(triangles);
    m_rank.assign(triangles, 0);
    bin(points, indices);
    rank(points, indices);
    const auto [least, most] = std::minmax_element(m_rank.begin(), m_rank.end());
    m_whole = triangles == 0 || (*least == 0 && *most == 0);
    m_runs.clear();
    m_sorted.clear();
    if (m_whole)
        return;
    m_runs.push_back(0);
    for (std::int32_t run = 0; run <= *most; ++run) {
        for (std::size_t t = 0; t < triangles; ++t) {
            if (m_rank[t] == run)
                m_sorted.insert(m_sorted.end(), indices.begin() + static_cast<std::ptrdiff_t>(3 * t),
                                indices.begin() + static_cast<std::ptrdiff_t>(3 * t + 3));
        }
        m_runs.push_back(m_sorted.size());
    }
}

/// Boxes of all triangles, and a grid of cells about as many as there are triangles.
void TriangleBatches::bin(std::span<const float> points, std::span<const std::uint32_t> indices)
{
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    m_area = {kInfinity, kInfinity, -kInfinity, -kInfinity};
    for (std::size_t t = 0; t < m_boxes.size(); ++t) {
        const Corners c = cornersOf(points, indices, t);
        const float area = areaOf(c);
        if (!std::isfinite(area) || std::fabs(area) < 1e-12f) {
            m_rank[t] = -1;
            continue;
        }
        Box &box = m_boxes[t];
        box = {std::min({c.x[0], c.x[1], c.x[2]}), std::min({c.y[0], c.y[1], c.y[2]}),
               std::max({c.x[0], c.x[1], c.x[2]}), std::max({c.y[0], c.y[1], c.y[2]})};
        m_area = {std::min(m_area.left, box.left), std::min(m_area.top, box.top), std::max(m_area.right, box.right),
                  std::max(m_area.bottom, box.bottom)};
    }
    const int side = std::clamp(static_cast<int>(std::sqrt(static_cast<double>(m_boxes.size()))), 1, kMostCells);
    m_columns = m_rows = side;
    m_cells.resize(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
    for (std::vector<std::uint32_t> &cell : m_cells)
        cell.clear();
}

void TriangleBatches::rank(std::span<const float> points, std::span<const std::uint32_t> indices)
{
    const float width = std::max(m_area.right - m_area.left, 1e-6f);
    const float height = std::max(m_area.bottom - m_area.top, 1e-6f);
    const auto column = [&](float x) {
        return std::clamp(static_cast<int>((x - m_area.left) / width * static_cast<float>(m_columns)), 0, m_columns - 1);
    };
    const auto row = [&](float y) {
        return std::clamp(static_cast<int>((y - m_area.top) / height * static_cast<float>(m_rows)), 0, m_rows - 1);
    };
    for (std::uint32_t t = 0; t < m_boxes.size(); ++t) {
        if (m_rank[t] < 0)
            continue;
        const Corners corners = cornersOf(points, indices, t);
        const Box &box = m_boxes[t];
        for (int y = row(box.top); y <= row(box.bottom); ++y) {
            for (int x = column(box.left); x <= column(box.right); ++x) {
                std::vector<std::uint32_t> &cell = m_cells[static_cast<std::size_t>(y * m_columns + x)];
                for (const std::uint32_t other : cell) {
                    if (m_rank[other] >= m_rank[t] && overlap(corners, cornersOf(points, indices, other)))
                        m_rank[t] = m_rank[other] + 1;
                }
                cell.push_back(t);
            }
        }
    }
}

} // namespace marrow
