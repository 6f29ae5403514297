#pragma once

#include "model/base/large_pages.h"

#include <QByteArray>

#include <array>
#include <cstddef>
#include <cstdint>

namespace marrow {

/// Whole-number coordinates or sizes in voxels; y is up.
struct Int3
{
    int x = 0;
    int y = 0;
    int z = 0;

    int operator[](int axis) const { return axis == 0 ? x : axis == 1 ? y : z; }
    int &operator[](int axis) { return axis == 0 ? x : axis == 1 ? y : z; }
    Int3 operator+(const Int3 &o) const { return {x + o.x, y + o.y, z + o.z}; }
    Int3 operator-(const Int3 &o) const { return {x - o.x, y - o.y, z - o.z}; }
    bool operator==(const Int3 &) const = default;
};

/// A dense box of palette indices, x fastest: offset = x + y·sizeX + z·sizeX·sizeY. 0 is empty. Sizes are 1..255 an axis
/// (0 only for a default-made grid). Copies share their bytes until one is written.
class VoxelGrid
{
public:
    static constexpr int kMaxSize = 255;

    VoxelGrid() = default;
    explicit VoxelGrid(Int3 size)
        : m_size(size)
        , m_cells(static_cast<qsizetype>(size.x) * size.y * size.z, Qt::Uninitialized)
    {
        preferLargePages(m_cells.data(), cellCount());
        m_cells.fill('\0');
    }

    Int3 size() const { return m_size; }
    std::size_t cellCount() const { return static_cast<std::size_t>(m_cells.size()); }
    bool contains(Int3 p) const
    {
        return p.x >= 0 && p.y >= 0 && p.z >= 0 && p.x < m_size.x && p.y < m_size.y && p.z < m_size.z;
    }
    std::uint32_t offset(Int3 p) const
    {
        return static_cast<std::uint32_t>(p.x + m_size.x * (p.y + m_size.y * p.z));
    }
    Int3 position(std::uint32_t offset) const
    {
        const int o = static_cast<int>(offset);
        return {o % m_size.x, o / m_size.x % m_size.y, o / (m_size.x * m_size.y)};
    }

    /// The palette index at `p`, which must lie inside.
    std::uint8_t at(Int3 p) const { return data()[offset(p)]; }
    /// The palette index at `p`, 0 outside.
    std::uint8_t atOrEmpty(Int3 p) const { return contains(p) ? at(p) : 0; }
    void set(Int3 p, std::uint8_t index) { mutableData()[offset(p)] = index; }

    const std::uint8_t *data() const { return reinterpret_cast<const std::uint8_t *>(m_cells.constData()); }
    /// Detaches from copies; do not keep the pointer across copies.
    std::uint8_t *mutableData() { return reinterpret_cast<std::uint8_t *>(m_cells.data()); }

    bool operator==(const VoxelGrid &) const = default;

private:
    Int3 m_size;
    QByteArray m_cells;
};

} // namespace marrow
