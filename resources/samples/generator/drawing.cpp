#include "resources/samples/generator/drawing.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace marrow::sample {

namespace {

QPointF at(const Knot &knot)
{
    return {knot.x, knot.y};
}

/// One piece of a curve, from b to c with their neighbours; corners take no direction from beyond them.
void addPiece(QPainterPath &path, const Knot &a, const Knot &b, const Knot &c, const Knot &d)
{
    const QPointF leave = b.sharp ? (at(c) - at(b)) / 3 : (at(c) - at(a)) / 6;
    const QPointF arrive = c.sharp ? (at(c) - at(b)) / 3 : (at(d) - at(b)) / 6;
    path.cubicTo(at(b) + leave, at(c) - arrive, at(c));
}

/// Three box filters over one line of samples, which together look like a soft brush.
void blurLine(std::vector<float> &line, int radius)
{
    const int count = int(line.size());
    std::vector<float> sums(line.size() + 1);
    for (int pass = 0; pass < 3; ++pass) {
        for (int i = 0; i < count; ++i)
            sums[std::size_t(i) + 1] = sums[std::size_t(i)] + line[std::size_t(i)];
        for (int i = 0; i < count; ++i) {
            const int low = std::max(i - radius, 0);
            const int high = std::min(i + radius + 1, count);
            line[std::size_t(i)] = (sums[std::size_t(high)] - sums[std::size_t(low)]) / float(2 * radius + 1);
        }
    }
}

/// Blurs the coverage of a picture and colours it.
QImage softPatch(const QImage &hard, const QColor &color, int radius)
{
    const int width = hard.width();
    const int height = hard.height();
    std::vector<float> cover(std::size_t(width) * std::size_t(height));
    std::vector<float> line;
    for (int y = 0; y < height; ++y) {
        line.assign(std::size_t(width), 0);
        for (int x = 0; x < width; ++x)
            line[std::size_t(x)] = float(qAlpha(hard.pixel(x, y)));
        blurLine(line, radius);
        std::copy(line.begin(), line.end(), cover.begin() + std::ptrdiff_t(y) * width);
    }
    for (int x = 0; x < width; ++x) {
        line.assign(std::size_t(height), 0);
        for (int y = 0; y < height; ++y)
            line[std::size_t(y)] = cover[std::size_t(y) * std::size_t(width) + std::size_t(x)];
        blurLine(line, radius);
        for (int y = 0; y < height; ++y)
            cover[std::size_t(y) * std::size_t(width) + std::size_t(x)] = line[std::size_t(y)];
    }
    QImage soft(hard.size(), QImage::Format_ARGB32);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const float share = cover[std::size_t(y) * std::size_t(width) + std::size_t(x)] / 255;
            soft.setPixel(x, y,
                          qRgba(color.red(), color.green(), color.blue(), int(share * float(color.alpha()) + 0.5F)));
        }
    }
    return soft;
}

} // namespace

QPainterPath openCurve(const std::vector<Knot> &knots)
{
    QPainterPath path(at(knots.front()));
    const int last = int(knots.size()) - 1;
    for (int i = 0; i < last; ++i)
        addPiece(path, knots[std::size_t(std::max(i - 1, 0))], knots[std::size_t(i)], knots[std::size_t(i + 1)],
                 knots[std::size_t(std::min(i + 2, last))]);
    return path;
}

QPainterPath closedCurve(const std::vector<Knot> &knots)
{
    QPainterPath path(at(knots.front()));
    const std::size_t count = knots.size();
    for (std::size_t i = 0; i < count; ++i)
        addPiece(path, knots[(i + count - 1) % count], knots[i], knots[(i + 1) % count], knots[(i + 2) % count]);
    path.closeSubpath();
    return path;
}

QPainterPath symmetric(std::vector<Knot> leftHalf)
{
    const std::size_t count = leftHalf.size();
    for (std::size_t i = count; i-- > 0;) {
        const Knot &knot = leftHalf[i];
        const bool onMiddle = std::abs(knot.x - kMiddle) < 0.5;
        if (!onMiddle || (i != 0 && i != count - 1))
            leftHalf.push_back({2 * kMiddle - knot.x, knot.y, knot.sharp});
    }
    return closedCurve(leftHalf);
}

