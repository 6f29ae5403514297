#pragma once

#include "model/character/bound_character.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace marrow {

/// A connected stretch of one cross section along Y, in metres.
struct SectionIsland
{
    float area = 0;
    float x = 0, z = 0; ///< centroid
    float lowX = 0, highX = 0, lowZ = 0, highZ = 0;

    float width() const { return highX - lowX; }
    float depth() const { return highZ - lowZ; }
};

/// A mesh as solid cells, made slice by slice: a cell is solid when the surface passes through it or, within its horizontal slice, when it
/// cannot be reached from outside. So shells that overlap and tubes that are open at their ends count as what they look like.
class BodyVolume
{
public:
    /// Cells of a horizontal slice are counted up to this.
    static constexpr int kMostAcross = 320;

    /// About `slices` cells over the height. With `props` the pieces that hang from a joint as one are in it too, and always when there is
    /// nothing else. Positions that are not finite are left out.
    BodyVolume(const BakedMesh &mesh, int slices, bool props);

    bool empty() const { return m_ny == 0; }
    float cell() const { return m_cell; }
    int levels() const { return m_ny; }
    float height() const { return m_top - m_bottom; }
    float bottom() const { return m_bottom; }
    float top() const { return m_top; }
    float levelY(int level) const { return m_low.y() + (static_cast<float>(level) + 0.5F) * m_cell; }
    int levelAt(float y) const;

    bool solid(int x, int y, int z) const { return x >= 0 && y >= 0 && z >= 0 && x < m_nx && y < m_ny && z < m_nz && m_cells[index(x, y, z)]; }
    bool solidAt(const Eigen::Vector3f &point) const;
    Eigen::Vector3f centre(int x, int y, int z) const { return m_low + m_cell * (Eigen::Vector3f(float(x), float(y), float(z)) + Eigen::Vector3f::Constant(0.5F)); }
    int across() const { return m_nx; }
    int deep() const { return m_nz; }

    /// The islands of a slice, from low x to high x. Those smaller than four cells are left out. Found once, when they are first asked for.
    const std::vector<SectionIsland> &islands(int level) const;

private:
    std::size_t index(int x, int y, int z) const
    {
        return (static_cast<std::size_t>(y) * static_cast<std::size_t>(m_nz) + static_cast<std::size_t>(z)) * static_cast<std::size_t>(m_nx) + static_cast<std::size_t>(x);
    }
    void markTriangle(const Eigen::Vector3f &a, const Eigen::Vector3f &b, const Eigen::Vector3f &c);
    void fillSlices();
    std::vector<SectionIsland> findIslands(int level) const;

    Eigen::Vector3f m_low = Eigen::Vector3f::Zero();
    float m_bottom = 0, m_top = 0;
    float m_cell = 1;
    int m_nx = 0, m_ny = 0, m_nz = 0;
    std::vector<std::uint8_t> m_cells;
    mutable std::vector<std::optional<std::vector<SectionIsland>>> m_islands;
};

} // namespace marrow
