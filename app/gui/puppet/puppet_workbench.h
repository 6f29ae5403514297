#pragma once

#include "app/gui/tabbed_workbench.h"
#include "views/panel/panel_session.h"
#include "views/puppet/inspect_chunk.h"
#include "views/puppet/puppet_canvas.h"

#include <memory>

namespace marrow {

class AdvancedPanel;
class InspectPanel;
class ParameterPanel;
class PlayPanel;
class TransportBar;

/// What the workbench keeps of an open puppet.
struct PuppetTab
{
    std::unique_ptr<PuppetContext> context;
    std::unique_ptr<PanelSession> panel; ///< behind the context it looks at
    CanvasState view;
    InspectFile file; ///< as it was when it was read
};

/// Where puppets are played and their panels edited: the canvas with its bars, and the panels of the workspace "puppet".
class PuppetWorkbench : public TabbedWorkbench<PuppetTab>
{
    Q_OBJECT

public:
    explicit PuppetWorkbench(const WorkbenchShell &shell);
    ~PuppetWorkbench() override;

    /// Of the puppet in front; nullptr when there is none.
    PuppetContext *context() const;

    bool takes(const DocumentSession &session) const override;
    void saved(DocumentSession *session) override;
    void showReport(const DocumentSession &session) override;
    void jumpTo(const Issue &issue) override;
    void check() override;
    IssueCheck issueCheck() const override;
    void trigger(const QString &actionId, bool checked) override;
    QString selectionText() const override;
    QImage picture() override;
    void addPaletteEntries(std::vector<CommandPalette::Entry> &entries) override;

private:
    void fillTab(DocumentSession *session, PuppetTab &tab) override;
    void leaveTab(PuppetTab &tab) override;
    void takeTab(PuppetTab *tab) override;
    void tabTaken(PuppetTab &tab) override;

    void buildPage();
    void addDocks();
    void arrange() const;
    void renewTab(const DocumentSession *session, PuppetTab &tab);
    void chooseSound();
    Report reportOf(const DocumentSession &session) const;
    void tellPageFaults();
    void exportCopy();

    PuppetCanvas *m_canvas = nullptr;
    TransportBar *m_transport = nullptr;
    PlayPanel *m_play = nullptr;
    ParameterPanel *m_parameters = nullptr;
    AdvancedPanel *m_advanced = nullptr;
    InspectPanel *m_inspect = nullptr;
};

} // namespace marrow
