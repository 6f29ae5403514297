#pragma once

#include "render/voxel/dynamic_mesh.h"

#include <QByteArray>
#include <QColor>

#include <Eigen/Geometry>

namespace marrow {

/// Collects lines of a width in pixels, in world space (or pixels, for a screen-space material).
class LineBatch
{
public:
    static VertexLayout layout();

    void add(const Eigen::Vector3f &from, const Eigen::Vector3f &to, const QColor &color, float width = 1);
    /// Brighter or darker at the far end.
    void add(const Eigen::Vector3f &from, const Eigen::Vector3f &to, const QColor &fromColor, const QColor &toColor, float width);
    void addBox(const Eigen::AlignedBox3f &box, const QColor &color, float width = 1);
    void addCircle(const Eigen::Vector3f &centre, const Eigen::Vector3f &u, const Eigen::Vector3f &v, const QColor &color,
                   float width, int segments = 64);
    void apply(DynamicMesh *mesh) const { mesh->setData(m_vertices, m_indices); }
    bool empty() const { return m_vertices.isEmpty(); }

private:
    QByteArray m_vertices;
    QByteArray m_indices;
};

/// Collects flat-shaded triangles in world space.
class SolidBatch
{
public:
    static VertexLayout layout();

    void addTriangle(const Eigen::Vector3f &a, const Eigen::Vector3f &b, const Eigen::Vector3f &c, const QColor &color);
    void addQuad(const Eigen::Vector3f &a, const Eigen::Vector3f &b, const Eigen::Vector3f &c, const Eigen::Vector3f &d,
                 const QColor &color);
    void addBox(const Eigen::Vector3f &centre, const Eigen::Matrix3f &halfAxes, const QColor &color);
    /// A cone whose base circle is centred at `base`.
    void addCone(const Eigen::Vector3f &base, const Eigen::Vector3f &tip, float radius, const QColor &color, int segments = 16);
    /// A bone: thick a tenth of the way, pointed at both ends.
    void addOctahedron(const Eigen::Vector3f &from, const Eigen::Vector3f &to, float radius, const QColor &color);
    void addBall(const Eigen::Vector3f &centre, float radius, const QColor &color);
    void apply(DynamicMesh *mesh) const { mesh->setData(m_vertices, m_indices); }

private:
    QByteArray m_vertices;
    QByteArray m_indices;
};

/// Two directions that stand at right angles to `axis` and to each other, all of length one.
std::pair<Eigen::Vector3f, Eigen::Vector3f> perpendiculars(const Eigen::Vector3f &axis);

} // namespace marrow
