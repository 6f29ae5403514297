#pragma once

#include "model/base/result.h"
#include "model/character/humanoid_skeleton.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace marrow {

/// A joint's name without what programs put around it: "mixamorig:LeftForeArm" is "forearm" of the left, "upperarm.l" "upperarm" of the left,
/// "Bip01 R Calf" "calf" of the right, "左ひじ" "ひじ" of the left. Full-width letters are the plain ones ("ＩＫ" is "ik").
struct PlainName
{
    QString base; ///< lower case, without separators
    BodySide side = BodySide::Middle;

    bool operator==(const PlainName &) const = default;
};
PlainName plainName(const QString &name);

/// Which names the joints of a family of skeletons go by (character-decisions, "Name maps"). A plain value, kept as a small JSON file:
///
///     {"format": "marrow-name-map", "version": 1, "id": "kaykit", "title": "KayKit Rig_Medium",
///      "joints": {"root": ["root"], "hips": ["hips"], "upper_arm": ["upperarm"], "hand_L": ["wrist.l"], …},
///      "unmapped": ["hand", "handslot"]}
///
/// A joint's names stand best known first. A name means every spelling with the same plain name; "parent/name" means that child alone. A joint
/// without its side ("upper_arm") stands for both. `unmapped` are names that are known to play no joint, whichever their side.
struct NameMap
{
    struct Name
    {
        QString text;
        QString parent; ///< what "parent/name" asks of the parent, as it is written
        PlainName plain;

        bool operator==(const Name &other) const { return text == other.text && parent == other.parent; }
    };

    QString id;
    QString title;
    bool builtIn = false;
    std::array<std::vector<Name>, kHumanoidJointCount> names;
    QStringList unmapped; ///< bases of plain names

    bool operator==(const NameMap &other) const { return id == other.id && names == other.names && unmapped == other.unmapped; }
};

NameMap::Name nameMapName(const QString &text);

inline constexpr qint64 kMaxNameMapBytes = 1024 * 1024;

/// Codes: name-map.syntax, name-map.format, name-map.joint, name-map.value; with the JSON pointer.
Result<NameMap> nameMapFromJson(const QByteArray &json);
/// Small readable text; reading it gives the same map.
QByteArray nameMapToJson(const NameMap &map);

/// Those that come with the program, in the order in which they are asked: KayKit, VRM, Mixamo, Unreal, Biped, Rigify, MMD, motion capture (CMU,
/// BVH), this program's own names, and the words common to many.
const std::vector<NameMap> &builtInNameMaps();

} // namespace marrow
