#pragma once

#include "views/panel/panel_session.h"
#include "views/panel/parameter_layout.h"

#include <QPainter>

namespace marrow {

struct Tokens;

/// How a row looks just now.
struct RowLook
{
    bool current = false;
    bool hovered = false;
    bool focused = false;  ///< the list has the keyboard
    int line = 0;          ///< of the current row
    int hoveredLine = -1;
    bool editing = false;  ///< a field stands over the value of the current line
    bool dragged = false;
};

/// Draws the rows of the parameter panel. Colours come from the palette's tokens.
class ParameterPainter
{
public:
    ParameterPainter(const PanelSession &session, const ParameterLayout &layout, const QPalette &palette, const QFont &font);
    /// Parameters to mark as moving what is selected.
    void setMarked(const std::set<std::uint32_t> *marked) { m_marked = marked; }

    void paint(QPainter &painter, const ParameterRow &row, const QRect &rect, const RowLook &look) const;

private:
    void paintBars(QPainter &painter, const ParameterRow &row, const QRect &rect) const;
    void paintGroup(QPainter &painter, const ParameterRow &row, const QRect &rect) const;
    void paintLine(QPainter &painter, const ParameterRow &row, int line, const QPointF &origin, const RowLook &look) const;
    void paintSlider(QPainter &painter, std::uint32_t parameter, const QRectF &area, const RowLook &look) const;
    void paintPad(QPainter &painter, const ParameterRow &row, const QRectF &square, const RowLook &look) const;
    void paintLattice(QPainter &painter, const ParameterRow &row, const QRectF &square) const;

    const PanelSession &m_session;
    const ParameterLayout &m_layout;
    const QPalette &m_palette;
    const Tokens &m_tokens;
    QFont m_font;
    const std::set<std::uint32_t> *m_marked = nullptr;
};

/// Where a value stands between a parameter's ends, 0 to 1; ends may be exchanged or equal.
double fractionOf(const Parameter &parameter, double value);
double valueAt(const Parameter &parameter, double fraction);
/// As short as it can be told apart within the range.
QString valueText(const Parameter &parameter, double value);

} // namespace marrow
