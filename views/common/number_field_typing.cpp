// What is typed into a number field: units, arithmetic, and when it counts.

#include "views/common/number_field.h"

#include "views/common/arithmetic.h"

#include <QToolTip>

#include <cmath>

namespace marrow {

namespace {

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

} // namespace

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

} // namespace marrow
