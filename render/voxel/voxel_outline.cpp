#include "render/voxel/voxel_outline.h"

#include <algorithm>
#include <array>

namespace marrow {

namespace {

constexpr std::int64_t kMaxCells = 3'000'000;

/// The box of the set with a layer of air around it, each cell 0 for air or 1 + the place of its joint in `joints`.
struct Bodies
{
    Int3 low;
    Int3 size;
    std::vector<std::uint16_t> cells;
    std::vector<JointId> joints;

    std::size_t index(Int3 p) const { return static_cast<std::size_t>(p.x + size.x * (p.y + size.y * p.z)); }
    std::uint16_t at(Int3 p) const { return cells[index(p)]; }
};

Bodies bodiesOf(const VoxelSet &voxels, const VoxelBox &box, Int3 gridSize, const VoxelBinding *binding)
{
    Bodies bodies;
    bodies.low = box.low - Int3{1, 1, 1};
    bodies.size = box.extent() + Int3{2, 2, 2};
    bodies.cells.assign(static_cast<std::size_t>(bodies.size.x * bodies.size.y * bodies.size.z), 0);
    std::vector<std::uint16_t> placeOf;
    voxels.forEach([&](std::uint32_t offset) {
        const int o = static_cast<int>(offset);
        const Int3 p{o % gridSize.x, o / gridSize.x % gridSize.y, o / (gridSize.x * gridSize.y)};
        const JointId joint = binding ? binding->at(p) : JointId(0);
        if (placeOf.size() <= joint)
            placeOf.resize(joint + std::size_t(1), 0);
        if (placeOf[joint] == 0) {
            bodies.joints.push_back(joint);
            placeOf[joint] = static_cast<std::uint16_t>(bodies.joints.size());
        }
        bodies.cells[bodies.index(p - bodies.low)] = placeOf[joint];
    });
    return bodies;
}

/// Whether the surface of a body bends at an edge with this pattern of the four cells around it (00 10 01 11).
bool bends(unsigned pattern)
{
    constexpr unsigned kDraw = 1U << 1 | 1U << 2 | 1U << 4 | 1U << 8 | 1U << 6 | 1U << 9 | 1U << 7 | 1U << 11 | 1U << 13 | 1U << 14;
    return (kDraw >> pattern & 1U) != 0;
}

/// Up to two bodies whose surface bends at an edge, in order.
std::array<std::uint16_t, 2> bendingBodies(const std::array<std::uint16_t, 4> &around)
{
    std::array<std::uint16_t, 2> result = {0, 0};
    std::size_t count = 0;
    for (std::size_t i = 0; i < 4 && count < 2; ++i) {
        const std::uint16_t body = around[i];
        if (body == 0 || (count > 0 && result[0] == body))
            continue;
        unsigned pattern = 0;
        for (unsigned k = 0; k < 4; ++k)
            pattern |= (around[k] == body ? 1U : 0U) << k;
        if (bends(pattern))
            result[count++] = body;
    }
    return result;
}

void addEdgesAlong(const Bodies &bodies, int axis, std::vector<OutlineEdge> &out)
{
    const int u = axis == 0 ? 1 : 0;
    const int v = axis == 2 ? 1 : 2;
    for (int j = 1; j < bodies.size[v]; ++j) {
        for (int i = 1; i < bodies.size[u]; ++i) {
            std::array<std::uint16_t, 2> open = {0, 0};
            std::array<int, 2> began = {0, 0};
            for (int k = 0; k <= bodies.size[axis]; ++k) {
                std::array<std::uint16_t, 2> now = {0, 0};
                if (k < bodies.size[axis]) {
                    std::array<std::uint16_t, 4> around = {};
                    for (int corner = 0; corner < 4; ++corner) {
                        Int3 p;
                        p[axis] = k;
                        p[u] = i - 1 + (corner & 1);
                        p[v] = j - 1 + (corner >> 1);
                        around[static_cast<std::size_t>(corner)] = bodies.at(p);
                    }
                    if (around[0] | around[1] | around[2] | around[3])
                        now = bendingBodies(around);
                }
                for (std::size_t slot = 0; slot < 2; ++slot) {
                    if (now[slot] == open[slot])
                        continue;
                    if (open[slot] != 0) {
                        OutlineEdge edge;
                        edge.joint = bodies.joints[open[slot] - std::size_t(1)];
                        Int3 from;
                        from[axis] = began[slot];
                        from[u] = i;
                        from[v] = j;
                        Int3 to = from;
                        to[axis] = k;
                        edge.from = from + bodies.low;
                        edge.to = to + bodies.low;
                        out.push_back(edge);
                    }
                    open[slot] = now[slot];
                    began[slot] = k;
                }
            }
        }
    }
}

} // namespace

std::vector<OutlineEdge> outlineEdges(const VoxelSet &voxels, Int3 gridSize, const VoxelBinding *binding)
{
    std::vector<OutlineEdge> edges;
    if (voxels.empty())
        return edges;
    const VoxelBox box = voxels.bounds(gridSize);
    const Int3 extent = box.extent();
    if (std::int64_t(extent.x) * extent.y * extent.z > kMaxCells) {
        const JointId joint = binding ? binding->at(box.low) : JointId(0);
        for (int axis = 0; axis < 3; ++axis) {
            for (int corner = 0; corner < 4; ++corner) {
                Int3 from = box.low;
                const int u = (axis + 1) % 3;
                const int v = (axis + 2) % 3;
                from[u] = corner & 1 ? box.high[u] + 1 : box.low[u];
                from[v] = corner & 2 ? box.high[v] + 1 : box.low[v];
                Int3 to = from;
                to[axis] = box.high[axis] + 1;
                edges.push_back({joint, from, to});
            }
        }
        return edges;
    }
    const Bodies bodies = bodiesOf(voxels, box, gridSize, binding);
    for (int axis = 0; axis < 3; ++axis)
        addEdgesAlong(bodies, axis, edges);
    return edges;
}

} // namespace marrow
