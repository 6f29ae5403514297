#pragma once

#include "model/voxel/face_side.h"
#include "model/voxel/voxel_binding.h"
#include "model/voxel/voxel_filter.h"

#include <array>
#include <optional>
#include <vector>

namespace marrow {

/// A half line in grid units. The direction need not have length one, but must not be zero.
struct Ray
{
    Eigen::Vector3d origin = Eigen::Vector3d::Zero();
    Eigen::Vector3d direction = Eigen::Vector3d::UnitZ();
};

struct RayHit
{
    Int3 voxel; ///< in the bind grid
    JointId joint = 0;
    double distance = 0; ///< from the origin in grid units, in the space of the pose
    FaceSide side = 0;   ///< the side of the cell (in the bind grid) the ray came in by
    bool inside = false; ///< the ray begins inside the voxel; `side` is then the one facing the origin best
    Eigen::Vector3d position = Eigen::Vector3d::Zero(); ///< where it was hit, in the space of the pose
};

/// Walks a ray through a box of a grid cell by cell and returns the first solid cell; no skeleton involved, `joint` is
/// 0.
std::optional<RayHit> walkGrid(const VoxelGrid &grid, const Ray &ray, const VoxelBox &box);

/// A pose made ready for many rays (VoxelPicker::prepare): joints that moved alike share a walk, each group has its box
/// and the bounds of that box in the pose. Valid until voxels change their joint. Const calls may run on several
/// threads.
class PosedPicker
{
public:
    struct Group
    {
        Eigen::Affine3d toPose = Eigen::Affine3d::Identity();
        Eigen::Affine3d toBind = Eigen::Affine3d::Identity();
        VoxelBox box;
        JointId joint = 0; ///< the only one when `sole`
        bool sole = true;
        std::vector<std::uint64_t> blocks; ///< a bit for each block of the binding that may hold voxels of the group
    };

    std::optional<RayHit> pick(const VoxelGrid &grid, const VoxelBinding &binding, const Ray &ray) const;

    const std::vector<Group> &groups() const { return m_groups; }
    /// The group of a joint, -1 when it has no voxels, is hidden or flat.
    int groupOf(JointId joint) const { return joint < m_groupOf.size() ? m_groupOf[joint] : -1; }

private:
    friend class VoxelPicker;
    void findBounds();

    std::vector<Group> m_groups;
    std::vector<int> m_groupOf;
    std::array<std::vector<float>, 6> m_bounds; ///< in the pose: low x, y, z, high x, y, z, one a group
    bool m_anySolid = false;
};

/// Finds the voxel a ray hits in any pose: the ray is taken into each joint's bind space and walked through the cells
/// of that joint's box, seeing its voxels only; the nearest hit wins. When no joint has moved the grid is walked once.
/// Holds a box of cells and the blocks of each joint, so it must be told of changes; grid and binding are passed to
/// each call and may be newer copies.
class VoxelPicker
{
public:
    VoxelPicker() = default;
    VoxelPicker(const VoxelGrid &grid, const VoxelBinding &binding) { rebuild(grid, binding); }

    void rebuild(const VoxelGrid &grid, const VoxelBinding &binding);
    /// After cells inside `dirty` changed their joint. They only grow, which costs a little time and never a hit.
    void update(const VoxelGrid &grid, const VoxelBinding &binding, const VoxelBox &dirty);

    /// `skinning` in the order of skeleton.joints() (Pose::skinning, with offsets added for an exploded view). A joint
    /// whose matrix cannot be inverted is flat or a point and is never hit. Voxels of joints the skeleton lacks stay in
    /// bind pose.
    std::optional<RayHit> pick(const VoxelGrid &grid, const VoxelBinding &binding, const Skeleton &skeleton,
                               const std::vector<Eigen::Affine3f> &skinning, const Ray &ray,
                               const VoxelFilter &filter = {}) const;

    /// The same for many rays in one pose.
    PosedPicker prepare(const Skeleton &skeleton, const std::vector<Eigen::Affine3f> &skinning,
                        const VoxelFilter &filter = {}) const;

    /// The box of a joint's voxels in the bind grid; empty when it has none.
    VoxelBox jointBox(JointId joint) const;

private:
    std::vector<JointId> m_joints; ///< those with voxels, ascending
    std::vector<VoxelBox> m_boxes;
    using BlockBits = std::vector<std::uint64_t>;
    std::vector<BlockBits> m_blocks; ///< a bit a block of the binding, see PosedPicker::Group
};

} // namespace marrow
