// How the strip of keys looks.

#include "views/action/key_strip.h"
#include "views/timeline/key_painting.h"

#include <QPainter>

#include <algorithm>

namespace marrow {

void KeyStrip::paintRuler(QPainter &painter) const
{
    const Tokens &tokens = tokensFor(palette());
    painter.fillRect(0, 0, width(), kStripRuler, tokens.raised);
    painter.setFont(smallFont());
    const double step = pixelsPerFrame();
    const int label = step >= 22 ? 2 : step >= 11 ? 4 : step >= 6 ? 6 : 12;
    const int last = frameAt(width());
    for (int frame = 0; frame <= last; ++frame) {
        const double x = xOf(frame);
        const bool major = frame % label == 0;
        painter.setPen(major ? tokens.controlBorder : tokens.border);
        painter.drawLine(QPointF(x, major ? kStripRuler - 7 : kStripRuler - 4), QPointF(x, kStripRuler));
        if (major) {
            painter.setPen(tokens.secondaryText);
            painter.drawText(QRectF(x - 24, 0, 48, kStripRuler - 6), Qt::AlignCenter, QString::number(frame));
        }
    }
}

void KeyStrip::paintKeys(QPainter &painter) const
{
    const Tokens &tokens = tokensFor(palette());
    const QRect row = keyRow();
    const HandKeyedAction &action = m_context->action();
    // What plays is lighter than what lies behind the end.
    const double end = xOf(action.endFrame());
    QColor outside = tokens.window;
    painter.fillRect(QRectF(end, row.top(), width() - end, row.height()), outside);
    const bool returns = action.endFrame() > action.lastFrame();
    if (returns) { // the way home of a loop
        painter.setPen(QPen(tokens.accent, 1.5, Qt::DotLine));
        painter.drawLine(QPointF(xOf(action.lastFrame()), row.center().y() + 0.5), QPointF(end, row.center().y() + 0.5));
    }
    painter.setPen(tokens.controlBorder);
    if (!action.keys.empty())
        painter.drawLine(QPointF(xOf(action.keys.front().frame), row.center().y() + 0.5), QPointF(xOf(action.lastFrame()), row.center().y() + 0.5));
    painter.setPen(QPen(tokens.secondaryText, 1, Qt::DashLine));
    painter.drawLine(QPointF(end, row.top()), QPointF(end, row.bottom()));
    for (const HandKey &key : action.keys) {
        const bool picked = std::binary_search(selected().begin(), selected().end(), key.frame);
        const QPointF centre(xOf(key.frame), row.center().y() + 0.5);
        if (picked && m_moveBy != 0) {
            paintKey(&painter, centre, KeyLook::Ghost, tokens);
            continue;
        }
        paintKey(&painter, centre, picked ? KeyLook::Selected : KeyLook::Keyed, tokens, m_hovered == key.frame ? 13 : 11);
    }
    for (const int frame : selected()) {
        if (m_moveBy != 0)
            paintKey(&painter, {xOf(frame + m_moveBy), row.center().y() + 0.5}, KeyLook::Selected, tokens);
    }
}

void KeyStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = tokensFor(palette());
    painter.fillRect(rect(), tokens.panel);
    paintRuler(painter);
    if (!m_context)
        return;
    paintKeys(painter);
    // The frame in hand: a line with its number on the ruler.
    const double x = xOf(m_context->place());
    painter.setPen(QPen(tokens.accent, 1.5));
    painter.drawLine(QPointF(x, 0), QPointF(x, height()));
    const QString text = QString::number(m_context->frame());
    painter.setFont(smallFont());
    const int wide = painter.fontMetrics().horizontalAdvance(text) + 10;
    const QRectF flag(x - wide / 2.0, 1, wide, kStripRuler - 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.accent);
    painter.drawRoundedRect(flag, 3, 3);
    painter.setPen(tokens.onAccent);
    painter.drawText(flag, Qt::AlignCenter, text);
    if (m_gesture == Gesture::Box) {
        QColor fill = tokens.accent;
        fill.setAlpha(48);
        painter.setPen(tokens.accent);
        painter.setBrush(fill);
        painter.drawRect(QRectF(QPointF(m_pressedAt.x(), kStripRuler), QPointF(m_boxTo.x(), height() - 1)).normalized());
    }
    if (hasFocus()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace marrow
