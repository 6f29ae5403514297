#pragma once

#include "model/character/action.h"

#include <QStringList>

#include <optional>

namespace marrow {

/// The thirteen built-in actions in the order of the document: idle, walk, run, carry, chop, mine, sit, sleep, meditate, swing, cast,
/// hit, die (character-decisions, "Retarget").
const QStringList &parametricActionIds();

/// One of them at 30 frames a second, made from key poses for a figure of these proportions: feet stand on the floor at the height they
/// rest at, arms hang from wherever they rest (a T-posed figure lowers them). nullopt for another id.
std::optional<Action> parametricAction(const QString &id, const HumanoidRest &rest);

} // namespace marrow
