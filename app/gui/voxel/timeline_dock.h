#pragma once

#include "app/gui/workbench.h"
#include "views/common/pose_context.h"

namespace marrow {

class TimelinePanel;

/// The timeline's dock, and what its panel may not do itself: read and write files, tell the window. Owned by the
/// window.
class TimelineDock : public QObject
{
    Q_OBJECT

public:
    explicit TimelineDock(const WorkbenchShell &shell);

    TimelinePanel &panel() const { return *m_panel; }
    /// nullptr when nothing is open.
    void setContext(PoseContext *context);

signals:
    void hintChanged(const QString &hint);

private:
    /// What times snap to is a person's habit, not a document's: it is kept between runs.
    void keepGrid();
    void importClips();
    void exportClip();

    WorkbenchShell m_shell;
    TimelinePanel *m_panel;
};

} // namespace marrow
