#include "model/puppet/advanced.h"

#include <algorithm>

/// Frames of bones and places of colliders (p2lrt-evaluation.md 7.3, 7.8).
namespace marrow {

void AdvancedMode::findVirtualBones()
{
    const auto core = static_cast<std::uint32_t>(m_plan->coreDeformerCount());
    std::vector<std::uint32_t> wanted;
    for (const AttachableBone &bone : rig().bones.attachable) {
        if (bone.deformer >= core)
            wanted.push_back(bone.deformer);
    }
    for (const Simulation &simulation : rig().simulations.simulations) {
        for (const std::uint32_t index : simulation.colliders) {
            const Collider &collider = rig().colliders.colliders[index];
            if (collider.mesh < 0 && collider.deformer >= static_cast<std::int32_t>(core))
                wanted.push_back(static_cast<std::uint32_t>(collider.deformer));
        }
    }
    if (wanted.empty())
        return;
    std::sort(wanted.begin(), wanted.end());
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    m_bones = std::make_unique<BoneFrames>(m_plan, m_base, wanted);
}

std::optional<Affine> AdvancedMode::virtualFrame(std::uint32_t bone, std::span<const float> current)
{
    if (!m_bones || !m_plan->deformers()[bone].rotation)
        return std::nullopt;
    return m_bones->frame(bone, current, links());
}

std::optional<Affine> AdvancedMode::boneFrame(std::uint32_t bone, const FrameSolver &core, std::span<const float> current)
{
    if (bone >= m_plan->coreDeformerCount())
        return virtualFrame(bone, current);
    if (!m_plan->deformers()[bone].rotation)
        return std::nullopt;
    return affineOf(core.rotation(bone));
}

bool AdvancedMode::placeCollider(const Collider &record, const PuppetPose &pose, const FrameSolver &core,
                                 std::span<const float> current, PlacedCollider &placed)
{
    float ends[4] = {record.ax, record.ay, record.bx, record.by};
    if (record.mesh >= 0) {
        const std::span<const float> vertices = pose.meshVertices(static_cast<std::size_t>(record.mesh));
        std::copy_n(&vertices[2 * std::size_t{record.vertexA}], 2, ends);
        std::copy_n(&vertices[2 * std::size_t{record.vertexB}], 2, ends + 2);
    } else if (record.deformer >= 0 && static_cast<std::size_t>(record.deformer) < m_plan->coreDeformerCount()) {
        const float local[4] = {record.ax, record.ay, record.bx, record.by};
        core.map(static_cast<std::uint32_t>(record.deformer), local, ends, 2);
    } else if (record.deformer >= 0) {
        const std::optional<Affine> frame = virtualFrame(static_cast<std::uint32_t>(record.deformer), current);
        if (!frame)
            return false;
        const float local[4] = {record.ax, record.ay, record.bx, record.by};
        for (std::size_t i = 0; i < 4; i += 2) {
            ends[i] = frame->mapX(local[i], local[i + 1]);
            ends[i + 1] = frame->mapY(local[i], local[i + 1]);
        }
    }
    if (!record.capsule)
        std::copy_n(ends, 2, ends + 2);
    placed = {ends[0], ends[1], ends[2], ends[3], record.radiusA, record.radiusB, record.friction};
    return true;
}

std::optional<PlacedCollider> AdvancedMode::colliderPlace(std::uint32_t collider, const PuppetPose &pose,
                                                          const FrameSolver &core, std::span<const float> current)
{
    PlacedCollider placed;
    if (!placeCollider(rig().colliders.colliders[collider], pose, core, current, placed))
        return std::nullopt;
    return placed;
}

void AdvancedMode::placeColliders(SimulationPlayer &simulation, const PuppetPose &pose, const FrameSolver &core,
                                  std::span<const float> current)
{
    std::vector<PlacedCollider> &colliders = simulation.colliders();
    colliders.clear();
    if ((m_enabled & advanced::kCollision) == 0)
        return;
    for (const std::uint32_t index : simulation.record().colliders) {
        PlacedCollider placed;
        if (!placeCollider(rig().colliders.colliders[index], pose, core, current, placed))
            continue;
        m_placed.push_back(placed);
        placed.ay = -placed.ay;
        placed.by = -placed.by;
        colliders.push_back(placed);
    }
}

} // namespace marrow
