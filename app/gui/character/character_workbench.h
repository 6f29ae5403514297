#pragma once

#include "app/gui/tabbed_workbench.h"
#include "render/viewport/camera_rig.h"
#include "views/character/character_context.h"
#include "views/viewport/viewport_tool.h"

#include <memory>
#include <optional>

namespace marrow {

class AnimationPanel;
class BindingDocks;
class CharacterBar;
class CharacterFactsPanel;
class CharacterJointPanel;
class CharacterSession;
class ClipTransport;
class OffscreenRenderer;
class ViewportWidget;

/// What the workbench keeps of an open character.
struct CharacterTab
{
    const CharacterSession *session = nullptr;
    std::unique_ptr<CharacterContext> context;
    std::optional<CameraRig> camera;
    QImage thumbnail;
    bool bound = false;
};

/// Where characters are looked at, placed, bound and moved: the 3D view with its bars, and the panels of the workspace "character".
class CharacterWorkbench : public TabbedWorkbench<CharacterTab>
{
    Q_OBJECT

public:
    explicit CharacterWorkbench(const WorkbenchShell &shell);
    ~CharacterWorkbench() override;

    ViewportWidget &viewport() { return *m_viewport; }
    /// Of the character in front; nullptr when there is none.
    CharacterContext *context() const;
    CharacterSession *session() const;
    /// What the left button does: nullptr for selecting joints. Not owned.
    void setTool(ViewportTool *tool);
    /// Shows the character as it was imported, with its own skin and clips, or with its 22 joints as placed and bound here.
    void showBound(bool bound);
    bool showsBound() const;

    bool takes(const DocumentSession &session) const override;
    void showReport(const DocumentSession &session) override;
    void enterWorkspace(const QString &id) override;
    void trigger(const QString &actionId, bool checked) override;
    QString selectionText() const override;
    QImage picture() override;
    QImage thumbnail(const DocumentSession &session) override;
    void addPaletteEntries(std::vector<CommandPalette::Entry> &entries) override;
    void retranslate() override;
    void applyTheme(bool dark) override;

signals:
    /// The character in front is another one, or none; or it is shown as bound instead of as imported.
    void contextChanged(marrow::CharacterContext *context);

private:
    void fillTab(DocumentSession *session, CharacterTab &tab) override;
    void leaveTab(CharacterTab &tab) override;
    void takeTab(CharacterTab *tab) override;
    void tabTaken(CharacterTab &tab) override;

    void buildPage();
    void addDocks();
    void arrange() const;
    void documentChanged(CharacterSession *session, const struct CharacterChangeSet &change);
    void putModel(CharacterTab &tab);
    void showFacts(const CharacterTab *tab);
    void showFigure();
    void showPose();
    void showJoint(int node);
    void updateCaption();
    void mirrorOptions();
    void changeOptions(const std::function<void(ViewOptions &)> &change);
    void drawThumbnail(CharacterTab &tab);

    ViewportWidget *m_viewport = nullptr;
    ClipTransport *m_transport = nullptr;
    CharacterBar *m_bar = nullptr;
    BindingDocks *m_binding = nullptr; ///< the workspace "binding"
    AnimationPanel *m_animations = nullptr;
    CharacterJointPanel *m_joints = nullptr;
    CharacterFactsPanel *m_facts = nullptr;
    std::unique_ptr<ViewportTool> m_selectTool;
    std::unique_ptr<OffscreenRenderer> m_offscreen; ///< for thumbnails, made when first needed
};

} // namespace marrow
