// What the window's actions do in the 3D view of a character.

#include "app/gui/actions.h"
#include "app/gui/character/character_session.h"
#include "app/gui/character/character_workbench.h"
#include "views/character/character_bar.h"
#include "views/character/clip_transport.h"
#include "views/viewport/viewport_widget.h"

#include <QHash>

namespace marrow {

namespace {

struct OptionToggle
{
    const char *action;
    bool ViewOptions::*field;
};

constexpr OptionToggle kToggles[] = {
    {"view.grid", &ViewOptions::grid},        {"view.axes", &ViewOptions::axes}, {"view.joints", &ViewOptions::bones},
    {"view.names", &ViewOptions::jointNames}, {"view.xray", &ViewOptions::xray},
};

} // namespace

void CharacterWorkbench::changeOptions(const std::function<void(ViewOptions &)> &change)
{
    ViewOptions options = m_viewport->options();
    change(options);
    m_viewport->setOptions(options);
}

void CharacterWorkbench::mirrorOptions()
{
    if (!m_session)
        return; // another workbench shows its own
    for (const OptionToggle &toggle : kToggles)
        m_shell.actions[QString::fromLatin1(toggle.action)]->setChecked(m_viewport->options().*toggle.field);
    m_shell.actions[QStringLiteral("view.orthographic")]->setChecked(m_viewport->camera().orthographic);
    m_bar->setLook(m_viewport->options().character);
}

bool CharacterWorkbench::offers(const QString &actionId) const
{
    static const QStringList offered = {"view.frame",      "view.front",       "view.side",    "view.top",           "view.orthographic",   "view.grid",         "view.axes",   "view.joints",
                                        "view.names",      "view.xray",        "play.toggle",  "play.previousKey",   "play.nextKey",        "play.previousFrame", "play.nextFrame", "file.picture"};
    return m_session && offered.contains(actionId);
}

void CharacterWorkbench::trigger(const QString &actionId, bool checked)
{
    for (const OptionToggle &toggle : kToggles) {
        if (actionId == QLatin1String(toggle.action)) {
            changeOptions([&](ViewOptions &options) { options.*toggle.field = checked; });
            return;
        }
    }
    const QHash<QString, std::function<void()>> run = {
        {"view.frame", [this] { m_viewport->frameSelection(); }},
        {"view.front", [this] { m_viewport->look(CameraRig::Side::Front); }},
        {"view.side", [this] { m_viewport->look(CameraRig::Side::Left); }},
        {"view.top", [this] { m_viewport->look(CameraRig::Side::Top); }},
        {"view.orthographic", [this, checked] { m_viewport->setOrthographic(checked); }},
        {"play.toggle", [this] { m_transport->togglePlaying(); }},
        {"play.previousKey", [this] { m_transport->stepKey(-1); }},
        {"play.nextKey", [this] { m_transport->stepKey(1); }},
        {"play.previousFrame", [this] { m_transport->stepFrame(-1); }},
        {"play.nextFrame", [this] { m_transport->stepFrame(1); }},
    };
    if (const auto found = run.value(actionId))
        found();
}

void CharacterWorkbench::setTool(ViewportTool *tool)
{
    m_viewport->setTool(tool ? tool : m_selectTool.get());
}

} // namespace marrow
