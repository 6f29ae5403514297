#pragma once

#include "model/base/progress.h"
#include "model/base/result.h"
#include "model/voxel/voxel_components.h"
#include "model/voxel/voxel_rig.h"

#include <optional>
#include <vector>

namespace marrow {

enum class RigTemplate { Humanoid, Quadruped, Arm, Vehicle };

/// The box of the solid cells; empty for an empty grid.
VoxelBox occupiedBox(const VoxelGrid &grid);

/// A skeleton of the template's joints, fitted to what is solid. Names are those of the shared 22-joint humanoid
/// (character-decisions, "Skeleton") and its like; rest rotations are the identity; +Y up, +Z forward, +X the model's
/// left. A model whose front is -Z is fitted the same way and told by `frontIsMinusZ`: left and right then change
/// places. Fails with template.empty when nothing is solid.
struct TemplateOptions
{
    RigTemplate kind = RigTemplate::Humanoid;
    bool frontIsMinusZ = false;
};
Result<Skeleton> fitTemplate(const VoxelGrid &grid, const TemplateOptions &options);

/// How sure the automatic binding is of a joint: 1 when its voxels are much nearer to it than to any other, towards 0
/// when it was a close call. `viaIsland` counts voxels that follow it because their whole piece does.
struct JointConfidence
{
    JointId joint = 0;
    std::size_t voxels = 0;
    std::size_t viaIsland = 0;
    double confidence = 0;
};

/// A piece of the model that does not touch the body and was given to one joint as a whole.
struct BoundIsland
{
    Int3 voxel;
    std::size_t voxels = 0;
    JointId joint = 0;
};

struct AutoBinding
{
    VoxelBinding binding;
    std::vector<JointConfidence>
        joints; ///< one a joint of the skeleton, ascending; an empty joint has 0 voxels and is to be told of
    std::vector<BoundIsland> islands;
};

struct AutoBindOptions
{
    /// Voxels that already follow a joint other than the default keep it; only the rest is bound.
    const VoxelBinding *keep = nullptr;
    /// The joint that voxels follow when nothing is recorded; by default the skeleton's first root.
    std::optional<JointId> defaultJoint;
};

/// Gives every voxel one joint: the nearest bone (the segment from a joint to its children, or beyond an end joint),
/// measured through the model first where limbs lie side by side. Never across the middle: a voxel left of the
/// skeleton's own middle follows no joint named right, and the reverse. Small pieces that do not touch the body go
/// whole to the joint nearest to them and are listed. Fails with binding.cancelled, binding.no-joints.
Result<AutoBinding> autoBind(const VoxelGrid &grid, const Skeleton &skeleton, const AutoBindOptions &options = {},
                             const Progress &progress = {});

} // namespace marrow
