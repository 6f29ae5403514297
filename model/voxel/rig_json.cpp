#include "model/voxel/rig_json.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <set>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(RigJson)
};

Error fault(const char *code, const QString &pointer, const QString &message)
{
    return {QString::fromLatin1(code), message, pointer, {}};
}

QString at(const QString &pointer, const QString &key)
{
    return pointer + QLatin1Char('/') + key;
}

QString at(const QString &pointer, qsizetype index)
{
    return at(pointer, QString::number(index));
}

/// The array at `key`, empty when it is missing.
Result<QJsonArray> arrayAt(const QJsonObject &json, const QString &key, const QString &pointer)
{
    const QJsonValue value = json.value(key);
    if (!value.isUndefined() && !value.isArray())
        return fault("json.type", at(pointer, key), Text::tr("\"%1\" is not a list.").arg(key));
    return value.toArray();
}

Result<QJsonObject> objectAt(const QJsonArray &list, qsizetype index, const QString &pointer)
{
    if (!list.at(index).isObject())
        return fault("json.type", at(pointer, index), Text::tr("This entry is not an object."));
    return list.at(index).toObject();
}

Result<qint64> wholeNumber(const QJsonObject &json, const QString &key, qint64 highest, const QString &pointer)
{
    const QJsonValue value = json.value(key);
    const qint64 number = value.toInteger(-1);
    if (!value.isDouble() || number < 0 || number > highest) {
        return fault("json.number", at(pointer, key),
                     Text::tr("\"%1\" must be a whole number from 0 to %2.").arg(key).arg(highest));
    }
    return number;
}

Result<QString> nameAt(const QJsonObject &json, const QString &pointer)
{
    const QJsonValue value = json.value(QStringLiteral("name"));
    if (!value.isUndefined() && !value.isString())
        return fault("json.type", at(pointer, QStringLiteral("name")), Text::tr("The name is not a text."));
    const qsizetype bytes = value.toString().toUtf8().size();
    if (bytes > kMaxJointNameBytes) {
        return fault("json.name", at(pointer, QStringLiteral("name")),
                     Text::tr("The name takes %1 bytes; a VFP holds %2.").arg(bytes).arg(kMaxJointNameBytes));
    }
    return value.toString();
}

Result<bool> readNumbers(const QJsonObject &json, const QString &key, float *into, int count, const QString &pointer)
{
    const QJsonValue value = json.value(key);
    if (value.isUndefined())
        return false;
    const QJsonArray list = value.toArray();
    if (list.size() != count)
        return fault("json.type", at(pointer, key), Text::tr("\"%1\" needs %2 numbers.").arg(key).arg(count));
    for (int i = 0; i < count; ++i) {
        into[i] = static_cast<float>(list.at(i).toDouble());
        if (!list.at(i).isDouble() || !std::isfinite(into[i]))
            return fault("json.number", at(at(pointer, key), i), Text::tr("This is not a number a VFP can hold."));
    }
    return true;
}

Result<Transform> transformAt(const QJsonObject &json, Transform transform, const QString &pointer)
{
    Eigen::Vector4f rotation;
    const Result<bool> moved = readNumbers(json, QStringLiteral("translation"), transform.translation.data(), 3, pointer);
    if (!moved)
        return moved.error();
    const Result<bool> scaled = readNumbers(json, QStringLiteral("scale"), transform.scale.data(), 3, pointer);
    if (!scaled)
        return scaled.error();
    const Result<bool> turned = readNumbers(json, QStringLiteral("rotation"), rotation.data(), 4, pointer);
    if (!turned)
        return turned.error();
    if (*turned) {
        const double length = rotation.cast<double>().norm();
        if (!(length > 1e-6)) {
            return fault("json.rotation", at(pointer, QStringLiteral("rotation")),
                         Text::tr("A quaternion of length zero turns nothing."));
        }
        // A quaternion that is a unit as far as single precision goes is kept to the bit.
        transform.rotation.coeffs() = std::abs(length - 1) > 1e-6 ? Eigen::Vector4f((rotation.cast<double>() / length).cast<float>())
                                                                  : rotation;
    }
    return transform;
}

Result<Joint> jointFrom(const QJsonObject &json, const QString &pointer)
{
    Joint joint;
    const Result<qint64> id = wholeNumber(json, QStringLiteral("id"), 65535, pointer);
    if (!id)
        return id.error();
    joint.id = static_cast<JointId>(*id);
    const QJsonValue parent = json.value(QStringLiteral("parent"));
    if (!parent.isUndefined() && !parent.isNull() && parent.toInteger(0) != -1) {
        const Result<qint64> parentId = wholeNumber(json, QStringLiteral("parent"), kMaxParentId, pointer);
        if (!parentId)
            return parentId.error();
        joint.parent = static_cast<JointId>(*parentId);
    }
    Result<QString> name = nameAt(json, pointer);
    if (!name)
        return name.error();
    joint.name = *std::move(name);
    const Result<Transform> rest = transformAt(json, {}, pointer);
    if (!rest)
        return rest.error();
    joint.rest = *rest;
    return joint;
}

