#pragma once

#include "app/jobs/retarget_work.h"
#include "views/retarget/figure_view.h"

#include <QPointer>

#include <functional>
#include <vector>

namespace marrow {

class VoxelDocument;

/// Something open in a tab that clips can be baked onto.
struct RetargetTab
{
    QString title;
    std::function<Result<RetargetDestination>()> destination;
    VoxelDocument *document = nullptr; ///< of a voxel rig: its clips go into it as one undo step; else a folder is asked for
    bool isOpen = false;               ///< `destination` looks at an open document: to be called on the GUI thread
};

/// What has been answered so far: the pages of the retarget wizard share it. GUI thread.
struct RetargetDraft
{
    RetargetJobOptions options;
    QStringList openedFiles; ///< those that `sources` holds
    RetargetSources sources;
    std::optional<RetargetDestination> destination;
    QString destinationTitle;
    QPointer<VoxelDocument> document;
    std::optional<RetargetPlan> plan;
    std::optional<Error> planFailure;
    RetargetBatch batch;
    QStringList written; ///< paths; empty when the clips went into a document

    /// The plan for the answers as they are; `plan` or `planFailure` is set afterwards.
    void makePlan();
    /// The clip that is the reference, or the one that would be proposed; nullptr when there is none.
    const Motion *reference() const;
    /// The clip of this id of a batch.
    const Motion *motionOf(const BakedClip &clip) const;
};

/// The source at a frame and the target in a pose as lines. The source is scaled to the target's hips (to its height where they differ
/// much) and stands on its floor.
FigureShape sourceShape(const RetargetPlan &plan, const BodyFrame &frame, const QString &label);
FigureShape targetShape(const RetargetPlan &plan, const TargetPose &pose, const QString &label);

/// Shows the figures as large as fits, whichever way they are looked at; `tallest` is the height of the target.
void showFigures(FigureView &view, std::vector<FigureShape> figures, float tallest);

} // namespace marrow
