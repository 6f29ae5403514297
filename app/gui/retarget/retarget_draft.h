#pragma once

#include "app/jobs/retarget_work.h"
#include "views/retarget/target_body.h"

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
    TargetBody body; ///< what the destination looks like
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

/// The surface of a destination: its own, a voxel rig's, or a doll of a character's proportions.
TargetBody bodyOf(const RetargetDestination &destination);

} // namespace marrow
