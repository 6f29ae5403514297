#pragma once

#include "render/puppet/software_renderer.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace marrow {

/// Which part of a puppet's canvas a window shows. Zoom counts device independent pixels a canvas pixel. A plain value.
class CanvasView
{
public:
    static constexpr double kLeastZoom = 0.01;
    static constexpr double kMostZoom = 64;

    void setCanvas(const QSizeF &size) { m_canvas = size; }
    /// Keeps what is in the middle there, or stays fitted.
    void setWindow(const QSizeF &size);

    double zoom() const { return m_zoom; }
    QPointF centre() const { return m_centre; }
    bool isFitted() const { return m_fitted; }

    QPointF toWindow(const QPointF &canvas) const;
    QPointF toCanvas(const QPointF &window) const;

    /// The whole canvas with a margin, and again whenever the window changes.
    void fit();
    /// This part of the canvas with a margin.
    void frame(const QRectF &part);
    /// The point of the canvas under `anchor` (window) stays there.
    void zoomTo(double zoom, const QPointF &anchor);
    void zoomBy(double factor, const QPointF &anchor) { zoomTo(m_zoom * factor, anchor); }
    /// By so many device independent pixels: the drawing follows the hand.
    void pan(const QPointF &delta);
    void restore(double zoom, const QPointF &centre, bool fitted);

    /// From the canvas to pixels of the screen.
    PuppetView puppetView(double pixelRatio) const;

private:
    void settle();

    QSizeF m_canvas{1, 1};
    QSizeF m_window{1, 1};
    double m_zoom = 1;
    QPointF m_centre;
    bool m_fitted = true;
};

} // namespace marrow
