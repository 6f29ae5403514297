#pragma once

#include <QStyledItemDelegate>

namespace marrow {

class LibraryModel;

/// Draws an entry as a card: its picture (or the beginning of its name), its name, what it is, and its state in the corner.
class LibraryCard : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit LibraryCard(const LibraryModel *model, QObject *parent = nullptr);

    static QSize cardSize();
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const LibraryModel *m_model;
};

} // namespace marrow
