#include "views/posing/gap_plot.h"

#include "views/common/theme.h"
#include "views/posing/guide_colors.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace marrow {

namespace {

constexpr qreal kMargin = 4;
constexpr float kLeastScale = 0.5F; ///< voxels: a clip that hardly opens is not drawn as if it tore

} // namespace

GapPlot::GapPlot(PoseGuideFeed *feed, QWidget *parent)
    : QWidget(parent)
    , m_feed(feed)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setMinimumHeight(sizeHint().height());
    connect(feed, &PoseGuideFeed::gapsChanged, this, qOverload<>(&QWidget::update));
}

QRectF GapPlot::area() const
{
    return QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
}

double GapPlot::lengthMs() const
{
    const GapReport *report = m_feed->gapReport();
    return report && !report->moments.empty() ? std::max(report->moments.back().timeMs, 1.0) : 1.0;
}

double GapPlot::xOf(double timeMs) const
{
    return area().left() + area().width() * timeMs / lengthMs();
}

void GapPlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = tokensFor(palette());
    painter.setPen(QPen(hasFocus() ? tokens.accent : tokens.border, 1));
    painter.setBrush(tokens.window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const GapReport *report = m_feed->gapReport();
    if (!report || report->moments.empty())
        return;
    const float top = std::max(report->worst.gap, kLeastScale);
    const auto yOf = [&](float gap) { return area().bottom() - area().height() * static_cast<double>(gap / top); };
    QPainterPath curve(QPointF(xOf(0), area().bottom()));
    for (const GapReport::Moment &moment : report->moments)
        curve.lineTo(xOf(moment.timeMs), yOf(moment.widest));
    curve.lineTo(xOf(lengthMs()), area().bottom());
    QLinearGradient shade(0, area().bottom(), 0, area().top());
    for (const float part : {0.0F, 0.5F, 1.0F}) {
        QColor color = gapColor(part * top);
        color.setAlpha(190);
        shade.setColorAt(part, color);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawPath(curve);
    if (report->worst.gap >= kSmallestGap) {
        painter.setBrush(gapColor(report->worst.gap));
        painter.drawEllipse(QPointF(xOf(report->worst.timeMs), yOf(report->worst.gap)), 3, 3);
    }
    if (m_feed->context()) {
        painter.setPen(QPen(tokens.accent, 1.5));
        const double x = xOf(std::min(m_feed->context()->playback().time(), lengthMs()));
        painter.drawLine(QPointF(x, area().top() - 2), QPointF(x, area().bottom() + 2));
    }
}

void GapPlot::seek(double x)
{
    if (!m_feed->context() || !m_feed->gapReport())
        return;
    const double part = std::clamp((x - area().left()) / std::max(area().width(), 1.0), 0.0, 1.0);
    m_feed->context()->playback().pause();
    m_feed->context()->playback().setTime(std::round(part * lengthMs()));
    update();
}

void GapPlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        seek(event->position().x());
}

void GapPlot::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        seek(event->position().x());
}

void GapPlot::keyPressEvent(QKeyEvent *event)
{
    const GapReport *report = m_feed->gapReport();
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (!report || step == 0 || !m_feed->context())
        return QWidget::keyPressEvent(event);
    const double now = m_feed->context()->playback().time();
    const auto later = std::find_if(report->moments.begin(), report->moments.end(), [now](const GapReport::Moment &moment) { return moment.timeMs > now; });
    auto at = later;
    if (step < 0) {
        at = std::find_if(report->moments.begin(), report->moments.end(), [now](const GapReport::Moment &moment) { return moment.timeMs >= now; });
        if (at == report->moments.begin())
            return;
        --at;
    }
    if (at == report->moments.end())
        return;
    m_feed->context()->playback().pause();
    m_feed->context()->playback().setTime(at->timeMs);
    update();
}

} // namespace marrow
