#pragma once

#include "model/commands/command_args.h"

namespace marrow::commands {

/// Valid until a clip is added or removed.
Result<AnimationClip *> clipArg(Rig &rig, const QJsonObject &args, const QString &key);

} // namespace marrow::commands
