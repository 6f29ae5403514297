#pragma once

#include "model/commands/command_args.h"
#include "model/document/character_document.h"

namespace marrow::commands {

/// Shared by the commands of characters: reading arguments, and the errors they have in common.

/// A joint by its name; never root.
Result<int> humanoidArg(const QJsonObject &args, const QString &key);
Result<Eigen::Vector3f> pointArg(const QJsonValue &value, const QString &key);
/// `usual` when it is missing.
Result<float> numberArg(const QJsonObject &args, const QString &key, float lowest, float highest, float usual);
Error notBound();

/// The neighbours of the mesh as it is now.
const VertexNeighbours &neighboursOf(CharacterState &state);
/// Computes the weights anew, or takes the prepared ones; nothing is old or painted then.
void bindAnew(CharacterState &state);
/// Takes the constants that are there.
Result<void> readWeightOptions(const QJsonObject &args, WeightOptions &options);

void addCharacterJointCommands(CharacterCommandTable &table);
void addCharacterWeightCommands(CharacterCommandTable &table);

} // namespace marrow::commands
