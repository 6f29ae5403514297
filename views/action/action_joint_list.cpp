#include "views/action/action_joint_list.h"

#include <QKeyEvent>

#include <algorithm>

namespace marrow {

ActionJointList::ActionJointList(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName("actionJoints");
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setIndentation(14);
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        const int parentJoint = humanoidSkeleton()[static_cast<std::size_t>(joint)].parent;
        auto *item = parentJoint < 1 ? new QTreeWidgetItem(this) : new QTreeWidgetItem(m_items[static_cast<std::size_t>(parentJoint)]);
        item->setText(0, humanoidJointName(joint));
        item->setData(0, Qt::UserRole, joint);
        m_items[static_cast<std::size_t>(joint)] = item;
    }
    expandAll();
    connect(this, &QTreeWidget::itemSelectionChanged, this, &ActionJointList::takeSelection);
    retranslate();
    setContext(nullptr);
}

void ActionJointList::setContext(ActionContext *context)
{
    if (m_context)
        m_context->document()->disconnect(this);
    m_context = context;
    if (context)
        connect(context->document(), &ActionDocument::selectionChanged, this, &ActionJointList::showSelection);
    setEnabled(context != nullptr);
    showSelection();
}

void ActionJointList::showSelection()
{
    m_showing = true;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        const bool picked = m_context && std::count(m_context->document()->selection().joints.begin(), m_context->document()->selection().joints.end(), joint) > 0;
        m_items[static_cast<std::size_t>(joint)]->setSelected(picked);
    }
    if (const std::optional<int> active = m_context ? m_context->activeJoint() : std::nullopt) {
        setCurrentItem(m_items[static_cast<std::size_t>(*active)], 0, QItemSelectionModel::NoUpdate);
        scrollToItem(currentItem());
    }
    m_showing = false;
}

void ActionJointList::takeSelection()
{
    if (m_showing || !m_context)
        return;
    ActionSelection selection = m_context->document()->selection();
    selection.joints.clear();
    for (const QTreeWidgetItem *item : selectedItems())
        selection.joints.push_back(item->data(0, Qt::UserRole).toInt());
    // The one under the cursor is the active one, wherever it stands in the list.
    if (const QTreeWidgetItem *now = currentItem(); now && now->isSelected()) {
        const int active = now->data(0, Qt::UserRole).toInt();
        std::erase(selection.joints, active);
        selection.joints.push_back(active);
    }
    m_context->document()->setSelection(selection);
}

void ActionJointList::keyPressEvent(QKeyEvent *event)
{
    if (m_keyTaker && m_keyTaker(*event))
        event->accept();
    else
        QTreeWidget::keyPressEvent(event);
}

void ActionJointList::retranslate()
{
    setAccessibleName(tr("Joints"));
    setToolTip(tr("Click picks a joint; with Ctrl or Shift several are picked"));
}

void ActionJointList::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace marrow
