#pragma once

#include "model/puppet/rig_advanced.h"
#include "model/puppet/xpbd_sweeps.h"

#include <cstddef>
#include <span>
#include <vector>

namespace marrow {

/// What the passes of the solver cost, microseconds since the last reset. All zero unless measuring is on.
struct XpbdCost
{
    double integrate = 0; ///< interpolation of the targets, rest shapes, integration, velocities
    double pins = 0;      ///< pins and goals
    double distances = 0; ///< both passes of a substep
    double triangles = 0;
    double bends = 0;
    double welds = 0;
    double collisions = 0;
    double limits = 0; ///< long-range limits

    XpbdCost &operator+=(const XpbdCost &other)
    {
        integrate += other.integrate;
        pins += other.pins;
        distances += other.distances;
        triangles += other.triangles;
        bends += other.bends;
        welds += other.welds;
        collisions += other.collisions;
        limits += other.limits;
        return *this;
    }
    double total() const { return integrate + pins + distances + triangles + bends + welds + collisions + limits; }
};

/// One cloth (p2lrt-evaluation.md 7.11 to 7.14): particles in world space (canvas x, minus canvas y), stepped with extended
/// position-based dynamics. Everything is allocated when it is made, except that colliders grow to their number once.
/// The record must outlive it. One thread at a time.
class XpbdSolver
{
public:
    explicit XpbdSolver(const Simulation &record);

    std::size_t particleCount() const { return m_particles; }
    bool kinematic(std::size_t particle) const { return m_kinematic[particle]; }
    float stepSeconds() const { return m_h; }

    /// Where the particles are wanted and what kinematic ones follow: x, y pairs, written by the caller before a step.
    std::span<float> goals() { return {m_goal.data(), 2 * m_particles}; }
    std::span<float> anchors() { return {m_anchor.data(), 2 * m_particles}; }
    std::span<const float> goals() const { return {m_goal.data(), 2 * m_particles}; }
    std::span<const float> anchors() const { return {m_anchor.data(), 2 * m_particles}; }
    std::vector<PlacedCollider> &colliders() { return m_colliders; }
    const std::vector<PlacedCollider> &colliders() const { return m_colliders; }

    std::span<const float> positions() const { return {m_position.data(), 2 * m_particles}; }
    std::span<const float> velocities() const { return {m_velocity.data(), 2 * m_particles}; }

    /// Largest length / rest length - 1 over the distances that can move; 0 without any.
    float worstStretch() const;
    /// How far the deepest movable particle is inside a collider, pixels; 0 outside all.
    float deepestPenetration() const;
    /// Sum over the movable particles of v² / (2 * inverse mass), pixels² / s².
    float kineticEnergy() const;

    /// Rests all particles on their goals (7.9 rule 3).
    void start();
    /// One step of 1 / fps seconds. The wind is scene plus host, world space; the angle is that of the body (7.10).
    void step(float windX, float windY, float bodyAngle);

    void setMeasuring(bool on) { m_measuring = on; }
    const XpbdCost &cost() const { return m_cost; }
    void resetCost() { m_cost = {}; }

private:
    void substep(std::uint32_t number, float bodyAngle);
    void interpolate(float t);
    void refreshRestShapes();
    void integrate();
    void updateVelocities();
    void rememberTargets(float bodyAngle);

    const Simulation &m_record;
    std::size_t m_particles;
    float m_h;
    float m_hs;
    std::vector<bool> m_kinematic;
    std::vector<std::uint32_t> m_kinematicList;
    xpbd::ConstraintSets m_sets;

    // x, y pairs; spare particles of the constraint sets behind the real ones
    std::vector<float> m_position, m_velocity, m_start;
    std::vector<float> m_goal, m_anchor, m_lastGoal, m_lastAnchor, m_stepGoal, m_stepAnchor, m_restGoal;
    std::vector<float> m_push;  ///< velocity gained in a substep from gravity and wind
    std::vector<float> m_decay; ///< twice a particle
    std::vector<PlacedCollider> m_colliders, m_lastColliders, m_stepColliders;
    float m_lastAngle = 0;
    bool m_restKnown = false;

    bool m_measuring = false;
    XpbdCost m_cost;
};

} // namespace marrow
