// What the pointer and the keyboard do in the parameter list; drags and the typing of numbers are in parameter_list_values.cpp.

#include "views/panel/parameter_list.h"
#include "views/panel/parameter_painter.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kFine = 0.1;
constexpr double kCoarse = 10;

double factorOf(Qt::KeyboardModifiers modifiers)
{
    return modifiers & Qt::ShiftModifier ? kFine : modifiers & Qt::ControlModifier ? kCoarse : 1;
}

} // namespace

void ParameterList::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    const auto place = placeAt(event->position());
    if (!m_session || !place) {
        stopEditing(true);
        return;
    }
    const ParameterRow row = m_rows[place->row];
    setCurrent(place->row, place->line < 0 ? m_line : place->line);
    if (event->button() != Qt::LeftButton)
        return;
    if (row.kind == ParameterRow::Kind::Group)
        return toggleGroup(place->row);
    const std::uint32_t parameter = row.parameter(std::max(place->line, 0));
    switch (place->part) {
    case Place::Part::Lock:
        m_session->setLocked(parameter, !m_session->isLocked(parameter));
        break;
    case Place::Part::Value:
        startEditing();
        break;
    case Place::Part::Slider:
    case Place::Part::Pad:
        startDrag(*place, event->position());
        break;
    default:
        break;
    }
}

void ParameterList::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag)
        return continueDrag(event->position(), event->modifiers());
    const auto place = placeAt(event->position());
    const bool same = place.has_value() == m_hover.has_value() && (!place || (place->row == m_hover->row && place->line == m_hover->line));
    if (!same) {
        if (m_hover)
            updateRow(m_hover->row);
        if (place)
            updateRow(place->row);
    }
    m_hover = place;
    const bool locked = place && place->line >= 0 && m_rows[place->row].kind != ParameterRow::Kind::Group
        && m_session->isLocked(m_rows[place->row].parameter(place->line));
    viewport()->setCursor(place && place->part == Place::Part::Value && !locked ? Qt::IBeamCursor
                              : place && place->part == Place::Part::Pad        ? Qt::CrossCursor
                                                                                : Qt::ArrowCursor);
}

void ParameterList::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_drag)
        finishDrag(true);
}

void ParameterList::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto place = placeAt(event->position());
    if (!m_session || !place || event->button() != Qt::LeftButton || m_rows[place->row].kind == ParameterRow::Kind::Group)
        return mousePressEvent(event);
    const ParameterRow &row = m_rows[place->row];
    finishDrag(true);
    if (place->part == Place::Part::Pad) {
        m_session->resetValue(row.first);
        m_session->resetValue(row.second);
    } else if (place->part == Place::Part::Slider) {
        m_session->resetValue(row.parameter(place->line));
    } else {
        mousePressEvent(event);
    }
}

bool ParameterList::event(QEvent *event)
{
    // Keys that type or change a value here are shortcuts elsewhere in the window.
    if (event->type() == QEvent::ShortcutOverride && currentParameter()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        const bool arrow = key->key() >= Qt::Key_Home && key->key() <= Qt::Key_Down;
        const bool typed = !key->text().isEmpty() && QStringLiteral("0123456789.+-*/([]lL").contains(key->text()[0]);
        if (arrow || (plain && (typed || key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace))) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void ParameterList::keyPressEvent(QKeyEvent *event)
{
    if (!m_session || m_rows.empty())
        return QAbstractScrollArea::keyPressEvent(event);
    if (m_drag) {
        if (event->key() == Qt::Key_Escape)
            finishDrag(false);
        return;
    }
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier));
    if (!m_current || (plain && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))) {
        if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
            moveCurrent(event->key() == Qt::Key_Up ? -1 : 1);
            return;
        }
        return QAbstractScrollArea::keyPressEvent(event);
    }
    const bool taken = m_rows[*m_current].kind == ParameterRow::Kind::Group ? keyOnGroup(event) : keyOnParameter(event);
    if (!taken)
        event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ? event->accept() : QAbstractScrollArea::keyPressEvent(event);
}

bool ParameterList::keyOnGroup(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        toggleGroup(*m_current);
        return true;
    case Qt::Key_Right:
        toggleGroup(*m_current, true);
        return true;
    case Qt::Key_Left:
        toggleGroup(*m_current, false);
        return true;
    default:
        return false;
    }
}

