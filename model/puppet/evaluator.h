#pragma once

#include "model/puppet/draw_order.h"
#include "model/puppet/evaluation_hooks.h"
#include "model/puppet/evaluation_plan.h"
#include "model/puppet/frame_solver.h"
#include "model/puppet/pose.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace marrow {

/// A pair of colours that a host puts in place of a mesh's own (p2lrt-evaluation.md 6.1, E9).
struct ColorPair
{
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
};

/// The evaluation pass (p2lrt-evaluation.md 6.1, E1 to E9): from a parameter vector to a PuppetPose. Remembers the last
/// pass and works out only what the parameters that changed can move; an unchanged vector costs a comparison. Allocates
/// nothing after construction. Results do not depend on the history of passes.
///
/// Copies nothing of the rig and shares it. One thread at a time.
class Evaluator
{
public:
    /// Evaluates once at the defaults.
    explicit Evaluator(std::shared_ptr<const PuppetRig> rig);
    /// Instances of one puppet may share a plan.
    explicit Evaluator(std::shared_ptr<const EvaluationPlan> plan);

    const PuppetRig &rig() const { return m_plan->rig(); }
    const std::shared_ptr<const EvaluationPlan> &plan() const { return m_plan; }
    /// Base forms at the normalised defaults.
    const std::shared_ptr<const BaseForms> &baseForms() const { return m_base; }
    const PuppetPose &pose() const { return m_pose; }
    /// For the simulations that run after the pass (H6); see markOverwritten.
    PuppetPose &mutablePose() { return m_pose; }
    /// The frames of the core deformers in the last pass.
    const FrameSolver &deformers() const { return m_deformers; }

    /// Advanced mode enters here; null (the initial state) leaves exactly the core. Not owned. Must be called again when
    /// what the hooks touch has changed. The next pass computes everything.
    void setHooks(EvaluationHooks *hooks);

    /// E1 to E9 for `current`, one value a parameter, not normalised.
    void evaluate(std::span<const float> current);

    /// The vertices of a mesh in the pose are no longer those of the pass; the next pass computes them again.
    void markOverwritten(std::uint32_t mesh)
    {
        m_meshStale[mesh] = 1;
        m_anyStale = true;
    }

    // What E7 to E9 apply from the next pass on.

    /// One factor a mesh (6.7), or an empty span to skip E7. Copied.
    void setPoseFactors(std::span<const float> factors);
    /// Rig opacity times clip opacity.
    void setOpacityFactor(float factor);
    void setMeshColors(std::uint32_t mesh, const std::optional<ColorPair> &colors);
    void setPartColors(std::uint32_t part, const std::optional<ColorPair> &colors);

    /// The first hit area covering the canvas point, or -1 (5.6). Uses the vertices and opacities of the pose as they are now.
    std::int32_t hitArea(float x, float y) const;

    /// Per mesh, and per part: the part listing it as a child, or -1; of several the last in file order (6.7). Parts may form
    /// circles.
    std::span<const std::int32_t> meshParents() const { return m_meshParents; }
    std::span<const std::int32_t> partParents() const { return m_partParents; }

private:
    void findParents();
    void allocate();
    void normalize(std::span<const float> current);
    void invalidate();
    void evaluateMeshes();
    void evaluateMeshState(std::uint32_t mesh);
    void evaluateMeshVertices(std::uint32_t mesh, bool localStale);
    void evaluateParts();
    void evaluateComposites();
    void evaluateGlue();
    void restoreGlued();
    void findGluedVertices();
    void applyGlue(const PlannedGlue &glue);
    void applyAppearance();
    std::optional<ColorPair> hostColors(std::uint32_t mesh) const;

    std::shared_ptr<const EvaluationPlan> m_plan;
    std::shared_ptr<const BaseForms> m_base;
    KeyState m_keys;
    FrameSolver m_deformers;
    DrawOrder m_drawOrder;
    EvaluationHooks *m_hooks = nullptr;
    PuppetPose m_pose;

    std::vector<CellWeight> m_weights;
    std::vector<float> m_localVertices; ///< before correction and the parent's map
    std::vector<float> m_scratch;       ///< of the largest mesh
    std::vector<float> m_coreOpacity;   ///< per mesh after step 6 of 5.1
    std::vector<float> m_ownOpacity;    ///< per mesh, the clamped opacity of its state
    std::vector<Rgb> m_coreMultiply;
    std::vector<Rgb> m_coreScreen;
    std::vector<std::uint8_t> m_meshStale;   ///< vertices must be computed whatever changed
    std::vector<std::uint8_t> m_meshTouched; ///< by H4
    std::vector<std::uint8_t> m_meshFresh;   ///< vertices computed in this pass

    struct GluedVertex
    {
        std::uint32_t first; ///< index of its x among all vertices
        std::uint32_t mesh;
        std::uint32_t component;
    };
    std::vector<GluedVertex> m_gluedVertices;
    std::vector<float> m_unglued; ///< x y of each, before glue
    std::vector<std::uint8_t> m_glueStale;

    std::vector<float> m_poseFactors;
    bool m_usePoseFactors = false;
    float m_opacityFactor = 1.0f;
    std::vector<std::optional<ColorPair>> m_meshColors;
    std::vector<std::optional<ColorPair>> m_partColors;
    std::size_t m_colorCount = 0;
    std::vector<std::int32_t> m_meshParents;
    std::vector<std::int32_t> m_partParents;

    bool m_valid = false;
    bool m_appearanceStale = true;
    bool m_orderStale = true;
    bool m_anyStale = true;
};

} // namespace marrow
