#pragma once

#include "render/puppet/gl_compositor.h"
#include "render/puppet/overlay_shapes.h"
#include "views/puppet/canvas_view.h"

#include <QImage>
#include <QSize>

#include <memory>
#include <vector>

namespace marrow {

/// How two poses of one puppet are shown together.
enum class CompareMode { Off, Split, Ghost, Flicker };

enum class CanvasBackground { Checker, Color, Plain };

/// Everything that a surface needs for a picture. Poses and shapes are borrowed for the time of painting.
struct CanvasScene
{
    const PuppetPose *pose = nullptr;
    const PuppetPose *other = nullptr; ///< the core's, when compared
    CompareMode mode = CompareMode::Off;
    bool flickerOther = false; ///< which of the two a flicker shows now
    double divider = 0.5;      ///< share of the width that the other pose has, at the left
    double ghost = 0.5;        ///< opacity of the pose over the other one
    GlCompositor::Backdrop backdrop; ///< cell in device independent pixels
    CanvasView view;
    const OverlayShapes *shapes = nullptr;
};

} // namespace marrow
