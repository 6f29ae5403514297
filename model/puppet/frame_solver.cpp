#include "model/puppet/frame_solver.h"

#include "model/puppet/numerics.h"
#include "model/puppet/object_state.h"
#include "model/puppet/vertex_kernels.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace marrow {

namespace {

constexpr float kProbeOffset = 0.1f;
constexpr float kProbeAngle = 90.0f;
constexpr float kHalfTurn = 180.0f;

/// target = base + the weighted forms, in the order of the list. The usual counts of forms take one pass over the target.
void addForms(float *target, const float *base, const std::vector<FloatArray> &forms, const CellWeight *weights,
              std::size_t count, std::size_t floats)
{
    constexpr std::size_t kFused = 4;
    const float *sources[kFused] = {};
    float factors[kFused] = {};
    std::size_t used = 0;
    std::size_t next = 0;
    for (; next < count && used < kFused; ++next) {
        const FloatArray &form = forms[weights[next].cell];
        if (!form.empty()) {
            sources[used] = form.data();
            factors[used++] = weights[next].weight;
        }
    }
    std::size_t done = used;
    if (used == 4) {
        kernels::addScaledFour(target, base, sources, factors, floats);
    } else if (used >= 2) {
        kernels::addScaledPair(target, base, sources[0], factors[0], sources[1], factors[1], floats);
        done = 2;
    } else if (used == 1) {
        kernels::addScaledTo(target, base, sources[0], factors[0], floats);
    } else {
        std::copy_n(base, floats, target);
    }
    for (; done < used; ++done) {
        kernels::addScaled(target, sources[done], factors[done], floats);
    }
    for (; next < count; ++next) {
        const FloatArray &form = forms[weights[next].cell];
        if (!form.empty()) {
            kernels::addScaled(target, form.data(), weights[next].weight, floats);
        }
    }
}

/// The weighted forms added up from zeros.
void sumForms(float *target, const std::vector<FloatArray> &forms, const CellWeight *weights, std::size_t count,
              std::size_t floats)
{
    std::fill_n(target, floats, 0.0f);
    for (std::size_t i = 0; i < count; ++i) {
        const FloatArray &form = forms[weights[i].cell];
        if (!form.empty()) {
            kernels::addScaled(target, form.data(), weights[i].weight, floats);
        }
    }
}

Pivot gridPivot(const EvaluationPlan &plan, const PlannedDeformer &deformer, std::span<const KeySpan> spans,
                CellWeight *scratch)
{
    if (!deformer.grid.present) {
        return {};
    }
    Pivot sum{0.0f, 0.0f, 0.0f, 0.0f};
    const std::size_t count = plan.keyforms().weights(deformer.grid, spans, scratch);
    for (std::size_t i = 0; i < count; ++i) {
        const Pivot &form = deformer.rotation->pivot.forms[scratch[i].cell];
        const float weight = scratch[i].weight;
        sum.x = sum.x + form.x * weight;
        sum.y = sum.y + form.y * weight;
        sum.angle = sum.angle + form.angle * weight;
        sum.scale = sum.scale + form.scale * weight;
    }
    return sum;
}

ObjectState deformerStatics(const Deformer &record)
{
    ObjectState state;
    state.opacity = record.opacity;
    state.multiply = record.multiply;
    state.screen = record.screen;
    state.flipX = record.flipX();
    state.flipY = record.flipY();
    return state;
}

std::size_t latticeFloats(const PlannedDeformer &deformer)
{
    return deformer.uniform ? 2 : 2 * std::size_t{deformer.warp->columns + 1} * (deformer.warp->rows + 1);
}

std::size_t tableDoubles(const PlannedDeformer &deformer)
{
    return deformer.warp && !deformer.uniform ? LatticeMap::tableSize(deformer.warp->columns, deformer.warp->rows) : 0;
}

} // namespace

KeyState::KeyState(const KeyformPlan &plan)
    : m_plan(plan)
    , m_values(plan.parameterCount(), 0.0f)
    , m_spans(plan.axes().size())
    , m_changed(plan.parameterCount(), 1)
{
}

void KeyState::solveAxis(std::uint32_t index)
{
    const KeyformPlan::Axis &axis = m_plan.axes()[index];
    const float value = m_values[axis.parameter];
    m_spans[index] = axis.snaps ? snappedKeySpan(axis.keys, value) : exactKeySpan(axis.keys, value);
}

bool KeyState::update(std::span<const float> values)
{
    m_allChanged = !m_valid;
    bool any = m_allChanged;
    for (std::uint32_t p = 0; p < m_values.size(); ++p) {
        const bool changed = m_allChanged || std::bit_cast<std::uint32_t>(values[p]) !=
                                                 std::bit_cast<std::uint32_t>(m_values[p]);
        m_changed[p] = changed;
        if (!changed) {
            continue;
        }
        any = true;
        m_values[p] = values[p];
        for (const std::uint32_t axis : m_plan.axesOf(p)) {
            solveAxis(axis);
        }
    }
    m_valid = true;
    return any;
}

BaseForms::BaseForms(const EvaluationPlan &plan, std::span<const float> defaults)
    : m_meshStates(plan.meshes().size())
    , m_deformerStates(plan.deformers().size())
    , m_partStates(plan.parts().size())
    , m_meshFloats(plan.meshes().size(), kNone)
    , m_deformerFloats(plan.deformers().size(), kNone)
    , m_pivots(plan.deformers().size())
{
    KeyState keys(plan.keyforms());
    keys.update(defaults);
    std::vector<CellWeight> scratch(plan.keyforms().weightCapacity());
    const auto addFloats = [&](const PlannedGrid &grid, const std::vector<FloatArray> &forms, std::size_t floats) {
        const std::size_t first = m_floats.size();
        m_floats.resize(first + floats);
        const std::size_t count = plan.keyforms().weights(grid, keys.spans(), scratch.data());
        sumForms(m_floats.data() + first, forms, scratch.data(), count, floats);
        return first;
    };
    for (std::size_t i = 0; i < plan.deformers().size(); ++i) {
        const PlannedDeformer &deformer = plan.deformers()[i];
        if (deformer.bindingAxes.count == 0) {
            continue;
        }
        ObjectState state = deformerStatics(*deformer.record);
        applyChannels(plan, deformer.channels, keys.spans(), scratch.data(), state);
        m_deformerStates[i] = baseOf(state);
        if (deformer.rotation) {
            m_pivots[i] = gridPivot(plan, deformer, keys.spans(), scratch.data());
        } else if (deformer.grid.present) {
            m_deformerFloats[i] = addFloats(deformer.grid, deformer.warp->lattice.forms, latticeFloats(deformer));
        }
    }
    for (std::size_t i = 0; i < plan.meshes().size(); ++i) {
        const PlannedMesh &mesh = plan.meshes()[i];
        if (mesh.bindingAxes.count == 0) {
            continue;
        }
        ObjectState state = meshStatics(*mesh.record);
        applyChannels(plan, mesh.channels, keys.spans(), scratch.data(), state);
        m_meshStates[i] = baseOf(state);
        if (mesh.grid.present) {
            m_meshFloats[i] = addFloats(mesh.grid, mesh.record->deltas.forms, mesh.floatCount);
        }
    }
    for (std::size_t i = 0; i < plan.parts().size(); ++i) {
        ObjectState state;
        state.drawOrder = static_cast<float>(plan.parts()[i].record->drawOrder);
        applyChannels(plan, plan.parts()[i].channels, keys.spans(), scratch.data(), state);
        m_partStates[i] = baseOf(state);
    }
}

FrameSolver::FrameSolver(std::shared_ptr<const EvaluationPlan> plan, std::shared_ptr<const BaseForms> base)
    : m_plan(std::move(plan))
    , m_base(std::move(base))
    , m_order(m_plan->coreDeformerCount())
{
    std::iota(m_order.begin(), m_order.end(), 0u);
    allocate();
}

FrameSolver::FrameSolver(std::shared_ptr<const EvaluationPlan> plan, std::shared_ptr<const BaseForms> base,
                         std::span<const std::uint32_t> wanted)
    : m_plan(std::move(plan))
    , m_base(std::move(base))
{
    std::vector<std::uint8_t> needed(m_plan->deformers().size(), 0);
    for (const std::uint32_t deformer : wanted) {
        for (std::int32_t at = static_cast<std::int32_t>(deformer); at >= 0 && !needed[at];
             at = m_plan->deformers()[at].parent) {
            needed[at] = 1;
        }
    }
    // Parents have smaller numbers, for virtual bones too.
    for (std::uint32_t i = 0; i < needed.size(); ++i) {
        if (needed[i]) {
            m_order.push_back(i);
        }
    }
    allocate();
}

