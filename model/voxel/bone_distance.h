#pragma once

#include "model/voxel/skeleton.h"
#include "model/voxel/voxel_grid.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace marrow {

/// The bones of a skeleton in its rest pose as line segments: from each joint to each of its children, and from a joint
/// without children a little way on. A joint's distance to a point is that of its nearest segment. Grid units.
class BoneSegments
{
public:
    struct Segment
    {
        JointId joint = 0;
        Eigen::Vector3f from = Eigen::Vector3f::Zero();
        Eigen::Vector3f to = Eigen::Vector3f::Zero();

        float squaredDistance(const Eigen::Vector3f &point) const
        {
            const Eigen::Vector3f way = to - from;
            const float length = way.squaredNorm();
            const float t = length > 0 ? std::clamp((point - from).dot(way) / length, 0.0F, 1.0F) : 0.0F;
            return (from + t * way - point).squaredNorm();
        }
    };
    struct Nearest
    {
        JointId joint = 0;
        float distance = std::numeric_limits<float>::max();
        float second = std::numeric_limits<float>::max(); ///< to the nearest other joint
    };

    BoneSegments() = default;
    explicit BoneSegments(const Skeleton &skeleton);

    float distance(JointId joint, const Eigen::Vector3f &point) const;
    Nearest nearest(const Eigen::Vector3f &point) const;
    const std::vector<Segment> &segments() const { return m_segments; } ///< by joint, ascending

private:
    std::vector<Segment> m_segments;
};

/// A bone without a child is as long as the part it ends in: a head's goes on to the crown, a hand's to the fingertips.
/// Lengthens a segment through solid cells, at most to about a third of the grid.
void reachToTheEnd(BoneSegments::Segment &segment, const VoxelGrid &grid);

} // namespace marrow
