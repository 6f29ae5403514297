#pragma once

#include "model/base/result.h"
#include "render/puppet/raster_layer.h"

#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QSize>

#include <array>
#include <memory>

namespace marrow {

using Gl = QOpenGLFunctions_3_3_Core;

/// The functions of the context that is current. Fails with "render.no-opengl" when it offers less than 3.3.
Result<Gl *> currentGl();

/// "render.shader": what the driver said goes into the place.
Error shaderError(const QString &log);

/// Everything that a program of the compositor may want to be told.
enum class GlUniform {
    Linear, Offset, Smoothing, Masking, Blend, AlphaBlend, GroupMultiply, GroupScreen, Box, Size, First, Second, Cell, Opacity,
    Count
};

/// Where each texture is bound, in every program.
enum class GlUnit { Page = 0, Mask = 1, Looks = 2, Backdrop = 3, Layer = 4, Picture = 5 };

/// A linked program with the places of its uniforms. Belongs to the context it was made in.
class GlProgram
{
public:
    /// Fails with "render.shader", the log of the driver as its place.
    static Result<std::unique_ptr<GlProgram>> make(const QByteArray &vertex, const QByteArray &fragment);

    void bind() { m_program.bind(); }
    /// Where the uniform is, or -1: setting that one does nothing.
    int at(GlUniform uniform) const { return m_places[static_cast<std::size_t>(uniform)]; }

private:
    QOpenGLShaderProgram m_program;
    std::array<int, static_cast<std::size_t>(GlUniform::Count)> m_places = {};
};

/// A picture to draw into and to read from: a texture with its frame buffer. `dirty` bounds what may differ from zero, for
/// layers. Does not free itself: only its owner knows whether the context is current.
struct GlLayer
{
    enum class Format { Color, Coverage };

    unsigned texture = 0;
    unsigned frameBuffer = 0;
    QSize size;
    PixelBox dirty;

    /// Makes or remakes it; zero everywhere. False when the driver refuses.
    bool allocate(Gl &gl, const QSize &wanted, Format format);
    void free(Gl &gl);
    PixelBox area() const { return {0, 0, size.width(), size.height()}; }
    void addDirty(const PixelBox &box) { dirty = dirty.united(box.intersected(area())); }
    /// Binds the frame buffer and makes what was dirty zero again.
    void clear(Gl &gl);
};

/// A page as a texture, straight colours, to be read texel by texel. 0 for a null image. One that is larger than the driver
/// takes is made smaller.
unsigned makePageTexture(Gl &gl, const QImage &page);

} // namespace marrow