void FrameSolver::allocate()
{
    const std::size_t count = m_plan->deformers().size();
    m_localFirst.resize(count);
    m_canvasFirst.resize(count);
    m_lattices.resize(count);
    m_pivots.resize(count);
    m_rotations.resize(count);
    m_ownOpacities.resize(count, 1.0f);
    m_scales.resize(count, 1.0f);
    m_opacities.resize(count, 1.0f);
    m_moved.resize(count, 1);
    m_weights.resize(m_plan->keyforms().weightCapacity());
    std::size_t floats = 0;
    for (const std::uint32_t i : m_order) {
        const PlannedDeformer &deformer = m_plan->deformers()[i];
        if (deformer.warp) {
            m_localFirst[i] = static_cast<std::uint32_t>(floats);
            floats += latticeFloats(deformer);
            m_canvasFirst[i] = deformer.parent < 0 ? m_localFirst[i] : static_cast<std::uint32_t>(floats);
            floats += deformer.parent < 0 ? 0 : latticeFloats(deformer);
        }
    }
    m_points.resize(floats);
    std::size_t doubles = 0;
    for (const std::uint32_t i : m_order) {
        doubles += tableDoubles(m_plan->deformers()[i]);
    }
    m_tables.resize(doubles);
    double *table = m_tables.data();
    for (const std::uint32_t i : m_order) {
        const PlannedDeformer &deformer = m_plan->deformers()[i];
        if (deformer.warp) {
            const std::size_t size = tableDoubles(deformer);
            m_lattices[i] = LatticeMap(m_points.data() + m_canvasFirst[i], deformer.warp->columns, deformer.warp->rows,
                                       deformer.record->bilinear(), deformer.uniform, size > 0 ? table : nullptr);
            table += size;
        }
    }
}

void FrameSolver::solve(const KeyState &keys, const EvaluationHooks *hooks)
{
    for (const std::uint32_t i : m_order) {
        const PlannedDeformer &deformer = m_plan->deformers()[i];
        const bool own = !m_valid || keys.anyChanged(m_plan->parameters(deformer.parameters));
        m_moved[i] = own || (deformer.parent >= 0 && m_moved[deformer.parent]);
        if (own) {
            solveLocal(i, keys, hooks);
        }
        if (!m_moved[i]) {
            continue;
        }
        m_opacities[i] = numerics::clamp01(m_ownOpacities[i]) *
                         (deformer.parent >= 0 ? m_opacities[deformer.parent] : 1.0f);
        if (deformer.warp) {
            placeLattice(i);
        } else {
            placeRotation(i);
        }
    }
    m_valid = true;
}

void FrameSolver::solveLocal(std::uint32_t index, const KeyState &keys, const EvaluationHooks *hooks)
{
    const PlannedDeformer &deformer = m_plan->deformers()[index];
    ObjectState state = deformerStatics(*deformer.record);
    applyChannels(*m_plan, deformer.channels, keys.spans(), m_weights.data(), state);
    m_ownOpacities[index] = state.opacity;
    if (deformer.warp) {
        solveLattice(index, keys);
    } else {
        m_rotations[index].flipX = state.flipX;
        m_rotations[index].flipY = state.flipY;
        solvePivot(index, keys, hooks);
    }
}

void FrameSolver::solveLattice(std::uint32_t index, const KeyState &keys)
{
    const PlannedDeformer &deformer = m_plan->deformers()[index];
    const std::size_t floats = latticeFloats(deformer);
    float *points = m_points.data() + m_localFirst[index];
    std::size_t count = 0;
    if (deformer.grid.present) {
        count = m_plan->keyforms().weights(deformer.grid, keys.spans(), m_weights.data());
    }
    sumForms(points, deformer.warp->lattice.forms, m_weights.data(), count, floats);
    const float *base = m_base->lattice(index);
    const float baseOpacity = m_base->deformerState(index).opacity;
    forEachShape(*m_plan, deformer.warp->bindings, deformer.bindingAxes, keys, [&](const WarpShape &shape, float weight) {
        m_ownOpacities[index] = toward(m_ownOpacities[index], shape.opacity, baseOpacity, weight);
        if (base) {
            kernels::addDifference(points, shape.points.data(), base, weight, floats);
        } else {
            kernels::addDifferenceFromZero(points, shape.points.data(), weight, floats);
        }
    });
}

