#include "app/gui/action/action_workbench.h"

#include "app/gui/action/action_session.h"
#include "app/gui/action/new_action_dialog.h"
#include "app/gui/actions.h"
#include "app/gui/docks.h"
#include "app/gui/file_prompts.h"
#include "app/gui/notice_bar.h"
#include "app/gui/preferences.h"
#include "app/gui/workspaces.h"
#include "io/gltf/gltf_reader.h"
#include "views/action/action_joint_list.h"
#include "views/action/action_keys_panel.h"
#include "views/action/action_panel.h"
#include "views/action/action_tool.h"
#include "views/action/action_tool_options.h"
#include "views/common/theme.h"
#include "views/issues/issues_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>
#include <QToolBar>
#include <QVBoxLayout>

namespace marrow {

namespace {

/// Actions of the window.
QStringList offered()
{
    return {"view.grid",    "view.axes",        "view.joints",  "view.names",         "view.jointAxes", "view.xray",      "view.frame", "view.front", "view.side", "view.top", "view.orthographic",
            "play.toggle", "play.previousKey", "play.nextKey", "play.previousFrame", "play.nextFrame", "file.picture"};
}

} // namespace

ActionWorkbench::ActionWorkbench(const WorkbenchShell &shell)
    : TabbedWorkbench(shell, {{"actions"}, {"play"}, offered()})
    , m_tool(new ActionTool(this))
{
    buildCanvas();
    addDocks();
    connectPanels();
}

ActionWorkbench::~ActionWorkbench()
{
    closeTabs();
}

void ActionWorkbench::buildCanvas()
{
    auto *page = new QWidget;
    m_viewport = new ViewportWidget(page);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_viewport);
    ViewOptions options = m_viewport->options();
    options.bones = true;
    m_viewport->setOptions(options);
    m_viewport->setTool(m_tool);
    setCanvas(page);
}

void ActionWorkbench::addDocks()
{
    m_joints = new ActionJointList;
    m_keys = new ActionKeysPanel;
    m_panel = new ActionPanel;
    m_shell.docks.add("actionJoints", m_joints, [] { return tr("Joints"); });
    m_shell.docks.add("actionPanel", m_panel, [] { return tr("Pose"); });
    m_shell.docks.add("actionKeys", m_keys, [] { return tr("Keys"); });
    m_toolBar = m_shell.window.addToolBar(QString());
    m_toolBar->setObjectName("actionToolBar");
    m_toolBar->setMovable(false);
    m_toolBar->addWidget(new ActionToolOptions(m_tool, m_toolBar));
    m_shell.workspaces.add({"actions", [] { return tr("Actions"); }, [] { return tr("Key actions of a character by hand, twelve frames a second"); },
                            {"actionJoints", "actionPanel", "actionKeys", "issues", "history"}, m_toolBar, [this] { arrange(); }});
}

void ActionWorkbench::arrange() const
{
    QMainWindow &window = m_shell.window;
    const Docks &docks = m_shell.docks;
    window.addDockWidget(Qt::LeftDockWidgetArea, docks["actionJoints"]);
    window.addDockWidget(Qt::RightDockWidgetArea, docks["actionPanel"]);
    window.addDockWidget(Qt::BottomDockWidgetArea, docks["actionKeys"]);
    window.tabifyDockWidget(docks["actionPanel"], docks["issues"]);
    window.tabifyDockWidget(docks["issues"], docks["history"]);
    docks.raise("actionPanel");
    window.resizeDocks({docks["actionJoints"], docks["actionPanel"]}, {200, 280}, Qt::Horizontal);
    window.resizeDocks({docks["actionKeys"]}, {110}, Qt::Vertical);
}

void ActionWorkbench::connectPanels()
{
    connect(m_viewport, &ViewportWidget::hintChanged, this, &Workbench::hintChanged);
    connect(m_viewport, &ViewportWidget::optionsChanged, this, &ActionWorkbench::mirrorOptions);
    connect(m_viewport, &ViewportWidget::cameraChanged, this, &ActionWorkbench::mirrorOptions);
    m_joints->setKeyTaker([this](QKeyEvent &event) { return m_tool->key(*m_viewport, event); });
    connect(m_keys, &ActionKeysPanel::onionSkinsChanged, this, &ActionWorkbench::showGuides);
    connect(m_panel, &ActionPanel::figureRequested, this, &ActionWorkbench::chooseFigure);
    connect(m_panel, &ActionPanel::dollRequested, this, &ActionWorkbench::showDoll);
    connect(m_panel, &ActionPanel::startRequested, this, &ActionWorkbench::beginAnew);
}

