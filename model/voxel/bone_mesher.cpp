// From rows of bits to rectangles. Faces across y and z are rows of bits along x already; faces across x are first
// gathered into rows along y. Each plane is then swept once: a run of equal cells, then as many rows as repeat it.

#include "model/voxel/bone_mesher.h"

#include "model/voxel/mesher_scratch.h"

#include <algorithm>
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
inline void writeQuad(MeshQuad *place, Word start, std::size_t u, std::size_t v, std::size_t width, std::size_t height,
                      std::uint8_t color)
{
    if constexpr (std::endian::native == std::endian::little) {
        const Word quad = start + (static_cast<Word>(u) << 16) + (static_cast<Word>(v) << 24) +
                          (static_cast<Word>(width) << 32) + (static_cast<Word>(height) << 40) +
                          (static_cast<Word>(color) << 48);
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

/// Sweeps one plane: a run of bits in the lowest row left, then as many rows as repeat it. `faces` has a row of zeros
/// after its last and is used up. `found(from, to, row, last)` is called for each rectangle.
template <class Found>
inline void sweepPlane(Word *faces, const Word *joined, const Word *same, Word rowsUsed, Found &&found)
{
    for (; rowsUsed != 0; rowsUsed &= rowsUsed - 1) {
        const std::size_t row = lowestBit(rowsUsed);
        const Word bits = faces[row];
        faces[row] = 0;
        if (bits == 0)
            continue;
        const Word together = joined[row] & bits & (bits >> 1);
        Word starts = bits & ~(together << 1);
        Word ends = bits & ~together;
        do {
            const std::size_t from = lowestBit(starts);
            const std::size_t to = lowestBit(ends);
            starts &= starts - 1;
            ends &= ends - 1;
            const Word run = bitRange(from, to);
            std::size_t last = row;
            while ((same[last] & faces[last + 1] & run) == run)
                faces[++last] &= ~run;
            found(from, to, row, last);
        } while (starts != 0);
    }
}

template <bool kJoints>
void BoneMesher::Scratch::mergeLayer(int axis, int layer, bool up)
{
    const bool acrossY = axis == 1;
    const int rowCount = acrossY ? extent.z : extent.y;
    reserveQuads(static_cast<std::size_t>(rowCount) * kMaxBox);
    const std::uint8_t *base = acrossY ? cellAt(0, layer, 0) : cellAt(0, 0, layer);
    const std::ptrdiff_t stride = acrossY ? static_cast<std::ptrdiff_t>(gridSize.x) * gridSize.y : gridSize.x;
    const std::size_t firstIndex = acrossY ? rowIndex(0, layer) : rowIndex(layer, 0);
    const std::size_t indexStep = acrossY ? kRow : 1;
    const auto &alikeAcross = acrossY ? alikeZ : alikeY;
    auto &[faces, joined, same] = layerPlane;
    Word used = 0;
    for (std::size_t row = 0; row < static_cast<std::size_t>(rowCount); ++row) {
        const Word bits = faces[row];
        if (bits == 0)
            continue;
        used |= Word(1) << row;
        const std::uint8_t *here = base + static_cast<std::ptrdiff_t>(row) * stride;
        const Word beside = bits & (bits >> 1);
        const Word ahead = bits & faces[row + 1];
        if constexpr (kJoints) {
            joined[row] = beside & alikeX[firstIndex + row * indexStep];
            same[row] = ahead & alikeAcross[firstIndex + row * indexStep];
        } else {
            joined[row] = beside != 0 ? equalWhere(beside, here, here + 1) : 0;
            same[row] = ahead != 0 ? equalWhere(ahead, here, here + stride) : 0;
        }
    }
    const Word start =
        quadStart(axis, up, box.low[axis] + layer + (up ? 1 : 0), box.low.x, acrossY ? box.low.z : box.low.y);
    MeshQuad *out = quads.data() + quadCount;
    sweepPlane(faces.data(), joined.data(), same.data(), used,
               [&](std::size_t from, std::size_t to, std::size_t row, std::size_t last) {
                   const std::uint8_t *here = base + static_cast<std::ptrdiff_t>(row) * stride;
                   writeQuad(out, start, from, row, to - from + 1, last - row + 1, here[from]);
                   if constexpr (kJoints) {
                       const int r = static_cast<int>(row);
                       const int x = box.low.x + static_cast<int>(from);
                       quadJoints[static_cast<std::size_t>(out - quads.data())] =
                           jointAt(acrossY ? Int3{x, box.low.y + layer, box.low.z + r} : Int3{x, box.low.y + r, box.low.z + layer});
                   }
                   ++out;
               });
    quadCount = static_cast<std::size_t>(out - quads.data());
}

template <bool kJoints, bool kClear>
void BoneMesher::Scratch::addLayer(int axis, int layer, bool up)
{
    const bool acrossY = axis == 1;
    const std::size_t step = acrossY ? 1 : kRow;
    const std::size_t firstIndex = acrossY ? rowIndex(0, layer) : rowIndex(layer, 0);
    const std::size_t indexStep = acrossY ? kRow : 1;
    const auto &sameJoint = acrossY ? sameY : sameZ;
    auto &faces = layerPlane.faces;
    const auto rowCount = static_cast<std::size_t>(acrossY ? extent.z : extent.y);
    Word any = 0;
    for (std::size_t row = 0; row < rowCount; ++row) {
        const std::size_t index = firstIndex + row * indexStep;
        const std::size_t beyond = up ? index + step : index - step;
        Word hidden = solid[beyond];
        if constexpr (kClear) {
            hidden &= ~clear[beyond];
            const Word bothClear = clear[index] & clear[beyond];
            if (bothClear != 0) {
                const int there = up ? layer + 1 : layer - 1;
                const int r = static_cast<int>(row);
                hidden |= acrossY ? equalWhere(bothClear, cellAt(0, layer, r), cellAt(0, there, r))
                                  : equalWhere(bothClear, cellAt(0, r, layer), cellAt(0, r, there));
            }
        }
        if constexpr (kJoints)
            hidden &= sameJoint[up ? index : beyond];
        faces[row] = solid[index] & ~hidden;
        any |= faces[row];
    }
    faces[rowCount] = 0;
    if (any != 0)
        mergeLayer<kJoints>(axis, layer, up);
}

template <bool kJoints, bool kClear>
Word BoneMesher::Scratch::crossFaces(int z, int y, bool up) const
{
    const std::size_t index = rowIndex(z, y);
    const Word row = solid[index];
    Word hiders = row;
    Word alike = 0;
    if constexpr (kClear) {
        hiders &= ~clear[index];
        alike = clear[index] & (clear[index] >> 1);
        if (alike != 0) {
            const std::uint8_t *here = cellAt(0, y, z);
            alike = equalWhere(alike, here, here + 1);
        }
    }
    Word hidden = up ? hiders >> 1 | alike : (hiders | alike) << 1;
    if constexpr (kJoints)
        hidden &= up ? sameX[index] : sameX[index] << 1;
    const Word end = up ? highEnd[static_cast<std::size_t>(z)] : lowEnd[static_cast<std::size_t>(z)];
    hidden |= (end >> y & 1) << (up ? extent.x - 1 : 0);
    return row & ~hidden;
}

template <bool kJoints, bool kClear>
void BoneMesher::Scratch::addCross(int low, int high, bool up)
{
    const Word wanted = bitRange(static_cast<std::size_t>(low), static_cast<std::size_t>(high));
    const std::ptrdiff_t alongZ = static_cast<std::ptrdiff_t>(gridSize.x) * gridSize.y;
    Slice faces[2] = {};
    Slice joined = {};
    Slice same = {};
    Word planes = 0;
    const auto readSlice = [&](int z, Slice &slice) {
        for (int y = usedLow.y; y <= usedHigh.y; ++y)
            slice[static_cast<std::size_t>(y)] = crossFaces<kJoints, kClear>(z, y, up) & wanted;
    };
    readSlice(usedLow.z, faces[usedLow.z & 1]);
    for (int z = usedLow.z; z <= usedHigh.z; ++z) {
        const Slice &here = faces[z & 1];
        Slice &next = faces[(z + 1) & 1];
        if (z < usedHigh.z)
            readSlice(z + 1, next);
        else
            next = {};
        Word any = 0;
        Word faceRows = 0;
        Word joinedRows = 0;
        Word sameRows = 0;
        for (int y = usedLow.y; y <= usedHigh.y; ++y) {
            const auto row = static_cast<std::size_t>(y);
            const Word bits = here[row];
            joined[row] = 0;
            same[row] = 0;
            if (bits == 0)
                continue;
            any |= bits;
            faceRows |= Word(1) << y;
            const std::size_t index = rowIndex(z, y);
            const std::uint8_t *cell = cellAt(0, y, z);
            Word beside = bits & here[row + 1];
            Word ahead = bits & next[row];
            if constexpr (kJoints) {
                beside &= alikeY[index];
                ahead &= alikeZ[index];
            } else {
                beside = beside != 0 ? equalWhere(beside, cell, cell + gridSize.x) : 0;
                ahead = ahead != 0 ? equalWhere(ahead, cell, cell + alongZ) : 0;
            }
            if (beside != 0) {
                joined[row] = beside;
                joinedRows |= Word(1) << y;
            }
            if (ahead != 0) {
                same[row] = ahead;
                sameRows |= Word(1) << y;
            }
        }
        if (any == 0)
            continue;
        planes |= any;
        gatherCross(here, faceRows, z, &Plane::faces);
        gatherCross(joined, joinedRows, z, &Plane::joined);
        gatherCross(same, sameRows, z, &Plane::same);
        for (; any != 0; any &= any - 1)
            crossUsed[lowestBit(any)] |= Word(1) << z;
    }
    for (; planes != 0; planes &= planes - 1)
        mergeCross<kJoints>(static_cast<int>(lowestBit(planes)), up);
}

void BoneMesher::Scratch::gatherCross(const Slice &slice, Word slicesRows, int z, PlaneRows Plane::*part)
{
    constexpr int kDense = 160; // bits from which turning the whole slice is cheaper than going bit by bit
    const auto row = static_cast<std::size_t>(z);
    int found = 0;
    for (; slicesRows != 0; slicesRows &= slicesRows - 1) {
        const Word bit = slicesRows & -slicesRows;
        for (Word bits = slice[lowestBit(slicesRows)]; bits != 0; bits &= bits - 1, ++found)
            (crossPlanes[lowestBit(bits)].*part)[row] |= bit;
        if (found > kDense) {
            std::array<Word, kMaxBox> columns;
            transpose(slice.data(), columns.data());
            for (std::size_t x = 0; x < static_cast<std::size_t>(extent.x); ++x)
                (crossPlanes[x].*part)[row] = columns[x];
            return;
        }
    }
}

template <bool kJoints>
void BoneMesher::Scratch::mergeCross(int x, bool up)
{
    reserveQuads(static_cast<std::size_t>(extent.z) * kMaxBox);
    auto &[faces, joined, same] = crossPlanes[static_cast<std::size_t>(x)];
    const Word used = crossUsed[static_cast<std::size_t>(x)];
    const std::uint8_t *base = cellAt(x, 0, 0);
    const std::ptrdiff_t alongY = gridSize.x;
    const std::ptrdiff_t alongZ = static_cast<std::ptrdiff_t>(gridSize.x) * gridSize.y;
    const Word start = quadStart(0, up, box.low.x + x + (up ? 1 : 0), box.low.y, box.low.z);
    MeshQuad *out = quads.data() + quadCount;
    sweepPlane(
        faces.data(), joined.data(), same.data(), used,
        [&](std::size_t from, std::size_t to, std::size_t row, std::size_t last) {
            writeQuad(out, start, from, row, to - from + 1, last - row + 1,
                      base[static_cast<std::ptrdiff_t>(from) * alongY + static_cast<std::ptrdiff_t>(row) * alongZ]);
            if constexpr (kJoints)
                quadJoints[static_cast<std::size_t>(out - quads.data())] =
                    jointAt({box.low.x + x, box.low.y + static_cast<int>(from), box.low.z + static_cast<int>(row)});
            ++out;
        });
    // The faces are used up; what joined them is put back to zero for the next side.
    for (Word left = used; left != 0; left &= left - 1) {
        joined[lowestBit(left)] = 0;
        same[lowestBit(left)] = 0;
    }
    crossUsed[static_cast<std::size_t>(x)] = 0;
    quadCount = static_cast<std::size_t>(out - quads.data());
}

template <bool kJoints, bool kClear>
void BoneMesher::Scratch::addPlanesAs(int axis, int low, int high)
{
    for (const bool up : {false, true}) {
        // The cell that owns a face lies above a plane for the lower side and below it for the upper side.
        const int first = std::max(low - box.low[axis] - (up ? 1 : 0), usedLow[axis]);
        const int last = std::min(high - box.low[axis] - (up ? 1 : 0), usedHigh[axis]);
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

} // namespace marrow
