#include "views/panel/snap_editor.h"

#include "views/common/theme.h"
#include "views/panel/parameter_layout.h"
#include "views/panel/parameter_painter.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kReach = 7;
constexpr double kOff = 34; ///< farther away than this, letting go takes a handle off
constexpr int kHeight = 44;

} // namespace

SnapEditor::SnapEditor(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void SnapEditor::setParameter(const Parameter &parameter, const std::vector<float> &keys, const std::vector<float> &snaps)
{
    if (m_dragging)
        return;
    const std::optional<float> current = m_current ? std::optional(m_snaps[*m_current]) : std::nullopt;
    if (parameter.id != m_parameter.id)
        m_current.reset();
    m_parameter = parameter;
    m_keys = keys;
    m_snaps = snaps;
    const auto at = current ? std::find(m_snaps.begin(), m_snaps.end(), *current) : m_snaps.end();
    m_current = at == m_snaps.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - m_snaps.begin()));
    update();
}

QSize SnapEditor::sizeHint() const
{
    return {160, kHeight};
}

QRectF SnapEditor::track() const
{
    return QRectF(4, 0, width() - 8, 26);
}

QPoint SnapEditor::pointOf(float value) const
{
    return QPointF(sliderPixel(track(), fractionOf(m_parameter, static_cast<double>(value))), track().center().y()).toPoint();
}

std::optional<std::size_t> SnapEditor::handleAt(const QPointF &position) const
{
    std::optional<std::size_t> nearest;
    double distance = kReach;
    for (std::size_t i = 0; i < m_snaps.size(); ++i) {
        const double away = std::abs(position.x() - pointOf(m_snaps[i]).x());
        if (away < distance && position.y() < track().bottom() + 4) {
            nearest = i;
            distance = away;
        }
    }
    return nearest;
}

float SnapEditor::valueAtPixel(double x, bool snap) const
{
    double value = valueAt(m_parameter, sliderFraction(track(), x));
    double nearest = kReach;
    for (const float key : m_keys) {
        const double away = std::abs(pointOf(key).x() - x);
        if (snap && away < nearest) {
            nearest = away;
            value = static_cast<double>(key);
        }
    }
    // Rounded to what is shown, so that a handle stands where its number says.
    return nearest < kReach ? static_cast<float>(value) : valueText(m_parameter, value).toFloat();
}

void SnapEditor::settle(std::vector<float> snaps, std::optional<float> current)
{
    std::sort(snaps.begin(), snaps.end());
    snaps.erase(std::unique(snaps.begin(), snaps.end()), snaps.end());
    m_snaps = std::move(snaps);
    const auto at = current ? std::find(m_snaps.begin(), m_snaps.end(), *current) : m_snaps.end();
    m_current = at == m_snaps.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - m_snaps.begin()));
    update();
    emit snapsChanged(m_snaps);
}

void SnapEditor::addAt(float value)
{
    std::vector<float> snaps = m_snaps;
    snaps.push_back(value);
    settle(std::move(snaps), value);
}

void SnapEditor::removeCurrent()
{
    if (!m_current)
        return;
    std::vector<float> snaps = m_snaps;
    const std::size_t removed = *m_current;
    snaps.erase(snaps.begin() + static_cast<std::ptrdiff_t>(removed));
    const std::optional<float> next = snaps.empty() ? std::nullopt : std::optional(snaps[std::min(removed, snaps.size() - 1)]);
    settle(std::move(snaps), next);
}

