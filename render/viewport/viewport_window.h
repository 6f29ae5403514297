#pragma once

#include "render/viewport/studio_scene.h"

#include <QImage>
#include <QWindow>

#include <memory>

namespace marrow {

/// A native window that draws a StudioScene. Frames are drawn one at a time on the GUI thread when asked for, or one after
/// the other while continuous; nothing runs in between. It never takes the keyboard focus: the widget around it does.
class ViewportWindow : public QWindow
{
    Q_OBJECT

public:
    ViewportWindow();
    ~ViewportWindow() override;

    StudioScene &scene();
    /// Something in the scene changed: draws soon. Cheap to call often.
    void requestFrame();
    /// Draws a frame before it returns; nothing while the window is not on screen.
    void drawNow() { drawFrame(); }
    void setContinuous(bool continuous);
    bool isContinuous() const;
    /// The next frame as a picture in device pixels; null while the window is not on screen.
    QImage grab();
    /// What the last frame took on this thread.
    double lastFrameMs() const;

signals:
    void frameDrawn();

protected:
    bool event(QEvent *event) override;

private:
    void drawFrame();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace marrow
