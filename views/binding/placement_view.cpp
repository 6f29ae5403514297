#include "views/binding/placement_view.h"

#include "model/commands/character_commands.h"

#include <QHelpEvent>
#include <QJsonArray>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>

namespace marrow {

namespace {

constexpr double kReach = 11; ///< how near the pointer must be to take a joint
constexpr double kMargin = 12;
constexpr int kGap = 1;

} // namespace

PlacementView::PlacementView(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_panes[1].projection.side = BodySideView::Side;
    setAccessibleName(tr("Joints from the front and from the side"));
}

void PlacementView::setDesk(BindingDesk *desk)
{
    if (m_desk)
        m_desk->disconnect(this);
    finishDrag(false);
    m_desk = desk;
    m_framed.reset();
    if (desk) {
        connect(desk, &BindingDesk::assetChanged, this, &PlacementView::redraw);
        connect(desk, &BindingDesk::jointChanged, this, qOverload<>(&QWidget::update));
    }
    redraw();
}

void PlacementView::redraw()
{
    if (m_desk && m_framed != m_desk->asset().mesh)
        frame();
    update();
}

void PlacementView::frame()
{
    m_framed = m_desk ? m_desk->asset().mesh : nullptr;
    Eigen::AlignedBox3f box;
    if (m_framed) {
        // The body fills the view; what it holds may reach beyond.
        for (const BakedMesh::Range &range : m_framed->ranges) {
            for (std::size_t v = range.firstVertex; range.follows < 0 && v < range.firstVertex + range.vertexCount; ++v)
                box.extend(m_framed->positions[v]);
        }
    }
    if (box.isEmpty())
        box = Eigen::AlignedBox3f(Eigen::Vector3f(-1, 0, -1), Eigen::Vector3f(1, 2, 1));
    layOut();
    // One scale for both, so that heights can be compared.
    double scale = 1e9;
    for (const Pane &pane : m_panes) {
        const float across = pane.projection.side == BodySideView::Front ? box.sizes().x() : box.sizes().z();
        scale = std::min({scale, (pane.area.width() - 2 * kMargin) / static_cast<double>(std::max(across, 1e-6F)),
                          (pane.area.height() - 2 * kMargin) / static_cast<double>(std::max(box.sizes().y(), 1e-6F))});
    }
    for (Pane &pane : m_panes) {
        pane.projection.centre = box.center();
        pane.projection.scale = std::max(scale, 1e-3);
        pane.stale = true;
    }
    update();
}

void PlacementView::layOut()
{
    // A person is wide from the front and narrow from the side.
    const int first = static_cast<int>(width() * 0.64);
    m_panes[0].area = QRect(0, 0, first, height());
    m_panes[1].area = QRect(first + kGap, 0, width() - first - kGap, height());
    for (Pane &pane : m_panes) {
        pane.projection.middle = QPointF(pane.area.width() / 2.0, pane.area.height() / 2.0);
        pane.stale = true;
    }
}

void PlacementView::resizeEvent(QResizeEvent *)
{
    frame();
}

void PlacementView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        for (Pane &pane : m_panes)
            pane.stale = true;
    } else if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Joints from the front and from the side"));
        update();
    }
}

bool PlacementView::shownIn(int joint, BodySideView side) const
{
    if (joint == 0)
        return false;
    if (side == BodySideView::Front || !m_desk)
        return true;
    // From the side the two halves lie over each other: the selected one is shown.
    const BodySide half = humanoidSkeleton()[static_cast<std::size_t>(joint)].side;
    const BodySide chosen = humanoidSkeleton()[static_cast<std::size_t>(m_desk->joint())].side;
    return half == BodySide::Middle || half == (chosen == BodySide::Right ? BodySide::Right : BodySide::Left);
}

Eigen::Vector3f PlacementView::positionOf(int joint) const
{
    if (m_dragged >= 0) {
        if (joint == m_dragged)
            return m_dragPosition;
        const int partner = humanoidSkeleton()[static_cast<std::size_t>(m_dragged)].mirror;
        if (joint == partner && m_desk->symmetric())
            return m_dragPosition.cwiseProduct(Eigen::Vector3f(-1, 1, 1));
    }
    return m_desk->asset().placement.joints[static_cast<std::size_t>(joint)].position;
}

