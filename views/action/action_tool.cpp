#include "views/action/action_tool.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr float kPi = std::numbers::pi_v<float>;
constexpr float kDegrees = 180 / kPi;
constexpr float kTurnSnapDegrees = 15;
constexpr float kNudgeDegrees = 5;
constexpr float kFine = 0.2F;
constexpr float kNudgeHips = 0.02F; ///< hip heights
constexpr int kHips = 1;

bool isAxis(GizmoPart part)
{
    return part == GizmoPart::X || part == GizmoPart::Y || part == GizmoPart::Z;
}

} // namespace

ActionTool::ActionTool(QObject *parent)
    : QObject(parent)
{
}

ActionTool::~ActionTool()
{
    if (m_view && m_view->tool() == this)
        m_view->setTool(nullptr);
}

void ActionTool::setContext(ActionContext *context)
{
    if (m_context) {
        m_context->disconnect(this);
        m_context->document()->disconnect(this);
    }
    endGesture();
    m_context = context;
    if (context) {
        connect(context, &ActionContext::poseChanged, this, &ActionTool::refreshGizmo);
        connect(context->document(), &ActionDocument::selectionChanged, this, &ActionTool::refreshGizmo);
    }
    refreshGizmo();
}

void ActionTool::setSettings(const ActionToolSettings &settings)
{
    if (m_settings == settings)
        return;
    m_settings = settings;
    refreshGizmo();
    if (m_view)
        m_view->updateHint();
    emit settingsChanged();
}

void ActionTool::finishGesture()
{
    if (m_context && m_context->hasPreview())
        m_context->commitPreview();
    endGesture();
    refreshGizmo();
}

void ActionTool::activate(ViewportWidget &view)
{
    m_view = &view;
    refreshGizmo();
}

void ActionTool::deactivate(ViewportWidget &view)
{
    view.setGizmo(std::nullopt);
    setHovered(std::nullopt, {});
    m_view = nullptr;
}

std::vector<JointId> ActionTool::picked() const
{
    std::vector<JointId> joints;
    for (const int joint : m_context->document()->selection().joints)
        joints.push_back(static_cast<JointId>(joint));
    return joints;
}

std::optional<GizmoState> ActionTool::gizmoNow() const
{
    if (!m_view || !m_context || m_settings.mode == ActionMode::Reach || m_context->playback().isPlaying())
        return std::nullopt;
    const bool moves = m_settings.mode == ActionMode::Move;
    const std::optional<int> joint = moves ? std::optional(kHips) : m_context->activeJoint();
    if (!joint)
        return std::nullopt;
    GizmoState gizmo;
    gizmo.mode = moves ? GizmoMode::Translate : GizmoMode::Rotate;
    gizmo.origin = m_context->handles().worlds[static_cast<std::size_t>(*joint)].translation();
    gizmo.axes = poseAxes(m_context->skeleton(), m_context->handles(), static_cast<JointId>(*joint), moves ? PoseFrame::World : m_settings.frame);
    gizmo.active = m_part;
    gizmo.hovered = m_hoveredPart;
    return gizmo;
}

float ActionTool::gizmoLength(const GizmoState &gizmo) const
{
    return gizmoSize(m_view->camera().voxelsPerPixel(gizmo.origin, static_cast<float>(m_view->height())));
}

void ActionTool::refreshGizmo()
{
    if (m_view)
        m_view->setGizmo(gizmoNow());
}

std::optional<int> ActionTool::jointUnder(const ViewportEvent &event) const
{
    // The overlay knows joints by the nodes of the model.
    const std::optional<JointId> node = m_view->jointAt(event.position);
    int joint = node ? m_context->figure().joint(*node) : -1;
    // Beside the bones, the body itself: what is clicked is what moves.
    if (joint < 1 && event.surface)
        joint = m_context->figure().jointOf(*event.surface);
    return joint > 0 ? std::optional(joint) : std::nullopt;
}

void ActionTool::setHovered(std::optional<int> joint, QPointF position)
{
    if (!m_view)
        return;
    ViewOptions options = m_view->options();
    const std::optional<JointId> node = joint && m_context ? std::optional(static_cast<JointId>(m_context->figure().node(*joint))) : std::nullopt;
    if (options.hovered != node) {
        options.hovered = node;
        m_view->setOptions(options);
    }
    if (joint)
        m_view->setHud({HudText{humanoidJointName(*joint), HudText::Place::AtPoint, position, {}, {}, false}});
    else
        m_view->setHud({});
}

void ActionTool::hover(ViewportWidget &, const ViewportEvent *event)
{
    const std::optional<GizmoState> gizmo = gizmoNow();
    const GizmoPart part = event && gizmo ? hitGizmo(*gizmo, gizmoLength(*gizmo), event->ray) : GizmoPart::None;
    if (part != m_hoveredPart) {
        m_hoveredPart = part;
        refreshGizmo();
    }
    setHovered(event && m_context && part == GizmoPart::None ? jointUnder(*event) : std::nullopt, event ? event->position : QPointF());
}

