#pragma once

#include <cstddef>
#include <cstdint>

namespace marrow {

/// The map of a warp deformer (p2lrt-evaluation.md 3.2): from its unit square to canvas pixels. Refers to the control
/// points it was made over (columns + 1 by rows + 1, x y pairs, row by row); they must outlive it and stay in place.
/// Computes in binary64 and narrows each result once.
///
/// With a table (memory of the caller, tableSize doubles) many points are mapped several times as fast: prepare() widens the
/// control points and works out the ring around them once. Both ways give the same bits.
class LatticeMap
{
public:
    LatticeMap() = default;
    /// `uniform`: `points` holds a single point that stands for all of them. `table` may be null.
    LatticeMap(const float *points, std::uint32_t columns, std::uint32_t rows, bool bilinear, bool uniform = false,
               double *table = nullptr)
        : m_points(points)
        , m_columns(columns)
        , m_rows(rows)
        , m_bilinear(bilinear)
        , m_uniform(uniform)
        , m_table(table)
    {
    }

    /// Doubles that a table takes; 0 for lattices so large that none is worth its memory.
    static std::size_t tableSize(std::uint32_t columns, std::uint32_t rows);
    /// To be called whenever control points have changed; does nothing without a table.
    void prepare();

    /// One point; any value, also NaN.
    void map(float u, float v, float result[2]) const;
    /// `count` points as x y pairs. `source` and `target` must not overlap.
    void map(const float *source, float *target, std::size_t count) const;

private:
    struct Vector
    {
        double x;
        double y;
    };
    Vector point(std::uint32_t column, std::uint32_t row) const;
    Vector frame(double u, double v) const;
    Vector ringPoint(std::uint32_t column, std::uint32_t row) const;
    Vector inside(double u, double v) const;
    Vector ring(double u, double v) const;

    const float *m_points = nullptr;
    std::uint32_t m_columns = 1;
    std::uint32_t m_rows = 1;
    bool m_bilinear = false;
    bool m_uniform = false;
    double *m_table = nullptr;
};

} // namespace marrow
