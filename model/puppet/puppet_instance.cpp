#include "model/puppet/puppet_instance.h"

#include "model/puppet/numerics.h"

#include <algorithm>
#include <cmath>

namespace marrow {

PuppetInstance::PuppetInstance(std::shared_ptr<const PuppetRig> rig)
    : m_rig(std::move(rig))
    , m_evaluator(m_rig)
    , m_clips(m_rig)
    , m_expressions(m_rig)
    , m_behaviors(m_rig)
    , m_poseGroups(m_rig)
    , m_physics(m_rig)
    , m_advanced(m_evaluator.plan(), m_evaluator.baseForms())
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
    drawSimulations();
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
        m_physics.update(dt, m_current, m_advanced.heldPhysicsGroups());
    }
    runPass();
    if (stages & kSimulationStage) {
        m_advanced.step(dt, m_evaluator.mutablePose(), m_evaluator.deformers(), m_current);
        markDrawn();
    } else {
        drawSimulations();
    }
}

void PuppetInstance::stabilizePhysics()
{
    m_physics.stabilize(m_current);
    runPass();
}

std::uint32_t PuppetInstance::setAdvancedFeatures(std::uint32_t bits)
{
    const std::uint32_t enabled = m_advanced.setFeatures(bits);
    m_evaluator.setHooks(m_advanced.hooks());
    runPass();
    return enabled;
}

std::optional<Affine> PuppetInstance::boneFrame(std::uint32_t bone)
{
    return m_advanced.boneFrame(bone, m_evaluator.deformers(), m_current);
}

void PuppetInstance::drawSimulations()
{
    m_advanced.draw(m_evaluator.mutablePose());
    markDrawn();
}

void PuppetInstance::markDrawn()
{
    for (const std::uint32_t mesh : m_advanced.drawnMeshes()) {
        m_evaluator.markOverwritten(mesh);
    }
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
