#include "views/skeleton/joint_tool.h"

#include "model/commands/voxel_commands.h"
#include "model/voxel/skeleton_ops.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr float kDegrees = 180.0f / std::numbers::pi_v<float>;
constexpr float kSmallestScale = 0.01f;

/// The world axes a handle moves along, when its own axes are the world's.
std::array<bool, 3> movedAxes(GizmoPart part)
{
    switch (part) {
    case GizmoPart::X:
        return {true, false, false};
    case GizmoPart::Y:
        return {false, true, false};
    case GizmoPart::Z:
        return {false, false, true};
    case GizmoPart::PlaneX:
        return {false, true, true};
    case GizmoPart::PlaneY:
        return {true, false, true};
    case GizmoPart::PlaneZ:
        return {true, true, false};
    default:
        return {true, true, true};
    }
}

bool isAxis(GizmoPart part)
{
    return part == GizmoPart::X || part == GizmoPart::Y || part == GizmoPart::Z;
}

} // namespace

JointTool::JointTool(QObject *parent)
    : QObject(parent)
{
}

void JointTool::setContext(RigContext *context)
{
    if (m_context) {
        m_context->disconnect(this);
        m_context->document()->disconnect(this);
    }
    m_part = GizmoPart::None;
    m_context = context;
    if (context) {
        connect(context->document(), &VoxelDocument::committed, this, &JointTool::refreshGizmo);
        connect(context->document(), &VoxelDocument::selectionChanged, this, &JointTool::refreshGizmo);
        connect(context, &RigContext::restPreviewChanged, this, &JointTool::refreshGizmo);
    }
    refreshGizmo();
}

void JointTool::setSettings(const JointToolSettings &settings)
{
    if (m_settings == settings)
        return;
    m_settings = settings;
    refreshGizmo();
    emit settingsChanged();
}

JointTool::~JointTool()
{
    if (m_view && m_view->tool() == this)
        m_view->setTool(nullptr);
}

void JointTool::activate(ViewportWidget &view)
{
    m_view = &view;
    // Joints that are taken apart carry their handles with them.
    connect(&view, &ViewportWidget::optionsChanged, this, &JointTool::refreshGizmo, Qt::UniqueConnection);
    refreshGizmo();
}

void JointTool::deactivate(ViewportWidget &view)
{
    view.setGizmo(std::nullopt);
    disconnect(&view, &ViewportWidget::optionsChanged, this, &JointTool::refreshGizmo);
    setHovered(std::nullopt, {});
    m_view = nullptr;
}

std::optional<GizmoState> JointTool::gizmoNow() const
{
    if (!m_view || !m_context || !m_context->rig() || !m_context->activeJoint())
        return std::nullopt;
    const Skeleton &skeleton = m_context->rig()->skeleton;
    const JointId active = *m_context->activeJoint();
    const Joint *joint = skeleton.find(active);
    if (!joint)
        return std::nullopt;
    Eigen::Affine3f world = worldOf(skeleton, active);
    for (const auto &[id, rest] : m_context->restPreview()) {
        if (id == active)
            world = (joint->parent ? worldOf(skeleton, *joint->parent) : Eigen::Affine3f::Identity()) * rest.matrix();
    }
    GizmoState gizmo;
    gizmo.mode = m_settings.mode;
    gizmo.origin = world.translation() + m_view->scene().explodeOffset(active);
    // Scales act along the joint's own axes only.
    if (m_settings.localAxes || m_settings.mode == GizmoMode::Scale)
        gizmo.axes = toTransform(world).rotation.toRotationMatrix();
    gizmo.active = m_part;
    gizmo.hovered = m_hoveredPart;
    return gizmo;
}

void JointTool::refreshGizmo()
{
    if (m_view)
        m_view->setGizmo(gizmoNow());
}

float JointTool::gizmoLength(const GizmoState &gizmo) const
{
    return gizmoSize(m_view->camera().voxelsPerPixel(gizmo.origin, static_cast<float>(m_view->height())));
}

