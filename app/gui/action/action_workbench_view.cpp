// What the window asks of the actions' workbench: its actions, its words, its pictures.

#include "app/gui/action/action_workbench.h"
#include "app/gui/actions.h"
#include "app/gui/document_session.h"
#include "views/action/action_keys_panel.h"
#include "views/action/action_panel.h"
#include "views/issues/issues_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QHash>
#include <QToolBar>

namespace marrow {

namespace {

struct OptionToggle
{
    const char *action;
    bool ViewOptions::*field;
};

constexpr OptionToggle kToggles[] = {{"view.grid", &ViewOptions::grid},
                                     {"view.axes", &ViewOptions::axes},
                                     {"view.joints", &ViewOptions::bones},
                                     {"view.names", &ViewOptions::jointNames},
                                     {"view.xray", &ViewOptions::xray}};

} // namespace

void ActionWorkbench::showReport(const DocumentSession &session)
{
    m_shell.issues.setReport(session.readReport(), false);
}

void ActionWorkbench::jumpTo(const Issue &)
{
}

void ActionWorkbench::check()
{
    if (m_session)
        showReport(*m_session);
}

QStringList ActionWorkbench::workspaces() const
{
    return {QStringLiteral("actions")};
}

void ActionWorkbench::enterWorkspace(const QString &)
{
    emit actionStatesChanged();
}

bool ActionWorkbench::offers(const QString &actionId) const
{
    static const QStringList offered = {"view.grid",   "view.axes",       "view.joints",      "view.names",     "view.xray",          "view.frame",     "view.front",   "view.side",
                                        "view.top",    "view.orthographic", "play.toggle",     "play.previousKey", "play.nextKey",   "play.previousFrame", "play.nextFrame", "file.picture"};
    return m_session && offered.contains(actionId);
}

void ActionWorkbench::trigger(const QString &actionId, bool checked)
{
    for (const OptionToggle &toggle : kToggles) {
        if (actionId == QLatin1String(toggle.action)) {
            ViewOptions options = m_viewport->options();
            options.*toggle.field = checked;
            m_viewport->setOptions(options);
            return;
        }
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

QStringList ActionWorkbench::menus() const
{
    return {QStringLiteral("play")};
}

void ActionWorkbench::mirrorOptions()
{
    if (!m_session)
        return;
    for (const OptionToggle &toggle : kToggles)
        m_shell.actions[QString::fromLatin1(toggle.action)]->setChecked(m_viewport->options().*toggle.field);
    m_shell.actions["view.orthographic"]->setChecked(m_viewport->camera().orthographic);
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

QImage ActionWorkbench::thumbnail(const DocumentSession &session)
{
    return &session == m_session ? picture() : QImage();
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
    m_toolBar->setWindowTitle(tr("Posing"));
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
