#include "views/motion/motion_canvas.h"

#include "render/viewport/stick_picking.h"
#include "views/common/icons.h"
#include "views/motion/motion_context.h"
#include "views/motion/motion_transport.h"
#include "views/viewport/viewport_widget.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>
#include <numbers>

namespace marrow {

/// Left button: a joint is selected, a drag beside one turns the view.
class MotionCanvas::JointTool : public ViewportTool
{
public:
    explicit JointTool(MotionCanvas &canvas)
        : m_canvas(canvas)
    {
    }

    void hover(ViewportWidget &, const ViewportEvent *event) override
    {
        if (m_canvas.m_context)
            m_canvas.m_context->hover(event ? jointAt(*event) : -1);
    }
    bool press(ViewportWidget &, const ViewportEvent &event) override
    {
        if (!m_canvas.m_context || event.button != Qt::LeftButton)
            return false;
        const int joint = jointAt(event);
        m_canvas.m_context->select(joint);
        return joint >= 0;
    }
    void drag(ViewportWidget &, const ViewportEvent &) override { }
    void release(ViewportWidget &, const ViewportEvent &) override { }
    void cancel(ViewportWidget &) override { }
    QString hintText() const override { return tr("Click a joint to see its name and place; drag beside it to turn the view, wheel to zoom, F to frame"); }

private:
    int jointAt(const ViewportEvent &event) const { return stickJointAt(m_canvas.m_context->figure(), m_canvas.viewport().camera(), event.position, event.viewSize); }

    MotionCanvas &m_canvas;
};

MotionCanvas::MotionCanvas(QWidget *parent)
    : QWidget(parent)
    , m_tool(std::make_unique<JointTool>(*this))
    , m_transport(new MotionTransport(this))
    , m_bar(new QWidget(this))
    , m_caption(new QLabel(m_bar))
    , m_pathButton(new QToolButton(m_bar))
    , m_namesButton(new QToolButton(m_bar))
{
    m_caption->setProperty("role", "secondary");
    m_caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_pathButton->setCheckable(true);
    m_pathButton->setChecked(m_path);
    m_pathButton->setIcon(iconFor(QStringLiteral("trail")));
    m_pathButton->setObjectName("motionPath");
    connect(m_pathButton, &QToolButton::clicked, this, &MotionCanvas::setShowsPath);
    m_namesButton->setIcon(iconFor(QStringLiteral("names")));
    m_namesButton->setObjectName("motionNames");
    m_namesButton->setCheckable(true);
    auto *bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(8, 2, 8, 2);
    bar->setSpacing(4);
    bar->addWidget(m_caption, 1);
    bar->addWidget(m_pathButton);
    bar->addWidget(m_namesButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_transport);
    layout->addWidget(m_bar);
    retranslate();
}

MotionCanvas::~MotionCanvas()
{
    if (m_viewport)
        m_viewport->setTool(nullptr);
}

ViewportWidget &MotionCanvas::viewport()
{
    if (m_viewport)
        return *m_viewport;
    m_viewport = new ViewportWidget(this);
    m_viewport->setObjectName("motionViewport");
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_viewport, 1);
    m_viewport->setTool(m_tool.get());
    connect(m_viewport, &ViewportWidget::hintChanged, this, &MotionCanvas::hintChanged);
    connect(m_viewport, &ViewportWidget::filesDropped, this, &MotionCanvas::filesDropped);
    CameraRig camera = m_viewport->camera();
    camera.frontIsPlusZ = true;
    camera.yawDegrees = 35;
    camera.pitchDegrees = 12;
    m_viewport->setCamera(camera);
    return *m_viewport;
}

void MotionCanvas::setNamesAction(QAction *action)
{
    m_namesButton->setChecked(action->isChecked());
    connect(m_namesButton, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::toggled, m_namesButton, &QToolButton::setChecked);
}

void MotionCanvas::addToggle(QAction *action)
{
    auto *button = new QToolButton(m_bar);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_bar->layout()->addWidget(button);
}

void MotionCanvas::showEvent(QShowEvent *event)
{
    viewport(); // a 3D window costs a moment: not before it is looked at
    if (m_context)
        showFigure();
    QWidget::showEvent(event);
}

void MotionCanvas::setContext(MotionContext *context)
{
    if (m_context)
        m_context->disconnect(this);
    m_context = context;
    m_transport->setContext(context);
    if (context) {
        context->setNames(m_names);
        connect(context, &MotionContext::poseChanged, this, &MotionCanvas::showFigure);
        connect(context, &MotionContext::clipChanged, this, [this] {
            traceWay();
            refreshCaption();
            showGround();
        });
        connect(context, &MotionContext::shownChanged, this, &MotionCanvas::frameFigure);
        connect(&context->playback(), &Playback::playingChanged, this, [this](bool playing) { viewport().setPlaying(playing); });
        viewport();
        traceWay();
        showFigure();
        frameFigure();
    } else if (m_viewport) {
        m_viewport->setPlaying(false);
        m_viewport->setStickFigures({});
        m_viewport->setWorldLines({});
        m_viewport->setHud({});
    }
    refreshCaption();
}

