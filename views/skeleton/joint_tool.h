#pragma once

#include "render/viewport/gizmo.h"
#include "views/common/rig_context.h"
#include "views/skeleton/snapping.h"
#include "views/viewport/viewport_widget.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace marrow {

/// How joints are moved in the view.
struct JointToolSettings
{
    GizmoMode mode = GizmoMode::Translate;
    bool localAxes = false; ///< the handles point along the joint's own axes
    JointSnap snap = JointSnap::Free;
    bool keepChildren = false; ///< joints below stay where they are

    bool operator==(const JointToolSettings &) const = default;
};

/// Picks joints in the 3D view and moves, turns and scales their rest pose with a gizmo. A drag is shown as a preview and is one
/// joint.setRest at its end; the keys nudge. Clicking a voxel picks the joint it follows and puts the cursor there.
class JointTool : public QObject, public ViewportTool
{
    Q_OBJECT

public:
    explicit JointTool(QObject *parent = nullptr);
    ~JointTool() override;

    void setContext(RigContext *context);
    const JointToolSettings &settings() const { return m_settings; }
    void setSettings(const JointToolSettings &settings);

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
    /// A joint a drag moves, as it stood when the drag began. Joints below another moved one come along by themselves.
    struct Moved
    {
        JointId joint = 0;
        Eigen::Affine3f world;
    };

    void refreshGizmo();
    std::optional<GizmoState> gizmoNow() const;
    float gizmoLength(const GizmoState &gizmo) const;
    void setHovered(std::optional<JointId> joint, QPointF position);
    void pick(JointId joint, Qt::KeyboardModifiers modifiers);
    void gather();
    Eigen::Affine3f dragMatrix(const ViewportEvent &event) const;
    /// Where the active joint is, which is not where its handles are while joints are taken apart.
    Eigen::Vector3f pivot() const;
    Eigen::Vector3f snappedMove(const Eigen::Vector3f &move, const std::array<bool, 3> &movable, bool snap) const;
    void previewMatrix(const Eigen::Affine3f &change);
    void commitPreview();
    bool nudge(int key, Qt::KeyboardModifiers modifiers);
    bool changeMode(int key);

    QPointer<RigContext> m_context;
    JointToolSettings m_settings;
    QPointer<ViewportWidget> m_view;
    GizmoState m_start;
    GizmoPart m_part = GizmoPart::None;
    GizmoPart m_hoveredPart = GizmoPart::None;
    Ray m_startRay;
    std::vector<Moved> m_moved;
};

} // namespace marrow
