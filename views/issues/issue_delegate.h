#pragma once

#include <QStyledItemDelegate>

namespace marrow {

/// One issue of an IssuesModel: icon of its severity, the sentence over as many lines as it takes, and the place below in grey.
class IssueDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace marrow
