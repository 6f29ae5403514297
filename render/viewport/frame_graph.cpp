#include "render/viewport/frame_graph.h"

#include "render/voxel/scene_materials.h"

#include <Qt3DCore/QTransform>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QViewport>

#include <QMatrix4x4>
#include <QVector2D>
#include <QVector3D>
#include <QVector4D>

#include <algorithm>

using namespace Qt3DRender;

namespace marrow {

namespace {

QMatrix4x4 toQt(const Eigen::Matrix4f &m)
{
    QMatrix4x4 result;
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column)
            result(row, column) = m(row, column);
    }
    return result;
}

QVector3D toQt(const Eigen::Vector3f &v)
{
    return {v.x(), v.y(), v.z()};
}

QVector4D vector(const QColor &color)
{
    return {color.redF(), color.greenF(), color.blueF(), color.alphaF()};
}

QRenderPassFilter *addPass(QFrameGraphNode *parent, ScenePass pass)
{
    auto *filter = new QRenderPassFilter(parent);
    auto *key = new QFilterKey(filter);
    key->setName(QStringLiteral("pass"));
    key->setValue(scenePassName(pass));
    filter->addMatch(key);
    return filter;
}

QFrameGraphNode *clearDepth(QFrameGraphNode *parent)
{
    auto *clear = new QClearBuffers(parent);
    clear->setBuffers(QClearBuffers::DepthBuffer);
    return clear;
}

} // namespace

FrameGraph::FrameGraph(QObject *surface, const QSize &offscreenSize)
    : m_root(new QRenderSurfaceSelector)
{
    m_root->setSurface(surface);
    QFrameGraphNode *parent = m_root;
    if (!offscreenSize.isEmpty()) {
        m_root->setExternalRenderTargetSize(offscreenSize);
        parent = makeTarget(parent, offscreenSize);
    }
    auto *viewport = new QViewport(parent);
    auto *cameraSelector = new QCameraSelector(viewport);
    m_camera = new QCamera(m_root);
    m_camera->lens()->setProjectionType(QCameraLens::CustomProjection);
    cameraSelector->setCamera(m_camera);
    auto *technique = new QTechniqueFilter(cameraSelector);
    m_shared = technique;

    m_viewSize = parameter("viewSize", QVector2D(1, 1));
    m_pixelRatio = parameter("pixelRatio", 1.0F);
    m_keyDirection = parameter("keyDirection", QVector3D(0, 1, 0));
    m_ownershipMix = parameter("ownershipMix", 0.0F);
    m_hatch = parameter("hatch", 0.0F);
    m_edgeStrength = parameter("edgeStrength", 0.0F);
    m_occlusion = parameter("occlusion", 0.0F);
    m_noOccupancy = makeVolumeTexture(m_root, QByteArray(1, '\0'), 1, 1, 1);
    m_occupancy = parameter("occupancy", QVariant::fromValue(m_noOccupancy));
    m_occupancySize = parameter("occupancySize", QVector3D(1, 1, 1));
    m_sliceLow = parameter("sliceLow", QVector3D());
    m_sliceHigh = parameter("sliceHigh", QVector3D());
    m_canvasTop = parameter("canvasTop", QVector4D());
    m_canvasBottom = parameter("canvasBottom", QVector4D());
    m_frame = parameter("frameNumber", 0);

    m_clear = new QClearBuffers(m_shared);
    m_clear->setBuffers(QClearBuffers::ColorDepthStencilBuffer);
    addPass(m_clear, ScenePass::Background); // must stay enabled: a branch without a leaf does not clear either
    addPass(m_shared, ScenePass::Opaque);
    addPass(m_shared, ScenePass::GhostDepth);
    auto *sorted = new QSortPolicy(m_shared);
    sorted->setSortTypes(QList<QSortPolicy::SortType>{QSortPolicy::BackToFront});
    addPass(sorted, ScenePass::Blend);
    addPass(m_shared, ScenePass::Lines);
    addPass(clearDepth(m_shared), ScenePass::Bones);
    addPass(clearDepth(m_shared), ScenePass::Gizmo);
    // The capture must be the last leaf, or the picture lacks what is drawn after it.
    m_capture = new QRenderCapture(addPass(m_shared, ScenePass::Hud));
}

