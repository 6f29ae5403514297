#include "views/library/library_model.h"

#include <QLocale>

#include <algorithm>

namespace marrow {

LibraryModel::LibraryModel(QObject *parent) : QAbstractListModel(parent) { }

void LibraryModel::setEntries(std::vector<LibraryEntry> entries)
{
    m_all = std::move(entries);
    m_known.clear();
    choose();
}

void LibraryModel::setSearch(const QString &text)
{
    m_search = text;
    choose();
}

void LibraryModel::setFilter(Filter filter)
{
    m_filter = filter;
    choose();
}

bool LibraryModel::passes(const LibraryEntry &entry) const
{
    switch (m_filter) {
    case Filter::Pending:
        return entry.state == LibraryState::Pending;
    case Filter::Approved:
        return entry.state == LibraryState::Approved;
    case Filter::Rejected:
        return entry.state == LibraryState::Rejected;
    default:
        return true;
    }
}

void LibraryModel::choose()
{
    beginResetModel();
    m_shown.clear();
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        if (passes(m_all[i]) && matchesSearch(m_all[i], m_search))
            m_shown.push_back(i);
    }
    endResetModel();
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QString LibraryModel::tipOf(const LibraryEntry &entry) const
{
    const QString state = entry.isDefault ? tr("default") : libraryStateText(entry.state);
    return tr("%1\n%2, added %3").arg(entry.originalName, state, QLocale().toString(entry.added.toLocalTime(), QLocale::ShortFormat));
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const LibraryEntry &shown = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.originalName;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(shown.originalName, shown.isDefault ? tr("default") : libraryStateText(shown.state));
    case Qt::ToolTipRole:
        return tipOf(shown);
    case EntryRole:
        return shown.sha256;
    case PictureRole: {
        if (shown.thumbnail.isEmpty() || !m_pictures)
            return {};
        auto it = m_known.find(shown.thumbnail);
        if (it == m_known.end())
            it = m_known.emplace(shown.thumbnail, m_pictures(shown)).first;
        return it->second;
    }
    default:
        return {};
    }
}

int LibraryModel::rowOf(const QString &sha256) const
{
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        if (m_all[m_shown[i]].sha256 == sha256)
            return static_cast<int>(i);
    }
    return -1;
}

int LibraryModel::count(LibraryState state) const
{
    return static_cast<int>(std::count_if(m_all.begin(), m_all.end(), [&](const LibraryEntry &entry) { return entry.state == state; }));
}

} // namespace marrow
