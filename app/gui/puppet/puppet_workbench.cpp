#include "app/gui/puppet/puppet_workbench.h"

#include "app/gui/actions.h"
#include "app/gui/docks.h"
#include "app/gui/document_session.h"
#include "app/gui/export_dialog.h"
#include "app/gui/file_prompts.h"
#include "app/gui/notice_bar.h"
#include "app/gui/preferences.h"
#include "app/gui/puppet/puppet_file_facts.h"
#include "app/gui/workspaces.h"
#include "io/wav/wav_reader.h"
#include "views/issues/issues_panel.h"
#include "views/panel/parameter_list.h"
#include "views/panel/parameter_panel.h"
#include "views/play/behaviours_box.h"
#include "views/play/clip_layers_box.h"
#include "views/play/play_panel.h"
#include "views/play/transport_bar.h"
#include "views/puppet/advanced_panel.h"
#include "views/puppet/canvas_bar.h"
#include "views/puppet/inspect_panel.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMainWindow>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace marrow {

namespace {

constexpr qint64 kMaxSoundBytes = qint64(256) << 20;
constexpr int kLargestPicture = 16384; ///< side in pixels

} // namespace

PuppetWorkbench::PuppetWorkbench(const WorkbenchShell &shell)
    : TabbedWorkbench(shell, {{"puppet"}, {"play"}, {"play.toggle", "play.nextKey", "view.frame", "file.export", "rig.check"}})
{
    buildPage();
    addDocks();
    connect(m_canvas, &PuppetCanvas::hintChanged, this, &Workbench::hintChanged);
    connect(m_canvas, &PuppetCanvas::pointerMoved, this, [this](QPointF, QPointF inWindow) {
        m_play->behaviours().setPointer(static_cast<float>(inWindow.x()), static_cast<float>(inWindow.y()));
    });
    connect(m_play, &PlayPanel::soundRequested, this, &PuppetWorkbench::chooseSound);
    connect(m_parameters, &ParameterPanel::hintChanged, this, &Workbench::hintChanged);
    connect(m_parameters, &ParameterPanel::commandFailed, this, &Workbench::commandFailed);
    connect(m_parameters, &ParameterPanel::openRequested, m_shell.actions["file.open"], &QAction::trigger);
}

PuppetWorkbench::~PuppetWorkbench()
{
    closeTabs();
}

void PuppetWorkbench::buildPage()
{
    auto *page = new QWidget;
    m_canvas = new PuppetCanvas(page);
    m_transport = new TransportBar(page);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_transport);
    layout->addWidget(new CanvasBar(*m_canvas, page));
    setCanvas(page);
}

void PuppetWorkbench::addDocks()
{
    m_play = new PlayPanel;
    m_parameters = new ParameterPanel;
    m_advanced = new AdvancedPanel;
    m_inspect = new InspectPanel;
    m_advanced->setCanvas(m_canvas);
    connect(m_inspect, &InspectPanel::frameRequested, m_canvas, &PuppetCanvas::frameSelection);
    m_shell.docks.add("parameters", m_parameters, [] { return tr("Parameters"); });
    m_shell.docks.add("play", m_play, [] { return tr("Play"); });
    m_shell.docks.add("advanced", m_advanced, [] { return tr("Advanced"); });
    m_shell.docks.add("inspect", m_inspect, [] { return tr("Inspect"); });
    m_shell.workspaces.add({"puppet", [] { return tr("Puppet"); }, [] { return tr("Play a puppet, work its parameters, edit their panel"); },
                            {"parameters", "inspect", "play", "advanced", "issues", "history"}, nullptr, [this] { arrange(); }});
}

void PuppetWorkbench::arrange() const
{
    QMainWindow &window = m_shell.window;
    const Docks &docks = m_shell.docks;
    window.addDockWidget(Qt::LeftDockWidgetArea, docks["parameters"]);
    window.addDockWidget(Qt::RightDockWidgetArea, docks["play"]);
    window.tabifyDockWidget(docks["parameters"], docks["inspect"]);
    window.tabifyDockWidget(docks["play"], docks["advanced"]);
    window.tabifyDockWidget(docks["advanced"], docks["issues"]);
    window.tabifyDockWidget(docks["issues"], docks["history"]);
    docks.raise("parameters");
    docks.raise("play");
    window.resizeDocks({docks["parameters"], docks["play"]}, {320, 300}, Qt::Horizontal);
}

PuppetContext *PuppetWorkbench::context() const
{
    return frontTab() ? frontTab()->context.get() : nullptr;
}

bool PuppetWorkbench::takes(const DocumentSession &session) const
{
    return session.puppet() != nullptr;
}

void PuppetWorkbench::fillTab(DocumentSession *session, PuppetTab &tab)
{
    renewTab(session, tab);
    connect(session->puppet(), &PuppetDocument::committed, this, [this, session](const PuppetChangeSet &change) {
        if (change.cause != PuppetChangeSet::Cause::Reset)
            return;
        // Read again from the disk, where it may have become any puppet: nothing that was made for the old one fits.
        const bool front = m_session == session;
        if (front)
            bringForward(nullptr);
        renewTab(session, tabOf(session));
        if (front)
            bringForward(session);
    });
}

