#pragma once

#include "model/puppet/xpbd_lanes.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace marrow::xpbd {

/// The particles that one constraint reads and moves. `alone` marks one whose particles repeat, which the lane kernels
/// cannot take.
struct Touch
{
    std::array<std::uint32_t, 6> moved{};
    std::uint8_t movedCount = 0;
    std::uint8_t readCount = 0;
    std::array<std::uint32_t, 2> read{};
    std::uint32_t constraint = 0;
    bool alone = false;

    void move(std::uint32_t particle) { moved[movedCount++] = particle; }
    void look(std::uint32_t particle) { read[readCount++] = particle; }
};

/// A sweep in which each constraint still sees exactly what a one-by-one sweep in the order given would show it, but whose
/// constraints come in groups of four that do not touch each other. Two constraints that share a particle which either of
/// them moves keep their order; all others commute. Read from the back it is the one-by-one sweep backwards.
struct Schedule
{
    /// kLanes entries a batch: constraint numbers, -1 for an unused lane. A lone constraint sits in lane 0.
    std::vector<std::int32_t> lanes;
    std::vector<std::uint8_t> lone; ///< a flag a batch

    std::size_t batches() const { return lone.size(); }
};

Schedule makeSchedule(std::span<const Touch> touches, std::size_t particles);

} // namespace marrow::xpbd
