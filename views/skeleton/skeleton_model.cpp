#include "views/skeleton/skeleton_model.h"

#include "views/common/icons.h"
#include "views/common/joint_delegate.h"

#include <QLocale>

#include <algorithm>

namespace marrow {

void SkeletonModel::setContext(RigContext *context)
{
    beginResetModel();
    if (m_context) {
        m_context->disconnect(this);
        m_context->document()->disconnect(this);
    }
    m_context = context;
    build();
    if (context) {
        connect(context->document(), &VoxelDocument::committed, this, &SkeletonModel::onCommitted);
        connect(context, &RigContext::looksChanged, this, [this] { refresh(Name); });
        connect(context, &RigContext::countsChanged, this, [this] { refresh(Name); });
        connect(context, &RigContext::looseJointsChanged, this, [this] { refresh(Name); });
        connect(context, &RigContext::visibilityChanged, this, [this] { refresh(Eye); });
        connect(context, &RigContext::locksChanged, this, [this] { refresh(Lock); });
        connect(context, &QObject::destroyed, this, [this] {
            beginResetModel();
            m_nodes.clear();
            m_roots.clear();
            endResetModel();
        });
    }
    endResetModel();
    emit shapeChanged();
}

void SkeletonModel::setFilter(const QString &text)
{
    if (m_filter == text.trimmed())
        return;
    m_filter = text.trimmed();
    reshape();
}

bool SkeletonModel::matches(JointId joint) const
{
    if (m_filter.isEmpty())
        return true;
    return m_context && (m_context->displayName(joint).contains(m_filter, Qt::CaseInsensitive)
                         || QString::number(joint) == m_filter);
}

int SkeletonModel::nodeOf(JointId joint) const
{
    const auto it = std::lower_bound(m_nodes.begin(), m_nodes.end(), joint,
                                     [](const Node &node, JointId id) { return node.id < id; });
    return it != m_nodes.end() && it->id == joint ? static_cast<int>(it - m_nodes.begin()) : -1;
}

QModelIndex SkeletonModel::indexOf(JointId joint, int column) const
{
    const int node = nodeOf(joint);
    if (node < 0 || !m_nodes[static_cast<std::size_t>(node)].shown)
        return {};
    return createIndex(m_nodes[static_cast<std::size_t>(node)].row, column, quintptr(joint));
}

const std::vector<int> &SkeletonModel::childrenOf(const QModelIndex &parent) const
{
    static const std::vector<int> none;
    if (!parent.isValid())
        return m_roots;
    const int node = parent.column() == Name ? nodeOf(jointAt(parent)) : -1;
    return node < 0 ? none : m_nodes[static_cast<std::size_t>(node)].children;
}

QModelIndex SkeletonModel::index(int row, int column, const QModelIndex &parent) const
{
    const std::vector<int> &children = childrenOf(parent);
    if (row < 0 || row >= static_cast<int>(children.size()) || column < 0 || column >= ColumnCount)
        return {};
    const int node = children[static_cast<std::size_t>(row)];
    return createIndex(row, column, quintptr(m_nodes[static_cast<std::size_t>(node)].id));
}

QModelIndex SkeletonModel::parent(const QModelIndex &index) const
{
    const int node = index.isValid() ? nodeOf(jointAt(index)) : -1;
    const int above = node < 0 ? -1 : m_nodes[static_cast<std::size_t>(node)].parent;
    return above < 0 ? QModelIndex() : indexOf(m_nodes[static_cast<std::size_t>(above)].id);
}

int SkeletonModel::rowCount(const QModelIndex &parent) const
{
    return static_cast<int>(childrenOf(parent).size());
}

QVariant SkeletonModel::data(const QModelIndex &index, int role) const
{
    // A view may ask about a joint of the moment before, while the document has already moved on.
    if (!index.isValid() || !rig() || !rig()->skeleton.contains(jointAt(index)))
        return {};
    const JointId joint = jointAt(index);
    return index.column() == Name ? nameData(joint, role) : markData(joint, index.column(), role);
}

QVariant SkeletonModel::nameData(JointId joint, int role) const
{
    const Joint &value = *rig()->skeleton.find(joint);
    switch (role) {
    case Qt::DisplayRole:
        return m_context->displayName(joint);
    case Qt::EditRole:
        return value.name;
    case JointColorRole:
        return m_context->look(joint).color;
    case JointHatchedRole:
        return m_context->look(joint).hatched;
    case JointUnnamedRole:
        return value.name.isEmpty() || !matches(joint);
    case JointLooseRole:
        return m_context->looseJoints().contains(joint);
    case JointNoteRole: {
        const qsizetype count = m_context->voxelCount(joint);
        return count ? QLocale().toString(count) : QString();
    }
    case Qt::ToolTipRole: {
        QString tip = tr("%1, joint %2: %n voxels", nullptr, static_cast<int>(m_context->voxelCount(joint)))
                          .arg(m_context->displayName(joint))
                          .arg(joint);
        if (joint == rig()->binding.defaultJoint())
            tip += QLatin1Char('\n') + tr("The default joint: voxels nobody assigned follow it.");
        if (m_context->looseJoints().contains(joint))
            tip += QLatin1Char('\n') + tr("Posed and not keyed (K keys it).");
        return tip;
    }
    case Qt::AccessibleTextRole:
        return m_context->looseJoints().contains(joint) ? tr("%1, posed and not keyed").arg(m_context->displayName(joint))
                                                        : m_context->displayName(joint);
    default:
        return {};
    }
}

QVariant SkeletonModel::markData(JointId joint, int column, int role) const
{
    const bool eye = column == Eye;
    const bool visible = !m_context->hidden().contains(joint)
        && (m_context->isolated().empty() || m_context->isolated().contains(joint));
    const bool locked = m_context->locked().contains(joint);
    switch (role) {
    case Qt::DecorationRole:
        if (eye)
            return iconFor(visible ? QStringLiteral("eye") : QStringLiteral("eye-off"), visible ? IconRole::Secondary : IconRole::Accent);
        return locked ? iconFor(QStringLiteral("lock"), IconRole::Accent) : QVariant();
    case Qt::ToolTipRole:
        if (eye)
            return visible ? tr("Click to hide the joint's voxels. Alt+click shows only this joint.")
                           : tr("Hidden. Click to show the joint's voxels again.");
        return locked ? tr("Locked: painting does not touch its voxels. Click to unlock.")
                      : tr("Click to lock: painting then leaves its voxels alone.");
    case Qt::AccessibleTextRole:
        if (eye)
            return visible ? tr("shown") : tr("hidden");
        return locked ? tr("locked") : tr("not locked");
    case Qt::UserRole:
        return eye ? visible : locked;
    default:
        return {};
    }
}

bool SkeletonModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() != Name || !rig())
        return false;
    const Joint *joint = rig()->skeleton.find(jointAt(index));
    const QString name = value.toString().trimmed();
    if (!joint || joint->name == name)
        return false;
    return m_context->run(QStringLiteral("joint.rename"),
                          {{QStringLiteral("joint"), joint->id}, {QStringLiteral("name"), name}});
}

