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

/// A command that needs a rig, and fails when there is none.
using RigCommand = Result<QString> (*)(VoxelState &state, Rig &rig, const QJsonObject &args);
VoxelCommand onRig(RigCommand command);
/// The same for a command that writes keys: it fails when a key came out that a file cannot hold (VFP 6B, ANIM), for instance
/// because a joint's scale of zero cannot be turned back.
VoxelCommand onKeys(RigCommand command);

Result<qint64> integerArg(const QJsonObject &args, const QString &key, qint64 lowest, qint64 highest);
Result<QString> textArg(const QJsonObject &args, const QString &key);
/// A joint or clip name: 255 bytes of UTF-8 at most.
Result<QString> nameArg(const QJsonObject &args, const QString &key);
Result<JointId> jointArg(const Skeleton &skeleton, const QJsonObject &args, const QString &key);
/// At least one joint, each once, in the order given.
Result<std::vector<JointId>> jointsArg(const Skeleton &skeleton, const QJsonObject &args, const QString &key);
/// The index of the text at `key` among `choices`; 0 when it is missing.
Result<int> choiceArg(const QJsonObject &args, const QString &key, const QStringList &choices);
/// False when it is missing.
Result<bool> flagArg(const QJsonObject &args, const QString &key);
/// `usual` when it is missing.
Result<Eigen::Vector3f> vectorArg(const QJsonObject &args, const QString &key, const Eigen::Vector3f &usual);
/// Replaces the fields of `transform` that `args` has. The rotation is normalised unless it is a unit already.
Result<Transform> transformArg(const QJsonObject &args, Transform transform);

/// Puts a rig in place and selects its root. Sections of an unreadable rig are no longer kept then (vfp-decisions, "Rig
/// sections"); undo brings them back.
void beginRig(VoxelState &state, Rig rig);

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
/// After addRigCommands: extends rig.create.
void addTemplateCommands(VoxelCommandTable &table);
void addJointCommands(VoxelCommandTable &table);
void addBindingCommands(VoxelCommandTable &table);
void addThumbnailCommands(VoxelCommandTable &table);
void addClipCommands(VoxelCommandTable &table);
void addClipShapeCommands(VoxelCommandTable &table);
void addKeyCommands(VoxelCommandTable &table);

} // namespace marrow::commands
