#pragma once

#include "model/character/action.h"
#include "model/character/character_model.h"
#include "model/character/publish/clip_changes.h"
#include "views/publish/action_film.h"

#include <QImage>

#include <vector>

namespace marrow {

// What the publish wizard shows of models and movements, drawn by the processor. Any thread.

/// A model as lists show it.
QImage modelPicture(const CharacterModel &model, int side);

/// One turn of an action on a bound model, or as much of it as a film holds.
ActionFilm actionFilm(const CharacterModel &model, const HumanoidRest &rest, const Action &action, const QSize &size);

/// The same moments of a clip before and after, around the one that differs most. Nothing before when it is new, nothing after when it is gone.
struct ClipStrip
{
    std::vector<QImage> before;
    std::vector<QImage> after;
    std::vector<double> seconds; ///< of each picture
};
ClipStrip clipStrip(const CharacterModel &body, const CharacterModel &before, const CharacterModel &after, const ClipChange &change, int pictures, const QSize &size);

} // namespace marrow
