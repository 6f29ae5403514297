// How long meshing takes, in JSON: one and sixteen joints on the shapes the aims name, beside a binary mesher that knows no
// joints, and what a paint stroke costs on the largest grid.

#include "tests/support/cpu_clock.h"
#include "tests/support/voxel_models.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstring>
#include <set>

using namespace marrow;
using namespace marrow::testing;

namespace {

/// The lower decile of many rounds, in microseconds of processor time: on a shared machine the clock of a process now and then
/// loses time, so that the shortest round means nothing.
template <class Work>
double usualMicroseconds(Work &&work, double budgetMs = 150)
{
    std::vector<double> rounds;
    const double start = cpuMicroseconds();
    do {
        const double from = cpuMicroseconds();
        work();
        rounds.push_back(cpuMicroseconds() - from);
    } while (rounds.size() < 5 || cpuMicroseconds() - start < 1000 * budgetMs);
    std::sort(rounds.begin(), rounds.end());
    return rounds[rounds.size() / 10];
}

/// A binary greedy mesher without joints, as such meshers are usually written: a padded 64³ copy of bytes and occupancy words
/// that are given, faces by shifts, rectangles grown cell by cell with counters. The base the aims are ratios of.
class BlindMesher
{
public:
    void load(const VoxelGrid &grid)
    {
        m_types.assign(64 * 64 * 64, 0);
        m_solid.assign(64 * 64, 0);
        for (int z = 0; z < 62; ++z) {
            for (int y = 0; y < 62; ++y) {
                for (int x = 0; x < 62; ++x)
                    m_types[static_cast<std::size_t>(1 + x + 64 * (y + 1) + 4096 * (z + 1))] = grid.at({x, y, z});
            }
        }
        makeMask();
    }
    void makeMask()
    {
        for (std::size_t row = 0; row < 4096; ++row) {
            std::uint64_t word = 0;
            const std::uint8_t *cells = &m_types[row * 64];
            for (std::size_t part = 0; part < 8; ++part) {
                std::uint64_t bytes = 0;
                std::memcpy(&bytes, cells + 8 * part, 8);
                const std::uint64_t high = ((bytes & 0x7F7F7F7F7F7F7F7FULL) + 0x7F7F7F7F7F7F7F7FULL) | bytes;
                word |= ((high & 0x8080808080808080ULL) >> 7) * 0x0102040810204080ULL >> 56 << (8 * part);
            }
            m_solid[row] = word;
        }
    }
    std::size_t mesh()
    {
        m_count = 0;
        for (int side = 0; side < 4; ++side)
            meshRows(side);
        for (int side = 4; side < 6; ++side)
            meshBits(side);
        return m_count;
    }

private:
    void add(std::uint64_t quad)
    {
        if (m_count == m_quads.size())
            m_quads.resize(std::max<std::size_t>(4096, 2 * m_quads.size()));
        m_quads[m_count++] = quad;
    }
    /// Sides across y and z: bits of a row lie in the plane.
    void meshRows(int side)
    {
        const std::size_t layerStep = side < 2 ? 1 : 64;
        const std::size_t rowStep = side < 2 ? 64 : 1;
        for (std::size_t layer = 1; layer < 63; ++layer) {
            std::uint8_t forward[64] = {};
            for (std::size_t row = 1; row < 63; ++row) {
                const std::size_t index = layer * layerStep + row * rowStep;
                const auto faces = [&](std::size_t i) {
                    return m_solid[i] & ~m_solid[side & 1 ? i + layerStep : i - layerStep] & 0x7FFFFFFFFFFFFFFEULL;
                };
                std::uint64_t here = faces(index);
                if (here == 0)
                    continue;
                const std::uint64_t next = row + 1 < 63 ? faces(index + rowStep) : 0;
                const std::uint8_t *types = &m_types[index * 64];
                const std::uint8_t *nextTypes = types + rowStep * 64;
                while (here != 0) {
                    const auto bit = static_cast<std::size_t>(std::countr_zero(here));
                    const std::uint8_t type = types[bit];
                    if ((next >> bit & 1) != 0 && nextTypes[bit] == type) {
                        ++forward[bit];
                        here &= here - 1;
                        continue;
                    }
                    std::size_t width = 1;
                    while (bit + width < 63 && (here >> (bit + width) & 1) != 0 && forward[bit] == forward[bit + width] &&
                           types[bit + width] == type && !((next >> (bit + width) & 1) != 0 && nextTypes[bit + width] == type)) {
                        forward[bit + width] = 0;
                        ++width;
                    }
                    here &= ~(((std::uint64_t(1) << width) - 1) << bit);
                    add(bit | row << 6 | layer << 12 | width << 18 | static_cast<std::uint64_t>(forward[bit] + 1) << 24 |
                         static_cast<std::uint64_t>(type) << 32);
                    forward[bit] = 0;
                }
            }
        }
    }
    /// Sides across x: each bit of a row is a plane of its own.
    void meshBits(int side)
    {
        std::vector<std::uint8_t> &forward = m_forward;
        forward.assign(64 * 64, 0);
        std::uint8_t right[64] = {};
        const auto faces = [&](std::size_t z, std::size_t y) {
            const std::uint64_t row = m_solid[y + 64 * z];
            return row & ~(side & 1 ? row >> 1 : row << 1) & 0x7FFFFFFFFFFFFFFEULL;
        };
        for (std::size_t z = 1; z < 63; ++z) {
            for (std::size_t y = 1; y < 63; ++y) {
                std::uint64_t here = faces(z, y);
                if (here == 0)
                    continue;
                const std::uint64_t ahead = z + 1 < 63 ? faces(z + 1, y) : 0;
                const std::uint64_t beside = y + 1 < 63 ? faces(z, y + 1) : 0;
                const std::uint8_t *types = &m_types[64 * (y + 64 * z)];
                for (; here != 0; here &= here - 1) {
                    const auto bit = static_cast<std::size_t>(std::countr_zero(here));
                    const std::uint8_t type = types[bit];
                    std::uint8_t &run = forward[bit + 64 * y];
                    if (right[bit] == 0 && (ahead >> bit & 1) != 0 && types[bit + 4096] == type) {
                        ++run;
                        continue;
                    }
                    if ((beside >> bit & 1) != 0 && run == forward[bit + 64 * (y + 1)] && types[bit + 64] == type) {
                        run = 0;
                        ++right[bit];
                        continue;
                    }
                    add(bit | y << 6 | z << 12 | static_cast<std::uint64_t>(right[bit] + 1) << 18 | static_cast<std::uint64_t>(run + 1) << 24 |
                         static_cast<std::uint64_t>(type) << 32);
                    run = 0;
                    right[bit] = 0;
                }
            }
        }
    }

