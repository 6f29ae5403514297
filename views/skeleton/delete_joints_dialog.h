#pragma once

#include "views/common/rig_context.h"

#include <QDialog>

class QLabel;

namespace marrow {

class JointCombo;

/// Asks, once, which joint gets the voxels and the children of the joints that go. Opens only when there is something to
/// give away; see needsQuestion().
class DeleteJointsDialog : public QDialog
{
    Q_OBJECT

public:
    DeleteJointsDialog(RigContext *context, std::vector<JointId> joints, QWidget *parent = nullptr);

    /// The joint the voxels and children go to.
    std::optional<JointId> heir() const;

    /// Whether any of the joints has voxels, children that stay, or is the default joint.
    static bool needsQuestion(const RigContext &context, const std::vector<JointId> &joints);
    /// The nearest joint that stays: an ancestor, or else the first that is left. None when all go.
    static std::optional<JointId> suggestedHeir(const Skeleton &skeleton, const std::vector<JointId> &joints);

private:
    JointCombo *m_heir;
};

} // namespace marrow
