#pragma once

#include "render/voxel/view_options.h"

#include <QString>

namespace marrow {

class Actions;
class CameraRig;

/// The window's toggles "view.grid", "view.joints" and so on are shared by everything that has a 3D view. Whether this is one of
/// them; then `options` says as it does.
bool setViewToggle(ViewOptions &options, const QString &actionId, bool on);

/// The toggles say what the view in front shows.
void mirrorViewToggles(const ViewOptions &options, const CameraRig &camera, Actions &actions);

} // namespace marrow
