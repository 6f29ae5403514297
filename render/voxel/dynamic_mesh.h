#pragma once

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

#include <QByteArray>

#include <vector>

namespace marrow {

/// One attribute of an interleaved vertex. Integer types reach the shader divided by their largest value. Every layout has
/// three or more floats called vertexPosition: Qt3D computes the bounds it sorts transparent meshes by from them.
struct VertexField
{
    const char *name;
    Qt3DCore::QAttribute::VertexBaseType type;
    unsigned components;
    unsigned byteOffset;
};

struct VertexLayout
{
    std::vector<VertexField> fields;
    unsigned stride;
};

/// An entity that draws one triangle mesh from interleaved vertices and 32-bit indices, replaced as a whole. Empty data
/// switches the entity off. Owned by the parent entity; GUI thread only.
class DynamicMesh : public Qt3DCore::QEntity
{
public:
    DynamicMesh(const VertexLayout &layout, Qt3DRender::QMaterial *material, Qt3DCore::QNode *parent);

    void setData(const QByteArray &vertices, const QByteArray &indices);
    void setMaterial(Qt3DRender::QMaterial *material);
    void setShown(bool shown);
    bool hasData() const { return m_hasData; }
    /// For another entity that draws the same triangles with a material of its own: shares the buffers, which go with this one.
    Qt3DRender::QGeometryRenderer *makeRenderer(Qt3DCore::QNode *parent) const;

private:
    void updateEnabled() { setEnabled(m_hasData && m_shown); }

    unsigned m_stride;
    Qt3DCore::QBuffer *m_vertices;
    Qt3DCore::QBuffer *m_indices;
    std::vector<Qt3DCore::QAttribute *> m_attributes;
    Qt3DCore::QAttribute *m_indexAttribute;
    Qt3DRender::QGeometryRenderer *m_renderer;
    Qt3DRender::QMaterial *m_material = nullptr;
    bool m_hasData = false;
    bool m_shown = true;
};

} // namespace marrow
