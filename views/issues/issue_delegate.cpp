#include "views/issues/issue_delegate.h"

#include "views/common/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QIcon>
#include <QPainter>

namespace marrow {

namespace {

constexpr int kTextLeft = 8 + metrics::kIconSize + 8;
constexpr int kMargin = 6;

QString placeOf(const QModelIndex &index)
{
    return index.siblingAtColumn(1).data().toString();
}

int textWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (!view)
        return qMax(40, option.rect.width() - kTextLeft - 8);
    // The room beside a scroll bar, whether it shows or not: rows keep the height they were laid out with when it comes.
    const int bar = view->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view);
    return qMax(40, view->width() - 2 * view->frameWidth() - bar - kTextLeft - 8);
}

} // namespace

void IssueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString sentence = item.text;
    item.text.clear();
    item.icon = {};
    item.features &= ~QStyleOptionViewItem::HasDecoration;
    (item.widget ? item.widget->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    const Tokens &tokens = tokensFor(item.palette);
    const QRect row = item.rect;
    qvariant_cast<QIcon>(index.data(Qt::DecorationRole)).paint(painter, QRect(row.left() + 8, row.top() + kMargin + 1, metrics::kIconSize, metrics::kIconSize));
    painter->save();
    painter->setFont(interfaceFont());
    painter->setPen(tokens.text);
    QRect text(row.left() + kTextLeft, row.top() + kMargin, textWidth(option), row.height() - 2 * kMargin);
    QRect used;
    painter->drawText(text, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, sentence, &used);
    const QString place = placeOf(index);
    if (!place.isEmpty()) {
        text.setTop(used.bottom() + 2);
        painter->setFont(smallFont());
        painter->setPen(tokens.secondaryText);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignTop, painter->fontMetrics().elidedText(place, Qt::ElideRight, text.width()));
    }
    painter->restore();
}

QSize IssueDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics metrics(interfaceFont()), small(smallFont());
    const int width = textWidth(option);
    int height = metrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, index.data().toString()).height();
    if (!placeOf(index).isEmpty())
        height += 2 + small.height();
    return {80, height + 2 * kMargin};
}

} // namespace marrow
