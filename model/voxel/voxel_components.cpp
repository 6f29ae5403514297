#include "model/voxel/voxel_components.h"

#include <algorithm>
#include <numeric>

namespace marrow {

namespace {

/// Which run belongs with which, by union of the smaller index.
class Forest
{
public:
    std::uint32_t add()
    {
        m_parent.push_back(static_cast<std::uint32_t>(m_parent.size()));
        return m_parent.back();
    }
    std::uint32_t rootOf(std::uint32_t i)
    {
        while (m_parent[i] != i) {
            m_parent[i] = m_parent[m_parent[i]];
            i = m_parent[i];
        }
        return i;
    }
    void join(std::uint32_t a, std::uint32_t b)
    {
        a = rootOf(a);
        b = rootOf(b);
        if (a < b)
            m_parent[b] = a;
        else
            m_parent[a] = b;
    }

private:
    std::vector<std::uint32_t> m_parent;
};

class Finder
{
public:
    Finder(const VoxelGrid &grid, const VoxelBinding *binding)
        : m_grid(grid)
        , m_binding(binding)
        , m_size(grid.size())
    {
    }

    VoxelComponents find()
    {
        // Runs of a row touch those of the row before and of the same row a slice before.
        m_rowStart.reserve(static_cast<std::size_t>(m_size.y) * static_cast<std::size_t>(m_size.z) + 1);
        m_rowStart.push_back(0);
        for (int z = 0; z < m_size.z; ++z) {
            for (int y = 0; y < m_size.y; ++y) {
                addRow(y, z);
                m_rowStart.push_back(static_cast<std::uint32_t>(m_found.runs.size()));
                const std::size_t row = m_rowStart.size() - 2;
                if (y > 0)
                    joinRows(row, row - 1, static_cast<std::uint32_t>(m_size.x));
                if (z > 0)
                    joinRows(row, row - static_cast<std::size_t>(m_size.y),
                             static_cast<std::uint32_t>(m_size.x * m_size.y));
            }
        }
        number();
        return std::move(m_found);
    }

private:
    void addRow(int y, int z)
    {
        const std::uint32_t start = m_grid.offset({0, y, z});
        const std::uint8_t *cells = m_grid.data() + start;
        for (int x = 0; x < m_size.x;) {
            if (cells[x] == 0) {
                ++x;
                continue;
            }
            const JointId joint = m_binding ? m_binding->at({x, y, z}) : JointId(0);
            const int from = x;
            do
                ++x;
            while (x < m_size.x && cells[x] != 0 && (!m_binding || m_binding->at({x, y, z}) == joint));
            m_found.runs.push_back({start + static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(x - from)});
            m_joints.push_back(joint);
            m_forest.add();
        }
    }

    void joinRows(std::size_t row, std::size_t before, std::uint32_t shift)
    {
        std::uint32_t a = m_rowStart[row];
        std::uint32_t b = m_rowStart[before];
        while (a < m_rowStart[row + 1] && b < m_rowStart[before + 1]) {
            const VoxelRun &ours = m_found.runs[a];
            const VoxelRun theirs{m_found.runs[b].first + shift, m_found.runs[b].count};
            if (ours.first < theirs.end() && theirs.first < ours.end() && m_joints[a] == m_joints[b])
                m_forest.join(a, b);
            if (ours.end() < theirs.end())
                ++a;
            else
                ++b;
        }
    }

    void number()
    {
        m_found.componentOfRun.resize(m_found.runs.size());
        for (std::uint32_t i = 0; i < m_found.runs.size(); ++i) {
            const std::uint32_t root = m_forest.rootOf(i);
            const Int3 first = m_grid.position(m_found.runs[i].first);
            if (root == i) {
                m_found.componentOfRun[i] = static_cast<std::uint32_t>(m_found.components.size());
                m_found.components.push_back({m_joints[i], 0, {}, first, {}});
            } else {
                m_found.componentOfRun[i] = m_found.componentOfRun[root];
            }
            VoxelComponent &component = m_found.components[m_found.componentOfRun[i]];
            const double count = m_found.runs[i].count;
            component.voxels += m_found.runs[i].count;
            component.box.include(first);
            component.box.include({first.x + static_cast<int>(m_found.runs[i].count) - 1, first.y, first.z});
            component.centre[0] += count * (first.x + count / 2);
            component.centre[1] += count * (first.y + 0.5);
            component.centre[2] += count * (first.z + 0.5);
        }
        for (VoxelComponent &component : m_found.components) {
            for (double &value : component.centre)
                value /= static_cast<double>(component.voxels);
        }
    }

    const VoxelGrid &m_grid;
    const VoxelBinding *m_binding;
    Int3 m_size;
    VoxelComponents m_found;
    std::vector<JointId> m_joints;
    std::vector<std::uint32_t> m_rowStart;
    Forest m_forest;
};

} // namespace

int VoxelComponents::componentAt(std::uint32_t offset) const
{
    const auto after = std::upper_bound(runs.begin(), runs.end(), offset,
                                        [](std::uint32_t wanted, const VoxelRun &run) { return wanted < run.first; });
    if (after == runs.begin() || offset >= (after - 1)->end())
        return -1;
    return static_cast<int>(componentOfRun[static_cast<std::size_t>(after - runs.begin() - 1)]);
}

VoxelSet VoxelComponents::voxelsOf(int component) const
{
    VoxelSet set;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (componentOfRun[i] == static_cast<std::uint32_t>(component))
            set.append(runs[i].first, runs[i].count);
    }
    return set;
}

VoxelComponents findComponents(const VoxelGrid &grid, const VoxelBinding *binding)
{
    return Finder(grid, binding).find();
}

} // namespace marrow
