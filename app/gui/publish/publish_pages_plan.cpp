// The last pages of the publish wizard: kinds of work, dry run, result.

#include "app/gui/publish/publish_pages.h"

#include "app/jobs/publish_assets.h"
#include "io/save_file.h"
#include "model/character/publish/activity_kinds.h"
#include "views/common/icons.h"
#include "views/common/theme.h"
#include "views/publish/change_strip.h"
#include "views/publish/plan_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QElapsedTimer>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace marrow {

namespace {

enum Column { Kind, Action_ };

} // namespace

PublishKindsPage::PublishKindsPage(Draft draft, QWidget *parent)
    : WizardPage(parent)
    , m_draft(std::move(draft))
    , m_kinds(new QTreeWidget(this))
    , m_newKind(new QLineEdit(this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_unmapped(new QLabel(this))
    , m_keep(new QCheckBox(this))
{
    m_kinds->setObjectName(QStringLiteral("publishKinds"));
    m_kinds->setColumnCount(2);
    m_kinds->setRootIsDecorated(false);
    m_newKind->setObjectName(QStringLiteral("newKind"));
    m_add->setObjectName(QStringLiteral("addKind"));
    m_remove->setObjectName(QStringLiteral("removeKind"));
    m_add->setIcon(iconFor(QStringLiteral("plus")));
    m_remove->setIcon(iconFor(QStringLiteral("minus")));
    m_add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    m_unmapped->setWordWrap(true);
    m_unmapped->setProperty("role", "secondary");
    m_unmapped->setObjectName(QStringLiteral("unmappedKinds"));
    auto *roles = new QHBoxLayout;
    static constexpr const char *kNames[] = {"roleDefault", "roleMoving", "roleChasing"};
    for (int role = 0; role < 3; ++role) {
        m_roleLabels[role] = new QLabel(this);
        m_roles[role] = new QComboBox(this);
        m_roles[role]->setObjectName(QLatin1String(kNames[role]));
        m_roleLabels[role]->setBuddy(m_roles[role]);
        roles->addWidget(m_roleLabels[role]);
        roles->addWidget(m_roles[role], 1);
        connect(m_roles[role], &QComboBox::activated, this, &PublishKindsPage::take);
    }
    auto *edit = new QHBoxLayout;
    edit->addWidget(m_newKind, 1);
    edit->addWidget(m_add);
    edit->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(roles);
    layout->addWidget(m_kinds, 1);
    layout->addLayout(edit);
    layout->addWidget(m_unmapped);
    layout->addWidget(m_keep);
    const auto add = [this] {
        const QString kind = m_newKind->text().trimmed();
        if (kind.isEmpty() || !m_kinds->findItems(kind, Qt::MatchExactly, Kind).isEmpty())
            return;
        addRow(kind, m_draft->project.settings.defaultAction);
        m_newKind->clear();
        take();
    };
    connect(m_add, &QPushButton::clicked, this, add);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        delete m_kinds->currentItem();
        take();
    });
    connect(m_keep, &QCheckBox::toggled, this, [this](bool keep) { m_draft->keepSettings = keep; });
    retranslate();
}

QString PublishKindsPage::explanation() const
{
    return tr("A game says what kind of work a member is at. Walking always wins; a kind that is not in the list plays the default.");
}

void PublishKindsPage::enter()
{
    PublishSettings &settings = m_draft->project.settings;
    if (m_actions == settings.actions && m_filledFrom == m_draft->reading)
        return;
    m_filledFrom = m_draft->reading;
    m_actions = m_draft->chosenSlugs().isEmpty() ? QStringList() : settings.actions;
    const QString chosen[] = {settings.defaultAction, settings.moving, settings.chasing};
    for (int role = 0; role < 3; ++role)
        fillRole(m_roles[role], chosen[role]);
    m_kinds->clear();
    const auto kinds = settings.mapsKinds ? settings.kinds : proposedKindMap(m_actions);
    for (const auto &[kind, action] : kinds) {
        if (m_actions.contains(action))
            addRow(kind, action);
    }
    m_kinds->resizeColumnToContents(Kind);
    take();
}

void PublishKindsPage::fillRole(QComboBox *box, const QString &chosen)
{
    box->clear();
    box->addItems(m_actions);
    box->setCurrentIndex(std::max(0, box->findText(chosen)));
}

void PublishKindsPage::addRow(const QString &kind, const QString &action)
{
    auto *item = new QTreeWidgetItem(m_kinds, {kind});
    auto *box = new QComboBox(m_kinds);
    box->addItems(m_actions);
    box->setCurrentIndex(std::max(0, box->findText(action)));
    box->setAccessibleName(tr("Action of “%1”").arg(kind));
    box->setToolTip(box->accessibleName());
    connect(box, &QComboBox::activated, this, &PublishKindsPage::take);
    m_kinds->setItemWidget(item, Action_, box);
}

