#pragma once

#include "app/gui/tabbed_workbench.h"
#include "app/gui/voxel/viewport_binding.h"

#include <memory>

namespace marrow {

class PanelSet;
class PlaybackBar;
class TimelineDock;
class ViewBar;
class ViewportWidget;

/// What the workbench keeps of an open voxel rig.
struct VoxelTab
{
    std::unique_ptr<RigContext> context;
    std::unique_ptr<PoseContext> pose; ///< behind the context it looks at
    ViewState view;
};

/// Where voxel rigs are worked on: the 3D view with its bars, and the panels of the workspaces "voxel" and "animate".
class VoxelWorkbench : public TabbedWorkbench<VoxelTab>
{
    Q_OBJECT

public:
    explicit VoxelWorkbench(const WorkbenchShell &shell);
    ~VoxelWorkbench() override;

    ViewportWidget &viewport() const { return *m_viewport; }
    PanelSet &panels() const { return *m_panels; }
    TimelineDock &timeline() const { return *m_timeline; }
    RigContext *context() const { return m_binding->context(); }

    bool takes(const DocumentSession &session) const override;
    bool settle(DocumentSession *session) override;
    void saved(DocumentSession *session) override;
    void showReport(const DocumentSession &session) override;
    void jumpTo(const Issue &issue) override;
    void check() override;
    IssueCheck issueCheck() const override;
    void enterWorkspace(const QString &id) override;
    bool offers(const QString &actionId) const override;
    void trigger(const QString &actionId, bool checked) override;
    QString gestureText(bool redo) const override;
    void takeGesture(bool redo) override;
    QString selectionText() const override;
    QImage picture() override;
    QImage thumbnail(const DocumentSession &session) override;
    void addPaletteEntries(std::vector<CommandPalette::Entry> &entries) override;
    void retranslate() override;
    void applyTheme(bool dark) override;

private:
    void fillTab(DocumentSession *session, VoxelTab &tab) override;
    void takeTab(VoxelTab *tab) override;
    void tabTaken(VoxelTab &tab) override;

    void buildCanvas();
    void connectView();
    void connectPanels();
    void mirrorViewOptions();
    void refreshCaption();
    bool triggerView(const QString &actionId, bool checked);
    void isolate(bool on);

    /// Opens the export dialog at a format (ExportDialog::formats()).
    void exportCopy(const QString &suffix);
    void refreshThumbnail();
    void loadRigJson();

    ViewportWidget *m_viewport = nullptr;
    PlaybackBar *m_playbackBar = nullptr;
    ViewBar *m_viewBar = nullptr;
    QWidget *m_guideMenu = nullptr; ///< of the workspace "animate"
    ViewportBinding *m_binding = nullptr;
    TimelineDock *m_timeline = nullptr;
    PanelSet *m_panels = nullptr;
    QString m_workspace = QStringLiteral("voxel");
};

} // namespace marrow
