#pragma once

#include "model/character/publish/stage.h"

namespace marrow {

/// A published folder for the stage to play in. Reads models when they are first asked for and again when their files change.
std::shared_ptr<const StageSource> stageFolder(const QString &folder);

} // namespace marrow
