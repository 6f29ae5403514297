#include "model/voxel/bone_distance.h"

#include <algorithm>
#include <cmath>

namespace marrow {

BoneSegments::BoneSegments(const Skeleton &skeleton)
{
    const std::vector<Eigen::Affine3f> worlds = restWorlds(skeleton);
    const auto positionOf = [&](std::size_t index) { return Eigen::Vector3f(worlds[index].translation()); };
    for (std::size_t i = 0; i < skeleton.size(); ++i) {
        const Joint &joint = skeleton.joints()[i];
        const auto children = skeleton.children(joint.id);
        for (const JointId child : children)
            m_segments.push_back(
                {joint.id, positionOf(i), positionOf(static_cast<std::size_t>(skeleton.indexOf(child)))});
        if (!children.empty())
            continue;
        // Without a child the bone goes on the way it came, half as long: a hand, a foot, the top of a head.
        const int parent = joint.parent ? skeleton.indexOf(*joint.parent) : -1;
        const Eigen::Vector3f here = positionOf(i);
        const Eigen::Vector3f on =
            parent < 0 ? here : Eigen::Vector3f(here + 0.5F * (here - positionOf(static_cast<std::size_t>(parent))));
        m_segments.push_back({joint.id, here, on});
    }
}

float BoneSegments::distance(JointId joint, const Eigen::Vector3f &point) const
{
    float best = std::numeric_limits<float>::max();
    auto segment = std::lower_bound(m_segments.begin(), m_segments.end(), joint,
                                    [](const Segment &candidate, JointId wanted) { return candidate.joint < wanted; });
    for (; segment != m_segments.end() && segment->joint == joint; ++segment)
        best = std::min(best, segment->squaredDistance(point));
    return std::sqrt(best);
}

BoneSegments::Nearest BoneSegments::nearest(const Eigen::Vector3f &point) const
{
    Nearest result;
    float best = std::numeric_limits<float>::max();
    float second = std::numeric_limits<float>::max();
    for (const Segment &segment : m_segments) {
        const float distance = segment.squaredDistance(point);
        if (distance < best) {
            if (segment.joint != result.joint)
                second = best;
            best = distance;
            result.joint = segment.joint;
        } else if (segment.joint != result.joint) {
            second = std::min(second, distance);
        }
    }
    result.distance = std::sqrt(best);
    result.second = std::sqrt(second);
    return result;
}

void reachToTheEnd(BoneSegments::Segment &segment, const VoxelGrid &grid)
{
    constexpr float kLongest = 0.35F; // of the grid's longest side
    const Eigen::Vector3f way = segment.to - segment.from;
    if (!(way.norm() > 1e-6F) || !way.allFinite())
        return;
    const Int3 size = grid.size();
    const Eigen::Vector3f step = way.normalized() / 2;
    const int most = static_cast<int>(2 * kLongest * static_cast<float>(std::max({size.x, size.y, size.z})));
    Eigen::Vector3f point = segment.from;
    for (int i = 0; i < most; ++i) {
        point += step;
        if (!(point.cwiseAbs().maxCoeff() < 1e6F))
            return;
        const Int3 cell{static_cast<int>(std::floor(point.x())), static_cast<int>(std::floor(point.y())),
                        static_cast<int>(std::floor(point.z()))};
        if (grid.atOrEmpty(cell) == 0)
            return;
        if ((point - segment.from).norm() > (segment.to - segment.from).norm())
            segment.to = point;
    }
}

} // namespace marrow
