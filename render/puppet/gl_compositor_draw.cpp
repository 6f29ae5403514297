#include "render/puppet/gl_compositor_private.h"

#include <QColor>

#include <algorithm>
#include <cmath>
#include <limits>

namespace marrow {

namespace {

/// Coverages kept at a time; more masks than that are drawn again when they come back.
constexpr std::size_t kMostCoverages = 16;

PixelBox pixelsAround(float left, float top, float right, float bottom)
{
    static constexpr float kFar = 1e6f;
    if (!(left <= right) || !(top <= bottom))
        return {};
    const auto pixel = [](float value) { return static_cast<int>(std::floor(std::clamp(value, -kFar, kFar))); };
    return {pixel(left) - 1, pixel(top) - 1, pixel(right) + 2, pixel(bottom) + 2};
}

void setColor(Gl &gl, int place, const QColor &color)
{
    const float a = static_cast<float>(color.alphaF());
    gl.glUniform4f(place, static_cast<float>(color.redF()) * a, static_cast<float>(color.greenF()) * a,
                   static_cast<float>(color.blueF()) * a, a);
}

} // namespace

GlCompositor::Private::Laying GlCompositor::Private::layingOf(std::uint8_t blend, std::uint8_t alphaBlend)
{
    if (blend == 1)
        return Laying::Add;
    if (blend == 2)
        return Laying::Multiply;
    // Unknown numbers stand for 0.
    return (blend == 0 || blend > 17) && (alphaBlend == 0 || alphaBlend > 4) ? Laying::Over : Laying::Read;
}

void GlCompositor::Private::run()
{
    gl->glDisable(GL_DEPTH_TEST);
    gl->glDisable(GL_STENCIL_TEST);
    gl->glDisable(GL_SCISSOR_TEST);
    gl->glDisable(GL_FRAMEBUFFER_SRGB);
    gl->glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    gl->glCullFace(GL_BACK);
    // Rows run downwards in our pictures, so a positive area (8.3) is what OpenGL calls counter-clockwise.
    gl->glFrontFace(view.a * view.d - view.b * view.c < 0 ? GL_CCW : GL_CW);
    bindTexture(GlUnit::Looks, lookTexture, GL_TEXTURE_BUFFER);
    target->dirty = target->area();
    target->clear(*gl);
    bindTarget();
    drawBackdrop();
    for (const std::int32_t command : pose->renderCommands) {
        if (failed)
            break;
        if (command >= 0)
            addMesh(static_cast<std::uint32_t>(command));
        else if (command == -1 && !stack.empty())
            closeLayer(openParts.back());
        else if (command < -1)
            openLayer(static_cast<std::uint32_t>(-2 - command));
    }
    flush();
    while (!stack.empty()) { // only if memory ran out on the way
        spare.push_back(stack.back());
        stack.pop_back();
    }
    openParts.clear();
}

void GlCompositor::Private::drawBackdrop()
{
    const Backdrop &backdrop = options.backdrop;
    if (backdrop.first.alpha() == 0 && (backdrop.cell == 0 || backdrop.second.alpha() == 0))
        return;
    gl->glDisable(GL_BLEND);
    backdropProgram->bind();
    setColor(*gl, backdropProgram->at(GlUniform::First), backdrop.first);
    setColor(*gl, backdropProgram->at(GlUniform::Second), backdrop.second);
    gl->glUniform1f(backdropProgram->at(GlUniform::Cell), static_cast<float>(backdrop.cell));
    gl->glUniform2f(backdropProgram->at(GlUniform::Size), static_cast<float>(options.size.width()),
                    static_cast<float>(options.size.height()));
    drawBox(target->area(), *backdropProgram);
}

void GlCompositor::Private::addMesh(std::uint32_t index)
{
    const Mesh &mesh = rig->meshes[index];
    const auto page = static_cast<std::size_t>(mesh.texturePage);
    const std::size_t count = firstIndex[index + 1] - firstIndex[index];
    if (mesh.texturePage < 0 || page >= pages.size() || !pages[page] || count == 0 || !(pose->opacity[index] > 0.0f))
        return;
    Batch batch;
    batch.page = pages[page];
    batch.laying = layingOf(mesh.blend, mesh.alphaBlend);
    batch.culled = mesh.culling();
    batch.mask = maskOfMesh[index];
    batch.inverted = mesh.invertMask();
    if (!stack.empty())
        stack.back().addDirty(boxOf(index));
    if (batch.laying == Laying::Read) {
        flush();
        drawReading(index, batch);
        return;
    }
    if (!pending.suits(batch)) {
        flush();
        pending = std::move(batch);
    }
    const void *offset = reinterpret_cast<const void *>(firstIndex[index] * sizeof(std::uint32_t));
    pending.counts.push_back(static_cast<int>(count));
    pending.offsets.push_back(offset);
}

void GlCompositor::Private::flush()
{
    if (pending.empty())
        return;
    const unsigned masked = pending.mask >= 0 ? coverage(pending.mask) : 0;
    bindTarget();
    meshProgram->bind();
    setView(*meshProgram);
    bindTexture(GlUnit::Page, pending.page);
    bindMask(masked, pending.inverted, *meshProgram);
    setLaying(pending.laying);
    if (pending.culled)
        gl->glEnable(GL_CULL_FACE);
    else
        gl->glDisable(GL_CULL_FACE);
    gl->glBindVertexArray(meshArray);
    gl->glMultiDrawElements(GL_TRIANGLES, pending.counts.data(), GL_UNSIGNED_INT, pending.offsets.data(),
                            static_cast<int>(pending.counts.size()));
    ++cost.drawCalls;
    pending.counts.clear();
    pending.offsets.clear();
}

/// A mode that reads what lies below it: that is copied first, and again before each run of triangles that overlap earlier
/// ones of the same mesh.
void GlCompositor::Private::drawReading(std::uint32_t index, const Batch &batch)
{
    const Mesh &mesh = rig->meshes[index];
    const PixelBox box = boxOf(index).intersected(target->area());
    if (box.empty())
        return;
    const unsigned masked = batch.mask >= 0 ? coverage(batch.mask) : 0;
    const std::span<const std::uint32_t> triangles(allIndices.data() + firstIndex[index], firstIndex[index + 1] - firstIndex[index]);
    batches.split(pose->vertices, triangles);
    const std::size_t runs = batches.isWhole() ? 1 : batches.count();
    for (std::size_t run = 0; run < runs; ++run) {
        copyBackdrop(box);
        bindTarget();
        meshReading->bind();
        setView(*meshReading);
        bindTexture(GlUnit::Page, batch.page);
        bindMask(masked, batch.inverted, *meshReading);
        bindTexture(GlUnit::Backdrop, below.texture);
        gl->glUniform1i(meshReading->at(GlUniform::Blend), mesh.blend);
        gl->glUniform1i(meshReading->at(GlUniform::AlphaBlend), mesh.alphaBlend);
        gl->glDisable(GL_BLEND);
        if (batch.culled)
            gl->glEnable(GL_CULL_FACE);
        else
            gl->glDisable(GL_CULL_FACE);
        gl->glBindVertexArray(meshArray);
        ++cost.drawCalls;
        const std::size_t first = firstIndex[index];
        if (batches.isWhole()) {
            gl->glDrawElements(GL_TRIANGLES, static_cast<int>(firstIndex[index + 1] - first), GL_UNSIGNED_INT,
                               reinterpret_cast<const void *>(first * sizeof(std::uint32_t)));
            continue;
        }
        const std::span<const std::uint32_t> sorted = batches.run(run);
        gl->glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, sortedIndices);
        gl->glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<std::ptrdiff_t>(sorted.size() * sizeof(std::uint32_t)),
                         sorted.data(), GL_STREAM_DRAW);
        gl->glDrawElements(GL_TRIANGLES, static_cast<int>(sorted.size()), GL_UNSIGNED_INT, nullptr);
        gl->glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices);
    }
}

