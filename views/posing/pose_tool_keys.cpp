// The other half of PoseTool: reaching with a chain of joints, the keyboard, and what the tool says about itself.

#include "views/posing/pose_tool.h"

#include <QKeyEvent>

#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr float kDegrees = 180 / std::numbers::pi_v<float>;
constexpr float kNudgeDegrees = 5;
constexpr float kNudgeFine = 0.2F; ///< of a step, with Shift
constexpr double kPlacePixels = 12; ///< a press this near to a joint takes its own place

/// Where a ray meets the plane through a point that faces the viewer.
Eigen::Vector3f onViewPlane(const Ray &ray, const Eigen::Vector3f &point, const Eigen::Vector3f &forward)
{
    const Eigen::Vector3f origin = ray.origin.cast<float>();
    const Eigen::Vector3f direction = ray.direction.cast<float>().normalized();
    const float facing = direction.dot(forward);
    return std::abs(facing) < 1e-4F ? point : Eigen::Vector3f(origin + direction * ((point - origin).dot(forward) / facing));
}

} // namespace

bool PoseTool::beginReach(const ViewportEvent &event)
{
    const Skeleton &joints = *skeleton();
    const std::optional<JointId> byBone = m_view->jointAt(event.position);
    const JointId joint = byBone ? *byBone : event.hit->joint;
    const int index = joints.indexOf(joint);
    if (index < 0)
        return false;
    m_startPose = m_pose->pose();
    const Eigen::Affine3f world = m_startPose.worlds[static_cast<std::size_t>(index)];
    m_effector = {joint, Eigen::Vector3f::Zero()};
    // Of a model that is taken apart the pointer is where its parts are drawn, the joints are where they are.
    const Eigen::Vector3f apart = m_view->scene().explodeOffset(joint);
    m_grabbed = world.translation() + apart;
    const QPointF place = m_view->camera().project(m_grabbed, QSizeF(event.viewSize));
    const QPointF away = event.position - place;
    const bool ownPlace = byBone && QPointF::dotProduct(away, away) <= kPlacePixels * kPlacePixels && joints.find(joint)->parent.has_value();
    if (!ownPlace) {
        m_grabbed = event.hit && event.hit->joint == joint ? Eigen::Vector3f(event.hit->position.cast<float>())
                                                          : onViewPlane(event.ray, m_grabbed, m_view->camera().forward());
        const float size = world.linear().cwiseAbs().maxCoeff();
        if (!(std::abs(world.linear().determinant()) > 1e-9F * size * size * size))
            return false;
        m_effector.point = world.inverse(Eigen::Affine) * Eigen::Vector3f(m_grabbed - apart);
    }
    m_chain = ikChain(joints, m_effector, m_settings.chainLength);
    IkDrag reach(joints, m_startPose, m_chain, m_effector);
    if (!reach.possible())
        return false;
    reach.setHoldEnd(m_settings.holdEnd);
    m_reach = std::move(reach);
    setHovered(std::nullopt, {});
    showChain();
    return true;
}

void PoseTool::dragReach(const ViewportEvent &event)
{
    Eigen::Vector3f target = onViewPlane(event.ray, m_grabbed, m_view->camera().forward()) - m_view->scene().explodeOffset(m_effector.joint);
    if (event.modifiers.testFlag(Qt::ControlModifier)) {
        for (int axis = 0; axis < 3; ++axis)
            target[axis] = std::round(target[axis] * 2) / 2;
    }
    m_pose->setPreview(m_reach->solve(target));
    showChain();
    QString text = m_chain.size() == 1 ? m_pose->rigContext()->displayName(m_chain.front())
                                       : tr("%1 → %2").arg(m_pose->rigContext()->displayName(m_chain.front()), m_pose->rigContext()->displayName(m_effector.joint));
    if (m_reach->missed() > 0.05F)
        text += QStringLiteral(" · ") + tr("out of reach by %1").arg(static_cast<double>(m_reach->missed()), 0, 'f', 1);
    m_view->setHud({HudText{text, HudText::Place::AtPoint, event.position + QPointF(14, 10), {}, {}, false}});
}

void PoseTool::showChain()
{
    const Skeleton &joints = *skeleton();
    std::vector<WorldLine> lines;
    std::optional<Eigen::Vector3f> last;
    for (const JointId joint : m_chain) {
        const Eigen::Vector3f place = m_pose->pose().worlds[static_cast<std::size_t>(joints.indexOf(joint))].translation()
            + m_view->scene().explodeOffset(joint);
        if (last)
            lines.push_back({*last, place, {}, 2.5F, true});
        last = place;
    }
    if (last)
        lines.push_back({*last, m_reach->reached() + m_view->scene().explodeOffset(m_effector.joint), {}, 2.5F, true});
    m_view->setWorldLines(lines);
}

