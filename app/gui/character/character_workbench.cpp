#include "app/gui/character/character_workbench.h"

#include "app/gui/actions.h"
#include "app/gui/character/binding_docks.h"
#include "app/gui/character/character_session.h"
#include "app/gui/docks.h"
#include "app/gui/workspaces.h"
#include "app/jobs/character_picture.h"
#include "model/character/skin/bound_model.h"
#include "model/character/skin/skin_deform.h"
#include "views/character/animation_panel.h"
#include "views/character/character_bar.h"
#include "views/character/character_facts_panel.h"
#include "views/character/clip_transport.h"
#include "views/character/joint_panel.h"
#include "views/character/joint_select_tool.h"
#include "views/issues/issues_panel.h"
#include "views/viewport/viewport_widget.h"

#include <QDockWidget>
#include <QLocale>
#include <QMainWindow>
#include <QTimer>
#include <QVBoxLayout>

namespace marrow {

namespace {

/// Actions of the window.
QStringList offered()
{
    return {"view.frame", "view.front", "view.side", "view.top", "view.orthographic", "view.grid", "view.axes", "view.joints",
            "view.names", "view.jointAxes", "view.xray", "play.toggle", "play.previousKey", "play.nextKey", "play.previousFrame", "play.nextFrame", "file.picture"};
}

} // namespace

CharacterWorkbench::CharacterWorkbench(const WorkbenchShell &shell)
    : TabbedWorkbench(shell, {{"character", BindingDocks::kWorkspace}, {"play"}, offered()})
{
    auto select = std::make_unique<JointSelectTool>();
    connect(select.get(), &JointSelectTool::jointPicked, this, [this](int node) {
        if (context())
            context()->setJoint(node);
    });
    m_selectTool = std::move(select);
    buildPage();
    addDocks();
    m_binding = new BindingDocks(*this, shell);
    connect(m_viewport, &ViewportWidget::hintChanged, this, &Workbench::hintChanged);
    connect(m_viewport, &ViewportWidget::optionsChanged, this, &CharacterWorkbench::mirrorOptions);
    connect(m_viewport, &ViewportWidget::cameraChanged, this, &CharacterWorkbench::mirrorOptions);
    connect(m_bar, &CharacterBar::lookChanged, this, [this](const CharacterLook &look) {
        changeOptions([&](ViewOptions &options) {
            options.character.colors = look.colors;
            options.character.wireframe = look.wireframe;
        });
    });
    connect(m_bar, &CharacterBar::boundChosen, this, &CharacterWorkbench::showBound);
    m_viewport->setTool(m_selectTool.get());
    changeOptions([](ViewOptions &options) { options.bones = false; });
}

CharacterWorkbench::~CharacterWorkbench()
{
    m_viewport->setTool(nullptr);
    closeTabs();
}

void CharacterWorkbench::buildPage()
{
    auto *page = new QWidget;
    m_viewport = new ViewportWidget(page);
    m_transport = new ClipTransport(page);
    m_bar = new CharacterBar(page);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_viewport, 1);
    layout->addWidget(m_transport);
    layout->addWidget(m_bar);
    for (const char *id : {"view.grid", "view.axes", "view.joints", "view.xray"})
        m_bar->addToggle(m_shell.actions[QString::fromLatin1(id)]);
    setCanvas(page);
}

void CharacterWorkbench::addDocks()
{
    m_animations = new AnimationPanel;
    m_joints = new CharacterJointPanel;
    m_facts = new CharacterFactsPanel;
    connect(m_joints, &CharacterJointPanel::frameRequested, m_viewport, &ViewportWidget::frameSelection);
    connect(m_facts, &CharacterFactsPanel::frameRequested, m_viewport, &ViewportWidget::frameSelection);
    m_shell.docks.add("characterFacts", m_facts, [] { return tr("Inspect"); });
    m_shell.docks.add("characterJoints", m_joints, [] { return tr("Joints"); });
    m_shell.docks.add("characterClips", m_animations, [] { return tr("Clips"); });
    m_shell.workspaces.add({"character", [] { return tr("Character"); }, [] { return tr("Look at a character, place its joints, bind it, play its clips"); },
                            {"characterFacts", "characterJoints", "characterClips", "issues", "history"}, nullptr, [this] { arrange(); }});
}

void CharacterWorkbench::arrange() const
{
    QMainWindow &window = m_shell.window;
    const Docks &docks = m_shell.docks;
    window.addDockWidget(Qt::LeftDockWidgetArea, docks["characterJoints"]);
    window.addDockWidget(Qt::RightDockWidgetArea, docks["characterFacts"]);
    window.tabifyDockWidget(docks["characterJoints"], docks["characterClips"]);
    window.tabifyDockWidget(docks["characterFacts"], docks["issues"]);
    window.tabifyDockWidget(docks["issues"], docks["history"]);
    docks.raise("characterClips");
    docks.raise("characterFacts");
    window.resizeDocks({docks["characterJoints"], docks["characterFacts"]}, {260, 320}, Qt::Horizontal);
}

