#include "model/voxel/key_times.h"

#include <algorithm>
#include <iterator>

namespace marrow {

namespace {

bool wanted(JointId joint, const std::vector<JointId> &joints)
{
    return joints.empty() || std::find(joints.begin(), joints.end(), joint) != joints.end();
}

bool sameTimes(const QList<TransformKey> &keys, const std::vector<std::uint32_t> &times)
{
    return keys.size() == static_cast<qsizetype>(times.size())
        && std::equal(keys.begin(), keys.end(), times.begin(), [](const TransformKey &key, std::uint32_t time) { return key.timeMs == time; });
}

} // namespace

qsizetype firstKeyFrom(const JointTrack &track, double timeMs)
{
    const auto at = std::lower_bound(track.keys.cbegin(), track.keys.cend(), timeMs,
                                     [](const TransformKey &key, double time) { return key.timeMs < time; });
    return at - track.keys.cbegin();
}

bool hasKey(const AnimationClip &clip, JointId joint, std::uint32_t timeMs)
{
    const JointTrack *track = clip.track(joint);
    if (!track)
        return false;
    const qsizetype at = firstKeyFrom(*track, timeMs);
    return at < track->keys.size() && track->keys.at(at).timeMs == timeMs;
}

std::vector<std::uint32_t> keyTimes(const AnimationClip &clip)
{
    // Tracks are merged like a tournament, so that many tracks with times of their own cost a logarithm and no more. Baked
    // clips have the same times in every track: those are recognised and cost one comparison.
    std::vector<std::vector<std::uint32_t>> runs;
    for (const JointTrack &track : clip.tracks) {
        if (!runs.empty() && sameTimes(track.keys, runs.back()))
            continue;
        std::vector<std::uint32_t> times;
        times.reserve(static_cast<std::size_t>(track.keys.size()));
        for (const TransformKey &key : track.keys)
            times.push_back(key.timeMs);
        runs.push_back(std::move(times));
    }
    while (runs.size() > 1) {
        std::vector<std::vector<std::uint32_t>> merged;
        for (std::size_t i = 0; i + 1 < runs.size(); i += 2) {
            std::vector<std::uint32_t> both;
            both.reserve(runs[i].size() + runs[i + 1].size());
            std::set_union(runs[i].begin(), runs[i].end(), runs[i + 1].begin(), runs[i + 1].end(), std::back_inserter(both));
            merged.push_back(std::move(both));
        }
        if (runs.size() % 2 == 1)
            merged.push_back(std::move(runs.back()));
        runs = std::move(merged);
    }
    return runs.empty() ? std::vector<std::uint32_t>() : std::move(runs.front());
}

std::optional<std::uint32_t> nextKeyTime(const AnimationClip &clip, double timeMs, const std::vector<JointId> &joints)
{
    std::optional<std::uint32_t> best;
    for (const JointTrack &track : clip.tracks) {
        if (!wanted(track.joint, joints))
            continue;
        qsizetype at = firstKeyFrom(track, timeMs);
        if (at < track.keys.size() && track.keys.at(at).timeMs <= timeMs)
            ++at;
        if (at < track.keys.size() && (!best || track.keys.at(at).timeMs < *best))
            best = track.keys.at(at).timeMs;
    }
    return best;
}

std::optional<std::uint32_t> previousKeyTime(const AnimationClip &clip, double timeMs, const std::vector<JointId> &joints)
{
    std::optional<std::uint32_t> best;
    for (const JointTrack &track : clip.tracks) {
        if (!wanted(track.joint, joints))
            continue;
        const qsizetype at = firstKeyFrom(track, timeMs) - 1;
        if (at >= 0 && (!best || track.keys.at(at).timeMs > *best))
            best = track.keys.at(at).timeMs;
    }
    return best;
}

std::vector<int> keyDensity(const AnimationClip &clip, int buckets)
{
    std::vector<int> counts(static_cast<std::size_t>(std::max(buckets, 0)), 0);
    if (counts.empty())
        return counts;
    const double perMs = clip.durationMs ? buckets / static_cast<double>(clip.durationMs) : 0;
    for (const JointTrack &track : clip.tracks) {
        for (const TransformKey &key : track.keys)
            ++counts[std::min(static_cast<std::size_t>(key.timeMs * perMs), counts.size() - 1)];
    }
    return counts;
}

} // namespace marrow
