#pragma once

#include "app/gui/session_reader.h"
#include "app/gui/tabbed_workbench.h"
#include "render/voxel/view_options.h"
#include "views/motion/motion_context.h"

#include <memory>

namespace marrow {

class MotionCanvas;
class MotionClipsPanel;
class MotionFactsPanel;

/// What the workbench keeps of an open motion.
struct MotionTab
{
    std::unique_ptr<MotionContext> context;
};

/// Where motions are looked at before anything is done with them: the stick figure with its transport, the clips of the file, and how it was
/// read. The workspace is "motion".
class MotionWorkbench : public TabbedWorkbench<MotionTab>
{
    Q_OBJECT

public:
    explicit MotionWorkbench(const WorkbenchShell &shell);
    ~MotionWorkbench() override;

    /// Of the motion in front; nullptr when there is none.
    MotionContext *context() const;
    MotionCanvas &motionCanvas() { return *m_canvas; }

    bool takes(const DocumentSession &session) const override;
    void showReport(const DocumentSession &session) override;
    /// Whatever came of readingAsked(): what a person chose shows what the file was read by.
    void readingEnded(const DocumentSession &session);
    void enterWorkspace(const QString &id) override;
    void trigger(const QString &actionId, bool checked) override;
    QString selectionText() const override;
    QImage picture() override;
    void addPaletteEntries(std::vector<CommandPalette::Entry> &entries) override;
    void applyTheme(bool dark) override;

signals:
    void filesDropped(const QStringList &paths);
    /// The file of an open motion is to be read again, this way.
    void readingAsked(marrow::DocumentSession *session, const marrow::SessionReader &reader);

private:
    void fillTab(DocumentSession *session, MotionTab &tab) override;
    void takeTab(MotionTab *tab) override;
    void tabTaken(MotionTab &tab) override;

    void addDocks();
    void arrange() const;
    void exportClip();
    void mirrorViewOptions();
    void setOption(bool ViewOptions::*option, bool on);

    MotionCanvas *m_canvas = nullptr;
    MotionClipsPanel *m_clips = nullptr;
    MotionFactsPanel *m_facts = nullptr;
};

} // namespace marrow
