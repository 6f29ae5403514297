#include "app/gui/file_prompts.h"
#include "app/gui/retarget/retarget_pages.h"
#include "io/actions/action_file.h"
#include "model/document/voxel_document.h"
#include "model/voxel/rig_json.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/retarget/report_table.h"
#include "views/retarget/retarget_stage.h"

#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kViewWidth = 184;

} // namespace

RetargetReportPage::RetargetReportPage(SharedDraft draft, FilePrompts &prompts)
    : m_draft(std::move(draft))
    , m_prompts(prompts)
    , m_faults(new QLabel(this))
    , m_table(new ReportTable(this))
    , m_view(new RetargetStage(RetargetStage::Arrangement::Over, this))
    , m_folderLabel(new QLabel(this))
    , m_folder(new QLineEdit(this))
    , m_browse(new QPushButton(this))
    , m_replaced(new QLabel(this))
{
    m_table->setObjectName(QStringLiteral("retargetReport"));
    m_view->setObjectName(QStringLiteral("retargetMoment"));
    m_view->setFixedWidth(kViewWidth);
    m_folder->setObjectName(QStringLiteral("retargetFolder"));
    m_browse->setObjectName(QStringLiteral("retargetBrowse"));
    m_browse->setIcon(iconFor(QStringLiteral("folder")));
    m_browse->setAutoDefault(false);
    m_faults->setWordWrap(true);
    m_faults->setProperty("role", "warning");
    auto *middle = new QHBoxLayout;
    middle->setSpacing(metrics::kSectionGap);
    middle->addWidget(m_table, 1);
    middle->addWidget(m_view);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_folderLabel);
    bottom->addWidget(m_folder, 1);
    bottom->addWidget(m_browse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_faults);
    layout->addLayout(middle, 1);
    layout->addLayout(bottom);
    layout->addWidget(m_replaced);
    m_replaced->setObjectName(QStringLiteral("retargetReplaced"));
    m_replaced->setProperty("role", "warning");
    m_replaced->setWordWrap(true);
    connect(m_table, &ReportTable::momentChosen, this, &RetargetReportPage::showMoment);
    connect(m_folder, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_draft->options.out = text.trimmed();
        sayWhatIsReplaced();
        emit changed();
    });
    connect(m_browse, &QPushButton::clicked, this, [this] {
        if (const QString folder = m_prompts.folderToWrite(tr("Where the actions go"), m_folder->text()); !folder.isEmpty())
            m_folder->setText(QDir::toNativeSeparators(folder));
    });
    retranslate();
}

WizardTexts RetargetReportPage::texts() const
{
    return {tr("Report card"), tr("How well does it fit?"),
            tr("The worst clip stands first. Click a number to see the frame it is from. Nothing has been written yet."),
            tr("Bake")};
}

QString RetargetReportPage::missing() const
{
    return m_draft->document || !m_draft->options.out.isEmpty() ? QString() : tr("Choose the folder the actions go into.");
}

void RetargetReportPage::enter()
{
    m_shownClip.clear();
    m_view->setTarget(m_draft->body);
    std::map<QString, ClipStrip> strips;
    for (const BakedClip &clip : m_draft->batch.clips) {
        if (m_draft->plan)
            strips[clip.id] = clipStrip(*m_draft->plan, clip);
    }
    m_table->setCard(m_draft->batch.card, std::move(strips));
    QStringList faults;
    for (const Report &report : {m_draft->sources.report, m_draft->batch.report}) {
        for (const Issue &issue : report.issues()) {
            if (issue.severity == Severity::Error)
                faults.append(issue.message);
        }
    }
    m_faults->setText(faults.join(QLatin1Char('\n')));
    m_faults->setVisible(!faults.isEmpty());
    const bool intoDocument = m_draft->document;
    m_folder->setVisible(!intoDocument);
    m_browse->setVisible(!intoDocument);
    retranslate();
    sayWhatIsReplaced();
    if (!m_draft->batch.card.clips.empty()) {
        m_table->setCurrentItem(m_table->topLevelItem(0));
        showMoment(m_draft->batch.card.clips.front().id, m_draft->batch.card.clips.front().worstFrame);
    }
    emit changed();
}

void RetargetReportPage::showMoment(const QString &id, int frame)
{
    const auto &clips = m_draft->batch.clips;
    const auto clip = std::find_if(clips.begin(), clips.end(), [&](const BakedClip &each) { return each.id == id; });
    const Motion *motion = clip == clips.end() ? nullptr : m_draft->motionOf(*clip);
    if (!motion || !m_draft->plan)
        return;
    if (m_shownClip != id) {
        m_view->frameNext();
        m_source = SourceFigure(*m_draft->plan, *motion);
        m_shownClip = id;
    }
    frame = std::clamp(frame, 0, clip->frames - 1);
    m_view->setCaptions(tr("Source"), tr("%1, frame %2").arg(id).arg(frame));
    m_view->showPose(*m_draft->plan, m_source.at(frame), poseOf(*m_draft->plan, *clip, frame));
}

