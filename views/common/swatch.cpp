#include "views/common/swatch.h"

#include "views/common/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace marrow {

void paintSwatch(QPainter *painter, const QRectF &rect, const SwatchLook &look, const QPalette &palette)
{
    const Tokens &tokens = tokensFor(palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF inner = rect.adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(inner, 2.5, 2.5);
    painter->fillPath(shape, look.color);
    if (look.hatched) {
        painter->setClipPath(shape);
        painter->setPen(QPen(look.color.lightnessF() > 0.55f ? QColor(0, 0, 0, 150) : QColor(255, 255, 255, 190), 1.4));
        for (qreal x = inner.left() - inner.height(); x < inner.right(); x += 4)
            painter->drawLine(QPointF(x, inner.bottom()), QPointF(x + inner.height(), inner.top()));
        painter->setClipping(false);
    }
    // A thin edge keeps pale swatches visible on the light panel and dark ones on the dark panel.
    QColor edge = tokens.text;
    edge.setAlpha(60);
    painter->setPen(QPen(edge, 1));
    painter->setBrush(Qt::NoBrush); // whatever the caller painted with before
    painter->drawPath(shape);
    painter->restore();
}

Swatch::Swatch(QWidget *parent, int side)
    : QWidget(parent)
    , m_side(side)
{
    setFixedSize(sizeHint());
}

void Swatch::setLook(const SwatchLook &look)
{
    m_look = look;
    update();
}

void Swatch::paintEvent(QPaintEvent *)
{
    if (!m_look.color.isValid())
        return;
    QPainter painter(this);
    paintSwatch(&painter, QRectF((width() - m_side) / 2.0, (height() - m_side) / 2.0, m_side, m_side), m_look, palette());
}

void Swatch::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit clicked();
}

} // namespace marrow
