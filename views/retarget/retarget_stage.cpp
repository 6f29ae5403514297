#include "views/retarget/retarget_stage.h"

#include "views/common/theme.h"
#include "views/viewport/viewport_widget.h"

#include <QEvent>
#include <QKeyEvent>
#include <QTimer>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr double kReach = 11;  ///< logical pixels around a handle that still mean it
constexpr double kRing = 6;
constexpr float kKeyDegrees = 2;

/// A ring around a point of the window.
ScreenLine ring(QPointF middle, double radius, const QColor &color, float width)
{
    constexpr int kCorners = 20;
    ScreenLine line{{}, true, color, width};
    for (int i = 0; i < kCorners; ++i) {
        const double angle = 2 * std::numbers::pi * i / kCorners;
        line.points << middle + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return line;
}

} // namespace

/// Left button: a handle is dragged, or the view turned beside one. Double click looks from the front.
class RetargetStage::HandleTool : public ViewportTool
{
public:
    explicit HandleTool(RetargetStage &stage)
        : m_stage(stage)
    {
    }

    void hover(ViewportWidget &, const ViewportEvent *event) override
    {
        const int handle = event ? m_stage.handleAt(event->position) : -1;
        if (handle == m_stage.m_hovered)
            return;
        m_stage.m_hovered = handle;
        m_stage.drawOverlay();
    }
    bool press(ViewportWidget &, const ViewportEvent &event) override
    {
        m_held = event.button == Qt::LeftButton ? m_stage.handleAt(event.position) : -1;
        if (m_held < 0)
            return false;
        m_stage.m_focused = m_held;
        m_stage.drawOverlay();
        return true;
    }
    void drag(ViewportWidget &view, const ViewportEvent &event) override
    {
        if (m_held < 0 || static_cast<std::size_t>(m_held) >= m_stage.m_handles.size())
            return;
        // The handle goes to where the pointer is, at its own depth; the bone that ends there follows by the shortest arc.
        const Handle &handle = m_stage.m_handles[static_cast<std::size_t>(m_held)];
        const Eigen::Vector3f pivot = m_stage.m_places.positions[static_cast<std::size_t>(handle.turns)], end = m_stage.m_places.positions[static_cast<std::size_t>(handle.joint)];
        const Eigen::Vector3f forward = view.camera().forward(), origin = event.ray.origin.cast<float>(), direction = event.ray.direction.cast<float>();
        const float depth = (end - origin).dot(forward) / std::max(direction.dot(forward), 1e-6f);
        const Eigen::Vector3f wanted = origin + direction * depth - pivot, before = end - pivot;
        if (wanted.norm() > 0.05f * before.norm() && before.norm() > 0)
            emit m_stage.limbTurned(handle.turns, Eigen::Quaternionf::FromTwoVectors(before, wanted), false);
    }
    void release(ViewportWidget &, const ViewportEvent &) override
    {
        if (m_held >= 0 && static_cast<std::size_t>(m_held) < m_stage.m_handles.size())
            emit m_stage.limbTurned(m_stage.m_handles[static_cast<std::size_t>(m_held)].turns, Eigen::Quaternionf::Identity(), true);
        m_held = -1;
    }
    void cancel(ViewportWidget &) override { m_held = -1; }
    bool key(ViewportWidget &, QKeyEvent &event) override
    {
        const bool arrow = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right || event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
        if (!arrow || !event.modifiers().testFlag(Qt::ControlModifier) || m_stage.m_focused < 0)
            return false;
        m_stage.turnFocused(event.key());
        return true;
    }
    QString hintText() const override { return tr("Drag a handle to turn the limb above it; drag beside it to turn the view"); }

private:
    RetargetStage &m_stage;
    int m_held = -1;
};

