#pragma once

#include "model/puppet/rig.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// The pendulums (p2lrt-evaluation.md 6.8): strands hung from input parameters swing and write output parameters.
class PhysicsPlayer
{
public:
    explicit PhysicsPlayer(std::shared_ptr<const PuppetRig> rig);

    /// Host wind, x right, y down.
    void setWind(float x, float y)
    {
        m_wind = {x, y};
    }

    /// Stage 7 of an update. `skipped` has one entry a group, not 0 to leave it out, or is empty.
    void update(float dt, std::span<float> values, std::span<const std::uint8_t> skipped);
    /// Puts every strand at rest for `values` and writes the outputs.
    void stabilize(std::span<float> values);
    /// As at load; the wind stays.
    void reset();

    struct Vector
    {
        float x = 0.0f;
        float y = 0.0f;
    };
    /// Position of a particle of a group, 0 the root.
    Vector particle(std::uint32_t group, std::uint32_t index) const
    {
        return m_particles[m_groups[group].firstParticle + index].position;
    }
    float remaining() const { return m_remain; }

private:
    struct Particle
    {
        Vector position;
        Vector last;
        Vector velocity;
        Vector lastGravity{0.0f, 1.0f};
    };
    struct Group
    {
        std::uint32_t firstParticle = 0;
        std::uint32_t firstOutput = 0;
    };
    struct Input
    {
        Vector translation;
        float angle = 0.0f;
    };
    struct RawOutput
    {
        float previous = 0.0f;
        float latest = 0.0f;
    };
    Input gather(const PhysicsGroup &record, std::span<const float> values) const;
    void stepStrand(std::uint32_t group, const Input &input, float h);
    void restStrand(std::uint32_t group, const Input &input);
    float raw(std::uint32_t group, const PhysicsOutput &output) const;
    void write(const PhysicsOutput &output, float raw, float &value) const;
    void stepGroups(float h, std::span<const std::uint8_t> skipped);
    void writeOutputs(float alpha, std::span<float> values, std::span<const std::uint8_t> skipped);

    std::shared_ptr<const PuppetRig> m_rig;
    std::vector<Group> m_groups;
    std::vector<Particle> m_particles;
    std::vector<RawOutput> m_outputs;
    std::vector<float> m_inputs; ///< the input cache
    std::vector<float> m_cache;
    bool m_hasInputs = false;
    float m_remain = 0.0f;
    Vector m_wind;
};

} // namespace marrow
