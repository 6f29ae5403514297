#include "views/panel/parameter_painter.h"

#include "model/puppet/panel_tree.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/panel/label_colors.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kTrack = 4;
constexpr double kHandleWidth = 8;
constexpr double kHandleHeight = 16;
constexpr double kDot = 5;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ParameterList)
};

int decimalsFor(const Parameter &parameter)
{
    const double span = std::abs(static_cast<double>(parameter.maximum) - static_cast<double>(parameter.minimum));
    return span >= 1000 ? 1 : span >= 20 ? 2 : span >= 0.1 ? 3 : 5;
}

} // namespace

double fractionOf(const Parameter &parameter, double value)
{
    const double span = static_cast<double>(parameter.maximum) - static_cast<double>(parameter.minimum);
    if (span == 0 || !std::isfinite(value))
        return 0;
    return std::clamp((value - static_cast<double>(parameter.minimum)) / span, 0.0, 1.0);
}

double valueAt(const Parameter &parameter, double fraction)
{
    const auto low = static_cast<double>(parameter.minimum);
    return low + (static_cast<double>(parameter.maximum) - low) * fraction;
}

QString valueText(const Parameter &parameter, double value)
{
    QString text = QString::number(value, 'f', decimalsFor(parameter));
    if (text.contains(QLatin1Char('.'))) {
        while (text.endsWith(QLatin1Char('0')))
            text.chop(1);
        if (text.endsWith(QLatin1Char('.')))
            text.chop(1);
    }
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

ParameterPainter::ParameterPainter(const PanelSession &session, const ParameterLayout &layout, const QPalette &palette, const QFont &font)
    : m_session(session)
    , m_layout(layout)
    , m_palette(palette)
    , m_tokens(tokensFor(palette))
    , m_font(font)
{
}

void ParameterPainter::paint(QPainter &painter, const ParameterRow &row, const QRect &rect, const RowLook &look) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_font);
    if (row.kind == ParameterRow::Kind::Group)
        painter.fillRect(rect, look.hovered ? m_tokens.hover : m_tokens.raised);
    else if (look.current)
        painter.fillRect(rect, m_tokens.selection);
    else if (look.hovered)
        painter.fillRect(rect, m_tokens.hover);
    paintBars(painter, row, rect);
    if (row.kind == ParameterRow::Kind::Group)
        paintGroup(painter, row, rect);
    if (row.kind == ParameterRow::Kind::Pad)
        paintPad(painter, row, m_layout.pad(row).translated(rect.topLeft()), look);
    if (row.kind != ParameterRow::Kind::Group) {
        for (int line = 0; line < row.lines(); ++line)
            paintLine(painter, row, line, rect.topLeft(), look);
    }
    if (look.current && look.focused) {
        const QRectF around = row.kind == ParameterRow::Kind::Pad ? m_layout.line(row, look.line).all.translated(rect.topLeft())
                                                                   : QRectF(rect);
        painter.setPen(QPen(m_tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(around.adjusted(1, 1, -1, -1), 3, 3);
    }
}

void ParameterPainter::paintBars(QPainter &painter, const ParameterRow &row, const QRect &rect) const
{
    const auto bar = [&](int node, int depth) {
        if (node < 0)
            return;
        const QColor color = labelColor(m_session.panel().nodes[static_cast<std::size_t>(node)], m_palette);
        if (color.isValid())
            painter.fillRect(QRect(rect.left() + m_layout.barLeft(depth), rect.top(), 3, rect.height()), color);
    };
    int depth = 0;
    for (const int node : row.barNodes)
        bar(node, depth++);
    if (row.kind == ParameterRow::Kind::Group)
        bar(row.node, row.depth);
}

void ParameterPainter::paintGroup(QPainter &painter, const ParameterRow &row, const QRect &rect) const
{
    const LineGeometry geometry = m_layout.line(row, 0);
    const QRect icon(rect.left() + m_layout.indent(row.depth), rect.center().y() - 7, 14, 14);
    iconFor(row.open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"), IconRole::Secondary).paint(&painter, icon);
    const QRectF area = geometry.label.translated(rect.topLeft());
    const QString count = QLocale().toString(row.count);
    painter.setPen(m_tokens.secondaryText);
    painter.drawText(area.adjusted(0, 0, -4, 0), Qt::AlignRight | Qt::AlignVCenter, count);
    const QFontMetrics metrics(m_font);
    const double room = area.width() - metrics.horizontalAdvance(count) - 12;
    const QString name = row.node < 0 ? Text::tr("Not in the panel") : groupLabel(m_session.panel().nodes[static_cast<std::size_t>(row.node)]);
    painter.setPen(row.node < 0 ? m_tokens.secondaryText : m_tokens.text);
    painter.drawText(QRectF(area.left(), area.top(), room, area.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(name, Qt::ElideRight, static_cast<int>(room)));
}

void ParameterPainter::paintLine(QPainter &painter, const ParameterRow &row, int line, const QPointF &origin, const RowLook &look) const
{
    const std::uint32_t parameter = row.parameter(line);
    const Parameter &record = m_session.rig().parameters[parameter];
    const LineGeometry geometry = m_layout.line(row, line);
    const bool locked = m_session.isLocked(parameter);
    const QFontMetrics metrics(m_font);
    QRectF label = geometry.label.translated(origin);
    if (m_marked && m_marked->contains(parameter)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_tokens.accent);
        painter.drawEllipse(QPointF(label.left() + 2, label.center().y() + 0.5), 2.5, 2.5);
        label.setLeft(label.left() + 9);
    }
    if (row.kind == ParameterRow::Kind::Pad) { // which axis it is
        painter.setPen(m_tokens.secondaryText);
        painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter, line == 0 ? QStringLiteral("↔") : QStringLiteral("↕"));
        label.setLeft(label.left() + metrics.horizontalAdvance(QStringLiteral("↔")) + 5);
    }
    if (record.repeat()) { // behind its end it begins anew
        const QRect icon(static_cast<int>(label.right()) - 14, static_cast<int>(label.center().y()) - 6, 13, 13);
        iconFor(QStringLiteral("loop"), IconRole::Secondary).paint(&painter, icon);
        label.setRight(label.right() - 18);
    }
    painter.setPen(locked ? m_tokens.secondaryText : m_tokens.text);
    painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(m_session.label(parameter), Qt::ElideRight, static_cast<int>(label.width())));
    if (!geometry.slider.isEmpty())
        paintSlider(painter, parameter, geometry.slider.translated(origin), look);

    const QRectF value = geometry.value.translated(origin);
    const bool over = look.hovered && look.hoveredLine == line;
    if (!(look.editing && look.current && look.line == line)) {
        if (over && !locked) {
            painter.setPen(QPen(m_tokens.controlBorder, 1));
            painter.setBrush(m_tokens.window);
            painter.drawRoundedRect(value.adjusted(0.5, 3.5, -0.5, -3.5), 3, 3);
        }
        const float shown = m_session.shown(parameter);
        painter.setPen(shown == record.defaultValue || locked ? m_tokens.secondaryText : m_tokens.text);
        const bool left = row.kind == ParameterRow::Kind::Pad && value.left() < label.left();
        painter.drawText(value.adjusted(5, 0, -5, 0), Qt::AlignVCenter | (left ? Qt::AlignLeft : Qt::AlignRight), valueText(record, static_cast<double>(shown)));
    }
    if (locked || over) {
        const QRectF lock = geometry.lock.translated(origin);
        const QRect icon(static_cast<int>(lock.center().x()) - 7, static_cast<int>(lock.center().y()) - 7, 14, 14);
        iconFor(locked ? QStringLiteral("lock") : QStringLiteral("unlock"), locked ? IconRole::Text : IconRole::Secondary).paint(&painter, icon);
    }
}

