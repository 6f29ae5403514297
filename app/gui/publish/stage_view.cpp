#include "app/gui/publish/stage_view.h"

#include "io/publish/stage_folder.h"
#include "model/character/model_pose.h"
#include "views/common/empty_state.h"
#include "views/viewport/viewport_widget.h"

#include <QApplication>
#include <QEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <cmath>

namespace marrow {

namespace {

constexpr int kTickMs = 16;
constexpr double kLookSeconds = 0.5;
constexpr double kMeasureSeconds = 0.5;
constexpr double kLongestTick = 0.25; ///< a window that was held up does not leap
constexpr float kGap = 1.3F;          ///< from one member to the next, in widths
constexpr double kColumnsARow = 1.6;  ///< the stage is wider than deep
constexpr int kFewMembers = 16;       ///< more are looked down on, or those in front would hide the others
constexpr float kPitch = 12;
constexpr float kCrowdPitch = 28;

} // namespace

StageView::StageView(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("character"), m_pages))
    , m_publish(m_empty->addButton(QStringLiteral("export")))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    m_pages->addWidget(m_empty);
    m_clock.setInterval(kTickMs);
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, &StageView::tick);
    connect(m_publish, &QPushButton::clicked, this, &StageView::publishRequested);
    retranslate();
}

StageView::~StageView() = default;

void StageView::setFolder(const QString &folder)
{
    if (folder == m_folder && m_stage)
        return;
    m_folder = folder;
    if (folder.isEmpty()) {
        m_stage.reset();
        m_clock.stop();
        if (m_viewport)
            m_viewport->setCharacters({});
        emit membersChanged();
        return;
    }
    if (!m_viewport) {
        m_viewport = new ViewportWidget(m_pages);
        m_viewport->setObjectName(QStringLiteral("stageViewport"));
        m_pages->addWidget(m_viewport);
        connect(m_viewport, &ViewportWidget::hintChanged, this, &StageView::hintChanged);
        connect(m_viewport, &ViewportWidget::filesDropped, this, &StageView::filesDropped);
        connect(m_viewport, &ViewportWidget::frameDrawn, this, [this](double milliseconds) {
            m_drawMs += milliseconds;
            ++m_draws;
        });
        ViewOptions options = m_viewport->options();
        options.bones = false;
        m_viewport->setOptions(options);
    }
    m_stage = std::make_unique<CharacterStage>(stageFolder(folder));
    m_stage->setTimeScale(m_timeScale);
    place();
    showPage();
    draw();
    lookAtAll();
    setPlaying(m_wantsToPlay);
    emit membersChanged();
}

void StageView::reload()
{
    if (!m_stage)
        return;
    m_stage->reload();
    place();
    showPage();
    draw();
    emit membersChanged();
}

void StageView::setActivities(const QStringList &members, const StageActivity &activity)
{
    for (const QString &id : members)
        m_stage->setActivity(id, activity);
    draw();
}

void StageView::setCrowd(int members)
{
    if (!m_stage)
        return;
    m_stage->setCrowd(members);
    place();
    draw();
    lookAtAll();
    beginMeasuring();
    emit membersChanged();
}

void StageView::setTimeScale(double scale)
{
    m_timeScale = scale;
    if (m_stage)
        m_stage->setTimeScale(scale);
}

void StageView::setPlaying(bool playing)
{
    m_wantsToPlay = playing;
    if (playing && m_stage && isVisible()) {
        m_elapsed.restart();
        beginMeasuring();
        m_clock.start();
    } else {
        m_clock.stop();
    }
}

void StageView::lookAtAll()
{
    if (!m_viewport)
        return;
    CameraRig camera = m_viewport->camera();
    camera.pitchDegrees = m_stage->members().size() > kFewMembers ? kCrowdPitch : kPitch;
    m_viewport->setCamera(camera);
    frameAll();
}

void StageView::frameAll()
{
    if (m_viewport)
        m_viewport->frameAll();
}

QImage StageView::grabImage()
{
    return m_viewport ? m_viewport->grabImage() : QImage();
}