QPointF PlacementView::placeOf(int joint, BodySideView side) const
{
    const Pane &pane = m_panes[side == BodySideView::Front ? 0 : 1];
    return pane.area.topLeft() + pane.projection.toScreen(positionOf(joint));
}

PlacementView::Pane *PlacementView::paneAt(const QPointF &position)
{
    for (Pane &pane : m_panes) {
        if (pane.area.contains(position.toPoint()))
            return &pane;
    }
    return nullptr;
}

int PlacementView::jointAt(const Pane &pane, const QPointF &position) const
{
    int found = -1;
    double best = kReach;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        if (!shownIn(joint, pane.projection.side))
            continue;
        const QPointF offset = pane.area.topLeft() + pane.projection.toScreen(positionOf(joint)) - position;
        // Where several lie over each other, the selected one is meant.
        const double distance = std::hypot(offset.x(), offset.y()) - (joint == m_desk->joint() ? 3 : 0);
        if (distance < best) {
            best = distance;
            found = joint;
        }
    }
    return found;
}

QString PlacementView::describe(int joint) const
{
    const PlacedJoint &placed = m_desk->asset().placement.joints[static_cast<std::size_t>(joint)];
    switch (placed.source) {
    case JointSource::Analysis:
        return tr("%1: measured, %2 % sure").arg(jointLabel(joint)).arg(qRound(placed.confidence * 100));
    case JointSource::Proportion:
        return tr("%1: placed by proportion, look at it").arg(jointLabel(joint));
    case JointSource::Ledger:
        return tr("%1: placed by hand").arg(jointLabel(joint));
    case JointSource::Skin:
        break;
    }
    return tr("%1: from the file's own skin").arg(jointLabel(joint));
}

bool PlacementView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_desk) {
        auto *help = static_cast<QHelpEvent *>(event);
        const Pane *pane = paneAt(help->pos());
        const int joint = pane ? jointAt(*pane, help->pos()) : -1;
        if (joint >= 0)
            QToolTip::showText(help->globalPos(), describe(joint), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void PlacementView::mousePressEvent(QMouseEvent *event)
{
    Pane *pane = paneAt(event->position());
    if (!m_desk || !pane)
        return;
    if (event->button() == Qt::MiddleButton) {
        m_panned = pane;
        m_panFrom = event->position();
        return;
    }
    const int joint = event->button() == Qt::LeftButton ? jointAt(*pane, event->position()) : -1;
    if (joint < 0)
        return;
    m_desk->setJoint(joint);
    m_dragged = joint;
    m_dragPane = pane;
    m_dragPosition = m_desk->asset().placement.joints[static_cast<std::size_t>(joint)].position;
    m_grip = event->position() - (pane->area.topLeft() + pane->projection.toScreen(m_dragPosition));
    update();
}

void PlacementView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_desk)
        return;
    if (m_panned) {
        const QPointF offset = event->position() - m_panFrom;
        m_panFrom = event->position();
        m_panned->projection.centre = m_panned->projection.moved(m_panned->projection.centre, m_panned->projection.middle - offset);
        m_panned->stale = true;
        update();
    } else if (m_dragged >= 0) {
        m_dragPosition = m_dragPane->projection.moved(m_dragPosition, event->position() - m_grip - m_dragPane->area.topLeft());
        const int partner = humanoidSkeleton()[static_cast<std::size_t>(m_dragged)].mirror;
        // With symmetry a joint of the middle stays there.
        if (m_desk->symmetric() && partner == m_dragged && m_dragPane->projection.side == BodySideView::Front)
            m_dragPosition.x() = m_desk->asset().placement.joints[static_cast<std::size_t>(m_dragged)].position.x();
        update();
    } else {
        const Pane *pane = paneAt(event->position());
        const int joint = pane ? jointAt(*pane, event->position()) : -1;
        if (joint != m_hovered) {
            m_hovered = joint;
            setCursor(joint >= 0 ? Qt::SizeAllCursor : Qt::ArrowCursor);
            emit hintChanged(joint >= 0 ? describe(joint) : QString());
            update();
        }
    }
}

