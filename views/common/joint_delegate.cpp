#include "views/common/joint_delegate.h"

#include "views/common/swatch.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace marrow {

namespace {
constexpr int kGap = 6;
constexpr int kMaxNameHint = 90;
constexpr int kLooseMark = 9;
} // namespace

void paintLooseMark(QPainter *painter, const QPointF &centre, qreal size, const QColor &color)
{
    const qreal half = size / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.5));
    painter->setBrush(Qt::NoBrush);
    painter->drawPolygon(QPolygonF({centre + QPointF(0, -half), centre + QPointF(half, 0), centre + QPointF(0, half), centre + QPointF(-half, 0)}));
    painter->restore();
}

void JointDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString name = item.text;
    item.text.clear();
    item.icon = {};
    QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Tokens &tokens = tokensFor(item.palette);
    QRect area = item.rect.adjusted(metrics::kUnit, 0, -metrics::kUnit, 0);
    const QColor color = index.data(JointColorRole).value<QColor>();
    if (color.isValid()) {
        const QRect box(area.left(), area.center().y() - kSwatchSize / 2 + 1, kSwatchSize, kSwatchSize);
        paintSwatch(painter, box, {color, index.data(JointHatchedRole).toBool()}, item.palette);
        area.setLeft(box.right() + 1 + kGap);
    }
    painter->save();
    painter->setFont(item.font);
    const QString note = index.data(JointNoteRole).toString();
    if (!note.isEmpty()) {
        painter->setPen(tokens.secondaryText);
        const int width = item.fontMetrics.horizontalAdvance(note);
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, note);
        area.setRight(area.right() - width - kGap);
    }
    if (index.data(JointLooseRole).toBool()) {
        paintLooseMark(painter, QPointF(area.right() - kLooseMark / 2.0, area.center().y() + 0.5), kLooseMark, tokens.warning);
        area.setRight(area.right() - kLooseMark - kGap);
    }
    const bool grey = index.data(JointUnnamedRole).toBool();
    const bool enabled = item.state & QStyle::State_Enabled;
    painter->setPen(!enabled ? tokens.disabledText : grey ? tokens.secondaryText : tokens.text);
    const QString elided = item.fontMetrics.elidedText(name, Qt::ElideMiddle, area.width());
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, elided);
    painter->restore();
}

QSize JointDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // Long names are elided rather than scrolled, so that the note at the right end is always in sight.
    const int text = option.fontMetrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
    return {std::min(text, kMaxNameHint) + kSwatchSize + 3 * kGap, metrics::kRowHeight};
}

void JointDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QRect rect = option.rect;
    if (index.data(JointColorRole).isValid())
        rect.setLeft(rect.left() + kSwatchSize + kGap);
    editor->setGeometry(rect);
}

} // namespace marrow
