#pragma once

#include "model/commands/clip_args.h"

namespace marrow::commands {

/// The keys that `args` names at "keys" as [[joint, time, {"from": time, "to": time}, ...], ...]: ascending, each once. Every time
/// must be that of a key, every range must hold one.
Result<std::vector<KeyRef>> keysArg(const AnimationClip &clip, const QJsonObject &args);

/// Takes the keys, which must be there and ascend, out of their tracks and returns their values in the same order.
std::vector<Transform> takeKeys(AnimationClip &clip, const std::vector<KeyRef> &keys);
/// Puts keys, ascending, in, replacing those at the same times; of several at one time the last stays.
void putKeys(AnimationClip &clip, const std::vector<KeyRef> &keys, const std::vector<Transform> &values);

/// Selects keys of `clip`; the document sorts them and leaves out what merged away.
void selectKeys(VoxelState &state, const AnimationClip &clip, std::vector<KeyRef> keys);

Result<QString> moveKeys(VoxelState &state, Rig &rig, const QJsonObject &args);

} // namespace marrow::commands
