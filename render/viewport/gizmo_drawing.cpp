#include "render/viewport/gizmo_drawing.h"

#include <array>
#include <cmath>

namespace marrow {

namespace {

constexpr float kTwoPi = 6.2831853F;
const std::array<QRgb, 3> kAxisColors = {qRgb(0xe2, 0x5a, 0x5a), qRgb(0x66, 0xb5, 0x4e), qRgb(0x4f, 0x8d, 0xe8)};

QColor shade(const GizmoState &state, GizmoPart part, QColor color)
{
    if (state.active == part || (state.active == GizmoPart::None && state.hovered == part))
        return color.lighter(135);
    if (state.active != GizmoPart::None)
        color.setAlphaF(0.3F);
    return color;
}

void drawRing(const GizmoState &state, int axis, float size, const Eigen::Vector3f &view, const QColor &color, float width, LineBatch &lines)
{
    const Eigen::Vector3f u = state.axes.col((axis + 1) % 3) * size;
    const Eigen::Vector3f v = state.axes.col((axis + 2) % 3) * size;
    constexpr int kSegments = 72;
    const auto point = [&](int i) -> Eigen::Vector3f {
        const float angle = kTwoPi * static_cast<float>(i) / kSegments;
        return u * std::cos(angle) + v * std::sin(angle);
    };
    for (int i = 0; i < kSegments; ++i) {
        const Eigen::Vector3f a = point(i);
        const Eigen::Vector3f b = point(i + 1);
        QColor tone = color;
        if ((a + b).dot(view) > 0.1F * size)
            tone.setAlphaF(tone.alphaF() * 0.2F);
        lines.add(state.origin + a, state.origin + b, tone, width);
    }
}

void drawArrow(const GizmoState &state, int axis, float size, const QColor &color, LineBatch &lines, SolidBatch &solids)
{
    const Eigen::Vector3f direction = state.axes.col(axis);
    const Eigen::Vector3f tip = state.origin + direction * size;
    lines.add(state.origin + direction * size * 0.16F, tip - direction * size * 0.12F, color, 2.5F);
    if (state.mode == GizmoMode::Scale)
        solids.addBox(tip - direction * size * 0.06F, state.axes * size * 0.055F, color);
    else
        solids.addCone(tip - direction * size * 0.2F, tip, size * 0.065F, color);
}

} // namespace

void drawGizmo(const GizmoState &state, float size, const Eigen::Vector3f &viewDirection, LineBatch &lines, SolidBatch &solids)
{
    constexpr GizmoPart kAxes[] = {GizmoPart::X, GizmoPart::Y, GizmoPart::Z};
    constexpr GizmoPart kPlanes[] = {GizmoPart::PlaneX, GizmoPart::PlaneY, GizmoPart::PlaneZ};
    const auto [u, v] = perpendiculars(viewDirection);
    const QColor neutral(0xd8, 0xdd, 0xe4);
    for (int axis = 0; axis < 3; ++axis) {
        const QColor color = shade(state, kAxes[axis], QColor(kAxisColors[static_cast<std::size_t>(axis)]));
        const bool bright = state.active == kAxes[axis] || state.hovered == kAxes[axis];
        if (state.mode == GizmoMode::Rotate) {
            drawRing(state, axis, size * 0.85F, viewDirection, color, bright ? 3.5F : 2.5F, lines);
            continue;
        }
        drawArrow(state, axis, size, color, lines, solids);
        if (state.mode == GizmoMode::Translate) {
            QColor plane = shade(state, kPlanes[axis], QColor(kAxisColors[static_cast<std::size_t>(axis)]));
            const Eigen::Vector3f a = state.axes.col((axis + 1) % 3) * size;
            const Eigen::Vector3f b = state.axes.col((axis + 2) % 3) * size;
            const Eigen::Vector3f &o = state.origin;
            lines.add(o + a * 0.5F + b * 0.28F, o + a * 0.5F + b * 0.5F, plane, 1.5F);
            lines.add(o + a * 0.28F + b * 0.5F, o + a * 0.5F + b * 0.5F, plane, 1.5F);
            plane.setAlphaF(plane.alphaF() * (state.hovered == kPlanes[axis] || state.active == kPlanes[axis] ? 0.6F : 0.3F));
            solids.addQuad(o + a * 0.28F + b * 0.28F, o + a * 0.5F + b * 0.28F, o + a * 0.5F + b * 0.5F, o + a * 0.28F + b * 0.5F, plane);
        }
    }
    if (state.mode == GizmoMode::Rotate)
        lines.addCircle(state.origin, u * size * 1.08F, v * size * 1.08F, shade(state, GizmoPart::Screen, neutral), 1.5F);
    else if (state.mode == GizmoMode::Translate)
        lines.addCircle(state.origin, u * size * 0.12F, v * size * 0.12F, shade(state, GizmoPart::Screen, neutral), 2, 24);
    else
        solids.addBox(state.origin, state.axes * size * 0.07F, shade(state, GizmoPart::All, neutral));
}

} // namespace marrow
