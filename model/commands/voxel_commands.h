#pragma once

#include "model/base/progress.h"
#include "model/document/voxel_document.h"

#include <QJsonArray>

#include <memory>
#include <utility>
#include <vector>

namespace marrow {

/// Every command of a voxel document. In the list, J is a joint id, V an array of three numbers, Q a quaternion x, y, z, w;
/// `?` marks what may be left out. Transforms are local to the parent, in voxels. A command fails with a code, changing
/// nothing, when an id is unknown or a rule of VFP 6B would be broken; what each does to voxels, children and keys is told in
/// model/voxel/skeleton_ops.h.
///
/// rig.create       {template?: "humanoid"|"quadruped"|"arm"|"vehicle", frontIsMinusZ?: bool, bind?: bool, name?}
///                  without a template one root joint in the middle; `bind` gives each voxel the nearest joint
/// rig.replace      {rig: {...}}  a rig as JSON (VFP 6B)
/// rig.remove       {}
/// rig.setDefaultJoint  {joint: J}
/// rig.autoBind     {keepPainted?: bool}
/// joint.add        {parent?: J|null, position?: V (world), name?}  selects the new joint
/// joint.delete     {joints: [J], heir: J}  children, voxels and the default role go to the heir
/// joint.rename     {joint: J, name}
/// joint.reparent   {joints: [J], parent: J|null, keep: "world"|"local"}
/// joint.duplicateMirrored  {joints: [J], axis: 0|1|2, doubled?}  a MirrorPlane, the middle of the grid unless told
/// joint.renumber   {ids: [[old J, new J], ...]}
/// joint.reorder    {order: [J]}  all joints, in the order that gives them the ids 0, 1, 2, ...
/// joint.setRest    {rests: [{joint: J, translation?: V, rotation?: Q, scale?: V}, ...],
///                   keys?: "offset"|"motion"|"untouched", children?: "follow"|"keepWorld"}
/// binding.assign   {sets: [{joint: J, runs: RUNS}, ...]}  make it with bindingAssignArgs(); empty cells are passed over
/// thumbnail.set    {png: base64}  writes the THMB section
///
/// C is a clip id; KEYS names keys as [[J, time, time, ...], ...] in milliseconds, where {"from": time, "to": time} instead of a
/// time means every key in between. Commands on keys select what they leave.
/// clip.add         {name?, durationMs}          clip.duplicate {clip: C}      clip.rename {clip: C, name}
/// clip.renumber    {ids: [[old C, new C], ...]}  clip.delete    {clips: [C]}
/// clip.import      {animations: [...], jointNames?: {"id": "name"}}  clips as in 6B (clipToJson()); with names, tracks go to
///                  the joints of these names here
/// clip.setDuration {clip: C, durationMs, keys?: "trim"|"stretch"}
/// clip.reverse     {clip: C}                    clip.makeLoop  {clip: C}
/// clip.mirror      {clip: C, axis?: 0|1|2, halfOffset?: bool}
/// clip.merge       {clip: C, other: C, atMs?}   behind the end unless told
/// clip.cleanup     {clip: C, degrees?, voxels?}
/// clip.resample    {clip: C, fps?, interpolation?: "linear"|"smooth"|"step"}
/// clip.setKeys     {clip: C, keys: [{joint: J, timeMs, translation?: V, rotation?: Q, scale?: V}, ...], extend?: bool}
///                  fields left out keep what plays there; `extend` lets the clip grow
/// clip.pasteKeys   the same and {atMs}, which is added to the times
/// clip.moveKeys    {clip: C, keys: KEYS, deltaMs?, scale?, pivotMs?, extend?: bool, copy?: bool, ripple?: bool}  replaces what is
///                  at the new times; `ripple` takes the later keys of the same joints along
/// clip.deleteKeys  {clip: C, keys: KEYS} or {clip: C, joints: [J]}
VoxelCommandTable voxelCommands();

/// What rig.create with a template would make of the grid, for VoxelDocument::executePrepared(); any thread. A grid of millions of
/// voxels takes a second or two. Fails as the command does, and with binding.cancelled.
Result<std::shared_ptr<const PreparedRig>> prepareRig(const VoxelGrid &grid, const QJsonObject &args, const Progress &progress = {});

/// A document for an asset that was read from `path` (empty for a new one).
std::unique_ptr<VoxelDocument> makeVoxelDocument(VoxelAsset asset, const QString &path = {});

/// Arguments of binding.assign: which cells get which joint. Cells named twice get the last one.
QJsonObject bindingAssignArgs(const std::vector<std::pair<JointId, VoxelSet>> &sets);

/// A transform's fields as the commands take them.
QJsonArray toJson(const Eigen::Vector3f &vector);
QJsonArray toJson(const Eigen::Quaternionf &rotation);

} // namespace marrow
