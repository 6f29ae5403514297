// From rows of bits to rectangles. The faces of a layer are rows of bits; they are swept once: a run of equal cells, then as many
// rows as repeat it. Across y and z the rows run along x, across x along y.

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

BoneMesher::Scratch::View BoneMesher::Scratch::viewOf(int axis) const
{
    if (axis == 0)
        return {0, 1, 2, 1, kRow, turnedSolid, turnedClear, turnedSameX, turnedAlikeX, turnedAlikeY, turnedAlikeZ};
    if (axis == 1)
        return {1, 0, 2, 1, kRow, solid, clear, sameY, alikeY, alikeX, alikeZ};
    return {2, 0, 1, kRow, 1, solid, clear, sameZ, alikeZ, alikeX, alikeY};
}

template <bool kJoints>
void BoneMesher::Scratch::sweepLayer(const View &view, int layer, bool up, Word rowsUsed)
{
    reserveQuads(static_cast<std::size_t>(extent[view.rowAxis]) * kMaxBox);
    const std::ptrdiff_t strides[3] = {1, gridSize.x, static_cast<std::ptrdiff_t>(gridSize.x) * gridSize.y};
    const std::ptrdiff_t alongBits = strides[view.bitAxis];
    const std::ptrdiff_t alongRows = strides[view.rowAxis];
    const std::uint8_t *base = cellAt(0, 0, 0) + layer * strides[view.axis];
    const std::size_t first = rowIndex(0, 0) + static_cast<std::size_t>(layer) * view.layerStep;
    const std::size_t step = view.rowStep;
    const Word *alikeAlong = view.alikeAlong.data() + first;
    const Word *alikeOver = view.alikeOver.data() + first;
    const Word start = quadStart(view.axis, up, box.low[view.axis] + layer + (up ? 1 : 0), box.low[view.bitAxis], box.low[view.rowAxis]);
    Word *bitsOf = faces.data();
    MeshQuad *out = quads.data() + quadCount;
    for (; rowsUsed != 0; rowsUsed &= rowsUsed - 1) {
        const std::size_t row = lowestBit(rowsUsed);
        const Word bits = bitsOf[row];
        bitsOf[row] = 0;
        if (bits == 0)
            continue;
        const Word together = alikeAlong[row * step] & bits & (bits >> 1);
        Word starts = bits & ~(together << 1);
        Word ends = bits & ~together;
        const std::uint8_t *colors = base + static_cast<std::ptrdiff_t>(row) * alongRows;
        // What goes on in the next row at all; in many rows nothing does.
        const Word goesOn = alikeOver[row * step] & bitsOf[row + 1] & bits;
        do {
            const std::size_t from = lowestBit(starts);
            const std::size_t to = lowestBit(ends);
            starts &= starts - 1;
            ends &= ends - 1;
            const Word run = bitRange(from, to);
            std::size_t last = row;
            if ((goesOn & run) == run) {
                do
                    bitsOf[++last] &= ~run;
                while ((alikeOver[last * step] & bitsOf[last + 1] & run) == run);
            }
            writeQuad(out++, start, from, row, to - from + 1, last - row + 1, colors[static_cast<std::ptrdiff_t>(from) * alongBits]);
        } while (starts != 0);
    }
    const auto count = static_cast<std::size_t>(out - quads.data());
    if constexpr (kJoints)
        readQuadJoints(view.axis, box.low[view.axis] + layer, quadCount, count);
    quadCount = count;
}

void BoneMesher::Scratch::readQuadJoints(int axis, int layer, std::size_t first, std::size_t end)
{
    const auto read = [&](auto &&cellOf) {
        for (std::size_t i = first; i < end; ++i)
            quadJoints[i] = jointAt(cellOf(quads[i]));
    };
    if (axis == 0)
        read([layer](const MeshQuad &quad) { return Int3{layer, quad.u, quad.v}; });
    else if (axis == 1)
        read([layer](const MeshQuad &quad) { return Int3{quad.u, layer, quad.v}; });
    else
        read([layer](const MeshQuad &quad) { return Int3{quad.u, quad.v, layer}; });
}

template <bool kJoints, bool kClear>
void BoneMesher::Scratch::addLayer(const View &view, int layer, bool up)
{
    const std::size_t step = view.layerStep;
    const int firstRow = usedLow[view.rowAxis];
    const int lastRow = usedHigh[view.rowAxis];
    std::size_t index = rowIndex(0, 0) + static_cast<std::size_t>(layer) * step + static_cast<std::size_t>(firstRow) * view.rowStep;
    Word used = 0;
    for (int row = firstRow; row <= lastRow; ++row, index += view.rowStep) {
        const std::size_t beyond = up ? index + step : index - step;
        [[maybe_unused]] const std::size_t lower = up ? index : beyond;
        Word hidden = view.solid[beyond];
        if constexpr (kClear)
            hidden = (hidden & ~view.clear[beyond]) | (view.clear[index] & view.clear[beyond] & view.alikeAcross[lower]);
        if constexpr (kJoints)
            hidden &= view.sameAcross[lower];
        const Word bits = view.solid[index] & ~hidden;
        faces[static_cast<std::size_t>(row)] = bits;
        used |= static_cast<Word>(bits != 0) << row;
    }
    faces[static_cast<std::size_t>(lastRow) + 1] = 0;
    if (used != 0)
        sweepLayer<kJoints>(view, layer, up, used);
}

template <bool kJoints, bool kClear>
void BoneMesher::Scratch::addPlanesAs(const View &view, int low, int high)
{
    const int axis = view.axis;
    for (const bool up : {false, true}) {
        // The cell that owns a face lies above a plane for the lower side and below it for the upper side.
        const int first = std::max(low - box.low[axis] - (up ? 1 : 0), usedLow[axis]);
        const int last = std::min(high - box.low[axis] - (up ? 1 : 0), usedHigh[axis]);
        for (int layer = first; layer <= last; ++layer)
            addLayer<kJoints, kClear>(view, layer, up);
    }
}

void BoneMesher::Scratch::addPlanes(int axis, int low, int high)
{
    const View view = viewOf(axis);
    if (hasJoints)
        hasClear ? addPlanesAs<true, true>(view, low, high) : addPlanesAs<true, false>(view, low, high);
    else
        hasClear ? addPlanesAs<false, true>(view, low, high) : addPlanesAs<false, false>(view, low, high);
}

} // namespace marrow
