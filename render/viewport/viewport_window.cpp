#include "render/viewport/viewport_window.h"

#include "render/viewport/frame_graph.h"

#include <Qt3DCore/QAspectEngine>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderCapture>

#include <QElapsedTimer>
#include <QEvent>
#include <QSurfaceFormat>

namespace marrow {

namespace {

/// New buffers and textures reach the screen a frame or two after they were set.
constexpr int kFramesAfterChange = 3;
constexpr int kMaxFramesForCapture = 60;

} // namespace

struct ViewportWindow::Private
{
    std::unique_ptr<StudioScene> scene;
    std::unique_ptr<Qt3DCore::QAspectEngine> engine;
    int framesLeft = 0;
    bool continuous = false;
    bool drawing = false;
    double lastFrameMs = 0;
};

ViewportWindow::ViewportWindow()
    : d(std::make_unique<Private>())
{
    setSurfaceType(QSurface::OpenGLSurface);
    setFlag(Qt::WindowDoesNotAcceptFocus);
    setFormat(QSurfaceFormat::defaultFormat());
    d->scene = std::make_unique<StudioScene>();
    d->scene->attach(std::make_unique<FrameGraph>(this));
    d->engine = std::make_unique<Qt3DCore::QAspectEngine>();
    d->engine->setRunMode(Qt3DCore::QAspectEngine::Manual);
    d->engine->registerAspect(new Qt3DRender::QRenderAspect(Qt3DRender::QRenderAspect::Automatic));
    d->engine->setRootEntity(d->scene->root());
}

ViewportWindow::~ViewportWindow()
{
    d->engine->setRootEntity(Qt3DCore::QEntityPtr());
    d->scene.reset();
    d->engine.reset();
}

StudioScene &ViewportWindow::scene()
{
    return *d->scene;
}

void ViewportWindow::requestFrame()
{
    d->framesLeft = kFramesAfterChange;
    if (isExposed())
        requestUpdate();
}

void ViewportWindow::setContinuous(bool continuous)
{
    d->continuous = continuous;
    requestFrame();
}

bool ViewportWindow::isContinuous() const
{
    return d->continuous;
}

double ViewportWindow::lastFrameMs() const
{
    return d->lastFrameMs;
}

void ViewportWindow::drawFrame()
{
    if (!isExposed() || d->drawing)
        return;
    d->drawing = true;
    QElapsedTimer timer;
    timer.start();
    d->engine->processFrame();
    d->lastFrameMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    d->drawing = false;
    if (d->framesLeft > 0)
        --d->framesLeft;
    emit frameDrawn();
    if (d->continuous || d->framesLeft > 0)
        requestUpdate();
}

bool ViewportWindow::event(QEvent *event)
{
    if (event->type() == QEvent::UpdateRequest) {
        drawFrame();
        return true;
    }
    if (event->type() == QEvent::Expose && isExposed()) {
        // The screen lost its picture although nothing changed in the scene.
        d->scene->frameGraph()->touch();
        requestFrame();
    }
    return QWindow::event(event);
}

QImage ViewportWindow::grab()
{
    if (!isExposed() || d->drawing)
        return {};
    d->scene->frameGraph()->touch();
    for (int frame = 0; frame < kFramesAfterChange; ++frame)
        drawFrame();
    const std::unique_ptr<Qt3DRender::QRenderCaptureReply> reply(d->scene->frameGraph()->capture()->requestCapture());
    for (int frame = 0; frame < kMaxFramesForCapture && !reply->isComplete(); ++frame)
        drawFrame();
    QImage image = reply->isComplete() ? reply->image().convertToFormat(QImage::Format_RGB32) : QImage();
    image.setDevicePixelRatio(devicePixelRatio());
    return image;
}

} // namespace marrow
