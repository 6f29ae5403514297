#pragma once

#include "model/library/library_entry.h"

#include <QAbstractListModel>
#include <QImage>

#include <functional>
#include <map>
#include <vector>

namespace marrow {

/// The entries of a library that answer to what is searched for. Pictures are asked for when they are first shown and kept.
class LibraryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { EntryRole = Qt::UserRole, PictureRole };
    /// Reads an entry's picture; null when it has none.
    using Pictures = std::function<QImage(const LibraryEntry &)>;
    /// Which entries are shown beside the search.
    enum class Filter { All, Pending, Approved, Rejected };

    explicit LibraryModel(QObject *parent = nullptr);

    void setPictures(Pictures pictures) { m_pictures = std::move(pictures); }
    void setEntries(std::vector<LibraryEntry> entries);
    void setSearch(const QString &text);
    void setFilter(Filter filter);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    const LibraryEntry &entry(int row) const { return m_all[m_shown[static_cast<std::size_t>(row)]]; }
    /// -1 when it is not shown.
    int rowOf(const QString &sha256) const;
    int total() const { return static_cast<int>(m_all.size()); }
    int count(LibraryState state) const;

private:
    void choose();
    bool passes(const LibraryEntry &entry) const;
    QString tipOf(const LibraryEntry &entry) const;

    std::vector<LibraryEntry> m_all;
    std::vector<std::size_t> m_shown;
    QString m_search;
    Filter m_filter = Filter::All;
    Pictures m_pictures;
    mutable std::map<QString, QImage> m_known; ///< by the picture's path
};

} // namespace marrow
