#include "render/puppet/band_painter.h"

#include "render/puppet/blend_modes.h"

#include <cmath>
#include <limits>

namespace marrow {

namespace {

/// Coverage planes kept at a time; more masks than that are drawn again when they come back.
constexpr std::size_t kMaxCoverages = 16;

/// The meshes below a part, in the order of the child lists; parts may hold each other in a circle.
void meshesBelow(const PuppetRig &rig, std::uint32_t root, std::vector<std::uint32_t> &meshes)
{
    std::vector<bool> seen(rig.parts.size(), false);
    std::vector<std::uint32_t> open{root};
    while (!open.empty()) {
        const std::uint32_t part = open.back();
        open.pop_back();
        if (seen[part])
            continue;
        seen[part] = true;
        for (const PartChild &child : rig.parts[part].children) {
            if (child.isMesh)
                meshes.push_back(child.index);
            else
                open.push_back(child.index);
        }
    }
}

int boundedPixel(float value)
{
    constexpr float kFar = 1e9f;
    return static_cast<int>(std::clamp(value, -kFar, kFar));
}

PixelBox boxOf(const RasterVertex *begin, const RasterVertex *end)
{
    float left = std::numeric_limits<float>::infinity();
    float top = left;
    float right = -left;
    float bottom = -left;
    for (const RasterVertex *v = begin; v != end; ++v) {
        left = std::min(left, v->x);
        top = std::min(top, v->y);
        right = std::max(right, v->x);
        bottom = std::max(bottom, v->y);
    }
    if (!(left <= right) || !(top <= bottom))
        return {};
    return {boundedPixel(left) - 2, boundedPixel(top) - 2, boundedPixel(right) + 3, boundedPixel(bottom) + 3};
}

Premultiplied laid(const Premultiplied &layer, const CompositeState &state, float mask)
{
    const float a = layer.a * (state.opacity * mask);
    if (!(a > 0.0f))
        return {};
    const auto channel = [&](float value, float multiply, float screen) {
        const float c = clampUnit(value / layer.a) * multiply;
        return (c + (screen - c * screen)) * a;
    };
    return {channel(layer.r, state.multiply.r, state.screen.r), channel(layer.g, state.multiply.g, state.screen.g),
            channel(layer.b, state.multiply.b, state.screen.b), a};
}

} // namespace

std::vector<GroupLook> groupLooks(const PuppetRig &rig)
{
    std::vector<GroupLook> looks(rig.parts.size());
    for (const RenderGroup &group : rig.groups) {
        if (group.part < 0 || !group.composite)
            continue;
        GroupLook &look = looks[static_cast<std::size_t>(group.part)];
        look.composite = &*group.composite;
        look.masks = group.composite->maskMeshes;
        for (std::uint32_t part : group.composite->maskParts)
            meshesBelow(rig, part, look.masks);
    }
    return looks;
}

RasterFrame::RasterFrame(const PuppetRig &rigIn, const PuppetPose &poseIn, const std::vector<TexelPage> &pagesIn,
                         const std::vector<GroupLook> &looksIn, const PuppetView &view)
    : rig(rigIn)
    , pose(poseIn)
    , pages(pagesIn)
    , looks(looksIn)
    , culling(view.a * view.d - view.b * view.c < 0 ? Culling::KeepPositive : Culling::KeepNegative)
{
    vertices.reserve(pose.vertices.size() / 2);
    for (std::size_t m = 0; m < rig.meshes.size(); ++m) {
        firstVertex.push_back(vertices.size());
        const auto points = pose.meshVertices(m);
        const FloatArray &uvs = rig.meshes[m].uvs;
        for (std::size_t i = 0; i + 1 < points.size(); i += 2)
            vertices.push_back({view.a * points[i] + view.b * points[i + 1] + view.tx,
                                view.c * points[i] + view.d * points[i + 1] + view.ty, uvs[i], uvs[i + 1]});
        boxes.push_back(boxOf(vertices.data() + firstVertex.back(), vertices.data() + vertices.size()));
    }
    firstVertex.push_back(vertices.size());
}

TexelPage RasterFrame::pageOf(const Mesh &mesh) const
{
    const auto page = static_cast<std::size_t>(mesh.texturePage);
    return mesh.texturePage >= 0 && page < pages.size() ? pages[page] : TexelPage{};
}

BandPainter::BandPainter(const RasterFrame &frame, const PixelBox &area)
    : m_frame(frame)
    , m_area(area)
{
    m_stack.push_back(std::make_unique<RasterPlanes>(4, area));
}

void BandPainter::paint()
{
    for (std::int32_t command : m_frame.pose.renderCommands) {
        if (command >= 0)
            drawMesh(static_cast<std::uint32_t>(command));
        else if (command == -1)
            closeLayer();
        else
            openLayer(static_cast<std::uint32_t>(-2 - command));
    }
}

void BandPainter::drawMesh(std::uint32_t index)
{
    const Mesh &mesh = m_frame.rig.meshes[index];
    MeshPaint paint;
    paint.page = m_frame.pageOf(mesh);
    paint.opacity = clampUnit(m_frame.pose.opacity[index]);
    if (!paint.page.texels || !(paint.opacity > 0.0f) || m_frame.boxes[index].intersected(m_area).empty())
        return;
    paint.multiply = m_frame.pose.multiply[index];
    paint.screen = m_frame.pose.screen[index];
    paint.blend = mesh.blend;
    paint.alphaBlend = mesh.alphaBlend;
    paint.mask = coverage(mesh.maskMeshes);
    paint.invertMask = mesh.invertMask();
    paint.plain = !paint.mask && paint.opacity == 1.0f && paint.multiply == kWhite && paint.screen == kBlack;
    const Culling culling = mesh.culling() ? m_frame.culling : Culling::None;
    const RasterVertex *vertices = m_frame.vertices.data() + m_frame.firstVertex[index];
    RasterPlanes &layer = *m_stack.back();
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
        drawTriangle(vertices[mesh.indices[i]], vertices[mesh.indices[i + 1]], vertices[mesh.indices[i + 2]], culling,
                     paint, layer);
}

const RasterPlanes *BandPainter::coverage(const std::vector<std::uint32_t> &masks)
{
    if (masks.empty())
        return nullptr;
    const auto it = m_coverage.find(masks);
    if (it != m_coverage.end())
        return it->second.get();
    if (m_coverage.size() >= kMaxCoverages)
        m_coverage.clear();
    auto plane = std::make_unique<RasterPlanes>(1, m_area);
    for (std::uint32_t index : masks) {
        const Mesh &mesh = m_frame.rig.meshes[index];
        const TexelPage page = m_frame.pageOf(mesh);
        if (!page.texels || m_frame.boxes[index].intersected(m_area).empty())
            continue;
        const RasterVertex *vertices = m_frame.vertices.data() + m_frame.firstVertex[index];
        for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
            coverTriangle(vertices[mesh.indices[i]], vertices[mesh.indices[i + 1]], vertices[mesh.indices[i + 2]], page,
                          *plane);
    }
    return m_coverage.emplace(masks, std::move(plane)).first->second.get();
}

void BandPainter::openLayer(std::uint32_t part)
{
    if (m_spare.empty()) {
        m_stack.push_back(std::make_unique<RasterPlanes>(4, m_area));
    } else {
        m_stack.push_back(std::move(m_spare.back()));
        m_spare.pop_back();
    }
    m_parts.push_back(part);
}

void BandPainter::closeLayer()
{
    const std::uint32_t part = m_parts.back();
    m_parts.pop_back();
    std::unique_ptr<RasterPlanes> layer = std::move(m_stack.back());
    m_stack.pop_back();
    const CompositeState &state = m_frame.pose.composites[part];
    const GroupLook &look = m_frame.looks[part];
    const PixelBox box = layer->dirty();
    if (state.opacity > 0.0f && look.composite && !box.empty()) {
        const RasterPlanes *mask = coverage(look.masks);
        const bool inverted = look.composite->invertMask;
        RasterPlanes &below = *m_stack.back();
        below.addDirty(box);
        for (int y = box.top; y < box.bottom; ++y) {
            const float *from[4] = {layer->row(0, y), layer->row(1, y), layer->row(2, y), layer->row(3, y)};
            float *to[4] = {below.row(0, y), below.row(1, y), below.row(2, y), below.row(3, y)};
            const float *covered = mask ? mask->row(0, y) : nullptr;
            for (int x = box.left; x < box.right; ++x) {
                if (!(from[3][x] > 0.0f))
                    continue;
                const float amount = !covered ? 1.0f : inverted ? 1.0f - covered[x] : covered[x];
                const Premultiplied source = laid({from[0][x], from[1][x], from[2][x], from[3][x]}, state, amount);
                if (!(source.a > 0.0f))
                    continue;
                const Premultiplied mixed = compositePixel(look.composite->blend, look.composite->alphaBlend, source,
                                                           {to[0][x], to[1][x], to[2][x], to[3][x]});
                to[0][x] = mixed.r;
                to[1][x] = mixed.g;
                to[2][x] = mixed.b;
                to[3][x] = mixed.a;
            }
        }
    }
    layer->clear();
    m_spare.push_back(std::move(layer));
}

} // namespace marrow
