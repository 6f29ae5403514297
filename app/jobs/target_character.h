#pragma once

#include "model/base/result.h"
#include "model/character/humanoid_rest.h"

#include <memory>

namespace marrow {

/// A target that needs no file: a grown person of 1.75 m, for actions that serve every character.
inline const QString kStandardTarget = QStringLiteral("standard");

/// Who actions are made for.
struct TargetCharacter
{
    HumanoidRest rest;
    std::shared_ptr<const CharacterModel> model; ///< null for the standard target, which has no body
};

/// `path` is a bound character or kStandardTarget. Codes: those of GLB files, "character.not-bound".
Result<TargetCharacter> openTargetCharacter(const QString &path);

} // namespace marrow
