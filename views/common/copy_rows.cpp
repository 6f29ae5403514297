#include "views/common/copy_rows.h"

#include "views/common/icons.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace marrow {

namespace {

void copySelectedRows(QAbstractItemView *view)
{
    QModelIndexList rows = view->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int column = 0; column < view->model()->columnCount(row.parent()); ++column)
            cells.append(row.siblingAtColumn(column).data().toString());
        lines.append(cells.join(u'\t').trimmed());
    }
    if (!lines.isEmpty())
        QApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace

void enableRowCopy(QAbstractItemView *view)
{
    auto *copy = new QAction(view);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    view->addAction(copy);
    QObject::connect(copy, &QAction::triggered, view, [view] { copySelectedRows(view); });
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(view, &QWidget::customContextMenuRequested, view, [view](const QPoint &position) {
        QMenu menu(view);
        QAction *action = menu.addAction(iconFor(QStringLiteral("copy")), QCoreApplication::translate("CopyRows", "Copy"), view,
                                         [view] { copySelectedRows(view); });
        action->setShortcut(QKeySequence::Copy);
        action->setEnabled(view->selectionModel()->hasSelection());
        menu.exec(view->viewport()->mapToGlobal(position));
    });
}

} // namespace marrow
