#pragma once

#include "render/character/character_figure.h"
#include "render/viewport/camera_rig.h"

#include <QSize>

#include <functional>

namespace marrow {

/// The camera of a clip on a contact sheet: the same for all its pictures, so that only the character moves, and as near as the whole clip
/// lets it, seen from there: it fills its cell but for 8 % at either side. `figureAt` is asked for moments from 0, where the clip begins, to 1.
CameraRig sheetCamera(const std::function<CharacterFigure(double)> &figureAt, const QSize &size, float yawDegrees, float pitchDegrees);

} // namespace marrow
