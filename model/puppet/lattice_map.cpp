#include "model/puppet/lattice_map.h"

#include "model/puppet/lattice_table.h"

#include <algorithm>

namespace marrow {

using lattice::ringLine;

namespace {

constexpr double kRingLow = -2.0;
constexpr double kRingHigh = 3.0;
/// Larger lattices have hardly more points mapped than they have control points.
constexpr std::uint32_t kMostTableCells = 1024;

/// The last cell whose lower line is at or before x. Lines rise, so a guess is corrected with them.
std::uint32_t ringCell(double x, std::uint32_t divisions)
{
    if (x >= kRingHigh) {
        return divisions + 1;
    }
    const double scaled = std::clamp(x * divisions, 0.0, static_cast<double>(divisions));
    std::uint32_t i = static_cast<std::uint32_t>(scaled);
    while (i > 0 && ringLine(i, divisions) > x) {
        --i;
    }
    while (i + 1 < divisions + 2 && ringLine(i + 1, divisions) <= x) {
        ++i;
    }
    return i;
}

bool isInside(double u, double v)
{
    return u >= 0.0 && u <= 1.0 && v >= 0.0 && v <= 1.0;
}

} // namespace

LatticeMap::Vector LatticeMap::point(std::uint32_t column, std::uint32_t row) const
{
    const std::size_t at = m_uniform ? 0 : 2 * (static_cast<std::size_t>(row) * (m_columns + 1) + column);
    return {m_points[at], m_points[at + 1]};
}

LatticeMap::Vector LatticeMap::frame(double u, double v) const
{
    const Vector c00 = point(0, 0);
    const Vector c10 = point(m_columns, 0);
    const Vector c01 = point(0, m_rows);
    const Vector c11 = point(m_columns, m_rows);
    const auto component = [u, v](double p00, double p10, double p01, double p11) {
        const double centre = (p00 + p10 + p01 + p11) / 4.0;
        const double alongX = ((p10 - p00) + (p11 - p01)) / 2.0;
        const double alongY = ((p01 - p00) + (p11 - p10)) / 2.0;
        return centre + (u - 0.5) * alongX + (v - 0.5) * alongY;
    };
    return {component(c00.x, c10.x, c01.x, c11.x), component(c00.y, c10.y, c01.y, c11.y)};
}

LatticeMap::Vector LatticeMap::ringPoint(std::uint32_t column, std::uint32_t row) const
{
    if (column >= 1 && column <= m_columns + 1 && row >= 1 && row <= m_rows + 1) {
        return point(column - 1, row - 1);
    }
    return frame(ringLine(column, m_columns), ringLine(row, m_rows));
}

namespace {

double triangle(double q00, double q10, double q01, double q11, double s, double t)
{
    if (s + t <= 1.0) {
        return q00 + s * (q10 - q00) + t * (q01 - q00);
    }
    return q11 + (1.0 - s) * (q01 - q11) + (1.0 - t) * (q10 - q11);
}

double bilinear(double q00, double q10, double q01, double q11, double s, double t)
{
    return (1.0 - s) * (1.0 - t) * q00 + s * (1.0 - t) * q10 + (1.0 - s) * t * q01 + s * t * q11;
}

} // namespace

LatticeMap::Vector LatticeMap::inside(double u, double v) const
{
    const double fx = u * m_columns;
    const double fy = v * m_rows;
    const std::uint32_t i = std::min(static_cast<std::uint32_t>(fx), m_columns - 1);
    const std::uint32_t j = std::min(static_cast<std::uint32_t>(fy), m_rows - 1);
    const double s = fx - i;
    const double t = fy - j;
    const Vector q00 = point(i, j);
    const Vector q10 = point(i + 1, j);
    const Vector q01 = point(i, j + 1);
    const Vector q11 = point(i + 1, j + 1);
    if (m_bilinear) {
        return {bilinear(q00.x, q10.x, q01.x, q11.x, s, t), bilinear(q00.y, q10.y, q01.y, q11.y, s, t)};
    }
    return {triangle(q00.x, q10.x, q01.x, q11.x, s, t), triangle(q00.y, q10.y, q01.y, q11.y, s, t)};
}

LatticeMap::Vector LatticeMap::ring(double u, double v) const
{
    const std::uint32_t i = ringCell(u, m_columns);
    const std::uint32_t j = ringCell(v, m_rows);
    const double left = ringLine(i, m_columns);
    const double top = ringLine(j, m_rows);
    const double s = (u - left) / (ringLine(i + 1, m_columns) - left);
    const double t = (v - top) / (ringLine(j + 1, m_rows) - top);
    const Vector q00 = ringPoint(i, j);
    const Vector q10 = ringPoint(i + 1, j);
    const Vector q01 = ringPoint(i, j + 1);
    const Vector q11 = ringPoint(i + 1, j + 1);
    return {triangle(q00.x, q10.x, q01.x, q11.x, s, t), triangle(q00.y, q10.y, q01.y, q11.y, s, t)};
}

void LatticeMap::map(float uNarrow, float vNarrow, float result[2]) const
{
    const double u = uNarrow;
    const double v = vNarrow;
    Vector mapped;
    if (isInside(u, v)) {
        mapped = inside(u, v);
    } else if (u >= kRingLow && u <= kRingHigh && v >= kRingLow && v <= kRingHigh) {
        mapped = ring(u, v);
    } else {
        mapped = frame(u, v);
    }
    result[0] = static_cast<float>(mapped.x);
    result[1] = static_cast<float>(mapped.y);
}

void LatticeMap::map(const float *source, float *target, std::size_t count) const
{
    if (m_table) {
        lattice::mapPoints(lattice::Table::at(m_table, m_columns, m_rows, m_bilinear), source, target, count);
        return;
    }
    for (std::size_t k = 0; k < count; ++k) {
        map(source[2 * k], source[2 * k + 1], target + 2 * k);
    }
}

std::size_t LatticeMap::tableSize(std::uint32_t columns, std::uint32_t rows)
{
    return columns > kMostTableCells || columns * rows > kMostTableCells ? 0 : lattice::Table::size(columns, rows);
}

void LatticeMap::prepare()
{
    if (!m_table) {
        return;
    }
    const Vector c00 = point(0, 0);
    const Vector c10 = point(m_columns, 0);
    const Vector c01 = point(0, m_rows);
    const Vector c11 = point(m_columns, m_rows);
    const auto axes = [](double p00, double p10, double p01, double p11, double *result) {
        result[0] = (p00 + p10 + p01 + p11) / 4.0;
        result[2] = ((p10 - p00) + (p11 - p01)) / 2.0;
        result[4] = ((p01 - p00) + (p11 - p10)) / 2.0;
    };
    axes(c00.x, c10.x, c01.x, c11.x, m_table);
    axes(c00.y, c10.y, c01.y, c11.y, m_table + 1);
    double *linesX = m_table + lattice::Table::kFrame;
    double *linesY = linesX + m_columns + 3;
    double *points = linesY + m_rows + 3;
    for (std::uint32_t i = 0; i < m_columns + 3; ++i) {
        linesX[i] = ringLine(i, m_columns);
    }
    for (std::uint32_t i = 0; i < m_rows + 3; ++i) {
        linesY[i] = ringLine(i, m_rows);
    }
    for (std::uint32_t r = 0; r < m_rows + 3; ++r) {
        for (std::uint32_t c = 0; c < m_columns + 3; ++c, points += 2) {
            if (c >= 1 && c <= m_columns + 1 && r >= 1 && r <= m_rows + 1) {
                const Vector inner = point(c - 1, r - 1);
                points[0] = inner.x;
                points[1] = inner.y;
            } else {
                const double u = linesX[c];
                const double v = linesY[r];
                points[0] = m_table[0] + (u - 0.5) * m_table[2] + (v - 0.5) * m_table[4];
                points[1] = m_table[1] + (u - 0.5) * m_table[3] + (v - 0.5) * m_table[5];
            }
        }
    }
}

} // namespace marrow
