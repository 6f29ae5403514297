#pragma once

#include "model/puppet/evaluation_plan.h"
#include "model/puppet/frame_solver.h"

#include <span>

namespace marrow {

/// What channels and blend shapes act on (p2lrt-evaluation.md 2.4, 2.6); each kind of object uses some of it.
struct ObjectState
{
    float drawOrder = 0.0f;
    float opacity = 1.0f;
    Rgb multiply = kWhite;
    Rgb screen = kBlack;
    float glueIntensity = 1.0f;
    bool flipX = false;
    bool flipY = false;
};

/// The static state of a mesh.
inline ObjectState meshStatics(const Mesh &mesh)
{
    ObjectState state;
    state.drawOrder = mesh.drawOrder;
    state.opacity = mesh.opacity;
    state.multiply = mesh.multiply;
    state.screen = mesh.screen;
    return state;
}

/// The static state of a deformer.
ObjectState deformerStatics(const Deformer &record);

/// Floats of a warp's control points as they are kept: one point for all when it has no forms.
std::size_t latticeFloats(const PlannedDeformer &deformer);

/// target = base + the weighted forms, in the order of the list; forms may be empty. The usual counts of forms take one pass.
/// `target` must not overlap the others.
void addForms(float *target, const float *base, const std::vector<FloatArray> &forms, const CellWeight *weights,
              std::size_t count, std::size_t floats);
/// The weighted forms added up from zeros.
void sumForms(float *target, const std::vector<FloatArray> &forms, const CellWeight *weights, std::size_t count,
              std::size_t floats);
/// A rotation's pivot from its grid; as it stands by default without one. `scratch` as for KeyformPlan::weights.
Pivot gridPivot(const EvaluationPlan &plan, const PlannedDeformer &deformer, std::span<const KeySpan> spans,
                CellWeight *scratch);

/// Channels replace what they target, in file order. `scratch` as for KeyformPlan::weights.
void applyChannels(const EvaluationPlan &plan, PlanRange channels, std::span<const KeySpan> spans, CellWeight *scratch,
                   ObjectState &state);

inline float toward(float value, float shape, float base, float weight)
{
    return value + (shape - base) * weight;
}
inline Rgb toward(const Rgb &value, const Rgb &shape, const Rgb &base, float weight)
{
    return {toward(value.r, shape.r, base.r, weight), toward(value.g, shape.g, base.g, weight),
            toward(value.b, shape.b, base.b, weight)};
}

inline BaseForms::State baseOf(const ObjectState &state)
{
    return {state.drawOrder, state.opacity, state.multiply, state.screen};
}

/// Calls `visit(shape, weight)` for every blend shape that counts, binding after binding (2.5).
template <class Shape, class Visit>
void forEachShape(const EvaluationPlan &plan, const std::vector<BlendBinding<Shape>> &bindings, PlanRange bindingAxes,
                  const KeyState &keys, Visit &&visit)
{
    const std::span<const std::uint32_t> axes = plan.bindingAxes(bindingAxes);
    for (std::size_t i = 0; i < bindings.size(); ++i) {
        ShapeWeight weights[2];
        const std::size_t count = mixBinding(bindings[i], keys.spans()[axes[i]], keys.values(), weights);
        for (std::size_t k = 0; k < count; ++k) {
            visit(*bindings[i].shapes[weights[k].key], weights[k].weight);
        }
    }
}

} // namespace marrow
