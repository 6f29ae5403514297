// The first two questions of the retarget wizard: from where, and onto what.

#include "app/gui/file_prompts.h"
#include "app/gui/job_form.h"
#include "app/gui/retarget/retarget_pages.h"
#include "model/document/voxel_document.h"
#include "views/common/icons.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace marrow {

RetargetSourcesPage::RetargetSourcesPage(SharedDraft draft, FilePrompts &prompts)
    : m_draft(std::move(draft))
    , m_prompts(prompts)
    , m_list(new QTreeWidget(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    setAcceptDrops(true);
    JobForm::Setting setting;
    setting.only = QStringList{QStringLiteral("up")};
    m_up = new JobForm(describeRetarget(m_formOptions), setting, this);
    m_list->setObjectName(QStringLiteral("retargetSources"));
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setColumnCount(3);
    m_add->setObjectName(QStringLiteral("retargetAddSources"));
    m_add->setIcon(iconFor(QStringLiteral("open")));
    m_add->setAutoDefault(false);
    m_remove->setObjectName(QStringLiteral("retargetRemoveSources"));
    m_remove->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    buttons->addWidget(m_up);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addFiles(m_prompts.filesToOpen(tr("Motions"), tr("Motions (*.glb *.gltf *.vrm *.vrma *.bvh *.vmd *.fbx *.json *.ndjson);;All files (*)")));
    });
    connect(m_remove, &QPushButton::clicked, this, &RetargetSourcesPage::removeSelected);
    connect(m_up, &JobForm::changed, this, [this] {
        if (m_up->apply(describeRetarget(m_formOptions)))
            m_draft->options.up = m_formOptions.up;
        m_draft->openedFiles.clear(); // they are read otherwise
        emit answered();
        emit changed();
    });
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, [this] { m_remove->setEnabled(!m_list->selectedItems().isEmpty()); });
    retranslate();
}

WizardTexts RetargetSourcesPage::texts() const
{
    return {tr("Motions"), tr("Which motions?"),
            tr("Add all files of a set at once: one clip among them shows how the figure stands, and serves the others. Files can be dropped here.")};
}

QString RetargetSourcesPage::missing() const
{
    return m_draft->options.sources.isEmpty() ? tr("Add at least one file with motions.") : QString();
}

void RetargetSourcesPage::enter() { fill(); }

void RetargetSourcesPage::addFiles(const QStringList &paths)
{
    const QStringList before = m_draft->options.sources;
    for (const QString &path : paths) {
        if (!m_draft->options.sources.contains(path))
            m_draft->options.sources.append(path);
    }
    fill();
    if (before != m_draft->options.sources)
        emit answered();
    emit changed();
}

void RetargetSourcesPage::removeSelected()
{
    for (const QTreeWidgetItem *item : m_list->selectedItems())
        m_draft->options.sources.removeAll(item->data(0, Qt::UserRole).toString());
    fill();
    emit answered();
    emit changed();
}

void RetargetSourcesPage::fill()
{
    m_list->clear();
    m_list->setHeaderLabels({tr("File"), tr("Clips"), tr("Notes")});
    for (const QString &path : m_draft->options.sources) {
        auto *item = new QTreeWidgetItem(m_list);
        const QString name = QFileInfo(path).fileName();
        item->setText(0, name);
        item->setToolTip(0, QDir::toNativeSeparators(path));
        item->setData(0, Qt::UserRole, path);
        if (!m_draft->openedFiles.contains(path)) {
            item->setText(2, tr("read with the next page"));
            item->setForeground(2, palette().placeholderText());
            continue;
        }
        const auto clips = std::count_if(m_draft->sources.motions.begin(), m_draft->sources.motions.end(), [&](const Motion &motion) { return motion.source == name; });
        item->setText(1, clips > 0 ? QString::number(clips) : tr("none"));
        for (const Issue &issue : m_draft->sources.report.issues()) {
            if (clips > 0 || !issue.message.startsWith(name))
                continue;
            item->setText(2, issue.message);
            item->setToolTip(2, issue.message);
            item->setIcon(0, iconFor(QStringLiteral("error"), IconRole::Error));
        }
    }
    m_list->resizeColumnToContents(0);
    m_remove->setEnabled(false);
}

std::optional<WizardWork> RetargetSourcesPage::work()
{
    if (m_draft->openedFiles == m_draft->options.sources)
        return {};
    const auto result = std::make_shared<std::optional<Result<RetargetSources>>>();
    WizardWork work;
    work.title = tr("Reading the motions…");
    work.run = [files = m_draft->options.sources, said = motionOptionsFrom(m_draft->options), result](const Progress &progress) {
        *result = openRetargetSources(files, progress, said);
    };
    work.done = [this, result]() -> QString {
        const Result<RetargetSources> &sources = **result;
        if (!sources)
            return sources.error().message;
        m_draft->sources = *sources;
        m_draft->openedFiles = m_draft->options.sources;
        m_draft->options.ownPose.reset();
        fill();
        return {};
    };
    return work;
}

