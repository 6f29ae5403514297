#include "views/timeline/key_painting.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kApart = 5; ///< keys closer than this many pixels are drawn as one band
constexpr int kBandHeight = 7;

void fillBand(QPainter *painter, double left, double right, double middle, const QColor &color)
{
    painter->fillRect(QRectF(left - 2, middle - kBandHeight / 2.0, std::max(right - left, 0.0) + 4, kBandHeight), color);
}

} // namespace

void paintKey(QPainter *painter, QPointF centre, KeyLook look, const Tokens &tokens, double size)
{
    if (look == KeyLook::Held) {
        QColor color = tokens.secondaryText;
        color.setAlpha(150);
        painter->setPen(Qt::NoPen);
        painter->setBrush(color);
        painter->drawEllipse(centre, 1.6, 1.6);
        return;
    }
    const double half = size / 2;
    const QPointF corners[] = {{centre.x(), centre.y() - half}, {centre.x() + half, centre.y()}, {centre.x(), centre.y() + half}, {centre.x() - half, centre.y()}};
    switch (look) {
    case KeyLook::Selected:
        painter->setPen(QPen(tokens.panel, 1));
        painter->setBrush(tokens.accent);
        break;
    case KeyLook::PartlySelected:
        painter->setPen(QPen(tokens.accent, 2));
        painter->setBrush(tokens.secondaryText);
        break;
    case KeyLook::Loose:
        painter->setPen(QPen(tokens.warning, 1.6));
        painter->setBrush(tokens.panel);
        break;
    case KeyLook::Ghost: {
        QColor wash = tokens.accent;
        wash.setAlpha(90);
        painter->setPen(QPen(tokens.accent, 1));
        painter->setBrush(wash);
        break;
    }
    default:
        painter->setPen(QPen(tokens.panel, 1));
        painter->setBrush(tokens.secondaryText);
    }
    painter->drawPolygon(corners, 4);
}

qsizetype KeyTimes::firstFrom(double timeMs) const
{
    qsizetype low = 0;
    qsizetype high = m_count;
    while (low < high) {
        const qsizetype middle = low + (high - low) / 2;
        if ((*this)[middle] < timeMs)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

qsizetype KeyTimes::nearest(double timeMs, double reachMs) const
{
    const qsizetype at = firstFrom(timeMs);
    qsizetype best = -1;
    for (const qsizetype candidate : {at - 1, at}) {
        if (candidate < 0 || candidate >= m_count)
            continue;
        const double apart = std::abs((*this)[candidate] - timeMs);
        if (apart <= reachMs && (best < 0 || apart < std::abs((*this)[best] - timeMs)))
            best = candidate;
    }
    return best;
}

void paintKeyRow(QPainter *painter, const KeyTimes &times, const KeyRowPainting &row, const Tokens &tokens)
{
    const auto x = [&](qsizetype index) { return row.area.left() + row.axis->x(times[index]); };
    const double middle = row.area.top() + row.area.height() / 2.0;
    const double from = row.axis->time(row.dirty.left() - row.area.left() - row.size);
    const double to = row.axis->time(row.dirty.right() - row.area.left() + row.size);
    auto selected = std::lower_bound(row.selected.begin(), row.selected.end(), from,
                                     [](const KeyRef &key, double time) { return key.timeMs < time; });
    const auto selectedParts = [&](qsizetype index) {
        while (selected != row.selected.end() && selected->timeMs < times[index])
            ++selected;
        return selected != row.selected.end() && selected->timeMs == times[index] ? selected->parts & row.parts : 0;
    };
    const auto isSelected = [&](qsizetype index) { return selectedParts(index) == row.parts; };
    QColor band = tokens.secondaryText;
    band.setAlpha(190);
    for (qsizetype i = times.firstFrom(from); i < times.size() && times[i] <= to;) {
        qsizetype last = i;
        while (last + 1 < times.size() && times[last] <= to && x(last + 1) - x(last) < kApart)
            ++last;
        if (last == i) {
            const bool held = row.held && (*row.held)[static_cast<std::size_t>(i)];
            const int parts = selectedParts(i);
            const KeyLook look = parts == row.parts ? KeyLook::Selected : parts ? KeyLook::PartlySelected : held ? KeyLook::Held : KeyLook::Keyed;
            paintKey(painter, {x(i), middle}, look, tokens, row.size);
            ++i;
            continue;
        }
        fillBand(painter, x(i), x(last), middle, band);
        // Runs of selected keys within the band, joined where no unselected key lies between.
        for (qsizetype k = i; k <= last; ++k) {
            if (!isSelected(k))
                continue;
            const qsizetype begin = k;
            while (k + 1 <= last && isSelected(k + 1))
                ++k;
            fillBand(painter, x(begin), x(k), middle, tokens.accent);
        }
        i = last + 1;
    }
}

void paintTimeGround(QPainter *painter, const TimeAxis &axis, const TimeGrid &grid, const QRect &area, double durationMs, const Tokens &tokens)
{
    painter->fillRect(area, tokens.panel);
    QColor line = tokens.border;
    line.setAlpha(110);
    for (const TimeTick &tick : ticksOf(axis, grid, area.width())) {
        if (tick.major)
            painter->fillRect(QRectF(area.left() + std::floor(axis.x(tick.timeMs)), area.top(), 1, area.height()), line);
    }
    const double start = std::clamp(area.left() + axis.x(0), double(area.left()), double(area.right() + 1));
    const double end = std::clamp(area.left() + axis.x(durationMs), double(area.left()), double(area.right() + 1));
    painter->fillRect(QRectF(area.left(), area.top(), start - area.left(), area.height()), tokens.window);
    painter->fillRect(QRectF(end, area.top(), area.right() + 1 - end, area.height()), tokens.window);
    painter->fillRect(QRectF(std::floor(end), area.top(), 1, area.height()), tokens.border);
}

void paintPlayhead(QPainter *painter, const TimeAxis &axis, const QRect &area, double timeMs, const Tokens &tokens)
{
    const double x = area.left() + axis.x(timeMs);
    if (x >= area.left() - 1 && x <= area.right() + 1)
        painter->fillRect(QRectF(std::round(x) - 0.5, area.top(), 1.5, area.height()), tokens.accent);
}

QRect playheadStrip(const TimeAxis &axis, const QRect &area, double timeMs)
{
    const double x = area.left() + axis.x(timeMs);
    if (x < area.left() - 8 || x > area.right() + 8)
        return {};
    return {static_cast<int>(x) - 7, area.top(), 15, area.height()};
}

} // namespace marrow
