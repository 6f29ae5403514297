#include "model/voxel/rig_json.h"

#include <QJsonArray>

namespace marrow {

namespace {

template <class Vector>
QJsonArray numbers(const Vector &vector)
{
    QJsonArray list;
    for (const float number : vector)
        list.append(number);
    return list;
}

void writeWholeTransform(QJsonObject &json, const Transform &transform)
{
    json.insert(QStringLiteral("translation"), numbers(transform.translation));
    json.insert(QStringLiteral("rotation"), numbers(transform.rotation.coeffs()));
    json.insert(QStringLiteral("scale"), numbers(transform.scale));
}

/// The fields of `transform` that differ from `usual`, which the reader fills in.
void writeTransform(QJsonObject &json, const Transform &transform, const Transform &usual)
{
    if (transform.translation != usual.translation)
        json.insert(QStringLiteral("translation"), numbers(transform.translation));
    if (transform.rotation.coeffs() != usual.rotation.coeffs())
        json.insert(QStringLiteral("rotation"), numbers(transform.rotation.coeffs()));
    if (transform.scale != usual.scale)
        json.insert(QStringLiteral("scale"), numbers(transform.scale));
}

} // namespace

QJsonObject clipToJson(const AnimationClip &clip, const Skeleton *skeleton)
{
    QJsonArray tracks;
    for (const JointTrack &track : clip.tracks) {
        const Joint *joint = skeleton ? skeleton->find(track.joint) : nullptr;
        QJsonArray keys;
        for (const TransformKey &key : track.keys) {
            QJsonObject entry{{QStringLiteral("time_ms"), static_cast<qint64>(key.timeMs)}};
            if (joint)
                writeTransform(entry, key.value, joint->rest);
            else
                writeWholeTransform(entry, key.value);
            keys.append(entry);
        }
        tracks.append(QJsonObject{{QStringLiteral("joint"), track.joint}, {QStringLiteral("keys"), keys}});
    }
    return {{QStringLiteral("id"), clip.id},
            {QStringLiteral("name"), clip.name},
            {QStringLiteral("duration_ms"), static_cast<qint64>(clip.durationMs)},
            {QStringLiteral("tracks"), tracks}};
}

QJsonObject jointToJson(const Joint &joint)
{
    QJsonObject entry{{QStringLiteral("id"), joint.id}, {QStringLiteral("name"), joint.name}};
    if (joint.parent)
        entry.insert(QStringLiteral("parent"), *joint.parent);
    writeTransform(entry, joint.rest, {});
    return entry;
}

QJsonObject rigToJson(const Rig &rig, const VoxelGrid &grid)
{
    QJsonArray joints;
    for (const Joint &joint : rig.skeleton.joints())
        joints.append(jointToJson(joint));
    QJsonArray bindings;
    for (std::uint32_t offset = 0; offset < grid.cellCount(); ++offset) {
        if (grid.data()[offset] == 0)
            continue;
        const Int3 cell = grid.position(offset);
        const JointId joint = rig.binding.at(cell);
        if (joint != rig.binding.defaultJoint()) {
            bindings.append(QJsonObject{{QStringLiteral("position"), QJsonArray{cell.x, cell.y, cell.z}},
                                        {QStringLiteral("joint"), joint}});
        }
    }
    QJsonArray clips;
    for (const AnimationClip &clip : rig.clips)
        clips.append(clipToJson(clip, &rig.skeleton));
    return {{QStringLiteral("joints"), joints},
            {QStringLiteral("default_joint"), rig.binding.defaultJoint()},
            {QStringLiteral("bindings"), bindings},
            {QStringLiteral("animations"), clips}};
}

} // namespace marrow
