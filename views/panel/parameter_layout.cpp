#include "views/panel/parameter_layout.h"

#include "views/common/theme.h"

#include <algorithm>

namespace marrow {

namespace {

constexpr int kStep = 12; ///< further in for each depth
constexpr int kLeft = 12;
constexpr int kRight = 4;
constexpr int kLock = 20;
constexpr int kGap = 6;
constexpr int kMinPad = 76;
constexpr int kMaxPad = 132;
constexpr int kCompactBelow = 270;
constexpr double kHandle = 8; ///< its width, kept inside the area

} // namespace

ParameterLayout::ParameterLayout(int width, const QFontMetrics &metrics)
    : m_width(width)
    , m_lineHeight(std::max(metrics::kControlHeight, metrics.height() + 6))
    , m_valueWidth(metrics.horizontalAdvance(QStringLiteral("-00.00")) + 10)
    , m_compact(width < kCompactBelow)
{
}

int ParameterLayout::indent(int depth) const
{
    // Deep trees must leave room for the sliders.
    return kLeft + std::min(depth * kStep, m_width / 4);
}

int ParameterLayout::barLeft(int depth) const
{
    return indent(depth) - kLeft + 1;
}

bool ParameterLayout::padAbove(const ParameterRow &row) const
{
    return m_width - indent(row.depth) - kMinPad < 150;
}

int ParameterLayout::padSide(const ParameterRow &row) const
{
    const int room = m_width - indent(row.depth) - kRight;
    return std::clamp(padAbove(row) ? room : room - 150, kMinPad, kMaxPad);
}

int ParameterLayout::heightOf(const ParameterRow &row) const
{
    switch (row.kind) {
    case ParameterRow::Kind::Group:
        return m_lineHeight;
    case ParameterRow::Kind::Slider:
        return m_compact ? 2 * m_lineHeight - 8 : m_lineHeight;
    case ParameterRow::Kind::Pad:
        return padSide(row) + 2 * kGap + (padAbove(row) ? 2 * m_lineHeight : 0);
    }
    return m_lineHeight;
}

QRectF ParameterLayout::pad(const ParameterRow &row) const
{
    const int side = padSide(row);
    return QRectF(indent(row.depth), kGap, side, side);
}

LineGeometry ParameterLayout::line(const ParameterRow &row, int line) const
{
    const int left = indent(row.depth);
    const int right = m_width - kRight;
    LineGeometry geometry;
    if (row.kind == ParameterRow::Kind::Group) {
        geometry.all = QRectF(0, 0, m_width, m_lineHeight);
        geometry.label = QRectF(left + 18, 0, right - left - 18, m_lineHeight);
        return geometry;
    }
    int top = 0;
    int lineLeft = left;
    int height = m_lineHeight;
    if (row.kind == ParameterRow::Kind::Pad) {
        const QRectF square = pad(row);
        const bool above = padAbove(row);
        lineLeft = above ? left : static_cast<int>(square.right()) + 10;
        top = static_cast<int>(above ? square.bottom() + kGap : square.top()) + line * (above ? m_lineHeight : m_lineHeight + 18);
        height = above ? m_lineHeight : m_lineHeight + 14;
    } else if (m_compact) {
        height = 2 * m_lineHeight - 8;
    }
    geometry.all = QRectF(lineLeft - 6, top, right - lineLeft + 6, height);
    geometry.lock = QRectF(right - kLock, top, kLock, m_lineHeight);
    geometry.value = QRectF(geometry.lock.left() - m_valueWidth, top, m_valueWidth, m_lineHeight);
    const bool labelAbove = row.kind == ParameterRow::Kind::Pad && !padAbove(row);
    if (labelAbove) { // the label on one line, the value below it
        geometry.label = QRectF(lineLeft, top, geometry.lock.left() - lineLeft, m_lineHeight - 8);
        geometry.value = QRectF(lineLeft - 4, top + m_lineHeight - 8, m_valueWidth, m_lineHeight - 4);
    } else if (row.kind == ParameterRow::Kind::Pad || m_compact) {
        geometry.label = QRectF(lineLeft, top, geometry.value.left() - kGap - lineLeft, m_lineHeight);
        if (row.kind == ParameterRow::Kind::Slider) {
            geometry.slider = QRectF(lineLeft, top + m_lineHeight - 5, right - lineLeft - 4, m_lineHeight - 3);
            for (QRectF *part : {&geometry.label, &geometry.value, &geometry.lock})
                part->setRect(part->left(), top + 3, part->width(), m_lineHeight - 8);
        }
    } else {
        // The sliders of all depths begin at one line, as the numbers end at one.
        const int column = std::clamp(m_width * 38 / 100, 110, 220);
        const int sliderLeft = std::max(column, lineLeft + 60);
        geometry.label = QRectF(lineLeft, top, sliderLeft - kGap - lineLeft, m_lineHeight);
        geometry.slider = QRectF(sliderLeft, top, geometry.value.left() - kGap - sliderLeft, m_lineHeight);
    }
    return geometry;
}

double sliderPixel(const QRectF &slider, double fraction)
{
    return slider.left() + kHandle / 2 + (slider.width() - kHandle) * fraction;
}

double sliderFraction(const QRectF &slider, double pixel)
{
    const double room = slider.width() - kHandle;
    return room > 0 ? std::clamp((pixel - slider.left() - kHandle / 2) / room, 0.0, 1.0) : 0.0;
}

} // namespace marrow
