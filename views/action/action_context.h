#pragma once

#include "model/character/humanoid_figure.h"
#include "model/document/action_document.h"
#include "views/action/humanoid_handles.h"
#include "views/common/playback.h"

#include <QJsonObject>
#include <QObject>

#include <optional>

namespace marrow {

/// The doll that shows actions of characters that are not at hand.
HumanoidFigure usualDoll();

/// What the panels and the tool of one open hand-keyed action share and what is no part of it: the frame in hand, the clock, the figure it is
/// shown on, and the pose a drag would give. Every finished gesture is a key at the frame in hand and one undo step, so nothing that is posed
/// is ever outside the document for longer than a drag. Made beside the document, which must outlive it. GUI thread.
class ActionContext : public QObject
{
    Q_OBJECT

public:
    explicit ActionContext(ActionDocument *document, QObject *parent = nullptr);

    ActionDocument *document() const { return m_document; }
    const HandKeyedAction &action() const { return m_document->asset(); }

    /// Who shows the action: the doll of a grown person until somebody else is given.
    const HumanoidFigure &figure() const { return m_figure; }
    void setFigure(const HumanoidFigure &figure);
    const Skeleton &skeleton() const { return m_skeleton; }

    Playback &playback() { return m_playback; }
    /// The frame in hand; while it plays, the place of the playhead, which may lie between frames.
    double place() const;
    int frame() const;
    void setFrame(int frame);
    /// Where the action ends, at least a second and a half, so that there is always room to work.
    int shownEnd() const;
    bool hasKey(int frame) const;
    /// The next frame with a key behind (1) or before (-1) the one in hand; nullopt when there is none.
    std::optional<int> nextKey(int direction) const;

    /// The pose on show, with the preview of a drag.
    const HumanoidPose &pose() const { return m_pose; }
    const Pose &handles() const { return m_handles; }
    /// The poses of the keys before and behind the frame in hand, for onion skins.
    std::vector<HumanoidPose> neighbours() const;

    void setPreview(const HumanoidPose &pose);
    void clearPreview();
    bool hasPreview() const { return m_preview.has_value(); }
    /// Ends a gesture: what differs from the pose there becomes a key at the frame in hand.
    void commitPreview();
    void edit(const HumanoidPose &pose);

    /// The joint that is turned by numbers and handles; the last one picked.
    std::optional<int> activeJoint() const;
    void pick(int joint, bool add = false);

    // What can be done besides dragging. Each is one undo step at most.
    void keyHere();
    void removeKeys();
    void copyKeys() const;
    /// Pastes copied keys so that the first one lands on the frame in hand.
    void pasteKeys();
    bool canPasteKeys() const;
    void copyPose() const;
    bool canPastePose() const;
    void pastePose(bool mirrored);
    void flipPose();
    /// The picked joints go back to their rest, or all of them with the hips.
    void resetJoints(bool all);
    /// The pose of the first key also becomes the last one, where the action is to come home.
    void closeLoop();
    void run(const QString &command, const QJsonObject &args);

signals:
    void poseChanged();
    void frameChanged();
    void figureChanged();
    void commandFailed(const marrow::Error &error);

private:
    void refreshPose();
    void refreshRange();
    QJsonObject difference(const HumanoidPose &to) const;

    ActionDocument *m_document;
    HumanoidFigure m_figure;
    Skeleton m_skeleton;
    Playback m_playback;
    HumanoidPose m_pose;
    Pose m_handles;
    std::optional<HumanoidPose> m_preview;
};

} // namespace marrow
