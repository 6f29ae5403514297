#include "views/character/joint_select_tool.h"

#include "views/viewport/viewport_widget.h"

namespace marrow {

namespace {

void setHovered(ViewportWidget &view, std::optional<JointId> joint)
{
    ViewOptions options = view.options();
    if (options.hovered == joint)
        return;
    options.hovered = joint;
    view.setOptions(options);
}

} // namespace

void JointSelectTool::deactivate(ViewportWidget &view)
{
    setHovered(view, std::nullopt);
}

void JointSelectTool::hover(ViewportWidget &view, const ViewportEvent *event)
{
    setHovered(view, event ? view.jointAt(event->position) : std::nullopt);
}

bool JointSelectTool::press(ViewportWidget &view, const ViewportEvent &event)
{
    return view.jointAt(event.position).has_value();
}

void JointSelectTool::release(ViewportWidget &view, const ViewportEvent &event)
{
    if (const std::optional<JointId> joint = view.jointAt(event.position))
        emit jointPicked(*joint);
}

QString JointSelectTool::hintText() const
{
    return tr("Click a joint to select it; drag beside it to turn the view, Shift+right drag to move it, wheel to zoom, F to frame");
}

} // namespace marrow
