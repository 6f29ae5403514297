#pragma once

#include "model/base/result.h"
#include "model/voxel/mirror_pairs.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/voxel_rig.h"

#include <functional>
#include <optional>

namespace marrow {

/// The edits of a clip, over plain values. All keep what VFP 6B asks for: tracks ascending by joint, times strictly ascending
/// within 0..durationMs, no track without a key. Times are whole milliseconds. Where several keys of a joint come to the same
/// time, the one that was later stays.

inline constexpr std::uint32_t kLongestClipMs = 4294967295u;
/// ANIM counts its clips in 16 bits.
inline constexpr std::size_t kMaxClipCount = 65535;

std::optional<std::uint16_t> freeClipId(const Rig &rig);
AnimationClip *findClip(Rig &rig, std::uint16_t id);
/// In id order; the id must be new.
void insertClip(Rig &rig, AnimationClip clip);

/// The track of a joint, made when there is none.
JointTrack &trackOf(AnimationClip &clip, JointId joint);
/// Inserts a key or replaces the one at its time, which must not lie beyond the duration.
void setKey(AnimationClip &clip, JointId joint, const TransformKey &key);
void dropEmptyTracks(AnimationClip &clip);
/// Where a joint stands at a time, rest when it has no track.
Transform valueAt(const AnimationClip &clip, const Skeleton &skeleton, JointId joint, double timeMs,
                  Interpolation policy = Interpolation::Linear);

/// Gives every key the time `newTime` says, clamped to the clip.
void mapTimes(AnimationClip &clip, const std::function<double(std::uint32_t)> &newTime);
/// Another duration with every key at the same part of it.
void stretchClip(AnimationClip &clip, std::uint32_t durationMs);
/// Another duration with every key where it is. Shorter: the pose at the new end becomes keys, what lies behind is gone.
void trimClip(AnimationClip &clip, std::uint32_t durationMs);
void reverseClip(AnimationClip &clip);
/// The end becomes the beginning: every track gets its value at 0 as its key at the end (and at 0, where it has none).
void closeLoop(AnimationClip &clip);
/// Begins a looped clip `offsetMs` later; what was before comes after.
void rotateLoop(AnimationClip &clip, std::uint32_t offsetMs);

/// The motion as a mirror shows it: a joint moves as its partner did, joints without a side change sides themselves. Right for
/// any rest poses as long as the partners' parents are partners; a joint whose name has a side but no partner keeps its keys.
/// Returns how many joints that were.
int mirrorClip(AnimationClip &clip, const Skeleton &skeleton, const JointPairs &pairs, const MirrorPlane &plane);

/// The keys of `other` laid over those of `clip`, `offsetMs` later; the clip grows to hold them.
Result<void> mergeClip(AnimationClip &clip, const AnimationClip &other, std::uint32_t offsetMs);

struct CleanupTolerance
{
    double degrees = 0.1;
    double voxels = 0.01; ///< of translation, and of a point one voxel from the joint under its scale
};
/// Takes out keys that linear playback does without within the tolerance. The first and the last key of a track stay, unless
/// all say the same: then the first. Returns how many went.
int cleanClip(AnimationClip &clip, const CleanupTolerance &tolerance);

/// Keys at every frame of `fps` and at the end, with the values that playback by `policy` shows there. Fails with
/// clip.too-many-keys.
Result<void> resampleClip(AnimationClip &clip, double fps, Interpolation policy);

} // namespace marrow
