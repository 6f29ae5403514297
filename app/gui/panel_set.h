#pragma once

#include "model/base/report.h"
#include "views/common/rig_context.h"

#include <QObject>

#include <functional>
#include <map>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;
class QToolBar;

namespace marrow {

class FileInspector;
class HistoryPanel;
class IssuesPanel;
class JointInspector;
class JointTool;
class PaintSession;
class PaintTool;
class PaintingPanel;
class SkeletonPanel;
class ViewportBinding;
class ViewportWidget;

/// The docks of the voxel workspace and what stands in them. Follows one document at a time. Owned by the window.
class PanelSet : public QObject
{
    Q_OBJECT

public:
    PanelSet(QMainWindow &window, ViewportBinding &binding, ViewportWidget &viewport);

    /// nullptr when nothing is open.
    void setContext(RigContext *context);
    /// What was found when the file was read; the checks of the rig are added by `checkRig`.
    void showReport(const Report &report);
    void checkRig();
    void raiseIssues();
    /// Checks again after an edit when a check is on show and the grid is small enough to do it at once.
    void recheck();
    enum class Tool { Joints, Paint };
    /// What the left button does in the view; each document starts with the tool that was in use.
    void useTool(Tool tool);
    /// The two tools as actions and the options of the one in use.
    void fillToolBar(QToolBar *bar, QAction *joints, QAction *paint);
    /// Every dock where it stands in a new window.
    void arrangeDefault();
    void retranslate();

    void fillPanelMenu(QMenu *menu) const;
    void fillSkeletonMenu(QMenu *menu) const;
    /// For the command palette: the actions that belong to panels.
    void forEachAction(const std::function<void(QAction *)> &function) const;

    SkeletonPanel &skeleton() const { return *m_skeleton; }
    PaintingPanel &painting() const { return *m_painting; }
    PaintSession &paintSession() const { return *m_paintSession; }
    JointInspector &joint() const { return *m_joint; }
    FileInspector &file() const { return *m_file; }
    IssuesPanel &issues() const { return *m_issues; }
    HistoryPanel &history() const { return *m_history; }
    QDockWidget *dock(const QString &name) const { return m_docks.at(name); }

signals:
    void hintChanged(const QString &hint);
    void openRequested();
    void rigFromJsonRequested();
    void thumbnailRefreshRequested();

private:
    QDockWidget *addDock(const QString &name, QWidget *panel);
    void jumpTo(const Issue &issue);
    void applyTool();

    QMainWindow &m_window;
    ViewportBinding &m_binding;
    ViewportWidget &m_viewport;
    QPointer<RigContext> m_context;
    Report m_readReport;
    bool m_checked = false; ///< the list shows a check of the rig, which follows the edits
    SkeletonPanel *m_skeleton;
    PaintSession *m_paintSession;
    PaintTool *m_paintTool;
    PaintingPanel *m_painting;
    JointTool *m_jointTool;
    Tool m_tool = Tool::Paint;
    QAction *m_jointsAction = nullptr;
    QAction *m_paintAction = nullptr;
    QAction *m_jointOptions = nullptr;
    JointInspector *m_joint;
    FileInspector *m_file;
    IssuesPanel *m_issues;
    HistoryPanel *m_history;
    std::map<QString, QDockWidget *> m_docks;
};

} // namespace marrow
