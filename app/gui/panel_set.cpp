#include "app/gui/panel_set.h"

#include "app/gui/actions.h"
#include "app/gui/docks.h"
#include "app/gui/voxel/pose_desk.h"
#include "app/gui/voxel/viewport_binding.h"
#include "app/gui/workspaces.h"
#include "model/voxel/rig_checks.h"
#include "model/voxel/voxel_components.h"
#include "views/common/theme.h"
#include "views/inspector/file_inspector.h"
#include "views/inspector/joint_inspector.h"
#include "views/issues/issues_panel.h"
#include "views/painting/paint_session.h"
#include "views/painting/paint_tool.h"
#include "views/painting/painting_panel.h"
#include "views/posing/pose_tool.h"
#include "views/posing/pose_tool_options.h"
#include "views/skeleton/joint_tool.h"
#include "views/skeleton/joint_tool_options.h"
#include "views/skeleton/skeleton_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>

#include <algorithm>

namespace marrow {

namespace {

constexpr std::size_t kMaxCellsToRecheck = 1'000'000; // some milliseconds after each edit

} // namespace

PanelSet::PanelSet(const WorkbenchShell &shell, ViewportBinding &binding, ViewportWidget &viewport)
    : QObject(&shell.window)
    , m_shell(shell)
    , m_binding(binding)
    , m_viewport(viewport)
    , m_skeleton(new SkeletonPanel)
    , m_paintSession(new PaintSession(this))
    , m_paintTool(new PaintTool(m_paintSession, this))
    , m_painting(new PaintingPanel(m_paintSession))
    , m_jointTool(new JointTool(this))
    , m_posing(new PoseDesk(viewport, shell.notices, shell.preferences, this))
    , m_joint(new JointInspector)
    , m_file(new FileInspector)
{
    addDocks();
    addWorkspaces();
    connect(m_skeleton, &SkeletonPanel::hintChanged, this, &PanelSet::hintChanged);
    m_skeleton->setKeyTaker([this](QKeyEvent &event) { return m_viewport.tool() == m_posing->tool() && m_posing->tool()->key(m_viewport, event); });
    connect(m_skeleton, &SkeletonPanel::openRequested, this, &PanelSet::openRequested);
    connect(m_skeleton, &SkeletonPanel::rigFromJsonRequested, this, &PanelSet::rigFromJsonRequested);
    connect(m_file, &FileInspector::thumbnailRefreshRequested, this, &PanelSet::thumbnailRefreshRequested);
    connect(m_painting, &PaintingPanel::toolChosen, this, [this] { useTool(Tool::Paint); });
    connect(m_paintSession, &PaintSession::message, this, &PanelSet::newsTold);
    connect(m_posing, &PoseDesk::hintChanged, this, &PanelSet::hintChanged);
    connect(&m_binding, &ViewportBinding::optionsChanged, this, [this] { m_paintSession->setFilter(m_viewport.filter()); });
}

void PanelSet::addDocks()
{
    m_shell.docks.add("skeleton", m_skeleton, [] { return tr("Skeleton"); });
    m_shell.docks.add("painting", m_painting, [] { return tr("Painting"); });
    m_shell.docks.add("joint", m_joint, [] { return tr("Joint"); });
    m_shell.docks.add("file", m_file, [] { return tr("File"); });
    m_shell.docks.add("pose", m_posing->panel(), [] { return tr("Pose"); });
}

void PanelSet::addWorkspaces()
{
    QToolBar *tools = makeToolBar();
    m_shell.workspaces.add({"voxel", [] { return tr("Voxel rig"); }, [] { return tr("Build the skeleton and paint which voxel follows which joint"); },
                            {"skeleton", "painting", "joint", "file", "issues", "history"}, tools, [this] { arrangeVoxel(); }});
    m_shell.workspaces.add({"animate", [] { return tr("Animate"); }, [] { return tr("Pose joints, set keys and play clips"); },
                            {"skeleton", "pose", "painting", "issues", "history", "timeline"}, tools, [this] { arrangeAnimate(); }});
}

void PanelSet::arrangeVoxel() const
{
    QMainWindow &window = m_shell.window;
    const Docks &docks = m_shell.docks;
    window.addDockWidget(Qt::LeftDockWidgetArea, docks["skeleton"]);
    window.addDockWidget(Qt::RightDockWidgetArea, docks["painting"]);
    window.tabifyDockWidget(docks["painting"], docks["joint"]);
    window.tabifyDockWidget(docks["joint"], docks["file"]);
    window.addDockWidget(Qt::LeftDockWidgetArea, docks["issues"]);
    window.splitDockWidget(docks["skeleton"], docks["issues"], Qt::Vertical);
    window.tabifyDockWidget(docks["issues"], docks["history"]);
    docks.raise("painting");
    docks.raise("history");
    window.resizeDocks({docks["skeleton"], docks["painting"]}, {296, 300}, Qt::Horizontal);
    window.resizeDocks({docks["skeleton"], docks["issues"]}, {520, 240}, Qt::Vertical);
}

void PanelSet::arrangeAnimate() const
{
    QMainWindow &window = m_shell.window;
    const Docks &docks = m_shell.docks;
    window.addDockWidget(Qt::LeftDockWidgetArea, docks["skeleton"]);
    window.addDockWidget(Qt::RightDockWidgetArea, docks["pose"]);
    window.tabifyDockWidget(docks["pose"], docks["painting"]);
    window.tabifyDockWidget(docks["painting"], docks["issues"]);
    window.tabifyDockWidget(docks["issues"], docks["history"]);
    docks.raise("pose");
    window.addDockWidget(Qt::BottomDockWidgetArea, docks["timeline"]);
    window.resizeDocks({docks["skeleton"], docks["pose"]}, {250, 312}, Qt::Horizontal);
    window.resizeDocks({docks["timeline"]}, {std::min(300, window.height() / 3)}, Qt::Vertical);
}

void PanelSet::setContext(RigContext *context, PoseContext *pose)
{
    if (m_context)
        m_context->document()->disconnect(this);
    m_context = context;
    m_pose = pose;
    if (context)
        connect(context->document(), &VoxelDocument::committed, this, &PanelSet::recheck, Qt::QueuedConnection);
    m_viewport.setTool(nullptr);
    m_paintSession->setContext(context);
    m_jointTool->setContext(context);
    m_posing->setContext(pose);
    m_skeleton->setContext(context);
    m_joint->setContext(context);
    m_file->setContext(context);
    if (context) {
        m_paintSession->setFilter(m_viewport.filter());
        applyTool();
    }
}

void PanelSet::enterWorkspace(const QString &id)
{
    // Rest poses are the business of the voxel workspace, poses that of the other; painting belongs to both.
    const bool animate = id == "animate";
    if (id != m_workspace)
        m_tool = animate ? Tool::Pose : Tool::Paint;
    m_workspace = id;
    if (m_pose && animate && !m_pose->clip() && m_pose->rigContext()->rig() && !m_pose->rigContext()->rig()->clips.empty())
        m_pose->selectClip(m_pose->rigContext()->rig()->clips.front().id);
    if (m_pose)
        m_pose->setActive(animate);
    applyTool();
}

void PanelSet::useTool(Tool tool)
{
    m_tool = tool;
    applyTool();
}

void PanelSet::chooseTool(Tool tool)
{
    if (tool == Tool::Joints && m_workspace == "animate")
        tool = Tool::Pose;
    useTool(tool);
    m_shell.docks.raise(tool == Tool::Paint ? "painting" : tool == Tool::Pose ? "pose" : "joint");
}

void PanelSet::applyTool()
{
    const bool paint = m_tool == Tool::Paint;
    ViewportTool *const tools[] = {m_jointTool, m_paintTool, m_posing->tool()};
    if (m_context)
        m_viewport.setTool(tools[static_cast<int>(m_tool)]);
    m_shell.actions["tool.paint"]->setChecked(paint);
    m_shell.actions["tool.joints"]->setChecked(!paint);
    m_jointOptions->setVisible(m_tool == Tool::Joints);
    m_poseOptions->setVisible(m_tool == Tool::Pose);
}

QToolBar *PanelSet::makeToolBar()
{
    auto *bar = new QToolBar(&m_shell.window);
    bar->setObjectName("tools.voxel");
    bar->setMovable(false);
    bar->setIconSize({metrics::kIconSize, metrics::kIconSize});
    bar->addAction(m_shell.actions["tool.joints"]);
    bar->addAction(m_shell.actions["tool.paint"]);
    bar->addSeparator();
    m_jointOptions = bar->addWidget(new JointToolOptions(m_jointTool, bar));
    m_poseOptions = bar->addWidget(m_posing->makeOptions(bar));
    m_shell.window.addToolBar(bar);
    return bar;
}

void PanelSet::showReport(const Report &report)
{
    m_readReport = report;
    m_checked = false;
    m_shell.issues.setReport(report, false);
    if (report.has(Severity::Warning) || report.has(Severity::Error))
        raiseIssues();
}

void PanelSet::checkRig()
{
    if (!m_context || !m_context->rig())
        return;
    m_checked = true;
    m_shell.issues.setReport(findings(), true);
    raiseIssues();
}

/// What reading found and what the rig has now; a finding that both make is told once.
Report PanelSet::findings() const
{
    const Report now = marrow::checkRig(m_context->asset().grid, *m_context->rig());
    Report report;
    for (const Issue &issue : m_readReport.issues()) {
        const auto &found = now.issues();
        if (issue.code != QLatin1String("rig.duplicate-name") || std::none_of(found.begin(), found.end(), [&](const Issue &other) { return other.code == issue.code; }))
            report.add(issue);
    }
    report.append(now);
    return report;
}

void PanelSet::recheck()
{
    if (!m_checked || !m_context || !m_context->rig() || m_context->asset().grid.cellCount() > kMaxCellsToRecheck)
        return;
    m_shell.issues.setReport(findings(), true);
}

void PanelSet::raiseIssues()
{
    m_shell.docks.raise("issues");
}

void PanelSet::jumpTo(const Issue &issue)
{
    if (!m_context)
        return;
    const QString kind = issue.pointer.section('/', 0, 0);
    const QString which = issue.pointer.section('/', 1);
    if (kind == "clip" && m_pose)
        m_pose->selectClip(static_cast<std::uint16_t>(which.section('/', 0, 0).toUInt()));
    else if (kind == "joint" && m_context->rig() && m_context->rig()->skeleton.contains(static_cast<JointId>(which.toUInt()))) {
        m_context->activate(static_cast<JointId>(which.toUInt()));
        emit m_context->jointVisitRequested(static_cast<JointId>(which.toUInt()));
    } else if (const QStringList xyz = which.split(','); kind == "voxel" && xyz.size() == 3) {
        const Int3 voxel{xyz[0].toInt(), xyz[1].toInt(), xyz[2].toInt()};
        if (m_context->asset().grid.contains(voxel))
            visitPiece(voxel);
    } else if (!issue.section.isEmpty()) {
        m_shell.docks.raise("file");
    }
}

/// Findings name the first voxel of a piece: all of it is selected, and its joint is the one at hand.
void PanelSet::visitPiece(const Int3 &voxel)
{
    const VoxelAsset &asset = m_context->asset();
    emit m_context->voxelVisitRequested(voxel);
    if (!m_context->rig() || asset.grid.at(voxel) == 0)
        return;
    if (const JointId joint = m_context->rig()->binding.at(voxel); m_context->rig()->skeleton.contains(joint))
        m_context->activate(joint);
    const VoxelComponents pieces = findComponents(asset.grid, &m_context->rig()->binding);
    if (const int piece = pieces.componentAt(asset.grid.offset(voxel)); piece >= 0)
        m_context->setSelectedVoxels(pieces.voxelsOf(piece));
}

void PanelSet::fillSkeletonMenu(QMenu *menu) const
{
    for (QAction *action : m_skeleton->skeletonActions()) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
}

} // namespace marrow
