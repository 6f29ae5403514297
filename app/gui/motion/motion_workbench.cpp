#include "app/gui/motion/motion_workbench.h"

#include "app/gui/actions.h"
#include "app/gui/docks.h"
#include "app/gui/file_prompts.h"
#include "app/gui/motion/motion_session.h"
#include "app/gui/notice_bar.h"
#include "app/gui/workspaces.h"
#include "views/issues/issues_panel.h"
#include "views/motion/motion_canvas.h"
#include "views/motion/motion_clips_panel.h"
#include "views/motion/motion_facts_panel.h"
#include "views/motion/motion_transport.h"
#include "views/viewport/viewport_widget.h"

#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>

namespace marrow {

namespace {

/// Actions of the window.
QStringList offered()
{
    return {"play.toggle", "play.previousFrame", "play.nextFrame", "play.previousKey", "play.nextKey", "view.frame", "view.front",
            "view.side", "view.top", "view.orthographic", "view.grid", "view.axes", "view.names", "file.export"};
}

} // namespace

MotionWorkbench::MotionWorkbench(const WorkbenchShell &shell)
    : TabbedWorkbench(shell, {{"motion"}, {"play"}, offered()})
    , m_canvas(new MotionCanvas)
{
    setCanvas(m_canvas);
    m_canvas->setNamesAction(m_shell.actions["view.names"]);
    m_canvas->addToggle(m_shell.actions["view.grid"]);
    addDocks();
    connect(m_canvas, &MotionCanvas::hintChanged, this, &Workbench::hintChanged);
    connect(m_canvas, &MotionCanvas::filesDropped, this, &MotionWorkbench::filesDropped);
}

MotionWorkbench::~MotionWorkbench()
{
    closeTabs();
}

void MotionWorkbench::addDocks()
{
    m_clips = new MotionClipsPanel;
    m_facts = new MotionFactsPanel;
    m_shell.docks.add("motionClips", m_clips, [] { return tr("Motions"); });
    m_shell.docks.add("motionFacts", m_facts, [] { return tr("Motion", "panel"); });
    m_shell.workspaces.add({"motion", [] { return tr("Motion"); }, [] { return tr("Look at motions on their own skeletons and at how they were read"); },
                            {"motionClips", "motionFacts", "issues"}, nullptr, [this] { arrange(); }});
}

void MotionWorkbench::arrange() const
{
    QMainWindow &window = m_shell.window;
    const Docks &docks = m_shell.docks;
    window.addDockWidget(Qt::LeftDockWidgetArea, docks["motionClips"]);
    window.addDockWidget(Qt::RightDockWidgetArea, docks["motionFacts"]);
    window.tabifyDockWidget(docks["motionFacts"], docks["issues"]);
    docks.raise("motionFacts");
    window.resizeDocks({docks["motionClips"], docks["motionFacts"]}, {260, 320}, Qt::Horizontal);
}

MotionContext *MotionWorkbench::context() const
{
    return frontTab() ? frontTab()->context.get() : nullptr;
}

bool MotionWorkbench::takes(const DocumentSession &session) const
{
    return session.motion() != nullptr;
}

void MotionWorkbench::fillTab(DocumentSession *session, MotionTab &tab)
{
    std::unique_ptr<MotionContext> &context = tab.context;
    context = std::make_unique<MotionContext>(session->motion()->shown());
    connect(context.get(), &MotionContext::selectionChanged, this, &Workbench::selectionTextChanged);
    connect(context.get(), &MotionContext::overridesChosen, this, [this, session] {
        emit readingAsked(session, session->motion()->readerBy(tabOf(session).context->overrides()));
    });
    connect(session->motion(), &MotionSession::motionsChanged, this, [this, session] { tabOf(session).context->setShown(session->motion()->shown()); });
}

void MotionWorkbench::readingEnded(const DocumentSession &session)
{
    MotionContext &context = *tabOf(&session).context;
    if (context.overrides() != session.motion()->overrides())
        context.restoreOverrides(session.motion()->overrides());
}

void MotionWorkbench::takeTab(MotionTab *tab)
{
    MotionContext *context = tab ? tab->context.get() : nullptr;
    m_clips->setContext(context);
    m_facts->setContext(context);
    m_canvas->setContext(context);
}

void MotionWorkbench::tabTaken(MotionTab &)
{
    mirrorViewOptions();
    emit hintChanged(m_canvas->hintText());
}

void MotionWorkbench::showReport(const DocumentSession &session)
{
    m_shell.issues.setReport(session.motion()->file().report, false);
    if (session.motion()->file().report.has(Severity::Warning))
        m_shell.docks.raise("issues");
}

void MotionWorkbench::enterWorkspace(const QString &)
{
    mirrorViewOptions();
    emit actionStatesChanged();
}

void MotionWorkbench::setOption(bool ViewOptions::*option, bool on)
{
    ViewOptions options = m_canvas->viewport().options();
    options.*option = on;
    m_canvas->viewport().setOptions(options);
}

void MotionWorkbench::trigger(const QString &actionId, bool checked)
{
    MotionContext *shown = context();
    if (!shown)
        return;
    ViewportWidget &view = m_canvas->viewport();
    if (actionId == "play.toggle")
        m_canvas->transport().togglePlaying();
    else if (actionId == "play.previousFrame" || actionId == "play.previousKey")
        shown->stepFrames(-1);
    else if (actionId == "play.nextFrame" || actionId == "play.nextKey")
        shown->stepFrames(1);
    else if (actionId == "view.frame")
        m_canvas->frameSelection();
    else if (actionId == "view.front")
        view.look(CameraRig::Side::Front);
    else if (actionId == "view.side")
        view.look(CameraRig::Side::Right);
    else if (actionId == "view.top")
        view.look(CameraRig::Side::Top);
    else if (actionId == "view.orthographic")
        view.setOrthographic(checked);
    else if (actionId == "view.grid")
        setOption(&ViewOptions::grid, checked);
    else if (actionId == "view.axes")
        setOption(&ViewOptions::axes, checked);
    else if (actionId == "view.names")
        m_canvas->setShowsNames(checked);
    else if (actionId == "file.export")
        exportClip();
}

/// The window's toggles are shared by all kinds of documents: here they say what this view shows.
void MotionWorkbench::mirrorViewOptions()
{
    if (!m_session || !m_canvas->hasViewport())
        return;
    const ViewOptions &options = m_canvas->viewport().options();
    const std::pair<const char *, bool> states[] = {{"view.grid", options.grid}, {"view.axes", options.axes}, {"view.names", m_canvas->showsNames()},
                                                    {"view.orthographic", m_canvas->viewport().camera().orthographic}};
    for (const auto &[id, on] : states)
        m_shell.actions[QString::fromLatin1(id)]->setChecked(on);
}

void MotionWorkbench::exportClip()
{
    const MotionContext &shown = *context();
    const QString folder = QFileInfo(m_session->filePath()).absolutePath();
    const QString suggestion = folder + QLatin1Char('/') + QString(shown.motion().name).replace(QLatin1Char('/'), QLatin1Char('_')).replace(QLatin1Char('|'), QLatin1Char('_'));
    const QString path = m_shell.prompts.fileToSave(tr("Export “%1”").arg(shown.motion().name), suggestion + QStringLiteral(".ndjson"),
                                                    tr("mediapipe33 points (*.ndjson)") + QStringLiteral(";;") + tr("BVH motion (*.bvh)"), QStringLiteral("ndjson"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).absoluteFilePath() == m_session->filePath()) {
        m_shell.prompts.tellFailure(tr("The clip was not written"), {"motion.own-file", tr("%1 is the file that is open. Choose another name.").arg(QDir::toNativeSeparators(path)), path, nullptr});
        return;
    }
    if (const auto written = m_session->motion()->exportClip(shown.clip(), path); !written)
        m_shell.prompts.tellFailure(tr("The clip was not written"), written.error());
    else
        m_shell.notices.post("export", Severity::Info, tr("%1 was written.").arg(QDir::toNativeSeparators(path)));
}

QString MotionWorkbench::selectionText() const
{
    const MotionContext *shown = context();
    return shown && shown->selected() >= 0 ? shown->figure().joints[static_cast<std::size_t>(shown->selected())].name : QString();
}

QImage MotionWorkbench::picture()
{
    return m_canvas->hasViewport() ? m_canvas->viewport().grabImage() : QImage();
}

void MotionWorkbench::addPaletteEntries(std::vector<CommandPalette::Entry> &entries)
{
    MotionContext *shown = context();
    if (!shown)
        return;
    for (int clip = 0; clip < static_cast<int>(shown->shown().clips.size()); ++clip)
        entries.push_back({shown->clipTitle(clip), tr("clip"), [shown, clip] { shown->setClip(clip); }});
    for (int joint = 0; joint < static_cast<int>(shown->motion().joints.size()); ++joint) {
        if (!shown->motion().joints[static_cast<std::size_t>(joint)].end)
            entries.push_back({shown->motion().joints[static_cast<std::size_t>(joint)].name, tr("joint"), [shown, joint] { shown->select(joint); }});
    }
}

void MotionWorkbench::applyTheme(bool)
{
    if (m_canvas->hasViewport() && context())
        mirrorViewOptions();
}

} // namespace marrow
