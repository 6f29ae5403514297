#pragma once

#include "model/base/result.h"
#include "model/document/selection.h"
#include "model/voxel/voxel_rig.h"

#include <QJsonArray>
#include <QJsonObject>

namespace marrow {

/// Keys and clips as text on the clipboard: JSON that people can read and other programs can make. Joints go by name, so that
/// both can be taken to another model.

/// Keys as the commands name them, with runs of neighbouring keys as ranges: short however many there are. Adds to `args` what
/// names whole keys and what names parts of them.
QJsonObject withKeys(QJsonObject args, const AnimationClip &clip, const std::vector<KeyRef> &keys);

struct CopiedKey
{
    QString joint; ///< its name
    JointId id = 0;
    std::uint32_t timeMs = 0; ///< from the first of the copied keys
    KeyParts parts = kAllParts; ///< of `value`, the others are none
    Transform value;
};

/// The fields of a key that `parts` name, as the commands read them.
void addParts(QJsonObject &json, const Transform &value, KeyParts parts);
QByteArray keysToText(const AnimationClip &clip, const Skeleton &skeleton, const std::vector<KeyRef> &keys);
/// Empty when the text holds no keys.
std::vector<CopiedKey> keysFromText(const QByteArray &text);

struct PlacedKeys
{
    std::vector<std::pair<JointId, CopiedKey>> keys;
    QStringList missing; ///< joints of these names are not here
};
/// Whose keys they become here: the joint of the same name, of several the one with the same id. With `onto`, keys of one
/// joint go to that one.
PlacedKeys placeKeys(const std::vector<CopiedKey> &copied, const Skeleton &skeleton, std::optional<JointId> onto);

/// {"animations": [...], "jointNames": {...}}: the form of VFP 6B, with every field written, and the names of the joints.
QJsonObject clipsToJson(const Rig &rig, const std::vector<std::uint16_t> &clips);
/// The arguments of clip.import for such an object, a rig's JSON of 6B or a model around it. Joints that are not in `skeleton`
/// are listed in `missing`. Fails with clip.json when there is no clip in it.
Result<QJsonObject> importArgs(const QJsonObject &json, const Skeleton &skeleton, QStringList *missing);

} // namespace marrow
