#include "views/puppet/canvas_surface.h"

#include "render/puppet/software_renderer.h"

#include <QElapsedTimer>
#include <QPainter>
#include <QThread>

#include <cmath>

namespace marrow {

namespace {

QImage backdropOf(const CanvasScene &scene, const QSize &size, double ratio)
{
    QImage image(size, QImage::Format_RGBA8888);
    image.fill(scene.backdrop.first);
    const int cell = static_cast<int>(std::lround(scene.backdrop.cell * ratio));
    if (cell <= 0)
        return image;
    QPainter painter(&image);
    for (int y = 0; y * cell < size.height(); ++y) {
        for (int x = (y + 1) % 2; x * cell < size.width(); x += 2)
            painter.fillRect(x * cell, y * cell, cell, cell, scene.backdrop.second);
    }
    return image;
}

} // namespace

RasterSurface::RasterSurface(QWidget *parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus);
}

RasterSurface::~RasterSurface() = default;

void RasterSurface::setPuppet(std::shared_ptr<const PuppetRig> rig, std::vector<QImage> pages)
{
    m_renderer = rig ? std::make_unique<SoftwareRenderer>(std::move(rig), std::move(pages)) : nullptr;
    update();
}

QImage RasterSurface::draw(const PuppetPose &pose, const CanvasScene &shown, const QImage &backdrop) const
{
    return m_renderer->render(pose, {.size = backdrop.size(), .view = shown.view.puppetView(devicePixelRatioF()),
                                     .threads = QThread::idealThreadCount(), .backdrop = backdrop});
}

void RasterSurface::paintEvent(QPaintEvent *)
{
    const CanvasScene shown = scene ? scene() : CanvasScene();
    QPainter painter(this);
    if (!m_renderer || !shown.pose) {
        painter.fillRect(rect(), shown.backdrop.first);
        return;
    }
    QElapsedTimer timer;
    timer.start();
    const QImage backdrop = backdropOf(shown, (QSizeF(size()) * devicePixelRatioF()).toSize(), devicePixelRatioF());
    const bool compares = shown.other && shown.mode != CompareMode::Off;
    const bool both = compares && shown.mode != CompareMode::Flicker;
    const PuppetPose &first = compares && !both && shown.flickerOther ? *shown.other : *shown.pose;
    const QImage picture = draw(first, shown, backdrop);
    const QRectF whole(rect());
    if (!both) {
        painter.drawImage(whole, picture);
    } else {
        painter.drawImage(whole, draw(*shown.other, shown, backdrop));
        if (shown.mode == CompareMode::Ghost)
            painter.setOpacity(shown.ghost);
        else
            painter.setClipRect(whole.adjusted(std::round(shown.divider * whole.width()), 0, 0, 0));
        painter.drawImage(whole, picture);
        painter.setOpacity(1);
        painter.setClipping(false);
    }
    m_cost.compose = static_cast<double>(timer.nsecsElapsed()) / 1e3;
    if (shown.shapes)
        paintShapes(painter, *shown.shapes, shown.view.puppetView(1));
    m_cost.overlay = static_cast<double>(timer.nsecsElapsed()) / 1e3 - m_cost.compose;
    if (painted)
        painted();
}

} // namespace marrow
