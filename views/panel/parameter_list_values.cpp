// How a drag or a typed number changes values in the parameter list.

#include "views/common/number_field.h"
#include "views/panel/parameter_list.h"
#include "views/panel/parameter_painter.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kSnapPixels = 6;
constexpr double kFine = 0.1;

} // namespace

void ParameterList::startDrag(const Place &place, const QPointF &position)
{
    const ParameterRow &row = m_rows[place.row];
    Drag drag;
    drag.row = place.row;
    drag.line = place.line;
    drag.pad = place.part == Place::Part::Pad;
    const QPointF origin = rowRect(place.row).topLeft();
    QPointF handle = position;
    if (drag.pad) {
        if (m_session->isLocked(row.first) && m_session->isLocked(row.second))
            return;
    } else {
        const std::uint32_t parameter = row.parameter(place.line);
        if (m_session->isLocked(parameter)) {
            emit hintChanged(tr("%1 is locked. Click the lock or press L to unlock it.").arg(m_session->label(parameter)));
            return;
        }
        const QRectF area = m_layout.line(row, place.line).slider.translated(origin);
        const double at = sliderPixel(area, fractionOf(m_session->rig().parameters[parameter], static_cast<double>(m_session->shown(parameter))));
        if (std::abs(position.x() - at) <= 5)
            handle.setX(at); // grabbed by its edge: it must not jump
    }
    drag.grab = position - handle;
    drag.last = position;
    drag.at = handle;
    for (int i = 0; i < row.lines(); ++i) {
        if (!drag.pad && i != place.line)
            continue;
        drag.before[i] = m_session->puppet()->hostValue(row.parameter(i));
        m_session->beginDrag(row.parameter(i));
    }
    m_drag = drag;
    emit hintChanged(drag.pad ? tr("Drag both values. Shift moves finely, Ctrl passes over keys, Esc takes it back.")
                              : tr("Shift moves finely, Ctrl passes over keys, Esc takes it back."));
    continueDrag(position, Qt::NoModifier);
}

double ParameterList::snapped(std::uint32_t parameter, double fraction, double pixels, bool snap) const
{
    const Parameter &record = m_session->rig().parameters[parameter];
    double value = valueAt(record, fraction);
    if (!snap)
        return value;
    double nearest = kSnapPixels;
    for (const float stop : m_session->stops(parameter)) {
        const double away = std::abs(fractionOf(record, static_cast<double>(stop)) - fraction) * pixels;
        if (away < nearest && m_session->limited(parameter, static_cast<double>(stop)) == stop) {
            nearest = away;
            value = static_cast<double>(stop);
        }
    }
    return value;
}

void ParameterList::continueDrag(const QPointF &position, Qt::KeyboardModifiers modifiers)
{
    Drag &drag = *m_drag;
    const ParameterRow &row = m_rows[drag.row];
    drag.at += (position - drag.last) * (modifiers & Qt::ShiftModifier ? kFine : 1);
    drag.last = position;
    const bool snap = m_session->snapping() != bool(modifiers & Qt::ControlModifier) && !(modifiers & Qt::ShiftModifier);
    const QPointF origin = rowRect(drag.row).topLeft();
    if (drag.pad) {
        const QRectF square = m_layout.pad(row).translated(origin);
        m_session->setValue(row.first, snapped(row.first, sliderFraction(square, drag.at.x()), square.width(), snap));
        const double up = square.top() + square.bottom() - drag.at.y();
        m_session->setValue(row.second, snapped(row.second, sliderFraction({square.top(), 0, square.height(), 0}, up), square.height(), snap));
    } else {
        const std::uint32_t parameter = row.parameter(drag.line);
        const Parameter &record = m_session->rig().parameters[parameter];
        const QRectF area = m_layout.line(row, drag.line).slider.translated(origin);
        const double room = sliderPixel(area, 1) - sliderPixel(area, 0);
        double fraction = sliderFraction(area, drag.at.x());
        if (record.repeat() && room > 0) { // on past the end it comes in at the other side
            fraction = (drag.at.x() - sliderPixel(area, 0)) / room;
            if (fraction < 0 || fraction > 1)
                fraction -= std::floor(fraction);
        }
        m_session->setValue(parameter, snapped(parameter, fraction, room, snap));
    }
    updateRow(drag.row);
}

