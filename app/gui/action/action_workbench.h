#pragma once

#include "app/gui/workbench.h"
#include "render/viewport/camera_rig.h"
#include "views/action/action_context.h"

#include <functional>
#include <map>
#include <memory>

class QToolBar;

namespace marrow {

class ActionJointList;
class ActionKeysPanel;
class ActionPanel;
class ActionSession;
class ActionTool;
class ViewportWidget;

/// Where actions are keyed by hand: a character in the 3D view, the joints, the keys and the numbers of the workspace "actions".
class ActionWorkbench : public Workbench
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
    void beginNew(const std::function<void(std::unique_ptr<DocumentSession>)> &adopt);

    bool takes(const DocumentSession &session) const override;
    QWidget *canvas() const override { return m_canvas; }
    void add(DocumentSession *session) override;
    void remove(DocumentSession *session) override;
    void show(DocumentSession *session) override;
    void showReport(const DocumentSession &session) override;
    void jumpTo(const Issue &issue) override;
    void check() override;
    QStringList workspaces() const override;
    void enterWorkspace(const QString &id) override;
    bool offers(const QString &actionId) const override;
    void trigger(const QString &actionId, bool checked) override;
    QStringList menus() const override;
    QString selectionText() const override;
    QImage picture() override;
    QImage thumbnail(const DocumentSession &session) override;
    void addPaletteEntries(std::vector<CommandPalette::Entry> &entries) override;
    void retranslate() override;
    void applyTheme(bool dark) override;

private:
    struct OpenTab
    {
        std::unique_ptr<ActionContext> context;
        QString figurePath; ///< empty: the doll
        CameraRig camera;
        bool visited = false;
        QStringList starts; ///< what "Begin anew" offers: ids of built-in actions, paths of baked ones
    };

    void buildCanvas();
    void addDocks();
    void arrange() const;
    void connectPanels();
    void showIn(OpenTab *tab);
    void findFigure(const DocumentSession &session, OpenTab &tab);
    bool takeFigure(OpenTab &tab, const QString &path, bool tell);
    void chooseFigure();
    void showDoll();
    void fillStarts();
    void beginAnew(int index);
    void showPose();
    void showGuides();
    void mirrorOptions();

    WorkbenchShell m_shell;
    QWidget *m_canvas = nullptr;
    ViewportWidget *m_viewport = nullptr;
    ActionTool *m_tool;
    ActionJointList *m_joints = nullptr;
    ActionKeysPanel *m_keys = nullptr;
    ActionPanel *m_panel = nullptr;
    QToolBar *m_toolBar = nullptr;
    std::map<const DocumentSession *, OpenTab> m_open;
    const DocumentSession *m_session = nullptr; ///< the one in front
    std::vector<QMetaObject::Connection> m_shown;
};

} // namespace marrow
