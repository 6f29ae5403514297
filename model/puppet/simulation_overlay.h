#pragma once

#include "model/puppet/simulation_player.h"

#include <cstdint>
#include <vector>

namespace marrow {

/// What a person sees of a simulation's insides: particles and the constraints that hold them, on the canvas (pixels, y
/// down). The lists name particles by number; where they are is in `particles`, where their targets are in `goals` and
/// `anchors`. A snapshot: it stays as it was when the simulation goes on.
struct SimulationOverlay
{
    /// Two particles of the simulation.
    struct Link
    {
        std::uint32_t a = 0;
        std::uint32_t b = 0;
        float measure = 0; ///< edge: length / rest length; limit: length / longest allowed; weld: distance in pixels
    };
    struct Pin
    {
        std::uint32_t particle = 0;
        bool kinematic = false; ///< follows its anchor exactly; otherwise it is pulled
        float weight = 0;
    };

    std::vector<float> particles; ///< x y pairs, as of the last step
    std::vector<float> goals;
    std::vector<float> anchors;
    std::vector<Pin> pins;                    ///< kinematic particles and those with a pin weight
    std::vector<std::uint32_t> goalParticles; ///< particles drawn to their goals
    std::vector<Link> edges;
    std::vector<Link> limits; ///< a: the particle, b: its root
    std::vector<Link> welds;
};

/// Empty before the simulation has started.
SimulationOverlay overlayOf(const SimulationPlayer &simulation);

} // namespace marrow
