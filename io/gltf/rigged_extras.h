#pragma once

#include "model/document/character_state.h"

#include <QJsonObject>

namespace marrow {

/// What a bound file holds beside joints and weights, in the extras of its skin under "marrow": where each joint came from, the far ends of
/// the segments, the constants, locks. Positions and weights themselves are those of the skin.
QJsonObject riggedExtras(const CharacterAsset &asset);
/// Takes over what is there and can be believed; leaves the rest as it is.
void readRiggedExtras(const QJsonObject &extras, StoredSkin &skin);

/// "analysis", "proportion", "ledger", "skin": as files and the command line say where a joint came from.
QString jointSourceName(JointSource source);

} // namespace marrow
