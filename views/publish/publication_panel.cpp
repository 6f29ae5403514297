#include "views/publish/publication_panel.h"

#include "views/common/icons.h"
#include "views/publish/row_list.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kHistoryHeight = 130;
enum Column { Name, Size, Words };

/// Bad news first, then what is as it should be, then what is none of ours.
int rank(const FileStatus &file)
{
    switch (file.state) {
    case FileState::Changed:
    case FileState::Missing:
        return 0;
    case FileState::NotInManifest:
        return looksPublished(file.path) ? 1 : 3;
    case FileState::Ok:
        break;
    }
    return 2;
}

QIcon iconOf(const FileStatus &file)
{
    switch (file.state) {
    case FileState::Ok:
        return iconFor(QStringLiteral("good"), IconRole::Good);
    case FileState::Changed:
        return iconFor(QStringLiteral("warning"), IconRole::Warning);
    case FileState::Missing:
        return iconFor(QStringLiteral("error"), IconRole::Error);
    case FileState::NotInManifest:
        break;
    }
    return looksPublished(file.path) ? iconFor(QStringLiteral("warning"), IconRole::Warning) : iconFor(QStringLiteral("info"), IconRole::Secondary);
}

} // namespace

PublicationPanel::PublicationPanel(QWidget *parent)
    : PublishPanel(parent)
    , m_words(new QLabel(this))
    , m_files(new RowList("publishedFiles", 3, this))
    , m_detail(new QLabel(this))
    , m_historyTitle(new QLabel(this))
    , m_history(new RowList("publishedHistory", 3, this))
    , m_publish(new QPushButton(this))
    , m_rollBack(new QPushButton(this))
    , m_refresh(new QPushButton(this))
{
    m_words->setWordWrap(true);
    m_words->setObjectName(QStringLiteral("publicationWords"));
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_detail->setWordWrap(true);
    m_detail->setObjectName(QStringLiteral("publishedDetail"));
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_historyTitle->setProperty("role", "secondary");
    m_history->setFixedHeight(kHistoryHeight);
    m_publish->setObjectName(QStringLiteral("publishAgain"));
    m_rollBack->setObjectName(QStringLiteral("rollBack"));
    m_refresh->setObjectName(QStringLiteral("refreshStatus"));
    m_publish->setIcon(iconFor(QStringLiteral("export")));
    m_rollBack->setIcon(iconFor(QStringLiteral("undo")));
    m_refresh->setIcon(iconFor(QStringLiteral("refresh")));
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_publish);
    buttons->addWidget(m_rollBack);
    buttons->addStretch();
    buttons->addWidget(m_refresh);
    column()->addWidget(m_words);
    column()->addLayout(buttons);
    column()->addWidget(m_files, 1);
    column()->addWidget(m_detail);
    column()->addWidget(m_historyTitle);
    column()->addWidget(m_history);
    connect(m_publish, &QPushButton::clicked, this, &PublicationPanel::publishRequested);
    connect(m_rollBack, &QPushButton::clicked, this, &PublicationPanel::rollBackRequested);
    connect(m_refresh, &QPushButton::clicked, this, &PublicationPanel::refreshRequested);
    connect(m_files, &QTreeWidget::currentItemChanged, this, &PublicationPanel::showDetail);
    PublicationPanel::retranslate();
}

void PublicationPanel::setStatus(const QString &folder, const PublishStatus &status, const QString &fault)
{
    m_folder = folder;
    m_status = status;
    m_fault = fault;
    fill();
}

void PublicationPanel::fill()
{
    m_words->setText(m_fault.isEmpty() ? m_status.words : m_fault);
    m_rollBack->setEnabled(m_status.contract.has_value());
    fillFiles();
    fillHistory();
}

void PublicationPanel::fillFiles()
{
    const QString current = m_files->currentItem() ? m_files->currentItem()->text(Name) : QString();
    m_files->clear();
    std::vector<const FileStatus *> files;
    for (const FileStatus &file : m_status.files)
        files.push_back(&file);
    std::stable_sort(files.begin(), files.end(), [](const FileStatus *a, const FileStatus *b) { return rank(*a) < rank(*b); });
    for (const FileStatus *file : files) {
        auto *item = new QTreeWidgetItem(m_files, {file->path, QLocale().formattedDataSize(file->bytes), file->state == FileState::Ok ? tr("ok") : file->words});
        item->setIcon(Name, iconOf(*file));
        for (int column = Name; column <= Words; ++column)
            item->setToolTip(column, file->path + QLatin1Char('\n') + file->words);
        item->setData(Name, Qt::AccessibleTextRole, QStringLiteral("%1: %2").arg(file->path, file->words));
    }
    const auto found = m_files->findItems(current, Qt::MatchExactly, Name);
    const bool stays = !found.isEmpty() && (m_status.ok() || found.first()->text(Words) != tr("ok")); // else the worst is told of
    m_files->setCurrentItem(stays ? found.first() : m_files->topLevelItem(0));
    m_files->alignRight(Size);
    m_files->fitColumns();
}

void PublicationPanel::showDetail()
{
    const QTreeWidgetItem *item = m_files->currentItem();
    m_detail->setText(item ? item->data(Name, Qt::AccessibleTextRole).toString() : QString());
    m_detail->setVisible(item != nullptr);
}

void PublicationPanel::fillHistory()
{
    m_history->clear();
    const auto events = m_status.manifest ? m_status.manifest->history : std::vector<PublicationEvent>();
    for (auto it = events.rbegin(); it != events.rend(); ++it) {
        QString what = it->changed.isEmpty() ? tr("nothing had changed") : tr("%n file(s) changed", nullptr, static_cast<int>(it->changed.size()));
        if (!it->rolledBackAt.isEmpty())
            what += tr("; before, it had been rolled back at %1").arg(localTimeText(it->rolledBackAt));
        const QString size = tr("%1, %2").arg(tr("%n member(s)", nullptr, it->members), tr("%n clip(s)", nullptr, it->clips));
        auto *item = new QTreeWidgetItem(m_history, {localTimeText(it->at), size, what});
        item->setToolTip(Words, (QStringList{what} + it->changed + QStringList{it->tool}).join(QLatin1Char('\n')));
    }
    m_history->fitColumns();
}

void PublicationPanel::retranslate()
{
    m_publish->setText(tr("Publish Again…"));
    m_publish->setToolTip(tr("Publish to this folder: what changes is shown first"));
    m_rollBack->setText(tr("Roll Back"));
    m_rollBack->setToolTip(tr("Remove anim_map.json and keep a copy: games show the original models until it is published again"));
    m_refresh->setText(tr("Look Again"));
    m_refresh->setToolTip(tr("Compare every file with the manifest again; changes in the folder are noticed by themselves"));
    m_files->setHeaderLabels({tr("File"), tr("Size"), tr("State")});
    m_files->setAccessibleName(tr("Published files"));
    m_historyTitle->setText(tr("History"));
    m_history->setHeaderLabels({tr("When"), tr("What"), tr("Changes")});
    m_history->setAccessibleName(tr("History of publications"));
    fill();
}

} // namespace marrow