    std::vector<std::uint8_t> m_types;
    std::vector<std::uint64_t> m_solid;
    std::vector<std::uint64_t> m_quads;
    std::vector<std::uint8_t> m_forward;
    std::size_t m_count = 0;
};

Palette opaquePalette()
{
    Palette palette;
    for (int i = 1; i < 256; ++i)
        palette.set(static_cast<std::uint8_t>(i), {});
    return palette;
}

void printShape(const char *name, const VoxelGrid &grid, bool last)
{
    const Palette palette = opaquePalette();
    BlindMesher blind;
    blind.load(grid);
    std::size_t blindQuads = 0;
    const double given = usualMicroseconds([&] { blindQuads = blind.mesh(); });
    const double fromBytes = usualMicroseconds([&] {
        blind.makeMask();
        blindQuads = blind.mesh();
    });
    BoneMesher mesher;
    MeshBlock out;
    const VoxelBox box = VoxelBox::whole(grid.size());
    const double one = usualMicroseconds([&] { mesher.mesh({grid, palette, nullptr}, box, out); });
    const std::size_t oneQuads = out.quads.size();
    const std::size_t sweep = sweepQuads({grid, palette, nullptr});
    const VoxelBinding binding = makeBinding(grid, 0, nearestOf(16, grid.size(), 77));
    const MeshSource source{grid, palette, &binding};
    const double sixteen = usualMicroseconds([&] { mesher.mesh(source, box, out); });
    const std::size_t sixteenSweep = sweepQuads(source);
    std::printf("    {\"shape\": \"%s\", \"blindMaskGivenUs\": %.1f, \"blindFromBytesUs\": %.1f, \"blindQuads\": %zu, \"oneJointUs\": %.1f, "
                "\"quads\": %zu, \"sweepQuads\": %zu, \"ratio\": %.2f, \"sixteenJointsUs\": %.1f, \"sixteenQuads\": %zu, "
                "\"sixteenSweepQuads\": %zu, \"sixteenRatio\": %.2f}%s\n",
                name, given, fromBytes, blindQuads, one, oneQuads, sweep, one / fromBytes, sixteen, out.quads.size(), sixteenSweep,
                sixteen / fromBytes, last ? "" : ",");
}

void printStroke()
{
    const Int3 size{255, 255, 255};
    // Shells with holes: about four million voxels and a surface large enough to be honest.
    const VoxelGrid grid = makeGrid(size, [](Int3 p) {
        const double dx = p.x - 127;
        const double dy = p.y - 127;
        const double dz = p.z - 127;
        const double r = std::sqrt(dx * dx + dy * dy + dz * dz) + 3 * std::sin(p.x * 0.2) * std::sin(p.y * 0.17) * std::sin(p.z * 0.23);
        return (r < 95 && r > 60) || r < 45 ? 1 + (p.y / 24) % 5 : 0;
    });
    const Palette palette = opaquePalette();
    VoxelBinding binding = makeBinding(grid, 0, nearestOf(22, size, 5));
    std::size_t voxels = 0;
    for (std::size_t i = 0; i < grid.cellCount(); ++i)
        voxels += grid.data()[i] != 0;
    BoneMesh mesh;
    const double whole = usualMicroseconds([&] { mesh.build({grid, palette, &binding}); }, 1000);
    std::size_t quads = 0;
    std::size_t pieces = 0;
    for (int i = 0; i < mesh.blockCount(); ++i) {
        quads += mesh.block(i).quads.size();
        pieces += mesh.block(i).joints.size();
    }
    // Dabs of nine voxels across the outer shell, each remeshed as the mouse moves, then the whole stroke at once.
    // The first dab in a block has to read it; those that follow read only what they touch.
    double dabSum = 0;
    double dabWorst = 0;
    double firstWorst = 0;
    // The same in the view, where the outline under the pointer has the blocks read before the button goes down: the first round of all.
    BoneMesh hovered;
    hovered.build({grid, palette, &binding});
    double hoverWorst = 0;
    double hoveredWorst = 0;
    int dabs = 0;
    std::set<int> seen;
    const VoxelBinding before = binding;
    for (int step = 0; step < 64; ++step) {
        const double angle = 0.4 + step * 0.02;
        const Int3 c{127 + static_cast<int>(93 * std::cos(angle)), 127 + static_cast<int>(93 * std::sin(angle)), 120};
        VoxelBox dab;
        VoxelBinding painted = binding;
        for (int z = -4; z <= 4; ++z) {
            for (int y = -4; y <= 4; ++y) {
                for (int x = -4; x <= 4; ++x) {
                    const Int3 p{c.x + x, c.y + y, c.z + z};
                    if (x * x + y * y + z * z <= 20 && grid.atOrEmpty(p) != 0 && binding.at(p) != 40) {
                        painted.set(p, 40);
                        dab.include(p);
                    }
                }
            }
        }
        if (dab.empty())
            continue;
        const double hover = cpuMicroseconds();
        hovered.update({grid, palette, &binding}, dab);
        hoverWorst = std::max(hoverWorst, cpuMicroseconds() - hover);
        binding = painted;
        const double click = cpuMicroseconds();
        hovered.update({grid, palette, &binding}, dab);
        hoveredWorst = std::max(hoveredWorst, cpuMicroseconds() - click);
        std::vector<double> rounds;
        bool knew = true;
        for (int round = 0; round < 5; ++round) {
            const double from = cpuMicroseconds();
            const std::vector<int> touched = mesh.update({grid, palette, &binding}, dab);
            rounds.push_back(cpuMicroseconds() - from);
            for (const int block : touched)
                knew = seen.insert(block).second ? false : knew;
        }
        if (!knew)
            firstWorst = std::max(firstWorst, rounds.front());
        std::sort(rounds.begin(), rounds.end());
        dabSum += rounds[1];
        dabWorst = std::max(dabWorst, rounds[1]);
        ++dabs;
    }
    BoneMesh start;
    start.build({grid, palette, &before});
    const double strokeAtOnce = usualMicroseconds([&] { start.update({grid, palette, &binding}, before); });
    std::printf("  \"stroke\": {\"grid\": 255, \"voxels\": %zu, \"wholeUs\": %.0f, \"quads\": %zu, \"blocks\": %d, \"pieces\": %zu, \"dabs\": %d, "
                "\"dabMeanUs\": %.1f, \"dabWorstUs\": %.1f, \"dabMeanPercent\": %.3f, \"dabWorstPercent\": %.3f, \"dabFirstWorstPercent\": %.3f, "
                "\"hoverWorstUs\": %.1f, \"dabFirstAfterHoverWorstPercent\": %.3f, "
                "\"strokeAtOnceUs\": %.1f, \"strokeAtOncePercent\": %.3f}\n",
                voxels, whole, quads, mesh.blockCount(), pieces, dabs, dabSum / dabs, dabWorst, 100 * dabSum / dabs / whole,
                100 * dabWorst / whole, 100 * firstWorst / whole, hoverWorst, 100 * hoveredWorst / whole, strokeAtOnce, 100 * strokeAtOnce / whole);
}

} // namespace

int main()
{
    const Int3 size{62, 62, 62};
    std::printf("{\n  \"shapes\": [\n");
    printShape("terrain", terrain(size), false);
    printShape("sphere", sphere(size), false);
    printShape("random", randomGrid(size, 4, 0.5, 1), false);
    printShape("checkerboard", checkerboard(size), false);
    printShape("empty", VoxelGrid(size), false);
    printShape("figure", figure(size), true);
    std::printf("  ],\n");
    printStroke();
    std::printf("}\n");
    return 0;
}
