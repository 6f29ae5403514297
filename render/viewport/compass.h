#pragma once

#include "render/viewport/camera_rig.h"
#include "render/voxel/view_options.h"

#include <QImage>

#include <optional>

namespace marrow {

/// The little compass in a corner of the view: three arms that turn with the camera, each end a button for a view along it.
inline constexpr int kCompassSize = 84;   ///< logical pixels
inline constexpr int kCompassMargin = 10; ///< from the top right corner

QImage drawCompass(const CameraRig &rig, const SceneTheme &theme, qreal pixelRatio);

/// The side a click at a point of the view means; nullopt beside the ends. Logical pixels.
std::optional<CameraRig::Side> compassSideAt(const CameraRig &rig, QPointF position, QSizeF viewSize);

} // namespace marrow
