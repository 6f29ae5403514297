#pragma once

#include "model/commands/clip_args.h"

#include <map>

namespace marrow::commands {

/// The keys that `args` names at "keys" as [[joint, time, {"from": time, "to": time}, ...], ...]: ascending, each once. Every time
/// must be that of a key, every range must hold one. "parts": {"translation", "rotation", "scale"} names keys the same way of which only
/// that part is meant.
Result<std::vector<KeyRef>> keysArg(const AnimationClip &clip, const QJsonObject &args);

/// Takes the keys, which must be there and ascend, out of their tracks and returns their values in the same order.
std::vector<Transform> takeKeys(AnimationClip &clip, const std::vector<KeyRef> &keys);
/// Puts keys, ascending, in, replacing those at the same times; of several at one time the last stays.
void putKeys(AnimationClip &clip, const std::vector<KeyRef> &keys, const std::vector<Transform> &values);

/// Selects keys of `clip`; the document sorts them and leaves out what merged away.
void selectKeys(VoxelState &state, const AnimationClip &clip, std::vector<KeyRef> keys);

/// Whether of some keys not all parts are meant.
bool anyPartial(const std::vector<KeyRef> &keys);
/// "rotation", when all of `keys` mean the same parts and not the whole; empty otherwise.
QString partsName(const std::vector<KeyRef> &keys);
/// Changes the tracks of `joints` as `moves` say, one for each.
void moveParts(AnimationClip &clip, const Skeleton &skeleton, const std::map<JointId, PartMoves> &moves);

Result<QString> moveKeys(VoxelState &state, Rig &rig, const QJsonObject &args);

} // namespace marrow::commands
