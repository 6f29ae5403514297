#include "model/puppet/xpbd_solver.h"

#include <chrono>
#include <cmath>
#include <cstring>

namespace marrow {

namespace {

constexpr float kKinematicPin = 0.999f;

std::vector<bool> findKinematic(const Simulation &record)
{
    std::vector<bool> kinematic(record.invMass.size());
    for (std::size_t i = 0; i < kinematic.size(); ++i)
        kinematic[i] = record.pinWeight[i] >= kKinematicPin || record.invMass[i] == 0.0f;
    return kinematic;
}

xpbd::ConstraintSets compile(const Simulation &record, const std::vector<bool> &kinematic, float hs)
{
    std::vector<float> mobility(kinematic.size());
    for (std::size_t i = 0; i < mobility.size(); ++i)
        mobility[i] = kinematic[i] ? 0.0f : record.invMass[i];
    return xpbd::compileConstraints(record, kinematic, mobility, hs * hs);
}

/// last + (now - last) * t for a whole array.
void blend(float *out, const float *last, const float *now, float t, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        out[i] = last[i] + (now[i] - last[i]) * t;
}

/// Adds the time since the last lap to a cost, or does nothing.
class LapClock
{
public:
    explicit LapClock(bool on)
        : m_on(on)
    {
        if (m_on)
            m_last = std::chrono::steady_clock::now();
    }
    void lap(double &cost)
    {
        if (!m_on)
            return;
        const auto now = std::chrono::steady_clock::now();
        cost += std::chrono::duration<double, std::micro>(now - m_last).count();
        m_last = now;
    }

private:
    bool m_on;
    std::chrono::steady_clock::time_point m_last;
};

} // namespace

XpbdSolver::XpbdSolver(const Simulation &record)
    : m_record(record)
    , m_particles(record.invMass.size())
    , m_h(1.0f / record.fps)
    , m_hs(m_h / static_cast<float>(record.substeps))
    , m_kinematic(findKinematic(record))
    , m_sets(compile(record, m_kinematic, m_hs))
{
    const std::size_t floats = 2 * (m_particles + xpbd::kSpareParticles);
    for (std::vector<float> *array : {&m_position, &m_velocity, &m_start, &m_goal, &m_anchor, &m_lastGoal, &m_lastAnchor,
                                      &m_stepGoal, &m_stepAnchor, &m_restGoal, &m_push})
        array->assign(floats, 0.0f);
    m_decay.assign(floats, 1.0f);
    for (std::size_t i = 0; i < m_particles; ++i) {
        const float exponent = -record.damping[i] * m_hs;
        m_decay[2 * i] = m_decay[2 * i + 1] = static_cast<float>(std::exp(static_cast<double>(exponent)));
        if (m_kinematic[i])
            m_kinematicList.push_back(static_cast<std::uint32_t>(i));
    }
    m_colliders.reserve(record.colliders.size());
    m_lastColliders.reserve(record.colliders.size());
    m_stepColliders.reserve(record.colliders.size());
}

void XpbdSolver::start()
{
    m_position = m_goal;
    std::fill(m_velocity.begin(), m_velocity.end(), 0.0f);
    rememberTargets(0.0f);
    m_restKnown = false;
}

void XpbdSolver::rememberTargets(float bodyAngle)
{
    m_lastAnchor = m_anchor;
    m_lastGoal = m_goal;
    m_lastAngle = bodyAngle;
    m_lastColliders = m_colliders;
}

void XpbdSolver::step(float windX, float windY, float bodyAngle)
{
    for (std::size_t i = 0; i < m_particles; ++i) {
        m_push[2 * i] = (m_record.gravityX + windX * m_record.windFactor[i]) * m_hs;
        m_push[2 * i + 1] = (m_record.gravityY + windY * m_record.windFactor[i]) * m_hs;
    }
    for (std::uint32_t sub = 1; sub <= m_record.substeps; ++sub)
        substep(sub, bodyAngle);
    rememberTargets(bodyAngle);
}

void XpbdSolver::substep(std::uint32_t number, float bodyAngle)
{
    const float t = static_cast<float>(number) / static_cast<float>(m_record.substeps);
    const bool reverse = number % 2 == 0;
    const float angle = m_lastAngle + (bodyAngle - m_lastAngle) * t;
    float *positions = m_position.data();
    LapClock clock(m_measuring);

    interpolate(t);
    refreshRestShapes();
    integrate();
    clock.lap(m_cost.integrate);
    xpbd::solvePins(m_sets.pins, positions, m_stepAnchor.data());
    clock.lap(m_cost.pins);
    xpbd::solveDistances(m_sets.distances, positions, reverse);
    clock.lap(m_cost.distances);
    xpbd::solveTriangles(m_sets.triangles, positions, reverse);
    clock.lap(m_cost.triangles);
    xpbd::solveBends(m_sets.bends, m_sets.triangles, positions, reverse);
    clock.lap(m_cost.bends);
    xpbd::solveWelds(m_sets.welds, positions, reverse);
    clock.lap(m_cost.welds);
    xpbd::solveGoals(m_sets.goals, positions, m_stepGoal.data(), angle);
    clock.lap(m_cost.pins);
    xpbd::solveCollisions(m_sets.movable, m_stepColliders, positions, m_start.data());
    clock.lap(m_cost.collisions);
    xpbd::solveLimits(m_sets.limits, positions, reverse);
    clock.lap(m_cost.limits);
    xpbd::solveDistances(m_sets.distances, positions, !reverse);
    clock.lap(m_cost.distances);
    updateVelocities();
    clock.lap(m_cost.integrate);
}

void XpbdSolver::interpolate(float t)
{
    blend(m_stepAnchor.data(), m_lastAnchor.data(), m_anchor.data(), t, 2 * m_particles);
    blend(m_stepGoal.data(), m_lastGoal.data(), m_goal.data(), t, 2 * m_particles);
    m_stepColliders = m_colliders;
    for (std::size_t i = 0; i < m_colliders.size() && i < m_lastColliders.size(); ++i) {
        const PlacedCollider &last = m_lastColliders[i];
        PlacedCollider &now = m_stepColliders[i];
        now.ax = last.ax + (now.ax - last.ax) * t;
        now.ay = last.ay + (now.ay - last.ay) * t;
        now.bx = last.bx + (now.bx - last.bx) * t;
        now.by = last.by + (now.by - last.by) * t;
    }
}

void XpbdSolver::refreshRestShapes()
{
    // Goals that stand still to the bit give the same shapes to the bit.
    const std::size_t bytes = 2 * m_particles * sizeof(float);
    if (m_restKnown && std::memcmp(m_stepGoal.data(), m_restGoal.data(), bytes) == 0)
        return;
    std::memcpy(m_restGoal.data(), m_stepGoal.data(), bytes);
    m_restKnown = true;
    xpbd::restLengths(m_sets.distances, m_stepGoal.data());
    xpbd::restTriangles(m_sets.triangles, m_stepGoal.data());
}

void XpbdSolver::integrate()
{
    const std::size_t count = 2 * m_particles;
    const float hs = m_hs;
    float *position = m_position.data();
    float *velocity = m_velocity.data();
    const float *push = m_push.data();
    const float *decay = m_decay.data();
    std::memcpy(m_start.data(), position, count * sizeof(float));
    for (std::size_t i = 0; i < count; ++i) {
        velocity[i] = (velocity[i] + push[i]) * decay[i];
        position[i] = position[i] + velocity[i] * hs;
    }
    // Kinematic particles only follow; the velocity computed above is replaced at the end of the substep.
    for (const std::uint32_t i : m_kinematicList) {
        position[2 * i] = m_stepAnchor[2 * i];
        position[2 * i + 1] = m_stepAnchor[2 * i + 1];
    }
}

void XpbdSolver::updateVelocities()
{
    const std::size_t count = 2 * m_particles;
    for (std::size_t i = 0; i < count; ++i)
        m_velocity[i] = (m_position[i] - m_start[i]) / m_hs;
}

} // namespace marrow
