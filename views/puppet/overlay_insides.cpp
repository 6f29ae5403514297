#include "views/puppet/overlay_builder.h"

#include "model/puppet/simulation_overlay.h"

#include <algorithm>
#include <cmath>
#include <numbers>

/// The overlay of what is inside a puppet: deformers, bones, physics and simulations.
namespace marrow {

namespace {

constexpr std::uint32_t kMostLines = 64; ///< lines of a lattice drawn along an axis; denser ones are thinned out
constexpr double kHandlePixels = 34;     ///< length of a rotation's handle on the screen

QColor withAlpha(QColor color, int alpha)
{
    color.setAlpha(alpha);
    return color;
}

/// From good to bad.
QColor strained(const Tokens &tokens, float measure)
{
    return measure > 1.15f ? tokens.error : measure > 1.04f ? tokens.warning : tokens.good;
}

} // namespace

OverlayColors overlayColors(const Tokens &tokens)
{
    // Hues that keep apart from each other, from the accent and from most drawings; darker on light ground.
    if (tokens.dark)
        return {QColor(0x4F, 0xD1, 0xC5), QColor(0xF2, 0xA6, 0x5A), QColor(0xF0, 0xE0, 0x6A), QColor(0x8F, 0xD6, 0x7A),
                QColor(0xE0, 0x8A, 0xD8), QColor(0xF0, 0x7C, 0x7C), QColor(0x9A, 0xB8, 0xFF), QColor(0xB9, 0xA6, 0xF0)};
    return {QColor(0x0E, 0x8A, 0x80), QColor(0xB8, 0x60, 0x10), QColor(0x8A, 0x78, 0x00), QColor(0x3C, 0x80, 0x28),
            QColor(0x9C, 0x3C, 0x96), QColor(0xB0, 0x30, 0x30), QColor(0x3C, 0x58, 0xC0), QColor(0x66, 0x4C, 0xB0)};
}

void OverlayBuilder::addDeformers()
{
    const std::vector<Deformer> &deformers = m_context.rig().deformers;
    const OverlayColors colors = overlayColors(m_tokens);
    for (std::uint32_t d = 0; d < deformers.size(); ++d) {
        const bool warp = deformers[d].warp() != nullptr;
        const PuppetItem item{PuppetItemKind::Deformer, d};
        if (!(warp ? m_options.lattices : m_options.rotations) || !takesPart(item))
            continue;
        if (warp)
            addLattice(d, {withAlpha(colors.lattice, 150), 1});
        else
            addRotation(d, {colors.rotation, 1.5f});
    }
}

void OverlayBuilder::addLattice(std::uint32_t deformer, const Look &look)
{
    const Warp &warp = *m_context.rig().deformers[deformer].warp();
    const LatticeMap &map = m_context.puppet().evaluator().deformers().lattice(deformer);
    const std::uint32_t stepX = (warp.columns + kMostLines - 1) / kMostLines;
    const std::uint32_t stepY = (warp.rows + kMostLines - 1) / kMostLines;
    const auto point = [&](std::uint32_t column, std::uint32_t row, float *xy) {
        map.map(static_cast<float>(column) / static_cast<float>(warp.columns),
                static_cast<float>(row) / static_cast<float>(warp.rows), xy);
    };
    // Along the rows, then along the columns; the rim always, whatever is thinned out.
    for (std::uint32_t row = 0;; row = std::min(row + stepY, warp.rows)) {
        float last[2];
        point(0, row, last);
        for (std::uint32_t column = std::min(stepX, warp.columns);; column = std::min(column + stepX, warp.columns)) {
            float next[2];
            point(column, row, next);
            m_shapes.line(last[0], last[1], next[0], next[1], look.color, look.width);
            std::copy_n(next, 2, last);
            if (column == warp.columns)
                break;
        }
        if (row == warp.rows)
            break;
    }
    for (std::uint32_t column = 0;; column = std::min(column + stepX, warp.columns)) {
        float last[2];
        point(column, 0, last);
        m_shapes.square(last[0], last[1], look.color, 4);
        for (std::uint32_t row = std::min(stepY, warp.rows);; row = std::min(row + stepY, warp.rows)) {
            float next[2];
            point(column, row, next);
            m_shapes.line(last[0], last[1], next[0], next[1], look.color, look.width);
            m_shapes.square(next[0], next[1], look.color, 4);
            std::copy_n(next, 2, last);
            if (row == warp.rows)
                break;
        }
        if (column == warp.columns)
            break;
    }
    float corner[2];
    point(0, 0, corner);
    m_handles.push_back({QPointF(corner[0], corner[1]), {PuppetItemKind::Deformer, deformer}});
    addName(QPointF(corner[0], corner[1]), {PuppetItemKind::Deformer, deformer}, look.color);
}

void OverlayBuilder::addRotation(std::uint32_t deformer, const Look &look)
{
    const RotationFrame &frame = m_context.puppet().evaluator().deformers().rotation(deformer);
    if (!std::isfinite(frame.x) || !std::isfinite(frame.y))
        return;
    const auto length = static_cast<float>(kHandlePixels / m_zoom);
    m_shapes.ring(frame.x, frame.y, look.color, 11);
    m_shapes.dot(frame.x, frame.y, look.color, 3);
    m_shapes.line(frame.x, frame.y, frame.x + frame.sine * length, frame.y - frame.cosine * length, look.color, look.width);
    m_shapes.dot(frame.x + frame.sine * length, frame.y - frame.cosine * length, look.color, 6);
    const std::int32_t parent = m_context.rig().deformers[deformer].parent;
    if (parent >= 0 && m_context.rig().deformers[static_cast<std::size_t>(parent)].rotation()) {
        const RotationFrame &above = m_context.puppet().evaluator().deformers().rotation(static_cast<std::uint32_t>(parent));
        m_shapes.dashes(above.x, above.y, frame.x, frame.y, withAlpha(look.color, 110), 1);
    }
    m_handles.push_back({QPointF(frame.x, frame.y), {PuppetItemKind::Deformer, deformer}});
    addName(QPointF(frame.x, frame.y), {PuppetItemKind::Deformer, deformer}, look.color);
}

void OverlayBuilder::addBones()
{
    const QColor color = overlayColors(m_tokens).bone;
    const auto length = static_cast<float>(kHandlePixels / m_zoom);
    for (const AttachableBone &bone : m_context.rig().bones.attachable) {
        const std::optional<Affine> frame = m_context.puppet().boneFrame(bone.deformer);
        if (!frame || !std::isfinite(frame->tx) || !std::isfinite(frame->ty))
            continue;
        const float x = std::hypot(frame->a, frame->c);
        const float y = std::hypot(frame->b, frame->d);
        m_shapes.square(frame->tx, frame->ty, color, 7);
        if (x > 0)
            m_shapes.line(frame->tx, frame->ty, frame->tx + frame->a / x * length, frame->ty + frame->c / x * length,
                          m_tokens.error, 1.5f);
        if (y > 0)
            m_shapes.line(frame->tx, frame->ty, frame->tx + frame->b / y * length, frame->ty + frame->d / y * length,
                          m_tokens.good, 1.5f);
        if (m_options.names)
            m_shapes.label(QPointF(frame->tx, frame->ty), bone.id, color);
        m_handles.push_back({QPointF(frame->tx, frame->ty), {PuppetItemKind::Deformer, bone.deformer}});
    }
}

QPointF OverlayBuilder::anchorOfStrand(std::uint32_t group) const
{
    const PuppetRig &rig = m_context.rig();
    const std::int32_t anchor = m_strandAnchors[group];
    if (anchor < 0) // side by side at the top of the canvas
        return {rig.canvas.width * (group + 0.5) / static_cast<double>(rig.physics.groups.size()), rig.canvas.height * 0.04};
    const auto deformer = static_cast<std::uint32_t>(anchor);
    const FrameSolver &frames = m_context.puppet().evaluator().deformers();
    if (rig.deformers[deformer].rotation())
        return {frames.rotation(deformer).x, frames.rotation(deformer).y};
    float xy[2];
    frames.lattice(deformer).map(0.5f, 0.0f, xy);
    return {xy[0], xy[1]};
}

void OverlayBuilder::addStrands()
{
    const QColor color = overlayColors(m_tokens).strand;
    for (std::uint32_t group = 0; group < m_context.rig().physics.groups.size(); ++group)
        addStrand(group, {color, 2});
}

/// The strand's own picture, its root at the anchor, at a size that can be seen: lengths of physics are in units of its own.
void OverlayBuilder::addStrand(std::uint32_t group, const Look &look)
{
    const PhysicsGroup &record = m_context.rig().physics.groups[group];
    float whole = 0;
    for (const PhysicsSegment &segment : record.segments)
        whole += std::fabs(segment.length);
    const QPointF anchor = anchorOfStrand(group);
    if (!(whole > 0) || !std::isfinite(anchor.x()) || !std::isfinite(anchor.y()))
        return;
    const float scale = m_context.rig().canvas.height * 0.12f / whole;
    const PhysicsPlayer::Vector root = m_context.puppet().physics().particle(group, 0);
    auto lastX = static_cast<float>(anchor.x()), lastY = static_cast<float>(anchor.y());
    m_shapes.ring(lastX, lastY, look.color, 9);
    for (std::uint32_t i = 1; i <= record.segments.size(); ++i) {
        const PhysicsPlayer::Vector at = m_context.puppet().physics().particle(group, i);
        const float x = static_cast<float>(anchor.x()) + (at.x - root.x) * scale;
        const float y = static_cast<float>(anchor.y()) + (at.y - root.y) * scale;
        m_shapes.line(lastX, lastY, x, y, look.color, look.width);
        m_shapes.dot(x, y, look.color, 7);
        lastX = x;
        lastY = y;
    }
    m_handles.push_back({anchor, {PuppetItemKind::PhysicsGroup, group}});
    addName(anchor, {PuppetItemKind::PhysicsGroup, group}, look.color);
}

void OverlayBuilder::addColliders()
{
    const QColor color = overlayColors(m_tokens).collider;
    for (std::uint32_t i = 0; i < m_context.rig().colliders.colliders.size(); ++i) {
        const std::optional<PlacedCollider> placed = m_context.puppet().colliderPlace(i);
        if (!placed)
            continue;
        addCollider(*placed, {color, 1.5f});
        m_handles.push_back({QPointF(placed->ax, placed->ay), {PuppetItemKind::Collider, i}});
        addName(QPointF(placed->ax, placed->ay), {PuppetItemKind::Collider, i}, color);
    }
}

/// A circle, or two with the lines that touch both.
void OverlayBuilder::addCollider(const PlacedCollider &placed, const Look &look)
{
    constexpr int kSides = 40;
    const auto circle = [&](float x, float y, float radius) {
        float lastX = x + radius, lastY = y;
        for (int i = 1; i <= kSides; ++i) {
            const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / kSides;
            const float nextX = x + radius * std::cos(angle), nextY = y + radius * std::sin(angle);
            m_shapes.line(lastX, lastY, nextX, nextY, look.color, look.width);
            lastX = nextX;
            lastY = nextY;
        }
    };
    m_shapes.dot(placed.ax, placed.ay, look.color, 4);
    circle(placed.ax, placed.ay, placed.radiusA);
    const float dx = placed.bx - placed.ax, dy = placed.by - placed.ay;
    const float distance = std::hypot(dx, dy);
    if (!(distance > 0))
        return;
    m_shapes.dot(placed.bx, placed.by, look.color, 4);
    circle(placed.bx, placed.by, placed.radiusB);
    if (distance <= std::fabs(placed.radiusA - placed.radiusB))
        return;
    const float along = (placed.radiusA - placed.radiusB) / distance;
    const float across = std::sqrt(std::max(0.0f, 1 - along * along));
    const float ux = dx / distance, uy = dy / distance;
    for (const float side : {-1.0f, 1.0f}) {
        const float nx = ux * along - uy * across * side, ny = uy * along + ux * across * side;
        m_shapes.line(placed.ax + nx * placed.radiusA, placed.ay + ny * placed.radiusA, placed.bx + nx * placed.radiusB,
                      placed.by + ny * placed.radiusB, look.color, look.width);
    }
}

void OverlayBuilder::addSimulations()
{
    const QColor color = overlayColors(m_tokens).particle;
    for (const SimulationPlayer &simulation : m_context.puppet().advancedMode().simulations()) {
        const SimulationOverlay overlay = overlayOf(simulation);
        if (m_options.constraints)
            addConstraints(overlay);
        for (std::size_t i = 0; m_options.particles && i + 1 < overlay.particles.size(); i += 2)
            m_shapes.dot(overlay.particles[i], overlay.particles[i + 1], color, 4);
        for (const SimulationOverlay::Pin &pin : overlay.pins) {
            const std::size_t at = 2 * std::size_t{pin.particle};
            m_shapes.square(overlay.particles[at], overlay.particles[at + 1], pin.kinematic ? m_tokens.error : m_tokens.warning, 6);
        }
    }
}

/// Lengths by colour: what is stretched beyond its measure stands out. Goals as thin lines to where a particle is drawn.
void OverlayBuilder::addConstraints(const SimulationOverlay &overlay)
{
    const auto between = [&](std::uint32_t a, std::uint32_t b, const QColor &color, bool dashed) {
        const std::size_t i = 2 * std::size_t{a}, k = 2 * std::size_t{b};
        const std::vector<float> &p = overlay.particles;
        if (dashed)
            m_shapes.dashes(p[i], p[i + 1], p[k], p[k + 1], color, 1);
        else
            m_shapes.line(p[i], p[i + 1], p[k], p[k + 1], color, 1);
    };
    for (const SimulationOverlay::Link &edge : overlay.edges)
        between(edge.a, edge.b, withAlpha(strained(m_tokens, edge.measure), 150), false);
    for (const SimulationOverlay::Link &limit : overlay.limits)
        between(limit.a, limit.b, withAlpha(overlayColors(m_tokens).part, limit.measure > 0.98f ? 220 : 70), true);
    for (const SimulationOverlay::Link &weld : overlay.welds) {
        between(weld.a, weld.b, overlayColors(m_tokens).strand, false);
        const std::size_t i = 2 * std::size_t{weld.a};
        m_shapes.ring(overlay.particles[i], overlay.particles[i + 1], overlayColors(m_tokens).strand, 8);
    }
    for (const std::uint32_t particle : overlay.goalParticles) {
        const std::size_t i = 2 * std::size_t{particle};
        m_shapes.line(overlay.particles[i], overlay.particles[i + 1], overlay.goals[i], overlay.goals[i + 1],
                      withAlpha(m_tokens.accent, 150), 1);
    }
}

} // namespace marrow
