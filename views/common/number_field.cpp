#include "views/common/number_field.h"

#include "views/common/arithmetic.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <memory>

namespace marrow {

namespace {

constexpr double kFine = 0.1;
constexpr double kCoarse = 10;
constexpr double kPixelsPerStep = 4;

struct TypedUnit
{
    const char *unit; ///< of the field
    const char *word; ///< that may be typed
    double factor;    ///< what one of it is in the field's unit
};

constexpr TypedUnit kTypedUnits[] = {
    {"°", "deg", 1}, {"°", "度", 1}, {"°", "rad", 180 / M_PI}, {"ms", "s", 1000}, {"ms", "秒", 1000}, {"ms", "毫秒", 1},
    {"m", "cm", 0.01}, {"m", "mm", 0.001}, {"vx", "voxel", 1}, {"vx", "voxels", 1}, {"vx", "体素", 1}, {"×", "x", 1}, {"×", "%", 0.01},
};

/// Takes the unit off the end of a typed text; returns what one of it is in the field's.
double takeUnit(QString &typed, const QString &unit)
{
    QString longest = !unit.isEmpty() && typed.endsWith(unit, Qt::CaseInsensitive) ? unit : QString();
    double factor = 1;
    for (const TypedUnit &one : kTypedUnits) {
        const QString word = QString::fromUtf8(one.word);
        if (unit == QString::fromUtf8(one.unit) && word.size() > longest.size() && typed.endsWith(word, Qt::CaseInsensitive)) {
            longest = word;
            factor = one.factor;
        }
    }
    typed.chop(longest.size());
    return factor;
}

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

void NumberField::startTyping()
{
    m_mode = Mode::Typing;
    setReadOnly(false);
    setCursor(Qt::IBeamCursor);
    m_typingBegan = m_mixed ? QString() : formatted(m_value);
    setText(m_typingBegan);
    selectAll();
}

void NumberField::commitText()
{
    if (m_mode != Mode::Typing)
        return;
    const std::optional<double> value = typedValue();
    m_mode = Mode::Showing;
    setCursor(Qt::SizeHorCursor);
    // A text that is no number goes back to the value: the field never holds something that is not in force. That is said.
    if (value)
        commit(*value);
    else if (!text().trimmed().isEmpty() && !evaluateArithmetic(text(), m_value) && isVisible() && text() != m_typingBegan && text() != formatted(m_value) + m_unit)
        QToolTip::showText(mapToGlobal(QPoint(0, height())), tr("“%1” is no number that fits here; what stood there stays.").arg(text().trimmed()), this);
    showValue();
}

/// Nothing when the text is no number, or the one that stood there.
std::optional<double> NumberField::typedValue() const
{
    QString typed = text().trimmed();
    const double factor = takeUnit(typed, m_unit.isEmpty() ? m_silentUnit : m_unit);
    if (typed.trimmed() == m_typingBegan && factor == 1)
        return std::nullopt;
    const std::optional<double> value = evaluateArithmetic(typed.trimmed(), m_value / factor);
    return value ? std::optional(*value * factor) : std::nullopt;
}

double NumberField::pendingValue() const
{
    if (m_mode == Mode::Dragging)
        return m_dragValue;
    return limited(m_mode == Mode::Typing ? typedValue().value_or(m_value) : m_value);
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
