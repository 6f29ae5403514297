#include "model/commands/clip_args.h"
#include "model/voxel/clip_ops.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace marrow::commands {

namespace {

/// The keys named by [[joint, time, time, ...], ...], ascending; all must exist.
Result<std::vector<KeyRef>> keysArg(const AnimationClip &clip, const QJsonObject &args)
{
    const QString key = QStringLiteral("keys");
    std::set<KeyRef> keys;
    const QJsonArray rows = args.value(key).toArray();
    for (const QJsonValue &row : rows) {
        const QJsonArray list = row.toArray();
        const Result<qint64> joint = integerArg({{key, list.at(0)}}, key, 0, 65535);
        if (!joint)
            return joint.error();
        const JointTrack *track = clip.track(static_cast<JointId>(*joint));
        for (qsizetype i = 1; i < list.size(); ++i) {
            const Result<qint64> time = integerArg({{key, list.at(i)}}, key, 0, clip.durationMs);
            if (!time)
                return time.error();
            const KeyRef ref{static_cast<JointId>(*joint), static_cast<std::uint32_t>(*time)};
            const bool exists = track
                && std::binary_search(track->keys.begin(), track->keys.end(), TransformKey{ref.timeMs, {}},
                                      [](const TransformKey &a, const TransformKey &b) { return a.timeMs < b.timeMs; });
            if (!exists)
                return badArgument(key, Text::tr("joint %1 has no key at %2 ms").arg(ref.joint).arg(ref.timeMs));
            keys.insert(ref);
        }
    }
    if (keys.empty())
        return badArgument(key, Text::tr("at least one key is needed"));
    return std::vector<KeyRef>(keys.begin(), keys.end());
}

/// Takes the keys out of their tracks and returns their values, in the order of `keys`.
std::vector<Transform> takeKeys(AnimationClip &clip, const std::vector<KeyRef> &keys)
{
    std::vector<Transform> values;
    values.reserve(keys.size());
    for (auto key = keys.begin(); key != keys.end();) {
        JointTrack &track = trackOf(clip, key->joint);
        QList<TransformKey> rest;
        for (const TransformKey &candidate : std::as_const(track.keys)) {
            if (key != keys.end() && key->joint == track.joint && key->timeMs == candidate.timeMs) {
                values.push_back(candidate.value);
                ++key;
            } else {
                rest.append(candidate);
            }
        }
        track.keys = std::move(rest);
    }
    return values;
}

/// Puts keys in, replacing those at the same times; of several at one time the last stays.
void putKeys(AnimationClip &clip, const std::vector<KeyRef> &keys, const std::vector<Transform> &values)
{
    for (std::size_t first = 0; first < keys.size();) {
        JointTrack &track = trackOf(clip, keys[first].joint);
        std::map<std::uint32_t, const Transform *> fresh;
        std::size_t end = first;
        for (; end < keys.size() && keys[end].joint == track.joint; ++end)
            fresh[keys[end].timeMs] = &values[end];
        QList<TransformKey> merged;
        auto next = fresh.begin();
        for (const TransformKey &old : std::as_const(track.keys)) {
            for (; next != fresh.end() && next->first < old.timeMs; ++next)
                merged.append({next->first, *next->second});
            if (next == fresh.end() || next->first != old.timeMs)
                merged.append(old);
        }
        for (; next != fresh.end(); ++next)
            merged.append({next->first, *next->second});
        track.keys = std::move(merged);
        first = end;
    }
}

void selectKeys(VoxelState &state, const AnimationClip &clip, std::vector<KeyRef> keys)
{
    state.selection.clip = clip.id;
    state.selection.keys = std::move(keys); // the document sorts them and leaves out what merged away
}

/// Shared by clip.setKeys and clip.pasteKeys.
Result<std::size_t> writeKeys(VoxelState &state, Rig &rig, AnimationClip &clip, const QJsonObject &args, qint64 atMs)
{
    const QString key = QStringLiteral("keys");
    const QJsonArray list = args.value(key).toArray();
    if (list.isEmpty())
        return badArgument(key, Text::tr("at least one key is needed"));
    const Result<bool> extend = flagArg(args, QStringLiteral("extend"));
    if (!extend)
        return extend.error();
    std::vector<std::pair<KeyRef, Transform>> fresh;
    const AnimationClip before = clip; // what a key leaves out is as it was played there before
    for (const QJsonValue &item : list) {
        const QJsonObject entry = item.toObject();
        const Result<JointId> joint = jointArg(rig.skeleton, entry, QStringLiteral("joint"));
        if (!joint)
            return joint.error();
        const Result<qint64> time = integerArg(entry, QStringLiteral("timeMs"), 0, kLongestClipMs - atMs);
        if (!time)
            return time.error();
        const auto timeMs = static_cast<std::uint32_t>(*time + atMs);
        if (timeMs > clip.durationMs && !*extend)
            return badArgument(QStringLiteral("timeMs"), Text::tr("%1 ms lies behind the end of the clip").arg(timeMs));
        clip.durationMs = std::max(clip.durationMs, timeMs);
        const Result<Transform> value = transformArg(entry, valueAt(before, rig.skeleton, *joint, timeMs));
        if (!value)
            return value.error();
        fresh.push_back({{*joint, timeMs}, *value});
    }
    std::stable_sort(fresh.begin(), fresh.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<KeyRef> keys;
    std::vector<Transform> values;
    for (const auto &[ref, value] : fresh) {
        keys.push_back(ref);
        values.push_back(value);
    }
    putKeys(clip, keys, values);
    selectKeys(state, clip, std::move(keys));
    return fresh.size();
}

Result<QString> setKeys(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    const Result<std::size_t> written = writeKeys(state, rig, **clip, args, 0);
    if (!written)
        return written.error();
    if (*written > 1)
        return Text::tr("Set %n keys", nullptr, static_cast<int>(*written));
    const KeyRef &ref = state.selection.keys.front();
    return Text::tr("Key %1 at %2 ms").arg(jointName(rig.skeleton, ref.joint)).arg(ref.timeMs);
}

Result<QString> pasteKeys(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    const Result<qint64> at = integerArg(args, QStringLiteral("atMs"), 0, kLongestClipMs);
    if (!at)
        return at.error();
    const Result<std::size_t> written = writeKeys(state, rig, **clip, args, *at);
    if (!written)
        return written.error();
    return Text::tr("Paste %n keys", nullptr, static_cast<int>(*written));
}

Result<QString> moveKeys(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> found = clipArg(rig, args, QStringLiteral("clip"));
    if (!found)
        return found.error();
    AnimationClip &clip = **found;
    const Result<std::vector<KeyRef>> keys = keysArg(clip, args);
    if (!keys)
        return keys.error();
    const double scale = args.value(QStringLiteral("scale")).toDouble(1);
    const double pivot = args.value(QStringLiteral("pivotMs")).toDouble(0);
    const double delta = args.value(QStringLiteral("deltaMs")).toDouble(0);
    if (!std::isfinite(scale) || scale < 0)
        return badArgument(QStringLiteral("scale"), Text::tr("a number of at least 0 is needed"));
    const Result<bool> extend = flagArg(args, QStringLiteral("extend"));
    if (!extend)
        return extend.error();

    std::vector<KeyRef> moved = *keys;
    const double limit = *extend ? double(kLongestClipMs) : double(clip.durationMs);
    for (KeyRef &key : moved) {
        const double time = std::round(pivot + (key.timeMs - pivot) * scale + delta);
        key.timeMs = static_cast<std::uint32_t>(std::clamp(time, 0.0, limit));
        clip.durationMs = std::max(clip.durationMs, key.timeMs);
    }
    const std::vector<Transform> values = takeKeys(clip, *keys);
    putKeys(clip, moved, values);
    selectKeys(state, clip, std::move(moved));
    return scale == 1 ? Text::tr("Move %n keys", nullptr, static_cast<int>(keys->size()))
                      : Text::tr("Scale the times of %n keys", nullptr, static_cast<int>(keys->size()));
}

Result<QString> deleteKeys(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    state.selection.clip = (*clip)->id;
    if (args.contains(QStringLiteral("joints"))) {
        const Result<std::vector<JointId>> joints = jointsArg(rig.skeleton, args, QStringLiteral("joints"));
        if (!joints)
            return joints.error();
        std::erase_if((*clip)->tracks, [&joints](const JointTrack &track) {
            return std::find(joints->begin(), joints->end(), track.joint) != joints->end();
        });
        return Text::tr("Remove all keys of %1 from %2").arg(jointNames(rig.skeleton, *joints), (*clip)->name);
    }
    const Result<std::vector<KeyRef>> keys = keysArg(**clip, args);
    if (!keys)
        return keys.error();
    takeKeys(**clip, *keys);
    dropEmptyTracks(**clip);
    return Text::tr("Delete %n keys", nullptr, static_cast<int>(keys->size()));
}

} // namespace

void addKeyCommands(VoxelCommandTable &table)
{
    table.insert_or_assign(QStringLiteral("clip.setKeys"), onRig(setKeys));
    table.insert_or_assign(QStringLiteral("clip.pasteKeys"), onRig(pasteKeys));
    table.insert_or_assign(QStringLiteral("clip.moveKeys"), onRig(moveKeys));
    table.insert_or_assign(QStringLiteral("clip.deleteKeys"), onRig(deleteKeys));
}

} // namespace marrow::commands
