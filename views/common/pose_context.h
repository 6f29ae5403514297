#pragma once

#include "model/voxel/pose_edit.h"
#include "views/common/playback.h"
#include "views/common/rig_context.h"

#include <functional>
#include <map>
#include <vector>

namespace marrow {

/// The pose one open rig stands in: the selected clip at the playhead, with what was posed and not keyed yet ("loose") on top.
/// Edits go through `edit`, which keys them (auto-key) or keeps them loose; loose edits are never dropped without a word.
/// Made by the window beside the RigContext, which must outlive it. GUI thread.
class PoseContext : public QObject
{
    Q_OBJECT

public:
    using Locals = JointLocals;

    explicit PoseContext(RigContext *rig, QObject *parent = nullptr);

    RigContext *rigContext() const { return m_rig; }
    VoxelDocument *document() const { return m_rig->document(); }
    Playback &playback() { return m_playback; }
    const Playback &playback() const { return m_playback; }

    /// Off: the bind pose is shown, the skeleton's own tools work on rest poses. On: the animation workspace.
    bool isActive() const { return m_active; }
    void setActive(bool active);

    /// The selected clip, nullptr when there is none.
    const AnimationClip *clip() const;
    /// Selects a clip (nullopt: none) and moves the playhead into it. Asks about loose edits first; false when kept.
    bool selectClip(std::optional<std::uint16_t> id);
    /// The playhead as the whole millisecond a key would get.
    std::uint32_t keyTime() const;

    /// The part of the clip that plays, in milliseconds, when it is not the whole. Kept until another clip is chosen; never written.
    using LoopRange = std::optional<std::pair<double, double>>;
    const LoopRange &loopRange() const { return m_loopRange; }
    void setLoopRange(LoopRange range);

    Interpolation interpolation() const { return m_interpolation; }
    void setInterpolation(Interpolation policy);
    bool autoKey() const { return m_autoKey; }
    void setAutoKey(bool on);

    /// The pose on show. Valid until the next signal; empty without a rig.
    const Pose &pose() const;
    /// A joint's local transform on show.
    Transform local(JointId joint) const;

    /// What is posed and not keyed.
    const Locals &loose() const { return m_loose; }
    /// A drag shows these on top of everything until `edit` or `clearPreview`.
    void setPreview(Locals locals);
    void clearPreview();
    /// Ends a gesture: keys the transforms at the playhead as one undo step named `text` (auto-key) or keeps them loose.
    void edit(const Locals &locals, const QString &text);
    /// Keys what is loose, as one undo step. False when there is nothing, or no clip.
    bool keyLoose();
    /// Keys some joints as they stand on show, loose or not, as one undo step named `text`. False without a clip.
    bool keyJoints(const std::vector<JointId> &joints, const QString &text);
    void dropLoose();
    /// The joints go back to what the clip says.
    void dropLoose(const std::vector<JointId> &joints);
    /// Somebody else keyed these joints as they stand: they are loose no more, and undo begins with the keys.
    void settleKeyed(const std::vector<JointId> &joints);
    /// What Undo (or, with `redo`, Redo) would do to poses that are in no command, for people to read; empty when the next step back
    /// is one of the document's, or there is none.
    QString looseStep(bool redo) const;
    void takeLooseStep(bool redo);
    /// Where the playhead stood when the loose edits were made.
    double looseTime() const { return m_looseTime; }

    enum class LeaveAnswer { Key, Drop, Stay, Keep };
    /// Asked when the playhead leaves a frame that has loose edits. Without one they are kept.
    void setLeaveQuestion(std::function<LeaveAnswer()> question) { m_leaveQuestion = std::move(question); }
    /// While the question is asked and after it was answered with Stay: does again what was kept from happening.
    const std::function<void()> &pendingLeave() const { return m_pendingLeave; }
    /// Asks about loose edits where something would end them (another clip, closing). False: stay.
    bool settleLoose();

signals:
    void poseChanged();
    void looseChanged();
    void clipChanged();
    void settingsChanged();
    void activeChanged(bool active);

private:
    void onCommitted(const ChangeSet &change);
    void onSelectionChanged();
    void onTimeChanged();
    void adoptRange();
    void invalidate();
    void tellLoose();
    void rememberLoose(const QString &text);
    void forgetLooseSteps();
    void rememberKeyed(const Locals &loose);
    void onUndoIndex(int index);
    bool writeKeys(const Locals &locals);

    RigContext *m_rig;
    Playback m_playback;
    std::function<LeaveAnswer()> m_leaveQuestion;
    std::function<void()> m_pendingLeave;
    PoseSampler m_sampler;
    mutable Pose m_pose;
    mutable bool m_dirty = true;
    std::optional<std::uint16_t> m_clip;
    LoopRange m_loopRange;
    Interpolation m_interpolation = Interpolation::Linear;
    bool m_active = false;
    bool m_autoKey = false;
    bool m_settling = false;
    double m_looseTime = 0; ///< where the loose edits were made
    Locals m_loose;
    Locals m_preview;
    struct LooseStep
    {
        Locals loose;
        double time = 0;
        QString text;
        int documentIndex = 0; ///< of the undo stack: a command since then is taken back first
    };
    std::vector<LooseStep> m_looseSteps[2]; ///< [redo]
    struct KeyedPose
    {
        Locals loose;
        double time = 0;
        int step = 0;                 ///< its place in the undo stack
        const QUndoCommand *command; ///< only to tell it from another one in that place
    };
    std::vector<KeyedPose> m_keyed;
    int m_documentIndex = 0;
};

} // namespace marrow
