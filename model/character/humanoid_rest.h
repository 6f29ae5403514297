#pragma once

#include "model/base/result.h"
#include "model/character/action.h"
#include "model/character/character_model.h"

namespace marrow {

/// A grown person of 1.75 m in the standard A-pose (standardAPose), for showing actions on nobody in particular and for baking those that
/// serve every character bound in that pose.
HumanoidRest standardHumanoidRest();

/// Where the joints of a bound character rest: its nodes carry the names of humanoidSkeleton() and are parented as it is, with rest
/// rotations of identity (to 1e-4) and no scale. Fails with "character.not-bound", naming what is not so.
Result<HumanoidRest> humanoidRestOf(const CharacterModel &model);

} // namespace marrow
