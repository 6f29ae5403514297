#include "model/puppet/numerics.h"
#include "model/puppet/xpbd_solver.h"

#include <algorithm>
#include <cmath>

/// Figures about a simulation for panels. They feed nothing back into it.
namespace marrow {

float XpbdSolver::worstStretch() const
{
    const xpbd::DistanceSet &set = m_sets.distances;
    bool found = false;
    float worst = 0;
    for (std::size_t i = 0; i < set.constraint.size(); ++i) {
        if (set.constraint[i] < 0 || !(set.length[i] > 0.0f))
            continue;
        const auto a = 2 * static_cast<std::size_t>(set.a[i]), b = 2 * static_cast<std::size_t>(set.b[i]);
        const float length = std::hypot(m_position[a] - m_position[b], m_position[a + 1] - m_position[b + 1]);
        const float stretch = length / set.length[i] - 1.0f;
        worst = found ? std::max(worst, stretch) : stretch;
        found = true;
    }
    return worst;
}

float XpbdSolver::deepestPenetration() const
{
    float deepest = 0;
    for (std::size_t i = 0; i < m_particles; ++i) {
        if (m_kinematic[i])
            continue;
        const float x = m_position[2 * i], y = m_position[2 * i + 1];
        for (const PlacedCollider &c : m_colliders) {
            const float ex = c.bx - c.ax, ey = c.by - c.ay;
            const float squared = ex * ex + ey * ey;
            const float u = squared > 0.0f ? numerics::clamp01(((x - c.ax) * ex + (y - c.ay) * ey) / squared) : 0.0f;
            const float radius = c.radiusA + (c.radiusB - c.radiusA) * u;
            deepest = std::max(deepest, radius - std::hypot(x - (c.ax + ex * u), y - (c.ay + ey * u)));
        }
    }
    return deepest;
}

float XpbdSolver::kineticEnergy() const
{
    double energy = 0;
    for (std::size_t i = 0; i < m_particles; ++i) {
        if (m_kinematic[i] || !(m_record.invMass[i] > 0.0f))
            continue;
        const double vx = static_cast<double>(m_velocity[2 * i]), vy = static_cast<double>(m_velocity[2 * i + 1]);
        energy += (vx * vx + vy * vy) / (2.0 * static_cast<double>(m_record.invMass[i]));
    }
    return static_cast<float>(energy);
}

} // namespace marrow
