#include "model/commands/key_args.h"
#include "model/voxel/clip_ops.h"
#include "model/voxel/key_times.h"

#include <algorithm>
#include <cmath>

namespace marrow::commands {

namespace {

/// How clip.moveKeys gives keys new times.
struct KeyMove
{
    double scale = 1;
    double pivotMs = 0;
    double deltaMs = 0;
    double limitMs = 0; ///< keys do not go past it
    bool copy = false;
    bool ripple = false;

    double raw(std::uint32_t timeMs) const { return std::round(pivotMs + (timeMs - pivotMs) * scale + deltaMs); }
    std::uint32_t apply(std::uint32_t timeMs) const { return static_cast<std::uint32_t>(std::clamp(raw(timeMs), 0.0, limitMs)); }
};

Result<KeyMove> moveArg(const AnimationClip &clip, const QJsonObject &args)
{
    KeyMove move;
    move.scale = args.value(QStringLiteral("scale")).toDouble(1);
    move.pivotMs = args.value(QStringLiteral("pivotMs")).toDouble(0);
    move.deltaMs = args.value(QStringLiteral("deltaMs")).toDouble(0);
    if (!std::isfinite(move.scale) || move.scale < 0)
        return badArgument(QStringLiteral("scale"), Text::tr("a number of at least 0 is needed"));
    const Result<bool> extend = flagArg(args, QStringLiteral("extend"));
    if (!extend)
        return extend.error();
    const Result<bool> copy = flagArg(args, QStringLiteral("copy"));
    if (!copy)
        return copy.error();
    const Result<bool> ripple = flagArg(args, QStringLiteral("ripple"));
    if (!ripple)
        return ripple.error();
    move.limitMs = *extend ? double(kLongestClipMs) : double(clip.durationMs);
    move.copy = *copy;
    move.ripple = *ripple && !*copy;
    return move;
}

/// The keys that move because of `keys`, and where to: with ripple also every later key of the same joints. Those behind the
/// last named key keep their distance to it.
void plan(const AnimationClip &clip, const std::vector<KeyRef> &keys, const KeyMove &move, std::vector<KeyRef> &from, std::vector<KeyRef> &to)
{
    if (!move.ripple) {
        from = keys;
        to = keys;
        for (KeyRef &key : to)
            key.timeMs = move.apply(key.timeMs);
        return;
    }
    for (std::size_t i = 0; i < keys.size();) {
        const JointTrack &track = *clip.track(keys[i].joint);
        const std::uint32_t first = keys[i].timeMs;
        while (i < keys.size() && keys[i].joint == track.joint)
            ++i;
        const std::uint32_t last = keys[i - 1].timeMs;
        const double push = move.raw(last) - last;
        for (qsizetype k = firstKeyFrom(track, first); k < track.keys.size(); ++k) {
            const std::uint32_t time = track.keys.at(k).timeMs;
            from.push_back({track.joint, time});
            to.push_back({track.joint,
                          time <= last ? move.apply(time) : static_cast<std::uint32_t>(std::clamp(time + push, 0.0, move.limitMs))});
        }
    }
}

/// Each part by itself, so that with ripple the later keys go along in that part alone.
void movePartially(AnimationClip &clip, const Skeleton &skeleton, const std::vector<KeyRef> &keys, const KeyMove &move)
{
    std::map<JointId, PartMoves> moves;
    for (std::size_t i = 0; i < 3; ++i) {
        std::vector<KeyRef> ofPart;
        std::copy_if(keys.begin(), keys.end(), std::back_inserter(ofPart), [i](const KeyRef &key) { return key.parts & kEachPart[i]; });
        std::vector<KeyRef> from;
        std::vector<KeyRef> to;
        plan(clip, ofPart, move, from, to);
        for (std::size_t k = 0; k < from.size(); ++k) {
            PartMoves &joint = moves[from[k].joint];
            joint.copy = move.copy;
            joint.of[i].push_back({from[k].timeMs, to[k].timeMs});
            clip.durationMs = std::max(clip.durationMs, to[k].timeMs);
        }
    }
    moveParts(clip, skeleton, moves);
}

void moveWhole(AnimationClip &clip, const std::vector<KeyRef> &keys, const KeyMove &move)
{
    std::vector<KeyRef> from;
    std::vector<KeyRef> to;
    plan(clip, keys, move, from, to);
    for (const KeyRef &key : to)
        clip.durationMs = std::max(clip.durationMs, key.timeMs);
    AnimationClip original;
    if (move.copy)
        original = clip;
    const std::vector<Transform> values = takeKeys(clip, from);
    if (move.copy)
        clip.tracks = std::move(original.tracks);
    putKeys(clip, to, values);
}

} // namespace

Result<QString> moveKeys(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> found = clipArg(rig, args, QStringLiteral("clip"));
    if (!found)
        return found.error();
    AnimationClip &clip = **found;
    const Result<std::vector<KeyRef>> keys = keysArg(clip, args);
    if (!keys)
        return keys.error();
    const Result<KeyMove> move = moveArg(clip, args);
    if (!move)
        return move.error();

    std::vector<KeyRef> selected = *keys;
    for (KeyRef &key : selected)
        key.timeMs = move->apply(key.timeMs);
    if (anyPartial(*keys))
        movePartially(clip, rig.skeleton, *keys, *move);
    else
        moveWhole(clip, *keys, *move);
    selectKeys(state, clip, std::move(selected));
    const int count = static_cast<int>(keys->size());
    if (const QString parts = partsName(*keys); !parts.isEmpty()) {
        if (move->copy)
            return Text::tr("Copy the %1 of %n keys", nullptr, count).arg(parts);
        return move->scale == 1 ? Text::tr("Move the %1 of %n keys", nullptr, count).arg(parts)
                                : Text::tr("Scale the times of the %1 of %n keys", nullptr, count).arg(parts);
    }
    if (move->copy)
        return Text::tr("Copy %n keys", nullptr, count);
    return move->scale == 1 ? Text::tr("Move %n keys", nullptr, count) : Text::tr("Scale the times of %n keys", nullptr, count);
}

} // namespace marrow::commands