Qt::ItemFlags SkeletonModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (index.column() == Name)
        flags |= Qt::ItemIsEditable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    return flags;
}

void SkeletonModel::retranslate()
{
    refresh(Name);
    refresh(Eye);
    refresh(Lock);
}

void SkeletonModel::build()
{
    m_nodes.clear();
    m_roots.clear();
    if (!rig())
        return;
    const Skeleton &skeleton = rig()->skeleton;
    const std::vector<Joint> &joints = skeleton.joints();
    m_nodes.resize(joints.size());
    for (std::size_t i = 0; i < joints.size(); ++i) {
        m_nodes[i].id = joints[i].id;
        m_nodes[i].parent = joints[i].parent ? skeleton.indexOf(*joints[i].parent) : -1;
        m_nodes[i].shown = matches(joints[i].id);
    }
    const std::vector<int> order = skeleton.parentsFirst();
    if (!m_filter.isEmpty()) {
        for (auto it = order.rbegin(); it != order.rend(); ++it) {
            const Node &node = m_nodes[static_cast<std::size_t>(*it)];
            if (node.shown && node.parent >= 0)
                m_nodes[static_cast<std::size_t>(node.parent)].shown = true;
        }
    }
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        Node &node = m_nodes[i];
        if (!node.shown)
            continue;
        std::vector<int> &siblings = node.parent < 0 ? m_roots : m_nodes[static_cast<std::size_t>(node.parent)].children;
        node.row = static_cast<int>(siblings.size());
        siblings.push_back(static_cast<int>(i));
    }
}

void SkeletonModel::reshape()
{
    // Persistent indexes (expanded, selected, current) are moved to where their joint is now, or dropped with it.
    emit layoutAboutToBeChanged();
    build();
    const QModelIndexList old = persistentIndexList();
    QModelIndexList moved;
    for (const QModelIndex &index : old)
        moved.append(indexOf(jointAt(index), index.column()));
    changePersistentIndexList(old, moved);
    emit layoutChanged();
    emit shapeChanged();
}

void SkeletonModel::refresh(int column)
{
    // One range a sibling list; the views repaint only what is in sight.
    const auto tell = [&](const std::vector<int> &list, const QModelIndex &parent) {
        if (!list.empty())
            emit dataChanged(index(0, column, parent), index(static_cast<int>(list.size()) - 1, column, parent));
    };
    tell(m_roots, {});
    for (const Node &node : m_nodes) {
        if (!node.children.empty())
            tell(node.children, indexOf(node.id));
    }
}

void SkeletonModel::onCommitted(const ChangeSet &change)
{
    if (change.flags & (ChangeSet::RigPresence | ChangeSet::SkeletonStructure))
        reshape();
    else if (change.has(ChangeSet::JointNames) && !m_filter.isEmpty())
        reshape();
    else if (change.flags & (ChangeSet::JointNames | ChangeSet::DefaultJoint))
        refresh(Name);
}

} // namespace marrow