bool ActionTool::press(ViewportWidget &view, const ViewportEvent &event)
{
    if (event.button != Qt::LeftButton || !m_context)
        return false;
    m_context->playback().pause();
    m_startPose = m_context->pose();
    m_startHandles = m_context->handles();
    m_startRay = event.ray;
    m_angle = 0;
    if (const std::optional<GizmoState> gizmo = gizmoNow()) {
        const GizmoPart part = hitGizmo(*gizmo, gizmoLength(*gizmo), event.ray);
        if (part != GizmoPart::None) {
            m_part = part;
            m_start = *gizmo;
            setHovered(std::nullopt, {});
            refreshGizmo();
            return true;
        }
    }
    const std::optional<int> joint = jointUnder(event);
    if (!joint)
        return false; // beside everything the view turns
    m_context->pick(*joint, event.modifiers & (Qt::ControlModifier | Qt::ShiftModifier));
    if (m_settings.mode == ActionMode::Reach && !beginReach(*joint, event))
        view.updateHint();
    return true;
}

void ActionTool::turn(const ViewportEvent &event)
{
    const Eigen::Vector3f forward = m_view->camera().forward();
    // The angle of two directions ends at half a turn; what came before says on which side of it we are.
    m_angle += std::remainder(dragAngle(m_start, m_part, forward, m_startRay, event.ray) - m_angle, 2 * kPi);
    float degrees = m_angle * kDegrees;
    if (event.modifiers & Qt::ControlModifier)
        degrees = std::round(degrees / kTurnSnapDegrees) * kTurnSnapDegrees;
    const Skeleton &skeleton = m_context->skeleton();
    JointLocals locals;
    if (isAxis(m_part) && m_settings.frame == PoseFrame::Local) {
        const int axis = m_part == GizmoPart::X ? 0 : m_part == GizmoPart::Y ? 1 : 2;
        locals = turnedInLocal(skeleton, m_startHandles, picked(), Eigen::Quaternionf(Eigen::AngleAxisf(degrees / kDegrees, Eigen::Vector3f::Unit(axis))));
    } else {
        const Eigen::Vector3f axis = m_part == GizmoPart::Screen ? forward : gizmoAxis(m_start, m_part);
        locals = turnedInWorld(skeleton, m_startHandles, topmost(skeleton, picked()), Eigen::Quaternionf(Eigen::AngleAxisf(degrees / kDegrees, axis.normalized())));
    }
    m_context->setPreview(withLocals(m_startPose, m_context->figure().rest(), locals));
    m_view->setHud({HudText{QStringLiteral("%1°").arg(static_cast<double>(degrees), 0, 'f', 1), HudText::Place::AtPoint, event.position + QPointF(14, 10), {}, {}, false}});
}

void ActionTool::move(const ViewportEvent &event)
{
    const Eigen::Vector3f by = isAxis(m_part) ? Eigen::Vector3f(gizmoAxis(m_start, m_part) * dragAlongAxis(m_start, m_part, m_startRay, event.ray))
                                              : dragInPlane(m_start, m_part, m_view->camera().forward(), m_startRay, event.ray);
    m_context->setPreview(withHipsMoved(m_context->skeleton(), m_context->figure().rest(), m_startPose, by, m_settings.holdFeet));
}

bool ActionTool::beginReach(int joint, const ViewportEvent &)
{
    if (joint == kHips)
        return false;
    const IkEffector effector{static_cast<JointId>(joint), Eigen::Vector3f::Zero()};
    IkDrag reach(m_context->skeleton(), m_startHandles, ikChain(m_context->skeleton(), effector, kDefaultIkLength), effector);
    if (!reach.possible())
        return false;
    reach.setHoldEnd(true);
    m_reach = std::move(reach);
    m_grabbed = m_startHandles.worlds[static_cast<std::size_t>(joint)].translation();
    setHovered(std::nullopt, {});
    return true;
}

void ActionTool::reach(const ViewportEvent &event)
{
    // In the plane through the joint that faces the viewer, keeping the distance at which it was taken hold of.
    const Eigen::Vector3f forward = m_view->camera().forward();
    const auto onPlane = [&](const Ray &ray) {
        const Eigen::Vector3f origin = ray.origin.cast<float>();
        const Eigen::Vector3f direction = ray.direction.cast<float>().normalized();
        const float facing = direction.dot(forward);
        return std::abs(facing) < 1e-4F ? m_grabbed : Eigen::Vector3f(origin + direction * ((m_grabbed - origin).dot(forward) / facing));
    };
    const JointLocals locals = m_reach->solve(m_grabbed + onPlane(event.ray) - onPlane(m_startRay));
    m_context->setPreview(withLocals(m_startPose, m_context->figure().rest(), locals));
}

