// What a number field has beside its number: the mark at its left (the axis, or the way back to the default), its menu and its
// tool tip. A double click selects the number to be typed over, as everywhere else; the way back is a mark that can be seen.

#include "views/common/number_field.h"

#include "model/base/sentences.h"
#include "views/common/arithmetic.h"
#include "views/common/axis_colors.h"
#include "views/common/icons.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

namespace marrow {

namespace {

constexpr int kMarkLeft = 5;
constexpr int kResetIcon = 12;

} // namespace

void NumberField::placeText()
{
    setTextMargins(hasMark() ? kMarkWidth : 0, 0, 0, 0);
}

bool NumberField::offersReset() const
{
    return m_default && isEnabled() && (m_mixed || m_value != *m_default) && (underMouse() || hasFocus());
}

bool NumberField::overReset(const QPoint &place) const
{
    return offersReset() && place.x() < kMarkLeft + kMarkWidth && rect().contains(place);
}

void NumberField::reset()
{
    const bool typing = m_mode == Mode::Typing;
    m_mode = Mode::Showing;
    setCursor(Qt::SizeHorCursor);
    commit(*m_default);
    showValue();
    if (typing)
        startTyping();
    update();
}

void NumberField::enterEvent(QEnterEvent *event)
{
    QLineEdit::enterEvent(event);
    update();
}

void NumberField::leaveEvent(QEvent *event)
{
    QLineEdit::leaveEvent(event);
    update();
}

void NumberField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    if (offersReset()) {
        iconFor(QStringLiteral("refresh"), IconRole::Secondary)
            .paint(&painter, QRect(kMarkLeft, (height() - kResetIcon) / 2, kResetIcon, kResetIcon));
        return;
    }
    if (m_axis < 0)
        return;
    painter.setPen(isEnabled() ? axisColor(m_axis, palette()) : tokensFor(palette()).disabledText);
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.drawText(QRect(8, 0, kMarkWidth, height()), Qt::AlignLeft | Qt::AlignVCenter, axisName(m_axis));
}

void NumberField::contextMenuEvent(QContextMenuEvent *event)
{
    const bool typing = m_mode == Mode::Typing;
    QMenu menu(this);
    menu.addAction(tr("Copy the number"), this, [this] { QApplication::clipboard()->setText(formatted(m_value)); });
    QAction *paste = menu.addAction(tr("Paste"), this, [this] {
        const std::optional<double> value = evaluateArithmetic(QApplication::clipboard()->text(), m_value);
        if (value)
            commit(*value);
        showValue();
    });
    paste->setEnabled(isEnabled() && evaluateArithmetic(QApplication::clipboard()->text(), m_value).has_value());
    if (m_default)
        menu.addAction(iconFor(QStringLiteral("refresh")), tr("Reset to %1").arg(formatted(*m_default)), this, &NumberField::reset);
    if (typing)
        commitText();
    menu.exec(event->globalPos());
}

void NumberField::retranslate()
{
    // A tool tip that the panel has set for this field stays.
    if (!m_ownToolTip || (!toolTip().isEmpty() && toolTip() != property("ownToolTip").toString())) {
        m_ownToolTip = false;
        return;
    }
    QString tip = tr("Type a number or a sum such as 12*1.5 or +3, or drag sideways (Shift fine, Ctrl coarse).");
    if (m_default)
        appendSentence(tip, tr("The arrow that appears at its left sets it back to %1.").arg(formatted(*m_default)));
    setToolTip(tip);
    setProperty("ownToolTip", tip);
}

} // namespace marrow
