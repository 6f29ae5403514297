#include "app/gui/view_toggles.h"

#include "app/gui/actions.h"
#include "render/viewport/camera_rig.h"

namespace marrow {

namespace {

struct Toggle
{
    const char *action;
    bool ViewOptions::*field;
};

constexpr Toggle kToggles[] = {
    {"view.grid", &ViewOptions::grid},        {"view.axes", &ViewOptions::axes}, {"view.joints", &ViewOptions::bones},
    {"view.names", &ViewOptions::jointNames}, {"view.jointAxes", &ViewOptions::jointAxes}, {"view.xray", &ViewOptions::xray},
};

} // namespace

bool setViewToggle(ViewOptions &options, const QString &actionId, bool on)
{
    for (const Toggle &toggle : kToggles) {
        if (actionId != QLatin1String(toggle.action))
            continue;
        options.*toggle.field = on;
        return true;
    }
    return false;
}

void mirrorViewToggles(const ViewOptions &options, const CameraRig &camera, Actions &actions)
{
    for (const Toggle &toggle : kToggles)
        actions[QString::fromLatin1(toggle.action)]->setChecked(options.*toggle.field);
    actions[QStringLiteral("view.orthographic")]->setChecked(camera.orthographic);
}

} // namespace marrow
