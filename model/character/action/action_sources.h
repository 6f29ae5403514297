#pragma once

#include "model/base/result.h"
#include "model/character/action/hand_keyed.h"

#include <QStringList>

namespace marrow {

/// Where the actions of a batch of characters may come from.
struct ActionSources
{
    std::vector<HandKeyedAction> handKeyed;
    std::vector<Action> retargeted;
};

struct ActionRequest
{
    QString id;
    double speed = 1; ///< 2 is twice as fast; 0.1 to 10
};

/// The one place that decides where an action of a character comes from: the document keyed by hand for it, else what was retargeted,
/// else the built-in one (character-decisions, "Retarget"). Preview, merging, packing and publishing all call it. Adds the action under
/// its id, at 30 frames a second, lasting its duration / speed. A retargeted clip answers to its own id, or, where none has it, to the
/// names it is known by (knownClipNames). Built-in actions are made for the proportions of `target`.
/// Fails with "action.unknown", "action.twice" and "action.speed".
Result<ActionSource> appendAction(std::vector<Action> &actions, const ActionSources &sources, const QString &slug,
                                  const ActionRequest &request, const HumanoidRest &target);

/// Every id that these sources have for a character, without the built-in ones: hand-keyed, then retargeted, each once.
QStringList actionIds(const ActionSources &sources, const QString &slug);

/// What libraries of motions call an action ("walk": "Walking_A", …), best first; empty for ids nobody else knows.
QStringList knownClipNames(const QString &id);

/// The same movement in duration / speed, at the same rate; the last frame stays the last moment.
Action retimed(const Action &action, double speed);

/// "hand-keyed", "retargeted", "parametric": as reports name a source. Not translated.
QString actionSourceName(ActionSource source);

} // namespace marrow
