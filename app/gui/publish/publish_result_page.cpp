#include "app/gui/publish/publish_result_page.h"

#include "model/base/sentences.h"
#include "views/common/icons.h"
#include "views/publish/row_list.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace marrow {

PublishResultPage::PublishResultPage(Draft draft, QWidget *parent)
    : PublishPage(std::move(draft), parent)
    , m_words(new QLabel(this))
    , m_files(new RowList("writtenFiles", 3, this))
    , m_stage(new QPushButton(this))
    , m_show(new QPushButton(this))
{
    m_words->setWordWrap(true);
    m_words->setObjectName(QStringLiteral("publishedWords"));
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_stage->setObjectName(QStringLiteral("openStage"));
    m_stage->setIcon(iconFor(QStringLiteral("play")));
    m_stage->setAutoDefault(false);
    m_show->setIcon(iconFor(QStringLiteral("folder")));
    m_show->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_stage);
    buttons->addWidget(m_show);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_words);
    layout->addLayout(buttons);
    layout->addWidget(m_files, 1);
    connect(m_stage, &QPushButton::clicked, this, [this] { emit stageRequested(this->draft().folder); });
    connect(m_show, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(this->draft().folder)); });
    PublishResultPage::retranslate();
}

void PublishResultPage::arrive()
{
    showOutcome();
}

void PublishResultPage::showOutcome()
{
    const AnimMap &contract = draft().plan.request.contract;
    const PublishManifest &manifest = draft().manifest;
    const QString folder = QDir::toNativeSeparators(draft().folder);
    const QString manifestName = QString::fromLatin1(kManifestName);
    const qint64 manifestBytes = QFileInfo(QDir(draft().folder).filePath(manifestName)).size();
    qint64 bytes = manifestBytes;
    for (const PublishedFile &file : manifest.files)
        bytes += file.bytes;
    const QString size = QLocale().formattedDataSize(bytes);
    const QString seconds = QLocale().toString(draft().seconds, 'f', 1);
    const QString files = tr("%n file(s)", nullptr, static_cast<int>(manifest.files.size()) + 1);
    const QString members = tr("%n member(s)", nullptr, static_cast<int>(contract.memberAnims.size()));
    const QString clips = tr("%n clip(s)", nullptr, static_cast<int>(contract.clipNames.size()));
    QString words = contract.memberAnims.empty() ? tr("Published to %1: %2 of together %3, in %4 s.").arg(folder, files, size, seconds)
                                                 : tr("Published %1, each with %2, to %3: %4 of together %5, in %6 s.").arg(members, clips, folder, files, size, seconds);
    appendSentence(words, tr("Every file was read back and compared before it was moved in."));
    if (!draft().settingsFailure.isEmpty())
        appendSentence(words, tr("The choices could not be kept: %1").arg(draft().settingsFailure));
    m_words->setText(words);
    m_files->clear();
    for (const PublishedFile &file : manifest.files)
        new QTreeWidgetItem(m_files, {file.path, QLocale().formattedDataSize(file.bytes), file.sha1});
    new QTreeWidgetItem(m_files, {manifestName, QLocale().formattedDataSize(manifestBytes), tr("lists the others")});
    m_files->alignRight(1);
    m_files->fitColumns();
}

WizardTexts PublishResultPage::texts() const
{
    return {tr("Result"), tr("Published")};
}

void PublishResultPage::retranslate()
{
    m_stage->setText(tr("Open on the Stage"));
    m_stage->setToolTip(tr("Play the folder as a game does"));
    m_show->setText(tr("Show the Folder"));
    m_show->setToolTip(tr("Open the folder in the file manager"));
    m_files->setHeaderLabels({tr("File"), tr("Size"), tr("SHA-1")});
    m_files->setAccessibleName(tr("Files that were published"));
    if (isVisible())
        showOutcome();
}

} // namespace marrow
