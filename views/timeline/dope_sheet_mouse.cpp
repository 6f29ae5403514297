// What the mouse does in the dope sheet.

#include "views/timeline/dope_sheet.h"
#include "views/timeline/key_painting.h"

#include "model/voxel/key_times.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace marrow {

using namespace timeline;

namespace {

constexpr int kChevronEnd = 20;
constexpr int kMarkBegin = kGutter - 26;

} // namespace

void DopeSheet::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    m_pressedAt = m_pointer = at;
    m_pressModifiers = event->modifiers();
    m_pressedAtMs = timeAt(at);
    showPasteGhost(false);
    if (event->button() == Qt::MiddleButton) {
        m_gesture = Gesture::Pan;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton || rowCount() == 0)
        return;
    m_pressed = hitAt(at);
    if (at.x() < kGutter) {
        if (m_pressed.row >= 0)
            selectLabel(m_pressed.row, at, event->modifiers());
        return;
    }
    if (m_pressed.key < 0) {
        m_gesture = Gesture::BoxPressed;
        m_boxFromMs = timeAt(at);
        m_boxFromY = at.y() + (at.y() < kRowHeight ? 0 : verticalScrollBar()->value());
        m_boxFromRow = m_pressed.row;
        return;
    }
    m_gesture = Gesture::Pressed;
    // Its joint becomes the active one, whose curves are shown; not where that would filter the other rows away.
    const TimelineRow row = m_model->rows()[static_cast<std::size_t>(m_pressed.row)];
    RigContext *rig = m_model->context()->rigContext();
    if (event->modifiers() == Qt::NoModifier && row.kind != TimelineRow::Kind::Summary) {
        m_component = row.component;
        if (!m_model->onlySelected() && rig->activeJoint() != row.joint)
            rig->activate(row.joint);
    }
    // A key that is selected already stays so, as all selected ones may be about to be dragged. Ctrl decides on release.
    if (!isSelected(m_pressed) && !(event->modifiers() & Qt::ControlModifier))
        m_model->select(keysOf(m_pressed), event->modifiers() & Qt::ShiftModifier ? TimelineModel::SelectMode::Add : TimelineModel::SelectMode::Replace);
}

void DopeSheet::selectLabel(int row, const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    const TimelineRow pressed = m_model->rows()[static_cast<std::size_t>(row)];
    RigContext *rig = m_model->context()->rigContext();
    if (pressed.kind == TimelineRow::Kind::Summary)
        return;
    if (pressed.kind == TimelineRow::Kind::Joint && at.x() < kChevronEnd)
        return m_model->setExpanded(pressed.joint, !m_model->isExpanded(pressed.joint));
    if (pressed.kind == TimelineRow::Kind::Joint && at.x() >= kMarkBegin)
        return toggleKeyAtPlayhead(pressed.joint);
    std::vector<JointId> joints = rig->document()->selection().joints;
    if (modifiers & Qt::ControlModifier) {
        const auto found = std::find(joints.begin(), joints.end(), pressed.joint);
        if (found == joints.end()) {
            joints.push_back(pressed.joint);
            rig->select(joints, pressed.joint);
        } else {
            joints.erase(found);
            rig->select(joints, joints.empty() ? std::nullopt : std::optional(joints.back()));
        }
    } else if (const int anchor = rig->activeJoint() ? rowOf(*rig->activeJoint()) : -1; modifiers & Qt::ShiftModifier && anchor >= 0) {
        joints.clear();
        for (int i = std::min(anchor, row); i <= std::max(anchor, row); ++i) {
            if (m_model->rows()[static_cast<std::size_t>(i)].kind == TimelineRow::Kind::Joint)
                joints.push_back(m_model->rows()[static_cast<std::size_t>(i)].joint);
        }
        rig->select(joints, rig->activeJoint());
    } else {
        m_component = pressed.component;
        rig->activate(pressed.joint);
        viewport()->update();
    }
}

void DopeSheet::toggleKeyAtPlayhead(JointId joint)
{
    const std::uint32_t time = m_model->context()->keyTime();
    if (m_model->context()->loose().contains(joint)) {
        m_model->context()->keyLoose();
    } else if (hasKey(*m_model->clip(), joint, time)) {
        m_model->run(QStringLiteral("clip.deleteKeys"),
                     withKeys({{"clip", m_model->clip()->id}}, *m_model->clip(), {KeyRef{joint, time}}));
    } else {
        m_model->insertKeyAt(joint, time);
    }
}

void DopeSheet::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (m_gesture == Gesture::Pan) {
        TimeAxis axis = m_model->axis();
        axis.pan(m_pointer.x() - at.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() + m_pointer.y() - at.y());
        m_pointer = at;
        m_model->setAxis(axis);
        return;
    }
    m_pointer = at;
    if (m_gesture == Gesture::None)
        return hover(at);
    const bool farEnough = (at - m_pressedAt).manhattanLength() >= QApplication::startDragDistance() / 2;
    if (farEnough && (m_gesture == Gesture::Pressed || m_gesture == Gesture::BoxPressed))
        beginGesture(at, m_pressModifiers);
    dragTo(at, event->modifiers());
}

