#pragma once

#include "model/puppet/rig.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace marrow {

/// A standard tug on a parameter: from where it is to `to`, held there, back again, and then nothing, so that what swings
/// shows how it comes to rest. Seconds.
struct Tug
{
    std::uint32_t parameter = 0;
    float to = 1;
    float rise = 0.1f;
    float hold = 0.4f;
    float fall = 0.1f;
    float rest = 3.0f;
    float step = 1.0f / 60.0f;

    float duration() const { return rise + hold + fall + rest; }
    /// The value at a time, `from` being where the parameter stood.
    float valueAt(float time, float from) const;
};

/// The way of a mesh through a tug: how far its middle (the mean of its vertices) is from where it was before, along the
/// direction in which it swings most. Canvas pixels, one a step.
struct SwingCurve
{
    std::uint32_t mesh = 0;
    std::vector<float> offsets;
    float peak = 0;          ///< largest distance at any time
    float overshoot = 0;     ///< largest distance on the far side after the tug has ended
    float settleSeconds = 0; ///< from the end of the tug until it stays within a twentieth of the peak; the rest when it does not
};

struct TugResponse
{
    float step = 0;
    std::vector<float> parameter;   ///< the tugged one
    std::vector<SwingCurve> meshes; ///< those that move by a hundredth of a pixel or more, widest swing after the tug first
};

/// Plays a tug on a puppet of its own with these host values and advanced features, physics and simulations settled first.
/// Costs hundreds of updates: call it from a worker. Any thread.
TugResponse playTug(std::shared_ptr<const PuppetRig> rig, std::span<const float> values, std::uint32_t features, const Tug &tug);

} // namespace marrow