void StageView::tick()
{
    const double passed = static_cast<double>(m_elapsed.restart()) / 1000;
    // A dialog in front has the machine to itself: its own pictures move, and nobody looks at these.
    if (QApplication::activeModalWidget())
        beginMeasuring();
    else
        step(std::min(passed, kLongestTick));
}

void StageView::step(double seconds)
{
    if (!m_stage)
        return;
    m_sinceLook += seconds;
    m_sinceMeasure += seconds;
    if (m_sinceLook >= kLookSeconds) {
        m_sinceLook = 0;
        if (m_stage->refresh()) {
            place();
            showPage();
            emit membersChanged();
        }
    }
    QElapsedTimer clock;
    clock.start();
    m_stage->advance(seconds);
    draw();
    m_moveMs += static_cast<double>(clock.nsecsElapsed()) / 1e6;
    ++m_moves;
    if (m_sinceMeasure >= kMeasureSeconds)
        tellCost();
}

void StageView::beginMeasuring()
{
    m_sinceMeasure = 0;
    m_moveMs = 0;
    m_drawMs = 0;
    m_moves = 0;
    m_draws = 0;
    m_measured.start();
}

void StageView::tellCost()
{
    // Frames are drawn when the window system is ready, which may be more or less often than members move; a frame is one of each.
    const double seconds = std::max(static_cast<double>(m_measured.nsecsElapsed()) / 1e9, 1e-3);
    StageCost cost;
    cost.members = static_cast<int>(m_stage->members().size());
    cost.moveMs = m_moveMs / std::max(1, m_moves);
    cost.drawMs = m_drawMs / std::max(1, m_draws);
    cost.framesPerSecond = std::min(m_moves, m_draws) / seconds;
    beginMeasuring();
    emit measured(cost);
}

/// In rows, as square as can be, the first member in front on the left.
void StageView::place()
{
    m_places.clear();
    std::map<const CharacterModel *, float> widths;
    float width = 0.5F;
    for (const StageMember &member : m_stage->members()) {
        if (!member.model || widths.contains(member.model.get()))
            continue;
        const Eigen::AlignedBox3f box = posedBounds(*member.model, bindPose(*member.model));
        const float reach = box.isEmpty() ? 0 : std::max(box.sizes().x(), box.sizes().z());
        widths[member.model.get()] = reach;
        width = std::max(width, std::isfinite(reach) ? reach : 0);
    }
    const auto count = static_cast<int>(m_stage->members().size());
    const int columns = std::max(1, static_cast<int>(std::ceil(std::sqrt(count * kColumnsARow))));
    for (int i = 0; i < count; ++i) {
        const int inRow = std::min(columns, count - i / columns * columns);
        const float x = (static_cast<float>(i % columns) - static_cast<float>(inRow - 1) / 2) * width * kGap;
        m_places.push_back(Eigen::Affine3f(Eigen::Translation3f(x, 0, -static_cast<float>(i / columns) * width * kGap)));
    }
}

void StageView::draw()
{
    if (!m_viewport || !m_stage)
        return;
    std::vector<CharacterFigure> figures;
    for (std::size_t i = 0; i < m_stage->members().size(); ++i) {
        const StageMember &member = m_stage->members()[i];
        if (!member.model)
            continue;
        CharacterFigure figure;
        figure.model = member.model;
        figure.pose.worlds = member.worlds();
        figure.placement = m_places[i];
        figures.push_back(std::move(figure));
    }
    m_viewport->setCharacters(std::move(figures));
}

void StageView::showPage()
{
    const bool anybody = m_stage && std::any_of(m_stage->members().begin(), m_stage->members().end(), [](const StageMember &member) { return member.model != nullptr; });
    m_pages->setCurrentWidget(anybody && m_viewport ? static_cast<QWidget *>(m_viewport) : m_empty);
}

void StageView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StageView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setPlaying(m_wantsToPlay);
}

void StageView::hideEvent(QHideEvent *event)
{
    m_clock.stop();
    QWidget::hideEvent(event);
}

void StageView::retranslate()
{
    m_empty->setText(tr("Nobody is on the stage"), tr("Published members stand here and do what a game would tell them, and so do the game's own models chr_NAME.glb in the folder."));
    m_publish->setText(tr("Publish Characters…"));
}

} // namespace marrow
