#include "model/puppet/physics_player.h"

#include "model/puppet/numerics.h"

#include <algorithm>
#include <cmath>

namespace marrow {

using numerics::kPi;
using numerics::radians;

namespace {

using Vector = PhysicsPlayer::Vector;

constexpr float kPercent = 100.0f;
constexpr float kReferenceRate = 30.0f;
constexpr float kAirResistance = 5.0f;
constexpr float kThreshold = 0.001f;
constexpr float kLongestBacklog = 5.0f;
/// A file may ask for any number of steps a second. What goes beyond this many particle steps in one update is dropped with
/// the time it stands for, so that a broken file cannot stall its host (9.6, 48); 5 s at 300 steps a second always pass.
constexpr std::size_t kMostParticleSteps = 20000000;
constexpr std::size_t kGrantedSteps = 1500;

Vector operator+(Vector a, Vector b)
{
    return {a.x + b.x, a.y + b.y};
}
Vector operator-(Vector a, Vector b)
{
    return {a.x - b.x, a.y - b.y};
}
Vector operator*(Vector a, float s)
{
    return {a.x * s, a.y * s};
}

/// No check for zero: a zero-length direction becomes NaN and travels on (9.6, 45).
Vector normalized(Vector v)
{
    const float length = std::sqrt(v.x * v.x + v.y * v.y);
    return {v.x / length, v.y / length};
}

float angleBetween(Vector from, Vector to)
{
    float angle = std::atan2(to.y, to.x) - std::atan2(from.y, from.x);
    while (angle < -kPi) {
        angle = angle + 2.0f * kPi;
    }
    while (angle > kPi) {
        angle = angle - 2.0f * kPi;
    }
    return angle;
}

struct Limits
{
    float minimum;
    float maximum;
    float middle; ///< the default of the normalisation
};

float normalizedInput(float v, const Parameter &p, const Limits &limits, bool reflect)
{
    const float lo = numerics::minimum(p.minimum, p.maximum);
    const float hi = numerics::maximum(p.minimum, p.maximum);
    v = numerics::clamp(v, lo, hi);
    const float low = numerics::minimum(limits.minimum, limits.maximum);
    const float high = numerics::maximum(limits.minimum, limits.maximum);
    const float mid = lo + (hi - lo) / 2.0f;
    const float off = v - mid;
    float r = limits.middle;
    if (off > 0.0f) {
        const float q = hi - mid;
        r = q != 0.0f ? off * ((high - limits.middle) / q) + limits.middle : 0.0f;
    } else if (off < 0.0f) {
        const float q = lo - mid;
        r = q != 0.0f ? off * ((low - limits.middle) / q) + limits.middle : 0.0f;
    }
    return reflect ? r : -r;
}

void dropSmallX(const PhysicsGroup &record, Vector &position)
{
    if (std::fabs(position.x) < kThreshold * record.positionMax) {
        position.x = 0.0f;
    }
}

bool isSkipped(std::span<const std::uint8_t> skipped, std::size_t group)
{
    return !skipped.empty() && skipped[group] != 0;
}

} // namespace

PhysicsPlayer::PhysicsPlayer(std::shared_ptr<const PuppetRig> rig)
    : m_rig(std::move(rig))
    , m_inputs(m_rig->parameters.size(), 0.0f)
    , m_cache(m_rig->parameters.size(), 0.0f)
{
    std::uint32_t particles = 0;
    std::uint32_t outputs = 0;
    for (const PhysicsGroup &record : m_rig->physics.groups) {
        m_groups.push_back({particles, outputs});
        particles += static_cast<std::uint32_t>(record.segments.size()) + 1;
        outputs += static_cast<std::uint32_t>(record.outputs.size());
    }
    m_particles.resize(particles);
    m_outputs.resize(outputs);
    reset();
}

void PhysicsPlayer::reset()
{
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        Particle *particles = m_particles.data() + m_groups[g].firstParticle;
        particles[0] = {};
        const std::vector<PhysicsSegment> &segments = m_rig->physics.groups[g].segments;
        for (std::size_t i = 0; i < segments.size(); ++i) {
            const Vector above = particles[i].position;
            particles[i + 1] = {};
            particles[i + 1].position = {above.x, above.y + segments[i].length};
        }
    }
    std::fill(m_outputs.begin(), m_outputs.end(), RawOutput{});
    m_hasInputs = false;
    m_remain = 0.0f;
}