ActionContext *ActionWorkbench::context() const
{
    return frontTab() ? frontTab()->context.get() : nullptr;
}

bool ActionWorkbench::takes(const DocumentSession &session) const
{
    return session.action() != nullptr;
}

void ActionWorkbench::fillTab(DocumentSession *session, ActionTab &tab)
{
    tab.context = std::make_unique<ActionContext>(session->action());
    connect(tab.context.get(), &ActionContext::commandFailed, this, &Workbench::commandFailed);
    connect(tab.context.get(), &ActionContext::frameChanged, this, &Workbench::selectionTextChanged);
    connect(session->action(), &ActionDocument::selectionChanged, this, &Workbench::selectionTextChanged);
    connect(static_cast<ActionSession *>(session), &ActionSession::aboutToWrite, this, [this, session] {
        // What is still in hand, a drag or a number that is being dragged, is committed first.
        if (m_session == session)
            m_tool->finishGesture();
        tabOf(session).context->commitPreview();
    });
    findFigure(*session, tab);
}

void ActionWorkbench::leaveTab(ActionTab &tab)
{
    tab.camera = m_viewport->camera();
    tab.context->playback().pause();
}

void ActionWorkbench::takeTab(ActionTab *tab)
{
    for (const QMetaObject::Connection &connection : m_shown)
        disconnect(connection);
    m_shown.clear();
    ActionContext *context = tab ? tab->context.get() : nullptr;
    m_tool->setContext(context);
    m_joints->setContext(context);
    m_keys->setContext(context);
    m_panel->setContext(context);
    m_viewport->setWorldLines({});
    if (!tab) {
        m_viewport->setCharacters({});
        return;
    }
    m_panel->setFigureName(QFileInfo(tab->figurePath).fileName());
    m_viewport->setCharacters({CharacterFigure{context->figure().model(), context->figure().pose(context->pose()), Eigen::Affine3f::Identity()}});
    if (tab->visited)
        m_viewport->setCamera(tab->camera);
    else
        m_viewport->frameAll();
    tab->visited = true;
    m_shown = {connect(context, &ActionContext::poseChanged, this, &ActionWorkbench::showPose),
               connect(context, &ActionContext::figureChanged, this, &ActionWorkbench::showPose),
               connect(&context->playback(), &Playback::playingChanged, m_viewport, &ViewportWidget::setPlaying),
               connect(context->document(), &ActionDocument::selectionChanged, this, &ActionWorkbench::showPose)};
}

void ActionWorkbench::tabTaken(ActionTab &)
{
    showPose();
    fillStarts();
}

void ActionWorkbench::showPose()
{
    const ActionContext *shown = context();
    if (!shown)
        return;
    m_viewport->setCharacters({CharacterFigure{shown->figure().model(), shown->figure().pose(shown->pose()), Eigen::Affine3f::Identity()}});
    ViewOptions options = m_viewport->options();
    options.selected.clear();
    for (const int joint : shown->document()->selection().joints)
        options.selected.insert(static_cast<JointId>(shown->figure().node(joint)));
    if (options.selected != m_viewport->options().selected)
        m_viewport->setOptions(options);
    showGuides();
}

/// The keys before and behind as thin figures.
void ActionWorkbench::showGuides()
{
    ActionContext *shown = context();
    std::vector<WorldLine> lines;
    if (shown && m_keys->onionSkins() && !shown->playback().isPlaying()) {
        const Tokens &tokens = tokensFor(canvas()->palette());
        const QColor colors[] = {tokens.warning, tokens.good};
        std::size_t which = shown->nextKey(-1) ? 0 : 1;
        for (const HumanoidPose &pose : shown->neighbours()) {
            const auto worlds = humanoidWorlds(shown->figure().rest(), pose);
            for (int joint = 2; joint < kHumanoidJointCount; ++joint) {
                const auto parent = static_cast<std::size_t>(humanoidSkeleton()[static_cast<std::size_t>(joint)].parent);
                lines.push_back({worlds[parent].translation(), worlds[static_cast<std::size_t>(joint)].translation(), colors[which], 1.5F, true});
            }
            ++which;
        }
    }
    m_viewport->setWorldLines(lines);
}

