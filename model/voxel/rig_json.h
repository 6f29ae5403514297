#pragma once

#include "model/base/result.h"
#include "model/voxel/voxel_rig.h"

#include <QJsonObject>

namespace marrow {

/// A rig as JSON (VFP 6B, "JSON 编译输入"; vfp-decisions.md, "JSON"): `joints`, `default_joint`, `bindings`, `animations`. The same
/// form stands at "rig" in a model's JSON and in the arguments of the rig.replace command.
///
/// Reading: joints, clips and tracks may stand in any order; a missing field of a joint is the identity, of a key the joint's
/// rest; rotations are normalised; without `default_joint` the joint with the lowest id is the default. Every fault is an error whose `where` is
/// the JSON pointer, beginning with `pointer`. Codes: json.type, json.number, json.unknown-joint, json.duplicate, json.cycle,
/// json.position, json.order, json.name, json.limit, json.rotation.
Result<Rig> rigFromJson(const QJsonObject &json, const VoxelGrid &grid, const QString &pointer = QStringLiteral("/rig"));

/// Everything of the rig; rigFromJson gives an equal rig back. Bindings are written in the order of the grid, as single voxels.
QJsonObject rigToJson(const Rig &rig, const VoxelGrid &grid);

/// One entry of `joints`.
QJsonObject jointToJson(const Joint &joint);

/// `translation`, `rotation` and `scale` of a joint or a key; what is missing is as in `missing`.
Result<Transform> transformFromJson(const QJsonObject &json, const Transform &missing, const QString &pointer);

/// One entry of `animations`. Its joints must be in `skeleton`.
Result<AnimationClip> clipFromJson(const QJsonObject &json, const Skeleton &skeleton, const QString &pointer);
/// With a skeleton, fields that equal the joint's rest are left out, as the reader fills them in. Without one every field is
/// written: such a clip can be taken to another skeleton.
QJsonObject clipToJson(const AnimationClip &clip, const Skeleton *skeleton);

} // namespace marrow
