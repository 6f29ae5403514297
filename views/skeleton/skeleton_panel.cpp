#include "views/skeleton/skeleton_panel.h"

#include "model/commands/voxel_commands.h"
#include "model/voxel/skeleton_ops.h"
#include "views/common/empty_state.h"
#include "views/common/joint_combo.h"
#include "views/common/search_field.h"
#include "views/skeleton/delete_joints_dialog.h"
#include "views/skeleton/rig_fitting.h"
#include "views/skeleton/skeleton_model.h"
#include "views/skeleton/skeleton_tree.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QItemSelectionModel>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace marrow {

namespace {

QJsonArray toArray(const std::vector<JointId> &joints)
{
    QJsonArray array;
    for (JointId joint : joints)
        array.append(joint);
    return array;
}

} // namespace

SkeletonPanel::~SkeletonPanel() = default;

void SkeletonPanel::setContext(RigContext *context)
{
    if (m_context) {
        m_context->disconnect(this);
        m_context->document()->disconnect(this);
    }
    m_context = context;
    m_search->clear();
    m_joints.clear();
    m_model->setContext(context);
    if (context) {
        connect(context->document(), &VoxelDocument::committed, this, [this] {
            refreshPage();
            refreshActions();
            refreshSummary();
        });
        connect(context->document(), &VoxelDocument::selectionChanged, this, &SkeletonPanel::selectionToTree);
        connect(context, &RigContext::cursorChanged, this, &SkeletonPanel::refreshActions);
        connect(context, &RigContext::visibilityChanged, this, &SkeletonPanel::refreshActions);
        connect(context, &RigContext::locksChanged, this, &SkeletonPanel::refreshActions);
        // The context goes before its document's panels when a tab is closed.
        connect(context, &QObject::destroyed, this, [this] { refreshPage(); });
        // A small skeleton is shown whole; a large one would be a wall.
        constexpr std::size_t kShowAll = 200;
        if (context->rig() && context->rig()->skeleton.size() <= kShowAll)
            m_tree->expandAll();
        else
            m_tree->expandToDepth(1);
    }
    selectionToTree();
    refreshPage();
    refreshSummary();
}

const Skeleton *SkeletonPanel::skeleton() const
{
    return m_context && m_context->rig() ? &m_context->rig()->skeleton : nullptr;
}

void SkeletonPanel::startRig(const QString &templateName)
{
    if (!m_context)
        return;
    if (!templateName.isEmpty()) {
        m_focusFollows = true;
        m_fitting->start(m_context->document(), {{QStringLiteral("template"), templateName},
                                                 {QStringLiteral("frontIsMinusZ"), m_facesAway->isChecked()},
                                                 {QStringLiteral("bind"), m_bindNew->isChecked()}});
        return;
    }
    if (m_context->run(QStringLiteral("rig.create"), {})) {
        m_tree->expandAll();
        m_tree->setFocus();
    }
}

bool SkeletonPanel::isFitting() const
{
    return m_fitting->isBusy() && m_context && m_context->document() == m_fitting->document();
}

void SkeletonPanel::showFitting()
{
    const bool mine = m_pages->isAncestorOf(window()->focusWidget()); // whoever works elsewhere keeps the focus
    const bool shown = m_pages->currentWidget() == m_fittingState;
    m_fittingBar->setValue(static_cast<int>(m_fitting->progress() * m_fittingBar->maximum()));
    for (QPushButton *button : m_starts)
        button->setEnabled(!m_fitting->isBusy());
    if (shown == isFitting())
        return;
    m_focusFollows = mine;
    refreshPage();
    if (mine && isFitting())
        m_fittingCancel->setFocus();
    else if (mine && m_startPressed)
        m_startPressed->setFocus();
}

void SkeletonPanel::setKeyTaker(std::function<bool(QKeyEvent &)> taker)
{
    m_tree->setKeyTaker(std::move(taker));
}

