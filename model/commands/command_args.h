#pragma once

#include "model/base/result.h"
#include "model/document/command_table.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace marrow::commands {

/// Shared by the command bodies: reading arguments, and the errors they have in common. Every reader checks the type, the
/// range, and for ids that the thing exists.

Error badArgument(const QString &key, const QString &why);
Error unknownJoint(JointId id);
Error unknownClip(int id);
Error noRig();

/// The rig to edit, or the "no rig" error.
Result<Rig *> rigOf(VoxelState &state);

Result<qint64> integerArg(const QJsonObject &args, const QString &key, qint64 lowest, qint64 highest);
Result<QString> textArg(const QJsonObject &args, const QString &key);
/// A joint or clip name: 255 bytes of UTF-8 at most.
Result<QString> nameArg(const QJsonObject &args, const QString &key);
Result<JointId> jointArg(const Skeleton &skeleton, const QJsonObject &args, const QString &key);
/// At least one joint, each once, in the order given.
Result<std::vector<JointId>> jointsArg(const Skeleton &skeleton, const QJsonObject &args, const QString &key);
/// Replaces the fields of `transform` that `args` has. The rotation is normalised unless it is a unit already.
Result<Transform> transformArg(const QJsonObject &args, Transform transform);

QString jointName(const Skeleton &skeleton, JointId id);
/// "forearm_L" or "3 joints".
QString jointNames(const Skeleton &skeleton, const std::vector<JointId> &ids);

/// Gives every sentence of the commands the translation context "Commands".
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Commands)
};

// One function a group adds its commands to the table.
void addRigCommands(VoxelCommandTable &table);
void addJointCommands(VoxelCommandTable &table);
void addBindingCommands(VoxelCommandTable &table);

} // namespace marrow::commands
