#pragma once

#include "views/puppet/puppet_context.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QTreeView;

namespace marrow {

/// The meshes in which core and advanced mode differ, largest difference first.
class DifferenceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Row
    {
        std::uint32_t mesh = 0;
        QString name;
        float largest = 0;
        float mean = 0;
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<Row> rows);
    const Row &row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    int rowOf(std::uint32_t mesh) const;

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : static_cast<int>(m_rows.size()); }
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 3; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Row> m_rows;
};

/// Largest and mean distance between core and advanced mode, live, and the table of meshes. A click on one selects it. Measures
/// while it is visible.
class DifferenceTable : public QWidget
{
    Q_OBJECT

public:
    explicit DifferenceTable(QWidget *parent = nullptr);
    void setContext(PuppetContext *context);

signals:
    /// The selected mesh should be looked at.
    void frameRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void selectCurrent();

    QPointer<PuppetContext> m_context;
    QLabel *m_summary;
    QTreeView *m_view;
    DifferenceModel *m_model;
    QTimer m_soon; ///< measurements come sixty times a second, numbers can be read a few times
    bool m_choosing = false;
};

} // namespace marrow
