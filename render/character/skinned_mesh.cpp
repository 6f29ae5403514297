#include "render/character/skinned_mesh.h"

#include <Qt3DCore/QGeometry>

namespace marrow {

SkinnedMesh::SkinnedMesh(const FigureGeometry &geometry, Qt3DCore::QNode *parent)
    : Qt3DCore::QEntity(parent)
    , m_vertexCount(geometry.vertexCount)
    , m_surface(new Qt3DCore::QBuffer(this))
    , m_looks(new Qt3DCore::QBuffer(this))
    , m_skin(new Qt3DCore::QBuffer(this))
{
    m_surface->setData(geometry.surface);
    m_looks->setData(geometry.looks);
    m_skin->setData(geometry.skin);
    m_renderer = makeRenderer(this, geometry.triangles, Qt3DRender::QGeometryRenderer::Triangles);
    addComponent(m_renderer);
}

Qt3DRender::QGeometryRenderer *SkinnedMesh::makeRenderer(Qt3DCore::QNode *parent, const QByteArray &indices, Qt3DRender::QGeometryRenderer::PrimitiveType type)
{
    using A = Qt3DCore::QAttribute;
    auto *geometry = new Qt3DCore::QGeometry(parent);
    const auto add = [&](Qt3DCore::QBuffer *buffer, const char *name, A::VertexBaseType base, unsigned components, unsigned offset, unsigned stride) {
        geometry->addAttribute(new A(buffer, QString::fromLatin1(name), base, components, static_cast<unsigned>(m_vertexCount), offset, stride, geometry));
    };
    add(m_surface, "vertexPosition", A::Float, 3, 0, FigureGeometry::kSurfaceBytes);
    add(m_surface, "vertexNormal", A::Float, 3, 12, FigureGeometry::kSurfaceBytes);
    add(m_looks, "places", A::Float, 4, 0, FigureGeometry::kLooksBytes);
    add(m_looks, "vertexColor", A::UnsignedByte, 4, 16, FigureGeometry::kLooksBytes);
    add(m_skin, "slots", A::UnsignedShort, 4, 0, FigureGeometry::kSkinBytes);
    add(m_skin, "weights", A::Float, 4, 8, FigureGeometry::kSkinBytes);
    auto *buffer = new Qt3DCore::QBuffer(geometry);
    buffer->setData(indices);
    const auto count = static_cast<unsigned>(indices.size() / 4);
    auto *index = new A(buffer, A::UnsignedInt, 1, count, 0, 0, geometry);
    index->setAttributeType(A::IndexAttribute);
    geometry->addAttribute(index);
    auto *renderer = new Qt3DRender::QGeometryRenderer(parent);
    renderer->setGeometry(geometry);
    renderer->setPrimitiveType(type);
    renderer->setVertexCount(static_cast<int>(count));
    renderer->setInstanceCount(m_instances);
    return renderer;
}

void SkinnedMesh::setSurface(const QByteArray &bytes)
{
    m_surface->setData(bytes);
}

void SkinnedMesh::setSkin(const QByteArray &bytes)
{
    m_skin->setData(bytes);
}

void SkinnedMesh::setInstances(int count)
{
    m_instances = count;
    m_renderer->setInstanceCount(count);
    if (m_wireRenderer)
        m_wireRenderer->setInstanceCount(count);
}

void SkinnedMesh::setMaterial(Qt3DRender::QMaterial *material)
{
    if (material == m_material)
        return;
    if (m_material)
        removeComponent(m_material);
    m_material = material;
    addComponent(m_material);
}

void SkinnedMesh::setWire(Qt3DRender::QMaterial *material, const QByteArray &edges)
{
    m_wire = new Qt3DCore::QEntity(parentNode());
    m_wireRenderer = makeRenderer(m_wire, edges, Qt3DRender::QGeometryRenderer::Lines);
    m_wire->addComponent(m_wireRenderer);
    m_wire->addComponent(material);
}

void SkinnedMesh::setShown(bool shown)
{
    setEnabled(shown);
}

void SkinnedMesh::setWireShown(bool shown)
{
    if (m_wire)
        m_wire->setEnabled(shown);
}

} // namespace marrow
