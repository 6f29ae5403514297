#include "views/posing/pose_tool.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr float kPi = std::numbers::pi_v<float>;
constexpr float kDegrees = 180 / kPi;
constexpr float kTurnSnapDegrees = 15;
constexpr float kMoveSnap = 0.5F;
constexpr float kScaleSnap = 0.1F;
constexpr float kSmallestFactor = 0.01F;

bool isAxis(GizmoPart part)
{
    return part == GizmoPart::X || part == GizmoPart::Y || part == GizmoPart::Z;
}

int axisOf(GizmoPart part)
{
    return part == GizmoPart::X ? 0 : part == GizmoPart::Y ? 1 : 2;
}

float rounded(float value, float step)
{
    return std::round(value / step) * step;
}

GizmoMode gizmoMode(PoseMode mode)
{
    return mode == PoseMode::Move ? GizmoMode::Translate : mode == PoseMode::Scale ? GizmoMode::Scale : GizmoMode::Rotate;
}

} // namespace

PoseTool::PoseTool(PoseVerbs *verbs, QObject *parent)
    : QObject(parent)
    , m_verbs(verbs)
{
}

PoseTool::~PoseTool()
{
    if (m_view && m_view->tool() == this)
        m_view->setTool(nullptr);
}

void PoseTool::setContext(PoseContext *pose)
{
    if (m_pose) {
        m_pose->disconnect(this);
        m_pose->document()->disconnect(this);
    }
    m_part = GizmoPart::None;
    m_reach.reset();
    m_pose = pose;
    if (pose) {
        connect(pose, &PoseContext::poseChanged, this, &PoseTool::refreshGizmo);
        connect(pose->document(), &VoxelDocument::selectionChanged, this, &PoseTool::refreshGizmo);
    }
    refreshGizmo();
}

void PoseTool::setSettings(const PoseToolSettings &settings)
{
    if (m_settings == settings)
        return;
    m_settings = settings;
    m_settings.chainLength = std::clamp(settings.chainLength, 1, kLongestIkChain);
    refreshGizmo();
    if (m_view)
        m_view->updateHint();
    emit settingsChanged();
}

bool PoseTool::canPick() const
{
    return m_pose && m_pose->rigContext()->rig();
}

const Skeleton *PoseTool::skeleton() const
{
    return m_pose && m_pose->isActive() && m_pose->rigContext()->rig() ? &m_pose->rigContext()->rig()->skeleton : nullptr;
}

void PoseTool::activate(ViewportWidget &view)
{
    m_view = &view;
    // Joints that are taken apart carry their handles with them.
    connect(&view, &ViewportWidget::optionsChanged, this, &PoseTool::refreshGizmo, Qt::UniqueConnection);
    refreshGizmo();
}

void PoseTool::deactivate(ViewportWidget &view)
{
    view.setGizmo(std::nullopt);
    view.setWorldLines({});
    disconnect(&view, &ViewportWidget::optionsChanged, this, &PoseTool::refreshGizmo);
    setHovered(std::nullopt, {});
    m_view = nullptr;
}

std::optional<GizmoState> PoseTool::gizmoNow() const
{
    const Skeleton *joints = skeleton();
    if (!m_view || !joints || m_settings.mode == PoseMode::Reach || !m_pose->rigContext()->activeJoint() || m_pose->playback().isPlaying())
        return std::nullopt;
    const JointId active = *m_pose->rigContext()->activeJoint();
    const int index = joints->indexOf(active);
    const std::vector<Eigen::Affine3f> &worlds = m_pose->pose().worlds;
    if (index < 0 || static_cast<std::size_t>(index) >= worlds.size())
        return std::nullopt;
    GizmoState gizmo;
    gizmo.mode = gizmoMode(m_settings.mode);
    gizmo.origin = worlds[static_cast<std::size_t>(index)].translation() + m_view->scene().explodeOffset(active);
    // Scales act along the joint's own axes only.
    gizmo.axes = poseAxes(*joints, m_pose->pose(), active, m_settings.mode == PoseMode::Scale ? PoseFrame::Local : m_settings.frame);
    gizmo.active = m_part;
    gizmo.hovered = m_hoveredPart;
    return gizmo;
}

void PoseTool::refreshGizmo()
{
    if (m_view)
        m_view->setGizmo(gizmoNow());
}

float PoseTool::gizmoLength(const GizmoState &gizmo) const
{
    return gizmoSize(m_view->camera().voxelsPerPixel(gizmo.origin, static_cast<float>(m_view->height())));
}

