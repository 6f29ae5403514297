#pragma once

#include "views/common/pose_context.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace marrow {

/// What can be done to the pose on show besides dragging it: copy, paste, paste mirrored, back to the bind pose, key, breakdown.
/// Works on the selected joints, or on all of them where it says so. Each is one PoseContext::edit. GUI thread.
class PoseVerbs : public QObject
{
    Q_OBJECT

public:
    explicit PoseVerbs(QObject *parent = nullptr);

    void setContext(PoseContext *pose) { m_pose = pose; }
    PoseContext *context() const { return m_pose; }

    /// The selected joints; every joint when none is selected.
    std::vector<JointId> chosen() const;
    std::vector<JointId> selected() const;
    std::vector<JointId> all() const;
    bool hasSelection() const { return !selected().empty(); }

    /// The chosen joints' transforms go to the clipboard as text.
    void copy();
    bool canPaste() const;
    /// Sets what the clipboard has, by joint name.
    void paste();
    /// The same on the other side, as a mirror shows it.
    void pasteMirrored();
    /// The chosen joints' pose goes to their partners without the clipboard.
    void flip();
    void resetToBind(const std::vector<JointId> &joints);
    /// Keys joints at the playhead as they stand.
    void key(const std::vector<JointId> &joints);

    /// Between the keys around the playhead: 0 is the pose at the key before, 1 that at the key after, for the chosen joints.
    void previewBreakdown(float fraction);
    void commitBreakdown(float fraction);
    void cancelBreakdown();
    /// Whether a chosen joint has keys on both sides of the playhead.
    bool canBreakDown() const;

signals:
    /// A sentence for the status line.
    void message(const QString &text);

private:
    JointLocals clipboardPose() const;
    JointLocals breakdownAt(float fraction) const;
    QString nameOf(const std::vector<JointId> &joints) const;
    JointLocals changedOnly(const JointLocals &values) const;
    void apply(const JointLocals &values, const QString &text);

    QPointer<PoseContext> m_pose;
};

} // namespace marrow