void JointTool::setHovered(std::optional<JointId> joint, QPointF position)
{
    if (!m_view)
        return;
    if (m_view->options().hovered != joint) {
        ViewOptions options = m_view->options();
        options.hovered = joint;
        m_view->setOptions(options);
    }
    if (!joint || !m_context) {
        m_view->setHud({});
        return;
    }
    m_view->setHud({HudText{m_context->displayName(*joint), HudText::Place::AtPoint, position, {}, m_context->look(*joint).color, false}});
}

void JointTool::hover(ViewportWidget &view, const ViewportEvent *event)
{
    const std::optional<GizmoState> gizmo = gizmoNow();
    const GizmoPart part = event && gizmo ? hitGizmo(*gizmo, gizmoLength(*gizmo), event->ray) : GizmoPart::None;
    if (part != m_hoveredPart) {
        m_hoveredPart = part;
        refreshGizmo();
    }
    if (!event || part != GizmoPart::None) {
        setHovered(std::nullopt, {});
        return;
    }
    std::optional<JointId> joint = view.jointAt(event->position);
    if (!joint && event->hit)
        joint = event->hit->joint;
    setHovered(joint, event->position);
}

void JointTool::pick(JointId joint, Qt::KeyboardModifiers modifiers)
{
    std::vector<JointId> joints = m_context->document()->selection().joints;
    const auto found = std::find(joints.begin(), joints.end(), joint);
    if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier))) {
        m_context->activate(joint);
    } else if (found == joints.end()) {
        joints.push_back(joint);
        m_context->select(joints, joint);
    } else {
        joints.erase(found);
        const std::optional<JointId> active = joints.empty() ? std::nullopt : std::optional(joints.back());
        m_context->select(joints, active);
    }
}

void JointTool::gather()
{
    m_moved.clear();
    const Skeleton &skeleton = m_context->rig()->skeleton;
    const std::vector<JointId> &selected = m_context->document()->selection().joints;
    for (JointId joint : selected) {
        const bool comesAlong = std::any_of(selected.begin(), selected.end(), [&](JointId other) {
            return other != joint && skeleton.isSameOrAncestor(other, joint);
        });
        if (!comesAlong)
            m_moved.push_back({joint, worldOf(skeleton, joint)});
    }
}

bool JointTool::press(ViewportWidget &view, const ViewportEvent &event)
{
    if (event.button != Qt::LeftButton || !m_context || !m_context->rig())
        return false;
    if (const std::optional<GizmoState> gizmo = gizmoNow()) {
        m_part = hitGizmo(*gizmo, gizmoLength(*gizmo), event.ray);
        if (m_part != GizmoPart::None) {
            m_start = *gizmo;
            m_startRay = event.ray;
            gather();
            refreshGizmo();
            return true;
        }
    }
    if (event.hit)
        m_context->setCursor(VoxelCursor{event.hit->voxel, event.hit->side});
    std::optional<JointId> joint = view.jointAt(event.position);
    if (!joint && event.hit)
        joint = event.hit->joint;
    if (!joint)
        return false; // beside everything the view turns
    pick(*joint, event.modifiers);
    return true;
}

Eigen::Vector3f JointTool::pivot() const
{
    return m_start.origin - m_view->scene().explodeOffset(*m_context->activeJoint());
}

Eigen::Vector3f JointTool::snappedMove(const Eigen::Vector3f &move, const std::array<bool, 3> &movable, bool snap) const
{
    if (!snap)
        return move;
    if (!m_start.axes.isIdentity(1e-4f))
        return move.norm() > 0 ? Eigen::Vector3f(move.normalized() * (std::round(move.norm() * 2) / 2)) : move;
    const JointSnap kind = m_settings.snap == JointSnap::Free ? JointSnap::Corners : m_settings.snap;
    const Eigen::Vector3f pivot = this->pivot();
    return snapped(pivot + move, kind, movable) - pivot;
}