void DopeSheet::beginGesture(const QPoint &, Qt::KeyboardModifiers modifiers)
{
    if (m_gesture == Gesture::BoxPressed) {
        m_gesture = Gesture::Box;
        return;
    }
    if (!isSelected(m_pressed))
        m_model->select(keysOf(m_pressed));
    m_gesture = modifiers & Qt::AltModifier ? Gesture::Copy : modifiers & Qt::ControlModifier ? Gesture::Scale : Gesture::Move;
    viewport()->setCursor(Qt::SizeHorCursor);
}

void DopeSheet::dragTo(const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    const bool snap = !(modifiers & Qt::ShiftModifier);
    const auto snapped = [&](double time) { return snap ? m_model->grid().snapped(time) : std::round(time); };
    // The pressed key follows the pointer and lands on the grid; the others keep their distances to it.
    const double wanted = m_pressed.timeMs + timeAt(at) - m_pressedAtMs;
    m_dragModifiers = modifiers;
    if (timeArea().contains(at))
        m_edgeTimer.stop();
    else if (m_gesture != Gesture::None && !m_edgeTimer.isActive())
        m_edgeTimer.start();
    KeyMapping mapping;
    switch (m_gesture) {
    case Gesture::Move:
    case Gesture::Copy:
        mapping.deltaMs = snapped(wanted) - m_pressed.timeMs;
        mapping.copy = m_gesture == Gesture::Copy;
        mapping.ripple = m_model->ripple() && !mapping.copy;
        break;
    case Gesture::Scale: {
        mapping.pivotMs = m_model->context()->keyTime();
        const double reach = m_pressed.timeMs - mapping.pivotMs;
        mapping.scale = reach == 0 ? 1 : std::max(0.0, (snapped(wanted) - mapping.pivotMs) / reach);
        mapping.ripple = m_model->ripple();
        break;
    }
    case Gesture::Box:
        m_model->tell(tr("Shift adds to the selection, Ctrl toggles"));
        viewport()->update();
        return;
    default:
        return;
    }
    m_mapping = m_model->allowed(mapping);
    tellGesture();
    viewport()->update();
}

void DopeSheet::scrollAtEdge()
{
    const QRect area = timeArea();
    const int beyondX = m_pointer.x() < area.left() ? m_pointer.x() - area.left() : std::max(m_pointer.x() - area.right(), 0);
    const int beyondY = m_pointer.y() < area.top() ? m_pointer.y() - area.top() : std::max(m_pointer.y() - area.bottom(), 0);
    TimeAxis axis = m_model->axis();
    axis.pan(std::clamp(beyondX, -40, 40) * 0.5);
    m_model->setAxis(axis);
    if (m_gesture == Gesture::Box)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + std::clamp(beyondY, -40, 40) / 2);
    dragTo(m_pointer, m_dragModifiers);
}

void DopeSheet::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    const bool toggled = m_pressModifiers & Qt::ControlModifier;
    if (m_gesture == Gesture::Pressed && toggled)
        m_model->select(keysOf(m_pressed), TimelineModel::SelectMode::Toggle);
    else if (m_gesture == Gesture::Pressed && !(m_pressModifiers & Qt::ShiftModifier))
        m_model->select(keysOf(m_pressed)); // a click on one of many selects that one
    else if (m_gesture == Gesture::BoxPressed && !(m_pressModifiers & (Qt::ShiftModifier | Qt::ControlModifier)))
        m_model->select({});
    endGesture(true);
}

void DopeSheet::endGesture(bool commit)
{
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    m_edgeTimer.stop();
    viewport()->unsetCursor();
    if (commit && gesture == Gesture::Box) {
        const double toMs = timeAt(m_pointer);
        const double top = std::min<double>(m_boxFromY - verticalScrollBar()->value(), m_pointer.y());
        const double bottom = std::max<double>(m_boxFromY - verticalScrollBar()->value(), m_pointer.y());
        // The summary row lies over the others: a box that begins in it means it, one that runs up into it does not.
        const bool fromSummary = m_boxFromRow == 0;
        const int first = fromSummary ? 0 : std::max(1, static_cast<int>((top + verticalScrollBar()->value()) / kRowHeight));
        const int last = fromSummary && m_pointer.y() < kRowHeight ? 0 : static_cast<int>((bottom + verticalScrollBar()->value()) / kRowHeight);
        m_model->select(m_model->keysIn(first, std::min(last, rowCount() - 1), std::min(m_boxFromMs, toMs), std::max(m_boxFromMs, toMs)),
                        m_pressModifiers & Qt::ControlModifier ? TimelineModel::SelectMode::Toggle
                            : m_pressModifiers & Qt::ShiftModifier ? TimelineModel::SelectMode::Add
                                                                   : TimelineModel::SelectMode::Replace);
    } else if (commit && (gesture == Gesture::Move || gesture == Gesture::Copy || gesture == Gesture::Scale)) {
        m_model->move(m_mapping);
    }
    m_mapping = {};
    if (gesture != Gesture::None)
        m_model->tell({});
    viewport()->update();
}

