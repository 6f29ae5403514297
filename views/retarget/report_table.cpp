#include "views/retarget/report_table.h"

#include "views/common/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kShareRole = Qt::UserRole + 1; ///< of the limit
constexpr int kFrameRole = Qt::UserRole + 2;

/// A number over a bar that is full at the limit.
class BarDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QVariant share = index.data(kShareRole);
        if (!share.isValid())
            return;
        const Tokens &tokens = tokensFor(option.palette);
        const double part = share.toDouble();
        const QRectF track(option.rect.left() + 6, option.rect.bottom() - 5, option.rect.width() - 12, 3);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(tokens.border);
        painter->drawRoundedRect(track, 1.5, 1.5);
        painter->setBrush(part > 1 ? tokens.error : part > 0.5 ? tokens.warning : tokens.good);
        painter->drawRoundedRect(QRectF(track.topLeft(), QSizeF(track.width() * std::clamp(part, 0.0, 1.0), track.height())), 1.5, 1.5);
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, metrics::kRowHeight + 6});
    }
};

} // namespace

ReportTable::ReportTable(QWidget *parent)
    : QTreeWidget(parent)
{
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setColumnCount(ColumnCount);
    setItemDelegate(new BarDelegate(this));
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(true);
    header()->setSectionsMovable(false);
    connect(this, &QTreeWidget::itemPressed, this, [this](QTreeWidgetItem *item, int column) { emit momentChosen(item->text(Clip), item->data(column, kFrameRole).toInt()); });
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item, int column) { emit momentChosen(item->text(Clip), item->data(column, kFrameRole).toInt()); });
    fill();
}

void ReportTable::setCard(const ReportCard &card)
{
    m_card = card;
    fill();
}

void ReportTable::fill()
{
    setHeaderLabels({tr("Clip"), tr("Largest angle"), tr("Feet slide"), tr("Below the floor"), tr("Channels"), tr("Notes")});
    headerItem()->setToolTip(Angle, tr("How far an arm or leg is from the source's direction at most; the bar is full at %1°").arg(static_cast<double>(kAngleLimitDegrees)));
    headerItem()->setToolTip(Slide, tr("How far a foot strays while it stands; the bar is full at 1 % of the figure's height"));
    headerItem()->setToolTip(Depth, tr("How far the lowest sole is below the floor; the bar is full at 2 % of the figure's height"));
    headerItem()->setToolTip(Channels, tr("Joints that move; those that stay at rest are left out of the file"));
    clear();
    for (const ClipReport &clip : m_card.clips) {
        auto *item = new QTreeWidgetItem(this);
        item->setText(Clip, clip.id);
        item->setToolTip(Clip, tr("%1 of %2, %3 frames, %4 s").arg(clip.name, clip.file).arg(clip.frames).arg(clip.duration, 0, 'f', 2));
        const auto measure = [&](int column, const QString &text, float share, int frame) {
            item->setText(column, text);
            item->setData(column, kShareRole, static_cast<double>(share));
            item->setData(column, kFrameRole, frame);
            item->setToolTip(column, tr("Show frame %1").arg(frame));
        };
        measure(Angle, tr("%1° %2").arg(static_cast<double>(clip.maxAngle), 0, 'f', 1).arg(clip.worstJoint < 0 ? QString() : humanoidJointName(clip.worstJoint)), clip.maxAngle / kAngleLimitDegrees, clip.worstFrame);
        if (clip.hasFeet) {
            measure(Slide, tr("%1 cm").arg(static_cast<double>(clip.footSlide) * 100, 0, 'f', 1), clip.footSlide / (kSlideLimit * clip.figureHeight), clip.slideFrame);
            measure(Depth, tr("%1 cm").arg(static_cast<double>(clip.floorDepth) * 100, 0, 'f', 1), clip.floorDepth / (kDepthLimit * clip.figureHeight), clip.depthFrame);
        } else {
            for (const int column : {Slide, Depth}) {
                item->setText(column, QStringLiteral("–"));
                item->setToolTip(column, tr("The target has no feet."));
            }
        }
        item->setText(Channels, QString::number(clip.channels));
        item->setData(Clip, kFrameRole, clip.worstFrame);
        item->setText(Notes, clip.unmapped.isEmpty() ? QString() : tr("without %1").arg(clip.unmapped.join(QStringLiteral(", "))));
        item->setToolTip(Notes, clip.unmapped.isEmpty() ? QString() : tr("The source has no joint that plays these; they stay at rest."));
    }
    for (int column = 0; column < ColumnCount - 1; ++column)
        resizeColumnToContents(column);
    constexpr int kWidestName = 180, kBar = 92;
    setColumnWidth(Clip, std::min(columnWidth(Clip), kWidestName));
    for (const int column : {int(Angle), int(Slide), int(Depth)})
        setColumnWidth(column, std::max(columnWidth(column), kBar));
}

void ReportTable::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace marrow