PhysicsPlayer::Input PhysicsPlayer::gather(const PhysicsGroup &record, std::span<const float> values) const
{
    const Limits position{record.positionMin, record.positionMax, record.positionDefault};
    const Limits angle{record.angleMin, record.angleMax, record.angleDefault};
    Input input;
    for (const PhysicsInput &source : record.inputs) {
        const Parameter &parameter = m_rig->parameters[source.parameter];
        const bool turns = source.source == PhysicsSource::Angle;
        const float weight = source.weight / kPercent;
        const float amount =
            normalizedInput(values[source.parameter], parameter, turns ? angle : position, source.reflect) * weight;
        switch (source.source) {
        case PhysicsSource::X: input.translation.x = input.translation.x + amount; break;
        case PhysicsSource::Y: input.translation.y = input.translation.y + amount; break;
        case PhysicsSource::Angle: input.angle = input.angle + amount; break;
        }
    }
    // The second line uses the new x: it is no true rotation and has to stay so (9.6, 43).
    const float r = radians(-input.angle);
    Vector &t = input.translation;
    t.x = t.x * std::cos(r) - t.y * std::sin(r);
    t.y = t.x * std::sin(r) + t.y * std::cos(r);
    return input;
}

void PhysicsPlayer::stepStrand(std::uint32_t index, const Input &input, float h)
{
    const PhysicsGroup &record = m_rig->physics.groups[index];
    Particle *particles = m_particles.data() + m_groups[index].firstParticle;
    particles[0].position = input.translation;
    const float tilt = radians(input.angle);
    const Vector g = normalized({std::sin(tilt), std::cos(tilt)});
    for (std::size_t i = 1; i <= record.segments.size(); ++i) {
        const PhysicsSegment &segment = record.segments[i - 1];
        const Vector anchor = particles[i - 1].position;
        Particle &particle = particles[i];
        const Vector force = g * segment.acceleration + m_wind;
        particle.last = particle.position;
        const float d = segment.delay * h * kReferenceRate;
        Vector direction = particle.position - anchor;
        const float r = angleBetween(particle.lastGravity, g) / kAirResistance;
        direction.x = std::cos(r) * direction.x - direction.y * std::sin(r);
        direction.y = std::sin(r) * direction.x + direction.y * std::cos(r);
        particle.position = anchor + direction;
        particle.position = particle.position + particle.velocity * d + force * (d * d);
        particle.position = anchor + normalized(particle.position - anchor) * segment.length;
        dropSmallX(record, particle.position);
        if (d != 0.0f) {
            particle.velocity = (particle.position - particle.last) * (1.0f / d * segment.mobility);
        }
        particle.lastGravity = g;
    }
}

void PhysicsPlayer::restStrand(std::uint32_t index, const Input &input)
{
    const PhysicsGroup &record = m_rig->physics.groups[index];
    Particle *particles = m_particles.data() + m_groups[index].firstParticle;
    particles[0].position = input.translation;
    particles[0].last = input.translation;
    const float tilt = radians(input.angle);
    const Vector g = normalized({std::sin(tilt), std::cos(tilt)});
    for (std::size_t i = 1; i <= record.segments.size(); ++i) {
        const PhysicsSegment &segment = record.segments[i - 1];
        Particle &particle = particles[i];
        const Vector force = g * segment.acceleration + m_wind;
        const Vector direction = force.x == 0.0f && force.y == 0.0f ? g : normalized(force);
        particle.position = particles[i - 1].position + direction * segment.length;
        dropSmallX(record, particle.position);
        particle.last = particle.position;
        particle.velocity = {};
        particle.lastGravity = g;
    }
}

/// Of a vertex that is not the root.
float PhysicsPlayer::raw(std::uint32_t group, const PhysicsOutput &output) const
{
    const Particle *particles = m_particles.data() + m_groups[group].firstParticle;
    const std::uint32_t i = output.vertex;
    const Vector translation = particles[i].position - particles[i - 1].position;
    float value = 0.0f;
    switch (output.source) {
    case PhysicsSource::X: value = translation.x; break;
    case PhysicsSource::Y: value = translation.y; break;
    case PhysicsSource::Angle: {
        const Vector parent = i >= 2 ? particles[i - 1].position - particles[i - 2].position : Vector{0.0f, 1.0f};
        value = angleBetween(parent, translation);
        break;
    }
    }
    return output.reflect ? -value : value;
}

