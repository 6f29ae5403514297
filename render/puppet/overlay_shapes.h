#pragma once

#include "render/puppet/software_renderer.h"

#include <QColor>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <vector>

class QPainter;

namespace marrow {

/// What is drawn over a puppet: lines, dots and words. Places are on the canvas (canvas pixels), sizes in device independent
/// pixels of the screen, so that lines stay as thin at any zoom. Drawn in order. A plain value.
class OverlayShapes
{
public:
    enum class Kind : std::uint32_t { Line = 0, Dot = 1, Ring = 2, Square = 3, Dashes = 4 };

    /// One instance as the graphics card takes it. Dots, rings and squares stand at (ax, ay) = (bx, by).
    struct Shape
    {
        float ax, ay, bx, by;
        float size; ///< width of a line; diameter of the others
        Kind kind;
        std::uint8_t red, green, blue, alpha;
    };
    struct Label
    {
        QPointF at;
        QString text;
        QColor color;
    };

    void line(float ax, float ay, float bx, float by, const QColor &color, float width = 1)
    {
        add(ax, ay, bx, by, width, Kind::Line, color);
    }
    void dashes(float ax, float ay, float bx, float by, const QColor &color, float width = 1)
    {
        add(ax, ay, bx, by, width, Kind::Dashes, color);
    }
    void dot(float x, float y, const QColor &color, float diameter) { add(x, y, x, y, diameter, Kind::Dot, color); }
    void ring(float x, float y, const QColor &color, float diameter) { add(x, y, x, y, diameter, Kind::Ring, color); }
    void square(float x, float y, const QColor &color, float side) { add(x, y, x, y, side, Kind::Square, color); }
    void label(QPointF at, const QString &text, const QColor &color) { m_labels.push_back({at, text, color}); }

    const std::vector<Shape> &shapes() const { return m_shapes; }
    const std::vector<Label> &labels() const { return m_labels; }
    bool empty() const { return m_shapes.empty() && m_labels.empty(); }
    void clear()
    {
        m_shapes.clear();
        m_labels.clear();
    }

private:
    void add(float ax, float ay, float bx, float by, float size, Kind kind, const QColor &color)
    {
        m_shapes.push_back({ax, ay, bx, by, size, kind, static_cast<std::uint8_t>(color.red()),
                            static_cast<std::uint8_t>(color.green()), static_cast<std::uint8_t>(color.blue()),
                            static_cast<std::uint8_t>(color.alpha())});
    }

    std::vector<Shape> m_shapes;
    std::vector<Label> m_labels;
};

/// Draws the shapes with a painter whose units are device independent pixels; `view` leads from the canvas to these.
void paintShapes(QPainter &painter, const OverlayShapes &shapes, const PuppetView &view);
/// The words alone.
void paintLabels(QPainter &painter, const OverlayShapes &shapes, const PuppetView &view);

} // namespace marrow