RetargetStage::RetargetStage(Arrangement arrangement, QWidget *parent)
    : QWidget(parent)
    , m_arrangement(arrangement)
    , m_tool(std::make_unique<HandleTool>(*this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

RetargetStage::~RetargetStage()
{
    if (!m_viewport)
        return;
    m_viewport->removeEventFilter(this);
    m_viewport->setTool(nullptr);
}

ViewportWidget &RetargetStage::viewport()
{
    if (m_viewport)
        return *m_viewport;
    m_viewport = new ViewportWidget(this);
    m_viewport->setObjectName(objectName() + QStringLiteral("Viewport"));
    m_viewport->setAccessibleName(accessibleName());
    m_viewport->setToolTip(toolTip());
    layout()->addWidget(m_viewport);
    m_viewport->installEventFilter(this);
    ViewOptions options = m_viewport->options();
    options.bones = false;
    options.axisIndicator = false;
    m_viewport->setOptions(options);
    m_viewport->setTool(m_tool.get());
    connect(m_viewport, &ViewportWidget::cameraChanged, this, [this] {
        m_framed = m_framed && m_framing;
        drawOverlay(); // handles are drawn where they appear
    });
    return *m_viewport;
}

void RetargetStage::setTarget(TargetBody body)
{
    const bool same = body.character ? m_body.character && body.character->model() == m_body.character->model() : body.asset.rig && m_body.asset.grid == body.asset.grid && m_body.ids == body.ids;
    m_body = std::move(body);
    m_sampler = m_body.asset.rig ? PoseSampler(m_body.asset.rig->skeleton) : PoseSampler();
    m_isNew = m_isNew || !same;
}

void RetargetStage::setCaptions(const QString &source, const QString &target)
{
    m_sourceCaption = source;
    m_targetCaption = target;
    drawOverlay();
}

/// How far beside the target the source stands: to the left of whoever looks at the target's front.
Eigen::Vector3f RetargetStage::aside(const RetargetPlan &plan) const
{
    if (m_arrangement == Arrangement::Over)
        return Eigen::Vector3f::Zero();
    const TargetWorlds worlds = targetWorlds(plan.target, plan.targetReference.pose);
    const Eigen::Vector3f across = plan.target.turn * Eigen::Vector3f::UnitX();
    float low = 0, high = 0;
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        if (plan.target.map[joint] < 0)
            continue;
        const float at = across.dot(worlds.positions[static_cast<std::size_t>(plan.target.map[joint])]);
        low = low == high ? at : std::min(low, at);
        high = std::max(high, at);
    }
    constexpr float kNearest = 0.8f, kRoom = 0.35f; // of the height
    return -across * std::max(kNearest * plan.target.height, high - low + kRoom * plan.target.height);
}

void RetargetStage::showPose(const RetargetPlan &plan, const StickFigure &source, const TargetPose &pose)
{
    m_target = plan.target;
    m_pose = pose;
    m_source = source;
    const Eigen::Vector3f by = aside(plan);
    for (StickJoint &joint : m_source.joints)
        joint.place += by;
    m_places = targetWorlds(plan.target, pose);
    findHandles(plan);
    if (isVisible())
        draw();
}

void RetargetStage::clear()
{
    m_target.reset();
    m_handles.clear();
    m_source = {};
    m_focused = m_hovered = -1;
    if (!m_viewport)
        return;
    m_viewport->setCharacters({});
    m_viewport->setStickFigures({});
    m_viewport->clearAsset();
    m_isNew = true;
}

void RetargetStage::setPlaying(bool playing)
{
    if (m_viewport)
        m_viewport->setPlaying(playing);
}

void RetargetStage::lookFromFront()
{
    viewport().look(CameraRig::Side::Front);
}

void RetargetStage::findHandles(const RetargetPlan &plan)
{
    m_handles.clear();
    for (const char *name : {"head", "forearm_L", "hand_L", "forearm_R", "hand_R", "shin_L", "foot_L", "shin_R", "foot_R"}) {
        const int joint = humanoidJoint(QString::fromLatin1(name));
        int above = humanoidSkeleton()[static_cast<std::size_t>(joint)].parent;
        while (above > 0 && plan.target.map[above] < 0)
            above = humanoidSkeleton()[static_cast<std::size_t>(above)].parent;
        if (m_handlesShown && above > 0 && plan.target.map[joint] >= 0)
            m_handles.push_back({plan.target.map[joint], plan.target.map[above]});
    }
    if (m_focused >= static_cast<int>(m_handles.size()))
        m_focused = -1;
}

void RetargetStage::draw()
{
    ViewportWidget &view = viewport();
    if (!m_target || m_body.empty())
        return;
    if (m_body.character) {
        if (view.asset().grid.cellCount() > 0)
            view.clearAsset();
        view.setCharacters({{m_body.character->model(), characterPose(m_body, *m_target, m_pose), Eigen::Affine3f::Identity()}});
    } else {
        if (view.hasCharacters())
            view.setCharacters({});
        if (m_isNew)
            view.setAsset(m_body.asset);
        view.setPose(voxelPose(m_body, m_sampler, m_pose, m_target->map[1]));
    }
    view.setStickFigures(m_arrangement == Arrangement::Beside ? std::vector<StickFigure>{m_source} : std::vector<StickFigure>());
    const bool asked = std::exchange(m_frameNext, false);
    if (std::exchange(m_isNew, false) || asked)
        frame();
    drawOverlay();
}

/// All of both figures, a little from the side.
void RetargetStage::frame()
{
    ViewportWidget &view = viewport();
    m_framing = true;
    CameraRig camera = view.camera();
    camera.frontIsPlusZ = m_body.character != nullptr;
    camera.unit = m_target ? m_target->height / 40 : camera.unit;
    camera.yawDegrees = m_arrangement == Arrangement::Beside ? 18 : 25;
    camera.pitchDegrees = 7;
    view.setCamera(camera);
    view.frameAll();
    m_framing = false;
    m_framed = true;
}

QPointF RetargetStage::placeOf(int handle) const
{
    const Handle &each = m_handles[static_cast<std::size_t>(handle)];
    const QSizeF size = m_viewport->nativeWindow() ? QSizeF(m_viewport->nativeWindow()->size()) : QSizeF(m_viewport->contentsRect().size());
    return m_viewport->camera().project(m_places.positions[static_cast<std::size_t>(each.joint)], size);
}

int RetargetStage::handleAt(QPointF position) const
{
    int best = -1;
    double nearest = kReach;
    for (int handle = 0; handle < static_cast<int>(m_handles.size()); ++handle) {
        const QPointF away = placeOf(handle) - position;
        if (const double distance = std::hypot(away.x(), away.y()); distance <= nearest) {
            nearest = distance;
            best = handle;
        }
    }
    return best;
}

void RetargetStage::turnFocused(int key)
{
    const Handle &handle = m_handles[static_cast<std::size_t>(m_focused)];
    const CameraRig &camera = m_viewport->camera();
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const float sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1.0f : 1.0f;
    const Eigen::Vector3f axis = sideways ? Eigen::Vector3f(camera.forward()) : Eigen::Vector3f(camera.right());
    const float radians = sign * (sideways ? -1.0f : 1.0f) * kKeyDegrees * std::numbers::pi_v<float> / 180;
    emit limbTurned(handle.turns, Eigen::Quaternionf(Eigen::AngleAxisf(radians, axis)), true);
}

void RetargetStage::drawOverlay()
{
    if (!m_viewport)
        return;
    const Tokens &tokens = tokensFor(palette());
    std::vector<HudText> hud;
    std::vector<WorldLine> lines;
    std::vector<ScreenLine> rings;
    if (m_target) {
        const bool over = m_arrangement == Arrangement::Over;
        HudText source{m_sourceCaption, HudText::Place::TopLeft, {}, {}, {}, false};
        if (over)
            source.swatch = tokens.warning;
        hud.push_back(source);
        hud.push_back({m_targetCaption, over ? HudText::Place::TopLeft : HudText::Place::TopRight, {}, {}, {}, false});
        for (const StickJoint &joint : m_source.joints) {
            if (over && joint.parent >= 0)
                lines.push_back({m_source.joints[static_cast<std::size_t>(joint.parent)].place, joint.place, tokens.warning, 2.5F, true});
        }
        for (int handle = 0; handle < static_cast<int>(m_handles.size()); ++handle) {
            const bool hot = handle == m_hovered || handle == m_focused;
            rings.push_back(ring(placeOf(handle), kRing, tokens.accent, hot ? 3.5F : 1.75F));
            if (handle == m_focused)
                rings.push_back(ring(placeOf(handle), kRing + 4, tokens.text, 1.5F));
        }
    }
    m_viewport->setHud(hud);
    m_viewport->setWorldLines(lines);
    m_viewport->setScreenLines(rings);
}

void RetargetStage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    draw();
}

bool RetargetStage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) // the window of the view follows the widget: what depends on its size waits for that
        QTimer::singleShot(0, this, &RetargetStage::sizeChanged);
    return QWidget::eventFilter(watched, event);
}

void RetargetStage::sizeChanged()
{
    if (m_framed && m_target)
        frame();
    drawOverlay();
}

void RetargetStage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_viewport && (event->type() == QEvent::ToolTipChange || event->type() == QEvent::LanguageChange)) {
        m_viewport->setToolTip(toolTip());
        m_viewport->setAccessibleName(accessibleName());
    }
    if (event->type() == QEvent::PaletteChange)
        drawOverlay();
}

bool RetargetStage::focusNextPrevChild(bool next)
{
    const int count = static_cast<int>(m_handles.size());
    const int following = m_focused < 0 ? (next ? 0 : count - 1) : m_focused + (next ? 1 : -1);
    const bool inside = m_viewport && m_viewport->hasFocus() && count > 0 && following >= 0 && following < count;
    m_focused = inside ? following : -1;
    drawOverlay();
    return inside || QWidget::focusNextPrevChild(next);
}

} // namespace marrow
