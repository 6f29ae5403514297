#pragma once

#include "model/voxel/skeleton.h"

#include <QTreeView>

#include <functional>
#include <optional>
#include <vector>

namespace marrow {

class SkeletonModel;

/// The tree view of the skeleton: eyes and locks are painted over by dragging down their column, joints are dragged onto a
/// new parent (onto empty space for a root) with the place they will land in outlined.
class SkeletonTree : public QTreeView
{
    Q_OBJECT

public:
    SkeletonTree(SkeletonModel *model, QWidget *parent = nullptr);

    std::vector<JointId> selectedJoints() const;
    /// What is being dragged, from the moment a drag begins.
    void beginDragOf(std::vector<JointId> joints) { m_dragged = std::move(joints); }
    /// Offered keys with Ctrl before the tree: a pose is copied and pasted where its joint was picked.
    void setKeyTaker(std::function<bool(QKeyEvent &)> taker) { m_keyTaker = std::move(taker); }

signals:
    void reparentRequested(const std::vector<marrow::JointId> &joints, std::optional<marrow::JointId> parent, bool otherKeep);
    /// Where a drag would land: what the status line should say, empty when it is over.
    void dropHint(std::optional<marrow::JointId> parent, bool possible, bool over);
    void eyeToggled(marrow::JointId joint, bool visible);
    void isolateToggled(marrow::JointId joint);
    void lockToggled(marrow::JointId joint, bool locked);
    /// A letter was typed: it belongs to the search.
    void typed(const QString &text);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void startDrag(Qt::DropActions supportedActions) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void setMark(const QModelIndex &index, Qt::KeyboardModifiers modifiers, bool first);
    bool mayDropOn(const QModelIndex &target) const;
    void endDrop();
    /// Narrows the indentation of a deep tree in a narrow panel, so that names keep the larger part of their rows.
    void fitSoon();

    SkeletonModel *m_model;
    std::function<bool(QKeyEvent &)> m_keyTaker;
    bool m_fitting = false; ///< fitIndentation() will run
    int m_sweepColumn = -1;
    bool m_sweepValue = false;
    std::vector<JointId> m_dragged;
    bool m_dropping = false;
    QPersistentModelIndex m_dropTarget;
};

} // namespace marrow
