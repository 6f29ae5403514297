#pragma once

#include "model/base/result.h"
#include "model/puppet/pose.h"
#include "model/puppet/rig.h"
#include "render/puppet/software_renderer.h"

#include <QColor>
#include <QImage>
#include <QSize>

#include <memory>
#include <optional>
#include <vector>

namespace marrow {

/// What a picture of the compositor cost the calling thread, in microseconds, and counts.
struct GlFrameCost
{
    double upload = 0; ///< processor time: vertices and looks to the driver
    double draw = 0;   ///< processor time: building and issuing the draw calls; what the GPU does after that is not in it
    double waited = 0; ///< the thread stood still: a driver that draws on the processor is not done with the picture before
    int drawCalls = 0;
    int layers = 0;    ///< isolated groups that were opened
    int coverages = 0; ///< masks that were drawn
    int copies = 0;    ///< times the picture so far was copied for a mode that reads it
};

/// A finished picture on the GPU, of a GlCompositor's context. Reused from frame to frame. Its owner frees it through the
/// compositor, or leaves that to the end of the context.
class GlPicture
{
public:
    GlPicture();
    ~GlPicture();
    GlPicture(GlPicture &&) noexcept;
    GlPicture &operator=(GlPicture &&) noexcept;

    bool isNull() const;
    QSize size() const;

private:
    friend class GlCompositor;
    struct Data;
    std::unique_ptr<Data> d;
};

/// Draws puppets with OpenGL 3.3 core as the reference does (p2lrt-evaluation.md section 8): every colour and alpha mode,
/// masks, isolated groups, culling, within 2/255 of SoftwareRenderer apart from the pixels at the edges of triangles.
///
/// Belongs to the context that is current when it is made; every call, the destructor included, needs that context current.
/// Leaves blending, culling, buffers and programs as OpenGL starts with, and the frame buffer as it was.
class GlCompositor
{
public:
    /// `pages` as from decodeTextures. Fails with "render.no-opengl" or "render.shader".
    static Result<std::unique_ptr<GlCompositor>> create(std::shared_ptr<const PuppetRig> rig, const std::vector<QImage> &pages);
    ~GlCompositor();

    /// What lies below the puppet: one colour, or a checkerboard of two. Transparent as it stands.
    struct Backdrop
    {
        QColor first = Qt::transparent;
        QColor second = Qt::transparent;
        int cell = 0; ///< side of a square in pixels; 0: the first colour alone
    };
    struct Options
    {
        QSize size;                           ///< pixels of the picture
        std::optional<PuppetView> view = {};  ///< PuppetView::fitted when not given
        Backdrop backdrop = {};
        bool smoothing = false;               ///< average pages that are shown much smaller; the reference does not
    };
    /// The pose must be one of this compositor's rig. False when the driver has no memory for the picture; then the picture
    /// is null.
    bool render(const PuppetPose &pose, const Options &options, GlPicture &picture);
    /// What render() did last.
    const GlFrameCost &cost() const;

    /// Draws the picture over the whole of the frame buffer that is bound (or the columns from..to of it), with its rows the
    /// way a window wants them. An opacity below 1 lays it over what is there.
    void present(const GlPicture &picture, float opacity = 1, int fromColumn = 0, int toColumn = -1);
    /// Straight Format_RGBA8888, top row first.
    QImage read(const GlPicture &picture);
    void free(GlPicture &picture);

private:
    GlCompositor();
    struct Private;
    std::unique_ptr<Private> d;
};

/// A compositor with a context and a surface of its own, for pictures without a window. GUI thread.
class OffscreenCompositor
{
public:
    /// Fails with "render.no-display", "render.no-opengl" or "render.shader".
    static Result<std::unique_ptr<OffscreenCompositor>> create(std::shared_ptr<const PuppetRig> rig,
                                                               const std::vector<QImage> &pages);
    ~OffscreenCompositor();

    /// Null when there is no memory for it.
    QImage render(const PuppetPose &pose, const GlCompositor::Options &options);
    /// Without reading the picture back, and without waiting for it; false when there is no memory for it.
    bool draw(const PuppetPose &pose, const GlCompositor::Options &options);
    const GlFrameCost &cost() const;
    /// The renderer's name, as the driver gives it.
    QString device() const;

private:
    OffscreenCompositor();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace marrow