void GlCompositor::Private::openLayer(std::uint32_t part)
{
    flush();
    GlLayer layer;
    if (!spare.empty()) {
        layer = spare.back();
        spare.pop_back();
    }
    failed = !layer.allocate(*gl, options.size, GlLayer::Format::Color) || failed;
    layer.clear(*gl);
    stack.push_back(layer);
    openParts.push_back(part);
    ++cost.layers;
}

void GlCompositor::Private::closeLayer(std::uint32_t part)
{
    flush();
    const GlLayer layer = stack.back();
    stack.pop_back();
    openParts.pop_back();
    const CompositeState &state = pose->composites[part];
    const GroupLook &look = looks[part];
    if (state.opacity > 0.0f && look.composite && !layer.dirty.empty()) {
        const unsigned masked = maskOfPart[part] >= 0 ? coverage(maskOfPart[part]) : 0;
        const Laying laying = layingOf(look.composite->blend, look.composite->alphaBlend);
        if (laying == Laying::Read)
            copyBackdrop(layer.dirty);
        GlProgram &program = laying == Laying::Read ? *layerReading : *layerProgram;
        if (!stack.empty())
            stack.back().addDirty(layer.dirty);
        bindTarget();
        program.bind();
        bindTexture(GlUnit::Layer, layer.texture);
        bindTexture(GlUnit::Backdrop, below.texture);
        bindMask(masked, look.composite->invertMask, program);
        gl->glUniform4f(program.at(GlUniform::GroupMultiply), state.multiply.r, state.multiply.g, state.multiply.b, state.opacity);
        gl->glUniform3f(program.at(GlUniform::GroupScreen), state.screen.r, state.screen.g, state.screen.b);
        gl->glUniform1i(program.at(GlUniform::Blend), look.composite->blend);
        gl->glUniform1i(program.at(GlUniform::AlphaBlend), look.composite->alphaBlend);
        gl->glUniform2f(program.at(GlUniform::Size), static_cast<float>(options.size.width()),
                        static_cast<float>(options.size.height()));
        setLaying(laying);
        drawBox(layer.dirty, program);
    }
    spare.push_back(layer);
}

