#pragma once

#include "model/character/character_model.h"

#include <QStringList>

namespace marrow {

/// What became of one clip between two packs.
struct ClipChange
{
    enum class Kind { Added, Removed, Changed, Renamed };

    QString clip;
    QString formerName; ///< of one that was renamed: it moves as another did that is no longer there
    Kind kind = Kind::Changed;
    int keys = 0;      ///< moments at which some joint stands otherwise, summed over the joints
    int joints = 0;    ///< joints that do
    QString worst;     ///< the joint that is turned farthest, or moved farthest when none is turned
    double degrees = 0; ///< by which it is turned at most
    double metres = 0;  ///< by which a joint is moved at most
    double worstSeconds = 0; ///< the moment of `worst`
    int framesBefore = 0;
    int framesAfter = 0;
    double secondsBefore = 0;
    double secondsAfter = 0;
};

/// Compares two packs clip by clip and joint by joint, by their names. Turns below 0.01 degrees and moves below 0.1 mm are none: a pack's
/// numbers are rounded to less. In the order of the names.
std::vector<ClipChange> clipChanges(const CharacterModel &before, const CharacterModel &after);

/// "walk: 1 key of forearm_L, 3.2°".
QString clipChangeWords(const ClipChange &change);

/// What changed between two rigged models: vertices, joints that were moved, weights. Sentences; empty when nothing of that changed.
QStringList modelChangeWords(const CharacterModel &before, const CharacterModel &after);

} // namespace marrow