void ParameterPainter::paintSlider(QPainter &painter, std::uint32_t parameter, const QRectF &area, const RowLook &look) const
{
    const Parameter &record = m_session.rig().parameters[parameter];
    const bool locked = m_session.isLocked(parameter);
    const double middle = area.center().y() - 1;
    const auto at = [&](double value) { return sliderPixel(area, fractionOf(record, value)); };
    const double shown = at(static_cast<double>(m_session.shown(parameter)));
    const double standard = at(static_cast<double>(record.defaultValue));

    painter.setPen(Qt::NoPen);
    painter.setBrush(locked ? m_tokens.border : m_tokens.controlBorder);
    painter.drawRoundedRect(QRectF(area.left(), middle - kTrack / 2, area.width(), kTrack), 2, 2);
    painter.setBrush(locked ? m_tokens.disabledText : m_tokens.accent);
    painter.drawRect(QRectF(QPointF(std::min(shown, standard), middle - kTrack / 2), QPointF(std::max(shown, standard), middle + kTrack / 2)));

    // Keys below the track, snap values through it, the default as a notch above.
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(m_tokens.secondaryText);
    for (const float key : m_session.keys(parameter))
        painter.drawLine(QPointF(std::round(at(static_cast<double>(key))), middle + 5), QPointF(std::round(at(static_cast<double>(key))), middle + 8));
    if (const FloatArray *snaps = snapsOf(m_session.panel(), parameter)) {
        painter.setPen(m_tokens.text);
        for (const float snap : *snaps)
            painter.drawLine(QPointF(std::round(at(static_cast<double>(snap))), middle + 4), QPointF(std::round(at(static_cast<double>(snap))), middle + 10));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_tokens.secondaryText);
    painter.drawPolygon(QPolygonF{{standard - 3, middle - 9}, {standard + 3, middle - 9}, {standard, middle - 4}});

    const double host = at(static_cast<double>(m_session.puppet()->hostValue(parameter)));
    if (std::abs(host - shown) > 1.5) { // something plays over what was set
        painter.setPen(QPen(m_tokens.secondaryText, 1));
        painter.setBrush(m_tokens.panel);
        painter.drawEllipse(QPointF(host, middle), 3, 3);
    }
    const bool strong = look.current && (look.focused || look.dragged);
    painter.setPen(QPen(strong ? m_tokens.accent : m_tokens.controlBorder, strong ? 2 : 1));
    painter.setBrush(look.dragged && look.current ? m_tokens.accent : locked ? m_tokens.panel : m_tokens.raised);
    painter.drawRoundedRect(QRectF(shown - kHandleWidth / 2 + 1, middle - kHandleHeight / 2, kHandleWidth - 2, kHandleHeight), 2, 2);
}