void PlacementView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::MiddleButton)
        m_panned = nullptr;
    else if (event->button() == Qt::LeftButton)
        finishDrag(true);
}

void PlacementView::finishDrag(bool keep)
{
    if (m_dragged < 0 || !m_desk)
        return;
    const int joint = std::exchange(m_dragged, -1);
    m_dragPane = nullptr;
    const Eigen::Vector3f position = m_dragPosition;
    if (keep && position != m_desk->asset().placement.joints[static_cast<std::size_t>(joint)].position) {
        m_desk->execute(QStringLiteral("joint.move"),
                        {{"joint", humanoidJointName(joint)},
                         {"position", QJsonArray{static_cast<double>(position.x()), static_cast<double>(position.y()), static_cast<double>(position.z())}},
                         {"mirror", m_desk->symmetric()}});
    }
    update();
}

void PlacementView::mouseDoubleClickEvent(QMouseEvent *event)
{
    Pane *pane = paneAt(event->position());
    if (m_desk && pane && jointAt(*pane, event->position()) < 0)
        frame();
}

void PlacementView::wheelEvent(QWheelEvent *event)
{
    Pane *pane = paneAt(event->position());
    if (!pane || !m_desk)
        return;
    const double factor = std::pow(1.0015, event->angleDelta().y());
    // What is under the pointer stays there.
    const QPointF place = event->position() - pane->area.topLeft();
    const Eigen::Vector3f under = pane->projection.moved(pane->projection.centre, place);
    pane->projection.scale = std::clamp(pane->projection.scale * factor, 1e-2, 1e6);
    const Eigen::Vector3f now = pane->projection.moved(pane->projection.centre, place);
    pane->projection.centre += under - now;
    pane->stale = true;
    update();
    event->accept();
}

void PlacementView::nudge(int across, int up, bool coarse, BodySideView side)
{
    const int joint = m_desk->joint();
    Eigen::Vector3f position = m_desk->asset().placement.joints[static_cast<std::size_t>(joint)].position;
    const float step = m_desk->asset().placement.height * (coarse ? 0.01F : 0.002F);
    position.y() += static_cast<float>(up) * step;
    (side == BodySideView::Front ? position.x() : position.z()) += static_cast<float>(across) * (side == BodySideView::Front ? step : -step);
    m_desk->execute(QStringLiteral("joint.move"),
                    {{"joint", humanoidJointName(joint)},
                     {"position", QJsonArray{static_cast<double>(position.x()), static_cast<double>(position.y()), static_cast<double>(position.z())}},
                     {"mirror", m_desk->symmetric()}});
}

void PlacementView::keyPressEvent(QKeyEvent *event)
{
    if (!m_desk) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool coarse = event->modifiers() & Qt::ShiftModifier;
    // With Alt the keys move as seen from the side.
    const BodySideView side = event->modifiers() & Qt::AltModifier ? BodySideView::Side : BodySideView::Front;
    switch (event->key()) {
    case Qt::Key_Left:
        return nudge(-1, 0, coarse, side);
    case Qt::Key_Right:
        return nudge(1, 0, coarse, side);
    case Qt::Key_Up:
        return nudge(0, 1, coarse, side);
    case Qt::Key_Down:
        return nudge(0, -1, coarse, side);
    case Qt::Key_PageUp:
        return m_desk->setJoint(m_desk->joint() > 1 ? m_desk->joint() - 1 : kHumanoidJointCount - 1);
    case Qt::Key_PageDown:
        return m_desk->setJoint(m_desk->joint() + 1 < kHumanoidJointCount ? m_desk->joint() + 1 : 1);
    case Qt::Key_Escape:
        if (m_dragged >= 0)
            return finishDrag(false);
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void PlacementView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hovered = -1;
    emit hintChanged({});
    update();
}

} // namespace marrow
