#pragma once

#include <QColor>
#include <QGradient>
#include <QImage>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

namespace marrow::sample {

/// A small drawing kit for character parts: smooth outlines through a few points, soft shading that stays within what
/// is already painted, and lines that thin out at their ends. All coordinates are canvas pixels.

/// The line that the character is symmetric about.
constexpr double kMiddle = 500;

struct Knot
{
    double x = 0;
    double y = 0;
    bool sharp = false; ///< a corner, where the curve may break
};

inline Knot sharp(double x, double y)
{
    return {x, y, true};
}

/// A smooth curve through the knots.
QPainterPath openCurve(const std::vector<Knot> &knots);
QPainterPath closedCurve(const std::vector<Knot> &knots);
/// The half on the left closed by its own mirror image: the first and last knots lie on the middle or are joined
/// straight.
QPainterPath symmetric(std::vector<Knot> leftHalf);
QPainterPath mirrored(const QPainterPath &path);
QPainterPath ellipse(double x, double y, double radiusX, double radiusY);
/// Turned by degrees (clockwise on the canvas) about a point.
QPainterPath turned(const QPainterPath &path, double degrees, QPointF about);
/// The outline of a brush stroke along a path: `width` in the middle, thinning to nothing at the ends that are asked
/// for.
QPainterPath stroke(const QPainterPath &path, double width, bool thinStart = true, bool thinEnd = true);

/// Paints one part into a picture of its own.
class Brush
{
public:
    /// `scale`: picture pixels a canvas pixel.
    Brush(const QRectF &area, double scale);

    /// From the top colour to the bottom one, over the height of the path.
    void fill(const QPainterPath &path, const QColor &top, const QColor &bottom);
    void fill(const QPainterPath &path, const QColor &color);
    void fillWith(const QPainterPath &path, const QBrush &brush);
    /// A blurred patch of colour on what is painted already, never beside it.
    void shade(const QPainterPath &path, const QColor &color, double blur);
    /// A hard-edged one.
    void glaze(const QPainterPath &path, const QColor &color);
    /// An outline of even width.
    void outline(const QPainterPath &path, const QColor &color, double width);
    /// A line with thin ends on what is painted already.
    void crease(const QPainterPath &path, const QColor &color, double width);

    const QImage &picture() const { return m_picture; }

private:
    void paint(const QPainterPath &path, const QBrush &brush, bool onPaintedOnly);

    QRectF m_area;
    double m_scale;
    QImage m_picture;
};

/// A part as it is drawn: where it lies, and how it is painted there.
struct Layer
{
    QString id;
    QPainterPath shape; ///< what the part covers; the mesh is laid over it
    std::function<void(Brush &)> paint;
    double margin = 4; ///< canvas pixels around the shape that lines may use
    double scale = 1;  ///< texture pixels a canvas pixel
};

} // namespace marrow::sample
