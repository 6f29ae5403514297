#include "views/publish/plan_table.h"

#include "views/common/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QShortcut>

#include <algorithm>

namespace marrow {

namespace {

enum Column { File, Change, Size, Words };

QIcon iconOf(PlannedChange change)
{
    switch (change) {
    case PlannedChange::New:
        return iconFor(QStringLiteral("plus"), IconRole::Good);
    case PlannedChange::Changed:
        return iconFor(QStringLiteral("swap"), IconRole::Accent);
    case PlannedChange::Removed:
        return iconFor(QStringLiteral("trash"), IconRole::Warning);
    case PlannedChange::Unchanged:
    case PlannedChange::Kept:
        break;
    }
    return iconFor(QStringLiteral("check"), IconRole::Secondary);
}

int rank(PlannedChange change)
{
    switch (change) {
    case PlannedChange::Removed:
        return 0;
    case PlannedChange::Changed:
        return 1;
    case PlannedChange::New:
        return 2;
    case PlannedChange::Unchanged:
    case PlannedChange::Kept:
        break;
    }
    return 3;
}

} // namespace

PlanTable::PlanTable(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("planTable"));
    setColumnCount(4);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    header()->setStretchLastSection(true);
    auto *copy = new QShortcut(QKeySequence::Copy, this, nullptr, nullptr, Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this, [this] {
        QStringList lines;
        for (const QTreeWidgetItem *item : selectedItems())
            lines.append(item->text(File) + QLatin1Char('\t') + item->text(Change) + QLatin1Char('\t') + item->text(Size) + QLatin1Char('\t') + item->text(Words));
        QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    });
    retranslate();
}

void PlanTable::setFiles(const std::vector<PlannedFile> &files)
{
    m_files = files;
    std::stable_sort(m_files.begin(), m_files.end(), [](const PlannedFile &a, const PlannedFile &b) { return rank(a.change) < rank(b.change); });
    retranslate();
}

QString PlanTable::currentFile() const
{
    return currentItem() ? currentItem()->text(File) : QString();
}

void PlanTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTreeWidget::changeEvent(event);
}

void PlanTable::retranslate()
{
    setHeaderLabels({tr("File"), tr("Change"), tr("Size"), tr("What changes")});
    setAccessibleName(tr("Files of the publication"));
    clear();
    const auto word = [](PlannedChange change) {
        switch (change) {
        case PlannedChange::New:
            return tr("new");
        case PlannedChange::Changed:
            return tr("changed");
        case PlannedChange::Unchanged:
            return tr("unchanged");
        case PlannedChange::Kept:
            return tr("stays");
        case PlannedChange::Removed:
            break;
        }
        return tr("removed");
    };
    for (const PlannedFile &file : m_files) {
        auto *item = new QTreeWidgetItem(this, {file.name, word(file.change), QLocale().formattedDataSize(file.change == PlannedChange::Removed ? file.bytesBefore : file.bytes),
                                                file.words.join(QStringLiteral("; "))});
        item->setIcon(File, iconOf(file.change));
        item->setTextAlignment(Size, Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(Words, file.words.join(QLatin1Char('\n')));
        item->setToolTip(File, file.name);
    }
    for (int column = File; column < Words; ++column)
        resizeColumnToContents(column);
}

} // namespace marrow
