#pragma once

#include "render/viewport/camera_rig.h"
#include "render/voxel/view_options.h"

#include <Qt3DCore/QNode>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSurfaceSelector>

#include <QSize>

namespace marrow {

/// The order in which a frame is drawn, and the uniforms every material shares. With `offscreenSize` the frame goes into
/// a texture of that size instead of the surface.
class FrameGraph
{
public:
    explicit FrameGraph(QObject *surface, const QSize &offscreenSize = {});

    Qt3DRender::QFrameGraphNode *root() const { return m_root; }
    Qt3DRender::QRenderCapture *capture() const { return m_capture; }

    /// `size` in device pixels.
    void setView(const CameraRig &rig, const QSize &size, qreal pixelRatio);
    void setOptions(const ViewOptions &options);
    void setOccupancy(Qt3DRender::QAbstractTexture *texture, const QVector3D &size);
    void clearOccupancy();
    /// Marks the frame as out of date when nothing else changed (an exposed window).
    void touch();

private:
    Qt3DRender::QParameter *parameter(const char *name, const QVariant &value);
    Qt3DRender::QFrameGraphNode *makeTarget(Qt3DRender::QFrameGraphNode *parent, const QSize &size);

    Qt3DRender::QRenderSurfaceSelector *m_root;
    Qt3DRender::QFrameGraphNode *m_shared = nullptr; ///< carries the shared uniforms
    Qt3DCore::QEntity *m_cameraEntity = nullptr;
    Qt3DRender::QClearBuffers *m_clear = nullptr;
    Qt3DRender::QRenderCapture *m_capture = nullptr;
    Qt3DRender::QCamera *m_camera = nullptr;
    Qt3DRender::QParameter *m_viewSize;
    Qt3DRender::QParameter *m_pixelRatio;
    Qt3DRender::QParameter *m_keyDirection;
    Qt3DRender::QParameter *m_ownershipMix;
    Qt3DRender::QParameter *m_hatch;
    Qt3DRender::QParameter *m_edgeStrength;
    Qt3DRender::QParameter *m_occlusion;
    Qt3DRender::QAbstractTexture *m_noOccupancy;
    Qt3DRender::QParameter *m_occupancy;
    Qt3DRender::QParameter *m_occupancySize;
    Qt3DRender::QParameter *m_sliceLow;
    Qt3DRender::QParameter *m_sliceHigh;
    Qt3DRender::QParameter *m_canvasTop;
    Qt3DRender::QParameter *m_canvasBottom;
    Qt3DRender::QParameter *m_frame;
    int m_frameNumber = 0;
};

} // namespace marrow
