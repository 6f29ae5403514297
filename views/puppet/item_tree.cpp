#include "views/puppet/item_tree.h"

#include "views/common/copy_rows.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QTreeWidgetItemIterator>

namespace marrow {

namespace {

constexpr int kKindRole = Qt::UserRole;
constexpr int kIndexRole = Qt::UserRole + 1;

} // namespace

ItemTree::ItemTree(QWidget *parent)
    : QTreeWidget(parent)
{
    setSelectionMode(ExtendedSelection);
    setUniformRowHeights(true);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    header()->setStretchLastSection(false);
    enableRowCopy(this);
    connect(this, &QTreeWidget::itemSelectionChanged, this, &ItemTree::giveSelection);
    connect(this, &QTreeWidget::itemActivated, this, &ItemTree::frameRequested);
}

void ItemTree::setContext(PuppetContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    clear();
    if (context)
        connect(context, &PuppetContext::selectionChanged, this, &ItemTree::takeSelection);
}

QTreeWidgetItem *ItemTree::add(QTreeWidgetItem *parent, const PuppetItem &item, const QStringList &texts)
{
    auto *row = parent ? new QTreeWidgetItem(parent, texts) : new QTreeWidgetItem(this, texts);
    row->setData(0, kKindRole, static_cast<int>(item.kind));
    row->setData(0, kIndexRole, item.index);
    for (int column = 0; column < texts.size(); ++column) {
        row->setToolTip(column, texts.at(column));
        if (column > 0)
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    return row;
}

QList<PuppetItem> ItemTree::itemsOf(const QTreeWidgetItem *row)
{
    const QVariant kind = row ? row->data(0, kKindRole) : QVariant();
    if (!kind.isValid())
        return {};
    return {{static_cast<PuppetItemKind>(kind.toInt()), row->data(0, kIndexRole).toUInt()}};
}

void ItemTree::giveSelection()
{
    if (m_busy || !m_context)
        return;
    QList<PuppetItem> items;
    for (const QTreeWidgetItem *row : selectedItems())
        items += itemsOf(row);
    m_busy = true;
    m_context->setSelection(items);
    m_busy = false;
}

void ItemTree::takeSelection()
{
    if (m_busy || !m_context)
        return;
    m_busy = true;
    QTreeWidgetItem *last = nullptr;
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        const QList<PuppetItem> items = itemsOf(*it);
        const bool selected = !items.isEmpty() && m_context->isSelected(items.first());
        if ((*it)->isSelected() != selected)
            (*it)->setSelected(selected);
        if (selected && items.first() == m_context->selection().last())
            last = *it;
    }
    if (last && !visualItemRect(last).intersects(viewport()->rect()))
        scrollToItem(last, PositionAtCenter);
    m_busy = false;
}

bool ItemTree::filterRow(QTreeWidgetItem *row, const QString &words)
{
    bool found = words.isEmpty();
    for (int column = 0; column < columnCount() && !found; ++column)
        found = row->text(column).contains(words, Qt::CaseInsensitive);
    bool below = false;
    for (int i = 0; i < row->childCount(); ++i)
        below = filterRow(row->child(i), words) || below;
    row->setHidden(!found && !below);
    if (below && !words.isEmpty())
        row->setExpanded(true);
    return found || below;
}

void ItemTree::filter(const QString &words)
{
    for (int i = 0; i < topLevelItemCount(); ++i)
        filterRow(topLevelItem(i), words.trimmed());
}

void ItemTree::mouseMoveEvent(QMouseEvent *event)
{
    QTreeWidget::mouseMoveEvent(event);
    if (m_context)
        m_context->setHovered(itemsOf(itemAt(event->position().toPoint())));
}

void ItemTree::leaveEvent(QEvent *event)
{
    QTreeWidget::leaveEvent(event);
    if (m_context)
        m_context->setHovered({});
}

} // namespace marrow