Eigen::Affine3f JointTool::dragMatrix(const ViewportEvent &event) const
{
    // Ctrl turns the snapping over.
    const bool snap = (m_settings.snap != JointSnap::Free) != event.modifiers.testFlag(Qt::ControlModifier);
    const Eigen::Vector3f forward = m_view->camera().forward();
    Eigen::Affine3f change = Eigen::Affine3f::Identity();
    switch (m_settings.mode) {
    case GizmoMode::Translate: {
        const Eigen::Vector3f move = isAxis(m_part)
            ? Eigen::Vector3f(gizmoAxis(m_start, m_part) * dragAlongAxis(m_start, m_part, m_startRay, event.ray))
            : dragInPlane(m_start, m_part, forward, m_startRay, event.ray);
        change.translate(snappedMove(move, movedAxes(m_part), snap));
        break;
    }
    case GizmoMode::Rotate: {
        float angle = dragAngle(m_start, m_part, forward, m_startRay, event.ray);
        if (snap)
            angle = std::round(angle * kDegrees / kAngleSnapDegrees) * kAngleSnapDegrees / kDegrees;
        const Eigen::Vector3f axis = m_part == GizmoPart::Screen ? forward : gizmoAxis(m_start, m_part);
        change = Eigen::Translation3f(pivot()) * Eigen::AngleAxisf(angle, axis) * Eigen::Translation3f(-pivot());
        break;
    }
    case GizmoMode::Scale: {
        float factor = 1 + dragAlongAxis(m_start, m_part == GizmoPart::All ? GizmoPart::Y : m_part, m_startRay, event.ray) / gizmoLength(m_start);
        if (snap)
            factor = std::round(factor * 4) / 4;
        factor = std::max(factor, kSmallestScale);
        Eigen::Vector3f factors = Eigen::Vector3f::Constant(factor);
        if (isAxis(m_part)) {
            factors = Eigen::Vector3f::Ones();
            factors[m_part == GizmoPart::X ? 0 : m_part == GizmoPart::Y ? 1 : 2] = factor;
        }
        change = Eigen::Translation3f(pivot()) * Eigen::Affine3f(m_start.axes * factors.asDiagonal() * m_start.axes.transpose())
            * Eigen::Translation3f(-pivot());
        break;
    }
    }
    return change;
}

void JointTool::previewMatrix(const Eigen::Affine3f &change)
{
    RigContext::RestPreview preview;
    const Skeleton &skeleton = m_context->rig()->skeleton;
    for (const Moved &moved : m_moved) {
        const Joint *joint = skeleton.find(moved.joint);
        const Result<Transform> local = localFromWorld(skeleton, joint->parent, change * moved.world);
        if (local)
            preview.emplace_back(moved.joint, *local);
    }
    m_context->setRestPreview(std::move(preview));
}

void JointTool::drag(ViewportWidget &, const ViewportEvent &event)
{
    if (m_part != GizmoPart::None && m_context && m_context->rig())
        previewMatrix(dragMatrix(event));
}

void JointTool::commitPreview()
{
    const RigContext::RestPreview preview = m_context->restPreview();
    m_context->setRestPreview({});
    QJsonArray rests;
    for (const auto &[joint, rest] : preview) {
        if (rest == m_context->rig()->skeleton.find(joint)->rest)
            continue;
        rests.append(QJsonObject{{QStringLiteral("joint"), joint},
                                 {QStringLiteral("translation"), toJson(rest.translation)},
                                 {QStringLiteral("rotation"), toJson(rest.rotation)},
                                 {QStringLiteral("scale"), toJson(rest.scale)}});
    }
    if (!rests.isEmpty())
        m_context->run(QStringLiteral("joint.setRest"),
                       {{QStringLiteral("rests"), rests},
                        {QStringLiteral("children"), m_settings.keepChildren ? QStringLiteral("keepWorld") : QStringLiteral("follow")}});
}

void JointTool::release(ViewportWidget &, const ViewportEvent &)
{
    if (m_part == GizmoPart::None)
        return;
    m_part = GizmoPart::None;
    if (m_context && m_context->rig())
        commitPreview();
    refreshGizmo();
}

void JointTool::cancel(ViewportWidget &)
{
    m_part = GizmoPart::None;
    if (m_context)
        m_context->setRestPreview({});
    refreshGizmo();
}

} // namespace marrow
