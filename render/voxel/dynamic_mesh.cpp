#include "render/voxel/dynamic_mesh.h"

#include <Qt3DCore/QGeometry>

namespace marrow {

DynamicMesh::DynamicMesh(const VertexLayout &layout, Qt3DRender::QMaterial *material, Qt3DCore::QNode *parent)
    : Qt3DCore::QEntity(parent)
    , m_stride(layout.stride)
{
    auto *geometry = new Qt3DCore::QGeometry(this);
    m_vertices = new Qt3DCore::QBuffer(geometry);
    m_indices = new Qt3DCore::QBuffer(geometry);
    for (const VertexField &field : layout.fields) {
        auto *attribute = new Qt3DCore::QAttribute(m_vertices, QString::fromLatin1(field.name), field.type,
                                                   field.components, 0, field.byteOffset, layout.stride, geometry);
        geometry->addAttribute(attribute);
        m_attributes.push_back(attribute);
    }
    m_indexAttribute = new Qt3DCore::QAttribute(m_indices, Qt3DCore::QAttribute::UnsignedInt, 1, 0, 0, 0, geometry);
    m_indexAttribute->setAttributeType(Qt3DCore::QAttribute::IndexAttribute);
    geometry->addAttribute(m_indexAttribute);

    m_renderer = new Qt3DRender::QGeometryRenderer(this);
    m_renderer->setGeometry(geometry);
    m_renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
    addComponent(m_renderer);
    setMaterial(material);
    updateEnabled();
}

void DynamicMesh::setData(const QByteArray &vertices, const QByteArray &indices)
{
    m_hasData = !vertices.isEmpty() && !indices.isEmpty();
    if (m_hasData) {
        const auto vertexCount = static_cast<unsigned>(vertices.size()) / m_stride;
        const auto indexCount = static_cast<unsigned>(indices.size() / 4);
        m_vertices->setData(vertices);
        m_indices->setData(indices);
        for (Qt3DCore::QAttribute *attribute : m_attributes)
            attribute->setCount(vertexCount);
        m_indexAttribute->setCount(indexCount);
        m_renderer->setVertexCount(static_cast<int>(indexCount));
    }
    updateEnabled();
}

void DynamicMesh::setMaterial(Qt3DRender::QMaterial *material)
{
    if (material == m_material)
        return;
    if (m_material)
        removeComponent(m_material);
    m_material = material;
    if (m_material)
        addComponent(m_material);
}

Qt3DRender::QGeometryRenderer *DynamicMesh::makeRenderer(Qt3DCore::QNode *parent) const
{
    // A renderer that two entities share gets no bounds for the second one, which is then never drawn.
    auto *renderer = new Qt3DRender::QGeometryRenderer(parent);
    renderer->setGeometry(m_renderer->geometry());
    renderer->setPrimitiveType(m_renderer->primitiveType());
    renderer->setVertexCount(m_renderer->vertexCount());
    return renderer;
}

void DynamicMesh::setShown(bool shown)
{
    m_shown = shown;
    updateEnabled();
}

} // namespace marrow
