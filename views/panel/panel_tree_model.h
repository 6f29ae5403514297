#pragma once

#include "views/panel/panel_session.h"

#include <QAbstractItemModel>
#include <QPointer>

#include <optional>
#include <vector>

namespace marrow {

/// The tree of a panel as it stands in the file, for editing: groups and parameters, and behind them what the tree does not
/// list. Edits are commands of the document; the model is read anew after each. A filter leaves the tree whole and says which
/// rows fit.
class PanelTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        ColorRole = Qt::UserRole, ///< of a group's label, invalid without one
        GroupRole,                ///< bool
        PadRole,                  ///< bool: a parameter on a pad
        NoteRole,                 ///< quiet text at the right
        FitsRole,                 ///< bool: what is searched for
    };
    /// What a row stands for.
    struct Entry
    {
        enum class Kind { None, Node, UnlistedHeading, Unlisted } kind = Kind::None;
        int node = -1;
        std::uint32_t parameter = 0; ///< of an unlisted one
    };

    using QAbstractItemModel::QAbstractItemModel;

    void setSession(PanelSession *session);
    void setFilter(const QString &text);

    Entry entryAt(const QModelIndex &index) const;
    QModelIndex indexOfNode(int node) const;
    QModelIndex indexOfUnlisted(std::uint32_t parameter) const;
    QModelIndex unlistedHeading() const;
    bool isGroup(const QModelIndex &index) const;
    /// The parameter a row stands for.
    std::optional<std::uint32_t> parameterAt(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & = {}) const override { return 1; }
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;

signals:
    /// Rows were read anew; expansion and selection have to be put back.
    void rebuilt();

private:
    void rebuild();
    void onCommitted(const PuppetChangeSet &change);
    const std::vector<int> &childrenOf(int node) const { return m_children[static_cast<std::size_t>(node + 1)]; }
    QVariant nodeData(int node, int role) const;
    QVariant parameterData(std::uint32_t parameter, int role) const;
    bool fits(const QString &name, const QString &id) const;

    QPointer<PanelSession> m_session;
    std::vector<int> m_parents;
    std::vector<int> m_rows;                  ///< of each node among its siblings
    std::vector<std::vector<int>> m_children; ///< one more than nodes; first those of the top
    std::vector<std::uint32_t> m_unlisted;
    QStringList m_words;
};

} // namespace marrow
