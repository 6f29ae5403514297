#include "views/common/number_field.h"

#include "views/common/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <memory>

namespace marrow {

namespace {

constexpr double kFine = 0.1;
constexpr double kCoarse = 10;
constexpr double kPixelsPerStep = 4;

double factorOf(Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ShiftModifier)
        return kFine;
    return modifiers & Qt::ControlModifier ? kCoarse : 1;
}

} // namespace

NumberField::NumberField(QWidget *parent)
    : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setCursor(Qt::SizeHorCursor);
    setFocusPolicy(Qt::StrongFocus);
    setProperty("mixed", false);
    retranslate();
    showValue();
}

void NumberField::setValue(double value)
{
    m_mixed = false;
    m_value = limited(value);
    if (m_mode == Mode::Showing)
        showValue();
    else if (m_mode == Mode::Typing && text() == m_typingBegan && m_typingBegan != formatted(m_value))
        startTyping();
}

void NumberField::setMixed()
{
    m_mixed = true;
    if (m_mode == Mode::Showing)
        showValue();
}

void NumberField::setRange(double minimum, double maximum)
{
    m_minimum = minimum;
    m_maximum = maximum;
    setValue(m_value);
}

void NumberField::setDecimals(int decimals)
{
    m_decimals = decimals;
    showValue();
}

void NumberField::setStep(double step)
{
    m_step = step;
}

void NumberField::setUnit(const QString &unit)
{
    m_unit = unit;
    showValue();
}

void NumberField::setSilentUnit(const QString &unit)
{
    m_silentUnit = unit;
}

void NumberField::setDefaultValue(std::optional<double> value)
{
    m_default = value;
    placeText();
    retranslate();
}

void NumberField::setAxis(int axis)
{
    m_axis = axis;
    placeText();
    update();
}

QSize NumberField::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("-0000.000") + m_unit) + 22 + (hasMark() ? kMarkWidth : 0),
            metrics::kControlHeight};
}

QSize NumberField::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("-00.0") + m_unit) + 14 + (hasMark() ? kMarkWidth : 0),
            metrics::kControlHeight};
}

QString NumberField::formatted(double value) const
{
    // Trailing zeros say nothing and make columns of numbers hard to read; -0 is 0.
    QString text = QString::number(value, 'f', m_decimals);
    if (text.contains(u'.')) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(u'.'))
            text.chop(1);
    }
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

double NumberField::limited(double value) const
{
    return std::clamp(value, m_minimum, m_maximum);
}

void NumberField::showValue()
{
    if (m_mode == Mode::Typing)
        return;
    const double shown = m_mode == Mode::Dragging ? m_dragValue : m_value;
    const bool mixed = m_mixed && m_mode == Mode::Showing;
    setText(mixed ? QStringLiteral("—") : formatted(shown) + (m_unit.isEmpty() ? QString() : u' ' + m_unit));
    setCursorPosition(0);
    setReadOnly(true);
    if (property("mixed").toBool() != mixed) {
        setProperty("mixed", mixed);
        style()->unpolish(this);
        style()->polish(this);
    }
}

void NumberField::commit(double value)
{
    const double next = limited(value);
    const bool changed = m_mixed || next != m_value;
    m_value = next;
    m_mixed = false;
    if (changed)
        emit valueCommitted(next);
}

void NumberField::cancelDrag()
{
    m_mode = Mode::Showing;
    showValue();
    emit changeCancelled();
}

void NumberField::stepBy(double steps, Qt::KeyboardModifiers modifiers)
{
    if (m_mode == Mode::Typing)
        commitText();
    commit(m_value + steps * m_step * factorOf(modifiers));
    showValue();
}

bool NumberField::event(QEvent *event)
{
    // The platform moves the cursor by it; here it exports, as it does everywhere else in the window.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->keyCombination() == QKeyCombination(Qt::CTRL, Qt::Key_E)) {
        event->ignore();
        return true;
    }
    // Within a text a blank may be wanted, as in "2 * 3"; before it, Space plays and pauses also right after a number was settled.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space && !isEdited()) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void NumberField::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && overReset(event->position().toPoint())) {
        reset();
        return;
    }
    if (m_mode == Mode::Typing || event->button() != Qt::LeftButton) {
        QLineEdit::mousePressEvent(event);
        return;
    }
    m_mode = Mode::Pressed;
    m_pressedAt = event->position().toPoint();
    event->accept();
}

void NumberField::mouseMoveEvent(QMouseEvent *event)
{
    if (m_mode == Mode::Typing || m_mode == Mode::Showing) {
        const Qt::CursorShape usual = m_mode == Mode::Typing ? Qt::IBeamCursor : Qt::SizeHorCursor;
        setCursor(overReset(event->position().toPoint()) ? Qt::ArrowCursor : usual);
        QLineEdit::mouseMoveEvent(event);
        return;
    }
    const int moved = event->position().toPoint().x() - m_pressedAt.x();
    if (m_mode == Mode::Pressed) {
        if (std::abs(moved) < QApplication::startDragDistance() / 2)
            return;
        m_mode = Mode::Dragging;
        m_dragStart = m_mixed ? 0 : m_value;
        m_dragMoved = 0;
        m_pressedAt = event->position().toPoint();
        return;
    }
    m_dragMoved += moved / kPixelsPerStep * factorOf(event->modifiers());
    m_pressedAt = event->position().toPoint();
    const double raw = m_dragStart + m_dragMoved * m_step;
    // Rounded to a tenth of a step so that dragging gives numbers a person would type.
    const double grain = m_step * kFine;
    m_dragValue = limited(std::round(raw / grain) * grain);
    showValue();
    emit valueChanging(m_dragValue);
}

void NumberField::mouseReleaseEvent(QMouseEvent *event)
{
    switch (m_mode) {
    case Mode::Pressed:
        startTyping();
        break;
    case Mode::Dragging:
        m_mode = Mode::Showing;
        commit(m_dragValue);
        showValue();
        break;
    default:
        QLineEdit::mouseReleaseEvent(event);
    }
}

void NumberField::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || overReset(event->position().toPoint())) {
        event->accept(); // the first click has done it
        return;
    }
    startTyping();
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    if (m_mode == Mode::Dragging || m_mode == Mode::Pressed) {
        if (event->key() == Qt::Key_Escape)
            cancelDrag();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        stepBy(event->key() == Qt::Key_Up ? 1 : -1, event->modifiers());
        startTyping();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commitText();
        startTyping();
        emit entered();
        return;
    case Qt::Key_Escape:
        if (m_mode == Mode::Typing && text() != formatted(m_value)) {
            setText(formatted(m_value));
            selectAll();
            return;
        }
        event->ignore(); // the tool behind the panel may want it
        return;
    default:
        if (m_mode == Mode::Showing && !event->text().isEmpty() && event->text()[0].isPrint()
            && !(event->modifiers() & Qt::ControlModifier))
            startTyping();
        QLineEdit::keyPressEvent(event);
    }
}

void NumberField::wheelEvent(QWheelEvent *event)
{
    // Only when focused: a panel that is scrolled must not change numbers on the way.
    if (!hasFocus() || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    const bool typing = m_mode == Mode::Typing;
    stepBy(event->angleDelta().y() > 0 ? 1 : -1, event->modifiers());
    if (typing)
        startTyping();
    event->accept();
}

void NumberField::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason || event->reason() == Qt::OtherFocusReason)
        startTyping();
}

void NumberField::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason) {
        if (m_mode == Mode::Dragging)
            cancelDrag();
        commitText();
        m_mode = Mode::Showing;
        deselect();
    }
    QLineEdit::focusOutEvent(event);
}

void NumberField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow
