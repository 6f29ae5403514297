#include "model/puppet/frame_solver.h"

#include "model/puppet/object_state.h"
#include "model/puppet/vertex_kernels.h"

#include <bit>

namespace marrow {

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
