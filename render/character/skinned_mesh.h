#pragma once

#include "render/character/figure_geometry.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

namespace marrow {

/// An entity that draws one part of a model for any number of figures at once, and a second one for its edges, made when first wanted.
/// Owned by the parent entity; GUI thread only.
class SkinnedMesh : public Qt3DCore::QEntity
{
public:
    SkinnedMesh(const FigureGeometry &geometry, Qt3DCore::QNode *parent);

    void setSurface(const QByteArray &bytes);
    void setSkin(const QByteArray &bytes);
    void setInstances(int count);
    void setMaterial(Qt3DRender::QMaterial *material);
    void setWire(Qt3DRender::QMaterial *material, const QByteArray &edges);
    bool hasWire() const { return m_wire != nullptr; }
    void setShown(bool shown);
    void setWireShown(bool shown);

private:
    Qt3DRender::QGeometryRenderer *makeRenderer(Qt3DCore::QNode *parent, const QByteArray &indices, Qt3DRender::QGeometryRenderer::PrimitiveType type);

    int m_vertexCount;
    int m_instances = 1;
    Qt3DCore::QBuffer *m_surface;
    Qt3DCore::QBuffer *m_looks;
    Qt3DCore::QBuffer *m_skin;
    Qt3DRender::QGeometryRenderer *m_renderer;
    Qt3DRender::QGeometryRenderer *m_wireRenderer = nullptr;
    Qt3DRender::QMaterial *m_material = nullptr;
    Qt3DCore::QEntity *m_wire = nullptr;
};

} // namespace marrow
