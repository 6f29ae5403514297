#include "model/commands/key_args.h"

#include "model/voxel/clip_ops.h"
#include "model/voxel/key_times.h"

#include <algorithm>

namespace marrow::commands {

namespace {

const QString kKeys = QStringLiteral("keys");
const QString kParts = QStringLiteral("parts");
const QString kPartKeys[] = {QStringLiteral("translation"), QStringLiteral("rotation"), QStringLiteral("scale")};

Result<std::uint32_t> timeArg(const QJsonObject &args, const QString &key, const AnimationClip &clip)
{
    const Result<qint64> time = integerArg(args, key, 0, clip.durationMs);
    if (!time)
        return time.error();
    return static_cast<std::uint32_t>(*time);
}

/// Adds the keys one entry of a row means: a time, or a range of them.
Result<void> addKeys(const AnimationClip &clip, JointId joint, const JointTrack *track, const QJsonValue &entry, std::vector<KeyRef> &keys)
{
    if (!entry.isObject()) {
        const Result<std::uint32_t> time = timeArg({{kKeys, entry}}, kKeys, clip);
        if (!time)
            return time.error();
        const qsizetype at = track ? firstKeyFrom(*track, *time) : 0;
        if (!track || at >= track->keys.size() || track->keys.at(at).timeMs != *time)
            return badArgument(kKeys, Text::tr("joint %1 has no key at %2 ms").arg(joint).arg(*time));
        keys.push_back({joint, *time});
        return {};
    }
    const Result<std::uint32_t> from = timeArg(entry.toObject(), QStringLiteral("from"), clip);
    if (!from)
        return from.error();
    const Result<std::uint32_t> to = timeArg(entry.toObject(), QStringLiteral("to"), clip);
    if (!to)
        return to.error();
    const std::size_t before = keys.size();
    for (qsizetype i = track ? firstKeyFrom(*track, *from) : 0; track && i < track->keys.size() && track->keys.at(i).timeMs <= *to; ++i)
        keys.push_back({joint, track->keys.at(i).timeMs});
    if (keys.size() == before)
        return badArgument(kKeys, Text::tr("joint %1 has no key from %2 to %3 ms").arg(joint).arg(*from).arg(*to));
    return {};
}

} // namespace

namespace {

/// Adds the keys that the rows at `name` mean.
Result<void> addRows(const AnimationClip &clip, const QJsonObject &args, const QString &name, KeyParts parts, std::vector<KeyRef> &keys)
{
    const QJsonArray rows = args.value(name).toArray();
    const std::size_t before = keys.size();
    for (const QJsonValue &row : rows) {
        const QJsonArray list = row.toArray();
        const Result<qint64> joint = integerArg({{kKeys, list.at(0)}}, kKeys, 0, 65535);
        if (!joint)
            return joint.error();
        const auto id = static_cast<JointId>(*joint);
        const JointTrack *track = clip.track(id);
        for (qsizetype i = 1; i < list.size(); ++i) {
            if (const Result<void> added = addKeys(clip, id, track, list.at(i), keys); !added)
                return added.error();
        }
    }
    for (std::size_t i = before; i < keys.size(); ++i)
        keys[i].parts = parts;
    return {};
}

} // namespace

Result<std::vector<KeyRef>> keysArg(const AnimationClip &clip, const QJsonObject &args)
{
    std::vector<KeyRef> keys;
    if (const Result<void> added = addRows(clip, args, kKeys, kAllParts, keys); !added)
        return added.error();
    for (std::size_t i = 0; i < 3; ++i) {
        if (const Result<void> added = addRows(clip, args.value(kParts).toObject(), kPartKeys[i], kEachPart[i], keys); !added)
            return added.error();
    }
    if (keys.empty())
        return badArgument(kKeys, Text::tr("at least one key is needed"));
    sortKeys(keys);
    return keys;
}

bool anyPartial(const std::vector<KeyRef> &keys)
{
    return std::any_of(keys.begin(), keys.end(), [](const KeyRef &key) { return key.parts != kAllParts; });
}

QString partsName(const std::vector<KeyRef> &keys)
{
    const KeyParts parts = keys.empty() ? kAllParts : keys.front().parts;
    const bool same = std::all_of(keys.begin(), keys.end(), [parts](const KeyRef &key) { return key.parts == parts; });
    if (!same || parts == kAllParts)
        return {};
    const QString names[] = {Text::tr("translation"), Text::tr("rotation"), Text::tr("scale")};
    QString text;
    for (std::size_t i = 0; i < 3; ++i) {
        if (parts & kEachPart[i])
            text = text.isEmpty() ? names[i] : Text::tr("%1 and %2").arg(text, names[i]);
    }
    return text;
}

void moveParts(AnimationClip &clip, const Skeleton &skeleton, const std::map<JointId, PartMoves> &moves)
{
    for (const auto &[joint, partMoves] : moves) {
        JointTrack &track = trackOf(clip, joint);
        const Joint *owner = skeleton.find(joint);
        track = withPartsMoved(track, owner ? owner->rest : Transform(), partMoves);
    }
    dropEmptyTracks(clip);
}

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

void putKeys(AnimationClip &clip, const std::vector<KeyRef> &keys, const std::vector<Transform> &values)
{
    for (std::size_t next = 0; next < keys.size();) {
        JointTrack &track = trackOf(clip, keys[next].joint);
        std::size_t end = next;
        while (end < keys.size() && keys[end].joint == track.joint)
            ++end;
        QList<TransformKey> merged;
        merged.reserve(track.keys.size() + static_cast<qsizetype>(end - next));
        const auto append = [&](std::size_t index) {
            if (!merged.isEmpty() && merged.constLast().timeMs == keys[index].timeMs)
                merged.last().value = values[index];
            else
                merged.append({keys[index].timeMs, values[index]});
        };
        for (const TransformKey &old : std::as_const(track.keys)) {
            while (next < end && keys[next].timeMs < old.timeMs)
                append(next++);
            if (next == end || keys[next].timeMs != old.timeMs)
                merged.append(old);
        }
        while (next < end)
            append(next++);
        track.keys = std::move(merged);
    }
}

void selectKeys(VoxelState &state, const AnimationClip &clip, std::vector<KeyRef> keys)
{
    state.selection.clip = clip.id;
    state.selection.keys = std::move(keys);
}

} // namespace marrow::commands
