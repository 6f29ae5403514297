#pragma once

#include "views/panel/panel_session.h"

#include <QPointer>
#include <QTreeView>

#include <vector>

namespace marrow {

class PanelTreeModel;

/// The tree of a panel for editing. Its expansion is the open state that the file keeps, its selection the document's. Entries
/// are dragged to where they should stand; the heading behind the tree takes what should leave the panel.
class PanelTreeView : public QTreeView
{
    Q_OBJECT

public:
    explicit PanelTreeView(QWidget *parent = nullptr);

    void setSession(PanelSession *session);
    void setFilter(const QString &text);
    PanelTreeModel *treeModel() const { return m_model; }

    /// Selected entries: places of nodes and unlisted parameters, in the order of the tree.
    std::vector<int> selectedNodes() const;
    std::vector<int> selectedGroups() const;
    std::vector<std::uint32_t> selectedUnlisted() const;
    /// Of both kinds, in the order of the tree.
    std::vector<std::uint32_t> selectedParameters() const;
    void selectNode(int node);

    void group();
    void ungroup();
    void takeOut();
    void startRename();
    /// Among its siblings by one, or a level in (into the group above) or out.
    void moveSelected(int step);
    void indentSelected();
    void outdentSelected();

signals:
    void selectedEntriesChanged();
    /// What the status line should say about the gesture under way; empty when it is over.
    void hintChanged(const QString &hint);

protected:
    void startDrag(Qt::DropActions supportedActions) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void restore();
    void restoreSelection();
    void selectionFromView();
    void onFold(const QModelIndex &index, bool open);
    void moveTo(int parent, int index);

    PanelTreeModel *m_model;
    QPointer<PanelSession> m_session;
    bool m_syncing = false;
    bool m_unlistedOpen = true;
    QPoint m_dropAt{-1, -1}; ///< of a drag over the tree
};

} // namespace marrow