void PublishKindsPage::take()
{
    PublishSettings &settings = m_draft->project.settings;
    settings.defaultAction = m_roles[0]->currentText();
    settings.moving = m_roles[1]->currentText();
    settings.chasing = m_roles[2]->currentText();
    settings.mapsKinds = true;
    settings.kinds.clear();
    for (int row = 0; row < m_kinds->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_kinds->topLevelItem(row);
        settings.kinds[item->text(Kind)] = static_cast<QComboBox *>(m_kinds->itemWidget(item, Action_))->currentText();
    }
    tellUnmapped();
    emit answered();
    emit changed();
}

void PublishKindsPage::tellUnmapped()
{
    const PublishSettings &settings = m_draft->project.settings;
    QStringList unmapped;
    for (const ActivityKind &kind : commonActivityKinds()) {
        if (!settings.kinds.contains(QLatin1String(kind.kind)))
            unmapped.append(QLatin1String(kind.kind));
    }
    QString text = tr("%n kind(s) mapped.", nullptr, static_cast<int>(settings.kinds.size()));
    if (!unmapped.isEmpty())
        text += QLatin1Char(' ') + tr("Not mapped, and so “%1”: %2.").arg(settings.defaultAction, unmapped.join(QStringLiteral(", ")));
    m_unmapped->setText(text);
}

std::optional<WizardWork> PublishKindsPage::work()
{
    struct Outcome
    {
        std::optional<PublishPlan> plan;
        QString failure;
        Report report;
    };
    auto outcome = std::make_shared<Outcome>();
    const auto run = [outcome, draft = m_draft](const Progress &progress) {
        if (draft->keepSettings) {
            const QString path = QDir(draft->project.folder).filePath(QLatin1String(kPublishSettingsName));
            if (const auto saved = saveFile(path, encodePublishSettings(draft->project.settings)); !saved) {
                outcome->failure = saved.error().message;
                return;
            }
        }
        auto request = wholeRequest(draft->project, draft->choice(), outcome->report, progress.sub(0, 0.7));
        auto plan = request ? planPublication(std::move(*request), progress.sub(0.7, 1)) : Result<PublishPlan>(request.error());
        if (plan)
            outcome->plan = std::move(*plan);
        else
            outcome->failure = plan.error().message;
    };
    return WizardWork{tr("Baking the packs"), run, [this, outcome] {
                          if (!outcome->plan)
                              return outcome->failure;
                          m_draft->plan = std::move(*outcome->plan);
                          m_draft->report = outcome->report;
                          return QString();
                      }};
}

void PublishKindsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

void PublishKindsPage::retranslate()
{
    const QString labels[] = {tr("Default"), tr("Moving"), tr("Chasing")};
    const QString hints[] = {tr("What members do who have nothing else to do"), tr("What members do who walk"), tr("What members do who run after somebody")};
    for (int role = 0; role < 3; ++role) {
        m_roleLabels[role]->setText(labels[role]);
        m_roles[role]->setToolTip(hints[role]);
        m_roles[role]->setAccessibleName(labels[role]);
    }
    m_kinds->setHeaderLabels({tr("Kind of work"), tr("Action")});
    m_kinds->setAccessibleName(tr("Kinds of work and their actions"));
    m_newKind->setPlaceholderText(tr("Another kind of work"));
    m_newKind->setAccessibleName(m_newKind->placeholderText());
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add this kind to the list"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Take the chosen kind out of the list; it plays the default then"));
    m_keep->setText(tr("Keep these choices in publish.json"));
    m_keep->setToolTip(tr("The next publication of this project, here or by marrow-cli, begins with them"));
    tellUnmapped();
}

PublishPlanPage::PublishPlanPage(Draft draft, QWidget *parent)
    : WizardPage(parent)
    , m_draft(std::move(draft))
    , m_table(new PlanTable(this))
    , m_notes(new QLabel(this))
    , m_strip(new ChangeStrip(this))
{
    m_notes->setWordWrap(true);
    m_notes->setObjectName(QStringLiteral("planNotes"));
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_strip);
    layout->addWidget(m_notes);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &PublishPlanPage::showStrip);
}

QString PublishPlanPage::explanation() const
{
    return tr("Nothing was written yet. %1 will be written to %2.").arg(QLocale().formattedDataSize(m_draft->plan.bytesToWrite), QDir::toNativeSeparators(m_draft->folder));
}

