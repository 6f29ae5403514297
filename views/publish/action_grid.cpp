#include "views/publish/action_grid.h"

#include "views/publish/action_grid_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QtConcurrent>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kCell = 72;
constexpr int kTickMs = 50;
constexpr int kNameWidth = 230;
constexpr std::size_t kMakers = 2;     ///< the rest of the machine stays with the window
constexpr std::size_t kMostFilms = 240; ///< of half a megabyte at most

QPixmap faintly(const QImage &picture, int side, qreal ratio)
{
    QPixmap faint(QSize(side, side) * ratio);
    faint.setDevicePixelRatio(ratio);
    faint.fill(Qt::transparent);
    QPainter painter(&faint);
    painter.setOpacity(0.25);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRect(0, 0, side, side), picture);
    return faint;
}

} // namespace

void ActionGridModel::setContent(std::vector<ActionGrid::Row> rows, const QStringList &characters, std::vector<QPixmap> standIns)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_characters = characters;
    m_standIns = std::move(standIns);
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
        const auto place = static_cast<std::size_t>(index.column() - 1);
        return picture != m_pictures.end() ? picture->second : place < m_standIns.size() ? m_standIns[place] : QPixmap();
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
    connect(&m_timer, &QTimer::timeout, this, &ActionGrid::play);
    for (std::size_t i = 0; i < kMakers; ++i) {
        Maker &maker = *m_makers.emplace_back(std::make_unique<Maker>());
        connect(&maker.watcher, &QFutureWatcherBase::finished, this, [this, &maker] { take(maker); });
    }
}

ActionGrid::~ActionGrid()
{
    for (const auto &maker : m_makers) {
        maker->watcher.disconnect(this);
        maker->watcher.waitForFinished();
    }
}

void ActionGrid::setContent(std::vector<Row> rows, const QStringList &characters, const std::vector<QImage> &standIns, FilmMaker maker)
{
    m_maker = std::move(maker);
    m_films.clear();
    ++m_content;
    std::vector<QPixmap> faint;
    for (const QImage &picture : standIns)
        faint.push_back(faintly(picture, kCell, devicePixelRatioF()));
    m_grid->setContent(std::move(rows), characters, std::move(faint));
    setColumnWidth(0, kNameWidth);
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

std::vector<ActionGrid::Cell> ActionGrid::cellsInSight() const
{
    std::vector<Cell> cells;
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
    return cells;
}

void ActionGrid::play()
{
    ++m_ticks;
    const std::vector<Cell> cells = cellsInSight();
    for (const Cell &cell : cells) {
        const auto known = m_films.find(cell);
        if (known == m_films.end())
            continue;
        Kept &kept = known->second;
        kept.lastSeen = m_ticks;
        const int now = kept.film.at(static_cast<double>(m_ticks) * kTickMs / 1000);
        if (now < 0 || now == std::exchange(kept.shown, now))
            continue;
        QPixmap picture = QPixmap::fromImage(kept.film.pictures[static_cast<std::size_t>(now)]);
        picture.setDevicePixelRatio(devicePixelRatioF());
        m_grid->setPicture(cell.first, cell.second, picture);
    }
    makeMissing(cells);
}

void ActionGrid::makeMissing(const std::vector<Cell> &cells)
{
    if (!m_maker)
        return;
    for (const auto &maker : m_makers) {
        const auto wanted = std::find_if(cells.begin(), cells.end(), [&](const Cell &cell) {
            return !m_films.contains(cell) && std::none_of(m_makers.begin(), m_makers.end(), [&](const auto &other) { return other->busy && other->content == m_content && other->cell == cell; });
        });
        if (wanted == cells.end())
            return;
        if (maker->busy)
            continue;
        maker->busy = true;
        maker->cell = *wanted;
        maker->content = m_content;
        const QString action = m_grid->rows()[static_cast<std::size_t>(wanted->first)].action;
        const QSize size = QSize(kCell, kCell) * devicePixelRatioF();
        maker->watcher.setFuture(QtConcurrent::run([make = m_maker, action, character = wanted->second, size] { return make(action, character, size); }));
    }
}

void ActionGrid::take(Maker &maker)
{
    maker.busy = false;
    if (maker.content == m_content) {
        m_films[maker.cell] = {maker.watcher.result(), -1, m_ticks};
        ++m_made;
        forgetOld();
    }
    if (m_timer.isActive())
        makeMissing(cellsInSight());
}

void ActionGrid::forgetOld()
{
    if (m_films.size() <= kMostFilms)
        return;
    const auto oldest = std::min_element(m_films.begin(), m_films.end(), [](const auto &a, const auto &b) { return a.second.lastSeen < b.second.lastSeen; });
    m_films.erase(oldest);
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
