#include "model/puppet/behaviors.h"

#include "model/puppet/numerics.h"
#include "model/puppet/roles.h"

#include <cmath>

namespace marrow {

namespace {

constexpr float kLongestStep = 1.0f;
constexpr float kStiffness = 120.0f;
constexpr float kLookStep = 1.0f / 120.0f;
constexpr float kBodyShare = 0.33f;

} // namespace

Behaviors::Behaviors(std::shared_ptr<const PuppetRig> rig)
    : m_rig(std::move(rig))
    , m_eyeBlink(parametersOfRole(*m_rig, kEyeBlinkRole))
    , m_lipSync(parametersOfRole(*m_rig, kLipSyncRole))
    , m_angleX(parametersOfRole(*m_rig, QLatin1String("AngleX")))
    , m_angleY(parametersOfRole(*m_rig, QLatin1String("AngleY")))
    , m_angleZ(parametersOfRole(*m_rig, QLatin1String("AngleZ")))
    , m_bodyAngleX(parametersOfRole(*m_rig, QLatin1String("BodyAngleX")))
    , m_breath(parametersOfRole(*m_rig, QLatin1String("Breath")))
    , m_eyeBallX(parametersOfRole(*m_rig, QLatin1String("EyeBallX")))
    , m_eyeBallY(parametersOfRole(*m_rig, QLatin1String("EyeBallY")))
{
}

bool Behaviors::setBlink(const BlinkSettings &settings)
{
    const float times[] = {settings.intervalMin, settings.intervalMax, settings.closing, settings.closed,
                           settings.opening};
    for (const float time : times) {
        if (!std::isfinite(time) || time < 0.0f) {
            return false;
        }
    }
    if (settings.intervalMax < settings.intervalMin || settings.closing <= 0.0f || settings.opening <= 0.0f) {
        return false;
    }
    m_blink = settings;
    return true;
}

float Behaviors::random()
{
    m_seed ^= m_seed << 13;
    m_seed ^= m_seed >> 17;
    m_seed ^= m_seed << 5;
    return static_cast<float>(m_seed >> 8) / 16777216.0f;
}

void Behaviors::seedBlink(std::uint32_t seed)
{
    m_seed = seed != 0 ? seed : kDefaultSeed;
    if (!m_blinking) {
        m_nextBlink = m_clock + m_blink.intervalMin + random() * (m_blink.intervalMax - m_blink.intervalMin);
    }
}

void Behaviors::setLookTarget(float x, float y)
{
    m_target[0] = numerics::clamp(x, -1.0f, 1.0f);
    m_target[1] = numerics::clamp(y, -1.0f, 1.0f);
}

void Behaviors::setLookStrength(float look, float speed)
{
    m_look = look;
    m_lookSpeed = speed;
}

void Behaviors::setLipLevel(float level)
{
    m_lipLevel = std::isfinite(level) ? numerics::clamp01(level) : 0.0f;
}

float Behaviors::levelOfSamples(std::span<const float> samples, float gain)
{
    double sum = 0.0;
    std::size_t count = 0;
    for (const float sample : samples) {
        if (std::isfinite(sample)) {
            sum += static_cast<double>(sample) * static_cast<double>(sample);
            ++count;
        }
    }
    if (count == 0) {
        return 0.0f;
    }
    const auto level = static_cast<float>(std::sqrt(sum / static_cast<double>(count)));
    return level * (std::isfinite(gain) ? gain : 1.0f);
}

void Behaviors::update(float dt, std::span<float> values)
{
    const float step = std::isfinite(dt) ? numerics::clamp(dt, 0.0f, kLongestStep) : 0.0f;
    m_clock = m_clock + step;
    if (m_enabled & kBlink) {
        blink(values);
    }
    if (m_enabled & kBreath) {
        breathe(values);
    }
    if (m_enabled & kLook) {
        look(step, values);
    }
    if (m_enabled & kLipSync) {
        syncLips(values);
    }
}

float Behaviors::eyeOpenness()
{
    if (!m_blinking && m_clock >= m_nextBlink) {
        m_blinking = true;
        m_blinkStart = m_clock;
    }
    if (!m_blinking) {
        return 1.0f;
    }
    const float t = m_clock - m_blinkStart;
    if (t < m_blink.closing) {
        return 1.0f - t / m_blink.closing;
    }
    if (t < m_blink.closing + m_blink.closed) {
        return 0.0f;
    }
    if (t < m_blink.closing + m_blink.closed + m_blink.opening) {
        return (t - m_blink.closing - m_blink.closed) / m_blink.opening;
    }
    m_blinking = false;
    m_nextBlink = m_clock + m_blink.intervalMin + random() * (m_blink.intervalMax - m_blink.intervalMin);
    return 1.0f;
}

void Behaviors::blink(std::span<float> values)
{
    const float open = eyeOpenness();
    for (const std::uint32_t parameter : m_eyeBlink) {
        values[parameter] = values[parameter] * open;
    }
}

void Behaviors::breathe(std::span<float> values) const
{
    const auto wave = [this](float cycle) { return std::sin(m_clock * numerics::kTau / cycle) * m_sway; };
    const auto span = [this](std::uint32_t parameter) {
        return m_rig->parameters[parameter].maximum - m_rig->parameters[parameter].minimum;
    };
    const auto sway = [&](const Targets &targets, float peak, float cycle) {
        const float offset = 0.0f;
        const float w = wave(cycle);
        for (const std::uint32_t parameter : targets) {
            values[parameter] = values[parameter] + (offset + peak * w) * span(parameter) * 0.5f;
        }
    };
    sway(m_angleX, 0.15f, 6.5345f);
    sway(m_angleY, 0.08f, 3.5345f);
    sway(m_angleZ, 0.10f, 5.5345f);
    sway(m_bodyAngleX, 0.04f, 15.5345f);
    const float w = wave(3.2345f);
    for (const std::uint32_t parameter : m_breath) {
        values[parameter] = m_rig->parameters[parameter].minimum + (0.5f + 0.5f * w) * span(parameter);
    }
}

void Behaviors::look(float dt, std::span<float> values)
{
    const float stiffness = kStiffness * m_lookSpeed * m_lookSpeed;
    const float damping = 2.0f * std::sqrt(stiffness);
    for (int axis = 0; axis < 2; ++axis) {
        float remaining = dt;
        while (remaining > 0.0f) {
            const float h = numerics::minimum(remaining, kLookStep);
            m_velocity[axis] = m_velocity[axis] +
                               ((m_target[axis] - m_position[axis]) * stiffness - m_velocity[axis] * damping) * h;
            m_position[axis] = m_position[axis] + m_velocity[axis] * h;
            remaining = remaining - h;
        }
    }
    const float x = m_position[0] * m_look;
    const float y = m_position[1] * m_look;
    const auto gaze = [&](const Targets &targets, float gx, float gy) { addHalf(targets, gx * x + gy * y, values); };
    gaze(m_angleX, 1.0f, 0.0f);
    gaze(m_angleY, 0.0f, 1.0f);
    gaze(m_bodyAngleX, kBodyShare, 0.0f);
    gaze(m_eyeBallX, 1.0f, 0.0f);
    gaze(m_eyeBallY, 0.0f, 1.0f);
    addHalf(m_angleZ, -x * y, values);
}

void Behaviors::addHalf(const Targets &targets, float factor, std::span<float> values) const
{
    for (const std::uint32_t index : targets) {
        const Parameter &p = m_rig->parameters[index];
        const float half = factor >= 0.0f ? (p.maximum - p.defaultValue) * factor : (p.defaultValue - p.minimum) * factor;
        values[index] = values[index] + half;
    }
}

void Behaviors::syncLips(std::span<float> values) const
{
    for (const std::uint32_t index : m_lipSync) {
        const Parameter &p = m_rig->parameters[index];
        values[index] = numerics::maximum(values[index], p.minimum + (p.maximum - p.minimum) * m_lipLevel);
    }
}

} // namespace marrow