void SnapEditor::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = tokensFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = track();
    const double middle = area.center().y();
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.controlBorder);
    painter.drawRoundedRect(QRectF(area.left(), middle - 2, area.width(), 4), 2, 2);
    painter.setPen(tokens.secondaryText);
    for (const float key : m_keys)
        painter.drawLine(QPointF(pointOf(key).x(), middle + 5), QPointF(pointOf(key).x(), middle + 9));
    painter.setFont(smallFont());
    painter.drawText(QRectF(area.left(), area.bottom(), area.width(), 18), Qt::AlignLeft | Qt::AlignVCenter,
                     valueText(m_parameter, static_cast<double>(m_parameter.minimum)));
    painter.drawText(QRectF(area.left(), area.bottom(), area.width(), 18), Qt::AlignRight | Qt::AlignVCenter,
                     valueText(m_parameter, static_cast<double>(m_parameter.maximum)));
    for (std::size_t i = 0; i < m_snaps.size(); ++i) {
        const bool current = m_current == i;
        if (current && m_dragging && m_off)
            continue;
        const QPointF at(pointOf(m_snaps[i]).x(), middle);
        painter.setPen(QPen(current && hasFocus() ? tokens.accent : tokens.controlBorder, current && hasFocus() ? 2 : 1));
        painter.setBrush(current ? tokens.accent : tokens.raised);
        painter.drawPolygon(QPolygonF{at + QPointF(0, -7), at + QPointF(5, 0), at + QPointF(0, 7), at + QPointF(-5, 0)});
    }
    if (m_current && *m_current < m_snaps.size()) {
        painter.setPen(tokens.text);
        const QString text = m_dragging && m_off ? tr("let go to take it away") : valueText(m_parameter, static_cast<double>(m_snaps[*m_current]));
        painter.drawText(QRectF(area.left(), area.bottom(), area.width(), 18), Qt::AlignCenter, text);
    }
}

void SnapEditor::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_current = handleAt(event->position());
    m_dragging = m_current.has_value();
    m_off = false;
    m_before = m_snaps;
    update();
}

void SnapEditor::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(handleAt(event->position()) || m_dragging ? Qt::SizeHorCursor : Qt::ArrowCursor);
    if (!m_dragging)
        return;
    m_off = std::abs(event->position().y() - track().center().y()) > kOff;
    m_snaps[*m_current] = valueAtPixel(event->position().x(), !(event->modifiers() & Qt::ControlModifier));
    update();
}

void SnapEditor::mouseReleaseEvent(QMouseEvent *)
{
    if (!m_dragging)
        return;
    m_dragging = false;
    if (m_off)
        return removeCurrent();
    if (m_snaps != m_before)
        settle(m_snaps, m_snaps[*m_current]);
    update();
}

void SnapEditor::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!handleAt(event->position()))
        addAt(valueAtPixel(event->position().x(), true));
}

void SnapEditor::focusInEvent(QFocusEvent *event)
{
    if (!m_current && !m_snaps.empty())
        m_current = 0;
    QWidget::focusInEvent(event);
    update();
}

void SnapEditor::keyPressEvent(QKeyEvent *event)
{
    const int direction = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    const bool moves = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
    if (event->key() == Qt::Key_Escape && m_dragging) {
        m_dragging = false;
        m_snaps = m_before;
        update();
    } else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        removeCurrent();
    } else if (event->key() == Qt::Key_Insert || event->key() == Qt::Key_Plus) {
        // Half way to the next one, or in the middle of the range.
        const float from = m_current ? m_snaps[*m_current] : m_parameter.minimum;
        const float to = m_current && *m_current + 1 < m_snaps.size() ? m_snaps[*m_current + 1] : m_parameter.maximum;
        addAt(from + (to - from) / 2);
    } else if (direction != 0 && m_current && moves) {
        const double span = std::abs(static_cast<double>(m_parameter.maximum) - static_cast<double>(m_parameter.minimum));
        const double step = span / (event->modifiers() & Qt::ShiftModifier ? 1000 : 100);
        std::vector<float> snaps = m_snaps;
        const float value = valueText(m_parameter, static_cast<double>(snaps[*m_current]) + direction * step).toFloat();
        snaps[*m_current] = std::clamp(value, std::min(m_parameter.minimum, m_parameter.maximum), std::max(m_parameter.minimum, m_parameter.maximum));
        settle(snaps, snaps[*m_current]);
    } else if (direction != 0 && !m_snaps.empty()) {
        const int at = static_cast<int>(m_current.value_or(0)) + direction;
        m_current = static_cast<std::size_t>(std::clamp(at, 0, static_cast<int>(m_snaps.size()) - 1));
        update();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace marrow