void ActionTool::drag(ViewportWidget &, const ViewportEvent &event)
{
    if (!m_context)
        return;
    if (m_reach)
        reach(event);
    else if (m_part != GizmoPart::None && m_settings.mode == ActionMode::Move)
        move(event);
    else if (m_part != GizmoPart::None)
        turn(event);
}

void ActionTool::release(ViewportWidget &, const ViewportEvent &)
{
    finishGesture();
}

void ActionTool::cancel(ViewportWidget &)
{
    if (m_context)
        m_context->clearPreview();
    endGesture();
    refreshGizmo();
}

void ActionTool::endGesture()
{
    m_part = GizmoPart::None;
    m_reach.reset();
    if (m_view)
        m_view->setHud({});
}

bool ActionTool::nudge(const QKeyEvent &event)
{
    Eigen::Vector3f step = Eigen::Vector3f::Zero();
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        step.x() = event.key() == Qt::Key_Right ? 1 : -1;
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        step.y() = event.key() == Qt::Key_Up ? 1 : -1;
        break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        step.z() = event.key() == Qt::Key_PageUp ? 1 : -1;
        break;
    default:
        return false;
    }
    const float amount = event.modifiers() & Qt::ShiftModifier ? kFine : 1.0F;
    const HumanoidRest &rest = m_context->figure().rest();
    if (m_settings.mode == ActionMode::Move) {
        const float height = rest[kHips].y() - rest[0].y();
        m_context->edit(withHipsMoved(m_context->skeleton(), rest, m_context->pose(), step * amount * kNudgeHips * height, m_settings.holdFeet));
        return true;
    }
    if (picked().empty())
        return false;
    // Left and right turn about Y, up and down about X.
    const Eigen::Quaternionf turn(Eigen::AngleAxisf(amount * kNudgeDegrees / kDegrees, Eigen::Vector3f(-step.y(), step.x(), step.z())));
    m_context->edit(withLocals(m_context->pose(), rest, turnedInLocal(m_context->skeleton(), m_context->handles(), picked(), turn)));
    return true;
}

bool ActionTool::verb(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier | Qt::MetaModifier);
    if (modifiers == Qt::ControlModifier && event.key() == Qt::Key_C)
        m_context->copyPose();
    else if (modifiers == Qt::ControlModifier && event.key() == Qt::Key_V)
        m_context->pastePose(false);
    else if (modifiers == (Qt::ControlModifier | Qt::ShiftModifier) && event.key() == Qt::Key_V)
        m_context->pastePose(true);
    else if (modifiers == Qt::NoModifier && (event.key() == Qt::Key_K || event.key() == Qt::Key_I))
        m_context->keyHere();
    else if (modifiers == Qt::NoModifier && event.key() == Qt::Key_Backspace)
        m_context->resetJoints(false);
    else if (modifiers == Qt::ShiftModifier && event.key() == Qt::Key_Backspace)
        m_context->resetJoints(true);
    else
        return false;
    return true;
}

bool ActionTool::key(ViewportWidget &, QKeyEvent &event)
{
    if (event.type() != QEvent::KeyPress || !m_context || m_part != GizmoPart::None || m_reach)
        return false;
    if (verb(event))
        return true;
    if (event.modifiers() & (Qt::ControlModifier | Qt::MetaModifier))
        return false;
    if (event.modifiers() & Qt::AltModifier)
        return nudge(event);
    ActionToolSettings settings = m_settings;
    if (event.key() == Qt::Key_W)
        settings.mode = ActionMode::Move;
    else if (event.key() == Qt::Key_E)
        settings.mode = ActionMode::Turn;
    else if (event.key() == Qt::Key_Q)
        settings.mode = ActionMode::Reach;
    else if (event.key() == Qt::Key_L)
        settings.frame = static_cast<PoseFrame>((static_cast<int>(settings.frame) + 1) % 3);
    else
        return false;
    setSettings(settings);
    return true;
}

QString ActionTool::hintText() const
{
    if (!m_context)
        return {};
    if (m_part != GizmoPart::None || m_reach)
        return m_settings.mode == ActionMode::Turn ? tr("Ctrl snaps to 15° · Esc takes it back") : tr("Esc takes it back");
    switch (m_settings.mode) {
    case ActionMode::Turn:
        return tr("Click a joint, drag a ring to turn it: the pose becomes a key here · L changes the axes · Alt+arrows turn by 5° · Q reach, W hips");
    case ActionMode::Move:
        return tr("Drag an arrow to move the hips: the pose becomes a key here · Alt+arrows move · E turn, Q reach");
    case ActionMode::Reach:
        return tr("Drag a hand, a foot or any joint and the two above it follow: the pose becomes a key here · E turn, W hips");
    }
    return {};
}

} // namespace marrow
