#pragma once

#include "views/puppet/canvas_scene.h"

#include <QOpenGLWidget>
#include <QWidget>

#include <functional>

namespace marrow {

class GlShapes;
class SoftwareRenderer;

/// What one frame of a surface cost, microseconds of the GUI thread.
struct SurfaceCost
{
    double compose = 0; ///< pictures of the puppet; with OpenGL: uploading and issuing draw calls
    double overlay = 0;
    GlFrameCost gl;     ///< zero without OpenGL
};

/// The pixels of a canvas. Takes no events: the canvas above it does. Made for a rig by setPuppet; asks `scene` for what to
/// show each time it paints.
class CanvasSurface
{
public:
    virtual ~CanvasSurface() = default;

    virtual QWidget *widget() = 0;
    /// Null clears it. Pages as from decodeTextures, may be empty at first.
    virtual void setPuppet(std::shared_ptr<const PuppetRig> rig, std::vector<QImage> pages) = 0;
    /// Empty while all is well; otherwise why nothing can be drawn this way. Known after the first paint.
    virtual QString failure() const = 0;
    virtual SurfaceCost cost() const = 0;

    std::function<CanvasScene()> scene;
    std::function<void()> failed;  ///< failure() has become something
    std::function<void()> painted;
};

/// Draws with GlCompositor.
class GlSurface final : public QOpenGLWidget, public CanvasSurface
{
    Q_OBJECT

public:
    explicit GlSurface(QWidget *parent);
    ~GlSurface() override;

    QWidget *widget() override { return this; }
    void setPuppet(std::shared_ptr<const PuppetRig> rig, std::vector<QImage> pages) override;
    QString failure() const override { return m_failure; }
    SurfaceCost cost() const override { return m_cost; }

protected:
    void initializeGL() override;
    void paintGL() override;

private:
    void release();
    bool prepare();
    void fail(const QString &message);
    void compose(const CanvasScene &scene, const GlCompositor::Options &options);

    std::shared_ptr<const PuppetRig> m_rig;
    std::vector<QImage> m_pages;
    std::unique_ptr<GlCompositor> m_compositor;
    std::unique_ptr<GlShapes> m_shapes;
    GlPicture m_picture;
    GlPicture m_otherPicture;
    QString m_failure;
    bool m_smooth = true;
    SurfaceCost m_cost;
};

/// Draws with the reference renderer, for where there is no OpenGL.
class RasterSurface final : public QWidget, public CanvasSurface
{
    Q_OBJECT

public:
    explicit RasterSurface(QWidget *parent);
    ~RasterSurface() override;

    QWidget *widget() override { return this; }
    void setPuppet(std::shared_ptr<const PuppetRig> rig, std::vector<QImage> pages) override;
    QString failure() const override { return {}; }
    SurfaceCost cost() const override { return m_cost; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage draw(const PuppetPose &pose, const CanvasScene &scene, const QImage &backdrop) const;

    std::unique_ptr<SoftwareRenderer> m_renderer;
    SurfaceCost m_cost;
};

} // namespace marrow