void DopeSheet::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Hit hit = hitAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || hit.row < 0)
        return;
    const TimelineRow row = m_model->rows()[static_cast<std::size_t>(hit.row)];
    if (event->position().x() < kGutter) { // all keys of the row
        if (event->position().x() >= kChevronEnd && event->position().x() < kMarkBegin)
            m_model->select(m_model->keysIn(hit.row, hit.row, 0, m_model->duration()));
        else
            mousePressEvent(event);
        return;
    }
    if (hit.key >= 0)
        m_model->scrub(hit.timeMs, true);
    else if (row.kind != TimelineRow::Kind::Summary)
        m_model->insertKeyAt(row.joint, static_cast<std::uint32_t>(m_model->grid().snapped(std::max(0.0, timeAt(event->position().toPoint())))));
}

void DopeSheet::hover(const QPoint &at)
{
    const Hit hit = hitAt(at);
    if (!(hit == m_hover)) {
        m_hover = hit;
        tellHover(hit);
        viewport()->update();
    }
    viewport()->setCursor(hit.key >= 0 && at.x() >= kGutter ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void DopeSheet::tellHover(const Hit &hit)
{
    if (hit.row < 0 || m_pointer.x() < kGutter) {
        m_model->tell({});
        return;
    }
    const TimelineRow &row = m_model->rows()[static_cast<std::size_t>(hit.row)];
    if (hit.key >= 0) {
        QString who = row.kind == TimelineRow::Kind::Summary ? tr("%n key(s)", nullptr, static_cast<int>(keysOf(hit).size()))
                                                            : m_model->context()->rigContext()->displayName(row.joint);
        if (row.kind == TimelineRow::Kind::Component)
            who = tr("%1 of %2").arg(componentName(row.component), who);
        m_model->tell(tr("%1 at %2. Drag moves, Alt+drag copies, Ctrl+drag scales around the playhead, Shift without snapping")
                          .arg(who, m_model->timeText(hit.timeMs)));
    } else {
        m_model->tell(tr("Drag to select keys; double click makes one; Ctrl+wheel zooms"));
    }
}

void DopeSheet::tellGesture()
{
    const int count = static_cast<int>(m_model->selected().size());
    const double landed = m_mapping.map(m_pressed.timeMs);
    QString text;
    if (m_gesture == Gesture::Scale) {
        text = m_pressed.timeMs == m_mapping.pivotMs
            ? tr("This key stands at the playhead: drag another one, or move the playhead")
            : tr("Scale %n key(s) to %1 % around the playhead", nullptr, count).arg(qRound(m_mapping.scale * 100));
    } else {
        const QString by = (m_mapping.deltaMs >= 0 ? QStringLiteral("+") : QStringLiteral("−")) + QString::number(std::abs(qRound64(m_mapping.deltaMs)));
        text = m_gesture == Gesture::Copy ? tr("Copy %n key(s) to %1 (%2 ms)", nullptr, count).arg(m_model->timeText(landed), by)
                                          : tr("Move %n key(s) to %1 (%2 ms)", nullptr, count).arg(m_model->timeText(landed), by);
    }
    for (const KeyComponent component : {KeyComponent::Translation, KeyComponent::Rotation, KeyComponent::Scale}) {
        if (m_model->selectedParts() == partsOf(component))
            text += QStringLiteral(" · ") + tr("%1 alone").arg(componentName(component));
    }
    if (m_mapping.ripple)
        text += QStringLiteral(" · ") + tr("later keys go along");
    const auto span = m_model->selectedSpan();
    if (span && m_mapping.map(span->second) > m_model->duration())
        text += QStringLiteral(" · ") + tr("the clip grows");
    m_model->tell(text + QStringLiteral(" · ") + tr("Esc takes it back"));
}

bool DopeSheet::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave && m_gesture == Gesture::None) {
        m_hover = {};
        m_model->tell({});
        viewport()->update();
    }
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const Hit hit = hitAt(help->pos());
        QString text;
        if (hit.row >= 0 && help->pos().x() < kGutter) {
            const TimelineRow &row = m_model->rows()[static_cast<std::size_t>(hit.row)];
            if (row.kind == TimelineRow::Kind::Component)
                text = tr("What you choose in this row is moved, copied and deleted without the other two components, which play on as they did. "
                          "Dots mark keys at which this one does not change.");
            else if (row.kind == TimelineRow::Kind::Joint && help->pos().x() >= kMarkBegin)
                text = tr("Key this joint at the playhead, or take its key away");
            else if (row.kind == TimelineRow::Kind::Joint && help->pos().x() < kChevronEnd)
                text = tr("Show translation, rotation and scale by themselves");
            else if (row.kind == TimelineRow::Kind::Joint)
                text = m_model->context()->rigContext()->displayName(row.joint) + QLatin1Char('\n') + tr("Double click selects all its keys");
        } else if (hit.key >= 0) {
            text = m_model->timeText(hit.timeMs);
        }
        QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace marrow