void PuppetWorkbench::renewTab(const DocumentSession *session, PuppetTab &tab)
{
    tab.panel.reset(); // it looks at the old context
    tab.context = std::make_unique<PuppetContext>(session->puppet()->asset().rig);
    tab.file = readPuppetFileFacts(session->filePath());
    tab.panel = std::make_unique<PanelSession>(session->puppet(), tab.context.get());
    connect(tab.context.get(), &PuppetContext::selectionChanged, this, &Workbench::selectionTextChanged);
    connect(tab.context.get(), &PuppetContext::pagesReady, this, [this, session] {
        if (session != m_session || tabOf(session).context->pageFaults().empty())
            return;
        showReport(*session);
        tellPageFaults();
    });
    connect(tab.panel.get(), &PanelSession::commandFailed, this, &Workbench::commandFailed);
    tab.panel->setSnapshotsFromJson(m_shell.preferences.keptPoses(session->filePath()));
    connect(tab.panel.get(), &PanelSession::snapshotsChanged, this, [this, session, panel = tab.panel.get()] {
        if (!session->filePath().isEmpty())
            m_shell.preferences.setKeptPoses(session->filePath(), panel->snapshotsToJson());
    });
}

void PuppetWorkbench::leaveTab(PuppetTab &tab)
{
    tab.view = m_canvas->state();
}

void PuppetWorkbench::takeTab(PuppetTab *tab)
{
    PuppetContext *context = tab ? tab->context.get() : nullptr;
    m_parameters->setSession(tab ? tab->panel.get() : nullptr);
    m_play->setContext(context);
    m_transport->setContext(context);
    m_canvas->setContext(context);
    m_advanced->setContext(context);
    m_inspect->setContext(context, tab ? tab->file : InspectFile());
    if (tab)
        m_canvas->restore(tab->view);
}

void PuppetWorkbench::tabTaken(PuppetTab &)
{
    tellPageFaults();
}

void PuppetWorkbench::saved(DocumentSession *session)
{
    PuppetTab &tab = tabOf(session);
    tab.file = readPuppetFileFacts(session->filePath());
    if (session == m_session)
        m_inspect->setFile(tab.file);
}

void PuppetWorkbench::showReport(const DocumentSession &session)
{
    const Report report = reportOf(session);
    m_shell.issues.setReport(report, false);
    if (report.has(Severity::Warning) || report.has(Severity::Error))
        m_shell.docks.raise("issues");
}

/// What reading found, and what only shows in the bytes and when the pages are decoded.
Report PuppetWorkbench::reportOf(const DocumentSession &session) const
{
    Report report = session.readReport();
    if (!knows(&session))
        return report;
    const PuppetTab &tab = tabOf(&session);
    for (const InspectChunk &chunk : tab.file.chunks) {
        if (chunk.crcOk && !*chunk.crcOk)
            report.add({.severity = Severity::Warning, .code = QStringLiteral("p2lrt.chunk-crc"), .message = tr("%1: the stored bytes do not have the checksum the file gives; the chunk was changed or damaged.").arg(chunk.tag), .section = chunk.tag});
    }
    for (const PageFault &fault : tab.context->pageFaults()) {
        if (tab.context->rig().textures[fault.page].kind == TextureKind::Png) // of the other kinds the reader has told
            report.add({.severity = Severity::Warning, .code = fault.error.code, .message = tr("Texture page %1 cannot be shown: %2").arg(fault.page).arg(fault.error.message), .section = QStringLiteral("TEXR"),
                        .pointer = QStringLiteral("texture/%1").arg(fault.page)});
    }
    return report;
}

/// A hole in the drawing must not be taken for what the artist meant.
void PuppetWorkbench::tellPageFaults()
{
    const PuppetContext *shown = context();
    if (!shown || shown->pageFaults().empty())
        return;
    std::set<std::int32_t> broken;
    for (const PageFault &fault : shown->pageFaults())
        broken.insert(static_cast<std::int32_t>(fault.page));
    const auto &meshes = shown->rig().meshes;
    const auto hidden = std::count_if(meshes.begin(), meshes.end(), [&](const Mesh &mesh) { return broken.contains(mesh.texturePage); });
    m_shell.notices.post("pages", Severity::Warning,
                         tr("A texture page cannot be shown, and so %n mesh(es) cannot be seen: %1", nullptr, static_cast<int>(hidden)).arg(shown->pageFaults().front().error.message),
                         {{tr("Show the issues"), [this] { m_shell.docks.raise("issues"); }}});
}

void PuppetWorkbench::jumpTo(const Issue &issue)
{
    if (issue.section.isEmpty())
        return;
    m_shell.docks.raise("inspect");
    // What is said of a chunk as such is seen in the list of chunks, what is said of its content where that is listed.
    if (issue.code.startsWith(QLatin1String("p2lrt.chunk-")))
        return m_inspect->showChunk(issue.section);
    const bool page = issue.pointer.startsWith(QLatin1String("texture/"));
    m_inspect->showContentOf(issue.section, page ? std::optional(issue.pointer.section('/', 1).toInt()) : std::nullopt);
}

