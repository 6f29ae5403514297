#include "model/voxel/clip_ops.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

auto keyAt(QList<TransformKey> &keys, std::uint32_t timeMs)
{
    return std::lower_bound(keys.begin(), keys.end(), timeMs,
                            [](const TransformKey &key, std::uint32_t time) { return key.timeMs < time; });
}

/// Sorted by time, of equal times the last.
QList<TransformKey> ordered(QList<TransformKey> keys)
{
    std::stable_sort(keys.begin(), keys.end(), [](const TransformKey &a, const TransformKey &b) { return a.timeMs < b.timeMs; });
    QList<TransformKey> result;
    result.reserve(keys.size());
    for (const TransformKey &key : keys) {
        if (!result.isEmpty() && result.constLast().timeMs == key.timeMs)
            result.last() = key;
        else
            result.append(key);
    }
    return result;
}

void setKey(JointTrack &track, const TransformKey &key)
{
    const auto at = keyAt(track.keys, key.timeMs);
    if (at != track.keys.end() && at->timeMs == key.timeMs)
        *at = key;
    else
        track.keys.insert(at, key);
}

} // namespace

std::optional<std::uint16_t> freeClipId(const Rig &rig)
{
    int candidate = 0;
    for (const AnimationClip &clip : rig.clips) {
        if (clip.id != candidate)
            break;
        ++candidate;
    }
    return candidate <= 65535 ? std::optional(static_cast<std::uint16_t>(candidate)) : std::nullopt;
}

AnimationClip *findClip(Rig &rig, std::uint16_t id)
{
    const auto at = std::find_if(rig.clips.begin(), rig.clips.end(), [id](const AnimationClip &clip) { return clip.id == id; });
    return at == rig.clips.end() ? nullptr : &*at;
}

void insertClip(Rig &rig, AnimationClip clip)
{
    const auto at = std::lower_bound(rig.clips.begin(), rig.clips.end(), clip.id,
                                     [](const AnimationClip &other, std::uint16_t id) { return other.id < id; });
    rig.clips.insert(at, std::move(clip));
}

JointTrack &trackOf(AnimationClip &clip, JointId joint)
{
    const auto at = std::lower_bound(clip.tracks.begin(), clip.tracks.end(), joint,
                                     [](const JointTrack &track, JointId id) { return track.joint < id; });
    if (at != clip.tracks.end() && at->joint == joint)
        return *at;
    return *clip.tracks.insert(at, {joint, {}});
}

void setKey(AnimationClip &clip, JointId joint, const TransformKey &key)
{
    setKey(trackOf(clip, joint), key);
}

void dropEmptyTracks(AnimationClip &clip)
{
    std::erase_if(clip.tracks, [](const JointTrack &track) { return track.keys.isEmpty(); });
}

Transform valueAt(const AnimationClip &clip, const Skeleton &skeleton, JointId joint, double timeMs, Interpolation policy)
{
    const JointTrack *track = clip.track(joint);
    if (track && !track->keys.isEmpty())
        return sampleTrack(*track, timeMs, policy);
    const Joint *found = skeleton.find(joint);
    return found ? found->rest : Transform();
}

void mapTimes(AnimationClip &clip, const std::function<double(std::uint32_t)> &newTime)
{
    for (JointTrack &track : clip.tracks) {
        for (TransformKey &key : track.keys)
            key.timeMs = static_cast<std::uint32_t>(std::clamp(std::round(newTime(key.timeMs)), 0.0, double(clip.durationMs)));
        track.keys = ordered(std::move(track.keys));
    }
}

void stretchClip(AnimationClip &clip, std::uint32_t durationMs)
{
    const double factor = clip.durationMs ? double(durationMs) / clip.durationMs : 0;
    clip.durationMs = durationMs;
    mapTimes(clip, [factor](std::uint32_t time) { return time * factor; });
}

void trimClip(AnimationClip &clip, std::uint32_t durationMs)
{
    for (JointTrack &track : clip.tracks) {
        if (track.keys.isEmpty() || track.keys.constLast().timeMs <= durationMs)
            continue;
        const Transform end = sampleTrack(track, durationMs, Interpolation::Linear);
        track.keys.erase(keyAt(track.keys, durationMs), track.keys.end());
        track.keys.append({durationMs, end});
    }
    clip.durationMs = durationMs;
}

void reverseClip(AnimationClip &clip)
{
    for (JointTrack &track : clip.tracks) {
        std::reverse(track.keys.begin(), track.keys.end());
        for (TransformKey &key : track.keys)
            key.timeMs = clip.durationMs - key.timeMs;
    }
}

void closeLoop(AnimationClip &clip)
{
    for (JointTrack &track : clip.tracks) {
        if (track.keys.isEmpty())
            continue;
        const Transform first = sampleTrack(track, 0, Interpolation::Linear);
        setKey(track, {0, first});
        setKey(track, {clip.durationMs, first});
    }
}

void rotateLoop(AnimationClip &clip, std::uint32_t offsetMs)
{
    const std::uint32_t duration = clip.durationMs;
    if (duration == 0 || offsetMs % duration == 0)
        return;
    const std::uint32_t offset = offsetMs % duration;
    for (JointTrack &track : clip.tracks) {
        if (track.keys.isEmpty())
            continue;
        const Transform seam = sampleTrack(track, offset, Interpolation::Linear);
        QList<TransformKey> keys;
        for (TransformKey key : std::as_const(track.keys)) {
            // The end of a loop is its beginning: of the two keys the one at the beginning stays, as it is sorted behind.
            key.timeMs = key.timeMs >= offset ? key.timeMs - offset : key.timeMs + (duration - offset);
            keys.append(key);
        }
        track.keys = ordered(std::move(keys));
        setKey(track, {0, seam});
        setKey(track, {duration, seam});
    }
}

Result<void> mergeClip(AnimationClip &clip, const AnimationClip &other, std::uint32_t offsetMs)
{
    if (offsetMs > kLongestClipMs - other.durationMs) {
        return Error{QStringLiteral("clip.too-long"),
                     QCoreApplication::translate("ClipOps", "A clip lasts at most %1 ms.").arg(kLongestClipMs), {}, {}};
    }
    clip.durationMs = std::max(clip.durationMs, other.durationMs + offsetMs);
    for (const JointTrack &added : other.tracks) {
        JointTrack &track = trackOf(clip, added.joint);
        QList<TransformKey> keys = track.keys;
        for (TransformKey key : added.keys) {
            key.timeMs += offsetMs;
            keys.append(key); // behind those of the same time, so it wins
        }
        track.keys = ordered(std::move(keys));
    }
    return {};
}

} // namespace marrow
