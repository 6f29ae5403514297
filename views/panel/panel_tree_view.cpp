#include "views/panel/panel_tree_view.h"

#include "views/common/theme.h"
#include "views/panel/panel_tree_model.h"

#include <QApplication>
#include <QDrag>
#include <QDragMoveEvent>
#include <QJsonArray>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyledItemDelegate>

#include <algorithm>

namespace marrow {

namespace {

class EntryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QString note = index.data(PanelTreeModel::NoteRole).toString();
        const Tokens &tokens = tokensFor(item.palette);
        if (!index.data(PanelTreeModel::FitsRole).toBool())
            item.palette.setColor(QPalette::Text, tokens.disabledText);
        QRect noteArea = item.rect.adjusted(0, 0, -8, 0);
        if (!note.isEmpty())
            item.rect.setRight(noteArea.right() - item.fontMetrics.horizontalAdvance(note) - 8);
        QStyleOptionViewItem background = option;
        QStyle *style = item.widget ? item.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &background, painter, item.widget);
        item.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver | QStyle::State_HasFocus);
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        painter->setPen(tokens.secondaryText);
        painter->setFont(item.font);
        if (!note.isEmpty())
            painter->drawText(noteArea, Qt::AlignRight | Qt::AlignVCenter, note);
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {std::min(QStyledItemDelegate::sizeHint(option, index).width(), 120), metrics::kRowHeight};
    }
};

/// The name of what is dragged, or how many.
QPixmap dragPicture(int count, const QString &name, const QWidget &widget)
{
    const Tokens &tokens = tokensFor(widget.palette());
    const QFontMetrics metrics = widget.fontMetrics();
    const QString text = count == 1 ? metrics.elidedText(name, Qt::ElideRight, 160) : QStringLiteral("%1 +%2").arg(metrics.elidedText(name, Qt::ElideRight, 130)).arg(count - 1);
    const QSize size(metrics.horizontalAdvance(text) + 16, metrics::kControlHeight - 4);
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tokens.accent);
    painter.setBrush(tokens.raised);
    painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), 3, 3);
    painter.setFont(widget.font());
    painter.setPen(tokens.text);
    painter.drawText(QRect(QPoint(), size), Qt::AlignCenter, text);
    return picture;
}

} // namespace

PanelTreeView::PanelTreeView(QWidget *parent)
    : QTreeView(parent)
    , m_model(new PanelTreeModel(this))
{
    setModel(m_model);
    setItemDelegate(new EntryDelegate(this));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setIndentation(20);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    setExpandsOnDoubleClick(false);
    connect(m_model, &PanelTreeModel::rebuilt, this, &PanelTreeView::restore);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &PanelTreeView::selectionFromView);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex &index) { onFold(index, true); });
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex &index) { onFold(index, false); });
}

void PanelTreeView::setSession(PanelSession *session)
{
    if (m_session && m_session->document())
        disconnect(m_session->document(), nullptr, this, nullptr);
    m_session = session;
    m_model->setSession(session);
    if (!session)
        return;
    connect(session->document(), &PuppetDocument::selectionChanged, this, &PanelTreeView::restoreSelection);
    connect(session->document(), &PuppetDocument::committed, this, [this](const PuppetChangeSet &change) {
        if (change.cause == PuppetChangeSet::Cause::Reset)
            return setSession(nullptr);
        if (change.has(PuppetChangeSet::Opened))
            restore();
        viewport()->update();
        emit selectedEntriesChanged(); // what is said about them may have changed
    });
    restore();
}

void PanelTreeView::setFilter(const QString &text)
{
    m_model->setFilter(text);
    if (text.trimmed().isEmpty())
        return;
    // Show the first that fits, in a group that is closed too.
    for (QModelIndex index = m_model->index(0, 0); index.isValid(); index = indexBelow(index)) {
        if (index.data(PanelTreeModel::FitsRole).toBool())
            return scrollTo(index);
    }
}

void PanelTreeView::restore()
{
    if (!m_session)
        return;
    m_syncing = true;
    const std::vector<PanelNode> &nodes = m_session->panel().nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].isGroup)
            setExpanded(m_model->indexOfNode(static_cast<int>(i)), nodes[i].open);
    }
    setExpanded(m_model->unlistedHeading(), m_unlistedOpen);
    m_syncing = false;
    restoreSelection();
}

void PanelTreeView::restoreSelection()
{
    if (m_syncing)
        return;
    m_syncing = true;
    QItemSelection selection;
    const PuppetSelection &chosen = m_session->document()->selection();
    QModelIndex first;
    const auto take = [&](const QModelIndex &index) {
        if (!index.isValid())
            return;
        selection.select(index, index);
        if (!first.isValid())
            first = index;
    };
    for (const int node : chosen.nodes)
        take(m_model->indexOfNode(node));
    for (const std::uint32_t parameter : chosen.unlisted)
        take(m_model->indexOfUnlisted(parameter));
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (first.isValid() && !selection.contains(currentIndex())) {
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        scrollTo(first);
    }
    m_syncing = false;
    emit selectedEntriesChanged();
}

void PanelTreeView::selectionFromView()
{
    if (m_syncing || !m_session)
        return;
    m_syncing = true;
    m_session->document()->setSelection({selectedNodes(), selectedUnlisted()});
    m_syncing = false;
    emit selectedEntriesChanged();
}

