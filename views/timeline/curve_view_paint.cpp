// How the curves look.

#include "views/common/axis_colors.h"
#include "views/timeline/curve_view.h"
#include "views/timeline/key_painting.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace marrow {

using namespace timeline;

namespace {

constexpr double kLabelPixels = 26;
constexpr double kSampleMs = 3; ///< pixels between two samples of a bent curve

/// The smallest of 1, 2, 5 times a power of ten that is at least `least`.
double roundStep(double least)
{
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (decade * factor >= least)
            return decade * factor;
    }
    return decade * 10;
}

} // namespace

void CurveView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = tokensFor(palette());
    const QRect area = this->area();
    painter.fillRect(rect(), tokens.panel);
    painter.setClipRect(area);
    paintTimeGround(&painter, m_model->axis(), m_model->grid(), area, m_model->duration(), tokens);
    const JointCurves &curves = m_dragged ? *m_dragged : m_curves;
    if (curves.size() == 0) {
        painter.setPen(tokens.secondaryText);
        painter.drawText(area, Qt::AlignCenter,
                         !joint() ? tr("Select a joint in the skeleton, in the view or among the keys to see its curves")
                                  : tr("%1 has no keys in this clip. I makes one at the playhead").arg(m_model->context()->rigContext()->displayName(*joint())));
    } else {
        paintValueLines(&painter, area);
        for (int channel = 2; channel >= 0; --channel) {
            if (m_visible[static_cast<std::size_t>(channel)])
                paintCurve(&painter, curves, channel, area);
        }
        paintKeys(&painter, curves, area);
        paintValueNumbers(&painter, area);
    }
    paintPlayhead(&painter, m_model->axis(), area, m_model->playhead(), tokens);
    if (m_gesture == Gesture::Box) {
        QColor wash = tokens.accent;
        wash.setAlpha(40);
        painter.setPen(QPen(tokens.accent, 1));
        painter.setBrush(wash);
        painter.drawRect(QRectF(QPointF(m_pressedAt), QPointF(m_pointer)).normalized());
    }
    painter.setClipping(false);
    painter.fillRect(QRect(kGutter - 1, 0, 1, height()), tokens.border);
    if (hasFocus()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void CurveView::paintValueLines(QPainter *painter, const QRect &area)
{
    const Tokens &tokens = tokensFor(palette());
    QColor line = tokens.border;
    line.setAlpha(110);
    const double step = roundStep(kLabelPixels / m_pixelsPerUnit);
    for (double value = std::ceil(valueAt(height()) / step) * step; value <= valueAt(0); value += step)
        painter->fillRect(QRectF(area.left(), std::floor(y(value)), area.width(), 1), std::abs(value) < step / 2 ? tokens.border : line);
}

void CurveView::paintValueNumbers(QPainter *painter, const QRect &area)
{
    const Tokens &tokens = tokensFor(palette());
    const double step = roundStep(kLabelPixels / m_pixelsPerUnit);
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 6);
    QColor ground = tokens.panel; // curves pass under the numbers, not through them
    ground.setAlpha(215);
    painter->setFont(smallFont());
    painter->setBrush(Qt::NoBrush);
    for (double value = std::ceil(valueAt(height()) / step) * step; value <= valueAt(0); value += step) {
        const double above = std::max(std::floor(y(value)) - 15, area.top() + 1.0); // the topmost hangs under its line
        const QString text = QLocale().toString(std::abs(value) < step / 2 ? 0.0 : value, 'f', decimals) + QLatin1Char(' ') + unit();
        const QRectF place(area.left() + 4, above, painter->fontMetrics().horizontalAdvance(text), 14);
        painter->fillRect(place.adjusted(-3, 0, 3, 0), ground);
        painter->setPen(tokens.secondaryText);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignBottom | Qt::TextDontClip, text);
    }
}

void CurveView::paintCurve(QPainter *painter, const JointCurves &curves, int channel, const QRect &area)
{
    const TimeAxis &axis = m_model->axis();
    const KeyTimes times(curves.track().keys);
    const double from = axis.time(0);
    const double to = axis.time(area.width());
    const auto at = [&](double timeMs, double value) { return QPointF(area.left() + axis.x(timeMs), y(value)); };
    qsizetype key = std::max<qsizetype>(times.firstFrom(from) - 1, 0);
    QPainterPath path(at(key == 0 ? std::min(from, double(times[0])) : times[key], curves.value(key)[channel])); // holds before the first key
    path.lineTo(at(times[key], curves.value(key)[channel]));
    for (; key + 1 < times.size() && times[key] <= to; ++key) {
        const double pixels = axis.x(times[key + 1]) - axis.x(times[key]);
        const int steps = std::clamp(static_cast<int>(pixels / kSampleMs), 1, 128);
        Eigen::Vector3d value = curves.value(key);
        for (int i = 1; i < steps; ++i) {
            const double fraction = double(i) / steps;
            value = curves.between(key, fraction, value);
            path.lineTo(at(times[key] + fraction * (times[key + 1] - times[key]), value[channel]));
        }
        if (m_model->context()->interpolation() == Interpolation::Step)
            path.lineTo(at(times[key + 1], curves.value(key)[channel]));
        path.lineTo(at(times[key + 1], curves.value(key + 1)[channel]));
    }
    if (key + 1 >= times.size())
        path.lineTo(at(std::max(to, double(times[key])), curves.value(key)[channel])); // and behind the last
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(axisColor(channel, palette()), channel == m_activeChannel ? 2 : 1.4));
    painter->drawPath(path);
}

void CurveView::paintKeys(QPainter *painter, const JointCurves &curves, const QRect &area)
{
    const Tokens &tokens = tokensFor(palette());
    const TimeAxis &axis = m_model->axis();
    const KeyTimes times(curves.track().keys);
    const double margin = kKeySize / axis.pixelsPerMs;
    double lastX = -1e9;
    for (qsizetype key = times.firstFrom(axis.time(0) - margin); key < times.size() && times[key] <= axis.time(area.width()) + margin; ++key) {
        const double x = area.left() + axis.x(times[key]);
        // A drag keeps the order and number of the keys unless some run into each other; then none is told apart.
        const bool selected = m_dragged ? curves.size() == m_curves.size() && isSelected(key) : isSelected(key);
        if (!selected && x - lastX < 4)
            continue;
        lastX = x;
        for (int channel = 2; channel >= 0; --channel) {
            if (!m_visible[static_cast<std::size_t>(channel)])
                continue;
            const QPointF centre(x, y(curves.value(key)[channel]));
            if (selected) {
                paintKey(painter, centre, KeyLook::Selected, tokens);
            } else {
                painter->setPen(QPen(tokens.panel, 1));
                painter->setBrush(axisColor(channel, palette()));
                painter->drawEllipse(centre, 3.5, 3.5);
            }
        }
    }
}

} // namespace marrow
