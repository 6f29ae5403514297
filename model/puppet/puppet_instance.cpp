#include "model/puppet/puppet_instance.h"

#include "model/puppet/numerics.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace marrow {

namespace {

/// Takes the time between calls, or nothing.
class StageClock
{
public:
    explicit StageClock(bool on)
        : m_on(on)
    {
        if (m_on)
            m_last = Clock::now();
    }
    void lap(double &microseconds)
    {
        if (!m_on)
            return;
        const Clock::time_point now = Clock::now();
        microseconds = std::chrono::duration<double, std::micro>(now - m_last).count();
        m_last = now;
    }

private:
    using Clock = std::chrono::steady_clock;
    bool m_on;
    Clock::time_point m_last;
};

} // namespace

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

void PuppetInstance::pinParameter(std::uint32_t parameter, float value)
{
    unpinParameter(parameter);
    m_pins.push_back({parameter, value});
}

void PuppetInstance::unpinParameter(std::uint32_t parameter)
{
    std::erase_if(m_pins, [parameter](const Pin &pin) { return pin.parameter == parameter; });
}

void PuppetInstance::setMeasuring(bool on)
{
    m_measuring = on;
    m_cost = {};
    m_advanced.setMeasuring(on);
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
    StageClock clock(m_measuring);
    std::copy(m_hostValues.begin(), m_hostValues.end(), m_current.begin());
    if (stages & kClipStage) {
        m_clips.update(dt, m_current);
    }
    clock.lap(m_cost.clips);
    if (stages & kExpressionStage) {
        m_expressions.update(dt, m_current);
    }
    applyOverrides();
    clock.lap(m_cost.expressions);
    if (stages & kBehaviorStage) {
        m_behaviors.update(dt, m_current);
    }
    applyPins();
    clock.lap(m_cost.behaviors);
    if (stages & kPoseStage) {
        m_poseGroups.update(dt);
    }
    clock.lap(m_cost.poses);
    if (stages & kPhysicsStage) {
        m_physics.update(dt, m_current, m_advanced.heldPhysicsGroups());
        applyPins();
    }
    clock.lap(m_cost.physics);
    runPass();
    clock.lap(m_cost.evaluation);
    if (stages & kSimulationStage) {
        m_advanced.step(dt, m_evaluator.mutablePose(), m_evaluator.deformers(), m_current);
        markDrawn();
    } else {
        drawSimulations();
    }
    clock.lap(m_cost.simulation);
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

std::optional<PlacedCollider> PuppetInstance::colliderPlace(std::uint32_t collider)
{
    return m_advanced.colliderPlace(collider, m_evaluator.pose(), m_evaluator.deformers(), m_current);
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

void PuppetInstance::applyPins()
{
    for (const Pin &pin : m_pins) {
        m_current[pin.parameter] = pin.value;
    }
}

void PuppetInstance::evaluateOn(Evaluator &evaluator)
{
    bool changed = false;
    const std::span<const float> factors = m_poseGroups.factors(m_clips.partOpacities(), m_evaluator.meshParents(),
                                                                m_evaluator.partParents(), changed);
    if (changed) {
        m_evaluator.setPoseFactors(factors);
    }
    evaluator.setPoseFactors(factors);
    evaluator.setOpacityFactor(m_opacity * m_clips.modelOpacity());
    evaluator.evaluate(m_current);
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
