// From rows of bits to rectangles. Faces across y and z are rows of bits along x already; faces across x are first gathered
// into rows along y. Each plane is then swept once: a run of equal cells, then as many rows as repeat it.

#include "model/voxel/bone_mesher.h"

#include "model/voxel/mesher_scratch.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace marrow {

namespace {

using Word = std::uint64_t;

std::size_t lowestBit(Word word)
{
    return static_cast<std::size_t>(std::countr_zero(word));
}

/// Bits first..last.
Word bitRange(std::size_t first, std::size_t last)
{
    return (Word(2) << last) - (Word(1) << first);
}

/// Writes a quad as one word where the byte order allows.
inline void writeQuad(MeshQuad *place, Word start, std::size_t u, std::size_t v, std::size_t width, std::size_t height, std::uint8_t color)
{
    if constexpr (std::endian::native == std::endian::little) {
        const Word quad = start + (static_cast<Word>(u) << 16) + (static_cast<Word>(v) << 24) + (static_cast<Word>(width) << 32) +
                          (static_cast<Word>(height) << 40) + (static_cast<Word>(color) << 48);
        std::memcpy(place, &quad, sizeof quad);
    } else {
        const auto byte = [&](int i) { return static_cast<std::uint8_t>(start >> (8 * i)); };
        *place = {byte(0),
                  byte(1),
                  static_cast<std::uint8_t>(byte(2) + u),
                  static_cast<std::uint8_t>(byte(3) + v),
                  static_cast<std::uint8_t>(width),
                  static_cast<std::uint8_t>(height),
                  color,
                  0};
    }
}

/// The bytes all quads of a plane share: side, plane, and where u and v begin.
Word quadStart(int axis, bool up, int plane, int u, int v)
{
    return static_cast<Word>(2 * axis + (up ? 1 : 0)) | static_cast<Word>(plane) << 8 | static_cast<Word>(u) << 16 |
           static_cast<Word>(v) << 24;
}

} // namespace

void BoneMesher::Scratch::reserveQuads(std::size_t more)
{
    if (quads.size() < quadCount + more)
        quads.resize(std::max(quadCount + more, quads.size() * 2));
    if (hasJoints && quadJoints.size() < quads.size())
        quadJoints.resize(quads.size());
}

template <bool kJoints>
void BoneMesher::Scratch::mergeLayer(int axis, int layer, bool up, Word *faces, int rowCount)
{
    reserveQuads(static_cast<std::size_t>(rowCount) * kMaxBox);
    const bool acrossY = axis == 1;
    const std::uint8_t *base = acrossY ? cellAt(0, layer, 0) : cellAt(0, 0, layer);
    const std::ptrdiff_t stride = acrossY ? static_cast<std::ptrdiff_t>(gridSize.x) * gridSize.y : gridSize.x;
    const std::size_t firstIndex = acrossY ? rowIndex(0, layer) : rowIndex(layer, 0);
    const std::size_t indexStep = acrossY ? kRow : 1;
    const auto &sameAcross = acrossY ? sameZ : sameY;
    const Word start = quadStart(axis, up, box.low[axis] + layer + (up ? 1 : 0), box.low.x, acrossY ? box.low.z : box.low.y);
    std::array<Word, kMaxBox> same;
    Word sameKnown = 0;
    MeshQuad *out = quads.data() + quadCount;
    for (int row = 0; row < rowCount; ++row) {
        const Word bits = faces[row];
        if (bits == 0)
            continue;
        const std::uint8_t *here = base + row * stride;
        const std::size_t index = firstIndex + static_cast<std::size_t>(row) * indexStep;
        Word joined = bits & (bits >> 1);
        if constexpr (kJoints)
            joined &= sameX[index];
        if (joined != 0)
            joined &= equalRows(here, here + 1);
        Word starts = bits & ~(joined << 1);
        Word ends = bits & ~joined;
        while (starts != 0) {
            const std::size_t from = lowestBit(starts);
            const std::size_t to = lowestBit(ends);
            starts &= starts - 1;
            ends &= ends - 1;
            const Word run = bitRange(from, to);
            int last = row;
            while ((faces[last + 1] & run) == run) {
                if ((sameKnown >> last & 1) == 0) {
                    const std::uint8_t *there = base + last * stride;
                    same[static_cast<std::size_t>(last)] = equalRows(there, there + stride);
                    if constexpr (kJoints)
                        same[static_cast<std::size_t>(last)] &= sameAcross[firstIndex + static_cast<std::size_t>(last) * indexStep];
                    sameKnown |= Word(1) << last;
                }
                if ((same[static_cast<std::size_t>(last)] & run) != run)
                    break;
                faces[++last] &= ~run;
            }
            writeQuad(out, start, from, static_cast<std::size_t>(row), to - from + 1, static_cast<std::size_t>(last - row + 1), here[from]);
            if constexpr (kJoints) {
                const int x = box.low.x + static_cast<int>(from);
                const Int3 cell = acrossY ? Int3{x, box.low.y + layer, box.low.z + row} : Int3{x, box.low.y + row, box.low.z + layer};
                quadJoints[static_cast<std::size_t>(out - quads.data())] = binding->at(cell);
            }
            ++out;
        }
    }
    quadCount = static_cast<std::size_t>(out - quads.data());
}

