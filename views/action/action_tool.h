#pragma once

#include "model/voxel/ik_drag.h"
#include "render/viewport/gizmo.h"
#include "views/action/action_context.h"
#include "views/viewport/viewport_widget.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace marrow {

/// What a drag in the view does: turn the picked joints by rings, move the hips by arrows, or take a joint and let the ones above it follow.
enum class ActionMode { Turn, Move, Reach };

struct ActionToolSettings
{
    ActionMode mode = ActionMode::Turn;
    PoseFrame frame = PoseFrame::Local;
    bool holdFeet = true; ///< feet stay where they stand while the hips move

    bool operator==(const ActionToolSettings &) const = default;
};

/// Poses a character in the 3D view at the frame in hand, as PoseTool does with voxel rigs: joints are picked by their bones, a drag is a
/// preview, its end one key and one undo step, Escape takes it back.
class ActionTool : public QObject, public ViewportTool
{
    Q_OBJECT

public:
    explicit ActionTool(QObject *parent = nullptr);
    ~ActionTool() override;

    void setContext(ActionContext *context);
    const ActionToolSettings &settings() const { return m_settings; }
    void setSettings(const ActionToolSettings &settings);
    /// A gesture that is still going on becomes a key: before saving, or when the frame changes under it.
    void finishGesture();

    void activate(ViewportWidget &view) override;
    void deactivate(ViewportWidget &view) override;
    void hover(ViewportWidget &view, const ViewportEvent *event) override;
    bool press(ViewportWidget &view, const ViewportEvent &event) override;
    void drag(ViewportWidget &view, const ViewportEvent &event) override;
    void release(ViewportWidget &view, const ViewportEvent &event) override;
    void cancel(ViewportWidget &view) override;
    bool key(ViewportWidget &view, QKeyEvent &event) override;
    QString hintText() const override;

signals:
    void settingsChanged();

private:
    std::optional<int> jointUnder(const ViewportEvent &event) const;
    std::optional<GizmoState> gizmoNow() const;
    float gizmoLength(const GizmoState &gizmo) const;
    void refreshGizmo();
    void setHovered(std::optional<int> joint, QPointF position);
    std::vector<JointId> picked() const;
    void turn(const ViewportEvent &event);
    void move(const ViewportEvent &event);
    bool beginReach(int joint, const ViewportEvent &event);
    void reach(const ViewportEvent &event);
    void endGesture();
    bool nudge(const QKeyEvent &event);
    bool verb(const QKeyEvent &event);

    QPointer<ActionContext> m_context;
    ActionToolSettings m_settings;
    QPointer<ViewportWidget> m_view;
    GizmoPart m_part = GizmoPart::None;
    GizmoPart m_hoveredPart = GizmoPart::None;
    GizmoState m_start;
    HumanoidPose m_startPose;
    Pose m_startHandles;
    Ray m_startRay;
    float m_angle = 0;
    std::optional<IkDrag> m_reach;
    Eigen::Vector3f m_grabbed = Eigen::Vector3f::Zero();
};

} // namespace marrow
