#pragma once

#include <cstddef>
#include <cstdint>

namespace marrow::lattice {

/// Grid line i of the virtual grid around `divisions` cells (p2lrt-evaluation.md 3.2 case B).
inline double ringLine(std::uint32_t i, std::uint32_t divisions)
{
    constexpr double kLow = -2.0;
    constexpr double kHigh = 3.0;
    if (i == 0) {
        return kLow;
    }
    return i == divisions + 2 ? kHigh : static_cast<double>(i - 1) / static_cast<double>(divisions);
}

/// A prepared lattice, laid out in memory of its owner: the affine frame, the lines of the virtual grid on both axes, and
/// all points of that grid, ring included, as x y pairs.
struct Table
{
    std::int32_t columns;
    std::int32_t rows;
    bool bilinear;
    const double *frame;   ///< centre, x axis, y axis
    const double *linesX;  ///< columns + 3
    const double *linesY;  ///< rows + 3
    const double *points;  ///< (columns + 3) * (rows + 3) pairs

    static constexpr std::size_t kFrame = 6;
    static std::size_t size(std::size_t columns, std::size_t rows)
    {
        return kFrame + (columns + 3) + (rows + 3) + 2 * (columns + 3) * (rows + 3);
    }
    static Table at(const double *memory, std::uint32_t columns, std::uint32_t rows, bool bilinear)
    {
        const double *linesX = memory + kFrame;
        const double *linesY = linesX + columns + 3;
        return {static_cast<std::int32_t>(columns), static_cast<std::int32_t>(rows), bilinear, memory, linesX, linesY,
                linesY + rows + 3};
    }
};

/// LatticeMap::map for many points.
void mapPoints(const Table &table, const float *source, float *target, std::size_t count);

} // namespace marrow::lattice
