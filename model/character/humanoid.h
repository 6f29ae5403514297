#pragma once

#include "model/character/character_model.h"

#include <QStringList>

#include <map>

namespace marrow {

/// The 21 skin joints of the one skeleton (character-decisions, "Skeleton"), from the hips down and out.
const QStringList &humanoidJoints();
/// Those without which a model cannot be driven: what VRM requires too.
const QStringList &requiredHumanoidJoints();

/// The bone VRM calls it: "upper_arm_L" is "leftUpperArm". Empty for a name that is no humanoid joint.
QString vrmBoneName(const QString &joint);

/// Which node plays which joint.
struct HumanoidMapping
{
    std::map<QString, int> nodes; ///< joint name -> node
    QStringList missing;          ///< of humanoidJoints(), in their order

    bool complete() const; ///< all required ones are there
};

/// By the human bones a VRM names, else by the nodes' names with the maps that come with the program (model/character/name_map.h).
HumanoidMapping mapHumanoid(const CharacterModel &model);

} // namespace marrow
