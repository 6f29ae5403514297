#include "views/timeline/key_clipboard.h"

#include "model/commands/voxel_commands.h"
#include "model/voxel/key_times.h"
#include "model/voxel/rig_json.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <cmath>

#include <set>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(KeyClipboard)
};

constexpr qsizetype kMinRange = 4;        // shorter runs are easier to read as times
constexpr qsizetype kMaxPasted = 1'000'000;

template <int Size>
bool readNumbers(const QJsonValue &json, float *into)
{
    const QJsonArray numbers = json.toArray();
    for (int i = 0; i < Size; ++i) {
        into[i] = static_cast<float>(numbers.at(i).toDouble(std::nan("")));
        if (!std::isfinite(into[i]))
            return false;
    }
    return numbers.size() == Size;
}

QJsonArray keyRows(const AnimationClip &clip, const std::vector<KeyRef> &keys)
{
    QJsonArray rows;
    for (std::size_t i = 0; i < keys.size();) {
        const JointId joint = keys[i].joint;
        const JointTrack *track = clip.track(joint);
        QJsonArray row{joint};
        while (i < keys.size() && keys[i].joint == joint) {
            const qsizetype at = track ? firstKeyFrom(*track, keys[i].timeMs) : 0;
            qsizetype run = 1;
            while (track && at + run < track->keys.size() && i + static_cast<std::size_t>(run) < keys.size()
                   && std::is_eq(keys[i + static_cast<std::size_t>(run)] <=> KeyRef{joint, track->keys.at(at + run).timeMs}))
                ++run;
            const auto end = i + static_cast<std::size_t>(run);
            if (run >= kMinRange) {
                row.append(QJsonObject{{"from", static_cast<qint64>(keys[i].timeMs)}, {"to", static_cast<qint64>(keys[end - 1].timeMs)}});
            } else {
                for (std::size_t k = i; k < end; ++k)
                    row.append(static_cast<qint64>(keys[k].timeMs));
            }
            i = end;
        }
        rows.append(row);
    }
    return rows;
}

} // namespace

QJsonObject withKeys(QJsonObject args, const AnimationClip &clip, const std::vector<KeyRef> &keys)
{
    const auto add = [&](QJsonObject &into, const QString &name, const auto &belongs) {
        std::vector<KeyRef> some;
        std::copy_if(keys.begin(), keys.end(), std::back_inserter(some), belongs);
        if (!some.empty())
            into.insert(name, keyRows(clip, some));
    };
    add(args, QStringLiteral("keys"), [](const KeyRef &key) { return key.parts == kAllParts; });
    const QString names[] = {QStringLiteral("translation"), QStringLiteral("rotation"), QStringLiteral("scale")};
    QJsonObject parts;
    for (std::size_t i = 0; i < 3; ++i)
        add(parts, names[i], [part = kEachPart[i]](const KeyRef &key) { return key.parts != kAllParts && key.parts & part; });
    if (!parts.isEmpty())
        args.insert(QStringLiteral("parts"), parts);
    return args;
}

void addParts(QJsonObject &json, const Transform &value, KeyParts parts)
{
    if (parts & kTranslationPart)
        json.insert(QStringLiteral("translation"), toJson(value.translation));
    if (parts & kRotationPart)
        json.insert(QStringLiteral("rotation"), toJson(value.rotation));
    if (parts & kScalePart)
        json.insert(QStringLiteral("scale"), toJson(value.scale));
}

QByteArray keysToText(const AnimationClip &clip, const Skeleton &skeleton, const std::vector<KeyRef> &keys)
{
    if (keys.empty())
        return {};
    const auto first = std::min_element(keys.begin(), keys.end(), [](const KeyRef &a, const KeyRef &b) { return a.timeMs < b.timeMs; });
    QJsonArray list;
    for (std::size_t i = 0; i < keys.size();) {
        const JointTrack *track = clip.track(keys[i].joint);
        const Joint *joint = skeleton.find(keys[i].joint);
        for (const JointId id = keys[i].joint; i < keys.size() && keys[i].joint == id; ++i) {
            const qsizetype at = track ? firstKeyFrom(*track, keys[i].timeMs) : 0;
            if (!track || at >= track->keys.size())
                continue;
            const Transform &value = track->keys.at(at).value;
            QJsonObject key{{"joint", id},
                            {"name", joint ? joint->name : QString()},
                            {"timeMs", static_cast<qint64>(keys[i].timeMs - first->timeMs)}};
            addParts(key, value, keys[i].parts);
            list.append(key);
        }
    }
    return QJsonDocument(QJsonObject{{"keys", list}}).toJson(QJsonDocument::Compact);
}

