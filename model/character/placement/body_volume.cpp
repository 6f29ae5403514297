#include "model/character/placement/body_volume.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kSmallestIsland = 4;

bool takesPart(const BakedMesh &mesh, const BakedMesh::Range &range, bool props)
{
    if (props || range.follows < 0)
        return true;
    // A model all of whose pieces hang from joints is made of them.
    return std::none_of(mesh.ranges.begin(), mesh.ranges.end(), [](const BakedMesh::Range &other) { return other.follows < 0 && other.triangleCount > 0; });
}

} // namespace

BodyVolume::BodyVolume(const BakedMesh &mesh, int slices, bool props)
{
    Eigen::AlignedBox3f box;
    const auto eachTriangle = [&](auto &&use) {
        for (const BakedMesh::Range &range : mesh.ranges) {
            if (!takesPart(mesh, range, props))
                continue;
            for (std::size_t t = range.firstTriangle; t < range.firstTriangle + range.triangleCount; ++t) {
                const Eigen::Vector3f &a = mesh.positions[mesh.triangles[t * 3]];
                const Eigen::Vector3f &b = mesh.positions[mesh.triangles[t * 3 + 1]];
                const Eigen::Vector3f &c = mesh.positions[mesh.triangles[t * 3 + 2]];
                if (a.allFinite() && b.allFinite() && c.allFinite())
                    use(a, b, c);
            }
        }
    };
    eachTriangle([&box](const auto &a, const auto &b, const auto &c) { box.extend(a).extend(b).extend(c); });
    if (box.isEmpty() || !(box.sizes().y() > 0) || !box.sizes().allFinite())
        return;
    m_bottom = box.min().y();
    m_top = box.max().y();
    m_cell = std::max(box.sizes().y() / static_cast<float>(std::max(slices, 16)), std::max(box.sizes().x(), box.sizes().z()) / static_cast<float>(kMostAcross));
    if (!(m_cell > 0))
        return;
    // A free cell on every side, and the grid stands symmetrically about x = 0 so that mirrored models give mirrored islands.
    const float reach = std::max(std::abs(box.min().x()), std::abs(box.max().x()));
    const bool middling = reach < box.sizes().x();
    m_low = box.min() - Eigen::Vector3f(m_cell, 0, m_cell);
    m_nx = static_cast<int>(std::ceil(box.sizes().x() / m_cell)) + 2;
    if (middling) {
        const int half = static_cast<int>(std::ceil(reach / m_cell)) + 1;
        m_nx = 2 * half;
        m_low.x() = -m_cell * static_cast<float>(half);
    }
    m_ny = static_cast<int>(std::ceil(box.sizes().y() / m_cell));
    m_nz = static_cast<int>(std::ceil(box.sizes().z() / m_cell)) + 2;
    m_cells.assign(static_cast<std::size_t>(m_nx) * static_cast<std::size_t>(m_ny) * static_cast<std::size_t>(m_nz), 0);
    eachTriangle([this](const auto &a, const auto &b, const auto &c) { markTriangle(a, b, c); });
    fillSlices();
    m_islands.resize(static_cast<std::size_t>(m_ny));
}

int BodyVolume::levelAt(float y) const
{
    return std::clamp(static_cast<int>((y - m_low.y()) / m_cell), 0, std::max(m_ny - 1, 0));
}

bool BodyVolume::solidAt(const Eigen::Vector3f &point) const
{
    const Eigen::Vector3f cell = (point - m_low) / m_cell;
    return solid(static_cast<int>(std::floor(cell.x())), static_cast<int>(std::floor(cell.y())), static_cast<int>(std::floor(cell.z())));
}

void BodyVolume::markTriangle(const Eigen::Vector3f &a, const Eigen::Vector3f &b, const Eigen::Vector3f &c)
{
    const auto cellOf = [this](const Eigen::Vector3f &point) {
        const Eigen::Vector3f cell = (point - m_low) / m_cell;
        return index(std::clamp(static_cast<int>(cell.x()), 0, m_nx - 1), std::clamp(static_cast<int>(cell.y()), 0, m_ny - 1), std::clamp(static_cast<int>(cell.z()), 0, m_nz - 1));
    };
    const std::size_t first = cellOf(a);
    if (first == cellOf(b) && first == cellOf(c)) {
        m_cells[first] = 1; // most triangles of a detailed mesh lie within one cell
        return;
    }
    // Samples half a cell apart leave no hole that a flood of four neighbours could pass.
    const float step = 0.5F * m_cell;
    const int along = static_cast<int>(std::ceil(std::max((b - a).norm(), (c - a).norm()) / step)) + 1;
    for (int i = 0; i <= along; ++i) {
        const float s = static_cast<float>(i) / static_cast<float>(along);
        const Eigen::Vector3f left = a + s * (b - a);
        const Eigen::Vector3f right = a + s * (c - a);
        const int over = static_cast<int>(std::ceil((right - left).norm() / step)) + 1;
        for (int k = 0; k <= over; ++k) {
            m_cells[cellOf(left + static_cast<float>(k) / static_cast<float>(over) * (right - left))] = 1;
        }
    }
}

