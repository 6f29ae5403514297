#pragma once

// Grids, bindings and a plain sweep mesher for tests and benchmarks of the voxel algorithms.

#include "model/voxel/bone_mesher.h"

#include <cmath>
#include <cstdint>
#include <functional>
#include <vector>

namespace marrow::testing {

/// A small generator that gives the same numbers everywhere.
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed * 2654435769U + 88172645463325252ULL)
    {
    }
    std::uint32_t next()
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 7;
        m_state ^= m_state << 17;
        return static_cast<std::uint32_t>(m_state >> 32);
    }
    int below(int limit) { return static_cast<int>(next() % static_cast<std::uint32_t>(limit)); }
    double unit() { return next() / 4294967296.0; }

private:
    std::uint64_t m_state;
};

inline VoxelGrid makeGrid(Int3 size, const std::function<int(Int3)> &colorAt)
{
    VoxelGrid grid(size);
    for (int z = 0; z < size.z; ++z) {
        for (int y = 0; y < size.y; ++y) {
            for (int x = 0; x < size.x; ++x)
                grid.set({x, y, z}, static_cast<std::uint8_t>(colorAt({x, y, z})));
        }
    }
    return grid;
}

inline VoxelBinding makeBinding(const VoxelGrid &grid, JointId defaultJoint, const std::function<int(Int3)> &jointAt)
{
    VoxelBinding binding(grid.size(), defaultJoint);
    for (int z = 0; z < grid.size().z; ++z) {
        for (int y = 0; y < grid.size().y; ++y) {
            for (int x = 0; x < grid.size().x; ++x) {
                if (grid.at({x, y, z}) != 0)
                    binding.set({x, y, z}, static_cast<JointId>(jointAt({x, y, z})));
            }
        }
    }
    return binding;
}

/// Rolling hills up to two thirds of the height, coloured in layers.
inline VoxelGrid terrain(Int3 size)
{
    return makeGrid(size, [&](Int3 p) {
        const double height = size.y * (0.35 + 0.15 * std::sin(p.x * 0.11) + 0.12 * std::cos(p.z * 0.13 + p.x * 0.03) +
                                        0.03 * std::sin(p.x * 0.45 + p.z * 0.37));
        return p.y > height ? 0 : p.y > height - 1.5 ? 1 : p.y > height - 5 ? 2 : 3;
    });
}

inline VoxelGrid sphere(Int3 size)
{
    return makeGrid(size, [&](Int3 p) {
        const double r = std::min({size.x, size.y, size.z}) / 2.0;
        const double dx = p.x + 0.5 - size.x / 2.0;
        const double dy = p.y + 0.5 - size.y / 2.0;
        const double dz = p.z + 0.5 - size.z / 2.0;
        return dx * dx + dy * dy + dz * dz < r * r ? 1 : 0;
    });
}

inline VoxelGrid randomGrid(Int3 size, int colors, double fill, std::uint64_t seed)
{
    Random random(seed);
    return makeGrid(size, [&](Int3) { return random.unit() < fill ? 1 + random.below(colors) : 0; });
}

inline VoxelGrid checkerboard(Int3 size)
{
    return makeGrid(size, [](Int3 p) { return (p.x + p.y + p.z) % 2 == 0 ? 1 : 0; });
}

/// A little figure: legs, body, arms, head.
inline VoxelGrid figure(Int3 size)
{
    const Int3 c{size.x / 2, 0, size.z / 2};
    return makeGrid(size, [&](Int3 p) {
        const int dx = std::abs(2 * (p.x - c.x) + 1) / 2;
        const int dz = std::abs(2 * (p.z - c.z) + 1) / 2;
        if (p.y < 4)
            return dx >= 1 && dx <= 2 && dz < 2 ? 1 : 0;
        if (p.y < 9)
            return dx < 3 && dz < 2 ? 2 : dx < 5 && dz < 1 ? 3 : 0;
        if (p.y < 13)
            return dx < 2 && dz < 2 ? 4 : 0;
        return 0;
    });
}

/// The joint of the nearest of `count` points strewn over the box, the same for the same seed.
inline std::function<int(Int3)> nearestOf(int count, Int3 size, std::uint64_t seed)
{
    Random random(seed);
    std::vector<Int3> points;
    for (int i = 0; i < count; ++i)
        points.push_back({random.below(size.x), random.below(size.y), random.below(size.z)});
    return [points](Int3 p) {
        int best = 0;
        int bestDistance = 1 << 30;
        for (int i = 0; i < static_cast<int>(points.size()); ++i) {
            const Int3 d = points[static_cast<std::size_t>(i)] - p;
            const int distance = d.x * d.x + d.y * d.y + d.z * d.z;
            if (distance < bestDistance) {
                bestDistance = distance;
                best = i;
            }
        }
        return best;
    };
}

/// The rule of bone_mesher.h, spelled out: does the side of a solid cell show?
inline bool faceShows(const MeshSource &source, Int3 cell, FaceSide side)
{
    Int3 beyond = cell;
    beyond[faceAxis(side)] += facesUp(side) ? 1 : -1;
    const std::uint8_t theirs = source.grid.atOrEmpty(beyond);
    if (theirs == 0)
        return true;
    if (source.binding && source.binding->at(cell) != source.binding->at(beyond))
        return true;
    const bool clear = source.palette.defined[theirs] && source.palette.entries[theirs].transparent();
    return clear && theirs != source.grid.at(cell);
}

/// How many quads a classic sweep takes: plane by plane, the widest run first, then as many rows as repeat it.
inline std::size_t sweepQuads(const MeshSource &source)
{
    const Int3 size = source.grid.size();
    std::size_t quads = 0;
    for (FaceSide side = 0; side < 6; ++side) {
        const int axis = faceAxis(side);
        const int uAxis = quadUAxis(side);
        const int vAxis = quadVAxis(side);
        for (int layer = 0; layer < size[axis]; ++layer) {
            const auto width = static_cast<std::size_t>(size[uAxis]);
            const auto height = static_cast<std::size_t>(size[vAxis]);
            std::vector<int> keys(width * height, -1);
            for (std::size_t v = 0; v < height; ++v) {
                for (std::size_t u = 0; u < width; ++u) {
                    Int3 cell;
                    cell[axis] = layer;
                    cell[uAxis] = static_cast<int>(u);
                    cell[vAxis] = static_cast<int>(v);
                    if (source.grid.at(cell) != 0 && faceShows(source, cell, side))
                        keys[u + v * width] = source.grid.at(cell) | (source.binding ? source.binding->at(cell) : 0) << 8;
                }
            }
            for (std::size_t v = 0; v < height; ++v) {
                for (std::size_t u = 0; u < width;) {
                    const int key = keys[u + v * width];
                    if (key < 0) {
                        ++u;
                        continue;
                    }
                    std::size_t w = 1;
                    while (u + w < width && keys[u + w + v * width] == key)
                        ++w;
                    std::size_t h = 1;
                    const auto rowMatches = [&] {
                        for (std::size_t i = 0; i < w; ++i) {
                            if (keys[u + i + (v + h) * width] != key)
                                return false;
                        }
                        return true;
                    };
                    while (v + h < height && rowMatches())
                        ++h;
                    for (std::size_t j = 0; j < h; ++j) {
                        for (std::size_t i = 0; i < w; ++i)
                            keys[u + i + (v + j) * width] = -1;
                    }
                    ++quads;
                    u += w;
                }
            }
        }
    }
    return quads;
}

} // namespace marrow::testing