QParameter *FrameGraph::parameter(const char *name, const QVariant &value)
{
    auto *result = new QParameter(QString::fromLatin1(name), value);
    static_cast<QTechniqueFilter *>(m_shared)->addParameter(result);
    return result;
}

QFrameGraphNode *FrameGraph::makeTarget(QFrameGraphNode *parent, const QSize &size)
{
    auto *selector = new QRenderTargetSelector(parent);
    auto *target = new QRenderTarget(selector);
    const auto attach = [&](QRenderTargetOutput::AttachmentPoint point, QAbstractTexture::TextureFormat format) {
        auto *output = new QRenderTargetOutput(target);
        output->setAttachmentPoint(point);
        auto *texture = new QTexture2D(output);
        texture->setFormat(format);
        texture->setSize(size.width(), size.height());
        texture->setGenerateMipMaps(false);
        output->setTexture(texture);
        target->addOutput(output);
    };
    attach(QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm);
    attach(QRenderTargetOutput::Depth, QAbstractTexture::D24);
    selector->setTarget(target);
    return selector;
}

void FrameGraph::setView(const CameraRig &rig, const QSize &size, qreal pixelRatio)
{
    const float width = static_cast<float>(std::max(1, size.width()));
    const float height = static_cast<float>(std::max(1, size.height()));
    m_camera->lens()->setProjectionMatrix(toQt(rig.projectionMatrix(width / height)));
    m_camera->setPosition(toQt(rig.eye()));
    m_camera->setUpVector(toQt(rig.up()));
    m_camera->setViewCenter(toQt(rig.target));
    m_viewSize->setValue(QVector2D(width, height));
    m_pixelRatio->setValue(static_cast<float>(pixelRatio));
    // The key light stands to the upper left of whoever looks, so that every view is lit well.
    const Eigen::Vector3f level = rig.right().cross(Eigen::Vector3f::UnitY());
    const Eigen::Vector3f key = -rig.right() * 0.45F + Eigen::Vector3f::UnitY() * 0.75F + level * 0.6F;
    m_keyDirection->setValue(toQt(key.normalized()));
}

void FrameGraph::setOptions(const ViewOptions &options)
{
    m_ownershipMix->setValue(options.ownershipMix);
    m_hatch->setValue(options.patterns ? 1.0F : 0.0F);
    m_edgeStrength->setValue(options.voxelEdges ? 0.55F : 0.0F);
    // Exploded joints show the faces they shared; darkness from voxels that moved away would look like dirt.
    m_occlusion->setValue(options.ambientOcclusion ? 0.75F * (1 - std::clamp(options.explode * 4, 0.0F, 1.0F)) : 0.0F);
    const VoxelBox kept = options.slice.value_or(VoxelBox{{-999, -999, -999}, {999, 999, 999}});
    m_sliceLow->setValue(QVector3D(static_cast<float>(kept.low.x), static_cast<float>(kept.low.y), static_cast<float>(kept.low.z)));
    m_sliceHigh->setValue(QVector3D(static_cast<float>(kept.high.x + 1), static_cast<float>(kept.high.y + 1), static_cast<float>(kept.high.z + 1)));
    m_canvasTop->setValue(vector(options.theme.canvasTop));
    m_canvasBottom->setValue(vector(options.theme.canvasBottom));
    m_clear->setClearColor(options.transparentBackground ? QColor(0, 0, 0, 0) : options.theme.canvasBottom);
}

void FrameGraph::setOccupancy(QAbstractTexture *texture, const QVector3D &size)
{
    m_occupancy->setValue(QVariant::fromValue(texture));
    m_occupancySize->setValue(size);
}

void FrameGraph::clearOccupancy()
{
    setOccupancy(m_noOccupancy, QVector3D(1, 1, 1));
}

void FrameGraph::touch()
{
    m_frame->setValue(++m_frameNumber);
}

} // namespace marrow