void MotionCanvas::showFigure()
{
    if (!m_context || !m_viewport)
        return;
    m_viewport->setStickFigures({m_context->figure()});
    showGround();
}

/// The way of the hips over the ground, and an arrow for where the figure looks.
void MotionCanvas::showGround()
{
    if (!m_context || !m_viewport)
        return;
    std::vector<WorldLine> lines;
    QColor faint = m_viewport->options().theme.text;
    faint.setAlphaF(0.55F);
    for (std::size_t i = 1; m_path && i < m_way.size(); ++i)
        lines.push_back({m_way[i - 1], m_way[i], faint, 2, false});
    if (const auto facing = m_context->facing()) {
        const float angle = static_cast<float>(*facing * std::numbers::pi / 180);
        const float size = 0.22F * static_cast<float>(m_context->figure().height);
        Eigen::Vector3f from = m_context->figure().joints[static_cast<std::size_t>(rootJoint())].place;
        from.y() = 0;
        const Eigen::Vector3f along(std::sin(angle), 0, std::cos(angle));
        const Eigen::Vector3f side(along.z(), 0, -along.x());
        const Eigen::Vector3f tip = from + along * size;
        for (const Eigen::Vector3f &end : {from, Eigen::Vector3f(tip - along * size * 0.3F + side * size * 0.18F), Eigen::Vector3f(tip - along * size * 0.3F - side * size * 0.18F)})
            lines.push_back({tip, end, {}, 2, false});
    }
    m_viewport->setWorldLines(lines);
}

int MotionCanvas::rootJoint() const
{
    const auto hips = m_context->mapping().nodes.find(QStringLiteral("hips"));
    return hips == m_context->mapping().nodes.end() ? 0 : hips->second;
}

void MotionCanvas::traceWay()
{
    constexpr int kMostPieces = 240;
    m_way.clear();
    const Motion &motion = m_context->motion();
    const int step = std::max(1, motion.frames / kMostPieces);
    for (int frame = 0; frame < motion.frames; frame += step) {
        Eigen::Vector3f place = motionWorlds(motion, frame)[static_cast<std::size_t>(rootJoint())].translation();
        place.y() = 0;
        if (m_way.empty() || (place - m_way.back()).norm() > 1e-3F)
            m_way.push_back(place);
    }
    Eigen::AlignedBox3f box;
    for (const Eigen::Vector3f &place : m_way)
        box.extend(place);
    const float height = static_cast<float>(m_context->figure().height);
    m_viewport->setStickFloor(box.center(), std::max({box.sizes().x(), box.sizes().z(), 1.4F * height}) + 0.6F * height);
}

void MotionCanvas::frameFigure()
{
    if (!m_context || !m_viewport)
        return;
    CameraRig camera = m_viewport->camera();
    camera.unit = static_cast<float>(std::max(m_context->figure().height, 1e-3) / 40);
    m_viewport->setCamera(camera);
    showFigure(); // of another reading: the one before may have stood elsewhere
    m_viewport->frameAll();
    refreshCaption();
}

void MotionCanvas::frameSelection()
{
    if (!m_context || !m_viewport)
        return;
    const int joint = m_context->selected();
    if (joint < 0) {
        m_viewport->frameAll();
        return;
    }
    const Eigen::Vector3f place = m_context->figure().joints[static_cast<std::size_t>(joint)].place;
    const Eigen::Vector3f room = Eigen::Vector3f::Constant(0.2F * static_cast<float>(m_context->figure().height));
    CameraRig camera = m_viewport->camera();
    camera.frame(Eigen::AlignedBox3f(Eigen::Vector3f(place - room), Eigen::Vector3f(place + room)), static_cast<float>(m_viewport->width()) / static_cast<float>(std::max(1, m_viewport->height())));
    m_viewport->setCamera(camera);
}

QString MotionCanvas::hintText() const
{
    return m_tool->hintText();
}

void MotionCanvas::setShowsPath(bool shown)
{
    m_path = shown;
    m_pathButton->setChecked(shown);
    showGround();
}

void MotionCanvas::setShowsNames(bool shown)
{
    m_names = shown;
    if (m_context)
        m_context->setNames(shown);
}

void MotionCanvas::refreshCaption()
{
    if (!m_context) {
        m_caption->clear();
        return;
    }
    const QLocale locale;
    const Motion &motion = m_context->motion();
    m_caption->setText(tr("%1 · %2 joints · %3 frames at %4 a second").arg(m_context->clipTitle(m_context->clip())).arg(motion.movingJoints()).arg(locale.toString(motion.frames), locale.toString(motion.fps, 'g', 5)));
}

void MotionCanvas::retranslate()
{
    m_pathButton->setToolTip(tr("The way over the ground"));
    m_pathButton->setAccessibleName(tr("The way over the ground"));
    m_namesButton->setToolTip(tr("The name of every joint (N)"));
    m_namesButton->setAccessibleName(tr("The name of every joint"));
    refreshCaption();
    if (m_viewport)
        m_viewport->updateHint();
}

void MotionCanvas::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showGround();
    QWidget::changeEvent(event);
}

} // namespace marrow
