// What the window asks of the actions' workbench: its actions, its words, its pictures.

#include "app/gui/action/action_workbench.h"
#include "app/gui/actions.h"
#include "app/gui/view_toggles.h"
#include "views/action/action_keys_panel.h"
#include "views/action/action_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QHash>
#include <QToolBar>

namespace marrow {

void ActionWorkbench::trigger(const QString &actionId, bool checked)
{
    if (ViewOptions options = m_viewport->options(); setViewToggle(options, actionId, checked)) {
        m_viewport->setOptions(options);
        return;
    }
    const QHash<QString, std::function<void()>> rest = {
        {"view.frame", [this] { m_viewport->frameAll(); }},
        {"view.front", [this] { m_viewport->look(CameraRig::Side::Front); }},
        {"view.side", [this] { m_viewport->look(CameraRig::Side::Right); }},
        {"view.top", [this] { m_viewport->look(CameraRig::Side::Top); }},
        {"view.orthographic", [this, checked] { m_viewport->setOrthographic(checked); }},
        {"play.toggle", [this] { m_keys->togglePlaying(); }},
        {"play.previousKey", [this] { m_keys->stepKey(-1); }},
        {"play.nextKey", [this] { m_keys->stepKey(1); }},
        {"play.previousFrame", [this] { context()->setFrame(context()->frame() - 1); }},
        {"play.nextFrame", [this] { context()->setFrame(context()->frame() + 1); }},
    };
    if (const auto run = rest.value(actionId); run && m_session)
        run();
}

void ActionWorkbench::mirrorOptions()
{
    if (m_session)
        mirrorViewToggles(m_viewport->options(), m_viewport->camera(), m_shell.actions);
}

QString ActionWorkbench::selectionText() const
{
    const ActionContext *shown = context();
    if (!shown)
        return {};
    const ActionSelection &selection = shown->document()->selection();
    QStringList parts = {tr("Frame %1").arg(shown->frame())};
    if (!selection.joints.empty())
        parts.append(tr("%n joint(s)", nullptr, static_cast<int>(selection.joints.size())));
    if (!selection.frames.empty())
        parts.append(tr("%n key(s)", nullptr, static_cast<int>(selection.frames.size())));
    return parts.join(QStringLiteral(" · "));
}

QImage ActionWorkbench::picture()
{
    return m_viewport->canDraw() ? m_viewport->grabImage() : QImage();
}

void ActionWorkbench::addPaletteEntries(std::vector<CommandPalette::Entry> &entries)
{
    ActionContext *shown = context();
    if (!shown)
        return;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint)
        entries.push_back({humanoidJointName(joint), tr("joint"), [shown, joint] { shown->pick(joint); }});
    entries.push_back({tr("End in the First Pose"), {}, [shown] { shown->closeLoop(); }});
    entries.push_back({tr("Exchange Left and Right"), {}, [shown] { shown->flipPose(); }});
}

void ActionWorkbench::retranslate()
{
    if (m_session)
        fillStarts();
}

void ActionWorkbench::applyTheme(bool dark)
{
    ViewOptions options = m_viewport->options();
    options.theme = dark ? SceneTheme::dark() : SceneTheme::light();
    m_viewport->setOptions(options);
}

} // namespace marrow
