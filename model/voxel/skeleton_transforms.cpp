// Local and world, and what a TRS cannot hold.

#include "model/voxel/skeleton_ops.h"

#include <Eigen/SVD>

#include <QCoreApplication>

#include <cmath>

namespace marrow {

namespace {

Error singular()
{
    return {"skeleton.singular",
            QCoreApplication::translate(
                "SkeletonOps",
                "A joint with a scale of zero cannot keep a place in the world. Give the joints above it "
                "a scale first."),
            {},
            {}};
}

bool isSingular(const Eigen::Affine3f &matrix)
{
    const float largest = matrix.linear().cwiseAbs().maxCoeff();
    return !matrix.matrix().allFinite() ||
           std::abs(matrix.linear().determinant()) <= 1e-9F * largest * largest * largest;
}

} // namespace

Transform toTransform(const Eigen::Affine3f &matrix, float *lost)
{
    // The nearest rotation to a matrix is U·Vᵀ of its singular values; what is left along each of its axes is the
    // scale. When the axes are orthogonal already, their directions are that rotation, without the rounding of a
    // decomposition.
    const Eigen::Matrix3d linear = matrix.linear().cast<double>();
    Eigen::Matrix3d axes = linear;
    Eigen::Vector3d lengths = linear.colwise().norm();
    bool orthogonal = lengths.minCoeff() > 0;
    if (orthogonal) {
        for (int i = 0; i < 3; ++i)
            axes.col(i) /= lengths[i];
        orthogonal = (axes.transpose() * axes - Eigen::Matrix3d::Identity()).cwiseAbs().maxCoeff() < 1e-6;
    }
    if (!orthogonal) {
        const Eigen::JacobiSVD<Eigen::Matrix3d> svd(linear, Eigen::ComputeFullU | Eigen::ComputeFullV);
        axes = svd.matrixU() * svd.matrixV().transpose();
    }
    if (axes.determinant() < 0)
        axes.col(0) = -axes.col(0);
    Transform result;
    result.rotation = Eigen::Quaterniond(axes).normalized().cast<float>();
    for (int i = 0; i < 3; ++i)
        result.scale[i] = static_cast<float>(axes.col(i).dot(linear.col(i)));
    result.translation = matrix.translation();
    if (lost) {
        const Eigen::Matrix3f difference = result.matrix().linear() - matrix.linear();
        *lost = orthogonal ? 0.0F : difference.colwise().norm().maxCoeff();
    }
    return result;
}

Eigen::Affine3f worldOf(const Skeleton &skeleton, JointId joint)
{
    Eigen::Affine3f world = Eigen::Affine3f::Identity();
    std::optional<JointId> current = joint;
    for (std::size_t steps = 0; current && steps <= skeleton.size(); ++steps) {
        const Joint *at = skeleton.find(*current);
        if (!at)
            break;
        world = at->rest.matrix() * world;
        current = at->parent;
    }
    return world;
}

Result<Transform> localFromWorld(const Skeleton &skeleton, std::optional<JointId> parent, const Eigen::Affine3f &world,
                                 float *lost)
{
    if (!parent)
        return toTransform(world, lost);
    const Eigen::Affine3f parentWorld = worldOf(skeleton, *parent);
    if (isSingular(parentWorld))
        return singular();
    return toTransform(parentWorld.inverse(Eigen::Affine) * world, lost);
}

Eigen::Vector3f surfacePoint(Int3 voxel, FaceSide side)
{
    Eigen::Vector3f point(static_cast<float>(voxel.x) + 0.5F, static_cast<float>(voxel.y) + 0.5F,
                          static_cast<float>(voxel.z) + 0.5F);
    point[faceAxis(side)] += facesUp(side) ? 0.5F : -0.5F;
    return point;
}

Eigen::Vector3f volumeCentre(const VoxelGrid &grid, const VoxelBinding &binding, Int3 voxel)
{
    const VoxelComponents pieces = findComponents(grid, &binding);
    const int index = grid.contains(voxel) ? pieces.componentAt(grid.offset(voxel)) : -1;
    if (index < 0)
        return surfacePoint(voxel, 0) + Eigen::Vector3f(0.5F, 0, 0);
    const auto &centre = pieces.components[static_cast<std::size_t>(index)].centre;
    return {static_cast<float>(centre[0]), static_cast<float>(centre[1]), static_cast<float>(centre[2])};
}

} // namespace marrow
