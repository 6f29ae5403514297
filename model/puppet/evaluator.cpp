#include "model/puppet/evaluator.h"

#include "model/puppet/numerics.h"
#include "model/puppet/object_state.h"

#include <algorithm>
#include <bit>

namespace marrow {

namespace {

bool sameBits(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

} // namespace

Evaluator::Evaluator(std::shared_ptr<const PuppetRig> rig)
    : Evaluator(std::make_shared<const EvaluationPlan>(std::move(rig)))
{
}

Evaluator::Evaluator(std::shared_ptr<const EvaluationPlan> plan)
    : m_plan(std::move(plan))
    , m_base(std::make_shared<const BaseForms>(*m_plan, m_plan->defaults()))
    , m_keys(m_plan->keyforms())
    , m_deformers(m_plan, m_base)
    , m_drawOrder(m_plan->rig())
{
    allocate();
    findParents();
    findGluedVertices();
    evaluate(m_plan->defaults());
}

void Evaluator::allocate()
{
    const std::size_t meshes = m_plan->meshes().size();
    const std::size_t parts = m_plan->parts().size();
    m_pose.values.resize(rig().parameters.size());
    m_pose.vertices.resize(m_plan->vertexFloatCount());
    m_pose.vertexStart.reserve(meshes + 1);
    std::size_t largest = 0;
    for (const PlannedMesh &mesh : m_plan->meshes()) {
        m_pose.vertexStart.push_back(mesh.firstFloat);
        largest = std::max<std::size_t>(largest, mesh.floatCount);
    }
    m_pose.vertexStart.push_back(static_cast<std::uint32_t>(m_plan->vertexFloatCount()));
    m_pose.opacity.resize(meshes);
    m_pose.drawOrder.resize(meshes);
    m_pose.multiply.resize(meshes);
    m_pose.screen.resize(meshes);
    m_pose.partDrawOrder.resize(parts);
    m_pose.composites.resize(parts);
    m_pose.renderOrder.reserve(m_drawOrder.orderCapacity());
    m_pose.renderCommands.reserve(m_drawOrder.commandCapacity());

    m_weights.resize(m_plan->keyforms().weightCapacity());
    m_localVertices.resize(m_plan->vertexFloatCount());
    m_scratch.resize(largest);
    m_coreOpacity.resize(meshes);
    m_ownOpacity.resize(meshes);
    m_coreMultiply.resize(meshes);
    m_coreScreen.resize(meshes);
    m_meshStale.resize(meshes, 1);
    m_meshTouched.resize(meshes, 0);
    m_meshFresh.resize(meshes, 0);
    m_glueStale.resize(m_plan->glueComponentCount(), 1);
    m_meshColors.resize(meshes);
    m_partColors.resize(parts);
    m_poseFactors.resize(meshes, 1.0f);
}

void Evaluator::findParents()
{
    m_meshParents.assign(m_plan->meshes().size(), -1);
    m_partParents.assign(m_plan->parts().size(), -1);
    for (std::size_t part = 0; part < rig().parts.size(); ++part) {
        for (const PartChild &child : rig().parts[part].children) {
            (child.isMesh ? m_meshParents : m_partParents)[child.index] = static_cast<std::int32_t>(part);
        }
    }
}

void Evaluator::setHooks(EvaluationHooks *hooks)
{
    m_hooks = hooks;
    for (std::uint32_t mesh = 0; mesh < m_meshTouched.size(); ++mesh) {
        m_meshTouched[mesh] = hooks && hooks->touchesMesh(mesh);
    }
    invalidate();
}

void Evaluator::invalidate()
{
    m_valid = false;
    m_anyStale = true;
    m_keys.invalidate();
    m_deformers.invalidate();
}

void Evaluator::evaluate(std::span<const float> current)
{
    normalize(current);
    if (!m_keys.update(m_pose.values) && !m_anyStale) {
        return;
    }
    m_deformers.solve(m_keys, m_hooks);
    evaluateMeshes();
    evaluateParts();
    evaluateComposites();
    evaluateGlue();
    if (m_orderStale) {
        m_drawOrder.sort(m_pose);
    }
    if (m_appearanceStale) {
        applyAppearance();
    }
    m_valid = true;
    m_anyStale = false;
    m_orderStale = false;
    m_appearanceStale = false;
}

/// E1.
void Evaluator::normalize(std::span<const float> current)
{
    const std::vector<Parameter> &parameters = rig().parameters;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        m_pose.values[i] = normalizeParameter(parameters[i], current[i]);
    }
    if (m_hooks) {
        m_hooks->holdParameters(m_pose.values, m_plan->defaults());
    }
}

/// E3.
void Evaluator::evaluateMeshes()
{
    for (std::uint32_t i = 0; i < m_plan->meshes().size(); ++i) {
        const PlannedMesh &mesh = m_plan->meshes()[i];
        const std::int32_t parent = mesh.record->parent;
        const bool moved = !m_valid || (parent >= 0 && m_deformers.moved(static_cast<std::uint32_t>(parent)));
        const bool stateStale = !m_valid || m_keys.anyChanged(m_plan->parameters(mesh.stateParameters));
        const bool localStale = !m_valid || m_keys.anyChanged(m_plan->parameters(mesh.shapeParameters));
        if (stateStale) {
            evaluateMeshState(i);
        }
        if (stateStale || moved) {
            const float inherited = parent >= 0 ? m_deformers.opacity(static_cast<std::uint32_t>(parent)) : 1.0f;
            m_coreOpacity[i] = m_ownOpacity[i] * inherited;
            m_appearanceStale = true;
        }
        m_meshFresh[i] = localStale || moved || m_meshStale[i] || m_meshTouched[i];
        if (m_meshFresh[i]) {
            evaluateMeshVertices(i, localStale);
            m_meshStale[i] = 0;
        }
    }
}

void Evaluator::evaluateMeshState(std::uint32_t index)
{
    const PlannedMesh &mesh = m_plan->meshes()[index];
    ObjectState state = meshStatics(*mesh.record);
    applyChannels(*m_plan, mesh.channels, m_keys.spans(), m_weights.data(), state);
    const BaseForms::State &base = m_base->meshState(index);
    forEachShape(*m_plan, mesh.record->bindings, mesh.bindingAxes, m_keys, [&](const MeshShape &shape, float weight) {
        state.opacity = toward(state.opacity, shape.opacity, base.opacity, weight);
        state.drawOrder = toward(state.drawOrder, shape.drawOrder, base.drawOrder, weight);
        state.multiply = toward(state.multiply, shape.multiply, base.multiply, weight);
        state.screen = toward(state.screen, shape.screen, base.screen, weight);
    });
    m_ownOpacity[index] = numerics::clamp01(state.opacity);
    m_coreMultiply[index] = state.multiply;
    m_coreScreen[index] = state.screen;
    if (!m_valid || !sameBits(m_pose.drawOrder[index], state.drawOrder)) {
        m_pose.drawOrder[index] = state.drawOrder;
        m_orderStale = true;
    }
}

void Evaluator::evaluateMeshVertices(std::uint32_t index, bool localStale)
{
    const PlannedMesh &mesh = m_plan->meshes()[index];
    float *local = m_localVertices.data() + mesh.firstFloat;
    float *target = m_pose.vertices.data() + mesh.firstFloat;
    if (localStale) {
        solveMeshVertices(*m_plan, *m_base, m_keys, index, m_weights.data(), local);
    }
    const float *source = local;
    if (m_meshTouched[index]) {
        std::copy_n(local, mesh.floatCount, m_scratch.data());
        m_hooks->correctMesh(index, m_pose.values, std::span<float>(m_scratch.data(), mesh.floatCount));
        source = m_scratch.data();
    }
    if (mesh.record->parent >= 0) {
        m_deformers.map(static_cast<std::uint32_t>(mesh.record->parent), source, target, mesh.floatCount / 2);
    } else {
        std::copy_n(source, mesh.floatCount, target);
    }
}

/// E4, first half (5.2).
void Evaluator::evaluateParts()
{
    for (std::uint32_t i = 0; i < m_plan->parts().size(); ++i) {
        const PlannedPart &part = m_plan->parts()[i];
        if (m_valid && !m_keys.anyChanged(m_plan->parameters(part.parameters))) {
            continue;
        }
        ObjectState state;
        state.drawOrder = static_cast<float>(part.record->drawOrder);
        applyChannels(*m_plan, part.channels, m_keys.spans(), m_weights.data(), state);
        const float base = m_base->partState(i).drawOrder;
        forEachShape(*m_plan, part.record->bindings, part.bindingAxes, m_keys,
                     [&](const PartShape &shape, float weight) {
                         state.drawOrder = toward(state.drawOrder, shape.drawOrder, base, weight);
                     });
        if (!m_valid || !sameBits(m_pose.partDrawOrder[i], state.drawOrder)) {
            m_pose.partDrawOrder[i] = state.drawOrder;
            m_orderStale = true;
        }
    }
}

/// E4, second half (5.3). Groups are in pre-order; the last group of a part wins.
void Evaluator::evaluateComposites()
{
    bool stale = !m_valid;
    for (std::size_t i = 0; !stale && i < m_plan->groups().size(); ++i) {
        stale = m_keys.anyChanged(m_plan->parameters(m_plan->groups()[i].parameters));
    }
    if (!stale) {
        return;
    }
    for (std::size_t i = 0; i < m_plan->parts().size(); ++i) {
        const Composite &composite = m_plan->parts()[i].record->composite;
        m_pose.composites[i] = {numerics::clamp01(composite.opacity), composite.multiply, composite.screen};
    }
    for (const PlannedGroup &group : m_plan->groups()) {
        if (group.record->part < 0 || !group.record->composite) {
            continue;
        }
        ObjectState state;
        state.opacity = group.record->composite->opacity;
        state.multiply = group.record->composite->multiply;
        state.screen = group.record->composite->screen;
        applyChannels(*m_plan, group.channels, m_keys.spans(), m_weights.data(), state);
        m_pose.composites[static_cast<std::size_t>(group.record->part)] = {numerics::clamp01(state.opacity),
                                                                           state.multiply, state.screen};
    }
}

/// E7 to E9.
void Evaluator::applyAppearance()
{
    for (std::uint32_t i = 0; i < m_coreOpacity.size(); ++i) {
        float opacity = m_coreOpacity[i];
        if (m_usePoseFactors) {
            opacity = opacity * m_poseFactors[i];
        }
        if (m_opacityFactor != 1.0f) {
            opacity = opacity * m_opacityFactor;
        }
        m_pose.opacity[i] = opacity;
        m_pose.multiply[i] = m_coreMultiply[i];
        m_pose.screen[i] = m_coreScreen[i];
        if (m_colorCount == 0) {
            continue;
        }
        if (const std::optional<ColorPair> colors = hostColors(i)) {
            m_pose.multiply[i] = colors->multiply;
            m_pose.screen[i] = colors->screen;
        }
    }
}

std::optional<ColorPair> Evaluator::hostColors(std::uint32_t mesh) const
{
    if (m_meshColors[mesh]) {
        return m_meshColors[mesh];
    }
    std::int32_t part = m_meshParents[mesh];
    // A circle of parts is walked once; repeating it finds nothing new.
    for (std::size_t steps = 0; part >= 0 && steps < m_partParents.size(); ++steps) {
        if (m_partColors[static_cast<std::size_t>(part)]) {
            return m_partColors[static_cast<std::size_t>(part)];
        }
        part = m_partParents[static_cast<std::size_t>(part)];
    }
    return std::nullopt;
}

void Evaluator::setPoseFactors(std::span<const float> factors)
{
    m_usePoseFactors = !factors.empty();
    std::copy(factors.begin(), factors.end(), m_poseFactors.begin());
    m_appearanceStale = true;
    m_anyStale = true;
}

void Evaluator::setOpacityFactor(float factor)
{
    if (!sameBits(factor, m_opacityFactor)) {
        m_opacityFactor = factor;
        m_appearanceStale = true;
        m_anyStale = true;
    }
}

void Evaluator::setMeshColors(std::uint32_t mesh, const std::optional<ColorPair> &colors)
{
    m_colorCount += (colors ? 1 : 0) - (m_meshColors[mesh] ? 1 : 0);
    m_meshColors[mesh] = colors;
    m_appearanceStale = true;
    m_anyStale = true;
}

void Evaluator::setPartColors(std::uint32_t part, const std::optional<ColorPair> &colors)
{
    m_colorCount += (colors ? 1 : 0) - (m_partColors[part] ? 1 : 0);
    m_partColors[part] = colors;
    m_appearanceStale = true;
    m_anyStale = true;
}

} // namespace marrow
