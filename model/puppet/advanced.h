#pragma once

#include "model/puppet/affine.h"
#include "model/puppet/arc_link.h"
#include "model/puppet/bone_frames.h"
#include "model/puppet/evaluation_hooks.h"
#include "model/puppet/frame_solver.h"
#include "model/puppet/pose.h"
#include "model/puppet/simulation_player.h"
#include "model/puppet/skinning.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace marrow {

/// Features of advanced mode (p2lrt-evaluation.md 7.1), as bits.
namespace advanced {
inline constexpr std::uint32_t kSkin = 1;
inline constexpr std::uint32_t kExactLinks = 2;
inline constexpr std::uint32_t kSimulation = 4;
inline constexpr std::uint32_t kCollision = 8;
inline constexpr std::uint32_t kAll = 15;
} // namespace advanced

/// Everything of section 7 for one puppet instance: it answers the evaluator's hooks, runs the simulations after the pass,
/// and knows the frames of bones. All features are off when it is made. Enabling allocates; evaluating, stepping and
/// drawing do not. One thread at a time.
///
/// The owner, after `setFeatures`: evaluator.setHooks(hooks()), then one evaluation pass without drawing simulations.
/// In an update: `holdsPhysicsGroup` for stage 7, `step` as stage 9 with SIM on, `draw` when that stage is left out.
class AdvancedMode final : public EvaluationHooks
{
public:
    /// `base` holds the forms at the normalised defaults (Evaluator::baseForms).
    AdvancedMode(std::shared_ptr<const EvaluationPlan> plan, std::shared_ptr<const BaseForms> base);
    AdvancedMode(const AdvancedMode &) = delete;
    AdvancedMode &operator=(const AdvancedMode &) = delete;
    ~AdvancedMode() override;

    std::uint32_t available() const { return m_available; }
    std::uint32_t enabled() const { return m_enabled; }
    /// 7.1. Restarts all simulations and prepares all skins, even when the bits stay the same. Returns what is then on.
    std::uint32_t setFeatures(std::uint32_t bits);
    /// What the evaluator should call: null when nothing is on, so that evaluation is the core alone.
    EvaluationHooks *hooks() { return m_enabled != 0 ? this : nullptr; }

    // EvaluationHooks
    void holdParameters(std::span<float> values, std::span<const float> defaults) override;
    bool touchesPivot(std::uint32_t deformer) const override;
    void shiftPivot(std::uint32_t deformer, std::span<const float> values, Pivot &pivot) const override;
    bool touchesMesh(std::uint32_t mesh) const override;
    void correctMesh(std::uint32_t mesh, std::span<const float> values, std::span<float> vertices) override;

    /// H1 of the physics stage: one flag a group, 1 where the group is to be skipped.
    std::span<const std::uint8_t> heldPhysicsGroups() const { return m_heldPhysicsGroups; }

    /// 7.9: steps all simulations by `dt` and draws them into the pose. `core` holds the deformers of the pass, `current`
    /// the layered values of the update (not normalised).
    void step(float dt, PuppetPose &pose, const FrameSolver &core, std::span<const float> current);
    /// Draws the last state of the simulations that have started.
    void draw(PuppetPose &pose) const;
    /// The meshes that `step` and `draw` write while SIM is on: the evaluator has to compute them anew (markOverwritten).
    std::span<const std::uint32_t> drawnMeshes() const { return m_drawnMeshes; }
    /// The next stepping update starts the simulations anew.
    void resetSimulations();
    /// Host wind in canvas pixels / s², y down; kept when features change. Non-finite values are ignored.
    void setWind(float x, float y);

    /// 7.3: the frame of a core rotation in the last pass, or of a virtual bone at `current` (normalised, without H1). Nothing
    /// for warps. The host reads: origin (tx, ty), x axis (a, c), y axis (b, d).
    std::optional<Affine> boneFrame(std::uint32_t bone, const FrameSolver &core, std::span<const float> current);
    /// Where a collider of the rig stands in the last pass, canvas coordinates, whether anything uses it or not; nothing for
    /// one on a virtual bone that nobody asks for (7.8).
    std::optional<PlacedCollider> colliderPlace(std::uint32_t collider, const PuppetPose &pose, const FrameSolver &core,
                                                std::span<const float> current);
    /// As placed by the last simulation stage, canvas coordinates, simulation after simulation. Empty with COLLISION off.
    std::span<const PlacedCollider> placedColliders() const { return m_placed; }

    /// One a simulation of the rig while SIM is on, else empty.
    std::span<const SimulationPlayer> simulations() const { return m_simulations; }
    std::span<const SkinBinding> skins() const { return m_skins; }
    /// Takes the time of the solver's passes, see SimulationMetrics::cost.
    void setMeasuring(bool on);

private:
    struct Correction
    {
        std::uint32_t mesh = 0;
        const StaticCorrection *record = nullptr;
        const StaticOffsets *offsets = nullptr;
    };

    const PuppetRig &rig() const { return m_plan->rig(); }
    void bindArcs();
    void bindCorrections();
    void prepareSkins();
    void makeSimulations();
    void placeColliders(SimulationPlayer &simulation, const PuppetPose &pose, const FrameSolver &core,
                        std::span<const float> current);
    bool placeCollider(const Collider &record, const PuppetPose &pose, const FrameSolver &core, std::span<const float> current,
                       PlacedCollider &placed);
    void takeOut(const Correction &correction, std::span<const float> values, std::span<float> vertices) const;
    void findVirtualBones();
    std::optional<Affine> virtualFrame(std::uint32_t bone, std::span<const float> current);
    const EvaluationHooks *links() const { return (m_enabled & advanced::kExactLinks) != 0 ? this : nullptr; }

    std::shared_ptr<const EvaluationPlan> m_plan;
    std::shared_ptr<const BaseForms> m_base;
    std::uint32_t m_available = 0;
    std::uint32_t m_enabled = 0;
    std::vector<std::optional<ArcLink>> m_arcs; ///< by bone index; empty while EXACT_LINKS is off
    std::vector<SkinBinding> m_skins;
    std::vector<std::int32_t> m_skinOf;           ///< by mesh: index into m_skins, or -1
    std::vector<Correction> m_corrections;        ///< by mesh, then in the order they act
    std::vector<std::uint32_t> m_firstCorrection; ///< by mesh, one more entry than meshes
    std::vector<SimulationPlayer> m_simulations;
    std::vector<std::uint8_t> m_heldPhysicsGroups;
    std::vector<std::uint32_t> m_drawnMeshes;
    std::vector<PlacedCollider> m_placed;
    std::unique_ptr<BoneFrames> m_bones; ///< null when neither hosts nor colliders ask for virtual bones
    float m_windX = 0; ///< world space
    float m_windY = 0;
    bool m_measuring = false;
};

} // namespace marrow
