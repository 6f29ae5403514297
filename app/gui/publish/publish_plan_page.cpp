#include "app/gui/publish/publish_plan_page.h"

#include "io/gltf/gltf_reader.h"
#include "io/save_file.h"
#include "views/publish/change_strip.h"
#include "views/publish/plan_table.h"

#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace marrow {

namespace {

constexpr qsizetype kMostNotes = 5;

/// What publishing gives, made on a worker.
struct Outcome
{
    std::optional<PublishManifest> manifest;
    QString failure;
    QString settingsFailure;
    double seconds = 0;
};

void publishDraft(const PublishDraft &draft, Outcome &outcome, const Progress &progress)
{
    QElapsedTimer clock;
    clock.start();
    auto manifest = publish(draft.plan, progress);
    if (!manifest) {
        outcome.failure = manifest.error().message;
        return;
    }
    outcome.manifest = std::move(*manifest);
    outcome.seconds = static_cast<double>(clock.elapsed()) / 1000;
    if (!draft.keepSettings)
        return;
    if (const auto saved = saveFile(draft.settingsPath(), encodePublishSettings(draft.project.settings)); !saved)
        outcome.settingsFailure = saved.error().message;
}

/// The clip that changes most.
const ClipChange *mostChanged(const std::vector<ClipChange> &changes)
{
    const auto most = std::max_element(changes.begin(), changes.end(), [](const ClipChange &a, const ClipChange &b) {
        return std::pair(a.kind == ClipChange::Kind::Changed, a.degrees + a.metres * 100) < std::pair(b.kind == ClipChange::Kind::Changed, b.degrees + b.metres * 100);
    });
    return most == changes.end() ? nullptr : &*most;
}

} // namespace

PublishPlanPage::PublishPlanPage(Draft draft, QWidget *parent)
    : PublishPage(std::move(draft), parent)
    , m_table(new PlanTable(this))
    , m_notes(new QLabel(this))
    , m_strip(new ChangeStrip(this))
{
    m_notes->setWordWrap(true);
    m_notes->setObjectName(QStringLiteral("planNotes"));
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_notes);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_strip);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &PublishPlanPage::showStrip);
    connect(&m_drawing, &QFutureWatcherBase::finished, this, [this] {
        if (m_drawing.future().resultCount() == 0)
            return;
        const ClipStrip strip = m_drawing.result();
        m_strip->setPictures(strip.before, strip.after, strip.seconds);
    });
    PublishPlanPage::retranslate();
}

PublishPlanPage::~PublishPlanPage()
{
    m_drawing.waitForFinished();
}

WizardTexts PublishPlanPage::texts() const
{
    return {tr("Dry run"), tr("This is what would be written. Publish it?"),
            tr("Nothing was written yet. %1 will be written to %2.").arg(QLocale().formattedDataSize(draft().plan.bytesToWrite), QDir::toNativeSeparators(draft().folder)),
            tr("Publish")};
}

void PublishPlanPage::arrive()
{
    m_table->setFiles(draft().plan.files);
    showNotes();
    // The first pack that changes shows itself.
    if (!m_table->chooseFirstChange())
        showStrip();
}

void PublishPlanPage::showNotes()
{
    QStringList notes = draft().plan.warnings + draft().plan.request.notes;
    for (const Issue &issue : draft().report.issues()) {
        if (issue.severity != Severity::Info)
            notes.append(issue.message);
    }
    if (draft().keepSettings)
        notes.append(tr("The choices made here are kept in %1.").arg(QDir::toNativeSeparators(draft().settingsPath())));
    notes.removeDuplicates();
    QStringList shown = notes.mid(0, kMostNotes);
    if (notes.size() > kMostNotes)
        shown.append(tr("And %n more.", nullptr, static_cast<int>(notes.size() - kMostNotes)));
    m_notes->setText(shown.join(QLatin1Char('\n')));
    m_notes->setToolTip(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
}

void PublishPlanPage::showStrip()
{
    const PlannedFile *file = m_table->currentFile();
    const ClipChange *change = !file ? nullptr : m_table->currentClip() ? m_table->currentClip() : mostChanged(file->clipChanges);
    const auto &items = draft().plan.request.items;
    const auto item = std::find_if(items.begin(), items.end(), [&](const PublishItem &one) { return file && one.name == file->name; });
    const auto body = item == items.end() ? draft().models.end() : draft().models.find(item->owner);
    if (!change || body == draft().models.end()) {
        m_drawing.setFuture({});
        m_strip->clear();
        return;
    }
    m_strip->begin(file->name + QStringLiteral(" · ") + clipChangeWords(*change));
    const QSize size = QSize(ChangeStrip::kSide, ChangeStrip::kSide) * devicePixelRatioF();
    m_drawing.setFuture(QtConcurrent::run([path = QDir(draft().folder).filePath(file->name), bytes = item->bytes, body = body->second, change = *change, size] {
        const auto before = openGltf(path);
        const auto after = readGltf(bytes);
        return before && after ? clipStrip(*body, before->model, after->model, change, ChangeStrip::kPictures, size) : ClipStrip();
    }));
}

std::optional<WizardWork> PublishPlanPage::work()
{
    auto outcome = std::make_shared<Outcome>();
    const auto done = [this, outcome] {
        if (!outcome->manifest)
            return outcome->failure;
        draft().manifest = std::move(*outcome->manifest);
        draft().seconds = outcome->seconds;
        draft().settingsFailure = outcome->settingsFailure;
        return QString();
    };
    return WizardWork{tr("Publishing"), [outcome, draft = sharedDraft()](const Progress &progress) { publishDraft(*draft, *outcome, progress); }, done,
                      [outcome] { return outcome->manifest.has_value(); }};
}

void PublishPlanPage::retranslate()
{
    if (isVisible())
        showNotes();
}

} // namespace marrow
