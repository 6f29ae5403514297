#pragma once

#include "views/common/rig_context.h"

#include <QAbstractItemModel>
#include <QPointer>

#include <vector>

namespace marrow {

/// The joints of a document as a tree for item views. Holds the shape of the tree (a few numbers a joint) and reads
/// everything else from the document when it is asked; thousands of joints cost a rebuild of those numbers an edit.
/// Filtering is done here: a joint is kept when its name, id or a descendant matches. Expansion and selection survive
/// every edit because persistent indexes are carried over by joint id.
class SkeletonModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Eye, Lock, ColumnCount };

    using QAbstractItemModel::QAbstractItemModel;

    void setContext(RigContext *context);
    void setFilter(const QString &text);
    QString filter() const { return m_filter; }
    /// Whether the joint itself (not only something below it) fits the filter.
    bool matches(JointId joint) const;

    JointId jointAt(const QModelIndex &index) const { return static_cast<JointId>(index.internalId()); }
    /// Invalid when the joint does not exist or is filtered out.
    QModelIndex indexOf(JointId joint, int column = Name) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// For a change of language.
    void retranslate();

signals:
    /// After the set of shown joints or their order changed.
    void shapeChanged();

private:
    struct Node
    {
        JointId id = 0;
        int parent = -1; ///< index into m_nodes
        int row = 0;     ///< among the shown children of the parent
        std::vector<int> children; ///< shown ones only
        bool shown = true;
    };

    const Rig *rig() const { return m_context ? m_context->rig() : nullptr; }
    int nodeOf(JointId joint) const;
    const std::vector<int> &childrenOf(const QModelIndex &parent) const;
    void build();
    void reshape();
    void refresh(int column);
    void onCommitted(const ChangeSet &change);
    QVariant nameData(JointId joint, int role) const;
    QVariant markData(JointId joint, int column, int role) const;

    QPointer<RigContext> m_context;
    QString m_filter;
    std::vector<Node> m_nodes; ///< in the order of skeleton.joints()
    std::vector<int> m_roots;
};

} // namespace marrow
