#pragma once

#include <QStyledItemDelegate>

class QPainter;

namespace marrow {

/// What an item model offers so that a joint looks the same in every list: Qt::DisplayRole is the name.
enum JointItemRole {
    JointColorRole = Qt::UserRole + 100, ///< QColor of the swatch; none is drawn without it
    JointHatchedRole,                    ///< bool
    JointNoteRole,                       ///< secondary text at the right end, such as a voxel count
    JointUnnamedRole,                    ///< bool: the text stands for a missing name and is written in grey
    JointLooseRole,                      ///< bool: posed and not keyed; a hollow diamond stands behind the name
};

/// The hollow diamond of what is posed and not keyed, as the timeline draws it too.
void paintLooseMark(QPainter *painter, const QPointF &centre, qreal size, const QColor &color);

/// Draws swatch, name (elided in the middle, since rigs number their names at the end) and the note at the right.
class JointDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace marrow