void SkeletonPanel::addJoint(AddPlace place)
{
    if (!skeleton())
        return;
    QJsonObject args;
    const std::optional<JointId> parent = m_context->activeJoint();
    args[QStringLiteral("parent")] = parent ? QJsonValue(*parent) : QJsonValue();
    args[QStringLiteral("name")] = freeJointName(*skeleton(), tr("joint", "the name a new joint gets"));
    const auto &cursor = m_context->cursor();
    if (cursor && place == AddPlace::CursorSurface)
        args[QStringLiteral("position")] = toJson(surfacePoint(cursor->voxel, cursor->side));
    else if (cursor && place == AddPlace::CursorVolume)
        args[QStringLiteral("position")] =
            toJson(volumeCentre(m_context->asset().grid, m_context->rig()->binding, cursor->voxel));
    if (!m_context->run(QStringLiteral("joint.add"), args))
        return;
    selectionToTree();
    startRename();
}

void SkeletonPanel::startRename()
{
    const QModelIndex index = m_tree->currentIndex().siblingAtColumn(SkeletonModel::Name);
    if (!index.isValid())
        return;
    m_tree->setFocus();
    m_tree->edit(index);
}

void SkeletonPanel::deleteSelected()
{
    if (!skeleton())
        return;
    const std::vector<JointId> joints = m_tree->selectedJoints();
    if (joints.empty())
        return;
    std::optional<JointId> heir = DeleteJointsDialog::suggestedHeir(*skeleton(), joints);
    if (!heir) {
        m_context->run(QStringLiteral("rig.remove"), {});
        return;
    }
    if (DeleteJointsDialog::needsQuestion(*m_context, joints)) {
        DeleteJointsDialog dialog(m_context, joints, this);
        if (dialog.exec() != QDialog::Accepted)
            return;
        heir = dialog.heir();
    }
    if (heir && m_context->run(QStringLiteral("joint.delete"), {{QStringLiteral("joints"), toArray(joints)}, {QStringLiteral("heir"), *heir}}))
        m_context->activate(*heir);
}

void SkeletonPanel::duplicateMirrored(int axis)
{
    const std::vector<JointId> joints = m_tree->selectedJoints();
    if (!joints.empty() && skeleton())
        m_context->run(QStringLiteral("joint.duplicateMirrored"),
                       {{QStringLiteral("joints"), toArray(joints)}, {QStringLiteral("axis"), axis}});
}

void SkeletonPanel::reparent(const std::vector<JointId> &joints, std::optional<JointId> parent, bool otherKeep)
{
    if (!skeleton())
        return;
    const bool world = m_keepButton->isChecked() != otherKeep;
    m_context->run(QStringLiteral("joint.reparent"),
                   {{QStringLiteral("joints"), toArray(joints)},
                    {QStringLiteral("parent"), parent ? QJsonValue(*parent) : QJsonValue()},
                    {QStringLiteral("keep"), world ? QStringLiteral("world") : QStringLiteral("local")}});
    if (parent)
        m_tree->expand(m_model->indexOf(*parent));
}

void SkeletonPanel::showDropHint(std::optional<JointId> parent, bool possible, bool over)
{
    if (over || !m_context) {
        emit hintChanged({});
        return;
    }
    const bool world = m_keepButton->isChecked();
    QString hint;
    if (!possible)
        hint = tr("A joint cannot hang on itself or on something below it.");
    else if (parent)
        hint = world ? tr("Hang on %1, keeping its place in the model. Alt: keep its local numbers.").arg(m_context->displayName(*parent))
                     : tr("Hang on %1, keeping its local numbers. Alt: keep its place in the model.").arg(m_context->displayName(*parent));
    else
        hint = tr("Make it a root. Alt: keep the other numbers.");
    emit hintChanged(hint);
}

