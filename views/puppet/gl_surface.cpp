#include "views/puppet/canvas_surface.h"

#include "render/puppet/gl_shapes.h"

#include <QElapsedTimer>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QPainter>

#include <cmath>

namespace marrow {

GlSurface::GlSurface(QWidget *parent)
    : QOpenGLWidget(parent)
{
    QSurfaceFormat wanted = QSurfaceFormat::defaultFormat();
    wanted.setVersion(3, 3);
    wanted.setProfile(QSurfaceFormat::CoreProfile);
    wanted.setSamples(0); // shapes bring their own smooth edges
    setFormat(wanted);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

GlSurface::~GlSurface()
{
    release();
    if (context()) // it goes after this part of the object has gone, and must not call it then
        context()->disconnect(this);
}

void GlSurface::release()
{
    if (!m_compositor && !m_shapes)
        return;
    makeCurrent();
    if (m_compositor) {
        m_compositor->free(m_picture);
        m_compositor->free(m_otherPicture);
    }
    m_compositor.reset();
    m_shapes.reset();
    doneCurrent();
}

void GlSurface::setPuppet(std::shared_ptr<const PuppetRig> rig, std::vector<QImage> pages)
{
    release();
    m_rig = std::move(rig);
    m_pages = std::move(pages);
    update();
}

void GlSurface::initializeGL()
{
    // A driver that draws on the processor has no time to average texels.
    const auto *name = reinterpret_cast<const char *>(context()->functions()->glGetString(GL_RENDERER));
    const QString renderer = QString::fromLatin1(name).toLower();
    m_smooth = !renderer.contains(QLatin1String("llvmpipe")) && !renderer.contains(QLatin1String("softpipe"))
               && !renderer.contains(QLatin1String("swiftshader")) && !renderer.contains(QLatin1String("software"));
    // The context goes when the widget moves to another window, and everything made in it with it.
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &GlSurface::release, Qt::UniqueConnection);
}

void GlSurface::fail(const QString &message)
{
    if (!m_failure.isEmpty())
        return;
    m_failure = message;
    if (failed)
        QMetaObject::invokeMethod(this, [this] { failed(); }, Qt::QueuedConnection); // not while painting
}

bool GlSurface::prepare()
{
    if (!m_failure.isEmpty())
        return false;
    if (!m_shapes) {
        auto made = GlShapes::create();
        if (!made) {
            fail(made.error().message);
            return false;
        }
        m_shapes = std::move(*made);
    }
    if (!m_compositor && m_rig) {
        auto made = GlCompositor::create(m_rig, m_pages);
        if (!made) {
            fail(made.error().message);
            return false;
        }
        m_compositor = std::move(*made);
    }
    return true;
}

void GlSurface::paintGL()
{
    const CanvasScene shown = scene ? scene() : CanvasScene();
    const double ratio = devicePixelRatioF();
    const QSize size = (QSizeF(this->size()) * ratio).toSize();
    if (!prepare() || !m_compositor || !shown.pose) {
        const QColor color = shown.backdrop.first;
        QOpenGLFunctions *gl = context()->functions();
        gl->glClearColor(static_cast<float>(color.redF()), static_cast<float>(color.greenF()), static_cast<float>(color.blueF()), 1);
        gl->glClear(GL_COLOR_BUFFER_BIT);
        return;
    }
    QElapsedTimer timer;
    timer.start();
    GlCompositor::Options options{.size = size, .view = shown.view.puppetView(ratio), .backdrop = shown.backdrop, .smoothing = m_smooth};
    options.backdrop.cell = static_cast<int>(std::lround(shown.backdrop.cell * ratio));
    compose(shown, options);
    m_cost.compose = static_cast<double>(timer.nsecsElapsed()) / 1e3;
    if (shown.shapes) {
        m_shapes->draw(*shown.shapes, size, *options.view, ratio);
        if (!shown.shapes->labels().empty()) {
            QPainter painter(this);
            painter.setFont(font());
            paintLabels(painter, *shown.shapes, shown.view.puppetView(1));
        }
    }
    m_cost.overlay = static_cast<double>(timer.nsecsElapsed()) / 1e3 - m_cost.compose;
    if (painted)
        painted();
}

void GlSurface::compose(const CanvasScene &shown, const GlCompositor::Options &options)
{
    const bool compares = shown.other && shown.mode != CompareMode::Off;
    const bool both = compares && shown.mode != CompareMode::Flicker;
    const PuppetPose &first = compares && !both && shown.flickerOther ? *shown.other : *shown.pose;
    if (!m_compositor->render(first, options, m_picture)) {
        fail(tr("The graphics driver has no memory for a picture of this size."));
        return;
    }
    m_cost.gl = m_compositor->cost();
    if (!both) {
        m_compositor->present(m_picture);
        return;
    }
    m_compositor->render(*shown.other, options, m_otherPicture);
    const GlFrameCost &second = m_compositor->cost();
    m_cost.gl.upload += second.upload;
    m_cost.gl.draw += second.draw;
    m_cost.gl.waited += second.waited;
    m_cost.gl.drawCalls += second.drawCalls;
    if (shown.mode == CompareMode::Ghost) {
        m_compositor->present(m_otherPicture);
        m_compositor->present(m_picture, static_cast<float>(shown.ghost));
        return;
    }
    const int divider = static_cast<int>(std::lround(shown.divider * options.size.width()));
    m_compositor->present(m_otherPicture, 1, 0, divider);
    m_compositor->present(m_picture, 1, divider);
}

} // namespace marrow
