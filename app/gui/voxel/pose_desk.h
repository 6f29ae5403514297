#pragma once

#include "views/common/pose_context.h"
#include "views/posing/pose_panel.h"

#include <QObject>
#include <QPointer>

class QToolButton;

namespace marrow {

class FilePrompts;
class NoticeBar;
class PoseGuideFeed;
class PoseTool;
class Preferences;
class ViewportWidget;

/// Everything about posing in one place: the tool, its options, the panel, what is drawn around a pose, and what becomes of poses
/// that are not keyed. Follows one document at a time. GUI thread.
class PoseDesk : public QObject
{
    Q_OBJECT

public:
    PoseDesk(ViewportWidget &view, NoticeBar &notices, Preferences &preferences, QObject *parent = nullptr);

    /// nullptr when nothing is open.
    void setContext(PoseContext *pose);
    PoseTool *tool() const { return m_tool; }
    PosePanel *panel() const { return m_panel; }
    PoseGuideFeed &guides() const { return *m_guides; }
    QWidget *makeOptions(QWidget *parent);
    QToolButton *makeGuideMenu(QWidget *parent);

    /// Before a document goes: asks what to do with poses that are not keyed. False when it is to stay open.
    static bool settle(PoseContext &pose, FilePrompts &prompts, const QString &documentName);
    /// After a document was written: says that the file lacks what is not keyed.
    void tellUnkeyed();

signals:
    void hintChanged(const QString &hint);

private:
    PoseContext::LeaveAnswer onLeave();
    void ask();
    void answer(PoseContext::LeaveAnswer answer);

    NoticeBar &m_notices;
    Preferences &m_preferences;
    PoseVerbs *m_verbs;
    PoseTool *m_tool;
    PosePanel *m_panel; ///< goes into a dock, which owns it
    PoseGuideFeed *m_guides;
    QPointer<PoseContext> m_pose;
    bool m_keepThese = false; ///< the person chose to keep what is loose now; asked again after the next change
};

} // namespace marrow
