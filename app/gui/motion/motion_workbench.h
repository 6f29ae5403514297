#pragma once

#include "app/gui/workbench.h"
#include "render/voxel/view_options.h"
#include "views/motion/motion_context.h"

#include <map>
#include <memory>

namespace marrow {

class MotionCanvas;
class MotionClipsPanel;
class MotionFactsPanel;

/// Where motions are looked at before anything is done with them: the stick figure with its transport, the clips of the file, and how it was
/// read. The workspace is "motion".
class MotionWorkbench : public Workbench
{
    Q_OBJECT

public:
    explicit MotionWorkbench(const WorkbenchShell &shell);
    ~MotionWorkbench() override;

    /// Of the motion in front; nullptr when there is none.
    MotionContext *context() const;
    MotionCanvas &motionCanvas() { return *m_canvas; }

    bool takes(const DocumentSession &session) const override;
    QWidget *canvas() const override;
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

signals:
    void filesDropped(const QStringList &paths);

private:
    void addDocks();
    void arrange() const;
    void showIn(MotionContext *context);
    void readBy(DocumentSession *session, const MotionOverrides &before);
    void exportClip();
    void mirrorViewOptions();
    void setOption(bool ViewOptions::*option, bool on);

    WorkbenchShell m_shell;
    MotionCanvas *m_canvas = nullptr;
    MotionClipsPanel *m_clips = nullptr;
    MotionFactsPanel *m_facts = nullptr;
    std::map<const DocumentSession *, std::unique_ptr<MotionContext>> m_open;
    DocumentSession *m_session = nullptr; ///< the one in front
};

} // namespace marrow
