#include "views/common/range_slider.h"

#include "views/common/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kHandleWidth = 8;
constexpr double kHandleHeight = 16;
constexpr double kTrackHeight = 4;

} // namespace

RangeSlider::RangeSlider(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RangeSlider::setLength(int length)
{
    m_length = std::max(1, length);
    setRange(m_low, m_high);
}

void RangeSlider::setRange(int low, int high)
{
    m_low = std::clamp(low, 0, m_length - 1);
    m_high = std::clamp(high, m_low + 1, m_length);
    update();
}

QSize RangeSlider::sizeHint() const
{
    return {180, metrics::kControlHeight};
}

double RangeSlider::pixelOf(int value) const
{
    return kHandleWidth / 2 + (width() - kHandleWidth) * value / m_length;
}

int RangeSlider::valueAt(double pixel) const
{
    return static_cast<int>(std::lround((pixel - kHandleWidth / 2) / (width() - kHandleWidth) * m_length));
}

void RangeSlider::move(Part part, int low, int high)
{
    if (part == Part::Low) {
        low = std::clamp(low, 0, m_high - 1);
        high = m_high;
    } else if (part == Part::High) {
        low = m_low;
        high = std::clamp(high, m_low + 1, m_length);
    } else {
        const int span = m_high - m_low;
        low = std::clamp(low, 0, m_length - span);
        high = low + span;
    }
    if (low == m_low && high == m_high)
        return;
    m_low = low;
    m_high = high;
    update();
    emit rangeChanged(m_low, m_high);
}

void RangeSlider::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isEnabled() ? tokens.controlBorder : tokens.border);
    painter.drawRoundedRect(QRectF(0, middle - kTrackHeight / 2, width(), kTrackHeight), 2, 2);
    painter.setBrush(isEnabled() ? tokens.accent : tokens.disabledText);
    painter.drawRect(QRectF(pixelOf(m_low), middle - kTrackHeight / 2, pixelOf(m_high) - pixelOf(m_low), kTrackHeight));
    for (const Part part : {Part::Low, Part::High}) {
        const double x = pixelOf(part == Part::Low ? m_low : m_high);
        const bool focused = hasFocus() && part == m_keyboardEnd;
        painter.setPen(QPen(focused ? tokens.accent : tokens.controlBorder, focused ? 2 : 1));
        painter.setBrush(tokens.raised);
        painter.drawRoundedRect(QRectF(x - kHandleWidth / 2 + 1, middle - kHandleHeight / 2, kHandleWidth - 2, kHandleHeight), 2, 2);
    }
}

void RangeSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const double x = event->position().x();
    const double toLow = std::abs(x - pixelOf(m_low));
    const double toHigh = std::abs(x - pixelOf(m_high));
    if (std::min(toLow, toHigh) <= kHandleWidth)
        m_grabbed = toLow < toHigh || (toLow == toHigh && x < pixelOf(m_low)) ? Part::Low : Part::High;
    else if (x > pixelOf(m_low) && x < pixelOf(m_high))
        m_grabbed = Part::Middle;
    else
        m_grabbed = x < pixelOf(m_low) ? Part::Low : Part::High;
    m_keyboardEnd = m_grabbed == Part::High ? Part::High : Part::Low;
    m_grabOffset = valueAt(x) - m_low;
    mouseMoveEvent(event);
    update();
}

void RangeSlider::mouseMoveEvent(QMouseEvent *event)
{
    const int value = valueAt(event->position().x());
    if (m_grabbed == Part::Middle)
        move(Part::Middle, value - m_grabOffset, 0);
    else if (m_grabbed != Part::None)
        move(m_grabbed, value, value);
}

void RangeSlider::mouseReleaseEvent(QMouseEvent *)
{
    m_grabbed = Part::None;
}

void RangeSlider::mouseDoubleClickEvent(QMouseEvent *)
{
    setRange(0, m_length);
    emit rangeChanged(m_low, m_high);
}

void RangeSlider::keyPressEvent(QKeyEvent *event)
{
    const int size = (event->modifiers() & Qt::ShiftModifier) ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        move(m_keyboardEnd, m_low - size, m_high - size);
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        move(m_keyboardEnd, m_low + size, m_high + size);
        break;
    case Qt::Key_Space:
        m_keyboardEnd = m_keyboardEnd == Part::Low ? Part::High : Part::Low;
        update();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void RangeSlider::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void RangeSlider::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace marrow