template <bool kJoints, bool kClear>
void BoneMesher::Scratch::addLayer(int axis, int layer, bool up)
{
    const bool acrossY = axis == 1;
    const int rowCount = acrossY ? extent.z : extent.y;
    const std::size_t step = acrossY ? 1 : kRow;
    const std::size_t firstIndex = acrossY ? rowIndex(0, layer) : rowIndex(layer, 0);
    const std::size_t indexStep = acrossY ? kRow : 1;
    const auto &sameJoint = acrossY ? sameY : sameZ;
    std::array<Word, kMaxBox + 1> faces;
    Word any = 0;
    for (std::size_t row = 0; row < static_cast<std::size_t>(rowCount); ++row) {
        const std::size_t index = firstIndex + row * indexStep;
        const std::size_t beyond = up ? index + step : index - step;
        Word hidden = solid[beyond];
        if constexpr (kClear) {
            hidden &= ~clear[beyond];
            const Word bothClear = clear[index] & clear[beyond];
            if (bothClear != 0) {
                const int sign = up ? 1 : -1;
                const int r = static_cast<int>(row);
                const std::uint8_t *here = acrossY ? cellAt(0, layer, r) : cellAt(0, r, layer);
                const std::uint8_t *there = acrossY ? cellAt(0, layer + sign, r) : cellAt(0, r, layer + sign);
                hidden |= bothClear & equalRows(here, there);
            }
        }
        if constexpr (kJoints)
            hidden &= sameJoint[up ? index : beyond];
        faces[row] = solid[index] & ~hidden;
        any |= faces[row];
    }
    if (any == 0)
        return;
    faces[static_cast<std::size_t>(rowCount)] = 0;
    mergeLayer<kJoints>(axis, layer, up, faces.data(), rowCount);
}

template <bool kJoints, bool kClear>
void BoneMesher::Scratch::addCross(int low, int high, bool up)
{
    const Word wanted = bitRange(static_cast<std::size_t>(low), static_cast<std::size_t>(high));
    const int lastX = extent.x - 1;
    std::array<Word, kMaxBox> rowsOfSlice = {};
    Word planes = 0;
    for (int z = 0; z < extent.z; ++z) {
        const Word end = up ? highEnd[static_cast<std::size_t>(z)] : lowEnd[static_cast<std::size_t>(z)];
        int found = 0;
        for (int y = 0; y < extent.y; ++y) {
            const std::size_t index = rowIndex(z, y);
            const Word row = solid[index];
            Word hiders = kClear ? row & ~clear[index] : row;
            Word hidden = up ? hiders >> 1 : hiders << 1;
            if constexpr (kClear) {
                const Word alike = clear[index] & (clear[index] >> 1);
                if (alike != 0) {
                    const std::uint8_t *here = cellAt(0, y, z);
                    const Word same = alike & equalRows(here, here + 1);
                    hidden |= up ? same : same << 1;
                }
            }
            if constexpr (kJoints)
                hidden &= up ? sameX[index] : sameX[index] << 1;
            hidden |= (end >> y & 1) << (up ? lastX : 0);
            const Word bits = row & ~hidden & wanted;
            rowsOfSlice[static_cast<std::size_t>(y)] = bits;
            found += std::popcount(bits);
            planes |= bits;
        }
        if (found == 0)
            continue;
        gatherCross(rowsOfSlice, z, found);
    }
    for (; planes != 0; planes &= planes - 1)
        mergeCross<kJoints>(static_cast<int>(lowestBit(planes)), up);
}

