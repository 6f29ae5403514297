#pragma once

#include "model/puppet/pose.h"
#include "model/puppet/xpbd_solver.h"

#include <cstdint>
#include <vector>

namespace marrow {

/// What a simulation did and how it stands, for panels.
struct SimulationMetrics
{
    std::uint64_t steps = 0;    ///< since it was made
    std::uint64_t restarts = 0; ///< times it was placed at its goals
    double droppedSeconds = 0;  ///< time beyond the four steps an update may take, since it was made
    float worstStretch = 0;     ///< largest length / rest length - 1 over its distances; 0 without any
    float deepestPenetration = 0; ///< pixels a movable particle is inside a collider
    float kineticEnergy = 0;      ///< sum of v² / (2 * inverse mass), pixels² / s²
    XpbdCost cost;                ///< of the last update that stepped; zero unless measuring
};

/// Plays one simulation record (p2lrt-evaluation.md 7.9, 7.10): takes its targets from a pose, steps at the record's own
/// rate and writes the targets' vertices back. Allocates when made. The record must outlive it. One thread at a time.
class SimulationPlayer
{
public:
    explicit SimulationPlayer(const Simulation &record);

    const Simulation &record() const { return m_record; }
    const XpbdSolver &solver() const { return m_solver; }
    bool started() const { return m_started; }

    /// Colliders of the coming update in world space, in the record's order; cleared and filled by the caller.
    std::vector<PlacedCollider> &colliders() { return m_solver.colliders(); }
    const std::vector<PlacedCollider> &colliders() const { return m_solver.colliders(); }

    /// Rules 2 to 4: the first call after making or `restart` only places the particles. The wind is the host's, world space.
    void update(const PuppetPose &pose, float dt, float hostWindX, float hostWindY);
    /// Rule 5. Nothing before the first update.
    void draw(PuppetPose &pose) const;
    /// The next update places the particles anew.
    void restart() { m_started = false; }

    void setMeasuring(bool on);
    SimulationMetrics metrics() const;

private:
    void takeTargets(const PuppetPose &pose);
    void start();
    float bodyAngle() const;

    const Simulation &m_record;
    XpbdSolver m_solver;
    bool m_started = false;
    float m_remain = 0;
    std::vector<float> m_previous, m_latest; ///< x, y pairs, world space
    std::vector<std::uint32_t> m_body;       ///< particles held at least half
    std::vector<float> m_bodyRest;           ///< their anchors at the start
    std::uint64_t m_steps = 0;
    std::uint64_t m_restarts = 0;
    double m_dropped = 0;
};

} // namespace marrow
