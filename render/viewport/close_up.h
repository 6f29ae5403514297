#pragma once

#include "render/viewport/camera_rig.h"

namespace marrow {

/// Brings a camera as near to points as its direction of view lets it: they fill the picture but for `margin`, a share of its width and
/// height, at either side. CameraRig::frame does the same for boxes, which leave room that what is in them does not need.
void frameClosely(CameraRig &rig, const std::vector<Eigen::Vector3f> &points, float aspect, float margin);

} // namespace marrow
