#include "views/skeleton/skeleton_tree.h"

#include "views/common/joint_delegate.h"
#include "views/common/swatch.h"
#include "views/common/theme.h"
#include "views/common/tree_indentation.h"
#include "views/skeleton/skeleton_model.h"

#include <QDrag>
#include <QDropEvent>
#include <QHeaderView>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace marrow {

namespace {
const QString kMimeType = QStringLiteral("application/x-marrow-joints");
constexpr int kMarkColumnWidth = 26;
constexpr int kIndentation = 14;
} // namespace

SkeletonTree::SkeletonTree(SkeletonModel *model, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
{
    setModel(model);
    setItemDelegateForColumn(SkeletonModel::Name, new JointDelegate(this));
    setHeaderHidden(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(SkeletonModel::Name, QHeaderView::Stretch);
    for (int column : {SkeletonModel::Eye, SkeletonModel::Lock}) {
        header()->setSectionResizeMode(column, QHeaderView::Fixed);
        header()->setMinimumSectionSize(16);
        header()->resizeSection(column, kMarkColumnWidth);
    }
    setUniformRowHeights(true);
    setIndentation(kIndentation);
    setIconSize({metrics::kIconSize, metrics::kIconSize});
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(false);
    setDragDropMode(QAbstractItemView::DragDrop);
    setAutoExpandDelay(600);
    setExpandsOnDoubleClick(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMouseTracking(true);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, &SkeletonTree::fitSoon);
    connect(model, &QAbstractItemModel::modelReset, this, &SkeletonTree::fitSoon);
    connect(model, &QAbstractItemModel::rowsMoved, this, &SkeletonTree::fitSoon);
}

void SkeletonTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    fitIndentation(*this, kIndentation);
}

void SkeletonTree::fitSoon()
{
    if (std::exchange(m_fitting, true))
        return;
    QMetaObject::invokeMethod(this, [this] {
        m_fitting = false;
        fitIndentation(*this, kIndentation);
    }, Qt::QueuedConnection);
}

std::vector<JointId> SkeletonTree::selectedJoints() const
{
    std::vector<JointId> joints;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        joints.push_back(m_model->jointAt(index));
    return joints;
}

void SkeletonTree::setMark(const QModelIndex &index, Qt::KeyboardModifiers modifiers, bool first)
{
    const bool isEye = index.column() == SkeletonModel::Eye;
    if (first && isEye && modifiers & Qt::AltModifier) {
        m_sweepColumn = -1;
        emit isolateToggled(m_model->jointAt(index));
        return;
    }
    const bool current = index.data(Qt::UserRole).toBool();
    if (first)
        m_sweepValue = !current;
    else if (current == m_sweepValue)
        return;
    if (isEye)
        emit eyeToggled(m_model->jointAt(index), m_sweepValue);
    else
        emit lockToggled(m_model->jointAt(index), m_sweepValue);
}

void SkeletonTree::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid() && index.column() != SkeletonModel::Name) {
        m_sweepColumn = index.column();
        setMark(index, event->modifiers(), true);
        return;
    }
    QTreeView::mousePressEvent(event);
}

void SkeletonTree::mouseMoveEvent(QMouseEvent *event)
{
    if (m_sweepColumn < 0) {
        QTreeView::mouseMoveEvent(event);
        return;
    }
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid())
        setMark(index.siblingAtColumn(m_sweepColumn), event->modifiers(), false);
}

void SkeletonTree::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_sweepColumn >= 0) {
        m_sweepColumn = -1;
        return;
    }
    QTreeView::mouseReleaseEvent(event);
}

void SkeletonTree::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && index.column() != SkeletonModel::Name) {
        mousePressEvent(event);
        return;
    }
    if (index.isValid())
        edit(index.siblingAtColumn(SkeletonModel::Name));
    else
        QTreeView::mouseDoubleClickEvent(event);
}

void SkeletonTree::keyPressEvent(QKeyEvent *event)
{
    const QString text = event->text();
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && !text.isEmpty() && (text[0].isLetterOrNumber() || text[0] == u'_') && state() != EditingState) {
        emit typed(text);
        return;
    }
    if (event->modifiers() & Qt::ControlModifier && m_keyTaker && m_keyTaker(*event))
        return event->accept();
    QTreeView::keyPressEvent(event);
}