void PublishPlanPage::enter()
{
    m_table->setFiles(m_draft->plan.files);
    QStringList notes = m_draft->plan.warnings + m_draft->plan.request.notes;
    for (const Issue &issue : m_draft->report.issues()) {
        if (issue.severity != Severity::Info)
            notes.append(issue.message);
    }
    notes.removeDuplicates();
    m_notes->setText(notes.mid(0, 6).join(QLatin1Char('\n')) + (notes.size() > 6 ? QLatin1Char('\n') + tr("And %n more.", nullptr, static_cast<int>(notes.size()) - 6) : QString()));
    m_notes->setToolTip(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
    // The first pack that changes shows itself.
    for (int row = 0; row < m_table->topLevelItemCount(); ++row) {
        const QString name = m_table->topLevelItem(row)->text(0);
        const auto &files = m_draft->plan.files;
        const auto file = std::find_if(files.begin(), files.end(), [&](const PlannedFile &one) { return one.name == name; });
        if (file != files.end() && file->kind == PublishedKind::ActionPack && file->change == PlannedChange::Changed) {
            m_table->setCurrentItem(m_table->topLevelItem(row));
            return;
        }
    }
    m_strip->clear();
}

void PublishPlanPage::showStrip()
{
    const qreal ratio = devicePixelRatioF();
    ClipStrip strip = changedClipStrip(*m_draft, m_table->currentFile(), ChangeStrip::kPictures, QSize(ChangeStrip::kSide, ChangeStrip::kSide) * ratio);
    m_strip->setPictures(strip.title, std::move(strip.before), std::move(strip.after));
}

std::optional<WizardWork> PublishPlanPage::work()
{
    struct Outcome
    {
        std::optional<PublishManifest> manifest;
        QString failure;
        double seconds = 0;
    };
    auto outcome = std::make_shared<Outcome>();
    const auto run = [outcome, draft = m_draft](const Progress &progress) {
        QElapsedTimer clock;
        clock.start();
        auto manifest = publish(draft->plan, progress);
        if (manifest)
            outcome->manifest = std::move(*manifest);
        else
            outcome->failure = manifest.error().message;
        outcome->seconds = static_cast<double>(clock.elapsed()) / 1000;
    };
    const auto done = [this, outcome] {
        if (!outcome->manifest)
            return outcome->failure;
        m_draft->manifest = std::move(*outcome->manifest);
        m_draft->seconds = outcome->seconds;
        return QString();
    };
    return WizardWork{tr("Publishing"), run, done, [outcome] { return outcome->manifest.has_value(); }};
}

void PublishPlanPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        enter();
    WizardPage::changeEvent(event);
}

PublishResultPage::PublishResultPage(Draft draft, QWidget *parent)
    : WizardPage(parent)
    , m_draft(std::move(draft))
    , m_words(new QLabel(this))
    , m_files(new QTreeWidget(this))
    , m_stage(new QPushButton(this))
    , m_show(new QPushButton(this))
{
    m_words->setWordWrap(true);
    m_words->setObjectName(QStringLiteral("publishedWords"));
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_files->setColumnCount(3);
    m_files->setRootIsDecorated(false);
    m_files->setObjectName(QStringLiteral("writtenFiles"));
    m_stage->setObjectName(QStringLiteral("openStage"));
    m_stage->setIcon(iconFor(QStringLiteral("play")));
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
    connect(m_stage, &QPushButton::clicked, this, [this] { emit stageRequested(m_draft->folder); });
    connect(m_show, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_draft->folder)); });
}

void PublishResultPage::enter()
{
    const AnimMap &contract = m_draft->plan.request.contract;
    m_words->setText(tr("%1 members with %2 clips each are in %3, in %4 files of together %5. It took %6 s. Every file was read back and compared before it was moved in.")
                         .arg(contract.memberAnims.size()).arg(contract.clipNames.size()).arg(QDir::toNativeSeparators(m_draft->folder)).arg(m_draft->manifest.files.size() + 1)
                         .arg(QLocale().formattedDataSize(m_draft->manifest.history.empty() ? 0 : m_draft->manifest.history.back().bytes))
                         .arg(QLocale().toString(m_draft->seconds, 'f', 1)));
    m_stage->setText(tr("Open on the Stage"));
    m_stage->setToolTip(tr("Play the folder as a game does"));
    m_show->setText(tr("Show the Folder"));
    m_show->setToolTip(tr("Open the folder in the file manager"));
    m_files->setHeaderLabels({tr("File"), tr("Size"), tr("SHA-1")});
    m_files->setAccessibleName(tr("Files that were published"));
    m_files->clear();
    for (const PublishedFile &file : m_draft->manifest.files)
        new QTreeWidgetItem(m_files, {file.path, QLocale().formattedDataSize(file.bytes), file.sha1});
    for (int column = 0; column < 2; ++column)
        m_files->resizeColumnToContents(column);
}

void PublishResultPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && isVisible())
        enter();
    WizardPage::changeEvent(event);
}

} // namespace marrow
