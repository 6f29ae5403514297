#pragma once

#include "views/publish/action_grid.h"

#include <QAbstractTableModel>
#include <QPixmap>

namespace marrow {

/// The rows of the grid and the pictures that were drawn last.
class ActionGridModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setContent(std::vector<ActionGrid::Row> rows, const QStringList &characters, std::vector<QPixmap> standIns);
    const std::vector<ActionGrid::Row> &rows() const { return m_rows; }
    void setPicture(int row, int character, const QPixmap &picture);
    void setRowTaken(int row, bool taken);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_characters.size()) + 1; }
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void takenChanged();

private:
    std::vector<ActionGrid::Row> m_rows;
    QStringList m_characters;
    std::vector<QPixmap> m_standIns; ///< one a character
    std::map<std::pair<int, int>, QPixmap> m_pictures;
};

} // namespace marrow
