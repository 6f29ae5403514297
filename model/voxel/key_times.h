#pragma once

#include "model/voxel/animation_clip.h"

#include <optional>
#include <vector>

namespace marrow {

/// Questions about when a clip has keys, asked by playing and drawing. Pure functions over a clip that keeps the rules of VFP 6B.

/// The first key of a track at or after a time, as an index into its keys.
qsizetype firstKeyFrom(const JointTrack &track, double timeMs);
bool hasKey(const AnimationClip &clip, JointId joint, std::uint32_t timeMs);

/// Every time at which any track has a key, ascending, each once.
std::vector<std::uint32_t> keyTimes(const AnimationClip &clip);

/// The nearest key behind (before) a time, of any joint, or of `joints` when there are some. nullopt when there is none.
std::optional<std::uint32_t> nextKeyTime(const AnimationClip &clip, double timeMs, const std::vector<JointId> &joints = {});
std::optional<std::uint32_t> previousKeyTime(const AnimationClip &clip, double timeMs, const std::vector<JointId> &joints = {});

/// How many keys fall into each of `buckets` equal parts of 0..durationMs.
std::vector<int> keyDensity(const AnimationClip &clip, int buckets);

} // namespace marrow
