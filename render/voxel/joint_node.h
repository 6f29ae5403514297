#pragma once

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>

#include <Eigen/Geometry>

namespace marrow {

/// Two nested entities that carry any affine matrix: a Qt3D transform keeps rotation and scale only, and a chain of uneven scales
/// also shears. What shall move is parented to inner(). The entities are owned by the parent; GUI thread only.
class JointNode
{
public:
    explicit JointNode(Qt3DCore::QNode *parent);

    Qt3DCore::QEntity *outer() const { return m_outer; }
    Qt3DCore::QEntity *inner() const { return m_inner; }
    const Eigen::Affine3f &matrix() const { return m_matrix; }
    /// True when the matrix turns surfaces inside out.
    bool mirrored() const { return m_mirrored; }
    /// Moves what is below. Does nothing when it stands there already; returns whether `mirrored` changed.
    bool place(const Eigen::Affine3f &matrix);

private:
    Qt3DCore::QEntity *m_outer;
    Qt3DCore::QEntity *m_inner;
    Qt3DCore::QTransform *m_outerTransform;
    Qt3DCore::QTransform *m_innerTransform;
    Eigen::Affine3f m_matrix = Eigen::Affine3f::Identity();
    bool m_mirrored = false;
    bool m_innerTurned = false;
};

} // namespace marrow
