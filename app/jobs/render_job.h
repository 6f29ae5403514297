#pragma once

#include "app/jobs/file_verbs.h"

#include <QImage>

namespace marrow {

/// `render` of a .vfp: draws the asset, posed by a clip when one is named, and writes a PNG. Needs a display with OpenGL and a
/// QGuiApplication on this thread; fails with "render.no-display" or "render.no-opengl" otherwise.
JobOutcome renderVoxel(const RenderOptions &options, const JobContext &context);

/// Writes a picture; one that was there is replaced without a backup, as it can be drawn again.
Result<void> savePng(const QImage &image, const QString &path);

} // namespace marrow