std::optional<JointId> PoseTool::jointUnder(const ViewportEvent &event) const
{
    const std::optional<JointId> joint = m_view->jointAt(event.position);
    return joint || !event.hit ? joint : std::optional(event.hit->joint);
}

void PoseTool::setHovered(std::optional<JointId> joint, QPointF position)
{
    if (!m_view)
        return;
    if (m_view->options().hovered != joint) {
        ViewOptions options = m_view->options();
        options.hovered = joint;
        m_view->setOptions(options);
    }
    if (!joint || !m_pose) {
        m_view->setHud({});
        return;
    }
    RigContext *rig = m_pose->rigContext();
    const QString name = rig->looseJoints().contains(*joint) ? tr("%1 · not keyed").arg(rig->displayName(*joint)) : rig->displayName(*joint);
    m_view->setHud({HudText{name, HudText::Place::AtPoint, position, {}, rig->look(*joint).color, false}});
}

void PoseTool::hover(ViewportWidget &, const ViewportEvent *event)
{
    const std::optional<GizmoState> gizmo = gizmoNow();
    const GizmoPart part = event && gizmo ? hitGizmo(*gizmo, gizmoLength(*gizmo), event->ray) : GizmoPart::None;
    if (part != m_hoveredPart) {
        m_hoveredPart = part;
        refreshGizmo();
    }
    setHovered(event && canPick() && part == GizmoPart::None ? jointUnder(*event) : std::nullopt, event ? event->position : QPointF());
}

void PoseTool::pick(JointId joint, Qt::KeyboardModifiers modifiers)
{
    RigContext *rig = m_pose->rigContext();
    std::vector<JointId> joints = m_verbs->selected();
    const auto found = std::find(joints.begin(), joints.end(), joint);
    if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier))) {
        rig->activate(joint);
    } else if (found == joints.end()) {
        joints.push_back(joint);
        rig->select(joints, joint);
    } else {
        joints.erase(found);
        const std::optional<JointId> active = joints.empty() ? std::nullopt : std::optional(joints.back());
        rig->select(joints, active);
    }
}

bool PoseTool::press(ViewportWidget &view, const ViewportEvent &event)
{
    if (event.button != Qt::LeftButton || !canPick())
        return false;
    m_pose->playback().pause();
    m_pressedAt = event.position;
    m_dragged = false;
    if (const std::optional<GizmoState> gizmo = gizmoNow()) {
        m_part = hitGizmo(*gizmo, gizmoLength(*gizmo), event.ray);
        if (m_part != GizmoPart::None) {
            m_start = *gizmo;
            m_startRay = event.ray;
            m_angle = 0;
            m_startPose = m_pose->pose();
            setHovered(std::nullopt, {});
            refreshGizmo();
            return true;
        }
    }
    if (event.hit)
        m_pose->rigContext()->setCursor(VoxelCursor{event.hit->voxel, event.hit->side});
    const std::optional<JointId> joint = jointUnder(event);
    if (!joint)
        return false; // beside everything the view turns
    pick(*joint, event.modifiers);
    if (m_settings.mode == PoseMode::Reach && skeleton() && !(event.modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) && !beginReach(event))
        view.updateHint();
    return true;
}

JointLocals PoseTool::turned(const ViewportEvent &event, bool snap)
{
    const Eigen::Vector3f forward = m_view->camera().forward();
    const float now = dragAngle(m_start, m_part, forward, m_startRay, event.ray);
    // The angle of two directions ends at half a turn; what came before says on which side of it we are.
    m_angle += std::remainder(now - m_angle, 2 * kPi);
    const float angle = snap ? rounded(m_angle * kDegrees, kTurnSnapDegrees) / kDegrees : m_angle;
    const std::vector<JointId> joints = m_verbs->selected();
    const Skeleton &all = *skeleton();
    if (isAxis(m_part) && m_settings.frame == PoseFrame::Local)
        return turnedInLocal(all, m_startPose, joints, Eigen::Quaternionf(Eigen::AngleAxisf(angle, Eigen::Vector3f::Unit(axisOf(m_part)))));
    const Eigen::Vector3f axis = m_part == GizmoPart::Screen ? forward : gizmoAxis(m_start, m_part);
    return turnedInWorld(all, m_startPose, topmost(all, joints), Eigen::Quaternionf(Eigen::AngleAxisf(angle, axis.normalized())));
}

