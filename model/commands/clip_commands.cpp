#include "model/commands/clip_args.h"
#include "model/voxel/clip_ops.h"
#include "model/voxel/rig_json.h"

#include <algorithm>
#include <map>

namespace marrow::commands {

namespace {

/// A free name: `base`, `base 2`, …
QString freeClipName(const Rig &rig, const QString &base)
{
    const auto taken = [&rig](const QString &name) {
        return std::any_of(rig.clips.begin(), rig.clips.end(), [&](const AnimationClip &clip) { return clip.name == name; });
    };
    QString name = base;
    for (int number = 2; taken(name); ++number)
        name = QStringLiteral("%1 %2").arg(base).arg(number);
    return name;
}

Result<std::uint16_t> newClipId(const Rig &rig)
{
    const auto id = freeClipId(rig);
    if (!id || rig.clips.size() >= kMaxClipCount)
        return Error{QStringLiteral("clip.full"), Text::tr("A rig holds at most 65,535 clips."), {}, {}};
    return *id;
}

void selectClip(VoxelState &state, std::uint16_t id)
{
    if (state.selection.clip != id)
        state.selection.keys.clear();
    state.selection.clip = id;
}

Result<QString> addClip(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<std::uint16_t> id = newClipId(rig);
    if (!id)
        return id.error();
    AnimationClip clip;
    clip.id = *id;
    clip.name = freeClipName(rig, QStringLiteral("clip")); // not translated: replay gives the same
    if (args.contains(QStringLiteral("name"))) {
        const Result<QString> name = nameArg(args, QStringLiteral("name"));
        if (!name)
            return name.error();
        clip.name = *name;
    }
    const Result<qint64> duration = integerArg(args, QStringLiteral("durationMs"), 0, kLongestClipMs);
    if (!duration)
        return duration.error();
    clip.durationMs = static_cast<std::uint32_t>(*duration);
    selectClip(state, clip.id);
    const QString text = Text::tr("Add the clip %1").arg(clip.name);
    insertClip(rig, std::move(clip));
    return text;
}

Result<QString> duplicateClip(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> source = clipArg(rig, args, QStringLiteral("clip"));
    if (!source)
        return source.error();
    const Result<std::uint16_t> id = newClipId(rig);
    if (!id)
        return id.error();
    AnimationClip copy = **source;
    copy.id = *id;
    copy.name = freeClipName(rig, copy.name);
    if (copy.name.toUtf8().size() > kMaxJointNameBytes)
        copy.name = (*source)->name;
    selectClip(state, copy.id);
    const QString text = Text::tr("Duplicate the clip %1").arg((*source)->name);
    insertClip(rig, std::move(copy));
    return text;
}

Result<QString> renameClip(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<AnimationClip *> clip = clipArg(rig, args, QStringLiteral("clip"));
    if (!clip)
        return clip.error();
    const Result<QString> name = nameArg(args, QStringLiteral("name"));
    if (!name)
        return name.error();
    const QString text = Text::tr("Rename the clip %1 to %2").arg((*clip)->name, *name);
    (*clip)->name = *name;
    return text;
}

Result<QString> renumberClips(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const QString key = QStringLiteral("ids");
    std::map<std::uint16_t, std::uint16_t> newIds;
    const QJsonArray list = args.value(key).toArray();
    for (const QJsonValue &item : list) {
        const QJsonArray pair = item.toArray();
        const Result<AnimationClip *> clip = clipArg(rig, {{key, pair.at(0)}}, key);
        if (!clip)
            return clip.error();
        const Result<qint64> id = integerArg({{key, pair.at(1)}}, key, 0, 65535);
        if (!id)
            return id.error();
        newIds[(*clip)->id] = static_cast<std::uint16_t>(*id);
    }
    if (newIds.empty())
        return badArgument(key, Text::tr("at least one clip is needed"));
    const auto renumber = [&newIds](std::uint16_t &id) {
        if (const auto it = newIds.find(id); it != newIds.end())
            id = it->second;
    };
    for (AnimationClip &clip : rig.clips)
        renumber(clip.id);
    std::stable_sort(rig.clips.begin(), rig.clips.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    const auto twins = std::adjacent_find(rig.clips.begin(), rig.clips.end(), [](const auto &a, const auto &b) { return a.id == b.id; });
    if (twins != rig.clips.end())
        return badArgument(key, Text::tr("two clips would have the id %1").arg(twins->id));
    if (state.selection.clip)
        renumber(*state.selection.clip);
    return Text::tr("Renumber %n clips", nullptr, static_cast<int>(newIds.size()));
}

Result<QString> deleteClips(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const QString key = QStringLiteral("clips");
    const QJsonArray list = args.value(key).toArray();
    QString name;
    for (const QJsonValue &item : list) {
        const Result<AnimationClip *> clip = clipArg(rig, {{key, item}}, key);
        if (!clip)
            return clip.error();
        name = (*clip)->name;
        if (state.selection.clip == (*clip)->id)
            state.selection.clip.reset();
        rig.clips.erase(rig.clips.begin() + (*clip - rig.clips.data()));
    }
    if (list.isEmpty())
        return badArgument(key, Text::tr("at least one clip is needed"));
    return list.size() == 1 ? Text::tr("Delete the clip %1").arg(name)
                            : Text::tr("Delete %n clips", nullptr, static_cast<int>(list.size()));
}

/// A key's JSON counted from another rest: what is not written is the rest in both. A rest that cannot be read changes nothing.
QJsonObject fromOtherRest(QJsonObject key, const QJsonObject &otherRest, const Transform &rest)
{
    const Result<Transform> other = transformFromJson(otherRest, {}, QString());
    const Result<Transform> value = transformFromJson(key, other ? *other : Transform(), QString());
    if (!other || !value)
        return key;
    const auto numbers = [](const auto &v) {
        QJsonArray array;
        for (int i = 0; i < v.size(); ++i)
            array.append(static_cast<double>(v[i]));
        return array;
    };
    // To the bit where the rests are the same, as they are within a document.
    if (key.contains(QStringLiteral("translation")) && rest.translation != other->translation)
        key.insert(QStringLiteral("translation"), numbers(Eigen::Vector3f(rest.translation + value->translation - other->translation)));
    if (key.contains(QStringLiteral("rotation")) && rest.rotation.coeffs() != other->rotation.coeffs())
        key.insert(QStringLiteral("rotation"), numbers((value->rotation * other->rotation.conjugate() * rest.rotation).normalized().coeffs()));
    if (key.contains(QStringLiteral("scale")) && rest.scale != other->scale && (other->scale.array() != 0).all())
        key.insert(QStringLiteral("scale"), numbers(Eigen::Vector3f(rest.scale.array() * value->scale.array() / other->scale.array())));
    return key;
}

QJsonArray fromOtherRest(QJsonArray keys, const QJsonObject &otherRest, const Transform &rest)
{
    for (QJsonArray::iterator key = keys.begin(); key != keys.end(); ++key)
        *key = fromOtherRest(key->toObject(), otherRest, rest);
    return keys;
}

/// Takes a clip's JSON over to this skeleton: joints by their name where `names` tells it, tracks without a joint are left out. Where `rests` has
/// the joint it came from, a key is as far from this skeleton's rest as it was from that one's.
QJsonObject withOwnJoints(QJsonObject clip, const QJsonObject &names, const QJsonObject &rests, const Skeleton &skeleton)
{
    std::map<QString, JointId> byName;
    for (const Joint &joint : skeleton.joints())
        byName.emplace(joint.name, joint.id);
    QJsonArray kept;
    const QJsonArray tracks = clip.value(QStringLiteral("tracks")).toArray();
    for (const QJsonValue &item : tracks) {
        QJsonObject track = item.toObject();
        const qint64 id = track.value(QStringLiteral("joint")).toInteger(-1);
        const QString name = names.value(QString::number(id)).toString();
        const Joint *joint = id >= 0 && id <= 65535 ? skeleton.find(static_cast<JointId>(id)) : nullptr;
        if (!joint || joint->name != name) { // of several joints of one name, the one with the same id
            const auto found = byName.find(name);
            joint = found == byName.end() ? nullptr : skeleton.find(found->second);
        }
        if (!joint)
            continue;
        track.insert(QStringLiteral("joint"), joint->id);
        if (const QJsonValue rest = rests.value(QString::number(id)); rest.isObject())
            track.insert(QStringLiteral("keys"), fromOtherRest(track.value(QStringLiteral("keys")).toArray(), rest.toObject(), joint->rest));
        kept.append(track);
    }
    clip.insert(QStringLiteral("tracks"), kept);
    return clip;
}

Result<QString> importClips(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const QString key = QStringLiteral("animations");
    const QJsonArray list = args.value(key).toArray();
    if (list.isEmpty())
        return badArgument(key, Text::tr("at least one clip is needed"));
    for (qsizetype i = 0; i < list.size(); ++i) {
        QJsonObject json = list.at(i).toObject();
        if (args.contains(QStringLiteral("jointNames")))
            json = withOwnJoints(json, args.value(QStringLiteral("jointNames")).toObject(), args.value(QStringLiteral("jointRests")).toObject(), rig.skeleton);
        if (json.value(QStringLiteral("tracks")).toArray().isEmpty() && !list.at(i).toObject().value(QStringLiteral("tracks")).toArray().isEmpty()) {
            return badArgument(key, Text::tr("no joint here has a name that the clip “%1” moves, so nothing of it could be taken over").arg(json.value(QStringLiteral("name")).toString()));
        }
        Result<AnimationClip> clip = clipFromJson(json, rig.skeleton, QStringLiteral("/%1/%2").arg(key).arg(i));
        if (!clip)
            return clip.error();
        const Result<std::uint16_t> id = newClipId(rig);
        if (!id)
            return id.error();
        if (findClip(rig, clip->id))
            clip->id = *id;
        dropEmptyTracks(*clip);
        selectClip(state, clip->id);
        insertClip(rig, *std::move(clip));
    }
    return Text::tr("Take over %n clips", nullptr, static_cast<int>(list.size()));
}

} // namespace

Result<AnimationClip *> clipArg(Rig &rig, const QJsonObject &args, const QString &key)
{
    const Result<qint64> id = integerArg(args, key, 0, 65535);
    if (!id)
        return id.error();
    AnimationClip *clip = findClip(rig, static_cast<std::uint16_t>(*id));
    if (!clip)
        return unknownClip(static_cast<int>(*id));
    return clip;
}

void addClipCommands(VoxelCommandTable &table)
{
    table.insert_or_assign(QStringLiteral("clip.add"), onKeys(addClip));
    table.insert_or_assign(QStringLiteral("clip.duplicate"), onKeys(duplicateClip));
    table.insert_or_assign(QStringLiteral("clip.rename"), onKeys(renameClip));
    table.insert_or_assign(QStringLiteral("clip.renumber"), onKeys(renumberClips));
    table.insert_or_assign(QStringLiteral("clip.delete"), onKeys(deleteClips));
    table.insert_or_assign(QStringLiteral("clip.import"), onKeys(importClips));
}

} // namespace marrow::commands
