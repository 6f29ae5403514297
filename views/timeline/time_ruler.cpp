#include "views/timeline/time_ruler.h"

#include "views/timeline/key_painting.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace marrow {

using namespace timeline;

namespace {
constexpr int kLoopBand = 7;
constexpr int kGripReach = 5;
} // namespace

TimeRuler::TimeRuler(TimelineModel *model, int rightMargin, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_rightMargin(rightMargin)
{
    setObjectName("timeRuler");
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setFixedHeight(26);
    const auto refresh = [this] { update(); };
    connect(model, &TimelineModel::axisChanged, this, refresh);
    connect(model, &TimelineModel::gridChanged, this, refresh);
    connect(model, &TimelineModel::keysChanged, this, refresh);
    connect(model, &TimelineModel::playheadMoved, this, refresh);
    retranslate();
}

void TimeRuler::retranslate()
{
    setToolTip(tr("Drag to move the playhead (Shift: between frames). The band above is the part that plays: drag its ends, double click for the whole clip."));
    setAccessibleName(tr("Time ruler"));
}

void TimeRuler::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QRect TimeRuler::area() const
{
    return {kGutter, 0, std::max(width() - kGutter - m_rightMargin, 1), height()};
}

std::pair<double, double> TimeRuler::loop() const
{
    const PoseContext *context = m_model->context();
    return context && context->loopRange() ? *context->loopRange() : std::pair(0.0, m_model->duration());
}

TimeRuler::Grip TimeRuler::gripAt(const QPoint &at) const
{
    if (!m_model->clip())
        return Grip::None;
    if (at.y() <= kLoopBand + 1) {
        const auto [from, to] = loop();
        if (std::abs(area().left() + m_model->axis().x(from) - at.x()) <= kGripReach)
            return Grip::LoopStart;
        if (std::abs(area().left() + m_model->axis().x(to) - at.x()) <= kGripReach)
            return Grip::LoopEnd;
    }
    return Grip::Playhead;
}

void TimeRuler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = tokensFor(palette());
    const QRect area = this->area();
    painter.fillRect(rect(), tokens.window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens.border);
    painter.setClipRect(area);
    if (!m_model->clip())
        return;
    const TimeAxis &axis = m_model->axis();
    const auto [from, to] = loop();
    const bool part = m_model->context()->loopRange().has_value();
    const QRectF band(QPointF(area.left() + axis.x(from), 1), QPointF(area.left() + axis.x(to), kLoopBand - 1));
    QColor bandColor = part ? tokens.accent : tokens.controlBorder;
    bandColor.setAlpha(part ? 150 : 90);
    painter.fillRect(band, bandColor);
    for (const double x : {band.left(), band.right()})
        painter.fillRect(QRectF(x - 1.5, 0, 3, kLoopBand + 1), part ? tokens.accent : tokens.controlBorder);

    painter.setFont(smallFont());
    for (const TimeTick &tick : ticksOf(axis, m_model->grid(), area.width())) {
        const double x = std::floor(area.left() + axis.x(tick.timeMs));
        const bool within = tick.timeMs <= m_model->duration() + 0.5;
        painter.fillRect(QRectF(x, height() - (tick.major ? 8 : 4), 1, tick.major ? 8 : 4), within ? tokens.controlBorder : tokens.border);
        const bool fits = x + 8 + painter.fontMetrics().horizontalAdvance(tick.label) <= area.right();
        if (tick.major && fits) {
            painter.setPen(within ? tokens.secondaryText : tokens.disabledText);
            painter.drawText(QRectF(x + 4, kLoopBand, 80, height() - kLoopBand - 2), Qt::AlignLeft | Qt::AlignVCenter, tick.label);
        }
    }
    // The playhead's handle: a flag whose point stands on the time.
    const double x = std::round(area.left() + axis.x(m_model->playhead()));
    painter.setClipRect(area.adjusted(-6, 0, 6, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.accent);
    const QPointF flag[] = {{x - 5, kLoopBand + 1.0}, {x + 5, kLoopBand + 1.0}, {x + 5, height() - 9.0}, {x, height() - 3.0}, {x - 5, height() - 9.0}};
    painter.drawPolygon(flag, 5);
    painter.fillRect(QRectF(x - 0.5, height() - 5, 1.5, 5), tokens.accent);
    if (hasFocus()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area.adjusted(1, 1, -1, -1));
    }
}

void TimeRuler::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || event->position().x() < kGutter - 6)
        return;
    m_grip = gripAt(event->position().toPoint());
    if (m_grip == Grip::Playhead)
        dragTo(event->position().toPoint(), event->modifiers());
}

void TimeRuler::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton && m_grip != Grip::None) {
        dragTo(event->position().toPoint(), event->modifiers());
        return;
    }
    const Grip grip = gripAt(event->position().toPoint());
    setCursor(grip == Grip::LoopStart || grip == Grip::LoopEnd ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void TimeRuler::dragTo(const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    const bool exact = modifiers & Qt::ShiftModifier;
    const double time = m_model->axis().time(at.x() - kGutter);
    if (m_grip == Grip::Playhead) {
        m_model->scrub(time, exact);
        m_model->tell(m_model->timeText(m_model->playhead()));
        return;
    }
    const double snapped = std::clamp(exact ? std::round(time) : m_model->grid().snapped(time), 0.0, m_model->duration());
    auto [from, to] = loop();
    (m_grip == Grip::LoopStart ? from : to) = snapped;
    if (from >= to)
        return;
    const bool whole = from <= 0 && to >= m_model->duration();
    m_model->context()->setLoopRange(whole ? PoseContext::LoopRange() : PoseContext::LoopRange(std::pair(from, to)));
    m_model->tell(tr("Plays from %1 to %2").arg(m_model->timeText(from), m_model->timeText(to)));
}

void TimeRuler::mouseReleaseEvent(QMouseEvent *)
{
    m_grip = Grip::None;
    m_model->tell({});
}

void TimeRuler::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->position().y() <= kLoopBand + 1)
        m_model->clearLoop();
    else
        mousePressEvent(event);
}

void TimeRuler::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / 120.0;
    TimeAxis axis = m_model->axis();
    if (event->modifiers() & Qt::ControlModifier)
        axis.zoomAt(event->position().x() - kGutter, std::pow(1.25, notches));
    else
        axis.pan(-notches * 60);
    m_model->setAxis(axis);
    event->accept();
}

bool TimeRuler::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TimeRuler::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: m_model->stepFrame(-1); break;
    case Qt::Key_Right: m_model->stepFrame(1); break;
    case Qt::Key_Home: m_model->scrub(0, true); break;
    case Qt::Key_End: m_model->scrub(m_model->duration(), true); break;
    default: QWidget::keyPressEvent(event);
    }
}

void TimeRuler::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_model->clip())
        return;
    QMenu menu(this);
    menu.addAction(tr("Play from the Playhead On") + QStringLiteral("\t["), m_model, &TimelineModel::setLoopStart);
    menu.addAction(tr("Play up to the Playhead") + QStringLiteral("\t]"), m_model, &TimelineModel::setLoopEnd);
    menu.addAction(tr("Play the Whole Clip") + QStringLiteral("\t\\"), m_model, &TimelineModel::clearLoop)
        ->setEnabled(m_model->context()->loopRange().has_value());
    menu.exec(event->globalPos());
}

} // namespace marrow