void PhysicsPlayer::write(const PhysicsOutput &output, float rawValue, float &value) const
{
    const Parameter &p = m_rig->parameters[output.parameter];
    const float scale = output.source == PhysicsSource::Angle ? output.scale : 0.0f;
    const float x = numerics::clamp(rawValue * scale, numerics::minimum(p.minimum, p.maximum),
                                    numerics::maximum(p.minimum, p.maximum));
    const float weight = output.weight / kPercent;
    value = weight >= 1.0f ? x : value * (1.0f - weight) + x * weight;
}

void PhysicsPlayer::stepGroups(float h, std::span<const std::uint8_t> skipped)
{
    for (std::uint32_t g = 0; g < m_groups.size(); ++g) {
        if (isSkipped(skipped, g)) {
            continue;
        }
        const PhysicsGroup &record = m_rig->physics.groups[g];
        RawOutput *outputs = m_outputs.data() + m_groups[g].firstOutput;
        for (std::size_t i = 0; i < record.outputs.size(); ++i) {
            outputs[i].previous = outputs[i].latest;
        }
        stepStrand(g, gather(record, m_cache), h);
        for (std::size_t i = 0; i < record.outputs.size(); ++i) {
            if (record.outputs[i].vertex != 0) {
                outputs[i].latest = raw(g, record.outputs[i]);
                write(record.outputs[i], outputs[i].latest, m_cache[record.outputs[i].parameter]);
            }
        }
    }
}

void PhysicsPlayer::writeOutputs(float alpha, std::span<float> values, std::span<const std::uint8_t> skipped)
{
    for (std::uint32_t g = 0; g < m_groups.size(); ++g) {
        if (isSkipped(skipped, g)) {
            continue;
        }
        const PhysicsGroup &record = m_rig->physics.groups[g];
        const RawOutput *outputs = m_outputs.data() + m_groups[g].firstOutput;
        for (std::size_t i = 0; i < record.outputs.size(); ++i) {
            if (record.outputs[i].vertex != 0) {
                const float value = outputs[i].previous * (1.0f - alpha) + outputs[i].latest * alpha;
                write(record.outputs[i], value, values[record.outputs[i].parameter]);
            }
        }
    }
}

void PhysicsPlayer::update(float dt, std::span<float> values, std::span<const std::uint8_t> skipped)
{
    if (!(dt > 0.0f) || m_groups.empty()) {
        return;
    }
    m_remain = m_remain + dt;
    if (m_remain > kLongestBacklog) {
        m_remain = 0.0f;
    }
    if (!m_hasInputs) {
        std::copy(values.begin(), values.end(), m_inputs.begin());
        m_hasInputs = true;
    }
    const float fps = m_rig->physics.fps;
    const float h = fps > 0.0f ? 1.0f / fps : dt;
    const std::size_t mostSteps = std::max(kGrantedSteps, kMostParticleSteps / (m_particles.size() + m_cache.size()));
    for (std::size_t steps = 0; m_remain >= h && steps < mostSteps; ++steps) {
        const float w = h / m_remain;
        for (std::size_t j = 0; j < m_cache.size(); ++j) {
            m_cache[j] = m_inputs[j] * (1.0f - w) + values[j] * w;
            m_inputs[j] = m_cache[j];
        }
        stepGroups(h, skipped);
        m_remain = m_remain - h;
    }
    if (m_remain >= h) {
        m_remain = 0.0f;
    }
    writeOutputs(m_remain / h, values, skipped);
}

void PhysicsPlayer::stabilize(std::span<float> values)
{
    for (std::uint32_t g = 0; g < m_groups.size(); ++g) {
        const PhysicsGroup &record = m_rig->physics.groups[g];
        restStrand(g, gather(record, values));
        RawOutput *outputs = m_outputs.data() + m_groups[g].firstOutput;
        for (std::size_t i = 0; i < record.outputs.size(); ++i) {
            if (record.outputs[i].vertex != 0) {
                outputs[i].previous = outputs[i].latest = raw(g, record.outputs[i]);
                write(record.outputs[i], outputs[i].latest, values[record.outputs[i].parameter]);
            }
        }
    }
    std::copy(values.begin(), values.end(), m_inputs.begin());
    std::copy(values.begin(), values.end(), m_cache.begin());
    m_hasInputs = true;
    m_remain = 0.0f;
}

} // namespace marrow
