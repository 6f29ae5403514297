// From rows of bits to rectangles, a layer at a time. Across y and z the rows of a layer run along x, across x along y.

#include "model/voxel/bone_mesher.h"

#include "model/voxel/mesher_scratch.h"

#include <algorithm>

namespace marrow {

namespace {

using Word = std::uint64_t;

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
    const std::size_t first = rowIndex(0, 0) + static_cast<std::size_t>(layer) * view.layerStep;
    rows::Layer rows;
    rows.faces = faces.data();
    rows.used = rowsUsed;
    rows.alikeAlong = view.alikeAlong.data() + first;
    rows.alikeOver = view.alikeOver.data() + first;
    rows.step = view.rowStep;
    rows.colors = cellAt(0, 0, 0) + layer * strides[view.axis];
    rows.alongBits = strides[view.bitAxis];
    rows.alongRows = strides[view.rowAxis];
    rows.start = quadStart(view.axis, up, box.low[view.axis] + layer + (up ? 1 : 0), box.low[view.bitAxis], box.low[view.rowAxis]);
    const auto count = static_cast<std::size_t>(sweep(rows, quads.data() + quadCount) - quads.data());
    if constexpr (kJoints)
        giveToJoints(view.axis, box.low[view.axis] + layer, count);
    else
        quadCount = count;
}

void BoneMesher::Scratch::giveToJoints(int axis, int layer, std::size_t count)
{
    const std::span<const MeshQuad> found(quads.data(), count);
    if (axis == 0)
        quadsByJoint.add(found, [this, layer](const MeshQuad &quad) { return jointAt({layer, quad.u, quad.v}); });
    else if (axis == 1)
        quadsByJoint.add(found, [this, layer](const MeshQuad &quad) { return jointAt({quad.u, layer, quad.v}); });
    else
        quadsByJoint.add(found, [this, layer](const MeshQuad &quad) { return jointAt({quad.u, quad.v, layer}); });
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
