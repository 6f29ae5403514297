#pragma once

#include "render/viewport/studio_scene.h"

#include <QCursor>
#include <QPointF>
#include <QString>
#include <Qt>

#include <optional>
#include <vector>

class QKeyEvent;

namespace marrow {

/// One thing the pointer did in the 3D view, with what it points at. Positions in logical pixels, y down.
struct ViewportEvent
{
    QPointF position;
    QSizeF viewSize;
    Qt::MouseButton button = Qt::NoButton; ///< the button that was pressed or released
    Qt::MouseButtons buttons;              ///< those held
    Qt::KeyboardModifiers modifiers;
    Ray ray;                               ///< world space, through `position`
    std::optional<RayHit> hit;             ///< the shown voxel under the pointer, in the pose on show
    std::optional<ModelHit> surface;       ///< the same on a character (see StudioScene::pickCharacter)
    bool byKeyboard = false;               ///< made by the keyboard cursor
};

class ViewportWidget;

/// The way a key that nudges goes, right, up and towards: one step along an axis, or nullopt for another key.
std::optional<Eigen::Vector3f> nudgeStep(int key);

/// What the left button and the keys do in the 3D view. The view keeps orbiting (middle button, or left beside the model
/// with no tool), panning and zooming to itself. Tools live in views/; the widget does not own the one it uses.
/// All calls come on the GUI thread; a gesture is press, any number of drags, then release or cancel.
class ViewportTool
{
public:
    virtual ~ViewportTool() = default;

    /// Called when the tool becomes the view's tool, and when it stops being it (an open gesture is cancelled first).
    virtual void activate(ViewportWidget &view) { Q_UNUSED(view) }
    virtual void deactivate(ViewportWidget &view) { Q_UNUSED(view) }

    /// The pointer moved without a button, or the modifiers changed under it. `nullptr` event: it left the view.
    virtual void hover(ViewportWidget &view, const ViewportEvent *event) = 0;
    /// Returns true to begin a gesture; false leaves the button to the view (orbit).
    virtual bool press(ViewportWidget &view, const ViewportEvent &event) = 0;
    virtual void drag(ViewportWidget &view, const ViewportEvent &event) = 0;
    virtual void release(ViewportWidget &view, const ViewportEvent &event) = 0;
    /// The gesture is given up (Esc, another tool, focus lost): everything must be as before it.
    virtual void cancel(ViewportWidget &view) = 0;
    /// Returns true when the tool used the wheel; the view zooms otherwise.
    virtual bool wheel(ViewportWidget &view, const ViewportEvent &event, int steps)
    {
        Q_UNUSED(view)
        Q_UNUSED(event)
        Q_UNUSED(steps)
        return false;
    }
    /// Returns true when the tool used the key; the view's own keys come after it.
    virtual bool key(ViewportWidget &view, QKeyEvent &event)
    {
        Q_UNUSED(view)
        Q_UNUSED(event)
        return false;
    }

    /// What the gesture and its modifiers do, for the status line.
    virtual QString hintText() const = 0;
    virtual QCursor cursor() const { return Qt::ArrowCursor; }
};

} // namespace marrow
