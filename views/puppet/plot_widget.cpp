#include "views/puppet/plot_widget.h"

#include "views/common/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

/// 1, 2 or 5 times a power of ten, so that about `wanted` steps make the span.
double niceStep(double span, int wanted)
{
    if (!(span > 0) || !std::isfinite(span))
        return 1;
    const double rough = span / wanted;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    const double lead = rough / power;
    return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
}

QString shortNumber(double value)
{
    return QLocale().toString(std::fabs(value) < 1e-9 ? 0.0 : value, 'g', 4);
}

} // namespace

PlotWidget::PlotWidget(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    sayHowToRead();
}

void PlotWidget::sayHowToRead()
{
    setToolTip(tr("Point at a moment to read the values there; with the keyboard, Left and Right, by tens with Shift"));
}

void PlotWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        sayHowToRead();
    QWidget::changeEvent(event);
}

void PlotWidget::setCurves(std::vector<Curve> curves, double step)
{
    m_curves = std::move(curves);
    m_step = step > 0 ? step : 1;
    findRange();
    update();
}

void PlotWidget::setUnits(const QString &axisUnit, const QString &valueUnit)
{
    m_axisUnit = axisUnit;
    m_valueUnit = valueUnit;
    update();
}

void PlotWidget::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

void PlotWidget::setShaded(double from, double to)
{
    m_shadedFrom = from;
    m_shadedTo = to;
    update();
}

double PlotWidget::length() const
{
    std::size_t most = 0;
    for (const Curve &curve : m_curves)
        most = std::max(most, curve.values.size());
    return most > 1 ? static_cast<double>(most - 1) * m_step : m_step;
}

void PlotWidget::findRange()
{
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const Curve &curve : m_curves) {
        for (const float value : curve.values) {
            if (curve.ownScale || !std::isfinite(value))
                continue;
            low = std::min(low, static_cast<double>(value));
            high = std::max(high, static_cast<double>(value));
        }
    }
    if (!(low <= high)) {
        low = 0;
        high = 1;
    }
    const double room = std::max((high - low) * 0.06, 1e-6);
    m_low = low - room;
    m_high = high + room;
}

QRectF PlotWidget::plotArea() const
{
    const QFontMetricsF metrics(font());
    const double left = std::max(metrics.horizontalAdvance(shortNumber(m_low)), metrics.horizontalAdvance(shortNumber(m_high))) + 10;
    return QRectF(rect()).adjusted(left, metrics.height() + 6, -6, -metrics.height() - 4);
}

void PlotWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(smallFont());
    const Tokens &tokens = tokensFor(palette());
    painter.fillRect(rect(), tokens.window);
    const bool empty = std::all_of(m_curves.begin(), m_curves.end(), [](const Curve &curve) { return curve.values.size() < 2; });
    if (empty) {
        painter.setPen(tokens.secondaryText);
        painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
    } else {
        const QRectF area = plotArea();
        drawGrid(painter, area);
        painter.setRenderHint(QPainter::Antialiasing);
        for (const Curve &curve : m_curves)
            drawCurve(painter, area, curve);
        drawReading(painter, area);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hasFocus() ? QPen(tokens.accent, 2) : QPen(tokens.border));
    painter.drawRect(hasFocus() ? QRectF(rect()).adjusted(1, 1, -1, -1) : QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void PlotWidget::drawGrid(QPainter &painter, const QRectF &area) const
{
    const Tokens &tokens = tokensFor(palette());
    const double whole = length();
    if (m_shadedTo > m_shadedFrom) {
        const double from = area.left() + area.width() * m_shadedFrom / whole;
        const double to = area.left() + area.width() * std::min(m_shadedTo / whole, 1.0);
        painter.fillRect(QRectF(from, area.top(), to - from, area.height()), tokens.raised);
    }
    const double stepY = niceStep(m_high - m_low, std::max(2, static_cast<int>(area.height() / 32)));
    for (double y = std::ceil(m_low / stepY) * stepY; y <= m_high; y += stepY) {
        const double at = area.bottom() - (y - m_low) / (m_high - m_low) * area.height();
        painter.setPen(std::fabs(y) < stepY / 2 ? tokens.controlBorder : tokens.border);
        painter.drawLine(QPointF(area.left(), at), QPointF(area.right(), at));
        painter.setPen(tokens.secondaryText);
        painter.drawText(QRectF(0, at - 10, area.left() - 4, 20), Qt::AlignRight | Qt::AlignVCenter, shortNumber(y));
    }
    const double stepX = niceStep(whole, std::max(2, static_cast<int>(area.width() / 64)));
    for (double x = 0; x <= whole + stepX * 1e-6; x += stepX) {
        const double at = area.left() + x / whole * area.width();
        painter.setPen(tokens.border);
        painter.drawLine(QPointF(at, area.bottom()), QPointF(at, area.bottom() + 3));
        painter.setPen(tokens.secondaryText);
        const QString text = x + stepX > whole ? shortNumber(x) + QLatin1Char(' ') + m_axisUnit : shortNumber(x);
        painter.drawText(QRectF(std::min(at - 40, width() - 84.0), area.bottom() + 2, 80, height() - area.bottom() - 2),
                         (at - 40 > width() - 84.0 ? Qt::AlignRight : Qt::AlignHCenter) | Qt::AlignTop, text);
    }
}

void PlotWidget::drawCurve(QPainter &painter, const QRectF &area, const Curve &curve) const
{
    if (curve.values.size() < 2)
        return;
    double low = m_low, high = m_high;
    if (curve.ownScale) {
        const auto [least, most] = std::minmax_element(curve.values.begin(), curve.values.end());
        const double room = std::max(0.06 * static_cast<double>(*most - *least), 1e-6);
        low = static_cast<double>(*least) - room;
        high = static_cast<double>(*most) + room;
    }
    QPainterPath path;
    bool isDown = false;
    for (std::size_t i = 0; i < curve.values.size(); ++i) {
        const auto value = static_cast<double>(curve.values[i]);
        if (!std::isfinite(value)) {
            isDown = false;
            continue;
        }
        const QPointF at(area.left() + static_cast<double>(i) * m_step / length() * area.width(),
                         area.bottom() - (value - low) / (high - low) * area.height());
        if (isDown)
            path.lineTo(at);
        else
            path.moveTo(at);
        isDown = true;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(curve.color, curve.dashed ? 1 : 1.5, curve.dashed ? Qt::DashLine : Qt::SolidLine));
    painter.drawPath(path);
}

/// The names of the curves in a line on top, with their values where the reading line stands.
void PlotWidget::drawReading(QPainter &painter, const QRectF &area) const
{
    const Tokens &tokens = tokensFor(palette());
    if (m_reading) {
        const double at = area.left() + static_cast<double>(*m_reading) * m_step / length() * area.width();
        painter.setPen(QPen(tokens.controlBorder, 1));
        painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()));
    }
    const QFontMetricsF metrics(painter.font());
    // Names give way where all of them do not fit; the values never do.
    constexpr double kMark = 26;
    const double room = (width() - 6 - area.left()) / static_cast<double>(m_curves.size()) - kMark;
    const bool fits = std::all_of(m_curves.begin(), m_curves.end(), [&](const Curve &curve) { return metrics.horizontalAdvance(curve.name) <= room; });
    double x = area.left();
    for (const Curve &curve : m_curves) {
        const QString value = m_reading && *m_reading < curve.values.size() ? QLatin1Char(' ') + shortNumber(static_cast<double>(curve.values[*m_reading])) : QString();
        const double left = std::max(room - metrics.horizontalAdvance(value), metrics.averageCharWidth() * 3);
        const QString text = (fits && value.isEmpty() ? curve.name : metrics.elidedText(curve.name, Qt::ElideRight, left)) + value;
        painter.setPen(Qt::NoPen);
        painter.setBrush(curve.color);
        painter.drawRect(QRectF(x, area.top() - metrics.height() / 2 - 5, 8, 3));
        painter.setPen(tokens.text);
        painter.drawText(QPointF(x + 12, area.top() - 5), text);
        x += metrics.horizontalAdvance(text) + kMark;
    }
    if (m_reading) {
        const QString time = shortNumber(static_cast<double>(*m_reading) * m_step) + QLatin1Char(' ') + m_axisUnit;
        if (x + metrics.horizontalAdvance(time) < width() - 6) {
            painter.setPen(tokens.secondaryText);
            painter.drawText(QPointF(width() - 6 - metrics.horizontalAdvance(time), area.top() - 5), time);
        }
    }
}

void PlotWidget::mouseMoveEvent(QMouseEvent *event)
{
    const QRectF area = plotArea();
    const double share = std::clamp((event->position().x() - area.left()) / std::max(1.0, area.width()), 0.0, 1.0);
    m_reading = static_cast<std::size_t>(std::lround(share * length() / m_step));
    update();
}

void PlotWidget::leaveEvent(QEvent *event)
{
    m_reading.reset();
    update();
    QWidget::leaveEvent(event);
}

void PlotWidget::keyPressEvent(QKeyEvent *event)
{
    const int direction = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (direction == 0)
        return QWidget::keyPressEvent(event);
    const auto last = static_cast<std::ptrdiff_t>(std::lround(length() / m_step));
    const std::ptrdiff_t stride = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const auto now = static_cast<std::ptrdiff_t>(m_reading.value_or(0));
    m_reading = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(now + direction * stride, 0, last));
    update();
}

} // namespace marrow