void BoneMesher::Scratch::gatherCross(const std::array<Word, kMaxBox> &rowsOfSlice, int z, int found)
{
    constexpr int kDense = 200; // bits from which turning the whole slice is cheaper than bit by bit
    const auto slice = static_cast<std::size_t>(z);
    const Word mark = Word(1) << z;
    if (found > kDense) {
        rows::transpose64(rowsOfSlice.data(), &crossRows[0][slice], kMaxBox + 1);
        for (std::size_t x = 0; x < static_cast<std::size_t>(extent.x); ++x)
            crossUsed[x] |= crossRows[x][slice] != 0 ? mark : 0;
        return;
    }
    for (std::size_t y = 0; y < static_cast<std::size_t>(extent.y); ++y) {
        for (Word bits = rowsOfSlice[y]; bits != 0; bits &= bits - 1) {
            const std::size_t x = lowestBit(bits);
            crossRows[x][slice] |= Word(1) << y;
            crossUsed[x] |= mark;
        }
    }
}

template <bool kJoints>
void BoneMesher::Scratch::mergeCross(int x, bool up)
{
    reserveQuads(static_cast<std::size_t>(extent.z) * kMaxBox);
    auto &faces = crossRows[static_cast<std::size_t>(x)];
    const std::ptrdiff_t alongY = gridSize.x;
    const std::ptrdiff_t alongZ = static_cast<std::ptrdiff_t>(gridSize.x) * gridSize.y;
    const Word start = quadStart(0, up, box.low.x + x + (up ? 1 : 0), box.low.y, box.low.z);
    MeshQuad *out = quads.data() + quadCount;
    const auto sameRun = [&](const std::uint8_t *column, std::size_t from, std::size_t to, int z) {
        const std::uint8_t color = column[static_cast<std::ptrdiff_t>(from) * alongY];
        const std::uint8_t *next = column + alongZ;
        for (std::size_t y = from; y <= to; ++y) {
            if (next[static_cast<std::ptrdiff_t>(y) * alongY] != color)
                return false;
            if constexpr (kJoints) {
                if ((sameZ[rowIndex(z, static_cast<int>(y))] >> x & 1) == 0)
                    return false;
            }
        }
        return true;
    };
    for (Word used = crossUsed[static_cast<std::size_t>(x)]; used != 0; used &= used - 1) {
        const int z = static_cast<int>(lowestBit(used));
        const Word bits = faces[static_cast<std::size_t>(z)];
        faces[static_cast<std::size_t>(z)] = 0;
        if (bits == 0)
            continue;
        const std::uint8_t *column = cellAt(x, 0, z);
        Word joined = 0;
        for (Word pairs = bits & (bits >> 1); pairs != 0; pairs &= pairs - 1) {
            const std::size_t y = lowestBit(pairs);
            const std::uint8_t *cell = column + static_cast<std::ptrdiff_t>(y) * alongY;
            Word same = cell[0] == cell[alongY] ? 1 : 0;
            if constexpr (kJoints)
                same &= sameY[rowIndex(z, static_cast<int>(y))] >> x;
            joined |= same << y;
        }
        Word starts = bits & ~(joined << 1);
        Word ends = bits & ~joined;
        while (starts != 0) {
            const std::size_t from = lowestBit(starts);
            const std::size_t to = lowestBit(ends);
            starts &= starts - 1;
            ends &= ends - 1;
            const Word run = bitRange(from, to);
            int last = z;
            while ((faces[static_cast<std::size_t>(last) + 1] & run) == run &&
                   sameRun(column + (last - z) * alongZ, from, to, last)) {
                ++last;
                faces[static_cast<std::size_t>(last)] &= ~run;
            }
            writeQuad(out, start, from, static_cast<std::size_t>(z), to - from + 1, static_cast<std::size_t>(last - z + 1),
                      column[static_cast<std::ptrdiff_t>(from) * alongY]);
            if constexpr (kJoints)
                quadJoints[static_cast<std::size_t>(out - quads.data())] =
                    binding->at({box.low.x + x, box.low.y + static_cast<int>(from), box.low.z + z});
            ++out;
        }
    }
    crossUsed[static_cast<std::size_t>(x)] = 0;
    quadCount = static_cast<std::size_t>(out - quads.data());
}

template <bool kJoints, bool kClear>
void BoneMesher::Scratch::addPlanesAs(int axis, int low, int high)
{
    for (const bool up : {false, true}) {
        // The cell that owns a face lies above a plane for the lower side and below it for the upper side.
        const int first = std::max(low - box.low[axis] - (up ? 1 : 0), 0);
        const int last = std::min(high - box.low[axis] - (up ? 1 : 0), extent[axis] - 1);
        if (first > last)
            continue;
        if (axis == 0) {
            addCross<kJoints, kClear>(first, last, up);
        } else {
            for (int layer = first; layer <= last; ++layer)
                addLayer<kJoints, kClear>(axis, layer, up);
        }
    }
}

