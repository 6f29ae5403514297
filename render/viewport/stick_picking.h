#pragma once

#include "render/character/stick_figure.h"
#include "render/viewport/camera_rig.h"

namespace marrow {

/// The joint whose ball or segment lies under a point of a picture; −1 for none. Same pixel unit for both.
int stickJointAt(const StickFigure &figure, const CameraRig &camera, QPointF position, QSizeF viewSize);

} // namespace marrow
