// What the window's actions do in the 3D view of a character.

#include "app/gui/actions.h"
#include "app/gui/character/character_session.h"
#include "app/gui/character/character_workbench.h"
#include "app/gui/view_toggles.h"
#include "views/character/character_bar.h"
#include "views/character/clip_transport.h"
#include "views/viewport/viewport_widget.h"

#include <QHash>

namespace marrow {

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
    mirrorViewToggles(m_viewport->options(), m_viewport->camera(), m_shell.actions);
    m_bar->setLook(m_viewport->options().character);
}

void CharacterWorkbench::trigger(const QString &actionId, bool checked)
{
    if (ViewOptions options = m_viewport->options(); setViewToggle(options, actionId, checked)) {
        m_viewport->setOptions(options);
        return;
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
