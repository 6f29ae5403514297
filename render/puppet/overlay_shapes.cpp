#include "render/puppet/overlay_shapes.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace marrow {

namespace {

QPointF placed(const PuppetView &view, float x, float y)
{
    return {double(view.a) * x + double(view.b) * y + view.tx, double(view.c) * x + double(view.d) * y + view.ty};
}

} // namespace

void paintShapes(QPainter &painter, const OverlayShapes &shapes, const PuppetView &view)
{
    using Kind = OverlayShapes::Kind;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const OverlayShapes::Shape &shape : shapes.shapes()) {
        const QColor color(shape.red, shape.green, shape.blue, shape.alpha);
        const QPointF a = placed(view, shape.ax, shape.ay);
        const double size = static_cast<double>(shape.size);
        if (!std::isfinite(a.x()) || !std::isfinite(a.y()))
            continue;
        switch (shape.kind) {
        case Kind::Line:
        case Kind::Dashes: {
            const QPointF b = placed(view, shape.bx, shape.by);
            if (!std::isfinite(b.x()) || !std::isfinite(b.y()))
                break;
            QPen pen(color, size, Qt::SolidLine, Qt::RoundCap);
            if (shape.kind == Kind::Dashes)
                pen.setDashPattern({4, 3});
            painter.setPen(pen);
            painter.drawLine(a, b);
            break;
        }
        case Kind::Dot:
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            painter.drawEllipse(a, size / 2, size / 2);
            break;
        case Kind::Ring:
            painter.setPen(QPen(color, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(a, size / 2, size / 2);
            break;
        case Kind::Square:
            painter.fillRect(QRectF(a.x() - size / 2, a.y() - size / 2, size, size), color);
            break;
        }
    }
    paintLabels(painter, shapes, view);
}

void paintLabels(QPainter &painter, const OverlayShapes &shapes, const PuppetView &view)
{
    constexpr int kMostLines = 12;
    const QFontMetricsF metrics(painter.font());
    std::vector<QRectF> taken;
    for (const OverlayShapes::Label &label : shapes.labels()) {
        const QPointF at = placed(view, static_cast<float>(label.at.x()), static_cast<float>(label.at.y()));
        if (!painter.viewport().adjusted(-200, -40, 200, 40).contains(at.toPoint()))
            continue;
        // A plate behind the words: they have to be read over any drawing.
        QPointF start = at + QPointF(8, 4);
        QRectF box = metrics.boundingRect(label.text).translated(start).adjusted(-4, -2, 4, 2);
        // One name over another is none: the later one goes below, as far as it can still be taken for this place.
        for (int line = 0; line < kMostLines; ++line) {
            const auto inTheWay = std::find_if(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(box); });
            if (inTheWay == taken.end())
                break;
            const double down = inTheWay->bottom() - box.top() + 1;
            start.ry() += down;
            box.translate(0, down);
        }
        taken.push_back(box);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(20, 22, 26, 200));
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(label.color.lightnessF() < 0.45f ? label.color.lighter(170) : label.color);
        painter.drawText(start, label.text);
    }
}

} // namespace marrow