bool ParameterList::keyOnParameter(QKeyEvent *event)
{
    const ParameterRow &row = m_rows[*m_current];
    if (event->modifiers() & Qt::AltModifier) {
        const Qt::KeyboardModifiers rest = event->modifiers() & ~Qt::AltModifier;
        const bool pad = row.kind == ParameterRow::Kind::Pad;
        switch (event->key()) {
        case Qt::Key_Left: nudge(row.first, -1, rest); return true;
        case Qt::Key_Right: nudge(row.first, 1, rest); return true;
        case Qt::Key_Up: nudge(pad ? row.second : row.first, 1, rest); return true;
        case Qt::Key_Down: nudge(pad ? row.second : row.first, -1, rest); return true;
        default: return false;
        }
    }
    return keyOnValue(row.parameter(m_line), event);
}

bool ParameterList::keyOnValue(std::uint32_t parameter, QKeyEvent *event)
{
    const Parameter &record = m_session->rig().parameters[parameter];
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        nudge(parameter, event->key() == Qt::Key_Left ? -1 : 1, event->modifiers());
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        m_session->setValue(parameter, static_cast<double>(event->key() == Qt::Key_Home ? record.minimum : record.maximum));
        return true;
    case Qt::Key_BracketLeft:
    case Qt::Key_BracketRight:
        toNeighbourKey(parameter, event->key() == Qt::Key_BracketLeft ? -1 : 1);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        m_session->resetValue(parameter);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        startEditing();
        return true;
    case Qt::Key_L:
        if (event->modifiers())
            return false;
        m_session->setLocked(parameter, !m_session->isLocked(parameter));
        return true;
    default:
        break;
    }
    const QString text = event->text();
    if (text.isEmpty() || event->modifiers() & Qt::ControlModifier || !QStringLiteral("0123456789.+-*/(").contains(text[0]))
        return false;
    startEditing(text);
    return true;
}

void ParameterList::moveCurrent(int lines)
{
    if (!m_current)
        return setCurrent(lines > 0 ? 0 : m_rows.size() - 1, 0);
    const int line = m_line + lines;
    if (line >= 0 && line < m_rows[*m_current].lines() && m_rows[*m_current].kind == ParameterRow::Kind::Pad)
        return setCurrent(*m_current, line);
    if (lines < 0 && *m_current > 0)
        setCurrent(*m_current - 1, m_rows[*m_current - 1].lines() - 1);
    else if (lines > 0 && *m_current + 1 < m_rows.size())
        setCurrent(*m_current + 1, 0);
}

void ParameterList::nudge(std::uint32_t parameter, double steps, Qt::KeyboardModifiers modifiers)
{
    const double change = steps * m_session->step(parameter) * factorOf(modifiers);
    const double grain = m_session->step(parameter) * kFine;
    const double value = static_cast<double>(m_session->shown(parameter)) + change;
    m_session->setValue(parameter, std::round(value / grain) * grain);
    tellAccessibility();
}

void ParameterList::toNeighbourKey(std::uint32_t parameter, int direction)
{
    std::vector<float> stops = m_session->stops(parameter);
    if (stops.empty())
        return;
    std::sort(stops.begin(), stops.end());
    const float value = m_session->shown(parameter);
    if (direction > 0) {
        const auto next = std::upper_bound(stops.begin(), stops.end(), value);
        if (next != stops.end())
            m_session->setValue(parameter, static_cast<double>(*next));
    } else {
        const auto next = std::lower_bound(stops.begin(), stops.end(), value);
        if (next != stops.begin())
            m_session->setValue(parameter, static_cast<double>(*(next - 1)));
    }
}

void ParameterList::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    if (byKeyboard && !m_current && !m_rows.empty())
        setCurrent(firstVisible(), 0);
    updateRow(m_current);
}

void ParameterList::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    updateRow(m_current);
}

void ParameterList::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_session)
        return;
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && m_current)
        at = viewport()->mapToGlobal(rowRect(*m_current).center());
    else if (const auto place = placeAt(viewport()->mapFrom(this, event->pos())))
        setCurrent(place->row, place->line < 0 ? m_line : place->line);
    emit menuRequested(at);
}

} // namespace marrow
