#pragma once

#include "model/voxel/skeleton.h"
#include "model/voxel/voxel_set.h"

#include <QString>

#include <optional>
#include <unordered_map>
#include <vector>

namespace marrow {

enum class NameSide { None, Left, Right };

/// Which side a joint's name says it is on: `_L/_R`, `.l/.r`, `-L`, `Left/Right`, 左/右, before or after the name, in
/// any case, also inside camel case (`ArmLeft`, `leftHand`). A bare letter counts only next to a separator or at a
/// camel-case border with a separator, so "roll" and "Lamp" have no side.
NameSide sideOfName(const QString &name);
/// The name with its side exchanged, the case kept; nullopt when the name has no side.
std::optional<QString> mirroredName(const QString &name);

/// Which joint stands for which on the other side of a mirror. Of several joints with the wanted name, the one whose
/// parent is the partner of our parent is taken.
class JointPairs
{
public:
    JointPairs() = default;
    explicit JointPairs(const Skeleton &skeleton);

    /// The paired joint; the joint itself when its name has no side; nullopt when it has a side and no partner.
    std::optional<JointId> partner(JointId joint) const;
    /// Overrides what the names say, both ways.
    void setPair(JointId a, JointId b);
    /// Joints whose name has a side but which have no partner, ascending.
    std::vector<JointId> unpaired() const;

private:
    std::unordered_map<JointId, std::optional<JointId>> m_partners;
};

/// A plane across one axis, in half voxels: the middle of the grid is `doubled` = its size, the border between the
/// cells 9 and 10 is 20, the middle of cell 9 is 19.
struct MirrorPlane
{
    int axis = 0;
    int doubled = 0;

    static MirrorPlane middle(Int3 gridSize, int axis) { return {axis, gridSize[axis]}; }
    double position() const { return doubled / 2.0; }
    Int3 mirrored(Int3 cell) const
    {
        cell[axis] = doubled - 1 - cell[axis];
        return cell;
    }
    bool operator==(const MirrorPlane &) const = default;
};

/// The mirror image of a set of voxels.
struct MirroredSet
{
    VoxelSet partners; ///< solid cells found on the other side and not part of the set itself; a cell in the plane
                       ///< counts once, in the set
    VoxelSet withoutPartner; ///< voxels of the set whose mirror cell is empty or outside the grid
};
MirroredSet mirrorSet(const VoxelGrid &grid, const VoxelSet &set, const MirrorPlane &plane);

} // namespace marrow
