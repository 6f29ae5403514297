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
constexpr int kStripRole = Qt::UserRole + 3;
constexpr int kMoments = 4;
constexpr int kFigure = metrics::kRowHeight + 10; ///< the height of a row, and a little more than the width of one figure in it

/// A number over a bar that is full at the limit.
class BarDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (index.column() == ReportTable::Strip)
            paintStrip(painter, option, index.data(kStripRole).value<ClipStrip>());
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

    static void paintStrip(QPainter *painter, const QStyleOptionViewItem &option, const ClipStrip &strip)
    {
        const Tokens &tokens = tokensFor(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setClipRect(option.rect);
        painter->translate(option.rect.left() + 4, option.rect.top() + 3);
        const double width = (option.rect.width() - 8.0) / kMoments, height = option.rect.height() - 6.0;
        painter->setPen(QPen(tokens.border, 1));
        painter->drawLine(QPointF(0, height), QPointF(width * kMoments, height));
        painter->setPen(QPen(tokens.secondaryText, 1.5, Qt::SolidLine, Qt::RoundCap));
        for (const QLineF &bone : strip)
            painter->drawLine(QPointF(bone.x1() * width, bone.y1() * height), QPointF(bone.x2() * width, bone.y2() * height));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, kFigure});
    }
};

} // namespace

ClipStrip clipStrip(const RetargetPlan &plan, const BakedClip &clip)
{
    using Vec = Eigen::Vector3f;
    const RetargetTarget &target = plan.target;
    const Vec across = target.turn * Vec(0.85f, 0, -0.53f); // a little from the side, or a walk would be a post
    const Vec middle = target.map[1] < 0 ? Vec(Vec::Zero()) : target.joints[std::size_t(target.map[1])].position;
    constexpr float kRoom = 1.15f; // arms may be raised
    const float tall = std::max(target.height * kRoom, 1e-6f);
    ClipStrip strip;
    for (int moment = 0; moment < kMoments && clip.frames > 0; ++moment) {
        const TargetWorlds worlds = targetWorlds(target, poseOf(plan, clip, (clip.frames - 1) * moment / kMoments));
        const auto at = [&](int joint) {
            const Vec &place = worlds.positions[std::size_t(target.map[joint])];
            return QPointF(moment + 0.5 + static_cast<double>(across.dot(place - middle) / tall), 1 - static_cast<double>((place.y() - target.floor) / tall));
        };
        for (int joint = 2; joint < kHumanoidJointCount; ++joint) {
            int above = humanoidSkeleton()[std::size_t(joint)].parent;
            while (above > 0 && target.map[above] < 0)
                above = humanoidSkeleton()[std::size_t(above)].parent;
            if (above > 0 && target.map[joint] >= 0)
                strip.append(QLineF(at(above), at(joint)));
        }
    }
    return strip;
}

ReportTable::ReportTable(QWidget *parent)
    : QTreeWidget(parent)
{
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setColumnCount(ColumnCount);
    setItemDelegate(new BarDelegate(this));
    setAllColumnsShowFocus(true);
    header()->setMinimumSectionSize(24);
    header()->setSectionResizeMode(Notes, QHeaderView::Stretch); // notes are cut rather than scrolled to; their tooltip has them whole
    header()->setSectionsMovable(false);
    connect(this, &QTreeWidget::itemPressed, this, [this](QTreeWidgetItem *item, int column) { emit momentChosen(item->text(Clip), item->data(column, kFrameRole).toInt()); });
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item, int column) { emit momentChosen(item->text(Clip), item->data(column, kFrameRole).toInt()); });
    fill();
}

void ReportTable::setCard(const ReportCard &card, std::map<QString, ClipStrip> strips)
{
    m_card = card;
    m_strips = std::move(strips);
    fill();
}

void ReportTable::fill()
{
    setHeaderLabels({tr("Clip"), tr("Moments"), tr("Angle"), tr("Slides"), tr("Sinks"), tr("Hovers"), tr("Notes")});
    headerItem()->setToolTip(Strip, tr("Four moments of the clip, as it will be baked"));
    headerItem()->setToolTip(Angle, tr("How far an arm or leg is from the source's direction at most; the bar is full at %1°").arg(static_cast<double>(kAngleLimitDegrees)));
    headerItem()->setToolTip(Slide, tr("How far a foot strays while it stands; the bar is full at 1 % of the figure's height"));
    headerItem()->setToolTip(Depth, tr("How far the lowest sole is below the floor; the bar is full at 2 % of the figure's height"));
    headerItem()->setToolTip(Gap, tr("How far standing soles hover above where the source's stand; the bar is full at 2 % of the figure's height"));
    clear();
    for (const ClipReport &clip : m_card.clips) {
        auto *item = new QTreeWidgetItem(this);
        item->setText(Clip, clip.id);
        item->setToolTip(Clip, tr("%1 of %2, %3 frames, %4 s, %5 channels").arg(clip.name, clip.file).arg(clip.frames).arg(clip.duration, 0, 'f', 2).arg(clip.channels));
        if (const auto strip = m_strips.find(clip.id); strip != m_strips.end())
            item->setData(Strip, kStripRole, QVariant::fromValue(strip->second));
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
            measure(Gap, tr("%1 cm").arg(static_cast<double>(clip.floorGap) * 100, 0, 'f', 1), clip.floorGap / (kDepthLimit * clip.figureHeight), clip.gapFrame);
        } else {
            for (const int column : {Slide, Depth, Gap}) {
                item->setText(column, QStringLiteral("–"));
                item->setToolTip(column, tr("The target has no feet."));
            }
        }
        for (const int column : {int(Clip), int(Strip)})
            item->setData(column, kFrameRole, clip.worstFrame);
        item->setText(Notes, clip.unmapped.isEmpty() ? QString() : tr("without %1").arg(clip.unmapped.join(QStringLiteral(", "))));
        item->setToolTip(Notes, clip.unmapped.isEmpty() ? QString() : tr("The source has no joint that plays these; they stay at rest: %1").arg(clip.unmapped.join(QStringLiteral(", "))));
    }
    for (int column = 0; column < ColumnCount - 1; ++column)
        resizeColumnToContents(column);
    constexpr int kWidestName = 124, kBar = 64;
    setColumnWidth(Strip, kMoments * (kFigure - 10) + 8);
    setColumnWidth(Clip, std::min(columnWidth(Clip), kWidestName));
    for (const int column : {int(Angle), int(Slide), int(Depth), int(Gap)})
        setColumnWidth(column, std::max(columnWidth(column), kBar));
}

void ReportTable::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace marrow
