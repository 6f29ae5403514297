#pragma once

#include "model/base/result.h"
#include "render/puppet/overlay_shapes.h"

#include <QSize>

#include <memory>

namespace marrow {

/// Draws overlay shapes (not their words) with smooth edges, all of them in one call. Belongs to the context that is current
/// when it is made; every call, the destructor included, needs that context current.
class GlShapes
{
public:
    /// Fails with "render.no-opengl" or "render.shader".
    static Result<std::unique_ptr<GlShapes>> create();
    ~GlShapes();

    /// Onto the frame buffer that is bound, of `size` pixels. `view` leads from the canvas to pixels counted from the top
    /// left, `pixelRatio` from device independent ones.
    void draw(const OverlayShapes &shapes, const QSize &size, const PuppetView &view, double pixelRatio);

private:
    GlShapes();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace marrow
