#include "model/puppet/xpbd_schedule.h"

#include <algorithm>
#include <numeric>

namespace marrow::xpbd {

namespace {

/// The level of each constraint: one more than that of any earlier constraint it must not overtake.
std::vector<std::uint32_t> levelsOf(std::span<const Touch> touches, std::size_t particles)
{
    std::vector<std::uint32_t> movedAt(particles, 0);
    std::vector<std::uint32_t> seenAt(particles, 0);
    std::vector<std::uint32_t> levels;
    levels.reserve(touches.size());
    for (const Touch &touch : touches) {
        std::uint32_t level = 0;
        for (std::size_t i = 0; i < touch.movedCount; ++i) {
            level = std::max({level, movedAt[touch.moved[i]], seenAt[touch.moved[i]]});
        }
        for (std::size_t i = 0; i < touch.readCount; ++i) {
            level = std::max(level, movedAt[touch.read[i]]);
        }
        ++level;
        for (std::size_t i = 0; i < touch.movedCount; ++i) {
            movedAt[touch.moved[i]] = level;
        }
        for (std::size_t i = 0; i < touch.readCount; ++i) {
            seenAt[touch.read[i]] = std::max(seenAt[touch.read[i]], level);
        }
        levels.push_back(level);
    }
    return levels;
}

} // namespace

Schedule makeSchedule(std::span<const Touch> touches, std::size_t particles)
{
    const std::vector<std::uint32_t> levels = levelsOf(touches, particles);
    std::vector<std::uint32_t> order(touches.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return levels[a] != levels[b] ? levels[a] < levels[b] : touches[a].alone < touches[b].alone;
    });

    Schedule schedule;
    std::size_t used = kLanes;
    std::uint32_t level = 0;
    for (const std::uint32_t index : order) {
        const Touch &touch = touches[index];
        if (used == kLanes || touch.alone || levels[index] != level) {
            schedule.lanes.insert(schedule.lanes.end(), kLanes, -1);
            schedule.lone.push_back(touch.alone);
            used = 0;
        }
        level = levels[index];
        schedule.lanes[schedule.lanes.size() - kLanes + used] = static_cast<std::int32_t>(touch.constraint);
        used = touch.alone ? kLanes : used + 1;
    }
    return schedule;
}

} // namespace marrow::xpbd
