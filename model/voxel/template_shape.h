#pragma once

#include "model/voxel/rig_templates.h"

#include <utility>
#include <vector>

namespace marrow {

/// What a template fitter measures: how much of the model stands where, seen from the front. Coordinates are cells of
/// the grid along `across` (left to right), y, and `along` (back to front).
class BodyShape
{
public:
    BodyShape(const VoxelGrid &grid, int acrossAxis);

    int across() const { return m_across; }
    int along() const { return 2 - m_across; }
    const VoxelBox &box() const { return m_box; }
    double height() const { return m_box.extent().y; }
    /// Position of a fraction of the height.
    double atHeight(double fraction) const { return m_box.low.y + fraction * height(); }
    /// The plane about which the model is most nearly symmetric, in grid units across.
    double middle() const { return m_middle; }
    double middleAlong() const { return (m_box.low[along()] + m_box.high[along()] + 1) / 2.0; }

    /// Voxels in the column (across, y), all depths together.
    int depthAt(int acrossCell, int y) const { return m_front[index(acrossCell, y)]; }
    /// Voxels in the row (along, y).
    int widthAt(int alongCell, int y) const { return m_sideView[sideIndex(alongCell, y)]; }
    /// How far the voxels at a height reach from the middle, 0 when there are none.
    double reachAt(int y) const;
    /// The same for the stretch that hangs together with the middle.
    double coreReachAt(int y) const;
    bool middleFilledAt(int y) const;

    /// A point from coordinates across, up and along.
    Eigen::Vector3f point(double acrossAt, double y, double alongAt) const;

private:
    std::size_t index(int acrossCell, int y) const
    {
        return static_cast<std::size_t>(acrossCell + m_size[m_across] * y);
    }
    std::size_t sideIndex(int alongCell, int y) const
    {
        return static_cast<std::size_t>(alongCell + m_size[along()] * y);
    }
    void findMiddle();

    Int3 m_size;
    int m_across;
    VoxelBox m_box;
    double m_middle = 0;
    std::vector<int> m_front;
    std::vector<int> m_sideView;
};

/// Joints by name, parent and world position; parents first. Rest rotations become the identity.
class TemplateBuilder
{
public:
    JointId add(const char *name, int parent, const Eigen::Vector3f &position)
    {
        const auto id = static_cast<JointId>(m_positions.size());
        Joint joint{id, std::nullopt, {}, QString::fromLatin1(name)};
        Eigen::Vector3f origin = Eigen::Vector3f::Zero();
        if (parent >= 0) {
            joint.parent = static_cast<JointId>(parent);
            origin = m_positions[static_cast<std::size_t>(parent)];
        }
        joint.rest.translation = position - origin;
        m_positions.push_back(position);
        m_skeleton.insert(std::move(joint));
        return id;
    }
    Skeleton take() { return std::move(m_skeleton); }

private:
    Skeleton m_skeleton;
    std::vector<Eigen::Vector3f> m_positions;
};

Skeleton fitHumanoid(const VoxelGrid &grid, bool frontIsMinusZ);
Skeleton fitQuadruped(const VoxelGrid &grid, bool frontIsMinusZ);
Skeleton fitArm(const VoxelGrid &grid);
Skeleton fitVehicle(const VoxelGrid &grid, bool frontIsMinusZ);

} // namespace marrow
