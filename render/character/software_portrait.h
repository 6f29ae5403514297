#pragma once

#include "model/character/character_model.h"

#include <QImage>

namespace marrow {

/// A picture of a model in its bind pose, from the front and a little to the side, on a transparent ground: lit, textured, drawn on the
/// processor. For lists and libraries, where there may be no display; any thread. A null image when nothing is shown. Models of many
/// triangles take about 100 ms a million.
QImage modelPortrait(const CharacterModel &model, const QSize &size);

} // namespace marrow
