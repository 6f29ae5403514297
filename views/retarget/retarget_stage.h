#pragma once

#include "model/character/retarget/retarget.h"
#include "render/character/stick_figure.h"
#include "render/viewport/overlay_content.h"
#include "views/retarget/target_body.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace marrow {

class ViewportWidget;

/// Source and target of a bake in the 3D view: the source as a stick figure, the target with its skin. Beside each other, or over each other; then
/// the source is drawn through the target, and handles turn the target's limbs: they are dragged, or walked through with Tab and turned with
/// Ctrl and an arrow. GUI thread.
class RetargetStage : public QWidget
{
    Q_OBJECT

public:
    enum class Arrangement { Beside, Over };
    /// A joint of the target that can be dragged, and the joint above it that turns then.
    struct Handle
    {
        int joint = -1;
        int turns = -1;
        bool operator==(const Handle &) const = default;
    };

    explicit RetargetStage(Arrangement arrangement, QWidget *parent = nullptr);
    ~RetargetStage() override;

    /// What moves as the target; another one is framed when it is shown first.
    void setTarget(TargetBody body);
    void setCaptions(const QString &source, const QString &target);
    void setHandlesShown(bool shown) { m_handlesShown = shown; }
    /// The next pose is framed anew unless a person moved the camera.
    void frameNext() { m_frameNext = m_framed; }
    void showPose(const RetargetPlan &plan, const StickFigure &source, const TargetPose &pose);
    void clear();
    /// While a clip plays, frames are drawn without being asked for.
    void setPlaying(bool playing);
    void lookFromFront();

    const std::vector<Handle> &handles() const { return m_handles; }
    int focusedHandle() const { return m_focused; }
    /// Where a handle is in the view, logical pixels of viewport().
    QPointF placeOf(int handle) const;
    const StickFigure &source() const { return m_source; }
    /// Where the target's joints stand, in the world on show.
    const TargetWorlds &targetPlaces() const { return m_places; }
    ViewportWidget &viewport();

    QSize sizeHint() const override { return {420, 320}; }
    QSize minimumSizeHint() const override { return {220, 160}; }

signals:
    /// A handle was dragged or turned by a key: a joint of the target is to be turned by this in the world. `finished` at the end of the gesture.
    void limbTurned(int targetJoint, const Eigen::Quaternionf &turn, bool finished);

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    class HandleTool;
    void draw();
    void drawOverlay();
    void frame();
    void sizeChanged();
    void findHandles(const RetargetPlan &plan);
    int handleAt(QPointF position) const;
    void turnFocused(int key);
    Eigen::Vector3f aside(const RetargetPlan &plan) const;

    Arrangement m_arrangement;
    ViewportWidget *m_viewport = nullptr; ///< a 3D window costs a moment: made when it is looked at
    std::unique_ptr<HandleTool> m_tool;
    TargetBody m_body;
    PoseSampler m_sampler;
    QString m_sourceCaption, m_targetCaption;
    std::optional<RetargetTarget> m_target; ///< of what is on show; nullopt: nothing is
    TargetPose m_pose;
    TargetWorlds m_places;
    StickFigure m_source;
    bool m_handlesShown = false;
    std::vector<Handle> m_handles;
    int m_hovered = -1;
    int m_focused = -1;
    bool m_isNew = true;         ///< the body was not on show yet
    bool m_frameNext = false;
    bool m_framing = false;
    bool m_framed = false;       ///< nobody moved the camera since it was framed
};

} // namespace marrow
