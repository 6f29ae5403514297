#include "model/commands/key_args.h"
#include "model/voxel/clip_ops.h"

#include <algorithm>

namespace marrow::commands {

namespace {

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
    const int count = static_cast<int>(keys->size());
    if (anyPartial(*keys)) {
        std::map<JointId, PartMoves> moves;
        for (const KeyRef &key : *keys) {
            for (std::size_t i = 0; i < 3; ++i) {
                if (key.parts & kEachPart[i])
                    moves[key.joint].of[i].push_back({key.timeMs, std::nullopt});
            }
        }
        moveParts(**clip, rig.skeleton, moves);
        state.selection.keys.clear(); // what is left of those keys was not what was selected
        const QString parts = partsName(*keys);
        return parts.isEmpty() ? Text::tr("Delete %n keys", nullptr, count) : Text::tr("Delete the %1 of %n keys", nullptr, count).arg(parts);
    }
    takeKeys(**clip, *keys);
    dropEmptyTracks(**clip);
    return Text::tr("Delete %n keys", nullptr, count);
}

} // namespace

void addKeyCommands(VoxelCommandTable &table)
{
    table.insert_or_assign(QStringLiteral("clip.setKeys"), onKeys(setKeys));
    table.insert_or_assign(QStringLiteral("clip.pasteKeys"), onKeys(pasteKeys));
    table.insert_or_assign(QStringLiteral("clip.moveKeys"), onKeys(moveKeys));
    table.insert_or_assign(QStringLiteral("clip.deleteKeys"), onKeys(deleteKeys));
}

} // namespace marrow::commands
