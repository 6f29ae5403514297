#pragma once

#include "io/gltf/gltf_builder.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/skeleton.h"

namespace marrow {

/// Where clips are written to: the node of each joint, in skeleton order, and the topmost node.
struct GltfClipTarget
{
    const Skeleton &skeleton;
    const std::vector<int> &jointNodes;
    int rootNode = 0;
    float rootScale = 1;
};

/// Adds a clip as an animation (see exportVoxelGlb). Returns how many keys fell together because seconds in single precision
/// cannot tell them apart.
int addGltfAnimation(GltfBuilder &builder, const AnimationClip &clip, Interpolation policy, const GltfClipTarget &target);

} // namespace marrow