void GlCompositor::Private::setLaying(Laying laying)
{
    switch (laying) {
    case Laying::Over:
        gl->glEnable(GL_BLEND);
        gl->glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
        break;
    case Laying::Add:
        gl->glEnable(GL_BLEND);
        gl->glBlendFuncSeparate(GL_ONE, GL_ONE, GL_ZERO, GL_ONE);
        break;
    case Laying::Multiply:
        gl->glEnable(GL_BLEND);
        gl->glBlendFuncSeparate(GL_DST_COLOR, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
        break;
    case Laying::Read:
        gl->glDisable(GL_BLEND);
        break;
    }
}

unsigned GlCompositor::Private::coverage(int mask)
{
    Coverage *slot = nullptr;
    for (Coverage &each : coverages) {
        if (each.mask == mask) {
            each.used = ++uses;
            return each.layer.texture;
        }
        if (!slot || each.used < slot->used)
            slot = &each;
    }
    if (coverages.size() < kMostCoverages)
        slot = &coverages.emplace_back();
    slot->mask = mask;
    slot->used = ++uses;
    failed = !slot->layer.allocate(*gl, options.size, GlLayer::Format::Coverage) || failed;
    slot->layer.clear(*gl);
    gl->glViewport(0, 0, options.size.width(), options.size.height());
    coverageProgram->bind();
    setView(*coverageProgram);
    gl->glDisable(GL_CULL_FACE);
    gl->glEnable(GL_BLEND);
    gl->glBlendEquation(GL_MAX);
    gl->glBlendFunc(GL_ONE, GL_ONE);
    gl->glBindVertexArray(meshArray);
    for (const std::uint32_t index : maskLists[static_cast<std::size_t>(mask)]) {
        const auto page = static_cast<std::size_t>(rig->meshes[index].texturePage);
        const std::size_t first = firstIndex[index];
        if (rig->meshes[index].texturePage < 0 || page >= pages.size() || !pages[page] || firstIndex[index + 1] == first)
            continue;
        slot->layer.addDirty(boxOf(index));
        bindTexture(GlUnit::Page, pages[page]);
        gl->glDrawElements(GL_TRIANGLES, static_cast<int>(firstIndex[index + 1] - first), GL_UNSIGNED_INT,
                           reinterpret_cast<const void *>(first * sizeof(std::uint32_t)));
        ++cost.drawCalls;
    }
    gl->glBlendEquation(GL_FUNC_ADD);
    ++cost.coverages;
    return slot->layer.texture;
}

void GlCompositor::Private::copyBackdrop(const PixelBox &wanted)
{
    GlLayer &from = stack.empty() ? *target : stack.back();
    failed = !below.allocate(*gl, options.size, GlLayer::Format::Color) || failed;
    const PixelBox box = wanted.intersected(from.area());
    if (box.empty())
        return;
    gl->glBindFramebuffer(GL_FRAMEBUFFER, from.frameBuffer);
    bindTexture(GlUnit::Backdrop, below.texture);
    gl->glCopyTexSubImage2D(GL_TEXTURE_2D, 0, box.left, box.top, box.left, box.top, box.right - box.left, box.bottom - box.top);
    ++cost.copies;
}

void GlCompositor::Private::bindTarget()
{
    gl->glBindFramebuffer(GL_FRAMEBUFFER, stack.empty() ? target->frameBuffer : stack.back().frameBuffer);
    gl->glViewport(0, 0, options.size.width(), options.size.height());
}

void GlCompositor::Private::bindMask(unsigned masked, bool inverted, const GlProgram &program)
{
    bindTexture(GlUnit::Mask, masked);
    gl->glUniform1i(program.at(GlUniform::Masking), !masked ? 0 : inverted ? 2 : 1);
}

void GlCompositor::Private::bindTexture(GlUnit unit, unsigned texture, unsigned kind)
{
    gl->glActiveTexture(GL_TEXTURE0 + static_cast<unsigned>(unit));
    gl->glBindTexture(kind, texture);
}

/// From the canvas to the picture and on to clip space.
void GlCompositor::Private::setView(const GlProgram &program)
{
    const float x = 2.0f / static_cast<float>(options.size.width());
    const float y = 2.0f / static_cast<float>(options.size.height());
    gl->glUniform4f(program.at(GlUniform::Linear), view.a * x, view.b * x, view.c * y, view.d * y);
    gl->glUniform2f(program.at(GlUniform::Offset), view.tx * x - 1.0f, view.ty * y - 1.0f);
    gl->glUniform1i(program.at(GlUniform::Smoothing), options.smoothing ? 1 : 0);
}

void GlCompositor::Private::drawBox(const PixelBox &box, const GlProgram &program)
{
    gl->glDisable(GL_CULL_FACE);
    gl->glUniform4f(program.at(GlUniform::Box), static_cast<float>(box.left), static_cast<float>(box.top),
                    static_cast<float>(box.right), static_cast<float>(box.bottom));
    gl->glBindVertexArray(emptyArray);
    gl->glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    ++cost.drawCalls;
}

PixelBox GlCompositor::Private::boxOf(std::uint32_t mesh)
{
    if (boxKnown[mesh])
        return boxes[mesh];
    boxKnown[mesh] = 1;
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    float left = kInfinity, top = kInfinity, right = -kInfinity, bottom = -kInfinity;
    const std::span<const float> points = pose->meshVertices(mesh);
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) {
        const float x = view.a * points[i] + view.b * points[i + 1] + view.tx;
        const float y = view.c * points[i] + view.d * points[i + 1] + view.ty;
        left = std::min(left, x);
        top = std::min(top, y);
        right = std::max(right, x);
        bottom = std::max(bottom, y);
    }
    return boxes[mesh] = pixelsAround(left, top, right, bottom);
}

void GlCompositor::Private::leaveClean()
{
    for (int unit = static_cast<int>(GlUnit::Picture); unit >= 0; --unit) {
        gl->glActiveTexture(GL_TEXTURE0 + static_cast<unsigned>(unit));
        gl->glBindTexture(unit == static_cast<int>(GlUnit::Looks) ? GL_TEXTURE_BUFFER : GL_TEXTURE_2D, 0);
    }
    gl->glBindVertexArray(0);
    gl->glBindBuffer(GL_ARRAY_BUFFER, 0);
    gl->glBindBuffer(GL_TEXTURE_BUFFER, 0);
    gl->glUseProgram(0);
    gl->glDisable(GL_BLEND);
    gl->glBlendFunc(GL_ONE, GL_ZERO);
    gl->glBlendEquation(GL_FUNC_ADD);
    gl->glDisable(GL_CULL_FACE);
    gl->glFrontFace(GL_CCW);
}

} // namespace marrow
