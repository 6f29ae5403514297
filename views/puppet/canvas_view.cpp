#include "views/puppet/canvas_view.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr double kMargin = 24; // device independent pixels on each side

} // namespace

void CanvasView::setWindow(const QSizeF &size)
{
    m_window = size.expandedTo(QSizeF(1, 1));
    if (m_fitted)
        fit();
    settle();
}

QPointF CanvasView::toWindow(const QPointF &canvas) const
{
    return (canvas - m_centre) * m_zoom + QPointF(m_window.width(), m_window.height()) / 2;
}

QPointF CanvasView::toCanvas(const QPointF &window) const
{
    return (window - QPointF(m_window.width(), m_window.height()) / 2) / m_zoom + m_centre;
}

void CanvasView::fit()
{
    frame(QRectF(QPointF(0, 0), m_canvas));
    m_fitted = true;
}

void CanvasView::frame(const QRectF &part)
{
    m_fitted = false;
    const double width = std::max(part.width(), 1e-3);
    const double height = std::max(part.height(), 1e-3);
    const double across = std::max(m_window.width() - 2 * kMargin, m_window.width() / 2) / width;
    const double down = std::max(m_window.height() - 2 * kMargin, m_window.height() / 2) / height;
    m_zoom = std::clamp(std::min(across, down), kLeastZoom, kMostZoom);
    m_centre = part.center();
    settle();
}

void CanvasView::zoomTo(double zoom, const QPointF &anchor)
{
    const QPointF kept = toCanvas(anchor);
    m_zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
    m_fitted = false;
    m_centre = kept - (anchor - QPointF(m_window.width(), m_window.height()) / 2) / m_zoom;
    settle();
}

void CanvasView::pan(const QPointF &delta)
{
    m_fitted = false;
    m_centre -= delta / m_zoom;
    settle();
}

void CanvasView::restore(double zoom, const QPointF &centre, bool fitted)
{
    m_zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
    m_centre = centre;
    m_fitted = fitted;
    if (m_fitted)
        fit();
    settle();
}

/// Nobody gets lost: some of the canvas stays in the window.
void CanvasView::settle()
{
    if (!std::isfinite(m_zoom) || !std::isfinite(m_centre.x()) || !std::isfinite(m_centre.y())) {
        m_zoom = 1;
        m_centre = {};
    }
    const double reachX = m_window.width() / 2 / m_zoom * 0.8;
    const double reachY = m_window.height() / 2 / m_zoom * 0.8;
    m_centre.setX(std::clamp(m_centre.x(), -reachX, m_canvas.width() + reachX));
    m_centre.setY(std::clamp(m_centre.y(), -reachY, m_canvas.height() + reachY));
}

PuppetView CanvasView::puppetView(double pixelRatio) const
{
    const QPointF origin = toWindow({0, 0}) * pixelRatio;
    PuppetView view;
    view.a = view.d = static_cast<float>(m_zoom * pixelRatio);
    view.tx = static_cast<float>(origin.x());
    view.ty = static_cast<float>(origin.y());
    return view;
}

} // namespace marrow
