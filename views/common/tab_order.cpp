#include "views/common/tab_order.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QStackedWidget>
#include <QWidget>

#include <algorithm>
#include <tuple>
#include <vector>

namespace marrow {

namespace {

void collect(QLayout *layout, std::vector<QWidget *> &stops);

void collect(QWidget *widget, std::vector<QWidget *> &stops)
{
    if (widget->focusPolicy() & Qt::TabFocus)
        stops.push_back(widget);
    if (auto *pages = qobject_cast<QStackedWidget *>(widget)) {
        for (int i = 0; i < pages->count(); ++i)
            collect(pages->widget(i), stops);
    } else if (auto *scroll = qobject_cast<QScrollArea *>(widget); scroll && scroll->widget()) {
        collect(scroll->widget(), stops);
    } else if (widget->layout()) {
        collect(widget->layout(), stops);
    }
}

void collect(QLayout *layout, std::vector<QWidget *> &stops)
{
    std::vector<std::tuple<int, int, QLayoutItem *>> items;
    auto *grid = qobject_cast<QGridLayout *>(layout);
    for (int i = 0; i < layout->count(); ++i) {
        int row = i, column = 0, rows = 1, columns = 1;
        if (grid)
            grid->getItemPosition(i, &row, &column, &rows, &columns);
        items.emplace_back(row, column, layout->itemAt(i));
    }
    std::stable_sort(items.begin(), items.end(), [](const auto &a, const auto &b) { return std::tie(std::get<0>(a), std::get<1>(a)) < std::tie(std::get<0>(b), std::get<1>(b)); });
    for (const auto &[row, column, item] : items) {
        if (item->widget())
            collect(item->widget(), stops);
        else if (item->layout())
            collect(item->layout(), stops);
    }
}

} // namespace

void orderTabs(QLayout *layout)
{
    std::vector<QWidget *> stops;
    collect(layout, stops);
    for (std::size_t i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
}

} // namespace marrow
