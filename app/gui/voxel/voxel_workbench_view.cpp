// What the window's actions do in the 3D view, and how the view bar and the theme reach it.

#include "app/gui/actions.h"
#include "app/gui/document_session.h"
#include "app/gui/panel_set.h"
#include "app/gui/view_toggles.h"
#include "app/gui/voxel/timeline_dock.h"
#include "app/gui/voxel/voxel_workbench.h"
#include "views/timeline/playback_bar.h"
#include "views/timeline/timeline_panel.h"
#include "views/viewport/view_bar.h"
#include "views/viewport/viewport_widget.h"

#include <QHash>

namespace marrow {

void VoxelWorkbench::connectView()
{
    connect(m_viewBar, &ViewBar::ownershipMixChanged, this,
            [this](float mix) { m_binding->changeOptions([&](ViewOptions &options) { options.ownershipMix = mix; }); });
    connect(m_viewBar, &ViewBar::explodeChanged, this,
            [this](float amount) { m_binding->changeOptions([&](ViewOptions &options) { options.explode = amount; }); });
    connect(m_viewBar, &ViewBar::sliceChanged, this, [this](const std::optional<VoxelBox> &slice) {
        m_binding->changeOptions([&](ViewOptions &options) { options.slice = slice; });
    });
    connect(m_viewport, &ViewportWidget::optionsChanged, this, &VoxelWorkbench::mirrorViewOptions);
    connect(m_viewport, &ViewportWidget::cameraChanged, this, &VoxelWorkbench::mirrorViewOptions);
}

bool VoxelWorkbench::offers(const QString &actionId) const
{
    if (!m_session)
        return false;
    if (actionId == "rig.check")
        return m_session->voxel()->rig() != nullptr;
    if (actionId == "view.isolate")
        return m_workspace == "voxel";
    static const QStringList groups = {"view", "play", "tool", "rig"};
    static const QStringList files = {"file.export", "file.picture", "file.thumbnail"};
    return groups.contains(actionId.section('.', 0, 0)) || files.contains(actionId);
}

void VoxelWorkbench::trigger(const QString &actionId, bool checked)
{
    if (triggerView(actionId, checked))
        return;
    const QHash<QString, std::function<void()>> rest = {
        {"file.export", [this] { exportCopy("glb"); }},
        {"rig.exportJson", [this] { exportCopy("json"); }},
        {"file.thumbnail", [this] { refreshThumbnail(); }},
        {"rig.fromJson", [this] { loadRigJson(); }},
        {"rig.check", [this] { check(); }},
        {"play.toggle", [this] { m_playbackBar->togglePlaying(); }},
        {"play.previousKey", [this] { m_playbackBar->stepKey(-1); }},
        {"play.nextKey", [this] { m_playbackBar->stepKey(1); }},
        {"play.previousFrame", [this] { m_timeline->panel().model().stepFrame(-1); }},
        {"play.nextFrame", [this] { m_timeline->panel().model().stepFrame(1); }},
        {"play.autoKey", [this, checked] { frontTab()->pose->setAutoKey(checked); }},
        {"tool.joints", [this] { m_panels->chooseTool(PanelSet::Tool::Joints); }},
        {"tool.paint", [this] { m_panels->chooseTool(PanelSet::Tool::Paint); }},
    };
    if (const auto run = rest.value(actionId))
        run();
}

bool VoxelWorkbench::triggerView(const QString &actionId, bool checked)
{
    bool toggled = false;
    m_binding->changeOptions([&](ViewOptions &options) { toggled = setViewToggle(options, actionId, checked); });
    if (toggled)
        return true;
    const QHash<QString, std::function<void()>> view = {
        {"view.frame", [this] { m_viewport->frameSelection(); }},
        {"view.front", [this] { m_viewport->look(CameraRig::Side::Front); }},
        {"view.side", [this] { m_viewport->look(CameraRig::Side::Right); }},
        {"view.top", [this] { m_viewport->look(CameraRig::Side::Top); }},
        {"view.orthographic", [this, checked] { m_viewport->setOrthographic(checked); }},
        {"view.ownership", [this, checked] {
             m_binding->changeOptions([&](ViewOptions &options) { options.ownershipMix = checked ? 1.0F : 0.0F; });
         }},
        {"view.patterns", [this, checked] { context()->setPatterns(checked); }},
        {"view.isolate", [this, checked] { isolate(checked); }},
    };
    const auto run = view.value(actionId);
    if (run)
        run();
    return static_cast<bool>(run);
}

void VoxelWorkbench::isolate(bool on)
{
    const std::vector<JointId> &joints = context()->document()->selection().joints;
    context()->setIsolated(on ? std::set<JointId>(joints.begin(), joints.end()) : std::set<JointId>());
}

void VoxelWorkbench::applyTheme(bool dark)
{
    m_binding->setTheme(dark ? SceneTheme::dark() : SceneTheme::light());
}

void VoxelWorkbench::mirrorViewOptions()
{
    const ViewOptions &options = m_viewport->options();
    const auto check = [this](const char *id, bool checked) { m_shell.actions[QString::fromLatin1(id)]->setChecked(checked); };
    mirrorViewToggles(options, m_viewport->camera(), m_shell.actions);
    check("view.ownership", options.ownershipMix > 0.5F);
    check("view.patterns", options.patterns);
    check("view.isolate", !options.isolated.empty());
    check("play.autoKey", frontTab() && frontTab()->pose->autoKey());
    if (m_session)
        m_viewBar->setOptions(options, m_session->voxel()->asset().grid.size());
}

} // namespace marrow