std::vector<CopiedKey> keysFromText(const QByteArray &text)
{
    std::vector<CopiedKey> keys;
    if (!text.startsWith('{') || !text.left(64).contains("\"keys\"")) // most texts are not worth parsing
        return keys;
    const QJsonArray list = QJsonDocument::fromJson(text).object().value(QStringLiteral("keys")).toArray();
    if (list.size() > kMaxPasted)
        return keys;
    for (const QJsonValue &item : list) {
        const QJsonObject entry = item.toObject();
        CopiedKey key;
        key.joint = entry.value("name").toString();
        const qint64 id = entry.value("joint").toInteger(-1);
        const qint64 time = entry.value("timeMs").toInteger(-1);
        key.parts = 0;
        bool good = id >= 0 && id <= 65535 && time >= 0 && time <= 4294967295LL;
        const auto take = [&](const char *name, KeyParts part, auto read) {
            if (!entry.contains(QLatin1String(name)))
                return;
            key.parts |= part;
            good = good && read(entry.value(QLatin1String(name)));
        };
        take("translation", kTranslationPart, [&](const QJsonValue &json) { return readNumbers<3>(json, key.value.translation.data()); });
        take("rotation", kRotationPart, [&](const QJsonValue &json) {
            return readNumbers<4>(json, key.value.rotation.coeffs().data()) && key.value.rotation.norm() > 1e-6F;
        });
        take("scale", kScalePart, [&](const QJsonValue &json) { return readNumbers<3>(json, key.value.scale.data()); });
        if (!good || key.parts == 0)
            return {};
        key.id = static_cast<JointId>(id);
        key.timeMs = static_cast<std::uint32_t>(time);
        keys.push_back(key);
    }
    return keys;
}

PlacedKeys placeKeys(const std::vector<CopiedKey> &copied, const Skeleton &skeleton, std::optional<JointId> onto)
{
    PlacedKeys placed;
    QHash<QString, std::vector<JointId>> byName;
    for (const Joint &joint : skeleton.joints())
        byName[joint.name].push_back(joint.id);
    for (const CopiedKey &key : copied) {
        if (onto) {
            placed.keys.emplace_back(*onto, key);
            continue;
        }
        const std::vector<JointId> &candidates = byName.value(key.joint);
        if (std::find(candidates.begin(), candidates.end(), key.id) != candidates.end())
            placed.keys.emplace_back(key.id, key);
        else if (!candidates.empty() && !key.joint.isEmpty())
            placed.keys.emplace_back(candidates.front(), key);
        else if (const QString name = key.joint.isEmpty() ? QString::number(key.id) : key.joint; !placed.missing.contains(name))
            placed.missing.append(name);
    }
    return placed;
}

QJsonObject clipsToJson(const Rig &rig, const std::vector<std::uint16_t> &clips)
{
    QJsonArray animations;
    std::set<JointId> moved;
    for (const std::uint16_t id : clips) {
        const AnimationClip *clip = rig.clip(id);
        if (!clip)
            continue;
        animations.append(clipToJson(*clip, nullptr));
        for (const JointTrack &track : clip->tracks)
            moved.insert(track.joint);
    }
    QJsonArray joints; // names and rests: where keys go in another skeleton, and what they are counted from
    for (const JointId id : moved) {
        if (const Joint *joint = rig.skeleton.find(id))
            joints.append(jointToJson(*joint));
    }
    return {{"animations", animations}, {"joints", joints}};
}

Result<QJsonObject> importArgs(const QJsonObject &json, const Skeleton &skeleton, QStringList *missing)
{
    const QJsonObject rig = json.contains("rig") ? json.value("rig").toObject() : json;
    QJsonArray animations = rig.value("animations").toArray();
    if (animations.isEmpty() && rig.contains("tracks"))
        animations.append(rig); // a single clip
    if (animations.isEmpty()) {
        return Error{QStringLiteral("clip.json"), Text::tr("There is no clip in this JSON: it has no \"animations\"."),
                     QStringLiteral("/animations"), {}};
    }
    QJsonObject names = rig.value("jointNames").toObject();
    const QJsonArray joints = rig.value("joints").toArray();
    QJsonObject rests;
    for (const QJsonValue &joint : joints) { // a whole rig names its joints itself
        const QString id = QString::number(joint.toObject().value("id").toInteger(-1));
        names.insert(id, joint.toObject().value("name"));
        rests.insert(id, joint);
    }
    if (names.isEmpty())
        return QJsonObject{{"animations", animations}};
    QSet<QString> here;
    for (const Joint &joint : skeleton.joints())
        here.insert(joint.name);
    for (auto it = names.constBegin(); it != names.constEnd() && missing; ++it) {
        if (!here.contains(it.value().toString()) && !missing->contains(it.value().toString()))
            missing->append(it.value().toString());
    }
    QJsonObject args{{"animations", animations}, {"jointNames", names}};
    if (!rests.isEmpty())
        args.insert("jointRests", rests);
    return args;
}

} // namespace marrow
