#include "app/gui/publish/publish_workbench.h"

#include "app/gui/docks.h"
#include "app/gui/file_prompts.h"
#include "app/gui/notice_bar.h"
#include "app/gui/publish/publication_session.h"
#include "app/gui/publish/stage_view.h"
#include "app/gui/workspaces.h"
#include "app/jobs/publish_jobs.h"
#include "io/publish/publish_status.h"
#include "io/publish/stage_folder.h"
#include "views/issues/issues_panel.h"
#include "views/publish/acceptance_panel.h"
#include "views/publish/publication_panel.h"
#include "views/publish/stage_panel.h"

#include <QDir>
#include <QDockWidget>
#include <QMainWindow>
#include <QtConcurrent>

namespace marrow {

namespace {

/// Publishing changes many files in a moment; the folder is looked at when it has been quiet this long.
constexpr int kSettleMs = 300;
constexpr int kBarSteps = 1000;

} // namespace

PublishWorkbench::PublishWorkbench(const WorkbenchShell &shell)
    : Workbench(shell, {{"publish"}, {"play"}, {"play.toggle", "view.frame", "rig.check"}})
    , m_stage(new StageView)
    , m_publication(new PublicationPanel)
    , m_members(new StagePanel)
    , m_acceptance(new AcceptancePanel)
{
    setCanvas(m_stage);
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    addDocks();
    connect(&m_files, &QFileSystemWatcher::directoryChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_files, &QFileSystemWatcher::fileChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(&m_settle, &QTimer::timeout, this, &PublishWorkbench::lookAtFolder);
    connect(&m_looking, &QFutureWatcherBase::finished, this, [this] {
        const Look look = m_looking.result();
        m_published.clear();
        if (look.status.manifest) {
            for (const PublishedFile &file : look.status.manifest->files)
                m_published.append(file.path);
        }
        if (!m_folder.isEmpty())
            m_publication->setStatus(m_folder, look.status, look.fault);
        if (look.status.contract) // published again, here or by somebody else
            m_shell.notices.withdraw(QStringLiteral("rollback"));
        watchFolder();
        if (std::exchange(m_lookAgain, false))
            lookAtFolder();
    });
    connect(&m_running, &QFutureWatcherBase::finished, this, &PublishWorkbench::showAssertions);
    connect(&m_running, &QFutureWatcherBase::progressTextChanged, this, [this](const QString &text) { m_acceptance->setProgress(static_cast<double>(m_running.progressValue()) / kBarSteps, text); });
    connect(m_publication, &PublicationPanel::refreshRequested, this, [this] {
        m_stage->reload();
        lookAtFolder();
    });
    connect(m_publication, &PublicationPanel::rollBackRequested, this, &PublishWorkbench::rollBack);
    connect(m_publication, &PublicationPanel::publishRequested, this, [this] { emit publishRequested(m_folder); });
    connect(m_stage, &StageView::publishRequested, this, [this] { emit publishRequested(m_folder); });
    connect(m_stage, &StageView::filesDropped, this, &PublishWorkbench::filesDropped);
    connect(m_stage, &StageView::hintChanged, this, &Workbench::hintChanged);
    connect(m_stage, &StageView::membersChanged, this, [this] {
        m_members->setStage(m_stage->stage());
        emit selectionTextChanged();
    });
    connect(m_stage, &StageView::measured, m_members, &StagePanel::setCost);
    connect(m_members, &StagePanel::activityRequested, this, [this](const QStringList &members, const StageActivity &activity) {
        if (m_stage->stage())
            m_stage->setActivities(members, activity);
    });
    connect(m_members, &StagePanel::crowdRequested, m_stage, &StageView::setCrowd);
    connect(m_members, &StagePanel::timeScaleRequested, m_stage, &StageView::setTimeScale);
    connect(m_acceptance, &AcceptancePanel::runRequested, this, &PublishWorkbench::runAcceptance);
}

PublishWorkbench::~PublishWorkbench()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_running.waitForFinished();
    m_looking.waitForFinished();
}

void PublishWorkbench::addDocks()
{
    m_shell.docks.add("publication", m_publication, [] { return tr("Publication"); });
    m_shell.docks.add("stage", m_members, [] { return tr("Stage"); });
    m_shell.docks.add("acceptance", m_acceptance, [] { return tr("Acceptance"); });
    m_shell.workspaces.add({"publish", [] { return tr("Publish"); }, [] { return tr("Look at what was published and play it as a game does"); },
                            {"publication", "stage", "acceptance"}, nullptr, [this] { arrange(); }});
}

void PublishWorkbench::arrange() const
{
    QMainWindow &window = m_shell.window;
    const Docks &docks = m_shell.docks;
    window.addDockWidget(Qt::LeftDockWidgetArea, docks["publication"]);
    window.addDockWidget(Qt::RightDockWidgetArea, docks["stage"]);
    window.tabifyDockWidget(docks["stage"], docks["acceptance"]);
    docks.raise("stage");
    window.resizeDocks({docks["publication"], docks["stage"]}, {350, 330}, Qt::Horizontal);
}

bool PublishWorkbench::takes(const DocumentSession &session) const
{
    return session.publication() != nullptr;
}

void PublishWorkbench::remove(DocumentSession *session)
{
    if (m_session == session)
        show(nullptr);
}

void PublishWorkbench::show(DocumentSession *session)
{
    m_session = session;
    m_folder = session ? session->publication()->folder() : QString();
    if (!m_files.directories().isEmpty() || !m_files.files().isEmpty())
        m_files.removePaths(m_files.directories() + m_files.files());
    m_stage->setFolder(m_folder);
    m_acceptance->setAssertions({});
    if (m_cancelled && m_acceptedFolder != m_folder)
        *m_cancelled = true;
    if (!session) {
        m_publication->setStatus({}, {});
        return;
    }
    m_shell.issues.setReport({}, false);
    m_publication->setStatus(m_folder, {}, tr("The files are being compared with the manifest…"));
    lookAtFolder();
    emit selectionTextChanged();
}

void PublishWorkbench::watchFolder()
{
    if (m_folder.isEmpty())
        return;
    // Of a folder that is gone, the one it was in tells when it comes back.
    const QFileInfo folder(m_folder);
    QStringList paths{folder.isDir() ? m_folder : folder.absolutePath()};
    for (const QFileInfo &info : QDir(m_folder).entryInfoList(QDir::Files)) {
        if (m_published.contains(info.fileName()) || looksPublished(info.fileName()) || info.suffix() == QLatin1String("json"))
            paths.append(info.absoluteFilePath());
    }
    for (const QString &known : m_files.files() + m_files.directories())
        paths.removeAll(known);
    if (!paths.isEmpty())
        m_files.addPaths(paths);
}

void PublishWorkbench::lookAtFolder()
{
    if (m_folder.isEmpty())
        return;
    if (m_looking.isRunning()) {
        m_lookAgain = true;
        return;
    }
    watchFolder();
    m_looking.setFuture(QtConcurrent::run([folder = m_folder] {
        const auto status = publishStatus(folder);
        return status ? Look{*status, {}} : Look{{}, status.error().message};
    }));
}

void PublishWorkbench::rollBack()
{
    if (const auto copy = rollBackPublication(m_folder); !copy) {
        m_shell.prompts.tellFailure(tr("The publication was not rolled back"), copy.error());
        return;
    }
    m_stage->reload();
    lookAtFolder();
    m_shell.notices.post("rollback", Severity::Info, tr("Rolled back: games show the original models. anim_map.json is kept as a copy."),
                         {{tr("Publish Again…"), [this] { emit publishRequested(m_folder); }}});
}

void PublishWorkbench::runAcceptance()
{
    if (m_running.isRunning()) {
        *m_cancelled = true;
        return;
    }
    m_cancelled = std::make_shared<std::atomic_bool>(false);
    m_shell.docks.raise("acceptance"); // asked for by key or by the palette, its results would come behind the stage's tab
    m_acceptance->setRunning(true);
    // A stage of its own over the same folder, so that the one on show goes on.
    m_assertions = std::make_shared<std::vector<Assertion>>();
    m_acceptedFolder = m_folder;
    m_running.setFuture(QtConcurrent::run([folder = m_folder, cancelled = m_cancelled, assertions = m_assertions](QPromise<void> &promise) {
        promise.setProgressRange(0, kBarSteps);
        const Progress progress([&promise](double fraction, const QString &text) { promise.setProgressValueAndText(static_cast<int>(fraction * kBarSteps), text); }, cancelled);
        CharacterStage stage(stageFolder(folder));
        *assertions = acceptStage(stage, sketchedMember(), {}, progress);
    }));
}

void PublishWorkbench::showAssertions()
{
    m_acceptance->setRunning(false);
    if (m_acceptedFolder == m_folder) // else another folder came to the front meanwhile
        m_acceptance->setAssertions(*m_assertions);
}

void PublishWorkbench::showReport(const DocumentSession &)
{
    m_shell.issues.setReport({}, false);
}

void PublishWorkbench::check()
{
    runAcceptance();
}

void PublishWorkbench::trigger(const QString &actionId, bool)
{
    if (actionId == "play.toggle")
        m_stage->setPlaying(!m_stage->isPlaying());
    else if (actionId == "view.frame")
        m_stage->frameAll();
    else if (actionId == "rig.check")
        runAcceptance();
}

QString PublishWorkbench::selectionText() const
{
    const CharacterStage *stage = m_stage->stage();
    return stage ? tr("%n member(s) on the stage", nullptr, static_cast<int>(stage->members().size())) : QString();
}

QImage PublishWorkbench::picture()
{
    return m_stage->grabImage();
}

void PublishWorkbench::addPaletteEntries(std::vector<CommandPalette::Entry> &entries)
{
    if (!m_session)
        return;
    entries.push_back({tr("Run acceptance"), tr("publication"), [this] { runAcceptance(); }});
    entries.push_back({tr("Roll back the publication"), tr("publication"), [this] { rollBack(); }});
    for (const StageMember &member : m_stage->stage()->members()) {
        if (!member.id.contains('#'))
            entries.push_back({tr("%1: walk").arg(member.id), tr("member"), [this, id = member.id] { m_stage->setActivities({id}, {{}, true, false}); m_members->refresh(); }});
    }
}

} // namespace marrow