void SkeletonPanel::moveAmongSiblings(int step)
{
    const QModelIndex index = m_tree->currentIndex().siblingAtColumn(SkeletonModel::Name);
    const QModelIndex other = index.isValid() ? index.siblingAtRow(index.row() + step) : QModelIndex();
    if (!other.isValid() || !skeleton())
        return;
    const JointId a = m_model->jointAt(index), b = m_model->jointAt(other);
    if (m_context->run(QStringLiteral("joint.renumber"),
                       {{QStringLiteral("ids"), QJsonArray{QJsonArray{a, b}, QJsonArray{b, a}}}}))
        m_context->activate(b);
}

void SkeletonPanel::makeDefault()
{
    if (const auto active = m_context ? m_context->activeJoint() : std::nullopt)
        m_context->run(QStringLiteral("rig.setDefaultJoint"), {{QStringLiteral("joint"), *active}});
}

void SkeletonPanel::numberInTreeOrder()
{
    if (skeleton())
        m_context->run(QStringLiteral("joint.reorder"), {{QStringLiteral("order"), toArray(treeOrder(*skeleton()))}});
}

void SkeletonPanel::selectBranch()
{
    if (!skeleton())
        return;
    std::vector<JointId> branch;
    for (JointId joint : treeOrder(*skeleton())) {
        for (JointId top : m_tree->selectedJoints()) {
            if (skeleton()->isSameOrAncestor(top, joint)) {
                branch.push_back(joint);
                break;
            }
        }
    }
    m_context->select(branch, m_context->activeJoint());
}

void SkeletonPanel::toggleMarks(bool eyes)
{
    const std::vector<JointId> joints = m_tree->selectedJoints();
    if (joints.empty() || !m_context)
        return;
    const std::set<JointId> &marked = eyes ? m_context->hidden() : m_context->locked();
    const bool all = std::all_of(joints.begin(), joints.end(), [&](JointId joint) { return marked.contains(joint); });
    if (eyes)
        m_context->setHidden(joints, !all);
    else
        m_context->setLocked(joints, !all);
}

void SkeletonPanel::selectionFromTree()
{
    if (m_syncing || !skeleton())
        return;
    m_syncing = true;
    const QModelIndex current = m_tree->currentIndex();
    std::vector<JointId> joints = m_tree->selectedJoints();
    std::optional<JointId> active;
    if (current.isValid() && m_tree->selectionModel()->isSelected(current.siblingAtColumn(SkeletonModel::Name)))
        active = m_model->jointAt(current);
    else if (!joints.empty())
        active = joints.back();
    m_context->select(std::move(joints), active);
    m_syncing = false;
    refreshActions();
    refreshSummary();
}

void SkeletonPanel::selectionToTree()
{
    if (!m_syncing && skeleton()) {
        m_syncing = true;
        QItemSelection selection;
        const VoxelSelection &wanted = m_context->document()->selection();
        for (JointId joint : wanted.joints) {
            const QModelIndex index = m_model->indexOf(joint);
            if (index.isValid())
                selection.select(index, index.siblingAtColumn(SkeletonModel::Lock));
        }
        m_tree->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
        const QModelIndex active = wanted.activeJoint ? m_model->indexOf(*wanted.activeJoint) : QModelIndex();
        if (active.isValid()) {
            m_tree->selectionModel()->setCurrentIndex(active, QItemSelectionModel::NoUpdate);
            m_tree->scrollTo(active);
        }
        m_syncing = false;
    }
    refreshActions();
    refreshSummary();
}

void SkeletonPanel::onShapeChanged()
{
    if (!m_model->filter().isEmpty())
        m_tree->expandAll();
    openNewBranches();
    selectionToTree();
    refreshPage();
}

/// What undo brings back is seen again, and so is what was mirrored or reparented.
void SkeletonPanel::openNewBranches()
{
    std::set<JointId> joints;
    if (m_context && m_context->rig()) {
        for (const Joint &joint : m_context->rig()->skeleton.joints())
            joints.insert(joint.id);
    }
    for (const JointId joint : joints) {
        if (!m_joints.empty() && !m_joints.contains(joint))
            m_tree->expand(m_model->indexOf(joint));
    }
    m_joints = std::move(joints);
}

} // namespace marrow
