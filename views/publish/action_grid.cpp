#include "views/publish/action_grid.h"

#include "views/publish/action_grid_model.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QHeaderView>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kCell = 72;
constexpr int kTickMs = 60;
constexpr int kBudgetMs = 24; ///< of each tick, so that the window stays quick
constexpr int kNameWidth = 170;

} // namespace

void ActionGridModel::setContent(std::vector<ActionGrid::Row> rows, const QStringList &characters)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_characters = characters;
    m_pictures.clear();
    endResetModel();
}

void ActionGridModel::setPicture(int row, int character, const QPixmap &picture)
{
    m_pictures[{row, character}] = picture;
    const QModelIndex cell = index(row, character + 1);
    emit dataChanged(cell, cell, {Qt::DecorationRole});
}

void ActionGridModel::setRowTaken(int row, bool taken)
{
    m_rows[static_cast<std::size_t>(row)].taken = taken;
    emit dataChanged(index(row, 0), index(row, 0), {Qt::CheckStateRole});
}

void ActionGridModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

QVariant ActionGridModel::data(const QModelIndex &index, int role) const
{
    const ActionGrid::Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == 0) {
        switch (role) {
        case Qt::DisplayRole:
            return row.action + QLatin1Char('\n') + row.note;
        case Qt::ToolTipRole:
            return row.action + QLatin1Char('\n') + row.note;
        case Qt::CheckStateRole:
            return row.taken ? Qt::Checked : Qt::Unchecked;
        default:
            return {};
        }
    }
    const QString &character = m_characters.at(index.column() - 1);
    switch (role) {
    case Qt::DecorationRole: {
        const auto picture = m_pictures.find({index.row(), index.column() - 1});
        return picture == m_pictures.end() ? QVariant() : QVariant(picture->second);
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("%1 does “%2”").arg(character, row.action);
    default:
        return {};
    }
}

bool ActionGridModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != 0)
        return false;
    setRowTaken(index.row(), value.toInt() == Qt::Checked);
    emit takenChanged();
    return true;
}

Qt::ItemFlags ActionGridModel::flags(const QModelIndex &index) const
{
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | (index.column() == 0 ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

QVariant ActionGridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    return section == 0 ? tr("Action") : m_characters.at(section - 1);
}

ActionGrid::ActionGrid(QWidget *parent)
    : QTableView(parent)
    , m_grid(new ActionGridModel(this))
{
    setObjectName(QStringLiteral("actionGrid"));
    setModel(m_grid);
    setIconSize({kCell, kCell});
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(kCell + 4);
    horizontalHeader()->setDefaultSectionSize(kCell + 12);
    horizontalHeader()->setHighlightSections(false);
    connect(m_grid, &ActionGridModel::takenChanged, this, &ActionGrid::takenChanged);
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &ActionGrid::drawSome);
}

void ActionGrid::setContent(std::vector<Row> rows, const QStringList &characters, Picture picture)
{
    m_picture = std::move(picture);
    m_grid->setContent(std::move(rows), characters);
    setColumnWidth(0, kNameWidth);
    m_next = 0;
}

QStringList ActionGrid::takenActions() const
{
    QStringList actions;
    for (const Row &row : m_grid->rows()) {
        if (row.taken)
            actions.append(row.action);
    }
    return actions;
}

void ActionGrid::setTaken(bool taken)
{
    for (int row = 0; row < m_grid->rowCount(); ++row) {
        if (!isRowHidden(row))
            m_grid->setRowTaken(row, taken);
    }
    emit takenChanged();
}

void ActionGrid::setFilter(const QString &text)
{
    for (int row = 0; row < m_grid->rowCount(); ++row)
        setRowHidden(row, !m_grid->rows()[static_cast<std::size_t>(row)].action.contains(text, Qt::CaseInsensitive));
}

void ActionGrid::drawSome()
{
    if (!m_picture)
        return;
    // What is in sight, in the order of the rows.
    std::vector<std::pair<int, int>> cells;
    for (int row = std::max(0, rowAt(0)); row < m_grid->rowCount(); ++row) {
        if (isRowHidden(row))
            continue;
        if (rowViewportPosition(row) > viewport()->height())
            break;
        for (int column = 1; column < m_grid->columnCount(); ++column) {
            const int x = columnViewportPosition(column);
            if (x + columnWidth(column) > 0 && x < viewport()->width())
                cells.emplace_back(row, column - 1);
        }
    }
    m_seconds += kTickMs / 1000.0;
    QElapsedTimer clock;
    clock.start();
    const QSize size = QSize(kCell, kCell) * devicePixelRatioF();
    for (std::size_t i = 0; i < cells.size() && clock.elapsed() < kBudgetMs; ++i) {
        const auto [row, character] = cells[m_next++ % cells.size()];
        QImage picture = m_picture(m_grid->rows()[static_cast<std::size_t>(row)].action, character, m_seconds, size);
        picture.setDevicePixelRatio(devicePixelRatioF());
        m_grid->setPicture(row, character, QPixmap::fromImage(picture));
        ++m_drawn;
    }
}

void ActionGrid::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    m_timer.start();
}

void ActionGrid::hideEvent(QHideEvent *event)
{
    m_timer.stop();
    QTableView::hideEvent(event);
}

void ActionGrid::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_grid->retranslate();
    QTableView::changeEvent(event);
}

} // namespace marrow
