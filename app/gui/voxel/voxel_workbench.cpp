#include "app/gui/voxel/voxel_workbench.h"

#include "app/gui/actions.h"
#include "app/gui/document_session.h"
#include "app/gui/notice_bar.h"
#include "app/gui/panel_set.h"
#include "app/gui/status_hints.h"
#include "app/gui/voxel/fitting_strip.h"
#include "app/gui/voxel/pose_desk.h"
#include "app/gui/voxel/timeline_dock.h"
#include "app/gui/workspaces.h"
#include "io/vfp/vfp_file.h"
#include "views/posing/pose_guide_feed.h"
#include "views/skeleton/skeleton_panel.h"
#include "views/timeline/clip_bar.h"
#include "views/timeline/playback_bar.h"
#include "views/timeline/timeline_panel.h"
#include "views/viewport/view_bar.h"
#include "views/viewport/viewport_widget.h"

#include <QLocale>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace marrow {

VoxelWorkbench::VoxelWorkbench(const WorkbenchShell &shell)
    : TabbedWorkbench(shell, {{"voxel", "animate"}, {"skeleton", "play", "tool"}, {}})
{
    buildCanvas();
    m_binding = new ViewportBinding(m_viewport, this);
    m_timeline = new TimelineDock(shell);
    m_panels = new PanelSet(shell, *m_binding, *m_viewport);
    m_guideMenu = m_panels->posing().makeGuideMenu(m_viewBar);
    m_viewBar->addTool(m_guideMenu);
    connectView();
    connectPanels();
    shell.window.statusBar()->addPermanentWidget(new FittingStrip(m_panels->skeleton().fitting(), &shell.window));
}

VoxelWorkbench::~VoxelWorkbench()
{
    closeTabs();
}

void VoxelWorkbench::buildCanvas()
{
    auto *page = new QWidget;
    m_viewport = new ViewportWidget(page);
    m_playbackBar = new PlaybackBar(page);
    m_viewBar = new ViewBar(page);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewport, 1);
    layout->addWidget(m_playbackBar);
    layout->addWidget(m_viewBar);
    for (const char *id : {"view.grid", "view.axes", "view.joints", "view.xray"})
        m_viewBar->addToggle(m_shell.actions[QString::fromLatin1(id)]);
    setCanvas(page);
}

void VoxelWorkbench::connectPanels()
{
    auto *hints = new StatusHints(this);
    connect(m_viewport, &ViewportWidget::hintChanged, hints, &StatusHints::setGesture);
    connect(m_panels, &PanelSet::hintChanged, hints, &StatusHints::setPanelHint);
    connect(m_timeline, &TimelineDock::hintChanged, hints, &StatusHints::setPanelHint);
    // A frame is the same to ghosts and trails as to the timeline.
    const auto takeRate = [this] {
        PoseGuideFeed &guides = m_panels->posing().guides();
        GuideSettings settings = guides.settings();
        settings.fps = m_timeline->panel().model().grid().fps;
        guides.setSettings(settings);
    };
    connect(&m_timeline->panel().model(), &TimelineModel::gridChanged, this, takeRate);
    takeRate();
    connect(m_panels, &PanelSet::newsTold, hints, &StatusHints::tell);
    connect(hints, &StatusHints::shown, this, &Workbench::hintChanged);
    connect(m_panels, &PanelSet::openRequested, m_shell.actions["file.open"], &QAction::trigger);
    connect(m_panels, &PanelSet::rigFromJsonRequested, this, &VoxelWorkbench::loadRigJson);
    connect(m_panels, &PanelSet::thumbnailRefreshRequested, this, &VoxelWorkbench::refreshThumbnail);
}

bool VoxelWorkbench::takes(const DocumentSession &session) const
{
    return session.voxel() != nullptr;
}

void VoxelWorkbench::fillTab(DocumentSession *session, VoxelTab &tab)
{
    tab.context = std::make_unique<RigContext>(session->voxel());
    tab.pose = std::make_unique<PoseContext>(tab.context.get());
    connect(session->voxel(), &VoxelDocument::committed, this, &VoxelWorkbench::refreshCaption);
    connect(session->voxel(), &VoxelDocument::selectionChanged, this, &Workbench::selectionTextChanged);
    connect(tab.context.get(), &RigContext::commandFailed, this, &Workbench::commandFailed);
    connect(tab.pose.get(), &PoseContext::looseChanged, this, &Workbench::actionStatesChanged);
    connect(tab.pose.get(), &PoseContext::settingsChanged, this, &VoxelWorkbench::mirrorViewOptions);
    // A refusal is about what was just tried; the next thing that is done or chosen has left it behind.
    const auto forgetRefusal = [this] { m_shell.notices.withdraw(QStringLiteral("command")); };
    connect(session->voxel(), &VoxelDocument::committed, this, forgetRefusal);
    connect(session->voxel(), &VoxelDocument::selectionChanged, this, forgetRefusal);
}

bool VoxelWorkbench::settle(DocumentSession *session)
{
    return PoseDesk::settle(*tabOf(session).pose, m_shell.prompts, session->title());
}

void VoxelWorkbench::saved(DocumentSession *session)
{
    if (session == m_session)
        m_panels->posing().tellUnkeyed();
}

