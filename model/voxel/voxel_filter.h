#pragma once

#include "model/voxel/skeleton.h"
#include "model/voxel/voxel_box.h"

#include <optional>
#include <vector>

namespace marrow {

/// What the viewport shows: the cells between the slice planes, less hidden joints or only the isolated ones. Picking
/// and the tools take it so that nothing invisible can be hit. A default-made filter shows everything.
struct VoxelFilter
{
    std::optional<VoxelBox> slice; ///< cells left by the slice planes, in the bind grid
    std::vector<bool> hidden;      ///< by joint id; ids beyond the end are shown

    void hide(JointId joint)
    {
        if (hidden.size() <= joint)
            hidden.resize(joint + std::size_t(1), false);
        hidden[joint] = true;
    }
    bool showsJoint(JointId joint) const { return joint >= hidden.size() || !hidden[joint]; }
    bool shows(Int3 cell, JointId joint) const { return showsJoint(joint) && (!slice || slice->contains(cell)); }
    bool operator==(const VoxelFilter &) const = default;
};

/// A filter that shows only these joints of the skeleton.
inline VoxelFilter isolating(const Skeleton &skeleton, const std::vector<JointId> &joints)
{
    VoxelFilter filter;
    for (const Joint &joint : skeleton.joints()) {
        if (std::find(joints.begin(), joints.end(), joint.id) == joints.end())
            filter.hide(joint.id);
    }
    return filter;
}

} // namespace marrow