CharacterContext *CharacterWorkbench::context() const
{
    return frontTab() ? frontTab()->context.get() : nullptr;
}

CharacterSession *CharacterWorkbench::session() const
{
    return static_cast<CharacterSession *>(m_session);
}

bool CharacterWorkbench::takes(const DocumentSession &session) const
{
    return session.character() != nullptr;
}

void CharacterWorkbench::fillTab(DocumentSession *session, CharacterTab &tab)
{
    auto *character = static_cast<CharacterSession *>(session);
    tab.session = character;
    tab.context = std::make_unique<CharacterContext>(character->character()->asset().model);
    CharacterContext *context = tab.context.get();
    connect(context, &CharacterContext::poseChanged, this, [this, session] {
        if (session == m_session)
            showPose();
    });
    connect(context, &CharacterContext::modelChanged, this, [this, session] {
        if (session == m_session)
            showFigure();
    });
    connect(context, &CharacterContext::jointChanged, this, [this, session](int node) {
        if (session == m_session)
            showJoint(node);
    });
    connect(&context->playback(), &Playback::playingChanged, this, [this, session](bool playing) {
        if (session == m_session)
            m_viewport->setPlaying(playing);
    });
    connect(character->character(), &CharacterDocument::committed, this, [this, character](const CharacterChangeSet &change) { documentChanged(character, change); });
}

void CharacterWorkbench::documentChanged(CharacterSession *session, const CharacterChangeSet &change)
{
    CharacterTab &tab = tabOf(session);
    const CharacterAsset &asset = session->character()->asset();
    if (session == m_session)
        updateCaption();
    if (change.cause == CharacterChangeSet::Cause::Reset) {
        tab.thumbnail = {};
        putModel(tab);
        if (session == m_session)
            showFacts(&tab);
        return;
    }
    if (!tab.bound)
        return;
    // A model that becomes bound gets its range of motion with its weights.
    const bool wasBound = !tab.context->model()->clips.empty();
    const bool weightsOnly = change.has(CharacterChangeSet::Weights) && !change.has(CharacterChangeSet::Mesh) && !change.has(CharacterChangeSet::Placement) && asset.bound() && wasBound;
    if (weightsOnly && session == m_session) {
        const std::vector<VertexWeights> weights = asset.weights.flat();
        for (std::size_t part = 0; part < asset.mesh->ranges.size(); ++part) {
            const PartWeights own = partWeights(asset.mesh->ranges[part], weights);
            m_viewport->setCharacterWeights(static_cast<int>(part), own.joints, own.weights);
        }
    } else if (change.has(CharacterChangeSet::Weights) || change.has(CharacterChangeSet::Mesh) || change.has(CharacterChangeSet::Placement)) {
        putModel(tab);
    }
}

void CharacterWorkbench::putModel(CharacterTab &tab)
{
    const CharacterAsset &asset = tab.session->character()->asset();
    if (!tab.bound) {
        tab.context->setModel(asset.model);
        return;
    }
    CharacterModel model = boundModel(*asset.model, *asset.mesh, asset.placement, asset.weights.flat());
    if (asset.bound())
        model.clips.push_back(boundClip(rangeOfMotion(asset.placement), asset.placement));
    tab.context->setModel(std::make_shared<const CharacterModel>(std::move(model)));
}

void CharacterWorkbench::showBound(bool bound)
{
    CharacterTab *tab = frontTab();
    if (!tab || tab->bound == bound)
        return;
    tab->bound = bound;
    putModel(*tab);
    updateCaption();
    emit contextChanged(context());
}

bool CharacterWorkbench::showsBound() const
{
    return frontTab() && frontTab()->bound;
}

void CharacterWorkbench::leaveTab(CharacterTab &tab)
{
    tab.camera = m_viewport->camera();
}

void CharacterWorkbench::takeTab(CharacterTab *tab)
{
    CharacterContext *context = tab ? tab->context.get() : nullptr;
    m_transport->setContext(context);
    m_animations->setContext(context);
    m_joints->setContext(context);
    showFacts(tab);
    m_viewport->setPlaying(context && context->playback().isPlaying());
    if (tab)
        return;
    showFigure();
    emit contextChanged(nullptr);
}

