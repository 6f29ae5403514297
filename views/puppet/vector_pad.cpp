#include "views/puppet/vector_pad.h"

#include "views/common/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marrow {

VectorPad::VectorPad(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCursor(Qt::CrossCursor);
}

void VectorPad::setValue(const QPointF &value)
{
    m_value = value;
    update();
}

void VectorPad::setReach(double reach)
{
    m_reach = std::max(reach, 1e-6);
    update();
}

QRectF VectorPad::square() const
{
    const double side = std::min(width(), height()) - 4;
    return QRectF((width() - side) / 2, (height() - side) / 2, side, side);
}

void VectorPad::change(const QPointF &value)
{
    const QPointF limited(std::clamp(value.x(), -m_reach, m_reach), std::clamp(value.y(), -m_reach, m_reach));
    if (limited == m_value)
        return;
    m_value = limited;
    update();
    emit valueChanged(m_value);
}

void VectorPad::take(const QPointF &position)
{
    const QRectF area = square();
    change((position - area.center()) / (area.width() / 2) * m_reach);
}

void VectorPad::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        take(event->position());
}

void VectorPad::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        take(event->position());
}

void VectorPad::mouseDoubleClickEvent(QMouseEvent *)
{
    change({});
}

void VectorPad::keyPressEvent(QKeyEvent *event)
{
    const double step = m_reach / (event->modifiers() & Qt::ShiftModifier ? 100 : 20);
    switch (event->key()) {
    case Qt::Key_Left:
        return change(m_value - QPointF(step, 0));
    case Qt::Key_Right:
        return change(m_value + QPointF(step, 0));
    case Qt::Key_Up:
        return change(m_value - QPointF(0, step));
    case Qt::Key_Down:
        return change(m_value + QPointF(0, step));
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return change({});
    default:
        QWidget::keyPressEvent(event);
    }
}

void VectorPad::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = square();
    painter.setPen(hasFocus() ? QPen(tokens.accent, 2) : QPen(tokens.border, 1));
    painter.setBrush(tokens.window);
    painter.drawRoundedRect(area, 4, 4);
    painter.setPen(QPen(tokens.border, 1));
    painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
    painter.drawLine(QPointF(area.center().x(), area.top()), QPointF(area.center().x(), area.bottom()));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(area.center(), area.width() / 4, area.height() / 4);
    const QPointF tip = area.center() + m_value / m_reach * (area.width() / 2);
    const QColor color = isEnabled() ? tokens.accent : tokens.disabledText;
    painter.setPen(QPen(color, 2));
    painter.drawLine(area.center(), tip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(tip, 4.5, 4.5);
}

} // namespace marrow
