#pragma once

#include "model/base/report.h"

#include <QAbstractTableModel>

namespace marrow {

/// The issues of a report, errors first, as rows of sentence and place.
class IssuesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setReport(const Report &report);
    const Report &report() const { return m_report; }
    const Issue &issueAt(int row) const { return m_sorted[static_cast<std::size_t>(row)]; }
    int countOf(Severity severity) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// "VSKN · byte 2,114" or "joint 12".
    static QString placeText(const Issue &issue);

private:
    Report m_report;
    std::vector<Issue> m_sorted;
};

} // namespace marrow