void VoxelWorkbench::takeTab(VoxelTab *tab)
{
    RigContext *context = tab ? tab->context.get() : nullptr;
    PoseContext *pose = tab ? tab->pose.get() : nullptr;
    if (!tab)
        m_panels->setContext(nullptr, nullptr); // before the view lets go of what they look at
    m_playbackBar->setContext(pose);
    m_timeline->setContext(pose);
    m_binding->show(context, pose, tab ? &tab->view : nullptr);
    if (tab)
        m_panels->setContext(context, pose);
}

void VoxelWorkbench::tabTaken(VoxelTab &)
{
    refreshCaption();
}

void VoxelWorkbench::showReport(const DocumentSession &session)
{
    m_panels->showReport(session.readReport());
    if (!session.voxel()->asset().rigWasDropped || session.voxel()->rig())
        return;
    QString reason;
    for (const Issue &issue : session.readReport().issues()) {
        if (issue.severity != Severity::Info)
            reason = issue.message;
    }
    m_shell.notices.post("rig", Severity::Warning, tr("The rig in this file is faulty and was left out: %1").arg(reason),
                         {{tr("Show the issues"), [this] { m_panels->raiseIssues(); }}});
}

void VoxelWorkbench::jumpTo(const Issue &issue)
{
    m_panels->jumpTo(issue);
}

void VoxelWorkbench::check()
{
    m_panels->checkRig();
}

IssueCheck VoxelWorkbench::issueCheck() const
{
    return {tr("Check the rig"), tr("A check looks for joints without voxels, islands, far voxels and double names, and each finding jumps to its place."),
            tr("The last check found no fault in the file or its rig.")};
}

void VoxelWorkbench::enterWorkspace(const QString &id)
{
    m_workspace = id;
    m_panels->enterWorkspace(id);
    m_playbackBar->setOffered(id != "animate"); // the timeline has one of its own
    m_guideMenu->setVisible(id == "animate");
    emit actionStatesChanged();
}

QString VoxelWorkbench::gestureText(bool redo) const
{
    return frontTab() ? frontTab()->pose->looseStep(redo) : QString();
}

void VoxelWorkbench::takeGesture(bool redo)
{
    if (VoxelTab *tab = frontTab())
        tab->pose->takeLooseStep(redo);
}

QString VoxelWorkbench::selectionText() const
{
    if (!m_session)
        return {};
    const VoxelSelection &selection = m_session->voxel()->selection();
    QStringList chosen;
    // Without voxels of their own the joints stand for those that follow them.
    qsizetype voxels = static_cast<qsizetype>(selection.voxels.count());
    if (!selection.joints.empty()) {
        chosen.append(tr("%n joint(s)", nullptr, static_cast<int>(selection.joints.size())));
        for (const JointId joint : selection.joints)
            voxels += selection.voxels.empty() ? frontTab()->context->voxelCount(joint) : 0;
    }
    if (!selection.voxels.empty() || !selection.joints.empty())
        chosen.append(tr("%Ln voxel(s)", nullptr, static_cast<int>(voxels)));
    return chosen.isEmpty() ? QString() : tr("Selected: %1").arg(chosen.join(tr(", ")));
}

void VoxelWorkbench::refreshCaption()
{
    emit selectionTextChanged();
    if (!m_session)
        return;
    const VoxelAsset &asset = m_session->voxel()->asset();
    QStringList caption = {QStringLiteral("%1 × %2 × %3").arg(asset.grid.size().x).arg(asset.grid.size().y).arg(asset.grid.size().z),
                           tr("%Ln voxel(s)", nullptr, static_cast<int>(asset.voxelCount))};
    if (asset.rig)
        caption.append(tr("%Ln joint(s)", nullptr, static_cast<int>(asset.rig->skeleton.size())));
    m_viewBar->setCaption(caption.join(QStringLiteral(" · ")));
    m_viewBar->setOptions(m_viewport->options(), asset.grid.size());
}

QImage VoxelWorkbench::picture()
{
    return m_viewport->canDraw() ? m_viewport->grabImage() : QImage();
}

QImage VoxelWorkbench::thumbnail(const DocumentSession &session)
{
    QImage image;
    if (&session == m_session)
        image = picture();
    if (image.isNull())
        image.loadFromData(thumbnailOf(session.voxel()->asset()), "PNG");
    return image;
}

void VoxelWorkbench::addPaletteEntries(std::vector<CommandPalette::Entry> &entries)
{
    RigContext *rig = context();
    if (!rig || !rig->rig())
        return;
    for (QAction *action : m_timeline->panel().clipBar().clipActions()) {
        if (action && action->isEnabled())
            entries.push_back({tr("Clip: %1").arg(Actions::plainText(action)), {}, [action] { action->trigger(); }});
    }
    for (const AnimationClip &clip : rig->rig()->clips) {
        entries.push_back({clip.name, tr("clip %1").arg(clip.id), [this, id = clip.id] {
                               PoseContext *pose = frontTab()->pose.get();
                               if (pose->selectClip(id))
                                   pose->setActive(true);
                           }});
    }
    for (const Joint &joint : rig->rig()->skeleton.joints()) {
        entries.push_back({rig->displayName(joint.id), tr("joint %1").arg(joint.id), [rig, id = joint.id] {
                               rig->activate(id);
                               emit rig->jointVisitRequested(id);
                           }});
    }
}

void VoxelWorkbench::retranslate()
{
    refreshCaption();
}

} // namespace marrow
