#include "model/character/placement/mesh_shells.h"

#include <bit>
#include <numeric>

namespace marrow {

namespace {

std::size_t hashOf(const Eigen::Vector3f &position)
{
    std::uint64_t hash = 0x9e3779b97f4a7c15ULL;
    for (int axis = 0; axis < 3; ++axis) {
        // Both zeros are one place.
        const auto bits = std::bit_cast<std::uint32_t>(position[axis] == 0 ? 0.0F : position[axis]);
        hash = (hash ^ bits) * 0xff51afd7ed558ccdULL;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

class Union
{
public:
    explicit Union(std::size_t size)
        : m_parent(size)
    {
        std::iota(m_parent.begin(), m_parent.end(), 0U);
    }
    std::uint32_t root(std::uint32_t item)
    {
        while (m_parent[item] != item) {
            m_parent[item] = m_parent[m_parent[item]];
            item = m_parent[item];
        }
        return item;
    }
    void join(std::uint32_t a, std::uint32_t b)
    {
        const std::uint32_t first = root(a);
        const std::uint32_t second = root(b);
        m_parent[std::max(first, second)] = std::min(first, second);
    }

private:
    std::vector<std::uint32_t> m_parent;
};

} // namespace

std::vector<std::uint32_t> firstAtSamePlace(const BakedMesh &mesh)
{
    // An open table of twice the size: every place is looked up once.
    const std::size_t count = mesh.positions.size();
    std::size_t room = 16;
    while (room < count * 2)
        room *= 2;
    constexpr std::uint32_t kFree = 0xffffffffU;
    std::vector<std::uint32_t> table(room, kFree);
    std::vector<std::uint32_t> first(count);
    for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
        std::size_t slot = hashOf(mesh.positions[vertex]) & (room - 1);
        while (table[slot] != kFree && mesh.positions[table[slot]] != mesh.positions[vertex])
            slot = (slot + 1) & (room - 1);
        if (table[slot] == kFree)
            table[slot] = vertex;
        first[vertex] = table[slot];
    }
    return first;
}

MeshShells findShells(const BakedMesh &mesh)
{
    const std::vector<std::uint32_t> first = firstAtSamePlace(mesh);
    Union sets(mesh.positions.size());
    for (std::uint32_t vertex = 0; vertex < first.size(); ++vertex)
        sets.join(vertex, first[vertex]);
    for (std::size_t t = 0; t + 2 < mesh.triangles.size(); t += 3) {
        sets.join(mesh.triangles[t], mesh.triangles[t + 1]);
        sets.join(mesh.triangles[t], mesh.triangles[t + 2]);
    }
    MeshShells shells;
    shells.shellOf.resize(first.size());
    for (std::uint32_t vertex = 0; vertex < first.size(); ++vertex) {
        const std::uint32_t root = sets.root(vertex);
        shells.shellOf[vertex] = root == vertex ? shells.count++ : shells.shellOf[root];
    }
    return shells;
}

} // namespace marrow