void CharacterWorkbench::tabTaken(CharacterTab &tab)
{
    showFigure();
    if (tab.camera)
        m_viewport->setCamera(*tab.camera);
    else // the first time: what there is to see of it
        m_shell.docks.raise(tab.context->model()->clips.empty() ? "characterJoints" : "characterClips");
    mirrorOptions();
    // After the window has been painted: a picture takes a tenth of a second.
    QTimer::singleShot(0, this, [this, session = m_session] {
        if (session == m_session)
            drawThumbnail(*frontTab());
    });
    emit contextChanged(tab.context.get());
}

void CharacterWorkbench::showFacts(const CharacterTab *tab)
{
    const CharacterOrigin origin = tab ? tab->session->origin() : CharacterOrigin();
    m_facts->setContext(tab ? tab->context.get() : nullptr, origin.format, origin.notes);
}

void CharacterWorkbench::showFigure()
{
    const CharacterContext *shown = context();
    if (!shown) {
        m_viewport->setCharacters({});
        return;
    }
    // What is bound here has been turned to face +Z; the model as it came may look the other way.
    Eigen::Affine3f placement = Eigen::Affine3f::Identity();
    if (!showsBound() && m_session->character()->asset().bake.turned)
        placement.linear() = Eigen::AngleAxisf(static_cast<float>(EIGEN_PI), Eigen::Vector3f::UnitY()).toRotationMatrix();
    m_viewport->setCharacters({{shown->model(), shown->pose(), placement}});
    showJoint(shown->joint());
    updateCaption();
}

void CharacterWorkbench::showPose()
{
    m_viewport->setCharacterPose(context()->pose());
}

void CharacterWorkbench::showJoint(int node)
{
    changeOptions([&](ViewOptions &options) {
        options.selected.clear();
        if (node >= 0 && node <= kMaxParentId)
            options.selected.insert(static_cast<JointId>(node));
        options.hovered.reset();
        options.character.joint = node;
    });
    emit selectionTextChanged();
}

void CharacterWorkbench::updateCaption()
{
    const CharacterModel &model = *context()->model();
    m_bar->setShown(m_session->character()->asset().bound(), showsBound());
    const QLocale locale;
    m_bar->setCaption(tr("%1 faces · %2 joints").arg(locale.toString(static_cast<qulonglong>(model.faceCount())), locale.toString(static_cast<qulonglong>(model.jointNodes().size()))));
}

void CharacterWorkbench::drawThumbnail(CharacterTab &tab)
{
    if (tab.thumbnail.isNull() && !m_offscreen) {
        auto renderer = OffscreenRenderer::create();
        if (renderer)
            m_offscreen = std::move(*renderer);
    }
    if (tab.thumbnail.isNull() && m_offscreen) {
        const auto picture = characterThumbnail(*m_offscreen, tab.session->character()->asset().model, QSize(256, 256));
        if (picture)
            tab.thumbnail = *picture;
    }
    if (tab.session == m_session)
        m_facts->setThumbnail(tab.thumbnail);
}

void CharacterWorkbench::showReport(const DocumentSession &session)
{
    m_shell.issues.setReport(session.readReport(), false);
    if (session.readReport().has(Severity::Error))
        m_shell.docks.raise("issues");
}

void CharacterWorkbench::enterWorkspace(const QString &id)
{
    m_binding->enterWorkspace(id);
    emit actionStatesChanged();
}

QString CharacterWorkbench::selectionText() const
{
    const CharacterContext *shown = context();
    if (!shown || shown->joint() < 0)
        return {};
    return tr("Selected: %1").arg(shown->model()->nodes[static_cast<std::size_t>(shown->joint())].name);
}

QImage CharacterWorkbench::picture()
{
    return m_viewport->grabImage();
}

QImage CharacterWorkbench::thumbnail(const DocumentSession &session)
{
    if (!knows(&session))
        return {};
    CharacterTab &tab = tabOf(&session);
    drawThumbnail(tab);
    return tab.thumbnail;
}

void CharacterWorkbench::addPaletteEntries(std::vector<CommandPalette::Entry> &entries)
{
    CharacterContext *shown = context();
    if (!shown)
        return;
    for (int i = 0; i < static_cast<int>(shown->model()->clips.size()); ++i) {
        entries.push_back({shown->model()->clips[static_cast<std::size_t>(i)].name, tr("clip"), [this, i] {
                               if (context()) {
                                   context()->setClip(i);
                                   context()->playback().play();
                               }
                           }});
    }
    for (const int node : shown->model()->jointNodes())
        entries.push_back({shown->model()->nodes[static_cast<std::size_t>(node)].name, tr("joint"), [this, node] {
                               if (context())
                                   context()->setJoint(node);
                           }});
}

void CharacterWorkbench::retranslate()
{
    if (context())
        updateCaption();
}

void CharacterWorkbench::applyTheme(bool dark)
{
    changeOptions([&](ViewOptions &options) { options.theme = dark ? SceneTheme::dark() : SceneTheme::light(); });
}

} // namespace marrow
