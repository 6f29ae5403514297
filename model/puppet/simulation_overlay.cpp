#include "model/puppet/simulation_overlay.h"

#include <cmath>
#include <span>

namespace marrow {

namespace {

/// World space to the canvas.
std::vector<float> onCanvas(std::span<const float> world)
{
    std::vector<float> result(world.begin(), world.end());
    for (std::size_t i = 1; i < result.size(); i += 2)
        result[i] = -result[i];
    return result;
}

} // namespace

SimulationOverlay overlayOf(const SimulationPlayer &simulation)
{
    SimulationOverlay overlay;
    if (!simulation.started())
        return overlay;
    const Simulation &record = simulation.record();
    const XpbdSolver &solver = simulation.solver();
    overlay.particles = onCanvas(solver.positions());
    overlay.goals = onCanvas(solver.goals());
    overlay.anchors = onCanvas(solver.anchors());

    const auto length = [&overlay](std::uint32_t a, std::uint32_t b) {
        const std::size_t i = 2 * std::size_t{a}, k = 2 * std::size_t{b};
        return std::hypot(overlay.particles[i] - overlay.particles[k], overlay.particles[i + 1] - overlay.particles[k + 1]);
    };
    const auto share = [](float part, float whole) { return whole > 0.0f ? part / whole : 0.0f; };
    for (std::uint32_t i = 0; i < solver.particleCount(); ++i) {
        const bool kinematic = solver.kinematic(i);
        if (kinematic || record.pinWeight[i] > 0.0f)
            overlay.pins.push_back({i, kinematic, record.pinWeight[i]});
        if (!kinematic && std::isfinite(record.goalCompliance[i]) && record.goalCompliance[i] >= 0.0f)
            overlay.goalParticles.push_back(i);
    }
    for (std::size_t k = 0; k < record.stretchA.size(); ++k) {
        const std::uint32_t a = record.stretchA[k], b = record.stretchB[k];
        overlay.edges.push_back({a, b, share(length(a, b), record.rest[k])});
    }
    for (std::size_t k = 0; k < record.longParticle.size(); ++k) {
        const std::uint32_t a = record.longParticle[k], b = record.longRoot[k];
        overlay.limits.push_back({a, b, share(length(a, b), record.maxDistance[k])});
    }
    for (std::size_t k = 0; k < record.weldA.size(); ++k)
        overlay.welds.push_back({record.weldA[k], record.weldB[k], length(record.weldA[k], record.weldB[k])});
    return overlay;
}

} // namespace marrow
