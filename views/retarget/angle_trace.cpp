#include "views/retarget/angle_trace.h"

#include "views/common/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kSide = 8;

} // namespace

AngleTrace::AngleTrace(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void AngleTrace::setTrace(std::vector<float> values, float limit, const QString &unit)
{
    m_values = std::move(values);
    m_limit = limit;
    m_unit = unit;
    m_frame = std::clamp(m_frame, 0, std::max(0, static_cast<int>(m_values.size()) - 1));
    update();
}

void AngleTrace::setFrame(int frame)
{
    m_frame = std::clamp(frame, 0, std::max(0, static_cast<int>(m_values.size()) - 1));
    update();
}

double AngleTrace::xOf(int frame) const
{
    const double last = std::max<double>(1, static_cast<double>(m_values.size()) - 1);
    return kSide + (width() - 2 * kSide) * frame / last;
}

int AngleTrace::frameAt(double x) const
{
    const double last = std::max<double>(1, static_cast<double>(m_values.size()) - 1);
    return std::clamp(static_cast<int>(std::lround((x - kSide) * last / std::max(1, width() - 2 * kSide))), 0, std::max(0, static_cast<int>(m_values.size()) - 1));
}

void AngleTrace::choose(int frame)
{
    const int before = m_frame;
    setFrame(frame);
    if (m_frame != before)
        emit frameChosen(m_frame);
}

void AngleTrace::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(frameAt(event->position().x()));
}

void AngleTrace::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        choose(frameAt(event->position().x()));
}

void AngleTrace::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        choose(m_frame + (event->key() == Qt::Key_Right ? 1 : -1));
    else if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
        choose(event->key() == Qt::Key_Home ? 0 : static_cast<int>(m_values.size()) - 1);
    else
        QWidget::keyPressEvent(event);
}

void AngleTrace::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? tokens.accent : tokens.border, hasFocus() ? 2 : 1));
    painter.setBrush(tokens.window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    if (m_values.empty())
        return;
    const float highest = std::max(*std::max_element(m_values.begin(), m_values.end()), m_limit) * 1.15f;
    const auto yOf = [&](float value) { return height() - 6 - static_cast<double>(value / highest) * (height() - 14); };
    painter.setFont(smallFont());
    painter.setPen(QPen(tokens.warning, 1, Qt::DashLine));
    painter.drawLine(QPointF(kSide, yOf(m_limit)), QPointF(width() - kSide, yOf(m_limit)));
    QPainterPath path;
    for (std::size_t frame = 0; frame < m_values.size(); ++frame) {
        const QPointF at(xOf(static_cast<int>(frame)), yOf(m_values[frame]));
        frame == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokens.text, 1.5));
    painter.drawPath(path);
    painter.setPen(QPen(tokens.accent, 2));
    painter.drawLine(QPointF(xOf(m_frame), 2), QPointF(xOf(m_frame), height() - 2));
    const QString text = QStringLiteral("%1%2").arg(static_cast<double>(m_values[static_cast<std::size_t>(m_frame)]), 0, 'f', 1).arg(m_unit);
    const bool right = xOf(m_frame) < width() - 70;
    painter.setPen(tokens.text);
    painter.drawText(QRectF(xOf(m_frame) + (right ? 6 : -66), 4, 60, 18), static_cast<int>((right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignTop), text);
}

} // namespace marrow
