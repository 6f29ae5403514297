#include "model/voxel/binding_ops.h"

#include "model/voxel/solid_cells.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

/// Answers for one joint and one set whether a voxel takes part.
class Rule
{
public:
    Rule(const VoxelBinding &binding, const AssignOptions &options, JointId target, JointId only)
        : m_locked(options.locked)
        , m_target(target)
        , m_mode(options.mode)
        , m_wanted(options.mode == AssignMode::OnlyUnassigned ? binding.defaultJoint() : only)
        , m_targetLocked(isLocked(target))
    {
    }

    bool changes(JointId current) const
    {
        if (m_targetLocked || current == m_target)
            return false;
        if (m_mode != AssignMode::Replace && current != m_wanted)
            return false;
        return !isLocked(current);
    }

private:
    bool isLocked(JointId joint) const { return std::binary_search(m_locked.begin(), m_locked.end(), joint); }

    const std::vector<JointId> &m_locked;
    JointId m_target;
    AssignMode m_mode;
    JointId m_wanted;
    bool m_targetLocked;
};

/// One set with the joint it goes to: the choice itself, then its mirror image.
struct Share
{
    VoxelSet set;
    JointId joint = 0;
    JointId only = 0;
};

struct Plan
{
    std::vector<Share> shares;
    VoxelSet withoutPartner;
    bool jointWithoutPartner = false;
};

VoxelSet solidPart(const VoxelGrid &grid, const VoxelSet &set)
{
    VoxelSet result;
    const std::uint8_t *cells = grid.data();
    for (const VoxelRun &run : set.runs()) {
        const auto end = static_cast<std::uint32_t>(std::min<std::size_t>(run.end(), grid.cellCount()));
        for (std::uint32_t offset = run.first; offset < end; ++offset) {
            if (cells[offset] != 0)
                result.append(offset, 1);
        }
    }
    return result;
}

Plan planFor(const VoxelGrid &grid, const VoxelSet &set, JointId joint, const AssignOptions &options,
             const JointPairs &pairs)
{
    Plan plan;
    plan.shares.push_back({solidPart(grid, set), joint, options.onlyJoint});
    if (!options.mirror)
        return plan;
    MirroredSet mirrored = mirrorSet(grid, plan.shares.front().set, *options.mirror);
    plan.withoutPartner = std::move(mirrored.withoutPartner);
    const std::optional<JointId> partner = pairs.partner(joint);
    // The image of "only this joint" is its own counterpart; without one nothing over there is meant.
    const std::optional<JointId> only =
        options.mode == AssignMode::OnlyJoint ? pairs.partner(options.onlyJoint) : options.onlyJoint;
    plan.jointWithoutPartner = !partner;
    if (partner && only)
        plan.shares.push_back({std::move(mirrored.partners), *partner, *only});
    return plan;
}

} // namespace

AssignResult assign(VoxelBinding &binding, const VoxelGrid &grid, const VoxelSet &set, JointId joint,
                    const AssignOptions &options, const JointPairs &pairs)
{
    Plan plan = planFor(grid, set, joint, options, pairs);
    AssignResult result;
    result.withoutPartner = std::move(plan.withoutPartner);
    result.jointWithoutPartner = plan.jointWithoutPartner;
    for (const Share &share : plan.shares) {
        const Rule rule(binding, options, share.joint, share.only);
        share.set.forEach([&](std::uint32_t offset) {
            const Int3 cell = grid.position(offset);
            const JointId current = binding.at(cell);
            if (!rule.changes(current))
                return;
            binding.set(cell, share.joint);
            ++result.changed;
            ++result.gained[share.joint];
            ++result.lost[current];
            result.changedBox.include(cell);
        });
    }
    return result;
}

VoxelSet wouldChange(const VoxelBinding &binding, const VoxelGrid &grid, const VoxelSet &set, JointId joint,
                     const AssignOptions &options, const JointPairs &pairs)
{
    VoxelSet result;
    for (const Share &share : planFor(grid, set, joint, options, pairs).shares) {
        const Rule rule(binding, options, share.joint, share.only);
        VoxelSet changing;
        share.set.forEach([&](std::uint32_t offset) {
            if (rule.changes(binding.at(grid.position(offset))))
                changing.append(offset, 1);
        });
        result = result.united(changing);
    }
    return result;
}

std::map<JointId, std::size_t> voxelsPerJoint(const VoxelGrid &grid, const VoxelBinding &binding)
{
    std::vector<std::size_t> counts(65536, 0);
    forEachSolid(grid, binding, VoxelBox::whole(grid.size()),
                 [&](Int3, std::uint32_t, JointId joint) { ++counts[joint]; });
    std::map<JointId, std::size_t> result;
    for (std::size_t joint = 0; joint < counts.size(); ++joint) {
        if (counts[joint] != 0)
            result.emplace_hint(result.end(), static_cast<JointId>(joint), counts[joint]);
    }
    return result;
}

GradientSplit splitBetween(const VoxelGrid &grid, const VoxelSet &set, int axis, double positionA, double positionB)
{
    GradientSplit split;
    set.forEach([&](std::uint32_t offset) {
        const double at = grid.position(offset)[axis] + 0.5;
        VoxelSet &side = std::abs(at - positionA) <= std::abs(at - positionB) ? split.nearA : split.nearB;
        side.append(offset, 1);
    });
    return split;
}

} // namespace marrow
