#include "views/publish/row_list.h"

#include "views/common/copy_rows.h"

#include <QHeaderView>
#include <QTreeWidgetItemIterator>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kLeastForName = 128; ///< a date and a time, whole
constexpr int kMostForLast = 80; ///< of what stands in the last column: sentences are shortened before names are

} // namespace

RowList::RowList(const char *objectName, int columns, QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(QLatin1String(objectName));
    setColumnCount(columns);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // everything fits, and what is shortened has its tooltip
    header()->setStretchLastSection(true);
    header()->setMinimumSectionSize(24);
    enableRowCopy(this);
}

void RowList::fitColumns()
{
    const int last = columnCount() - 1;
    const int wanted = std::clamp(sizeHintForColumn(last), header()->sectionSizeHint(last), std::max(kMostForLast, header()->sectionSizeHint(last)));
    int room = viewport()->width() - wanted;
    for (int column = last - 1; column >= 0; --column) {
        int width = std::max(sizeHintForColumn(column), header()->sectionSizeHint(column));
        if (column == 0)
            width = std::clamp(room, std::min(kLeastForName, width), width);
        setColumnWidth(column, width);
        room -= width;
    }
}

void RowList::alignRight(int column)
{
    headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    for (QTreeWidgetItemIterator it(this); *it != nullptr; ++it)
        (*it)->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

void RowList::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitColumns();
}

} // namespace marrow