/// The joints of one circle of parents, each before its parent; there must be one, and every parent must be there.
QStringList circleOf(const Skeleton &skeleton)
{
    std::set<JointId> reached;
    for (const int index : skeleton.parentsFirst())
        reached.insert(skeleton.joints()[static_cast<std::size_t>(index)].id);
    const auto lost = std::find_if(skeleton.joints().begin(), skeleton.joints().end(), [&](const Joint &joint) { return !reached.contains(joint.id); });
    // From anywhere below a circle enough steps up lead into it.
    const Joint *inside = &*lost;
    for (std::size_t step = 0; step < skeleton.size(); ++step)
        inside = skeleton.find(*inside->parent);
    QStringList names;
    const Joint *joint = inside;
    do {
        names.append(joint->name.isEmpty() ? QString::number(joint->id) : QStringLiteral("%1 (%2)").arg(joint->name).arg(joint->id));
        joint = skeleton.find(*joint->parent);
    } while (joint != inside && names.size() < 16);
    return names;
}

Result<Skeleton> skeletonFrom(const QJsonArray &list, const QString &pointer)
{
    if (list.isEmpty())
        return fault("json.limit", pointer, Text::tr("A rig needs at least one joint."));
    if (list.size() > kMaxJointCount)
        return fault("json.limit", pointer, Text::tr("A rig holds at most %1 joints.").arg(kMaxJointCount));
    std::vector<std::pair<Joint, qsizetype>> joints;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Result<QJsonObject> json = objectAt(list, i, pointer);
        if (!json)
            return json.error();
        Result<Joint> joint = jointFrom(*json, at(pointer, i));
        if (!joint)
            return joint.error();
        joints.emplace_back(*std::move(joint), i);
    }
    std::stable_sort(joints.begin(), joints.end(), [](const auto &a, const auto &b) { return a.first.id < b.first.id; });
    Skeleton skeleton;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        if (i > 0 && joints[i].first.id == joints[i - 1].first.id) {
            return fault("json.duplicate", at(at(pointer, joints[i].second), QStringLiteral("id")),
                         Text::tr("Joint %1 is there twice.").arg(joints[i].first.id));
        }
        skeleton.insert(joints[i].first);
    }
    for (const auto &[joint, index] : joints) {
        if (joint.parent && !skeleton.contains(*joint.parent)) {
            return fault("json.unknown-joint", at(at(pointer, index), QStringLiteral("parent")),
                         Text::tr("There is no joint %1.").arg(*joint.parent));
        }
    }
    if (skeleton.parentsFirst().size() != skeleton.size())
        return fault("json.cycle", pointer, Text::tr("The parents of some joints form a circle: %1.").arg(circleOf(skeleton).join(QStringLiteral(", "))));
    return skeleton;
}

/// A joint that the skeleton has.
Result<JointId> knownJoint(const QJsonObject &json, const QString &key, const Skeleton &skeleton, const QString &pointer)
{
    const Result<qint64> id = wholeNumber(json, key, 65535, pointer);
    if (!id)
        return id.error();
    if (!skeleton.contains(static_cast<JointId>(*id)))
        return fault("json.unknown-joint", at(pointer, key), Text::tr("There is no joint %1.").arg(*id));
    return static_cast<JointId>(*id);
}

Result<void> readBindings(const QJsonArray &list, const VoxelGrid &grid, Rig &rig, const QString &pointer)
{
    std::vector<bool> seen(grid.cellCount());
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Result<QJsonObject> json = objectAt(list, i, pointer);
        if (!json)
            return json.error();
        const QString here = at(pointer, i);
        const QJsonArray position = json->value(QStringLiteral("position")).toArray();
        Int3 cell{-1, -1, -1};
        for (int axis = 0; axis < 3 && position.size() == 3; ++axis)
            cell[axis] = static_cast<int>(std::clamp<qint64>(position.at(axis).toInteger(-1), -1, 255));
        if (!grid.contains(cell))
            return fault("json.position", at(here, QStringLiteral("position")), Text::tr("The position is outside the grid."));
        if (grid.at(cell) == 0)
            return fault("json.position", at(here, QStringLiteral("position")), Text::tr("There is no voxel at this position."));
        if (seen[grid.offset(cell)])
            return fault("json.duplicate", at(here, QStringLiteral("position")), Text::tr("This voxel is bound twice."));
        seen[grid.offset(cell)] = true;
        const Result<JointId> joint = knownJoint(*json, QStringLiteral("joint"), rig.skeleton, here);
        if (!joint)
            return joint.error();
        rig.binding.set(cell, *joint);
    }
    return {};
}

