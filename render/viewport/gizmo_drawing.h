#pragma once

#include "render/viewport/gizmo.h"
#include "render/voxel/overlay_shapes.h"

namespace marrow {

/// Fills both batches with the handles of a gizmo whose arrows are `size` world units long; `viewDirection` points away
/// from the eye.
void drawGizmo(const GizmoState &state, float size, const Eigen::Vector3f &viewDirection, LineBatch &lines, SolidBatch &solids);

} // namespace marrow