void PuppetWorkbench::check()
{
    PuppetTab *tab = frontTab();
    if (!tab)
        return;
    tab->file = readPuppetFileFacts(m_session->filePath());
    m_inspect->setFile(tab->file);
    m_shell.issues.setReport(reportOf(*m_session), true);
    m_shell.docks.raise("issues");
}

IssueCheck PuppetWorkbench::issueCheck() const
{
    return {tr("Check the file"), tr("A check reads the file again and looks at the checksum of every chunk and at every texture page."),
            tr("Every chunk has its checksum, and every texture page can be shown.")};
}

void PuppetWorkbench::trigger(const QString &actionId, bool)
{
    if (actionId == "play.toggle")
        m_transport->togglePlaying();
    else if (actionId == "play.nextKey")
        m_transport->step();
    else if (actionId == "file.export")
        exportCopy();
    else if (actionId == "view.frame")
        m_canvas->frameSelection();
    else if (actionId == "rig.check")
        check();
}

QString PuppetWorkbench::selectionText() const
{
    const PuppetContext *shown = context();
    if (!shown || shown->selection().isEmpty())
        return {};
    return tr("Selected: %n thing(s)", nullptr, static_cast<int>(shown->selection().size()));
}

QImage PuppetWorkbench::picture()
{
    return m_canvas->picture(m_canvas->size() * m_canvas->devicePixelRatioF());
}

void PuppetWorkbench::addPaletteEntries(std::vector<CommandPalette::Entry> &entries)
{
    PuppetContext *shown = context();
    if (!shown)
        return;
    const PuppetRig &rig = shown->rig();
    for (std::uint32_t i = 0; i < rig.clips.size(); ++i) {
        const Clip &clip = rig.clips[i];
        entries.push_back({clip.name.isEmpty() ? clip.id : clip.name, tr("clip"), [this, i] { m_play->clips().play(i); }});
    }
    const auto select = [&](PuppetItemKind kind, std::uint32_t index, const QString &name, const QString &id, const QString &what) {
        entries.push_back({name.isEmpty() ? id : name, what, [this, shown, kind, index] {
                               shown->select({kind, index});
                               // What was asked for is wanted next: the keys go to it.
                               if (kind != PuppetItemKind::Parameter)
                                   return m_canvas->setFocus(Qt::OtherFocusReason);
                               m_shell.docks.raise("parameters");
                               m_parameters->setEditing(false);
                               m_parameters->list()->setFocus(Qt::OtherFocusReason);
                           }});
    };
    for (std::uint32_t i = 0; i < rig.parameters.size(); ++i)
        select(PuppetItemKind::Parameter, i, rig.parameters[i].name, rig.parameters[i].id, tr("parameter"));
    for (std::uint32_t i = 0; i < rig.meshes.size(); ++i)
        select(PuppetItemKind::Mesh, i, rig.meshes[i].name, rig.meshes[i].id, tr("mesh"));
    for (std::uint32_t i = 0; i < rig.parts.size(); ++i)
        select(PuppetItemKind::Part, i, rig.parts[i].name, rig.parts[i].id, tr("part"));
}

void PuppetWorkbench::exportCopy()
{
    ExportDialog::Start start{m_session->puppet()->asset(), m_session->title(), {}};
    const auto &canvas = context()->rig().canvas;
    start.picture = [this](const QSize &size) { return m_canvas->picture(size); };
    start.pictureSize = QSizeF(static_cast<double>(canvas.width), static_cast<double>(canvas.height)).toSize().expandedTo({1, 1}).boundedTo({kLargestPicture, kLargestPicture});
    auto *dialog = new ExportDialog(std::move(start), m_shell.prompts, &m_shell.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::written, this, [this](const QString &path) {
        m_shell.notices.post("export", Severity::Info, tr("%1 was written.").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

void PuppetWorkbench::chooseSound()
{
    const QStringList files = m_shell.prompts.filesToOpen(tr("Sound for the lips"), tr("Sound (*.wav)"));
    if (files.isEmpty())
        return;
    const QString name = QFileInfo(files.first()).fileName();
    const QString title = tr("%1 was not read").arg(name);
    QFile file(files.first());
    if (!file.open(QIODevice::ReadOnly)) {
        m_shell.prompts.tellFailure(title, {"file.open", tr("%1 could not be opened: %2").arg(name, file.errorString()), files.first(), nullptr});
        return;
    }
    if (file.size() > kMaxSoundBytes) {
        m_shell.prompts.tellFailure(title, {"file.too-large", tr("%1 is larger than any speech (256 MiB).").arg(name), files.first(), nullptr});
        return;
    }
    auto sound = readWav(file.readAll());
    if (!sound) {
        m_shell.prompts.tellFailure(title, sound.error());
        return;
    }
    m_play->behaviours().setSound({name, std::move(sound->samples), sound->rate});
}

} // namespace marrow
