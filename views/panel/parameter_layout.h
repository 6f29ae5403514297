#pragma once

#include "views/panel/parameter_rows.h"

#include <QFontMetrics>
#include <QRectF>

namespace marrow {

/// Where the parts of a row stand, for painting and for the pointer alike. A line is one parameter's: a slider row has one, a
/// pad two. Coordinates have the row's top left corner as their origin.
struct LineGeometry
{
    QRectF all;    ///< what belongs to the line, for the focus frame
    QRectF label;
    QRectF slider; ///< the whole area that can be dragged; empty in a pad
    QRectF value;
    QRectF lock;
};

/// Sizes of rows for a width and a font. A narrow panel writes the label above the slider.
class ParameterLayout
{
public:
    ParameterLayout() = default;
    ParameterLayout(int width, const QFontMetrics &metrics);

    int width() const { return m_width; }
    bool compact() const { return m_compact; }
    int heightOf(const ParameterRow &row) const;
    LineGeometry line(const ParameterRow &row, int line) const;
    /// Of a pad; square.
    QRectF pad(const ParameterRow &row) const;
    /// Where text begins at a depth.
    int indent(int depth) const;
    /// The colour bar of the group at this depth.
    int barLeft(int depth) const;

private:
    int padSide(const ParameterRow &row) const;
    bool padAbove(const ParameterRow &row) const;

    int m_width = 0;
    int m_lineHeight = 0;
    int m_valueWidth = 0;
    bool m_compact = false;
};

/// The part of a slider's area that values are spread over, and back.
double sliderPixel(const QRectF &slider, double fraction);
double sliderFraction(const QRectF &slider, double pixel);

} // namespace marrow
