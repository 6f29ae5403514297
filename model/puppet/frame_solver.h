#pragma once

#include "model/puppet/evaluation_hooks.h"
#include "model/puppet/evaluation_plan.h"
#include "model/puppet/lattice_map.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// A rotation deformer's frame in canvas space (p2lrt-evaluation.md 4.2).
struct RotationFrame
{
    float x = 0.0f; ///< origin
    float y = 0.0f;
    float angle = 0.0f; ///< degrees
    float scale = 1.0f; ///< accumulated
    bool flipX = false; ///< own flips only
    bool flipY = false;
    float cosine = 1.0f; ///< of the angle in radians
    float sine = 0.0f;
};

/// A parameter vector together with what follows from it alone: which entries changed since the last one, and the key
/// span of every axis of the plan. Sized once.
class KeyState
{
public:
    explicit KeyState(const KeyformPlan &plan);

    /// Takes over `values`; true if any bit differs from the last ones, or at the first call.
    bool update(std::span<const float> values);
    /// Every parameter counts as changed at the next update.
    void invalidate() { m_valid = false; }

    std::span<const float> values() const { return m_values; }
    std::span<const KeySpan> spans() const { return m_spans; }
    /// As of the last update.
    bool anyChanged(std::span<const std::uint32_t> parameters) const
    {
        for (const std::uint32_t parameter : parameters) {
            if (m_changed[parameter]) {
                return true;
            }
        }
        return false;
    }
    bool allChanged() const { return m_allChanged; }

private:
    void solveAxis(std::uint32_t axis);

    const KeyformPlan &m_plan;
    std::vector<float> m_values;
    std::vector<KeySpan> m_spans;
    std::vector<std::uint8_t> m_changed;
    bool m_valid = false;
    bool m_allChanged = true;
};

/// The forms of all objects with blend shapes at `defaults`, without blend shapes: what shapes are differences from (2.6).
class BaseForms
{
public:
    BaseForms(const EvaluationPlan &plan, std::span<const float> defaults);

    struct State
    {
        float drawOrder = 0.0f;
        float opacity = 1.0f;
        Rgb multiply = kWhite;
        Rgb screen = kBlack;
    };
    const State &meshState(std::uint32_t mesh) const { return m_meshStates[mesh]; }
    const State &deformerState(std::uint32_t deformer) const { return m_deformerStates[deformer]; }
    const State &partState(std::uint32_t part) const { return m_partStates[part]; }
    /// Null when the mesh has no offset grid: the base is zero.
    const float *meshOffsets(std::uint32_t mesh) const { return at(m_meshFloats[mesh]); }
    /// Null when the lattice has no grid.
    const float *lattice(std::uint32_t deformer) const { return at(m_deformerFloats[deformer]); }
    const Pivot &pivot(std::uint32_t deformer) const { return m_pivots[deformer]; }

private:
    const float *at(std::size_t first) const { return first == kNone ? nullptr : m_floats.data() + first; }
    static constexpr std::size_t kNone = ~std::size_t{0};

    std::vector<State> m_meshStates;
    std::vector<State> m_deformerStates;
    std::vector<State> m_partStates;
    std::vector<std::size_t> m_meshFloats;
    std::vector<std::size_t> m_deformerFloats;
    std::vector<Pivot> m_pivots;
    std::vector<float> m_floats;
};

/// Evaluates deformers (sections 3 and 4): all core deformers for the evaluation pass, or a few of them and of the virtual
/// bones at any values, for skins and bone frames (7.3). Works out only what the changed parameters move, without
/// allocating. Results stay in place until the next solve.
class FrameSolver
{
public:
    /// All core deformers.
    FrameSolver(std::shared_ptr<const EvaluationPlan> plan, std::shared_ptr<const BaseForms> base);
    /// `wanted` deformers or virtual bones (deformer count + index) and their ancestors.
    FrameSolver(std::shared_ptr<const EvaluationPlan> plan, std::shared_ptr<const BaseForms> base,
                std::span<const std::uint32_t> wanted);

    /// `keys` must belong to the same plan and have been updated since the last solve by exactly one update. `hooks` may be
    /// null (no H2).
    void solve(const KeyState &keys, const EvaluationHooks *hooks);
    /// Forgets what was computed, for instance because hooks came or went.
    void invalidate() { m_valid = false; }

    const RotationFrame &rotation(std::uint32_t deformer) const { return m_rotations[deformer]; }
    const LatticeMap &lattice(std::uint32_t deformer) const { return m_lattices[deformer]; }
    /// 3.1: what a warp passes on; a rotation's accumulated scale.
    float scale(std::uint32_t deformer) const { return m_scales[deformer]; }
    /// 4.4. Meaningless for virtual bones.
    float opacity(std::uint32_t deformer) const { return m_opacities[deformer]; }
    /// Whether the last solve changed where the deformer takes points, or its opacity.
    bool moved(std::uint32_t deformer) const { return m_moved[deformer] != 0; }

    /// Points (x y pairs) from the deformer's local space to the canvas. Must not overlap.
    void map(std::uint32_t deformer, const float *source, float *target, std::size_t points) const;

private:
    void allocate();
    void solveLocal(std::uint32_t deformer, const KeyState &keys, const EvaluationHooks *hooks);
    void solveLattice(std::uint32_t deformer, const KeyState &keys);
    void solvePivot(std::uint32_t deformer, const KeyState &keys, const EvaluationHooks *hooks);
    void placeLattice(std::uint32_t deformer);
    void placeRotation(std::uint32_t deformer);

    std::shared_ptr<const EvaluationPlan> m_plan;
    std::shared_ptr<const BaseForms> m_base;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_localFirst;  ///< per deformer, floats of its lattice before the parent's map
    std::vector<std::uint32_t> m_canvasFirst; ///< and after it; the same when there is no parent
    std::vector<float> m_points;
    std::vector<double> m_tables; ///< of the lattice maps
    std::vector<LatticeMap> m_lattices;
    std::vector<Pivot> m_pivots; ///< before the parent's frame, base angle included
    std::vector<RotationFrame> m_rotations;
    std::vector<float> m_ownOpacities;
    std::vector<float> m_scales;
    std::vector<float> m_opacities;
    std::vector<std::uint8_t> m_moved;
    std::vector<CellWeight> m_weights;
    bool m_valid = false;
};

/// A mesh's vertices in its parent's space: positions, offset grid and blend shapes (5.1 steps 2 and 3). `scratch` needs
/// room for plan.keyforms().weightCapacity() entries; `vertices` for the mesh's floats.
void solveMeshVertices(const EvaluationPlan &plan, const BaseForms &base, const KeyState &keys, std::uint32_t mesh,
                       CellWeight *scratch, float *vertices);

} // namespace marrow
