#pragma once

#include "app/gui/workbench.h"
#include "views/common/pose_context.h"

#include <QObject>


class QAction;
class QMenu;
class QToolBar;

namespace marrow {

class FileInspector;
class JointInspector;
class JointTool;
class PaintSession;
class PaintTool;
class PaintingPanel;
class PoseDesk;
class SkeletonPanel;
class ViewportBinding;
class ViewportWidget;

/// The panels and tools of voxel rigs in the workspaces "voxel" and "animate". Follows one document at a time. Owned by the window.
class PanelSet : public QObject
{
    Q_OBJECT

public:
    PanelSet(const WorkbenchShell &shell, ViewportBinding &binding, ViewportWidget &viewport);

    /// nullptr when nothing is open. `pose` belongs to `context`.
    void setContext(RigContext *context, PoseContext *pose);
    /// Which tools are at hand; the docks are arranged by the window's workspaces.
    void enterWorkspace(const QString &id);
    /// What was found when the file was read; the checks of the rig are added by `checkRig`.
    void showReport(const Report &report);
    void checkRig();
    Report findings() const;
    void visitPiece(const Int3 &voxel);
    void raiseIssues();
    /// Checks again after an edit when a check is on show and the grid is small enough to do it at once.
    void recheck();
    enum class Tool { Joints, Paint, Pose };
    /// What the left button does in the view; each document starts with the tool that was in use.
    void useTool(Tool tool);
    /// The same by a person's wish: its panel comes to the front.
    void chooseTool(Tool tool);
    void jumpTo(const Issue &issue);

    void fillSkeletonMenu(QMenu *menu) const;
    SkeletonPanel &skeleton() const { return *m_skeleton; }
    PaintingPanel &painting() const { return *m_painting; }
    PaintSession &paintSession() const { return *m_paintSession; }
    JointInspector &joint() const { return *m_joint; }
    FileInspector &file() const { return *m_file; }
    IssuesPanel &issues() const { return m_shell.issues; }
    PoseDesk &posing() const { return *m_posing; }

signals:
    void hintChanged(const QString &hint);
    /// What has just happened, for the status line.
    void newsTold(const QString &news);
    void openRequested();
    void rigFromJsonRequested();
    void thumbnailRefreshRequested();

private:
    void addDocks();
    void addWorkspaces();
    void arrangeVoxel() const;
    void arrangeAnimate() const;
    QToolBar *makeToolBar();
    void applyTool();

    WorkbenchShell m_shell;
    ViewportBinding &m_binding;
    ViewportWidget &m_viewport;
    QPointer<RigContext> m_context;
    QPointer<PoseContext> m_pose;
    Report m_readReport;
    bool m_checked = false; ///< the list shows a check of the rig, which follows the edits
    SkeletonPanel *m_skeleton;
    PaintSession *m_paintSession;
    PaintTool *m_paintTool;
    PaintingPanel *m_painting;
    JointTool *m_jointTool;
    Tool m_tool = Tool::Paint;
    QAction *m_jointOptions = nullptr;
    QAction *m_poseOptions = nullptr;
    PoseDesk *m_posing;
    QString m_workspace = QStringLiteral("voxel");
    JointInspector *m_joint;
    FileInspector *m_file;
};

} // namespace marrow
