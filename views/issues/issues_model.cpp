#include "views/issues/issues_model.h"

#include "views/common/icons.h"

#include <QLocale>

#include <algorithm>

namespace marrow {

void IssuesModel::setReport(const Report &report)
{
    beginResetModel();
    m_report = report;
    m_sorted = report.issues();
    std::stable_sort(m_sorted.begin(), m_sorted.end(), [](const Issue &a, const Issue &b) { return a.severity > b.severity; });
    endResetModel();
}

int IssuesModel::countOf(Severity severity) const
{
    return static_cast<int>(
        std::count_if(m_sorted.begin(), m_sorted.end(), [&](const Issue &issue) { return issue.severity == severity; }));
}

int IssuesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sorted.size());
}

int IssuesModel::columnCount(const QModelIndex &) const
{
    return 2;
}

QVariant IssuesModel::data(const QModelIndex &index, int role) const
{
    const Issue &issue = issueAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == 0 ? issue.message : placeText(issue);
    case Qt::ToolTipRole:
        return QString(issue.message + "\n[" + issue.code + ']');
    case Qt::DecorationRole:
        if (index.column() != 0)
            return {};
        return issue.severity == Severity::Error     ? iconFor(QStringLiteral("error"), IconRole::Error)
               : issue.severity == Severity::Warning ? iconFor(QStringLiteral("warning"), IconRole::Warning)
                                                     : iconFor(QStringLiteral("info"), IconRole::Secondary);
    case Qt::AccessibleTextRole:
        return QString((issue.severity == Severity::Error     ? tr("Error: %1")
                        : issue.severity == Severity::Warning ? tr("Warning: %1")
                                                              : tr("Note: %1"))
                           .arg(issue.message));
    default:
        return {};
    }
}

QVariant IssuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("What") : tr("Where");
}

QString IssuesModel::placeText(const Issue &issue)
{
    if (!issue.pointer.isEmpty()) {
        const QString kind = issue.pointer.section('/', 0, 0);
        const QString which = issue.pointer.section('/', 1);
        if (kind == "joint")
            return tr("joint %1").arg(which);
        if (kind == "voxel")
            return tr("voxel %1").arg(which);
        if (kind == "clip")
            return tr("clip %1").arg(which);
        return issue.pointer;
    }
    QStringList parts;
    if (!issue.section.isEmpty())
        parts.append(issue.chunkId && *issue.chunkId >= 0 ? QStringLiteral("%1 %2").arg(issue.section).arg(*issue.chunkId) : issue.section);
    if (issue.offset)
        parts.append(tr("byte %1").arg(QLocale().toString(*issue.offset)));
    return parts.join(QStringLiteral(" · "));
}

} // namespace marrow