QPainterPath mirrored(const QPainterPath &path)
{
    return QTransform(-1, 0, 0, 1, 2 * kMiddle, 0).map(path);
}

QPainterPath ellipse(double x, double y, double radiusX, double radiusY)
{
    QPainterPath path;
    path.addEllipse(QPointF(x, y), radiusX, radiusY);
    return path;
}

QPainterPath turned(const QPainterPath &path, double degrees, QPointF about)
{
    QTransform turn;
    turn.translate(about.x(), about.y());
    turn.rotate(degrees);
    turn.translate(-about.x(), -about.y());
    return turn.map(path);
}

QPainterPath stroke(const QPainterPath &path, double width, bool thinStart, bool thinEnd)
{
    constexpr int kSteps = 24;
    std::vector<Knot> left;
    std::vector<Knot> right;
    for (int i = 0; i <= kSteps; ++i) {
        const double t = double(i) / kSteps;
        const double fromStart = thinStart ? std::min(1.0, t * 2.2) : 1;
        const double fromEnd = thinEnd ? std::min(1.0, (1 - t) * 2.2) : 1;
        const double half = 0.5 * width * std::sqrt(fromStart * fromEnd) + 0.05;
        const QPointF point = path.pointAtPercent(t);
        const double angle = path.angleAtPercent(std::clamp(t, 0.001, 0.999)) * 3.14159265358979 / 180;
        const QPointF side(std::sin(angle) * half, std::cos(angle) * half);
        left.push_back({point.x() + side.x(), point.y() + side.y()});
        right.push_back({point.x() - side.x(), point.y() - side.y()});
    }
    left.front().sharp = left.back().sharp = right.front().sharp = right.back().sharp = true;
    left.insert(left.end(), right.rbegin(), right.rend());
    return closedCurve(left);
}

Brush::Brush(const QRectF &area, double scale)
    : m_area(area)
    , m_scale(scale)
    , m_picture(int(std::lround(area.width() * scale)), int(std::lround(area.height() * scale)),
                QImage::Format_ARGB32_Premultiplied)
{
    m_picture.fill(Qt::transparent);
}

void Brush::paint(const QPainterPath &path, const QBrush &brush, bool onPaintedOnly)
{
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_scale, m_scale);
    painter.translate(-m_area.topLeft());
    if (onPaintedOnly)
        painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.fillPath(path, brush);
}

void Brush::fill(const QPainterPath &path, const QColor &top, const QColor &bottom)
{
    const QRectF box = path.boundingRect();
    QLinearGradient gradient(box.topLeft(), box.bottomLeft());
    gradient.setColorAt(0, top);
    gradient.setColorAt(1, bottom);
    paint(path, gradient, false);
}

void Brush::fill(const QPainterPath &path, const QColor &color)
{
    paint(path, color, false);
}

void Brush::fillWith(const QPainterPath &path, const QBrush &brush)
{
    paint(path, brush, false);
}

void Brush::shade(const QPainterPath &path, const QColor &color, double blur)
{
    Brush patch(m_area, m_scale);
    patch.fill(path, Qt::black);
    const QImage soft = softPatch(patch.m_picture, color, std::max(1, int(blur * m_scale / 2)));
    QPainter painter(&m_picture);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.drawImage(0, 0, soft);
}

void Brush::glaze(const QPainterPath &path, const QColor &color)
{
    paint(path, color, true);
}

void Brush::outline(const QPainterPath &path, const QColor &color, double width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setJoinStyle(Qt::RoundJoin);
    stroker.setCapStyle(Qt::RoundCap);
    paint(stroker.createStroke(path), color, false);
}

void Brush::crease(const QPainterPath &path, const QColor &color, double width)
{
    paint(stroke(path, width), color, true);
}

} // namespace marrow::sample