void PanelTreeView::onFold(const QModelIndex &index, bool open)
{
    if (m_syncing || !m_session)
        return;
    const PanelTreeModel::Entry entry = m_model->entryAt(index);
    if (entry.kind == PanelTreeModel::Entry::Kind::UnlistedHeading)
        m_unlistedOpen = open;
    else if (m_model->isGroup(index))
        m_session->run(QStringLiteral("panel.setOpen"),
                       {{QStringLiteral("nodes"), QJsonArray{entry.node}}, {QStringLiteral("open"), open}});
}

std::vector<int> PanelTreeView::selectedNodes() const
{
    std::vector<int> nodes;
    const QModelIndexList indexes = selectionModel()->selectedIndexes();
    for (const QModelIndex &index : indexes) {
        const PanelTreeModel::Entry entry = m_model->entryAt(index);
        if (entry.kind == PanelTreeModel::Entry::Kind::Node)
            nodes.push_back(entry.node);
    }
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

std::vector<int> PanelTreeView::selectedGroups() const
{
    std::vector<int> groups = selectedNodes();
    std::erase_if(groups, [this](int node) { return !m_session->panel().nodes[static_cast<std::size_t>(node)].isGroup; });
    return groups;
}

std::vector<std::uint32_t> PanelTreeView::selectedUnlisted() const
{
    std::vector<std::uint32_t> parameters;
    const QModelIndexList indexes = selectionModel()->selectedIndexes();
    for (const QModelIndex &index : indexes) {
        const PanelTreeModel::Entry entry = m_model->entryAt(index);
        if (entry.kind == PanelTreeModel::Entry::Kind::Unlisted)
            parameters.push_back(entry.parameter);
    }
    std::sort(parameters.begin(), parameters.end());
    return parameters;
}

std::vector<std::uint32_t> PanelTreeView::selectedParameters() const
{
    std::vector<std::uint32_t> parameters;
    for (const int node : selectedNodes()) {
        const PanelNode &record = m_session->panel().nodes[static_cast<std::size_t>(node)];
        if (!record.isGroup)
            parameters.push_back(static_cast<std::uint32_t>(record.parameter));
    }
    for (const std::uint32_t parameter : selectedUnlisted())
        parameters.push_back(parameter);
    return parameters;
}

void PanelTreeView::selectNode(int node)
{
    m_session->document()->setSelection({{node}, {}});
}

void PanelTreeView::startRename()
{
    const std::vector<int> groups = selectedGroups();
    if (groups.size() != 1)
        return;
    const QModelIndex index = m_model->indexOfNode(groups.front());
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    scrollTo(index);
    edit(index);
}

void PanelTreeView::startDrag(Qt::DropActions)
{
    const QModelIndexList dragged = selectionModel()->selectedIndexes();
    if (dragged.isEmpty())
        return;
    emit hintChanged(tr("Drop between entries to put it there, on a group to put it inside, on “Not in the panel” to take it out."));
    m_dropAt = {-1, -1};
    auto *drag = new QDrag(this);
    drag->setMimeData(m_model->mimeData(dragged));
    // Beside the pointer, so that it does not lie over the place where the drop would land.
    drag->setPixmap(dragPicture(static_cast<int>(dragged.size()), dragged.front().data().toString(), *this));
    drag->setHotSpot({-14, -10});
    drag->exec(Qt::MoveAction);
    emit hintChanged({});
}

void PanelTreeView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->size().height() < event->oldSize().height() && currentIndex().isValid())
        scrollTo(currentIndex()); // what was just selected stays in sight
}

void PanelTreeView::dragMoveEvent(QDragMoveEvent *event)
{
    QTreeView::dragMoveEvent(event);
    m_dropAt = event->position().toPoint();
    viewport()->update();
}

void PanelTreeView::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    const QModelIndex index = indexAt(m_dropAt);
    if (state() != DraggingState || !index.isValid())
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(tokensFor(palette()).accent, 2));
    const QRect row = visualRect(index);
    switch (dropIndicatorPosition()) {
    case AboveItem:
        painter.drawLine(row.left(), row.top() + 1, viewport()->width(), row.top() + 1);
        break;
    case BelowItem:
        painter.drawLine(row.left(), row.bottom(), viewport()->width(), row.bottom());
        break;
    case OnItem:
        if (model()->flags(index) & Qt::ItemIsDropEnabled)
            painter.drawRoundedRect(QRect(row.left(), row.top() + 1, viewport()->width() - row.left() - 1, row.height() - 2), 3, 3);
        break;
    case OnViewport:
        break;
    }
}

void PanelTreeView::keyPressEvent(QKeyEvent *event)
{
    if (!m_session)
        return QTreeView::keyPressEvent(event);
    const bool alt = event->modifiers() == Qt::AltModifier;
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!alt)
            break;
        return moveSelected(event->key() == Qt::Key_Up ? -1 : 1);
    case Qt::Key_Right:
        if (!alt)
            break;
        return indentSelected();
    case Qt::Key_Left:
        if (!alt)
            break;
        return outdentSelected();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (state() != EditingState)
            return startRename();
        break;
    default:
        break;
    }
    QTreeView::keyPressEvent(event);
}

void PanelTreeView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (m_session && m_model->isGroup(index))
        startRename();
    else
        QTreeView::mouseDoubleClickEvent(event);
}

void PanelTreeView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QTreeView::drawRow(painter, option, index);
    // The bars of the group itself and of all it is in, each at its own depth, as the panel shows them.
    int depth = 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    for (QModelIndex group = index; group.isValid(); group = group.parent(), --depth) {
        const QColor color = group.data(PanelTreeModel::ColorRole).value<QColor>();
        if (color.isValid())
            painter->fillRect(QRect(depth * indentation() + 1, option.rect.top(), 3, option.rect.height()), color);
    }
}

} // namespace marrow
