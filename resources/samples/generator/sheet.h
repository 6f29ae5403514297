#pragma once

#include "resources/samples/generator/drawing.h"

#include <QPointF>

#include <array>

namespace marrow::sample {

/// A piece of cloth as two hanging edges. What is drawn, the mesh over it and the threads of the simulation all follow
/// the same lines: t runs from the top (0) to the hem (1), s from the left edge (0) to the right one (1).
struct Sheet
{
    struct Row
    {
        QPointF left;
        QPointF right;
    };
    std::array<Row, 5> rows; ///< at t = 0, 1/4, 1/2, 3/4, 1
    double sag = 0;          ///< how much lower the middle of the hem hangs than its ends

    QPointF point(double s, double t) const;
    /// The outline, `bleed` pixels wider than the edges.
    QPainterPath shape(double bleed = 0) const;
    /// A line down the cloth at s between two heights.
    QPainterPath fold(double s, double from, double to) const;
    /// A band across the cloth between two heights.
    QPainterPath band(double from, double to) const;
    Sheet mirrored() const;
};

/// Where the threads of a mesh lie: the outermost ones stand a little outside the cloth, so that its outline is on the
/// mesh.
double threadAcross(double bleed, int column, int columns);
double threadDown(int row, int rows);

/// Threads of the cape: columns of a half and of what joins the halves, rows of all, bleed of the halves.
constexpr int kCapeColumns = 6, kLiningColumns = 6, kCapeRows = 11;
constexpr double kCapeBleed = 0.06;

/// The left half of the cape, its right half, what joins them behind the back, and the end of the scarf. The
/// lining's edges are the second threads of the halves, to which the simulation sews them.
Sheet capeSheet(bool left);
Sheet liningSheet();
Sheet scarfSheet();

} // namespace marrow::sample