void ParameterList::finishDrag(bool keep)
{
    if (!m_drag)
        return;
    const Drag drag = *m_drag;
    m_drag.reset();
    emit hintChanged({});
    if (!m_session || drag.row >= m_rows.size())
        return;
    const ParameterRow row = m_rows[drag.row];
    for (int i = 0; i < row.lines(); ++i) {
        if (!drag.pad && i != drag.line)
            continue;
        if (!keep && !m_session->isLocked(row.parameter(i)))
            m_session->puppet()->setParameter(row.parameter(i), drag.before[i]);
        m_session->endDrag(row.parameter(i));
    }
    updateRow(drag.row);
    tellAccessibility();
}

void ParameterList::editCurrent()
{
    startEditing();
}

void ParameterList::startEditing(const QString &typed)
{
    const auto parameter = currentParameter();
    if (!parameter || m_session->isLocked(*parameter))
        return;
    const Parameter &record = m_session->rig().parameters[*parameter];
    m_editing = true;
    m_cancelled = false;
    m_field->setRange(-1e9, 1e9); // the session limits, or wraps what repeats
    m_field->setDecimals(5);
    m_field->setStep(m_session->step(*parameter));
    m_field->setValue(static_cast<double>(m_session->shown(*parameter)));
    m_field->setAccessibleName(m_session->label(*parameter));
    m_field->setToolTip(tr("%1: a number from %2 to %3, or a sum such as 12*1.5 or +3")
                            .arg(m_session->label(*parameter), valueText(record, static_cast<double>(record.minimum)),
                                 valueText(record, static_cast<double>(record.maximum))));
    QRect area = geometryOf(*parameter)->value.toRect();
    area.setHeight(std::max(area.height(), 26));
    if (area.width() < 76)
        area.setLeft(area.right() - 76);
    if (area.left() < 0)
        area.moveLeft(2);
    m_field->setGeometry(area);
    m_field->show();
    m_field->raise();
    m_field->setFocus(Qt::OtherFocusReason);
    m_session->beginDrag(*parameter);
    if (!typed.isEmpty())
        m_field->insert(typed);
    updateRow(m_current);
}

void ParameterList::stopEditing(bool keep)
{
    if (!m_editing)
        return;
    m_cancelled = !keep;
    const bool focused = m_field->hasFocus();
    const auto parameter = currentParameter();
    if (focused)
        setFocus(Qt::OtherFocusReason); // the field settles on what was typed when it loses the focus
    m_editing = false;
    m_field->hide();
    if (m_session && parameter)
        m_session->endDrag(*parameter);
    m_cancelled = false;
    updateRow(m_current);
    tellAccessibility();
}

bool ParameterList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || !m_editing)
        return QAbstractScrollArea::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Escape:
            stopEditing(false);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            stopEditing(true);
            return true;
        case Qt::Key_Tab:
        case Qt::Key_Backtab: {
            stopEditing(true);
            const int step = static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab ? 1 : -1;
            do {
                const auto row = m_current;
                const int line = m_line;
                moveCurrent(step);
                if (m_current == row && m_line == line)
                    return true; // the end of the list
            } while (!currentParameter());
            startEditing();
            return true;
        }
        default:
            break;
        }
    }
    const bool result = QAbstractScrollArea::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        QMetaObject::invokeMethod(this, [this] { if (m_editing && !m_field->hasFocus()) stopEditing(true); }, Qt::QueuedConnection);
    return result;
}

} // namespace marrow