Result<JointTrack> trackFrom(const QJsonObject &json, const Skeleton &skeleton, std::uint32_t durationMs, const QString &pointer)
{
    const Result<JointId> joint = knownJoint(json, QStringLiteral("joint"), skeleton, pointer);
    if (!joint)
        return joint.error();
    JointTrack track{*joint, {}};
    const Result<QJsonArray> keys = arrayAt(json, QStringLiteral("keys"), pointer);
    if (!keys)
        return keys.error();
    const QString keysPointer = at(pointer, QStringLiteral("keys"));
    for (qsizetype i = 0; i < keys->size(); ++i) {
        const Result<QJsonObject> key = objectAt(*keys, i, keysPointer);
        if (!key)
            return key.error();
        const QString here = at(keysPointer, i);
        const Result<qint64> time = wholeNumber(*key, QStringLiteral("time_ms"), durationMs, here);
        if (!time)
            return time.error();
        if (!track.keys.isEmpty() && *time <= track.keys.constLast().timeMs)
            return fault("json.order", at(here, QStringLiteral("time_ms")), Text::tr("The times of the keys do not ascend."));
        const Result<Transform> value = transformAt(*key, skeleton.find(*joint)->rest, here);
        if (!value)
            return value.error();
        track.keys.append({static_cast<std::uint32_t>(*time), *value});
    }
    return track;
}

Result<void> readClips(const QJsonArray &list, Rig &rig, const QString &pointer)
{
    if (list.size() > 65535)
        return fault("json.limit", pointer, Text::tr("A rig holds at most %1 clips.").arg(65535));
    std::set<int> seen;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Result<QJsonObject> json = objectAt(list, i, pointer);
        if (!json)
            return json.error();
        Result<AnimationClip> clip = clipFromJson(*json, rig.skeleton, at(pointer, i));
        if (!clip)
            return clip.error();
        if (!seen.insert(clip->id).second)
            return fault("json.duplicate", at(at(pointer, i), QStringLiteral("id")), Text::tr("Clip %1 is there twice.").arg(clip->id));
        rig.clips.push_back(*std::move(clip));
    }
    std::sort(rig.clips.begin(), rig.clips.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    return {};
}

} // namespace

Result<Transform> transformFromJson(const QJsonObject &json, const Transform &missing, const QString &pointer)
{
    return transformAt(json, missing, pointer);
}

Result<AnimationClip> clipFromJson(const QJsonObject &json, const Skeleton &skeleton, const QString &pointer)
{
    AnimationClip clip;
    const Result<qint64> id = wholeNumber(json, QStringLiteral("id"), 65535, pointer);
    if (!id)
        return id.error();
    clip.id = static_cast<std::uint16_t>(*id);
    Result<QString> name = nameAt(json, pointer);
    if (!name)
        return name.error();
    clip.name = *std::move(name);
    const Result<qint64> duration = wholeNumber(json, QStringLiteral("duration_ms"), 0xffffffff, pointer);
    if (!duration)
        return duration.error();
    clip.durationMs = static_cast<std::uint32_t>(*duration);
    const Result<QJsonArray> tracks = arrayAt(json, QStringLiteral("tracks"), pointer);
    if (!tracks)
        return tracks.error();
    const QString tracksPointer = at(pointer, QStringLiteral("tracks"));
    std::set<JointId> seen;
    for (qsizetype i = 0; i < tracks->size(); ++i) {
        const Result<QJsonObject> entry = objectAt(*tracks, i, tracksPointer);
        if (!entry)
            return entry.error();
        Result<JointTrack> track = trackFrom(*entry, skeleton, clip.durationMs, at(tracksPointer, i));
        if (!track)
            return track.error();
        if (!seen.insert(track->joint).second) {
            return fault("json.duplicate", at(at(tracksPointer, i), QStringLiteral("joint")),
                         Text::tr("Joint %1 has two tracks in this clip.").arg(track->joint));
        }
        clip.tracks.push_back(*std::move(track));
    }
    std::sort(clip.tracks.begin(), clip.tracks.end(), [](const auto &a, const auto &b) { return a.joint < b.joint; });
    return clip;
}

Result<Rig> rigFromJson(const QJsonObject &json, const VoxelGrid &grid, const QString &pointer)
{
    const QString jointsKey = QStringLiteral("joints");
    const QString defaultKey = QStringLiteral("default_joint");
    const QString bindingsKey = QStringLiteral("bindings");
    const QString clipsKey = QStringLiteral("animations");

    const Result<QJsonArray> joints = arrayAt(json, jointsKey, pointer);
    if (!joints)
        return joints.error();
    Result<Skeleton> skeleton = skeletonFrom(*joints, at(pointer, jointsKey));
    if (!skeleton)
        return skeleton.error();
    Rig rig;
    rig.skeleton = *std::move(skeleton);

    JointId defaultJoint = rig.skeleton.joints().front().id;
    if (json.contains(defaultKey)) {
        const Result<JointId> named = knownJoint(json, defaultKey, rig.skeleton, pointer);
        if (!named)
            return named.error();
        defaultJoint = *named;
    }
    rig.binding = VoxelBinding(grid.size(), defaultJoint);
    const Result<QJsonArray> bindings = arrayAt(json, bindingsKey, pointer);
    if (!bindings)
        return bindings.error();
    if (const Result<void> read = readBindings(*bindings, grid, rig, at(pointer, bindingsKey)); !read)
        return read.error();
    const Result<QJsonArray> clips = arrayAt(json, clipsKey, pointer);
    if (!clips)
        return clips.error();
    if (const Result<void> read = readClips(*clips, rig, at(pointer, clipsKey)); !read)
        return read.error();
    return rig;
}

} // namespace marrow
