#pragma once

#include "model/voxel/mirror_pairs.h"

#include <cmath>
#include <optional>

namespace marrow {

/// Left, right and the plane between, as the skeleton's own names and places tell. A voxel never follows a joint of the
/// other side.
class BodySides
{
public:
    explicit BodySides(const Skeleton &skeleton)
    {
        const std::vector<Eigen::Affine3f> worlds = restWorlds(skeleton);
        Eigen::Vector3f sums[3] = {Eigen::Vector3f::Zero(), Eigen::Vector3f::Zero(), Eigen::Vector3f::Zero()};
        int counts[3] = {0, 0, 0};
        for (std::size_t i = 0; i < skeleton.size(); ++i) {
            const auto side = static_cast<std::size_t>(sideOfName(skeleton.joints()[i].name));
            sums[side] += worlds[i].translation();
            ++counts[side];
        }
        const auto left = static_cast<std::size_t>(NameSide::Left);
        const auto right = static_cast<std::size_t>(NameSide::Right);
        if (counts[left] == 0 || counts[right] == 0)
            return;
        const Eigen::Vector3f way =
            sums[left] / static_cast<float>(counts[left]) - sums[right] / static_cast<float>(counts[right]);
        way.cwiseAbs().maxCoeff(&m_axis);
        m_sign = way[m_axis] > 0 ? 1.0F : -1.0F;
        m_known = std::abs(way[m_axis]) > 1e-3F;
        m_middle =
            (sums[left] / static_cast<float>(counts[left]) + sums[right] / static_cast<float>(counts[right]))[m_axis] /
            2;
        if (counts[0] > 0) {
            // Joints in the middle know it better than uneven limbs do, unless they are themselves off to one side.
            const float centre = sums[0][m_axis] / static_cast<float>(counts[0]);
            if (std::abs(centre - m_middle) < std::abs(way[m_axis]) / 4)
                m_middle = centre;
        }
    }
    NameSide sideOf(const Eigen::Vector3f &point) const
    {
        const float at = m_known ? (point[m_axis] - m_middle) * m_sign : 0.0F;
        return at > 1e-3F ? NameSide::Left : at < -1e-3F ? NameSide::Right : NameSide::None;
    }
    /// The plane between the sides, at the nearest half voxel; nullopt when the names tell no sides.
    std::optional<MirrorPlane> plane() const
    {
        if (!m_known)
            return std::nullopt;
        return MirrorPlane{m_axis, static_cast<int>(std::lround(2 * m_middle))};
    }
    /// Where the body looks, seen from which its left is where the names say; nullopt when they tell no sides.
    std::optional<Eigen::Vector3f> front() const
    {
        if (!m_known || m_axis == 1)
            return std::nullopt;
        const Eigen::Vector3f left = Eigen::Vector3f::Unit(m_axis) * m_sign;
        return left.cross(Eigen::Vector3f::UnitY());
    }
    static bool agree(NameSide joint, NameSide place)
    {
        return joint == NameSide::None || place == NameSide::None || joint == place;
    }

private:
    bool m_known = false;
    int m_axis = 0;
    float m_sign = 1;
    float m_middle = 0;
};

} // namespace marrow