void BodyVolume::fillSlices()
{
    std::vector<std::uint8_t> outside(static_cast<std::size_t>(m_nx) * static_cast<std::size_t>(m_nz));
    std::vector<std::size_t> open;
    const auto nx = static_cast<std::size_t>(m_nx);
    const auto nz = static_cast<std::size_t>(m_nz);
    for (int y = 0; y < m_ny; ++y) {
        std::uint8_t *slice = &m_cells[index(0, y, 0)];
        std::fill(outside.begin(), outside.end(), std::uint8_t{0});
        outside[0] = 1; // the rim is free by construction
        open.assign(1, 0);
        const auto visit = [&](std::size_t cell) {
            if (!outside[cell] && !slice[cell]) {
                outside[cell] = 1;
                open.push_back(cell);
            }
        };
        while (!open.empty()) {
            const std::size_t cell = open.back();
            open.pop_back();
            const std::size_t x = cell % nx;
            const std::size_t z = cell / nx;
            if (x > 0)
                visit(cell - 1);
            if (x + 1 < nx)
                visit(cell + 1);
            if (z > 0)
                visit(cell - nx);
            if (z + 1 < nz)
                visit(cell + nx);
        }
        for (std::size_t cell = 0; cell < nx * nz; ++cell)
            slice[cell] = !outside[cell];
    }
}

const std::vector<SectionIsland> &BodyVolume::islands(int level) const
{
    static const std::vector<SectionIsland> none;
    if (level < 0 || level >= m_ny)
        return none;
    auto &known = m_islands[static_cast<std::size_t>(level)];
    if (!known)
        known = findIslands(level);
    return *known;
}

std::vector<SectionIsland> BodyVolume::findIslands(int level) const
{
    std::vector<SectionIsland> found;
    std::vector<std::uint8_t> seen(static_cast<std::size_t>(m_nx) * static_cast<std::size_t>(m_nz), 0);
    std::vector<std::pair<int, int>> open;
    for (int startX = 0; startX < m_nx; ++startX) {
        for (int startZ = 0; startZ < m_nz; ++startZ) {
            if (!solid(startX, level, startZ) || seen[static_cast<std::size_t>(startZ * m_nx + startX)])
                continue;
            open.assign(1, {startX, startZ});
            seen[static_cast<std::size_t>(startZ * m_nx + startX)] = 1;
            int count = 0, lowX = startX, highX = startX, lowZ = startZ, highZ = startZ;
            double sumX = 0, sumZ = 0;
            while (!open.empty()) {
                const auto [x, z] = open.back();
                open.pop_back();
                ++count;
                sumX += x;
                sumZ += z;
                lowX = std::min(lowX, x);
                highX = std::max(highX, x);
                lowZ = std::min(lowZ, z);
                highZ = std::max(highZ, z);
                for (int dz = -1; dz <= 1; ++dz) {
                    for (int dx = -1; dx <= 1; ++dx) {
                        if (solid(x + dx, level, z + dz) && !seen[static_cast<std::size_t>((z + dz) * m_nx + x + dx)]) {
                            seen[static_cast<std::size_t>((z + dz) * m_nx + x + dx)] = 1;
                            open.emplace_back(x + dx, z + dz);
                        }
                    }
                }
            }
            if (count < kSmallestIsland)
                continue;
            const Eigen::Vector3f low = m_low + m_cell * Eigen::Vector3f(float(lowX), 0, float(lowZ));
            const Eigen::Vector3f high = m_low + m_cell * Eigen::Vector3f(float(highX + 1), 0, float(highZ + 1));
            found.push_back({static_cast<float>(count) * m_cell * m_cell, m_low.x() + m_cell * static_cast<float>(sumX / count + 0.5),
                             m_low.z() + m_cell * static_cast<float>(sumZ / count + 0.5), low.x(), high.x(), low.z(), high.z()});
        }
    }
    return found;
}

} // namespace marrow
