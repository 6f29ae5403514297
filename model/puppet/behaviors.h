#pragma once

#include "model/puppet/rig.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// Seconds.
struct BlinkSettings
{
    float intervalMin = 2.0f;
    float intervalMax = 6.0f;
    float closing = 0.1f;
    float closed = 0.05f;
    float opening = 0.15f;
};

/// The procedural stage: blinking, breathing, gaze and lip sync (p2lrt-evaluation.md 6.5).
class Behaviors
{
public:
    enum Flag : std::uint32_t { kBlink = 1, kBreath = 2, kLook = 4, kLipSync = 8, kAll = 15 };
    static constexpr std::uint32_t kDefaultSeed = 0x2545F491;

    explicit Behaviors(std::shared_ptr<const PuppetRig> rig);

    std::uint32_t enabled() const { return m_enabled; }
    void setEnabled(std::uint32_t flags) { m_enabled = flags & kAll; }
    /// False, and no change, when a time is not finite, negative, or the interval is reversed, or a blink would take no time.
    bool setBlink(const BlinkSettings &settings);
    /// Draws the next blink at once unless one is running. 0 stands for the default seed.
    void seedBlink(std::uint32_t seed);
    /// The seed of the n-th further instance of a puppet, n from 1.
    static std::uint32_t instanceSeed(std::uint32_t n) { return (n * 0x9E3779B9u) ^ kDefaultSeed; }
    float nextBlink() const { return m_nextBlink; }
    std::uint32_t blinkState() const { return m_seed; }

    /// Where to look: x right, y up, each clamped to [-1, 1].
    void setLookTarget(float x, float y);
    void setLookStrength(float look, float speed);
    void setSway(float sway) { m_sway = sway; }
    /// Clamped to [0, 1]; non-finite is 0.
    void setLipLevel(float level);
    /// A level from sound: root mean square of the finite samples times the gain.
    static float levelOfSamples(std::span<const float> samples, float gain);

    /// Stage 5 of an update. Any dt.
    void update(float dt, std::span<float> values);

private:
    using Targets = std::vector<std::uint32_t>;
    float random();
    void blink(std::span<float> values);
    float eyeOpenness();
    void breathe(std::span<float> values) const;
    void look(float dt, std::span<float> values);
    void syncLips(std::span<float> values) const;
    void addHalf(const Targets &targets, float factor, std::span<float> values) const;

    std::shared_ptr<const PuppetRig> m_rig;
    Targets m_eyeBlink, m_lipSync, m_angleX, m_angleY, m_angleZ, m_bodyAngleX, m_breath, m_eyeBallX, m_eyeBallY;
    std::uint32_t m_enabled = kBlink | kBreath;
    float m_clock = 0.0f;

    BlinkSettings m_blink;
    float m_nextBlink = 2.0f;
    float m_blinkStart = 0.0f;
    bool m_blinking = false;
    std::uint32_t m_seed = kDefaultSeed;

    float m_sway = 1.0f;
    float m_look = 1.0f;
    float m_lookSpeed = 1.0f;
    float m_target[2] = {0.0f, 0.0f};
    float m_position[2] = {0.0f, 0.0f};
    float m_velocity[2] = {0.0f, 0.0f};
    float m_lipLevel = 0.0f;
};

} // namespace marrow
