#include "views/skeleton/delete_joints_dialog.h"

#include "model/base/sentences.h"
#include "views/common/joint_combo.h"
#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

bool contains(const std::vector<JointId> &joints, JointId joint)
{
    return std::find(joints.begin(), joints.end(), joint) != joints.end();
}

int stayingChildren(const Skeleton &skeleton, const std::vector<JointId> &joints)
{
    return static_cast<int>(std::count_if(skeleton.joints().begin(), skeleton.joints().end(), [&](const Joint &joint) {
        return joint.parent && contains(joints, *joint.parent) && !contains(joints, joint.id);
    }));
}

qsizetype voxelsOf(const RigContext &context, const std::vector<JointId> &joints)
{
    qsizetype voxels = 0;
    for (JointId joint : joints)
        voxels += context.voxelCount(joint);
    return voxels;
}

} // namespace

DeleteJointsDialog::DeleteJointsDialog(RigContext *context, std::vector<JointId> joints, QWidget *parent)
    : QDialog(parent)
    , m_heir(new JointCombo(this))
{
    const Skeleton &skeleton = context->rig()->skeleton;
    const QString what = joints.size() == 1 ? context->displayName(joints.front())
                                            : tr("%n joints", nullptr, static_cast<int>(joints.size()));
    setWindowTitle(tr("Delete %1").arg(what));
    QString text = tr("%Ln voxel(s) follow %1.", nullptr, static_cast<int>(voxelsOf(*context, joints))).arg(what);
    if (const int children = stayingChildren(skeleton, joints))
        appendSentence(text, joints.size() == 1 ? tr("%n child joints hang on it.", nullptr, children) : tr("%n child joints hang on them.", nullptr, children));
    if (contains(joints, context->rig()->binding.defaultJoint()))
        appendSentence(text, joints.size() == 1 ? tr("It is the default joint.") : tr("One of them is the default joint."));
    auto *label = new QLabel(text + QLatin1Char('\n') + tr("Give them to:"), this);
    label->setWordWrap(true);
    m_heir->setContext(context);
    m_heir->setFilter([joints](JointId joint) { return !contains(joints, joint); });
    m_heir->setJoint(suggestedHeir(skeleton, joints));
    m_heir->setAccessibleName(tr("Joint that gets the voxels and children"));

    auto *remove = new QPushButton(tr("Delete %1").arg(fontMetrics().elidedText(what, Qt::ElideMiddle, 160)), this);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    remove->setDefault(true);
    connect(remove, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(metrics::kPanelPadding);
    layout->addWidget(label);
    layout->addWidget(m_heir);
    layout->addSpacing(metrics::kSectionGap);
    layout->addLayout(buttons);
    setMinimumWidth(360);
    m_heir->setFocus();
}

std::optional<JointId> DeleteJointsDialog::heir() const
{
    return m_heir->joint();
}

bool DeleteJointsDialog::needsQuestion(const RigContext &context, const std::vector<JointId> &joints)
{
    return voxelsOf(context, joints) > 0 || stayingChildren(context.rig()->skeleton, joints) > 0
        || contains(joints, context.rig()->binding.defaultJoint());
}

std::optional<JointId> DeleteJointsDialog::suggestedHeir(const Skeleton &skeleton, const std::vector<JointId> &joints)
{
    const Joint *joint = joints.empty() ? nullptr : skeleton.find(joints.front());
    for (std::size_t steps = 0; joint && joint->parent && steps < skeleton.size(); ++steps) {
        joint = skeleton.find(*joint->parent);
        if (joint && !contains(joints, joint->id))
            return joint->id;
    }
    for (const Joint &other : skeleton.joints()) {
        if (!contains(joints, other.id))
            return other.id;
    }
    return std::nullopt;
}

} // namespace marrow
