#include "model/puppet/frame_solver.h"

#include "model/puppet/numerics.h"
#include "model/puppet/object_state.h"
#include "model/puppet/vertex_kernels.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace marrow {

namespace {

constexpr float kProbeOffset = 0.1f;
constexpr float kProbeAngle = 90.0f;
constexpr float kHalfTurn = 180.0f;

std::size_t tableDoubles(const PlannedDeformer &deformer)
{
    return deformer.warp && !deformer.uniform ? LatticeMap::tableSize(deformer.warp->columns, deformer.warp->rows) : 0;
}

} // namespace

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

} // namespace marrow
