#pragma once

#include "model/character/character_model.h"
#include "model/character/humanoid.h"

namespace marrow {

/// Whether the model can be moved by the clips of the one skeleton: by its skin and its joints.
bool isDrivable(const CharacterModel &model, const HumanoidMapping &mapping);
/// The same in one sentence, and if not, why not and what to do.
QString drivability(const CharacterModel &model, const HumanoidMapping &mapping);

} // namespace marrow
