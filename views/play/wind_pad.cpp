#include "views/play/wind_pad.h"

#include "views/common/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr qreal kNudge = 0.1;
constexpr qreal kDotRadius = 5;

} // namespace

WindPad::WindPad(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCursor(Qt::CrossCursor);
}

QRectF WindPad::square() const
{
    const qreal side = std::min(width(), height()) - 2 * kDotRadius;
    return {(width() - side) / 2, (height() - side) / 2, side, side};
}

void WindPad::setWind(QPointF wind)
{
    m_wind = wind;
    update();
}

void WindPad::change(QPointF wind)
{
    const QPointF limited(std::clamp(wind.x(), -1.0, 1.0), std::clamp(wind.y(), -1.0, 1.0));
    if (limited == m_wind)
        return;
    setWind(limited);
    emit windChanged(limited);
}

void WindPad::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = square();
    painter.setPen(QPen(hasFocus() ? tokens.accent : tokens.controlBorder, hasFocus() ? 2 : 1));
    painter.setBrush(tokens.raised);
    painter.drawRoundedRect(area, 4, 4);
    painter.setPen(tokens.border);
    painter.drawLine(QPointF(area.center().x(), area.top() + 4), QPointF(area.center().x(), area.bottom() - 4));
    painter.drawLine(QPointF(area.left() + 4, area.center().y()), QPointF(area.right() - 4, area.center().y()));
    const QPointF tip = area.center() + m_wind * area.width() / 2;
    painter.setPen(QPen(tokens.accent, 2));
    painter.drawLine(area.center(), tip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.accent);
    painter.drawEllipse(tip, kDotRadius, kDotRadius);
}

void WindPad::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        mouseMoveEvent(event);
}

void WindPad::mouseMoveEvent(QMouseEvent *event)
{
    const QRectF area = square();
    change((event->position() - area.center()) / (area.width() / 2));
}

void WindPad::mouseDoubleClickEvent(QMouseEvent *)
{
    change({});
}

void WindPad::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return change(m_wind - QPointF(kNudge, 0));
    case Qt::Key_Right:
        return change(m_wind + QPointF(kNudge, 0));
    case Qt::Key_Up:
        return change(m_wind - QPointF(0, kNudge));
    case Qt::Key_Down:
        return change(m_wind + QPointF(0, kNudge));
    case Qt::Key_0:
    case Qt::Key_Home:
        return change({});
    default:
        QWidget::keyPressEvent(event);
    }
}

void WindPad::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void WindPad::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace marrow
