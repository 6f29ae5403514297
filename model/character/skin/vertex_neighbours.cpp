#include "model/character/placement/mesh_shells.h"
#include "model/character/skin/weight_ops.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace marrow {

namespace {

/// Two vertices are mirror images up to this share of the size of the mesh.
constexpr float kMirrorTolerance = 2e-4F;

std::uint64_t cellKey(int x, int y, int z)
{
    const auto part = [](int value) { return static_cast<std::uint64_t>(static_cast<std::uint32_t>(value) & 0x1fffffU); };
    return part(x) << 42 | part(y) << 21 | part(z);
}

std::vector<std::int32_t> findMirrors(const BakedMesh &mesh)
{
    Eigen::AlignedBox3f box;
    for (const Eigen::Vector3f &position : mesh.positions) {
        if (position.allFinite())
            box.extend(position);
    }
    std::vector<std::int32_t> mirrors(mesh.positions.size(), -1);
    if (box.isEmpty())
        return mirrors;
    const float tolerance = std::max(kMirrorTolerance * box.sizes().maxCoeff(), 1e-9F);
    const auto cellOf = [&](const Eigen::Vector3f &p) {
        const Eigen::Vector3f cell = ((p - Eigen::Vector3f(0, box.min().y(), box.min().z())) / tolerance).array().floor();
        return std::array<int, 3>{static_cast<int>(cell.x()), static_cast<int>(cell.y()), static_cast<int>(cell.z())};
    };
    std::unordered_multimap<std::uint64_t, std::uint32_t> cells;
    cells.reserve(mesh.positions.size());
    for (std::uint32_t v = 0; v < mesh.positions.size(); ++v) {
        if (!mesh.positions[v].allFinite())
            continue;
        const auto cell = cellOf(mesh.positions[v]);
        cells.emplace(cellKey(cell[0], cell[1], cell[2]), v);
    }
    for (std::uint32_t v = 0; v < mesh.positions.size(); ++v) {
        if (!mesh.positions[v].allFinite())
            continue;
        const Eigen::Vector3f image(-mesh.positions[v].x(), mesh.positions[v].y(), mesh.positions[v].z());
        const auto cell = cellOf(image);
        float best = tolerance;
        for (int step = 0; step < 27; ++step) {
            const auto [from, to] = cells.equal_range(cellKey(cell[0] + step % 3 - 1, cell[1] + step / 3 % 3 - 1, cell[2] + step / 9 - 1));
            for (auto it = from; it != to; ++it) {
                const float distance = (mesh.positions[it->second] - image).norm();
                // Of twins the one that looks the mirrored way.
                const bool nearer = distance < best - 0.01F * tolerance;
                const bool alike = std::abs(distance - best) <= 0.01F * tolerance && mirrors[v] >= 0
                    && mesh.normals[it->second].dot(Eigen::Vector3f(-mesh.normals[v].x(), mesh.normals[v].y(), mesh.normals[v].z()))
                        > mesh.normals[static_cast<std::size_t>(mirrors[v])].dot(Eigen::Vector3f(-mesh.normals[v].x(), mesh.normals[v].y(), mesh.normals[v].z())) + 1e-3F;
                if (nearer || alike) {
                    best = distance;
                    mirrors[v] = static_cast<std::int32_t>(it->second);
                }
            }
        }
    }
    return mirrors;
}

} // namespace

VertexNeighbours::VertexNeighbours(const BakedMesh &mesh)
    : m_group(firstAtSamePlace(mesh))
    , m_mirrors(findMirrors(mesh))
{
    const std::size_t count = mesh.positions.size();
    m_twinStarts.assign(count + 1, 0);
    for (const std::uint32_t group : m_group)
        ++m_twinStarts[group + 1];
    for (std::size_t v = 0; v < count; ++v)
        m_twinStarts[v + 1] += m_twinStarts[v];
    m_twins.resize(count);
    std::vector<std::uint32_t> next(m_twinStarts.begin(), m_twinStarts.end() - 1);
    for (std::uint32_t v = 0; v < count; ++v)
        m_twins[next[m_group[v]]++] = v;

    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
    edges.reserve(mesh.triangles.size() * 2);
    for (std::size_t t = 0; t + 2 < mesh.triangles.size(); t += 3) {
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint32_t a = m_group[mesh.triangles[t + i]];
            const std::uint32_t b = m_group[mesh.triangles[t + (i + 1) % 3]];
            if (a == b)
                continue;
            edges.emplace_back(a, b);
            edges.emplace_back(b, a);
        }
    }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    m_starts.assign(count + 1, 0);
    m_neighbours.reserve(edges.size());
    for (const auto &[from, to] : edges) {
        ++m_starts[from + 1];
        m_neighbours.push_back(to);
    }
    for (std::size_t v = 0; v < count; ++v)
        m_starts[v + 1] += m_starts[v];
}

std::span<const std::uint32_t> VertexNeighbours::of(std::uint32_t vertex) const
{
    const std::uint32_t group = m_group[vertex];
    return {m_neighbours.data() + m_starts[group], m_starts[group + 1] - m_starts[group]};
}

std::span<const std::uint32_t> VertexNeighbours::twinsOf(std::uint32_t vertex) const
{
    const std::uint32_t group = m_group[vertex];
    return {m_twins.data() + m_twinStarts[group], m_twinStarts[group + 1] - m_twinStarts[group]};
}

} // namespace marrow
