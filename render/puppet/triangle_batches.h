#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace marrow {

/// Triangles of a mesh in runs that can each be drawn in one go when a fragment has to see what earlier ones left below it
/// (p2lrt-evaluation.md 8.3: a fragment is composited at once): within a run no two triangles overlap, and a triangle stands
/// in a later run than every earlier triangle it overlaps. One run unless the mesh is folded. Reuses its memory.
class TriangleBatches
{
public:
    /// `points` are x y pairs, `indices` three a triangle and within range. Triangles without area or with points that are
    /// not finite are left out.
    void split(std::span<const float> points, std::span<const std::uint32_t> indices);

    /// One run, in the order given, nothing left out: the caller may draw the mesh as it is.
    bool isWhole() const { return m_whole; }
    std::size_t count() const { return m_runs.empty() ? 0 : m_runs.size() - 1; }
    /// Indices of a run, three a triangle.
    std::span<const std::uint32_t> run(std::size_t number) const
    {
        return {m_sorted.data() + m_runs[number], m_runs[number + 1] - m_runs[number]};
    }

private:
    struct Box
    {
        float left, top, right, bottom;
    };
    void bin(std::span<const float> points, std::span<const std::uint32_t> indices);
    void rank(std::span<const float> points, std::span<const std::uint32_t> indices);

    bool m_whole = true;
    std::vector<Box> m_boxes;
    std::vector<std::int32_t> m_rank; ///< run of each triangle, -1: left out
    std::vector<std::vector<std::uint32_t>> m_cells;
    int m_columns = 1;
    int m_rows = 1;
    Box m_area = {};
    std::vector<std::uint32_t> m_sorted;
    std::vector<std::size_t> m_runs;
};

} // namespace marrow