void SkeletonTree::startDrag(Qt::DropActions)
{
    const std::vector<JointId> joints = selectedJoints();
    if (joints.empty())
        return;
    beginDragOf(joints);
    QByteArray ids;
    for (JointId joint : joints)
        ids += QByteArray::number(joint) + ' ';
    auto *mime = new QMimeData;
    mime->setData(kMimeType, ids);
    auto *drag = new QDrag(this);
    drag->setMimeData(mime);
    QPixmap picture(QSize(kSwatchSize + 4, kSwatchSize + 4) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintSwatch(&painter, QRectF(2, 2, kSwatchSize, kSwatchSize),
                {currentIndex().siblingAtColumn(SkeletonModel::Name).data(JointColorRole).value<QColor>(), false}, palette());
    painter.end();
    drag->setPixmap(picture);
    drag->exec(Qt::MoveAction);
    m_dragged.clear();
    endDrop();
}

void SkeletonTree::dragEnterEvent(QDragEnterEvent *event)
{
    // Joints of another window's document have the same format: only a drag that began here counts.
    if (m_dragged.empty() || !event->mimeData()->hasFormat(kMimeType)) {
        event->ignore();
        return;
    }
    event->acceptProposedAction();
}

bool SkeletonTree::mayDropOn(const QModelIndex &target) const
{
    if (m_dragged.empty())
        return false;
    if (!target.isValid())
        return true;
    if (m_model->jointAt(target) > kMaxParentId)
        return false;
    for (QModelIndex above = target.siblingAtColumn(SkeletonModel::Name); above.isValid(); above = above.parent()) {
        for (JointId joint : m_dragged) {
            if (m_model->jointAt(above) == joint)
                return false;
        }
    }
    return true;
}

void SkeletonTree::dragMoveEvent(QDragMoveEvent *event)
{
    QTreeView::dragMoveEvent(event); // scrolls at the edges and opens a branch one rests on
    const QModelIndex target = indexAt(event->position().toPoint()).siblingAtColumn(SkeletonModel::Name);
    const bool possible = mayDropOn(target);
    m_dropping = possible;
    m_dropTarget = target;
    if (possible)
        event->acceptProposedAction();
    else
        event->ignore();
    emit dropHint(target.isValid() ? std::optional(m_model->jointAt(target)) : std::nullopt, possible, false);
    viewport()->update();
}

void SkeletonTree::dragLeaveEvent(QDragLeaveEvent *event)
{
    QTreeView::dragLeaveEvent(event);
    endDrop();
}

void SkeletonTree::dropEvent(QDropEvent *event)
{
    const QModelIndex target = indexAt(event->position().toPoint()).siblingAtColumn(SkeletonModel::Name);
    if (mayDropOn(target)) {
        event->acceptProposedAction();
        const auto parent = target.isValid() ? std::optional(m_model->jointAt(target)) : std::nullopt;
        const std::vector<JointId> joints = m_dragged;
        const bool otherKeep = event->modifiers() & Qt::AltModifier;
        endDrop();
        emit reparentRequested(joints, parent, otherKeep);
    } else {
        event->ignore();
        endDrop();
    }
    stopAutoScroll();
    setState(NoState);
}

void SkeletonTree::endDrop()
{
    m_dropping = false;
    m_dropTarget = QPersistentModelIndex();
    emit dropHint(std::nullopt, false, true);
    viewport()->update();
}

void SkeletonTree::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    if (!m_dropping)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = tokensFor(palette()).accent;
    QColor wash = accent;
    wash.setAlpha(40);
    painter.setPen(QPen(accent, 2));
    painter.setBrush(wash);
    // A new child stands below its parent, one step in: a line shows where. A root stands at the margin.
    QRectF row = m_dropTarget.isValid() ? QRectF(visualRect(m_dropTarget)) : QRectF(viewport()->rect());
    painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 3, 3);
    if (m_dropTarget.isValid()) {
        const qreal x = row.left() + indentation();
        painter.drawLine(QPointF(x, row.bottom() + 1), QPointF(viewport()->width() - 4, row.bottom() + 1));
        painter.setBrush(accent);
        painter.drawEllipse(QPointF(x, row.bottom() + 1), 2.5, 2.5);
    }
}

void SkeletonTree::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QTreeView::drawRow(painter, option, index);
    // The active joint among several selected ones carries a bar at the left edge.
    if (index.siblingAtColumn(SkeletonModel::Name) == currentIndex().siblingAtColumn(SkeletonModel::Name)
        && selectionModel()->isSelected(index))
        painter->fillRect(QRect(0, option.rect.top(), 3, option.rect.height()), tokensFor(palette()).accent);
}

} // namespace marrow
