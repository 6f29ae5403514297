#pragma once

#include "model/puppet/rig_motion.h"

namespace marrow {

/// A curve's value at a local time (p2lrt-evaluation.md 6.3.1).
float sampleCurve(const Curve &curve, float t);

/// Local time of a clip at unwrapped time T (6.3.2).
float localClipTime(const Clip &clip, float time);

/// A negative fade counts as one second (9.6, 38).
float fadeOrDefault(float fade);
/// Factor of a fade-in that began `age` seconds ago.
float fadeInFactor(float fade, float age);
/// Factor of a fade-out that began `clock` seconds ago; a negative clock: not fading.
float fadeOutFactor(float fade, float clock);

} // namespace marrow
