#include "render/voxel/bone_geometry.h"

#include <algorithm>
#include <cstring>

namespace marrow {

namespace {

struct Vertex
{
    float place[3];
    std::uint8_t paint[4];
    std::uint8_t owner[4];
    std::uint8_t extra[4];
};
static_assert(sizeof(Vertex) == 24);

} // namespace

VertexLayout boneVertexLayout()
{
    using A = Qt3DCore::QAttribute;
    return {{{"vertexPosition", A::Float, 3, 0},
             {"paint", A::UnsignedByte, 4, 12},
             {"owner", A::UnsignedByte, 4, 16},
             {"extra", A::UnsignedByte, 4, 20}},
            sizeof(Vertex)};
}

BoneGeometry boneGeometry(std::span<const MeshQuad> quads, const Palette &palette, QRgb owner, bool hatched, bool transparent)
{
    BoneGeometry result;
    const auto count = static_cast<qsizetype>(std::count_if(quads.begin(), quads.end(), [&](const MeshQuad &quad) {
        return palette.entries[quad.paletteIndex].transparent() == transparent;
    }));
    if (count == 0)
        return result;
    result.vertices.resize(count * 4 * static_cast<qsizetype>(sizeof(Vertex)));
    result.indices.resize(count * 6 * 4);
    auto *vertex = reinterpret_cast<Vertex *>(result.vertices.data());
    auto *index = reinterpret_cast<std::uint32_t *>(result.indices.data());
    Int3 low{255, 255, 255};
    Int3 high{0, 0, 0};
    std::uint32_t base = 0;
    for (const MeshQuad &quad : quads) {
        const PaletteEntry &entry = palette.entries[quad.paletteIndex];
        if (entry.transparent() != transparent)
            continue;
        for (const std::array<float, 3> &corner : quadCorners(quad)) {
            for (int axis = 0; axis < 3; ++axis) {
                vertex->place[axis] = corner[static_cast<std::size_t>(axis)];
                const int at = static_cast<int>(vertex->place[axis]);
                low[axis] = std::min(low[axis], at);
                high[axis] = std::max(high[axis], at);
            }
            const std::uint8_t paint[4] = {entry.red, entry.green, entry.blue, entry.alpha};
            const std::uint8_t tone[4] = {static_cast<std::uint8_t>(qRed(owner)), static_cast<std::uint8_t>(qGreen(owner)),
                                          static_cast<std::uint8_t>(qBlue(owner)),
                                          static_cast<std::uint8_t>(hatched ? 255 : 0)};
            std::memcpy(vertex->paint, paint, 4);
            std::memcpy(vertex->owner, tone, 4);
            vertex->extra[0] = entry.emission;
            vertex->extra[1] = quad.side;
            vertex->extra[2] = vertex->extra[3] = 0;
            ++vertex;
        }
        for (const std::uint32_t offset : {0U, 1U, 2U, 0U, 2U, 3U})
            *index++ = base + offset;
        base += 4;
    }
    // A flat piece still takes up the cells it is drawn on.
    result.box.include(low);
    result.box.include({std::max(low.x, high.x - 1), std::max(low.y, high.y - 1), std::max(low.z, high.z - 1)});
    return result;
}

} // namespace marrow
