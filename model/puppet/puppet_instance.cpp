#include "model/puppet/puppet_instance.h"

#include "model/puppet/numerics.h"

#include <algorithm>
#include <cmath>

namespace marrow {

PuppetInstance::PuppetInstance(std::shared_ptr<const Rig> rig)
    : m_rig(std::move(rig))
    , m_evaluator(m_rig)
    , m_clips(m_rig)
    , m_expressions(m_rig)
    , m_behaviors(m_rig)
    , m_poseGroups(m_rig)
    , m_physics(m_rig)
    , m_overrides(m_rig->parameters.size())
{
    resetParameters();
    m_current = m_hostValues;
    runPass();
}

void PuppetInstance::resetParameters()
{
    m_hostValues.clear();
    for (const Parameter &parameter : m_rig->parameters) {
        m_hostValues.push_back(parameter.defaultValue);
    }
}

bool PuppetInstance::overrideParameter(std::uint32_t parameter, float target, float weight)
{
    if (!std::isfinite(target)) {
        return false;
    }
    m_overrides[parameter] = {target, std::isfinite(weight) ? numerics::clamp01(weight) : 0.0f};
    return true;
}

void PuppetInstance::setOpacity(float opacity)
{
    if (std::isfinite(opacity)) {
        m_opacity = numerics::clamp01(opacity);
    }
}

void PuppetInstance::setMeshColors(std::uint32_t mesh, const std::optional<ColorPair> &colors)
{
    m_evaluator.setMeshColors(mesh, colors);
}

void PuppetInstance::setPartColors(std::uint32_t part, const std::optional<ColorPair> &colors)
{
    m_evaluator.setPartColors(part, colors);
}

void PuppetInstance::evaluate()
{
    std::copy(m_hostValues.begin(), m_hostValues.end(), m_current.begin());
    m_clips.clearOpacities();
    runPass();
}

void PuppetInstance::update(float dt, std::uint32_t stages)
{
    std::copy(m_hostValues.begin(), m_hostValues.end(), m_current.begin());
    if (stages & kClipStage) {
        m_clips.update(dt, m_current);
    }
    if (stages & kExpressionStage) {
        m_expressions.update(dt, m_current);
    }
    applyOverrides();
    if (stages & kBehaviorStage) {
        m_behaviors.update(dt, m_current);
    }
    if (stages & kPoseStage) {
        m_poseGroups.update(dt);
    }
    if (stages & kPhysicsStage) {
        m_physics.update(dt, m_current, {});
    }
    runPass();
}

void PuppetInstance::stabilizePhysics()
{
    m_physics.stabilize(m_current);
    runPass();
}

void PuppetInstance::applyOverrides()
{
    for (std::size_t i = 0; i < m_overrides.size(); ++i) {
        const Override &entry = m_overrides[i];
        if (entry.weight > 0.0f) {
            m_current[i] = m_current[i] + (entry.target - m_current[i]) * entry.weight;
        }
    }
}

void PuppetInstance::runPass()
{
    bool changed = false;
    const std::span<const float> factors = m_poseGroups.factors(m_clips.partOpacities(), m_evaluator.meshParents(),
                                                                m_evaluator.partParents(), changed);
    if (changed) {
        m_evaluator.setPoseFactors(factors);
    }
    m_evaluator.setOpacityFactor(m_opacity * m_clips.modelOpacity());
    m_evaluator.evaluate(m_current);
}

} // namespace marrow
