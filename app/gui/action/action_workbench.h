#pragma once

#include "app/gui/tabbed_workbench.h"
#include "render/viewport/camera_rig.h"
#include "views/action/action_context.h"

#include <functional>
#include <memory>

class QToolBar;

namespace marrow {

class ActionJointList;
class ActionKeysPanel;
class ActionPanel;
class ActionSession;
class ActionTool;
class ViewportWidget;

/// What the workbench keeps of an open action.
struct ActionTab
{
    std::unique_ptr<ActionContext> context;
    QString figurePath; ///< empty: the doll
    CameraRig camera;
    bool visited = false;
    QStringList starts; ///< what "Begin anew" offers: ids of built-in actions, paths of baked ones
};

/// Where actions are keyed by hand: a character in the 3D view, the joints, the keys and the numbers of the workspace "actions".
class ActionWorkbench : public TabbedWorkbench<ActionTab>
{
    Q_OBJECT

public:
    explicit ActionWorkbench(const WorkbenchShell &shell);
    ~ActionWorkbench() override;

    ViewportWidget &viewport() const { return *m_viewport; }
    ActionTool &tool() const { return *m_tool; }
    ActionKeysPanel &keys() const { return *m_keys; }
    /// Of the action in front; nullptr when there is none.
    ActionContext *context() const;
    /// Asks what to key and for whom; `adopt` takes the new document.
    void beginNew(const QString &openFile, const std::function<void(std::unique_ptr<DocumentSession>)> &adopt);

    bool takes(const DocumentSession &session) const override;
    void trigger(const QString &actionId, bool checked) override;
    QString selectionText() const override;
    QImage picture() override;
    void addPaletteEntries(std::vector<CommandPalette::Entry> &entries) override;
    void retranslate() override;
    void applyTheme(bool dark) override;

private:
    void fillTab(DocumentSession *session, ActionTab &tab) override;
    void leaveTab(ActionTab &tab) override;
    void takeTab(ActionTab *tab) override;
    void tabTaken(ActionTab &tab) override;

    void buildCanvas();
    void addDocks();
    void arrange() const;
    void connectPanels();
    void findFigure(const DocumentSession &session, ActionTab &tab);
    bool takeFigure(ActionTab &tab, const QString &path, bool tell);
    void chooseFigure();
    void showDoll();
    void fillStarts();
    void beginAnew(int index);
    void showPose();
    void showGuides();
    void mirrorOptions();

    ViewportWidget *m_viewport = nullptr;
    ActionTool *m_tool;
    ActionJointList *m_joints = nullptr;
    ActionKeysPanel *m_keys = nullptr;
    ActionPanel *m_panel = nullptr;
    QToolBar *m_toolBar = nullptr;
    std::vector<QMetaObject::Connection> m_shown;
};

} // namespace marrow
