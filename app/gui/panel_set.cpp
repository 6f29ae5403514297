#include "app/gui/panel_set.h"

#include "app/gui/viewport_binding.h"
#include "model/voxel/rig_checks.h"
#include "views/history/history_panel.h"
#include "views/inspector/file_inspector.h"
#include "views/inspector/joint_inspector.h"
#include "views/issues/issues_panel.h"
#include "views/painting/paint_session.h"
#include "views/painting/paint_tool.h"
#include "views/painting/painting_panel.h"
#include "views/skeleton/joint_tool.h"
#include "views/skeleton/joint_tool_options.h"
#include "views/skeleton/skeleton_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>

namespace marrow {

namespace {

constexpr std::size_t kMaxCellsToRecheck = 1'000'000; // some milliseconds after each edit

} // namespace

PanelSet::PanelSet(QMainWindow &window, ViewportBinding &binding, ViewportWidget &viewport)
    : QObject(&window)
    , m_window(window)
    , m_binding(binding)
    , m_viewport(viewport)
    , m_skeleton(new SkeletonPanel)
    , m_paintSession(new PaintSession(this))
    , m_paintTool(new PaintTool(m_paintSession, this))
    , m_painting(new PaintingPanel(m_paintSession))
    , m_jointTool(new JointTool(this))
    , m_joint(new JointInspector)
    , m_file(new FileInspector)
    , m_issues(new IssuesPanel)
    , m_history(new HistoryPanel)
{
    addDock("skeleton", m_skeleton);
    addDock("painting", m_painting);
    addDock("joint", m_joint);
    addDock("file", m_file);
    addDock("issues", m_issues);
    addDock("history", m_history);

    connect(m_skeleton, &SkeletonPanel::hintChanged, this, &PanelSet::hintChanged);
    connect(m_skeleton, &SkeletonPanel::openRequested, this, &PanelSet::openRequested);
    connect(m_skeleton, &SkeletonPanel::rigFromJsonRequested, this, &PanelSet::rigFromJsonRequested);
    connect(m_file, &FileInspector::thumbnailRefreshRequested, this, &PanelSet::thumbnailRefreshRequested);
    connect(m_issues, &IssuesPanel::jumpRequested, this, &PanelSet::jumpTo);
    connect(m_issues, &IssuesPanel::checkRequested, this, &PanelSet::checkRig);
    connect(m_painting, &PaintingPanel::toolChosen, this, [this] { useTool(Tool::Paint); });
    connect(m_paintSession, &PaintSession::message, this, &PanelSet::hintChanged);
    connect(&m_binding, &ViewportBinding::optionsChanged, this, [this] { m_paintSession->setFilter(m_viewport.filter()); });
}

QDockWidget *PanelSet::addDock(const QString &name, QWidget *panel)
{
    auto *dock = new QDockWidget(&m_window);
    dock->setObjectName("dock." + name);
    dock->setWidget(panel);
    m_docks[name] = dock;
    m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
    return dock;
}

void PanelSet::arrangeDefault()
{
    for (const auto &[name, dock] : m_docks) {
        dock->setFloating(false);
        dock->show();
    }
    m_window.addDockWidget(Qt::LeftDockWidgetArea, dock("skeleton"));
    m_window.addDockWidget(Qt::RightDockWidgetArea, dock("painting"));
    m_window.tabifyDockWidget(dock("painting"), dock("joint"));
    m_window.tabifyDockWidget(dock("joint"), dock("file"));
    m_window.addDockWidget(Qt::LeftDockWidgetArea, dock("issues"));
    m_window.splitDockWidget(dock("skeleton"), dock("issues"), Qt::Vertical);
    m_window.tabifyDockWidget(dock("issues"), dock("history"));
    dock("painting")->raise();
    dock("history")->raise();
    m_window.resizeDocks({dock("skeleton"), dock("painting")}, {296, 300}, Qt::Horizontal);
    m_window.resizeDocks({dock("skeleton"), dock("issues")}, {520, 240}, Qt::Vertical);
}

void PanelSet::retranslate()
{
    dock("skeleton")->setWindowTitle(tr("Skeleton"));
    dock("painting")->setWindowTitle(tr("Painting"));
    dock("joint")->setWindowTitle(tr("Joint"));
    dock("file")->setWindowTitle(tr("File"));
    dock("issues")->setWindowTitle(tr("Issues"));
    dock("history")->setWindowTitle(tr("History"));
}

void PanelSet::setContext(RigContext *context)
{
    if (m_context)
        m_context->document()->disconnect(this);
    m_context = context;
    if (context)
        connect(context->document(), &VoxelDocument::committed, this, &PanelSet::recheck, Qt::QueuedConnection);
    m_viewport.setTool(nullptr);
    m_paintSession->setContext(context);
    m_jointTool->setContext(context);
    m_skeleton->setContext(context);
    m_joint->setContext(context);
    m_file->setContext(context);
    m_history->setStack(context ? context->document()->undoStack() : nullptr);
    if (context) {
        m_paintSession->setFilter(m_viewport.filter());
        applyTool();
    }
}

void PanelSet::useTool(Tool tool)
{
    m_tool = tool;
    applyTool();
}

void PanelSet::applyTool()
{
    const bool paint = m_tool == Tool::Paint;
    if (m_context)
        m_viewport.setTool(paint ? static_cast<ViewportTool *>(m_paintTool) : m_jointTool);
    if (!m_paintAction)
        return;
    m_paintAction->setChecked(paint);
    m_jointsAction->setChecked(!paint);
    m_jointOptions->setVisible(!paint);
}

void PanelSet::fillToolBar(QToolBar *bar, QAction *joints, QAction *paint)
{
    m_jointsAction = joints;
    m_paintAction = paint;
    bar->addAction(joints);
    bar->addAction(paint);
    bar->addSeparator();
    m_jointOptions = bar->addWidget(new JointToolOptions(m_jointTool, bar));
    connect(joints, &QAction::triggered, this, [this] {
        useTool(Tool::Joints);
        dock("joint")->raise();
    });
    connect(paint, &QAction::triggered, this, [this] {
        useTool(Tool::Paint);
        dock("painting")->raise();
    });
    applyTool();
}

void PanelSet::showReport(const Report &report)
{
    m_readReport = report;
    m_checked = false;
    m_issues->setReport(report, false);
    if (report.has(Severity::Warning) || report.has(Severity::Error))
        raiseIssues();
}

void PanelSet::checkRig()
{
    if (!m_context || !m_context->rig())
        return;
    Report report = m_readReport;
    report.append(marrow::checkRig(m_context->asset().grid, *m_context->rig()));
    m_checked = true;
    m_issues->setReport(report, true);
    raiseIssues();
}

void PanelSet::recheck()
{
    if (!m_checked || !m_context || !m_context->rig() || m_context->asset().grid.cellCount() > kMaxCellsToRecheck)
        return;
    Report report = m_readReport;
    report.append(marrow::checkRig(m_context->asset().grid, *m_context->rig()));
    m_issues->setReport(report, true);
}

void PanelSet::raiseIssues()
{
    dock("issues")->show();
    dock("issues")->raise();
}

void PanelSet::jumpTo(const Issue &issue)
{
    if (!m_context)
        return;
    const QString kind = issue.pointer.section('/', 0, 0);
    const QString which = issue.pointer.section('/', 1);
    if (kind == "joint" && m_context->rig() && m_context->rig()->skeleton.contains(static_cast<JointId>(which.toUInt()))) {
        m_context->activate(static_cast<JointId>(which.toUInt()));
        emit m_context->jointVisitRequested(static_cast<JointId>(which.toUInt()));
    } else if (const QStringList xyz = which.split(','); kind == "voxel" && xyz.size() == 3) {
        const Int3 voxel{xyz[0].toInt(), xyz[1].toInt(), xyz[2].toInt()};
        if (m_context->asset().grid.contains(voxel))
            emit m_context->voxelVisitRequested(voxel);
    } else if (!issue.section.isEmpty()) {
        dock("file")->show();
        dock("file")->raise();
    }
}

void PanelSet::fillPanelMenu(QMenu *menu) const
{
    for (const char *name : {"skeleton", "painting", "joint", "file", "issues", "history"})
        menu->addAction(dock(QString::fromLatin1(name))->toggleViewAction());
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

void PanelSet::forEachAction(const std::function<void(QAction *)> &function) const
{
    for (QAction *action : m_skeleton->skeletonActions())
        function(action);
    for (const auto &[name, dock] : m_docks)
        function(dock->toggleViewAction());
}

} // namespace marrow
