#include "model/voxel/clip_ops.h"

#include "model/voxel/pose_edit.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

/// What a whole rig may hold is bounded by memory, not by the format; a slip of the keyboard must not fill it.
constexpr double kMaxResampledKeys = 4'000'000;

/// How far two transforms are apart, 1 being the tolerance.
double distance(const Transform &a, const Transform &b, const CleanupTolerance &tolerance)
{
    const double moved = (a.translation - b.translation).cast<double>().norm();
    const double scaled = (a.scale - b.scale).cast<double>().norm();
    // The chord between two unit quaternions, up to sign, says the angle without the loss that an arc cosine near one has.
    const Eigen::Vector4d p = a.rotation.coeffs().cast<double>().normalized();
    const Eigen::Vector4d q = b.rotation.coeffs().cast<double>().normalized();
    const double chord = std::min((p - q).norm(), (p + q).norm());
    const double degrees = 4 * std::asin(std::min(chord / 2, 1.0)) * 180 / std::numbers::pi;
    const double voxels = std::max(moved, scaled);
    const double byVoxels = voxels == 0 ? 0 : voxels / tolerance.voxels;
    const double byAngle = degrees == 0 ? 0 : degrees / tolerance.degrees;
    return std::max(byVoxels, byAngle);
}

/// Marks the keys that must stay between `first` and `last`, which do: the one that linear playback misses most, and so on in
/// both halves.
void markNeeded(const QList<TransformKey> &keys, const CleanupTolerance &tolerance, std::vector<bool> &needed)
{
    std::vector<std::pair<qsizetype, qsizetype>> open{{0, keys.size() - 1}};
    while (!open.empty()) {
        const auto [first, last] = open.back();
        open.pop_back();
        const double span = double(keys[last].timeMs) - keys[first].timeMs;
        qsizetype worst = -1;
        double worstDistance = 1;
        for (qsizetype i = first + 1; i < last; ++i) {
            const auto fraction = static_cast<float>((double(keys[i].timeMs) - keys[first].timeMs) / span);
            const Transform shown = interpolate(keys[first].value, keys[last].value, fraction, Interpolation::Linear);
            if (const double apart = distance(shown, keys[i].value, tolerance); apart > worstDistance) {
                worst = i;
                worstDistance = apart;
            }
        }
        if (worst < 0)
            continue;
        needed[static_cast<std::size_t>(worst)] = true;
        open.emplace_back(first, worst);
        open.emplace_back(worst, last);
    }
}

} // namespace

int mirrorClip(AnimationClip &clip, const Skeleton &skeleton, const JointPairs &pairs, const MirrorPlane &plane)
{
    AnimationClip result = clip;
    result.tracks.clear();
    int unpaired = 0;
    for (const JointTrack &track : clip.tracks) {
        const Joint *joint = skeleton.find(track.joint);
        const std::optional<JointId> partnerId = joint ? pairs.partner(track.joint) : std::nullopt;
        const Joint *partner = partnerId ? skeleton.find(*partnerId) : nullptr;
        if (!partner) {
            trackOf(result, track.joint).keys = track.keys;
            ++unpaired;
            continue;
        }
        const JointMirror mirror(skeleton, track.joint, partner->id, plane);
        QList<TransformKey> keys;
        keys.reserve(track.keys.size());
        for (const TransformKey &key : track.keys)
            keys.append({key.timeMs, mirror(key.value)});
        trackOf(result, partner->id).keys = std::move(keys);
    }
    clip = std::move(result);
    return unpaired;
}

int cleanClip(AnimationClip &clip, const CleanupTolerance &tolerance)
{
    int removed = 0;
    for (JointTrack &track : clip.tracks) {
        const QList<TransformKey> &keys = std::as_const(track.keys);
        if (keys.size() < 2)
            continue;
        const bool still = std::all_of(keys.cbegin(), keys.cend(), [&](const TransformKey &key) {
            return distance(keys.first().value, key.value, tolerance) <= 1;
        });
        std::vector<bool> needed(static_cast<std::size_t>(keys.size()), false);
        needed.front() = true;
        if (!still) {
            needed.back() = true;
            markNeeded(keys, tolerance, needed);
        }
        QList<TransformKey> kept;
        for (qsizetype i = 0; i < keys.size(); ++i) {
            if (needed[static_cast<std::size_t>(i)])
                kept.append(keys[i]);
        }
        removed += static_cast<int>(keys.size() - kept.size());
        if (kept.size() != keys.size()) // otherwise the keys stay shared with other copies
            track.keys = std::move(kept);
    }
    return removed;
}

Result<void> resampleClip(AnimationClip &clip, double fps, Interpolation policy)
{
    const double frames = std::floor(clip.durationMs * fps / 1000) + 2;
    if (!(fps > 0) || frames * static_cast<double>(clip.tracks.size()) > kMaxResampledKeys) {
        return Error{QStringLiteral("clip.too-many-keys"),
                     QCoreApplication::translate("ClipOps", "%1 frames a second would make too many keys. Choose fewer.").arg(fps),
                     QStringLiteral("clip/%1").arg(clip.id), {}};
    }
    std::vector<std::uint32_t> times;
    for (int frame = 0; frame * 1000.0 / fps < clip.durationMs; ++frame) {
        const auto time = static_cast<std::uint32_t>(std::lround(frame * 1000.0 / fps));
        if (time < clip.durationMs && (times.empty() || time > times.back()))
            times.push_back(time);
    }
    times.push_back(clip.durationMs);
    for (JointTrack &track : clip.tracks) {
        if (track.keys.isEmpty())
            continue; // a file may hold such a track; it says nothing
        QList<TransformKey> keys;
        keys.reserve(static_cast<qsizetype>(times.size()));
        for (const std::uint32_t time : times)
            keys.append({time, sampleTrack(track, time, policy)});
        track.keys = std::move(keys);
    }
    return {};
}

} // namespace marrow
