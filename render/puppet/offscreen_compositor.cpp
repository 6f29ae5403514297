#include "render/puppet/gl_compositor.h"

#include "render/puppet/gl_resources.h"
#include "render/viewport/render_backend.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>

namespace marrow {

struct OffscreenCompositor::Private
{
    QOffscreenSurface surface;
    QOpenGLContext context;
    std::unique_ptr<GlCompositor> compositor;
    GlPicture picture;
    QString device;
};

OffscreenCompositor::OffscreenCompositor()
    : d(std::make_unique<Private>())
{
}

OffscreenCompositor::~OffscreenCompositor()
{
    if (d->compositor && d->context.makeCurrent(&d->surface)) {
        d->compositor->free(d->picture);
        d->compositor.reset();
        d->context.doneCurrent();
    }
}

Result<std::unique_ptr<OffscreenCompositor>> OffscreenCompositor::create(std::shared_ptr<const PuppetRig> rig,
                                                                         const std::vector<QImage> &pages)
{
    if (const Result<void> probed = probeOpenGl(); !probed)
        return probed.error();
    std::unique_ptr<OffscreenCompositor> result(new OffscreenCompositor);
    Private &d = *result->d;
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSamples(0);
    d.surface.setFormat(format);
    d.surface.create();
    d.context.setFormat(format);
    if (!d.context.create() || !d.context.makeCurrent(&d.surface))
        return currentGl().error();
    Result<std::unique_ptr<GlCompositor>> compositor = GlCompositor::create(std::move(rig), pages);
    if (compositor) {
        d.compositor = std::move(*compositor);
        if (const Result<Gl *> gl = currentGl())
            d.device = QString::fromLatin1(reinterpret_cast<const char *>((*gl)->glGetString(GL_RENDERER)));
    }
    d.context.doneCurrent();
    if (!d.compositor)
        return compositor.error();
    return result;
}

QImage OffscreenCompositor::render(const PuppetPose &pose, const GlCompositor::Options &options)
{
    if (!d->context.makeCurrent(&d->surface))
        return {};
    const bool drawn = d->compositor->render(pose, options, d->picture);
    const QImage image = drawn ? d->compositor->read(d->picture) : QImage();
    d->context.doneCurrent();
    return image;
}

bool OffscreenCompositor::draw(const PuppetPose &pose, const GlCompositor::Options &options)
{
    return d->context.makeCurrent(&d->surface) && d->compositor->render(pose, options, d->picture);
}

const GlFrameCost &OffscreenCompositor::cost() const
{
    return d->compositor->cost();
}

QString OffscreenCompositor::device() const
{
    return d->device;
}

} // namespace marrow