void RetargetReportPage::sayWhatIsReplaced()
{
    int there = 0;
    if (!m_draft->document && !m_draft->options.out.isEmpty()) {
        const QDir folder(QDir::fromNativeSeparators(m_draft->options.out));
        for (const BakedClip &clip : m_draft->batch.clips)
            there += folder.exists(actionFileName(clip.id)) ? 1 : 0;
    }
    m_replaced->setText(there > 0 ? tr("%n actions of these names are in the folder already. Baking replaces them.", nullptr, there) : QString());
    m_replaced->setVisible(there > 0);
}

QString RetargetReportPage::bakeIntoDocument()
{
    VoxelDocument &document = *m_draft->document;
    if (!document.rig())
        return tr("The rig was removed in the meantime.");
    QJsonArray animations;
    for (const AnimationClip &clip : voxelClips(m_draft->batch, *m_draft->destination->voxel, *document.rig()))
        animations.append(clipToJson(clip, &document.rig()->skeleton));
    const Result<void> done = document.execute(QStringLiteral("clip.import"), {{QStringLiteral("animations"), animations}});
    m_draft->written.clear();
    return done ? QString() : done.error().message;
}

std::optional<WizardWork> RetargetReportPage::work()
{
    WizardWork work;
    work.title = tr("Baking…");
    if (m_draft->document) {
        work.run = [](const Progress &) {};
        work.done = [this] { return bakeIntoDocument(); };
        return work;
    }
    const auto result = std::make_shared<std::optional<Result<QStringList>>>();
    const auto snapshot = std::make_shared<RetargetDraft>(*m_draft);
    work.run = [snapshot, result](const Progress &progress) {
        *result = writeRetargeted(snapshot->batch, *snapshot->plan, *snapshot->destination, QDir::fromNativeSeparators(snapshot->options.out), progress);
    };
    work.done = [this, result]() -> QString {
        if (!**result)
            return (*result)->error().message;
        m_draft->written = ***result;
        return {};
    };
    // Stop may come after the last file: what is there is said, not denied.
    work.doneAnyway = [result] { return result->has_value() && (*result)->ok(); };
    return work;
}

void RetargetReportPage::retranslate()
{
    m_folderLabel->setText(m_draft->document ? tr("The clips go into %1 as one step, which can be undone.").arg(m_draft->destinationTitle) : tr("Folder"));
    m_folder->setPlaceholderText(tr("where the actions go, one file each"));
    m_folder->setAccessibleName(tr("Folder"));
    m_folder->setToolTip(tr("The folder the baked actions are written to; files of the same name are replaced"));
    m_browse->setText(tr("Browse…"));
    m_browse->setToolTip(tr("Choose the folder"));
    m_table->setAccessibleName(tr("Report card"));
    m_view->setAccessibleName(tr("Source and target at that frame"));
}

RetargetResultPage::RetargetResultPage(SharedDraft draft)
    : m_draft(std::move(draft))
    , m_list(new QTreeWidget(this))
    , m_open(new QPushButton(this))
{
    m_list->setObjectName(QStringLiteral("retargetWritten"));
    m_list->setRootIsDecorated(false);
    m_list->setColumnCount(2);
    m_open->setObjectName(QStringLiteral("retargetOpenFolder"));
    m_open->setIcon(iconFor(QStringLiteral("folder")));
    m_open->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (!m_draft->written.isEmpty())
            QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_draft->written.first()).absolutePath()));
    });
    retranslate();
}

WizardTexts RetargetResultPage::texts() const
{
    const int clips = static_cast<int>(m_draft->batch.clips.size());
    if (m_draft->document) {
        return {tr("Result"), tr("%n clips were added to %1", nullptr, clips).arg(m_draft->destinationTitle),
                tr("They are one step of the history: undo takes all of them away again. Save the rig to keep them.")};
    }
    const QString where = m_draft->written.isEmpty()
        ? QString()
        : tr("They are in %1. A pack for a game is made from this folder.").arg(QDir::toNativeSeparators(QFileInfo(m_draft->written.first()).absolutePath()));
    return {tr("Result"), tr("%n actions were baked", nullptr, clips), where};
}

void RetargetResultPage::enter()
{
    m_list->clear();
    for (const BakedClip &clip : m_draft->batch.clips) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(0, clip.id);
        item->setText(1, tr("%1 frames, %2 s, %3 channels").arg(clip.frames).arg(clip.durationSeconds(), 0, 'f', 2).arg(clip.report.channels));
    }
    m_list->resizeColumnToContents(0);
    m_open->setVisible(!m_draft->written.isEmpty());
}

void RetargetResultPage::retranslate()
{
    m_list->setHeaderLabels({tr("Clip"), tr("What is in it")});
    m_list->setAccessibleName(tr("What was written"));
    m_open->setText(tr("Open the Folder"));
    m_open->setToolTip(tr("Show the files in the file manager"));
}

} // namespace marrow
