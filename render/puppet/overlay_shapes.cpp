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

/// Words on a plate of their own, which have to be read over any drawing, and the place that they name.
struct Plate
{
    QPointF at;
    QPointF words; ///< where the line of writing begins
    QRectF box;
    QString text;
    QColor color;
};

/// One name over another is none: a later one goes below, as far as it can still be taken for its place.
Plate plateFor(const QString &text, const QPointF &at, const QColor &color, const QFontMetricsF &metrics, const std::vector<Plate> &others)
{
    constexpr int kMostLines = 12;
    Plate plate{at, at + QPointF(8, 4), {}, text, color};
    plate.box = metrics.boundingRect(text).translated(plate.words).adjusted(-4, -2, 4, 2);
    for (int line = 0; line < kMostLines; ++line) {
        const auto inTheWay = std::find_if(others.begin(), others.end(), [&](const Plate &other) { return other.box.intersects(plate.box); });
        if (inTheWay == others.end())
            break;
        const double down = inTheWay->box.bottom() - plate.box.top() + 1;
        plate.words.ry() += down;
        plate.box.translate(0, down);
    }
    return plate;
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
    const QFontMetricsF metrics(painter.font());
    std::vector<Plate> plates;
    for (const OverlayShapes::Label &label : shapes.labels()) {
        const QPointF at = placed(view, static_cast<float>(label.at.x()), static_cast<float>(label.at.y()));
        if (!painter.viewport().adjusted(-200, -40, 200, 40).contains(at.toPoint()))
            continue;
        QColor color = label.color.lightnessF() < 0.45f ? label.color.lighter(170) : label.color;
        color.setAlpha(255); // what is named may be faint, its name may not
        plates.push_back(plateFor(label.text, at, color, metrics, plates));
    }
    for (const Plate &plate : plates) { // below every plate: no line runs through a name
        if (plate.box.top() <= plate.at.y() + metrics.height())
            continue;
        painter.setPen(QPen(plate.color, 1));
        painter.drawLine(plate.at, QPointF(plate.box.left() + 1, plate.box.center().y()));
    }
    for (const Plate &plate : plates) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(20, 22, 26, 215));
        painter.drawRoundedRect(plate.box, 3, 3);
        painter.setPen(plate.color);
        painter.drawText(plate.words, plate.text);
    }
}

} // namespace marrow