JointLocals PoseTool::moved(const ViewportEvent &event, bool snap) const
{
    Eigen::Vector3f move = isAxis(m_part) ? Eigen::Vector3f(gizmoAxis(m_start, m_part) * dragAlongAxis(m_start, m_part, m_startRay, event.ray))
                                          : dragInPlane(m_start, m_part, m_view->camera().forward(), m_startRay, event.ray);
    if (snap) {
        Eigen::Vector3f along = m_start.axes.transpose() * move;
        for (int axis = 0; axis < 3; ++axis)
            along[axis] = rounded(along[axis], kMoveSnap);
        move = m_start.axes * along;
    }
    return movedInWorld(*skeleton(), m_startPose, topmost(*skeleton(), m_verbs->selected()), move);
}

JointLocals PoseTool::scaled(const ViewportEvent &event, bool snap) const
{
    const GizmoPart part = m_part == GizmoPart::All ? GizmoPart::Y : m_part;
    float factor = 1 + dragAlongAxis(m_start, part, m_startRay, event.ray) / gizmoLength(m_start);
    if (snap)
        factor = rounded(factor, kScaleSnap);
    factor = std::max(factor, kSmallestFactor);
    Eigen::Vector3f factors = Eigen::Vector3f::Constant(factor);
    if (isAxis(m_part)) {
        factors = Eigen::Vector3f::Ones();
        factors[axisOf(m_part)] = factor;
    }
    return scaledBy(*skeleton(), m_startPose, topmost(*skeleton(), m_verbs->selected()), factors);
}

JointLocals PoseTool::gizmoValues(const ViewportEvent &event)
{
    const bool snap = event.modifiers.testFlag(Qt::ControlModifier);
    switch (m_settings.mode) {
    case PoseMode::Turn:
        return turned(event, snap);
    case PoseMode::Move:
        return moved(event, snap);
    case PoseMode::Scale:
        return scaled(event, snap);
    case PoseMode::Reach:
        break;
    }
    return {};
}

void PoseTool::drag(ViewportWidget &view, const ViewportEvent &event)
{
    m_dragged = m_dragged || event.position != m_pressedAt;
    if (!skeleton() || !m_dragged)
        return;
    if (m_reach) {
        dragReach(event);
    } else if (m_part != GizmoPart::None) {
        m_pose->setPreview(gizmoValues(event));
        if (m_settings.mode == PoseMode::Turn) {
            const bool snap = event.modifiers.testFlag(Qt::ControlModifier);
            const float shown = snap ? rounded(m_angle * kDegrees, kTurnSnapDegrees) : m_angle * kDegrees;
            view.setHud({HudText{QStringLiteral("%1°").arg(static_cast<double>(shown), 0, 'f', 1), HudText::Place::AtPoint, event.position + QPointF(14, 10), {}, {}, false}});
        }
    }
}

void PoseTool::release(ViewportWidget &view, const ViewportEvent &event)
{
    if (m_part == GizmoPart::None && !m_reach)
        return;
    if (!skeleton()) {
        cancel(view);
        return;
    }
    // The pointer may have come up without a last move: what it shows is what is kept.
    drag(view, event);
    if (!m_dragged) {
        cancel(view);
        return;
    }
    const QString text = gestureText();
    JointLocals changed;
    for (const Joint &joint : skeleton()->joints()) {
        const auto index = static_cast<std::size_t>(skeleton()->indexOf(joint.id));
        if (index < m_startPose.locals.size() && !(m_pose->local(joint.id) == m_startPose.locals[index]))
            changed[joint.id] = m_pose->local(joint.id);
    }
    endGesture();
    m_pose->clearPreview();
    if (!changed.empty())
        m_pose->edit(changed, text);
    refreshGizmo();
}

void PoseTool::endGesture()
{
    m_part = GizmoPart::None;
    m_reach.reset();
    m_chain.clear();
    if (m_view) {
        m_view->setWorldLines({});
        m_view->setHud({});
    }
}

void PoseTool::cancel(ViewportWidget &)
{
    endGesture();
    if (m_pose)
        m_pose->clearPreview();
    refreshGizmo();
}

QString PoseTool::gestureText() const
{
    RigContext *rig = m_pose->rigContext();
    if (m_settings.mode == PoseMode::Reach)
        return tr("Reach with %1").arg(rig->displayName(m_effector.joint));
    const std::vector<JointId> joints = m_verbs->selected();
    const QString name = joints.size() == 1 ? rig->displayName(joints.front()) : tr("%n joint(s)", nullptr, static_cast<int>(joints.size()));
    switch (m_settings.mode) {
    case PoseMode::Move:
        return tr("Pose: move %1").arg(name);
    case PoseMode::Scale:
        return tr("Pose: scale %1").arg(name);
    default:
        return tr("Pose: turn %1").arg(name);
    }
}

} // namespace marrow
