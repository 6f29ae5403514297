#pragma once

#include "render/viewport/viewport_window.h"
#include "views/viewport/viewport_input.h"
#include "views/viewport/viewport_widget.h"

namespace marrow {

struct ViewportWidget::Private
{
    ViewportWindow *window = nullptr; ///< owned by the container
    std::unique_ptr<StudioScene> sceneAlone; ///< stands in for the window's scene where there is no OpenGL
    StudioScene *scene = nullptr;
    std::unique_ptr<ViewportInput> input;
    VoxelAsset asset;
    bool hasAsset = false;
    bool hasSticks = false; ///< stick figures are on show
    bool previewing = false;
    ViewOptions options;
    CameraRig camera;
    OverlayContent overlay;
    bool frameWhenSized = true; ///< no camera was chosen yet: frame the asset again when the size changes
    QString hint;

    void draw()
    {
        if (window)
            window->requestFrame();
    }
};

} // namespace marrow
