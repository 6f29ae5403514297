#include "views/timeline/time_ruler.h"

#include "model/voxel/key_times.h"
#include "views/timeline/key_painting.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

using namespace timeline;

namespace {
constexpr int kGripReach = 5;
constexpr double kLeastFrame = 12; ///< pixels: a frame one can still take hold of
} // namespace

OverviewStrip::OverviewStrip(TimelineModel *model, int rightMargin, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_rightMargin(rightMargin)
{
    setObjectName("overviewStrip");
    setMouseTracking(true);
    setFixedHeight(28);
    const auto refresh = [this] { update(); };
    connect(model, &TimelineModel::axisChanged, this, refresh);
    connect(model, &TimelineModel::gridChanged, this, refresh);
    connect(model, &TimelineModel::playheadMoved, this, refresh);
    connect(model, &TimelineModel::keysChanged, this, [this] {
        m_density.clear();
        update();
    });
    retranslate();
}

void OverviewStrip::retranslate()
{
    setToolTip(tr("The whole clip: bars show how many keys stand where. Drag the frame to look elsewhere, its edges to zoom; double click shows all."));
    setAccessibleName(tr("Overview of the clip"));
}

void OverviewStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QRect OverviewStrip::area() const
{
    return {kGutter, 2, std::max(width() - kGutter - m_rightMargin, 1), height() - 4};
}

double OverviewStrip::lengthMs() const
{
    // A frame that reaches past the end stays in sight.
    return std::max({m_model->duration(), 1.0, m_model->axis().time(m_model->width()) * (m_model->width() > 0 ? 1 : 0)});
}

double OverviewStrip::x(double timeMs) const
{
    return area().left() + timeMs / lengthMs() * area().width();
}

double OverviewStrip::time(double x) const
{
    return (x - area().left()) / area().width() * lengthMs();
}

std::pair<double, double> OverviewStrip::shown() const
{
    const double from = std::max(0.0, m_model->axis().time(0));
    return {from, std::max(from, m_model->axis().time(m_model->width()))};
}

OverviewStrip::Grip OverviewStrip::gripAt(const QPoint &at) const
{
    const auto [from, to] = shown();
    if (std::abs(at.x() - x(from)) <= kGripReach)
        return Grip::Left;
    return std::abs(at.x() - x(to)) <= kGripReach ? Grip::Right : Grip::Frame;
}

void OverviewStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = tokensFor(palette());
    painter.fillRect(rect(), tokens.window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens.border);
    const AnimationClip *clip = m_model->clip();
    const QRect area = this->area();
    if (!clip)
        return;
    painter.setClipRect(area.adjusted(-3, 0, 3, 0));
    const int clipPixels = std::clamp(static_cast<int>(std::lround(x(m_model->duration()) - area.left())), 1, area.width());
    if (static_cast<int>(m_density.size()) != clipPixels)
        m_density = keyDensity(*clip, clipPixels);
    // Heights grow with the logarithm: one key can be seen beside hundreds.
    const int most = std::max(1, *std::max_element(m_density.begin(), m_density.end()));
    QColor bar = tokens.secondaryText;
    bar.setAlpha(150);
    for (std::size_t i = 0; i < m_density.size(); ++i) {
        if (m_density[i] == 0)
            continue;
        const double height = (0.25 + 0.75 * std::log1p(m_density[i]) / std::log1p(most)) * (area.height() - 6);
        painter.fillRect(QRectF(area.left() + static_cast<double>(i), area.bottom() - 2 - height, 2, height), bar);
    }
    if (const auto &loop = m_model->context()->loopRange()) {
        QColor wash = tokens.accent;
        wash.setAlpha(170);
        painter.fillRect(QRectF(QPointF(x(loop->first), area.top()), QPointF(x(loop->second), area.top() + 2)), wash);
    }
    const auto [from, to] = shown();
    QRectF frame(QPointF(x(from), area.top() + 0.5), QPointF(x(to), area.bottom() + 0.5));
    if (frame.width() < kLeastFrame)
        frame = QRectF(frame.center().x() - kLeastFrame / 2, frame.top(), kLeastFrame, frame.height());
    QColor wash = tokens.text;
    wash.setAlpha(22);
    painter.setPen(QPen(tokens.controlBorder, 1));
    painter.setBrush(wash);
    painter.drawRoundedRect(frame.adjusted(0.5, 0, -0.5, 0), 3, 3);
    painter.fillRect(QRectF(x(m_model->playhead()) - 0.75, area.top(), 1.5, area.height()), tokens.accent);
}

void OverviewStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_model->clip())
        return;
    m_grip = gripAt(event->position().toPoint());
    const auto [from, to] = shown();
    const double at = time(event->position().x());
    // Outside the frame: it comes to the pointer and is dragged on from there.
    m_grabOffset = at >= from && at <= to ? at - from : (to - from) / 2;
    mouseMoveEvent(event);
}

void OverviewStrip::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (!(event->buttons() & Qt::LeftButton)) {
        setCursor(m_model->clip() && gripAt(point) != Grip::Frame ? Qt::SizeHorCursor : Qt::ArrowCursor);
        return;
    }
    const auto [from, to] = shown();
    const double at = std::clamp(time(point.x()), 0.0, lengthMs());
    TimeAxis axis = m_model->axis();
    constexpr double kLeastMs = 5;
    if (m_grip == Grip::Frame)
        axis.leftMs = at - m_grabOffset;
    else if (m_grip == Grip::Left)
        axis.fit(std::min(at, to - kLeastMs), to, m_model->width() + 2 * TimeAxis::kMargin);
    else
        axis.fit(from, std::max(at, from + kLeastMs), m_model->width() + 2 * TimeAxis::kMargin);
    if (m_grip == Grip::Left)
        axis.leftMs = to - m_model->width() / axis.pixelsPerMs;
    else if (m_grip == Grip::Right)
        axis.leftMs = from;
    axis.keepStart();
    m_model->setAxis(axis);
}

void OverviewStrip::mouseDoubleClickEvent(QMouseEvent *)
{
    m_model->frameAll();
}

void OverviewStrip::wheelEvent(QWheelEvent *event)
{
    TimeAxis axis = m_model->axis();
    axis.zoomAt(axis.x(time(event->position().x())), std::pow(1.25, event->angleDelta().y() / 120.0));
    m_model->setAxis(axis);
    event->accept();
}

void OverviewStrip::resizeEvent(QResizeEvent *)
{
    m_density.clear();
}

} // namespace marrow
