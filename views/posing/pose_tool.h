#pragma once

#include "model/voxel/ik_drag.h"
#include "render/viewport/gizmo.h"
#include "views/posing/pose_verbs.h"
#include "views/viewport/viewport_widget.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace marrow {

/// What a drag in the view does to the selected joints.
enum class PoseMode { Move, Turn, Scale, Reach };

struct PoseToolSettings
{
    PoseMode mode = PoseMode::Turn;
    PoseFrame frame = PoseFrame::Local;
    int chainLength = kDefaultIkLength; ///< joints that turn when an end is dragged
    bool holdEnd = false;               ///< the dragged joint keeps its direction in the model

    bool operator==(const PoseToolSettings &) const = default;
};

/// Poses joints in the 3D view: picks them by bone or voxel, turns, moves and scales them with a gizmo, or drags a point of the
/// model and lets the joints above follow (Reach). Rest poses are never touched. A drag is a preview; its end is one
/// PoseContext::edit, Escape takes it back.
class PoseTool : public QObject, public ViewportTool
{
    Q_OBJECT

public:
    /// `verbs` does what the keys ask for besides dragging, and must outlive the tool.
    explicit PoseTool(PoseVerbs *verbs, QObject *parent = nullptr);
    ~PoseTool() override;

    void setContext(PoseContext *pose);
    PoseContext *context() const { return m_pose; }
    const PoseToolSettings &settings() const { return m_settings; }
    void setSettings(const PoseToolSettings &settings);

    void activate(ViewportWidget &view) override;
    void deactivate(ViewportWidget &view) override;
    void hover(ViewportWidget &view, const ViewportEvent *event) override;
    bool press(ViewportWidget &view, const ViewportEvent &event) override;
    void drag(ViewportWidget &view, const ViewportEvent &event) override;
    void release(ViewportWidget &view, const ViewportEvent &event) override;
    void cancel(ViewportWidget &view) override;
    bool key(ViewportWidget &view, QKeyEvent &event) override;
    QString hintText() const override;
    QCursor cursor() const override;

signals:
    void settingsChanged();

private:
    bool canPick() const;
    /// nullptr while there is nothing to pose: no rig, or the bind pose is on show.
    const Skeleton *skeleton() const;
    void refreshGizmo();
    std::optional<GizmoState> gizmoNow() const;
    float gizmoLength(const GizmoState &gizmo) const;
    std::optional<JointId> jointUnder(const ViewportEvent &event) const;
    void setHovered(std::optional<JointId> joint, QPointF position);
    void pick(JointId joint, Qt::KeyboardModifiers modifiers);
    bool beginReach(const ViewportEvent &event);
    void dragReach(const ViewportEvent &event);
    void showChain();
    void endGesture();
    JointLocals gizmoValues(const ViewportEvent &event);
    JointLocals turned(const ViewportEvent &event, bool snap);
    JointLocals moved(const ViewportEvent &event, bool snap) const;
    JointLocals scaled(const ViewportEvent &event, bool snap) const;
    QString gestureText() const;
    std::vector<JointId> gizmoJoints() const;
    bool nudge(int key, Qt::KeyboardModifiers modifiers);
    bool changeSettings(int key);
    bool verb(const QKeyEvent &event);

    PoseVerbs *m_verbs;
    QPointer<PoseContext> m_pose;
    PoseToolSettings m_settings;
    QPointer<ViewportWidget> m_view;
    Pose m_startPose; ///< as the gesture found it
    GizmoState m_start;
    GizmoPart m_part = GizmoPart::None;
    GizmoPart m_hoveredPart = GizmoPart::None;
    Ray m_startRay;
    QPointF m_pressedAt;
    bool m_dragged = false; ///< a press that never moved changes nothing
    float m_angle = 0; ///< of a turn so far, beyond half a turn as well
    std::optional<IkDrag> m_reach;
    IkEffector m_effector;
    std::vector<JointId> m_chain;
    Eigen::Vector3f m_grabbed = Eigen::Vector3f::Zero(); ///< where the effector stood when it was taken
};

} // namespace marrow
