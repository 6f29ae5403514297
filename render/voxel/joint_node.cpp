#include "render/voxel/joint_node.h"

#include <Eigen/SVD>

#include <QQuaternion>

namespace marrow {

namespace {

QQuaternion toQt(const Eigen::Matrix3f &rotation)
{
    const Eigen::Quaternionf q(rotation);
    return QQuaternion(q.w(), q.x(), q.y(), q.z()).normalized();
}

QVector3D toQt(const Eigen::Vector3f &v)
{
    return {v.x(), v.y(), v.z()};
}

/// True when rotation · scale alone gives the matrix: its columns are at right angles.
bool columnsOrthogonal(const Eigen::Matrix3f &m)
{
    const float size = m.cwiseAbs().maxCoeff();
    const float limit = 1e-5F * size * size;
    return std::abs(m.col(0).dot(m.col(1))) <= limit && std::abs(m.col(0).dot(m.col(2))) <= limit
        && std::abs(m.col(1).dot(m.col(2))) <= limit;
}

} // namespace

JointNode::JointNode(Qt3DCore::QNode *parent)
    : m_outer(new Qt3DCore::QEntity(parent))
    , m_inner(new Qt3DCore::QEntity(m_outer))
    , m_outerTransform(new Qt3DCore::QTransform(m_outer))
    , m_innerTransform(new Qt3DCore::QTransform(m_inner))
{
    m_outer->addComponent(m_outerTransform);
    m_inner->addComponent(m_innerTransform);
}

bool JointNode::place(const Eigen::Affine3f &matrix)
{
    if (m_matrix.matrix() == matrix.matrix())
        return false;
    m_matrix = matrix;
    const Eigen::Matrix3f linear = matrix.linear();
    Eigen::Matrix3f rotation;
    Eigen::Vector3f scale(linear.col(0).norm(), linear.col(1).norm(), linear.col(2).norm());
    const bool mirrored = linear.determinant() < 0;
    if (scale.minCoeff() > 0 && columnsOrthogonal(linear)) {
        if (mirrored)
            scale.x() = -scale.x();
        for (int axis = 0; axis < 3; ++axis)
            rotation.col(axis) = linear.col(axis) / scale[axis];
        if (m_innerTurned)
            m_innerTransform->setRotation(QQuaternion());
        m_innerTurned = false;
    } else {
        // Any matrix is rotation · scale · rotation, so the inner entity takes the second one.
        const Eigen::JacobiSVD<Eigen::Matrix3f> svd(linear, Eigen::ComputeFullU | Eigen::ComputeFullV);
        rotation = svd.matrixU();
        Eigen::Matrix3f inner = svd.matrixV().transpose();
        scale = svd.singularValues();
        if (rotation.determinant() < 0) {
            rotation.col(0) *= -1;
            scale.x() = -scale.x();
        }
        if (inner.determinant() < 0) {
            inner.row(0) *= -1;
            scale.x() = -scale.x();
        }
        m_innerTransform->setRotation(toQt(inner));
        m_innerTurned = true;
    }
    m_outerTransform->setTranslation(toQt(Eigen::Vector3f(matrix.translation())));
    m_outerTransform->setRotation(toQt(rotation));
    m_outerTransform->setScale3D(toQt(scale));
    const bool flipped = mirrored != m_mirrored;
    m_mirrored = mirrored;
    return flipped;
}

} // namespace marrow
