#include "views/common/list_search.h"

#include <QTreeWidget>

namespace marrow {

bool showMatchingRows(QTreeWidget &list, const QString &wanted)
{
    bool found = wanted.isEmpty();
    for (int row = 0; row < list.topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = list.topLevelItem(row);
        const bool fits = item->text(0).contains(wanted, Qt::CaseInsensitive);
        item->setHidden(!fits);
        found = found || fits;
    }
    return found;
}

void goToResults(QTreeWidget &list)
{
    for (int row = 0; row < list.topLevelItemCount() && (!list.currentItem() || list.currentItem()->isHidden()); ++row) {
        if (!list.topLevelItem(row)->isHidden())
            list.setCurrentItem(list.topLevelItem(row));
    }
    list.setFocus();
}

} // namespace marrow
