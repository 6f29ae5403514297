#pragma once

#include "views/common/rig_context.h"
#include "views/painting/paint_choice.h"
#include "views/painting/paint_settings.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <functional>

namespace marrow {

/// The painting of one window: how the tools are set, the gesture under way, and what the last one left to look at. The
/// viewport tool and the panel both work on it; it knows neither. A gesture changes a copy (preview()); its end executes one
/// binding.assign, its cancelling leaves nothing. GUI thread.
class PaintSession : public QObject
{
    Q_OBJECT

public:
    explicit PaintSession(QObject *parent = nullptr);

    void setContext(RigContext *context);
    RigContext *context() const { return m_context; }
    /// Whether there is a rig and a joint to paint.
    bool canPaint() const;

    const PaintSettings &settings() const { return m_settings; }
    void setSettings(const PaintSettings &settings);
    /// Changes some of the settings.
    void change(const std::function<void(PaintSettings &)> &edit);
    MirrorPlane mirrorPlane() const;

    /// Which way the screen's right, up and away are in the model, so that keys move the cursor as it is seen; not given: X, Y and Z.
    using ScreenAxes = std::array<Eigen::Vector3f, 3>;
    void setScreenAxes(std::function<ScreenAxes()> axes) { m_screenAxes = std::move(axes); }
    ScreenAxes screenAxes() const { return m_screenAxes ? m_screenAxes() : ScreenAxes{Eigen::Vector3f::UnitX(), Eigen::Vector3f::UnitY(), Eigen::Vector3f::UnitZ()}; }

    /// What is shown in the view: nothing else is chosen. The window keeps it up to date.
    void setFilter(const VoxelFilter &filter);
    SelectionSource source() const;

    /// What a gesture from this point on would take, before modes, locks and mirror.
    VoxelSet choiceAt(const PaintPoint &point, bool connected) const;
    /// What assigning a set to the active joint would change, mirror and locks included.
    VoxelSet wouldChange(const VoxelSet &set) const;

    bool strokeActive() const { return m_stroke.active; }
    /// Begins a gesture. `connected` keeps it to the piece it began on; `combine` is for selecting first.
    void beginStroke(const PaintPoint &point, bool connected, SelectCombine combine);
    void extendStroke(const PaintPoint &point);
    /// Replaces what the gesture covers: for the lasso, and for tools whose shape follows the pointer.
    void setStrokeSet(const VoxelSet &set);
    /// The end: one undo step, or the new selection.
    void finishStroke();
    void cancelStroke();
    /// The voxels the gesture covers so far.
    const VoxelSet &strokeSet() const { return m_stroke.covered; }
    /// How many voxels the gesture changes so far.
    std::size_t strokeCount() const { return m_stroke.changed; }
    /// The asset as the gesture would leave it; nullptr when there is none or it only selects.
    const VoxelAsset *preview() const;

    /// The keyboard's way. Most tools work at the cursor at once; a box and a band begin there, follow the cursor
    /// (extendToCursor) and end at the next call; a gradient runs between the two joints' places.
    void applyAtCursor();
    void extendToCursor();
    /// Gives the selected voxels to the active joint.
    void assignSelection();
    void selectVoxels(const VoxelSet &set, SelectCombine combine);
    /// Splits voxels between the active and the settings' other joint; the selection, or the voxels of both joints.
    void applyGradient(Int3 from, Int3 to);
    /// Shows what applyGradient() would do, as the preview of the gesture under way.
    void previewGradient(Int3 from, Int3 to);

    /// Of the last mirrored stroke or question: voxels that found nothing on the other side.
    const VoxelSet &withoutPartner() const { return m_withoutPartner; }
    /// The active joint's name has a side, but there is no joint of the other side.
    bool jointWithoutPartner() const;
    /// Looks at all voxels of the active joint.
    void findWithoutPartner();

signals:
    void settingsChanged();
    void contextChanged();
    /// The gesture went on, ended or was cancelled.
    void strokeChanged();
    void withoutPartnerChanged();
    /// A sentence for the status line: what was done, or why nothing was.
    void message(const QString &text);

private:
    struct Stroke
    {
        bool active = false;
        bool connected = false;
        SelectCombine combine = SelectCombine::Replace;
        PaintPoint start, last;
        VoxelSet covered;
        VoxelAsset preview;
        std::size_t changed = 0;
    };

    std::function<ScreenAxes()> m_screenAxes;
    AssignOptions assignOptions() const;
    JointPairs pairs() const;
    void cover(const VoxelSet &set);
    bool growsByMoving() const;
    PaintPoint cursorPoint() const;
    Int3 cellOf(JointId joint) const;
    void commitSets(const std::vector<std::pair<JointId, VoxelSet>> &sets, std::size_t changed);
    void setWithoutPartner(VoxelSet set);
    GradientSplit gradientAt(Int3 from, Int3 to) const;
    std::size_t assignGradient(VoxelBinding &binding, Int3 from, Int3 to) const;

    QPointer<RigContext> m_context;
    PaintSettings m_settings;
    VoxelFilter m_filter;
    Stroke m_stroke;
    VoxelSet m_withoutPartner;
};

} // namespace marrow