void RetargetSourcesPage::retranslate()
{
    m_add->setText(tr("Add Files…"));
    m_add->setToolTip(tr("Choose files with motions: .glb, .gltf, .vrm, .vrma, .bvh, .vmd, .fbx, .json"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Take the selected files out of the list; they stay on the disk"));
    m_list->setAccessibleName(tr("Files with motions"));
    fill();
}

void RetargetSourcesPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void RetargetSourcesPage::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    addFiles(paths);
    event->acceptProposedAction();
}

RetargetTargetPage::RetargetTargetPage(SharedDraft draft, std::vector<RetargetTab> tabs, FilePrompts &prompts)
    : m_draft(std::move(draft))
    , m_tabs(std::move(tabs))
    , m_prompts(prompts)
    , m_list(new QListWidget(this))
    , m_file(new QPushButton(this))
{
    m_tabs.push_back({QString(), [] { return openRetargetDestination(kStandardTarget); }, nullptr, false});
    m_list->setObjectName(QStringLiteral("retargetTargets"));
    m_file->setObjectName(QStringLiteral("retargetTargetFile"));
    m_file->setIcon(iconFor(QStringLiteral("open")));
    m_file->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_file);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    retranslate();
    m_list->setCurrentRow(0);
    connect(m_file, &QPushButton::clicked, this, &RetargetTargetPage::chooseFile);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        m_draft->destination.reset();
        m_draft->options.ownPose.reset();
        emit answered();
        emit changed();
    });
}

WizardTexts RetargetTargetPage::texts() const
{
    return {tr("Target"), tr("Onto what?"),
            tr("A bound character gets actions, which serve every other character of the same rest as well. A voxel rig gets clips of its own.")};
}

QString RetargetTargetPage::missing() const
{
    return m_list->currentRow() < 0 ? tr("Choose what is to move.") : QString();
}

void RetargetTargetPage::chooseFile()
{
    const QStringList files = m_prompts.filesToOpen(tr("Target"), tr("Bound characters and voxel rigs (*.glb *.gltf *.vfp);;All files (*)"));
    if (files.isEmpty())
        return;
    const QString path = files.first();
    m_tabs.push_back({QDir::toNativeSeparators(path), [path] { return openRetargetDestination(path); }, nullptr, false});
    retranslate();
    m_list->setCurrentRow(m_list->count() - 1);
}

std::optional<WizardWork> RetargetTargetPage::work()
{
    if (m_draft->destination)
        return {};
    const RetargetTab &tab = m_tabs[static_cast<std::size_t>(m_list->currentRow())];
    const auto result = std::make_shared<std::optional<Result<RetargetDestination>>>();
    WizardWork work;
    work.title = tr("Reading the target…");
    if (tab.document || tab.isOpen)
        *result = tab.destination(); // what is open belongs to this thread
    else
        work.run = [open = tab.destination, result](const Progress &) { *result = open(); };
    if (!work.run)
        work.run = [](const Progress &) {};
    work.done = [this, result, title = m_list->currentItem()->text(), document = tab.document]() -> QString {
        const Result<RetargetDestination> &destination = **result;
        if (!destination)
            return destination.error().message;
        m_draft->destination = *destination;
        m_draft->body = bodyOf(*destination);
        m_draft->destinationTitle = title;
        m_draft->document = document;
        m_draft->options.target = destination->path;
        return {};
    };
    return work;
}

void RetargetTargetPage::retranslate()
{
    const QSignalBlocker quiet(m_list);
    const int row = m_list->currentRow();
    m_list->clear();
    for (const RetargetTab &tab : m_tabs) {
        const QString title = tab.title.isEmpty() ? tr("A standard figure of 1.75 m, for every character") : tab.title;
        auto *item = new QListWidgetItem(iconFor(tab.document || title.endsWith(QLatin1String(".vfp")) ? QStringLiteral("rig") : QStringLiteral("character")), title, m_list);
        item->setToolTip(tab.document ? tr("Open now: its clips are added as one step, which can be undone") : title);
    }
    m_list->setCurrentRow(row);
    m_list->setAccessibleName(tr("Targets"));
    m_file->setText(tr("Choose a File…"));
    m_file->setToolTip(tr("A bound character (.glb) or a voxel rig (.vfp) that is not open"));
}

} // namespace marrow