void FrameSolver::solvePivot(std::uint32_t index, const KeyState &keys, const EvaluationHooks *hooks)
{
    const PlannedDeformer &deformer = m_plan->deformers()[index];
    Pivot pivot = gridPivot(*m_plan, deformer, keys.spans(), m_weights.data());
    const Pivot &base = m_base->pivot(index);
    const float baseOpacity = m_base->deformerState(index).opacity;
    forEachShape(*m_plan, deformer.rotation->bindings, deformer.bindingAxes, keys,
                 [&](const RotationShape &shape, float weight) {
                     m_ownOpacities[index] = toward(m_ownOpacities[index], shape.opacity, baseOpacity, weight);
                     pivot.x = toward(pivot.x, shape.pivot.x, base.x, weight);
                     pivot.y = toward(pivot.y, shape.pivot.y, base.y, weight);
                     pivot.angle = toward(pivot.angle, shape.pivot.angle, base.angle, weight);
                     pivot.scale = toward(pivot.scale, shape.pivot.scale, base.scale, weight);
                 });
    if (hooks && hooks->touchesPivot(index)) {
        hooks->shiftPivot(index, keys.values(), pivot);
    }
    pivot.angle = pivot.angle + deformer.rotation->baseAngle;
    m_pivots[index] = pivot;
}

void FrameSolver::placeLattice(std::uint32_t index)
{
    const PlannedDeformer &deformer = m_plan->deformers()[index];
    m_scales[index] = 1.0f;
    if (deformer.parent >= 0) {
        const auto parent = static_cast<std::uint32_t>(deformer.parent);
        m_scales[index] = m_scales[parent];
        map(parent, m_points.data() + m_localFirst[index], m_points.data() + m_canvasFirst[index],
            latticeFloats(deformer) / 2);
    }
    m_lattices[index].prepare();
}

void FrameSolver::placeRotation(std::uint32_t index)
{
    const PlannedDeformer &deformer = m_plan->deformers()[index];
    const Pivot &pivot = m_pivots[index];
    RotationFrame &frame = m_rotations[index];
    if (deformer.parent < 0) {
        frame.x = pivot.x;
        frame.y = pivot.y;
        frame.angle = pivot.angle;
        frame.scale = pivot.scale;
    } else {
        const auto parent = static_cast<std::uint32_t>(deformer.parent);
        const float local[2] = {pivot.x, pivot.y};
        float origin[2];
        map(parent, local, origin, 1);
        frame.x = origin[0];
        frame.y = origin[1];
        if (m_plan->deformers()[parent].warp) {
            const float probe[2] = {pivot.x, pivot.y - kProbeOffset};
            float above[2];
            map(parent, probe, above, 1);
            const float turn = numerics::degrees(std::atan2(above[1] - origin[1], above[0] - origin[0])) + kProbeAngle;
            frame.angle = pivot.angle + turn;
            frame.scale = pivot.scale * m_scales[parent];
        } else {
            const RotationFrame &above = m_rotations[parent];
            const float half = (above.flipY ? kHalfTurn : 0.0f) + (above.scale < 0.0f ? kHalfTurn : 0.0f);
            frame.angle = above.angle + pivot.angle + half;
            frame.scale = above.scale * pivot.scale;
        }
    }
    m_scales[index] = frame.scale;
    const float radians = numerics::radians(frame.angle);
    frame.cosine = std::cos(radians);
    frame.sine = std::sin(radians);
}

void FrameSolver::map(std::uint32_t index, const float *source, float *target, std::size_t points) const
{
    if (m_plan->deformers()[index].warp) {
        m_lattices[index].map(source, target, points);
        return;
    }
    const RotationFrame &frame = m_rotations[index];
    kernels::rotatePoints(target, source,
                          {frame.x, frame.y, frame.flipX ? -frame.scale : frame.scale,
                           frame.flipY ? -frame.scale : frame.scale, frame.cosine, frame.sine},
                          points);
}

void solveMeshVertices(const EvaluationPlan &plan, const BaseForms &base, const KeyState &keys, std::uint32_t index,
                       CellWeight *scratch, float *vertices)
{
    const PlannedMesh &mesh = plan.meshes()[index];
    if (mesh.floatCount == 0) {
        return;
    }
    std::size_t count = 0;
    if (mesh.grid.present) {
        count = plan.keyforms().weights(mesh.grid, keys.spans(), scratch);
    }
    addForms(vertices, mesh.record->positions.data(), mesh.record->deltas.forms, scratch, count, mesh.floatCount);
    const float *offsets = base.meshOffsets(index);
    forEachShape(plan, mesh.record->bindings, mesh.bindingAxes, keys, [&](const MeshShape &shape, float weight) {
        if (shape.deltas.empty()) {
            return;
        }
        if (offsets) {
            kernels::addDifference(vertices, shape.deltas.data(), offsets, weight, mesh.floatCount);
        } else {
            kernels::addDifferenceFromZero(vertices, shape.deltas.data(), weight, mesh.floatCount);
        }
    });
}

} // namespace marrow
