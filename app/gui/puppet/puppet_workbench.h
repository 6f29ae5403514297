#pragma once

#include "app/gui/workbench.h"
#include "views/panel/panel_session.h"
#include "views/puppet/inspect_chunk.h"
#include "views/puppet/puppet_canvas.h"

#include <map>
#include <memory>

namespace marrow {

class AdvancedPanel;
class InspectPanel;
class ParameterPanel;
class PlayPanel;
class TransportBar;

/// Where puppets are played and their panels edited: the canvas with its bars, and the panels of the workspace "puppet".
class PuppetWorkbench : public Workbench
{
    Q_OBJECT

public:
    explicit PuppetWorkbench(const WorkbenchShell &shell);
    ~PuppetWorkbench() override;

    /// Of the puppet in front; nullptr when there is none.
    PuppetContext *context() const;

    bool takes(const DocumentSession &session) const override;
    QWidget *canvas() const override { return m_page; }
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
        std::unique_ptr<PuppetContext> context;
        std::unique_ptr<PanelSession> panel; ///< behind the context it looks at
        CanvasState view;
        InspectFile file; ///< as it was when it was read
    };

    void buildPage();
    void addDocks();
    void arrange() const;
    void showIn(OpenTab *tab);
    void fillTab(const DocumentSession *session, OpenTab &tab);
    void chooseSound();
    void exportCopy();

    WorkbenchShell m_shell;
    QWidget *m_page = nullptr;
    PuppetCanvas *m_canvas = nullptr;
    TransportBar *m_transport = nullptr;
    PlayPanel *m_play = nullptr;
    ParameterPanel *m_parameters = nullptr;
    AdvancedPanel *m_advanced = nullptr;
    InspectPanel *m_inspect = nullptr;
    std::map<const DocumentSession *, OpenTab> m_open;
    const DocumentSession *m_session = nullptr; ///< the one in front
};

} // namespace marrow
