#include "views/publish/plan_table.h"

#include "views/common/icons.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace marrow {

namespace {

enum Column { File, Change, Size, Words };
/// Of File, in a row of a clip: which.
constexpr int kClip = Qt::UserRole;
/// More changes than these are only told of below.
constexpr qsizetype kMostWords = 2;

QIcon iconOf(PlannedChange change)
{
    switch (change) {
    case PlannedChange::New:
        return iconFor(QStringLiteral("plus"), IconRole::Good);
    case PlannedChange::Changed:
        return iconFor(QStringLiteral("swap"), IconRole::Accent);
    case PlannedChange::Removed:
        return iconFor(QStringLiteral("trash"), IconRole::Warning);
    case PlannedChange::Aside:
        return iconFor(QStringLiteral("copy"), IconRole::Warning);
    case PlannedChange::Unchanged:
    case PlannedChange::Kept:
        break;
    }
    return iconFor(QStringLiteral("check"), IconRole::Secondary);
}

int rank(PlannedChange change)
{
    switch (change) {
    case PlannedChange::Aside:
        return 0;
    case PlannedChange::Removed:
        return 1;
    case PlannedChange::Changed:
        return 2;
    case PlannedChange::New:
        return 3;
    case PlannedChange::Unchanged:
    case PlannedChange::Kept:
        break;
    }
    return 4;
}

/// Clips by how much they change, then those that come and go.
bool changesMore(const ClipChange &a, const ClipChange &b)
{
    return std::pair(a.kind == ClipChange::Kind::Changed, a.degrees + a.metres * 100) > std::pair(b.kind == ClipChange::Kind::Changed, b.degrees + b.metres * 100);
}

} // namespace

PlanTable::PlanTable(QWidget *parent)
    : RowList("planTable", 4, parent)
{
    setRootIsDecorated(true);
    retranslate();
}

void PlanTable::setFiles(const std::vector<PlannedFile> &files)
{
    m_files = files;
    std::stable_sort(m_files.begin(), m_files.end(), [](const PlannedFile &a, const PlannedFile &b) { return rank(a.change) < rank(b.change); });
    for (PlannedFile &file : m_files)
        std::stable_sort(file.clipChanges.begin(), file.clipChanges.end(), changesMore);
    retranslate();
}

const PlannedFile *PlanTable::currentFile() const
{
    QTreeWidgetItem *item = currentItem();
    if (!item)
        return nullptr;
    const int row = indexOfTopLevelItem(item->parent() ? item->parent() : item);
    return &m_files[static_cast<std::size_t>(row)];
}

const ClipChange *PlanTable::currentClip() const
{
    const QVariant clip = currentItem() ? currentItem()->data(File, kClip) : QVariant();
    return clip.isValid() ? &currentFile()->clipChanges[clip.toUInt()] : nullptr;
}

bool PlanTable::chooseFirstChange()
{
    const auto file = std::find_if(m_files.begin(), m_files.end(), [](const PlannedFile &one) { return !one.clipChanges.empty(); });
    if (file == m_files.end())
        return false;
    QTreeWidgetItem *item = topLevelItem(static_cast<int>(file - m_files.begin()));
    item->setExpanded(true);
    setCurrentItem(item);
    return true;
}

void PlanTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    RowList::changeEvent(event);
}

void PlanTable::retranslate()
{
    setHeaderLabels({tr("File"), tr("Change"), tr("Size"), tr("What changes")});
    setAccessibleName(tr("Files of the publication"));
    clear();
    for (const PlannedFile &file : m_files)
        addFile(file);
    alignRight(Size);
    fitColumns();
}

void PlanTable::addFile(const PlannedFile &file)
{
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
        case PlannedChange::Aside:
            return tr("kept aside");
        case PlannedChange::Removed:
            break;
        }
        return tr("removed");
    };
    // What is said of clips stands behind the rest, in the order of their rows.
    QStringList clips;
    for (const ClipChange &clip : file.clipChanges)
        clips.append(clipChangeWords(clip));
    QStringList words = file.words;
    words.removeIf([&](const QString &one) { return clips.contains(one); });
    const qsizetype others = words.size();
    words += clips;
    QString told = words.mid(0, kMostWords).join(QStringLiteral("; "));
    if (words.size() > kMostWords)
        told += tr(" and %n more", nullptr, static_cast<int>(words.size() - kMostWords));
    auto *item = new QTreeWidgetItem(this, {file.name, word(file.change), QLocale().formattedDataSize(file.change == PlannedChange::Removed ? file.bytesBefore : file.bytes), told});
    item->setIcon(File, iconOf(file.change));
    item->setToolTip(Words, file.words.join(QLatin1Char('\n')));
    item->setToolTip(File, file.name);
    if (words.size() < 2)
        return;
    for (qsizetype i = 0; i < words.size(); ++i) {
        auto *row = new QTreeWidgetItem(item, {QString(), QString(), QString(), words.at(i)});
        row->setToolTip(Words, words.at(i));
        if (i >= others)
            row->setData(File, kClip, static_cast<uint>(i - others));
    }
}

} // namespace marrow
