#pragma once

#include "model/document/change_set.h"
#include "model/voxel/voxel_rig.h"

#include <optional>
#include <utility>
#include <vector>

namespace marrow {

/// The difference between two states of a voxel asset, holding both sides of what differs and nothing else: whole parts
/// for what is small, blocks for the binding, clips for the clips (which share the keys they did not change). The voxels
/// and the palette are not covered: no command changes them. A plain value.
class VoxelChange
{
public:
    VoxelChange() = default;
    VoxelChange(const VoxelAsset &before, const VoxelAsset &after);

    bool empty() const;
    /// Makes `asset`, which must be in the other state, equal to the state before or after.
    void swapIn(VoxelAsset &asset, bool after) const;
    ChangeSet changeSet() const;
    /// Memory that is held here and nowhere else, roughly.
    std::size_t bytes() const;

private:
    template <class T>
    using Pair = std::optional<std::pair<T, T>>;
    struct BlockPair
    {
        int index;
        VoxelBinding::Block before;
        VoxelBinding::Block after;
    };
    /// A section by its tag and chunk, and where in the list it stood.
    struct SectionPair
    {
        std::optional<FileSection> before;
        std::optional<FileSection> after;
        std::size_t index;
    };
    struct ClipPair
    {
        std::uint16_t id;
        std::optional<AnimationClip> before;
        std::optional<AnimationClip> after;
    };

    void compareRigs(const Rig &before, const Rig &after);
    void compareClips(const std::vector<AnimationClip> &before, const std::vector<AnimationClip> &after);
    void compareSections(const std::vector<FileSection> &before, const std::vector<FileSection> &after);
    void swapRig(Rig &rig, bool after) const;
    void swapSections(std::vector<FileSection> &sections, bool after) const;

    Pair<std::optional<Rig>> m_wholeRig; ///< when a rig appeared or went away
    Pair<Skeleton> m_skeleton;
    Pair<VoxelBinding> m_wholeBinding; ///< when its size differs
    Pair<JointId> m_defaultJoint;
    std::vector<BlockPair> m_blocks;
    std::vector<ClipPair> m_clips;
    std::vector<SectionPair> m_sections;
    Pair<bool> m_rigWasDropped;
};

} // namespace marrow
