#pragma once

#include "model/base/result.h"

namespace marrow {

/// What must be settled before the application object exists: Qt3D draws through OpenGL, the default surface format is
/// 3.3 core with depth 24, stencil 8 and 4 samples, and contexts share their objects. Call it first thing in main().
void prepareRenderEnvironment();

/// True when a display server answers (or the platform needs none to be asked). Usable before the application object
/// exists; without a display a GUI application would end the process, so choose the platform plug-in "offscreen" then.
bool displayReachable();

/// Checks that pictures of voxel assets can be drawn: an OpenGL 3.3 context can be made and made current. Needs a
/// QGuiApplication. Fails with "render.no-display" (no windowing system) or "render.no-opengl".
Result<void> probeOpenGl();

} // namespace marrow
