// How the window's view actions, the view bar and the theme reach the 3D view.

#include "app/gui/actions.h"
#include "app/gui/main_window.h"
#include "app/gui/panel_set.h"
#include "views/common/theme.h"
#include "views/timeline/playback_bar.h"
#include "views/viewport/view_bar.h"
#include "views/viewport/viewport_widget.h"

#include <QSignalBlocker>

namespace marrow {

namespace {

struct OptionToggle
{
    const char *action;
    bool ViewOptions::*field;
};

constexpr OptionToggle kToggles[] = {
    {"view.grid", &ViewOptions::grid},         {"view.axes", &ViewOptions::axes}, {"view.joints", &ViewOptions::bones},
    {"view.names", &ViewOptions::jointNames}, {"view.xray", &ViewOptions::xray},
};

} // namespace

void MainWindow::connectViewActions()
{
    const auto on = [this](const char *id, auto run) { connect((*m_actions)[QString::fromLatin1(id)], &QAction::triggered, this, run); };
    for (const OptionToggle &toggle : kToggles) {
        on(toggle.action, [this, field = toggle.field](bool checked) {
            m_binding->changeOptions([&](ViewOptions &options) { options.*field = checked; });
        });
    }
    on("view.frame", [this] { m_viewport->frameSelection(); });
    on("view.front", [this] { m_viewport->look(CameraRig::Side::Front); });
    on("view.side", [this] { m_viewport->look(CameraRig::Side::Right); });
    on("view.top", [this] { m_viewport->look(CameraRig::Side::Top); });
    on("view.orthographic", [this](bool checked) { m_viewport->setOrthographic(checked); });
    on("view.ownership", [this](bool checked) {
        m_binding->changeOptions([&](ViewOptions &options) { options.ownershipMix = checked ? 1.0F : 0.0F; });
    });
    on("view.patterns", [this](bool checked) {
        if (RigContext *context = currentContext())
            context->setPatterns(checked);
    });
    on("view.isolate", [this](bool checked) {
        RigContext *context = currentContext();
        if (!context)
            return;
        const std::vector<JointId> &joints = context->document()->selection().joints;
        context->setIsolated(checked ? std::set<JointId>(joints.begin(), joints.end()) : std::set<JointId>());
    });

    on("play.toggle", [this] { m_playbackBar->togglePlaying(); });
    on("play.previousKey", [this] { m_playbackBar->stepKey(-1); });
    on("play.nextKey", [this] { m_playbackBar->stepKey(1); });

    connect(m_viewBar, &ViewBar::ownershipMixChanged, this,
            [this](float mix) { m_binding->changeOptions([&](ViewOptions &options) { options.ownershipMix = mix; }); });
    connect(m_viewBar, &ViewBar::explodeChanged, this,
            [this](float amount) { m_binding->changeOptions([&](ViewOptions &options) { options.explode = amount; }); });
    connect(m_viewBar, &ViewBar::sliceChanged, this, [this](const std::optional<VoxelBox> &slice) {
        m_binding->changeOptions([&](ViewOptions &options) { options.slice = slice; });
    });
    connect(m_viewport, &ViewportWidget::optionsChanged, this, &MainWindow::mirrorViewOptions);
    connect(m_viewport, &ViewportWidget::cameraChanged, this, &MainWindow::mirrorViewOptions);
    connect(&m_services.theme, &ThemeController::changed, this, &MainWindow::applySceneTheme);
    applySceneTheme();
}

void MainWindow::applySceneTheme()
{
    m_binding->setTheme(m_services.theme.isDark() ? SceneTheme::dark() : SceneTheme::light());
}

void MainWindow::mirrorViewOptions()
{
    const ViewOptions &options = m_viewport->options();
    const auto check = [this](const char *id, bool checked) { (*m_actions)[QString::fromLatin1(id)]->setChecked(checked); };
    for (const OptionToggle &toggle : kToggles)
        check(toggle.action, options.*toggle.field);
    check("view.orthographic", m_viewport->camera().orthographic);
    check("view.ownership", options.ownershipMix > 0.5F);
    check("view.patterns", options.patterns);
    check("view.isolate", !options.isolated.empty());
    if (const DocumentSession *session = m_documents->current())
        m_viewBar->setOptions(options, session->voxel()->asset().grid.size());
}

} // namespace marrow
