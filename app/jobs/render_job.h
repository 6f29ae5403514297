#pragma once

#include "app/jobs/file_verbs.h"

namespace marrow {

/// `render` of a .vfp: draws the asset, posed by a clip when one is named, and writes a PNG. Needs a display with OpenGL and a
/// QGuiApplication on this thread; fails with "render.no-display" or "render.no-opengl" otherwise.
JobOutcome renderVoxel(const RenderOptions &options, const JobContext &context);

} // namespace marrow
