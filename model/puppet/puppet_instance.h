#pragma once

#include "model/puppet/advanced.h"
#include "model/puppet/behaviors.h"
#include "model/puppet/clip_player.h"
#include "model/puppet/evaluator.h"
#include "model/puppet/expression_player.h"
#include "model/puppet/physics_player.h"
#include "model/puppet/pose_group_player.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace marrow {

/// Stages of an update that a host may leave out (p2lrt-evaluation.md 6.2), as bits.
enum UpdateStage : std::uint32_t {
    kClipStage = 1,
    kExpressionStage = 2,
    kBehaviorStage = 4,
    kPoseStage = 8,
    kPhysicsStage = 16,
    kSimulationStage = 32,
    kAllStages = 63,
};

/// What the stages of the last update cost, in microseconds. All zero unless measuring is on.
struct UpdateCost
{
    double clips = 0;
    double expressions = 0;
    double behaviors = 0;
    double poses = 0;
    double physics = 0;
    double evaluation = 0;
    double simulation = 0; ///< colliders, steps and drawing of all simulations

    double total() const { return clips + expressions + behaviors + poses + physics + evaluation + simulation; }
};

/// One living puppet: host inputs, players and the pose that follows from them (p2lrt-evaluation.md 6). Nothing accumulates in
/// the host values; every update layers from them anew. Shares the rig. One thread at a time.
class PuppetInstance
{
public:
    /// Runs one evaluation pass at the initial values.
    explicit PuppetInstance(std::shared_ptr<const PuppetRig> rig);
    PuppetInstance(const PuppetInstance &) = delete;
    PuppetInstance &operator=(const PuppetInstance &) = delete;

    const PuppetRig &rig() const { return *m_rig; }
    const std::shared_ptr<const PuppetRig> &sharedRig() const { return m_rig; }

    // Host inputs; they act from the next evaluation. Indices must be in range.

    /// Stored as given, never clamped, non-finite allowed.
    void setParameter(std::uint32_t parameter, float value) { m_hostValues[parameter] = value; }
    float hostValue(std::uint32_t parameter) const { return m_hostValues[parameter]; }
    std::span<const float> hostValues() const { return m_hostValues; }
    void resetParameters();
    /// False, and no change, when the target is not finite. The weight is clamped to [0, 1]; non-finite is 0.
    bool overrideParameter(std::uint32_t parameter, float target, float weight);
    /// For an editor's hand on a parameter: updates show this value whatever clips, expressions, behaviours and physics say,
    /// and physics takes it as its input. No part of the specification; nothing is pinned at first.
    void pinParameter(std::uint32_t parameter, float value);
    void unpinParameter(std::uint32_t parameter);
    /// Clamped to [0, 1]; non-finite is ignored.
    void setOpacity(float opacity);
    void setPartOpacity(std::uint32_t part, float opacity) { m_poseGroups.setHostOpacity(part, opacity); }
    void setMeshColors(std::uint32_t mesh, const std::optional<ColorPair> &colors);
    void setPartColors(std::uint32_t part, const std::optional<ColorPair> &colors);

    /// Evaluates the host values without time.
    void evaluate();
    /// One update by dt seconds; any value is handled as 6.2 says.
    void update(float dt, std::uint32_t stages = kAllStages);
    /// Puts the physics at rest for the present values and evaluates.
    void stabilizePhysics();
    /// Advanced features by bits (7.1): prepares skins, restarts all simulations and evaluates the present values. Allocates.
    /// Returns what is then on.
    std::uint32_t setAdvancedFeatures(std::uint32_t bits);
    /// Evaluates what this puppet shows on another evaluator of its rig, without advanced features: the same layered values
    /// and opacities (6.1).
    void evaluateOn(Evaluator &evaluator);
    /// 7.3: the frame of a deformer or virtual bone (core deformer count + number) on the canvas; nothing for warps.
    std::optional<Affine> boneFrame(std::uint32_t bone);
    /// Where a collider stands in the last pass, canvas coordinates; see AdvancedMode::colliderPlace.
    std::optional<PlacedCollider> colliderPlace(std::uint32_t collider);

    /// The layered parameters of the last call: not normalised, without simulation overrides.
    std::span<const float> current() const { return m_current; }
    const PuppetPose &pose() const { return m_evaluator.pose(); }
    std::int32_t hitArea(float x, float y) const { return m_evaluator.hitArea(x, y); }
    std::span<const FiredEvent> events() const { return m_clips.events(); }

    ClipLayers &clips() { return m_clips; }
    ExpressionPlayer &expressions() { return m_expressions; }
    Behaviors &behaviors() { return m_behaviors; }
    PoseGroupPlayer &poseGroups() { return m_poseGroups; }
    PhysicsPlayer &physics() { return m_physics; }
    /// Wind, reset, colliders and metrics of the simulations. Features are set by setAdvancedFeatures.
    AdvancedMode &advancedMode() { return m_advanced; }
    const AdvancedMode &advancedMode() const { return m_advanced; }
    const Evaluator &evaluator() const { return m_evaluator; }

    /// Takes the time of each stage; also of the passes of the simulations.
    void setMeasuring(bool on);
    const UpdateCost &cost() const { return m_cost; }

private:
    struct Override
    {
        float target = 0.0f;
        float weight = 0.0f;
    };
    struct Pin
    {
        std::uint32_t parameter = 0;
        float value = 0.0f;
    };
    void applyOverrides();
    void applyPins();
    void runPass();
    void drawSimulations();
    void markDrawn();

    std::shared_ptr<const PuppetRig> m_rig;
    Evaluator m_evaluator;
    ClipLayers m_clips;
    ExpressionPlayer m_expressions;
    Behaviors m_behaviors;
    PoseGroupPlayer m_poseGroups;
    PhysicsPlayer m_physics;
    AdvancedMode m_advanced;
    std::vector<float> m_hostValues;
    std::vector<float> m_current;
    std::vector<Override> m_overrides;
    std::vector<Pin> m_pins;
    float m_opacity = 1.0f;
    bool m_measuring = false;
    UpdateCost m_cost;
};

} // namespace marrow