void ParameterPainter::paintLattice(QPainter &painter, const ParameterRow &row, const QRectF &square) const
{
    const auto lines = [&](std::uint32_t parameter, bool vertical) {
        const Parameter &record = m_session.rig().parameters[parameter];
        const FloatArray *snaps = snapsOf(m_session.panel(), parameter);
        const auto draw = [&](float value, const QColor &color) {
            const double fraction = fractionOf(record, static_cast<double>(value));
            painter.setPen(color);
            if (vertical) {
                const double x = std::round(sliderPixel(square, fraction));
                painter.drawLine(QPointF(x, square.top() + 1), QPointF(x, square.bottom() - 1));
            } else {
                const double y = std::round(square.top() + square.bottom() - sliderPixel({square.top(), 0, square.height(), 0}, fraction));
                painter.drawLine(QPointF(square.left() + 1, y), QPointF(square.right() - 1, y));
            }
        };
        for (const float key : m_session.keys(parameter))
            draw(key, m_tokens.border);
        if (snaps) {
            for (const float snap : *snaps)
                draw(snap, m_tokens.controlBorder);
        }
    };
    painter.setRenderHint(QPainter::Antialiasing, false);
    lines(row.first, true);
    lines(row.second, false);
    painter.setRenderHint(QPainter::Antialiasing);
}

void ParameterPainter::paintPad(QPainter &painter, const ParameterRow &row, const QRectF &square, const RowLook &look) const
{
    painter.setPen(QPen(m_tokens.controlBorder, 1));
    painter.setBrush(m_tokens.window);
    painter.drawRect(square.adjusted(0.5, 0.5, -0.5, -0.5));
    paintLattice(painter, row, square);

    const Parameter &across = m_session.rig().parameters[row.first];
    const Parameter &up = m_session.rig().parameters[row.second];
    const auto point = [&](double x, double y) {
        const double down = sliderPixel({square.top(), 0, square.height(), 0}, fractionOf(up, y));
        return QPointF(sliderPixel(square, fractionOf(across, x)), square.top() + square.bottom() - down);
    };
    const QPointF standard = point(static_cast<double>(across.defaultValue), static_cast<double>(up.defaultValue));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_tokens.secondaryText);
    painter.drawPolygon(QPolygonF{standard + QPointF(0, -4), standard + QPointF(4, 0), standard + QPointF(0, 4), standard + QPointF(-4, 0)});

    const bool locked = m_session.isLocked(row.first) && m_session.isLocked(row.second);
    const QPointF dot = point(static_cast<double>(m_session.shown(row.first)), static_cast<double>(m_session.shown(row.second)));
    const QColor color = locked ? m_tokens.secondaryText : m_tokens.accent;
    painter.setPen(QPen(color, 1));
    painter.drawLine(QPointF(square.left() + 1, dot.y()), QPointF(square.right() - 1, dot.y()));
    painter.drawLine(QPointF(dot.x(), square.top() + 1), QPointF(dot.x(), square.bottom() - 1));
    const QPointF host = point(static_cast<double>(m_session.puppet()->hostValue(row.first)),
                               static_cast<double>(m_session.puppet()->hostValue(row.second)));
    if (std::hypot(host.x() - dot.x(), host.y() - dot.y()) > 2) {
        painter.setPen(QPen(m_tokens.secondaryText, 1));
        painter.setBrush(m_tokens.panel);
        painter.drawEllipse(host, 3, 3);
    }
    painter.setPen(QPen(m_tokens.panel, 1.5));
    painter.setBrush(color);
    painter.drawEllipse(dot, look.dragged ? kDot + 1 : kDot, look.dragged ? kDot + 1 : kDot);
}

} // namespace marrow