// The figure.

void ActionWorkbench::findFigure(const DocumentSession &session, ActionTab &tab)
{
    const QString slug = session.action()->asset().slug;
    QStringList places = {m_shell.preferences.actionFigure(slug)};
    const QString folder = session.filePath().isEmpty() ? m_shell.preferences.lastFolder() : QFileInfo(session.filePath()).absolutePath();
    for (const char *place : {"/%1_rigged.glb", "/../%1_rigged.glb", "/../bound/%1_rigged.glb", "/%1.glb"})
        places.append(folder + QString::fromLatin1(place).arg(slug));
    for (const QString &path : places) {
        if (!path.isEmpty() && QFile::exists(path) && takeFigure(tab, QFileInfo(path).canonicalFilePath(), false))
            return;
    }
}

bool ActionWorkbench::takeFigure(ActionTab &tab, const QString &path, bool tell)
{
    auto file = openGltf(path);
    auto figure = file ? HumanoidFigure::of(std::make_shared<const CharacterModel>(std::move(file->model))) : Result<HumanoidFigure>(file.error());
    if (!figure) {
        if (tell)
            m_shell.prompts.tellFailure(tr("%1 cannot show the action").arg(QFileInfo(path).fileName()), figure.error());
        return false;
    }
    tab.figurePath = path;
    tab.context->setFigure(*figure);
    return true;
}

void ActionWorkbench::chooseFigure()
{
    if (!m_session)
        return;
    const QStringList files = m_shell.prompts.filesToOpen(tr("Choose a bound character"), tr("Bound characters (*.glb)"));
    ActionTab &tab = *frontTab();
    if (files.isEmpty() || !takeFigure(tab, files.first(), true))
        return;
    m_shell.preferences.setActionFigure(m_session->action()->asset().slug, files.first());
    m_panel->setFigureName(QFileInfo(files.first()).fileName());
    m_viewport->frameAll();
    fillStarts();
}

void ActionWorkbench::showDoll()
{
    if (!m_session)
        return;
    ActionTab &tab = *frontTab();
    tab.figurePath.clear();
    tab.context->setFigure(usualDoll());
    m_shell.preferences.setActionFigure(m_session->action()->asset().slug, {});
    m_panel->setFigureName({});
    m_viewport->frameAll();
}

// Starting points.

void ActionWorkbench::fillStarts()
{
    ActionTab &tab = *frontTab();
    const QString folder = !m_session->filePath().isEmpty() ? QFileInfo(m_session->filePath()).absolutePath()
        : !tab.figurePath.isEmpty()                         ? QFileInfo(tab.figurePath).absolutePath()
                                                            : QString();
    tab.starts = actionStarts(folder);
    QStringList titles;
    for (const QString &start : tab.starts)
        titles.append(actionStartTitle(start));
    m_panel->setStarts(titles);
}

void ActionWorkbench::beginAnew(int index)
{
    if (!m_session || index < 0)
        return;
    ActionTab &tab = *frontTab();
    const auto args = actionStartArguments(tab.starts.at(index), tab.context->figure().rest());
    if (!args) {
        m_shell.prompts.tellFailure(tr("The action was not begun anew"), args.error());
        return;
    }
    tab.context->run(QStringLiteral("action.replace"), *args);
    tab.context->setFrame(0);
}

void ActionWorkbench::beginNew(const QString &openFile, const std::function<void(std::unique_ptr<DocumentSession>)> &adopt)
{
    auto *dialog = new NewActionDialog(m_shell.prompts, m_shell.preferences, &m_shell.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (openFile.endsWith(QLatin1String(".glb"), Qt::CaseInsensitive))
        dialog->proposeFigure(openFile);
    connect(dialog, &QDialog::accepted, this, [this, dialog, adopt] {
        auto action = dialog->action();
        if (!action) {
            m_shell.prompts.tellFailure(tr("The action was not begun"), action.error());
            return;
        }
        if (!dialog->figurePath().isEmpty())
            m_shell.preferences.setActionFigure(action->slug, dialog->figurePath());
        adopt(ActionSession::begin(*action, dialog->folder()));
    });
    dialog->open();
}

} // namespace marrow