void BoneMesher::Scratch::addPlanes(int axis, int low, int high)
{
    if (hasJoints)
        hasClear ? addPlanesAs<true, true>(axis, low, high) : addPlanesAs<true, false>(axis, low, high);
    else
        hasClear ? addPlanesAs<false, true>(axis, low, high) : addPlanesAs<false, false>(axis, low, high);
}

void BoneMesher::Scratch::finish(MeshBlock &out)
{
    out.joints.clear();
    if (!hasJoints) {
        out.quads.assign(quads.data(), quads.data() + quadCount);
        if (quadCount > 0)
            out.joints.push_back({soleJoint(), 0, static_cast<std::uint32_t>(quadCount)});
        return;
    }
    std::vector<JointId> present;
    for (std::size_t i = 0; i < quadCount; ++i) {
        if (jointCounts[quadJoints[i]]++ == 0)
            present.push_back(quadJoints[i]);
    }
    std::sort(present.begin(), present.end());
    std::uint32_t first = 0;
    for (const JointId joint : present) {
        out.joints.push_back({joint, first, jointCounts[joint]});
        jointCounts[joint] = first;
        first += out.joints.back().count;
    }
    out.quads.resize(quadCount);
    for (std::size_t i = 0; i < quadCount; ++i)
        out.quads[jointCounts[quadJoints[i]]++] = quads[i];
    for (const JointId joint : present)
        jointCounts[joint] = 0;
}

BoneMesher::BoneMesher()
    : m_scratch(std::make_unique<Scratch>())
{
}
BoneMesher::~BoneMesher() = default;
BoneMesher::BoneMesher(BoneMesher &&) noexcept = default;
BoneMesher &BoneMesher::operator=(BoneMesher &&) noexcept = default;

void BoneMesher::mesh(const MeshSource &source, const VoxelBox &box, MeshBlock &out)
{
    assert(!box.empty() && box.extent().x <= kMaxBox && box.extent().y <= kMaxBox && box.extent().z <= kMaxBox);
    m_scratch->setSource(source);
    m_scratch->quadCount = 0;
    m_scratch->read(box);
    for (int axis = 0; axis < 3; ++axis)
        m_scratch->addPlanes(axis, box.low[axis], box.high[axis] + 1);
    m_scratch->finish(out);
}

void BoneMesher::remesh(const MeshSource &source, const VoxelBox &box, const VoxelBox &dirty, MeshBlock &out)
{
    Scratch &scratch = *m_scratch;
    scratch.setSource(source);
    scratch.quadCount = 0;
    std::array<VoxelBox, 3> redone; // per axis, only low and high on that axis are meant
    for (int axis = 0; axis < 3; ++axis) {
        VoxelBox reach = dirty;
        --reach.low[axis];
        ++reach.high[axis];
        if (reach.intersected(box).empty())
            continue;
        const int low = std::max(dirty.low[axis], box.low[axis]);
        const int high = std::min(dirty.high[axis], box.high[axis]) + 1;
        redone[static_cast<std::size_t>(axis)] = {{low, low, low}, {high, high, high}};
        VoxelBox slab = box;
        slab.low[axis] = std::max(low - 1, box.low[axis]);
        slab.high[axis] = std::min(high, box.high[axis]);
        scratch.read(slab);
        const std::size_t before = scratch.quadCount;
        scratch.addPlanes(axis, low, high);
        scratch.quadJoints.resize(scratch.quads.size());
        if (!scratch.hasJoints)
            std::fill(scratch.quadJoints.begin() + static_cast<std::ptrdiff_t>(before),
                      scratch.quadJoints.begin() + static_cast<std::ptrdiff_t>(scratch.quadCount), scratch.soleJoint());
    }
    scratch.hasJoints = true;
    scratch.reserveQuads(out.quads.size());
    for (const JointQuads &range : out.joints) {
        for (const MeshQuad &quad : out.quadsOf(range)) {
            const auto axis = static_cast<std::size_t>(faceAxis(quad.side));
            if (quad.plane >= redone[axis].low.x && quad.plane <= redone[axis].high.x)
                continue;
            scratch.quads[scratch.quadCount] = quad;
            scratch.quadJoints[scratch.quadCount++] = range.joint;
        }
    }
    scratch.finish(out);
}

} // namespace marrow