bool PoseTool::nudge(int key, Qt::KeyboardModifiers modifiers)
{
    const std::optional<Eigen::Vector3f> way = nudgeStep(key);
    const std::optional<GizmoState> gizmo = way ? gizmoNow() : std::nullopt;
    if (!gizmo)
        return false;
    const Eigen::Vector3f step = *way;
    const float amount = modifiers & Qt::ShiftModifier ? kNudgeFine : 1.0F;
    const std::vector<JointId> chosen = m_verbs->selected();
    const Skeleton &joints = *skeleton();
    const Pose &now = m_pose->pose();
    JointLocals values;
    if (m_settings.mode == PoseMode::Turn) {
        // Left and right turn about Y, up and down about X, as the model on the screen would.
        const Eigen::Vector3f axis(-step.y(), step.x(), step.z());
        const float angle = amount * kNudgeDegrees / kDegrees;
        values = m_settings.frame == PoseFrame::Local
            ? turnedInLocal(joints, now, chosen, Eigen::Quaternionf(Eigen::AngleAxisf(angle, axis)))
            : turnedInWorld(joints, now, topmost(joints, chosen), Eigen::Quaternionf(Eigen::AngleAxisf(angle, gizmo->axes * axis)));
    } else if (m_settings.mode == PoseMode::Move) {
        values = movedInWorld(joints, now, topmost(joints, chosen), gizmo->axes * (step * amount * 0.5F));
    } else {
        values = scaledBy(joints, now, topmost(joints, chosen), Eigen::Vector3f::Ones() + step * amount * 0.1F);
    }
    m_pose->edit(values, gestureText());
    return true;
}

bool PoseTool::changeSettings(int key)
{
    PoseToolSettings settings = m_settings;
    switch (key) {
    case Qt::Key_W:
        settings.mode = PoseMode::Move;
        break;
    case Qt::Key_E:
        settings.mode = PoseMode::Turn;
        break;
    case Qt::Key_R:
        settings.mode = PoseMode::Scale;
        break;
    case Qt::Key_Q:
        settings.mode = PoseMode::Reach;
        break;
    case Qt::Key_L:
        settings.frame = static_cast<PoseFrame>((static_cast<int>(settings.frame) + 1) % 3);
        break;
    case Qt::Key_BracketLeft:
    case Qt::Key_BracketRight:
        if (settings.mode != PoseMode::Reach)
            return false;
        settings.chainLength += key == Qt::Key_BracketRight ? 1 : -1;
        break;
    default:
        return false;
    }
    setSettings(settings);
    return true;
}

bool PoseTool::verb(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier | Qt::MetaModifier);
    if (modifiers == Qt::ControlModifier && event.key() == Qt::Key_C)
        m_verbs->copy();
    else if (modifiers == Qt::ControlModifier && event.key() == Qt::Key_V)
        m_verbs->paste();
    else if (modifiers == (Qt::ControlModifier | Qt::ShiftModifier) && event.key() == Qt::Key_V)
        m_verbs->pasteMirrored();
    else if (modifiers == Qt::NoModifier && (event.key() == Qt::Key_K || event.key() == Qt::Key_I)) // I as in the timeline
        m_verbs->key(m_verbs->chosen());
    else if (modifiers == Qt::ShiftModifier && event.key() == Qt::Key_K)
        m_verbs->key(m_verbs->all());
    else if (modifiers == Qt::NoModifier && event.key() == Qt::Key_Backspace)
        m_verbs->resetToBind(m_verbs->selected());
    else if (modifiers == Qt::ShiftModifier && event.key() == Qt::Key_Backspace)
        m_verbs->resetToBind(m_verbs->all());
    else
        return false;
    return true;
}

bool PoseTool::key(ViewportWidget &, QKeyEvent &event)
{
    if (event.type() != QEvent::KeyPress || !skeleton() || m_part != GizmoPart::None || m_reach)
        return false;
    if (verb(event))
        return true;
    if (event.modifiers() & (Qt::ControlModifier | Qt::MetaModifier))
        return false;
    // Plain arrows turn the view.
    if (event.modifiers() & Qt::AltModifier)
        return nudge(event.key(), event.modifiers());
    return changeSettings(event.key());
}

QString PoseTool::hintText() const
{
    if (!skeleton())
        return tr("Choose a clip to pose the model in.");
    if (m_reach)
        return tr("Drag to reach · Ctrl snaps to half voxels · Esc takes it back");
    if (m_part != GizmoPart::None)
        return tr("Ctrl snaps · Esc takes it back");
    switch (m_settings.mode) {
    case PoseMode::Move:
        return tr("Drag an arrow or a square to move · Ctrl snaps to half voxels · L changes the axes · K keys · Alt+arrows move");
    case PoseMode::Turn:
        return tr("Drag a ring to turn · Ctrl snaps to 15° · L changes the axes · K keys · Alt+arrows turn by 5°");
    case PoseMode::Scale:
        return tr("Drag a handle to scale · Ctrl snaps to tenths · K keys");
    case PoseMode::Reach:
        return tr("Drag a joint or any part of the model and the joints above follow · [ and ] change how many · K keys");
    }
    return {};
}

QCursor PoseTool::cursor() const
{
    return m_settings.mode == PoseMode::Reach ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

} // namespace marrow
