// The keyboard half of JointTool, and what it says about itself.

#include "views/skeleton/joint_tool.h"

#include <QKeyEvent>

#include <numbers>

namespace marrow {

namespace {
constexpr float kDegrees = 180.0f / std::numbers::pi_v<float>;
} // namespace

bool JointTool::nudge(int key, Qt::KeyboardModifiers modifiers)
{
    const std::optional<Eigen::Vector3f> way = nudgeStep(key);
    const std::optional<GizmoState> gizmo = way ? gizmoNow() : std::nullopt;
    if (!gizmo)
        return false;
    const Eigen::Vector3f step = *way;
    m_start = *gizmo;
    gather();
    const float amount = modifiers & Qt::ShiftModifier ? 0.5f : 1.0f;
    if (m_settings.mode == GizmoMode::Rotate) {
        // Left and right turn about Y, up and down about X, as the model on the screen would.
        const Eigen::Vector3f axis = m_start.axes * Eigen::Vector3f(-step.y(), step.x(), step.z());
        previewMatrix(Eigen::Translation3f(pivot()) * Eigen::AngleAxisf(amount * kAngleSnapDegrees / kDegrees, axis)
                      * Eigen::Translation3f(-pivot()));
    } else {
        previewMatrix(Eigen::Affine3f(Eigen::Translation3f(m_start.axes * (step * amount))));
    }
    commitPreview();
    return true;
}

bool JointTool::changeMode(int key)
{
    JointToolSettings settings = m_settings;
    switch (key) {
    case Qt::Key_W:
        settings.mode = GizmoMode::Translate;
        break;
    case Qt::Key_E:
        settings.mode = GizmoMode::Rotate;
        break;
    case Qt::Key_R:
        settings.mode = GizmoMode::Scale;
        break;
    case Qt::Key_L:
        settings.localAxes = !settings.localAxes;
        break;
    default:
        return false;
    }
    setSettings(settings);
    return true;
}

bool JointTool::key(ViewportWidget &, QKeyEvent &event)
{
    if (event.type() != QEvent::KeyPress || !m_context || !m_context->rig() || m_part != GizmoPart::None)
        return false;
    if (event.modifiers() & (Qt::ControlModifier | Qt::MetaModifier))
        return false;
    // Plain arrows turn the view.
    if (event.modifiers() & Qt::AltModifier)
        return nudge(event.key(), event.modifiers());
    return changeMode(event.key());
}

QString JointTool::hintText() const
{
    switch (m_settings.mode) {
    case GizmoMode::Translate:
        return tr("Drag an arrow or a square to move · Ctrl turns snapping over · W move, E turn, R scale · Alt+arrows move by a voxel");
    case GizmoMode::Rotate:
        return tr("Drag a ring to turn · Ctrl turns snapping to 15° over · W move, E turn, R scale · Alt+arrows turn by 15°");
    case GizmoMode::Scale:
        return tr("Drag a handle to scale · Ctrl turns snapping over · W move, E turn, R scale");
    }
    return {};
}

} // namespace marrow
