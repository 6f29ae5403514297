#include "views/painting/paint_tool.h"

#include "views/painting/paint_keys.h"
#include "views/painting/slice_wheel.h"

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLocale>

namespace marrow {

namespace {

constexpr qint64 kHoverBudgetMs = 40; ///< a slower outline waits until the pointer rests
constexpr int kRestMs = 150;
constexpr qint64 kLassoBudgetMs = 40; ///< slower than this, the lasso is looked at only when it closes

bool isLeft(const ViewportEvent &event)
{
    return event.button == Qt::LeftButton || event.byKeyboard;
}

} // namespace

PaintTool::PaintTool(PaintSession *session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_view && m_hoverKey && m_session->context() && m_session->context()->rig())
            showHover(m_restPoint, m_hoverKey->modifiers, m_position);
    });
    connect(session, &PaintSession::settingsChanged, this, [this] {
        m_hoverKey.reset();
        m_hoverCost = 0;
        if (m_view && m_session->context() && !m_cursorFromPointer)
            showCursor();
        else
            clearHover();
        if (m_view)
            emit m_view->hintChanged(hintText());
    });
    connect(session, &PaintSession::contextChanged, this, [this] {
        forget();
        if (RigContext *context = m_session->context()) {
            connect(context, &RigContext::cursorChanged, this, [this] {
                if (!m_cursorFromPointer)
                    showCursor();
            });
        }
    });
    connect(session, &PaintSession::strokeChanged, this, &PaintTool::showStroke);
}

PaintTool::~PaintTool()
{
    if (m_view && m_view->tool() == this)
        m_view->setTool(nullptr);
}

void PaintTool::activate(ViewportWidget &view)
{
    m_view = &view;
    m_session->setScreenAxes([this] {
        const CameraRig &camera = m_view->camera();
        return PaintSession::ScreenAxes{camera.right(), camera.up(), camera.forward()};
    });
    forget();
}

void PaintTool::deactivate(ViewportWidget &view)
{
    m_session->cancelStroke();
    forget();
    view.setScreenLines({});
    view.setWorldLines({});
    m_session->setScreenAxes({});
    m_view = nullptr;
}

void PaintTool::forget()
{
    m_hoverKey.reset();
    m_lasso.clear();
    clearHover();
}

void PaintTool::clearHover()
{
    m_hoverKey.reset();
    m_rest.stop();
    if (!m_view)
        return;
    m_view->setHover({});
    m_view->setHud({});
}

PaintPoint PaintTool::pointOf(const ViewportWidget &view, const RayHit &hit, const Ray &ray) const
{
    PaintPoint point{hit.voxel, hit.side, ray.direction.normalized()};
    const Rig *rig = m_session->context()->rig();
    const int index = rig ? rig->skeleton.indexOf(hit.joint) : -1;
    const std::vector<Eigen::Affine3f> &skinning = view.scene().skinning();
    if (index >= 0 && index < static_cast<int>(skinning.size())) {
        const Eigen::Matrix3d linear = skinning[static_cast<std::size_t>(index)].linear().cast<double>();
        if (std::abs(linear.determinant()) > 1e-9)
            point.viewDirection = (linear.inverse() * ray.direction).normalized();
    }
    return point;
}

SelectCombine PaintTool::combineFor(Qt::KeyboardModifiers modifiers) const
{
    return modifiers & Qt::ControlModifier ? SelectCombine::Add : m_session->settings().combine;
}

void PaintTool::hover(ViewportWidget &view, const ViewportEvent *event)
{
    RigContext *context = m_session->context();
    if (!event || !event->hit || !context || !context->rig()) {
        clearHover();
        return;
    }
    m_session->setFilter(view.filter());
    m_position = event->position;
    const RayHit &hit = *event->hit;
    m_cursorFromPointer = true;
    context->setCursor(VoxelCursor{hit.voxel, hit.side});
    m_cursorFromPointer = false;
    if (event->modifiers & Qt::AltModifier || m_session->settings().tool == PaintToolKind::Pick) {
        m_hoverKey.reset();
        showPick(hit.joint, event->position);
        return;
    }
    const HoverKey key{{hit.voxel, hit.side}, event->modifiers};
    if (m_hoverKey == key)
        return;
    m_hoverKey = key;
    m_restPoint = pointOf(view, hit, event->ray);
    if (m_hoverCost > kHoverBudgetMs) {
        view.setHover({});
        m_rest.start(kRestMs);
    } else {
        showHover(m_restPoint, event->modifiers, event->position);
    }
}

void PaintTool::showPick(JointId joint, QPointF position)
{
    RigContext *context = m_session->context();
    m_view->setHover({});
    const QColor color = context->look(joint).color;
    m_view->setHud({HudText{context->displayName(joint), HudText::Place::AtPoint, position, {}, color, false}});
}

void PaintTool::showHover(const PaintPoint &point, Qt::KeyboardModifiers modifiers, QPointF position)
{
    const PaintSettings &settings = m_session->settings();
    if (settings.tool == PaintToolKind::Lasso || settings.tool == PaintToolKind::Gradient) {
        m_view->setHover({});
        m_view->setHud({});
        return;
    }
    QElapsedTimer timer;
    timer.start();
    const VoxelSet choice = m_session->choiceAt(point, modifiers & Qt::ShiftModifier);
    const VoxelSet shown = settings.selectFirst ? choice : m_session->wouldChange(choice);
    m_hoverCost = timer.elapsed();
    const auto active = m_session->context()->activeJoint();
    m_view->setHover(shown, active && !settings.selectFirst ? m_session->context()->look(*active).color : QColor());
    showCount(shown.count(), position);
}

void PaintTool::showCount(std::size_t count, QPointF position)
{
    RigContext *context = m_session->context();
    const auto active = context->activeJoint();
    const QString number = QLocale().toString(qulonglong(count));
    HudText text;
    text.place = HudText::Place::AtPoint;
    text.point = position;
    if (m_session->settings().selectFirst) {
        text.text = number;
    } else if (active) {
        text.text = QStringLiteral("%1 → %2").arg(number, context->displayName(*active));
        text.swatch = context->look(*active).color;
    } else {
        text.text = tr("Select a joint to paint");
    }
    m_view->setHud({text});
}

void PaintTool::showCursor()
{
    RigContext *context = m_session->context();
    if (!m_view || !context || !context->rig() || !context->cursor() || m_session->strokeActive())
        return;
    m_session->setFilter(m_view->filter());
    const VoxelCursor cursor = *context->cursor();
    const Eigen::Vector3f centre = Eigen::Vector3f(float(cursor.voxel.x), float(cursor.voxel.y), float(cursor.voxel.z))
        + Eigen::Vector3f::Constant(0.5f);
    const QPointF position = m_view->camera().project(centre, QSizeF(m_view->size()));
    m_hoverKey.reset();
    if (m_session->settings().tool == PaintToolKind::Pick)
        showPick(context->rig()->binding.at(cursor.voxel), position);
    else
        showHover({cursor.voxel, cursor.side, m_view->camera().forward().cast<double>()}, {}, position);
}

bool PaintTool::press(ViewportWidget &view, const ViewportEvent &event)
{
    RigContext *context = m_session->context();
    if (!isLeft(event) || !context || !context->rig())
        return false;
    m_session->setFilter(view.filter());
    m_position = event.position;
    const PaintSettings &settings = m_session->settings();
    const bool pick = event.modifiers & Qt::AltModifier || settings.tool == PaintToolKind::Pick;
    const bool lasso = settings.tool == PaintToolKind::Lasso && !pick;
    if (!event.hit && !lasso)
        return false; // beside the model the view turns
    m_picking = pick;
    if (pick) {
        context->activate(event.hit->joint);
        return true;
    }
    if (!settings.selectFirst && !m_session->canPaint()) {
        emit m_session->message(tr("Select the joint to paint first: Alt+click picks the one under the pointer."));
        m_picking = true; // nothing follows until the button is released
        return true;
    }
    const PaintPoint point = event.hit ? pointOf(view, *event.hit, event.ray) : PaintPoint{};
    m_gradientFrom = m_gradientTo = point.voxel;
    m_lasso = QPolygonF{event.position};
    m_lassoCost = 0;
    m_session->beginStroke(point, event.modifiers & Qt::ShiftModifier, combineFor(event.modifiers));
    return true;
}

void PaintTool::drag(ViewportWidget &view, const ViewportEvent &event)
{
    m_position = event.position;
    if (m_picking) {
        if (event.hit && (event.modifiers & Qt::AltModifier || m_session->settings().tool == PaintToolKind::Pick))
            showPick(event.hit->joint, event.position);
        return;
    }
    switch (m_session->settings().tool) {
    case PaintToolKind::Lasso:
        lassoTo(view, event.position, false);
        break;
    case PaintToolKind::Gradient:
        if (event.hit) {
            m_gradientTo = event.hit->voxel;
            m_session->previewGradient(m_gradientFrom, m_gradientTo);
        }
        break;
    default:
        if (event.hit)
            m_session->extendStroke(pointOf(view, *event.hit, event.ray));
    }
}

void PaintTool::lassoTo(ViewportWidget &view, QPointF position, bool last)
{
    if (m_lasso.isEmpty() || (m_lasso.last() - position).manhattanLength() >= 2)
        m_lasso.append(position);
    view.setScreenLines({ScreenLine{m_lasso, true, {}, 1.5F}});
    if (m_lasso.size() < 3 || (!last && m_lassoCost > kLassoBudgetMs))
        return;
    QElapsedTimer timer;
    timer.start();
    Lasso lasso;
    for (const QPointF &point : m_lasso)
        lasso.polygon.emplace_back(point.x(), point.y());
    const QSizeF size = view.size();
    const Eigen::Matrix4f projection = view.camera().projectionMatrix(float(size.width() / qMax(1.0, size.height())));
    lasso.viewProjection = (projection * view.camera().viewMatrix()).cast<double>();
    lasso.viewport = {size.width(), size.height()};
    lasso.depth = m_session->settings().lassoDepth;
    m_session->setStrokeSet(selectLasso(m_session->source(), m_session->context()->rig()->skeleton, view.scene().skinning(),
                                        view.scene().picker(), lasso));
    m_lassoCost = timer.elapsed();
}

void PaintTool::release(ViewportWidget &view, const ViewportEvent &event)
{
    if (m_picking) {
        m_picking = false;
        return;
    }
    if (!m_session->strokeActive())
        return;
    if (m_session->settings().tool == PaintToolKind::Lasso) {
        lassoTo(view, event.position, true);
        view.setScreenLines({});
    }
    if (m_session->settings().tool == PaintToolKind::Gradient)
        m_session->applyGradient(m_gradientFrom, m_gradientTo);
    else
        m_session->finishStroke();
    view.clearPreview();
    m_hoverKey.reset();
}

void PaintTool::cancel(ViewportWidget &view)
{
    m_picking = false;
    m_session->cancelStroke();
    view.setScreenLines({});
    view.clearPreview();
    clearHover();
}

void PaintTool::showStroke()
{
    if (!m_view || !m_session->context())
        return;
    if (!m_session->strokeActive()) {
        m_view->clearPreview();
        m_view->setWorldLines({});
        clearHover();
        return;
    }
    if (m_session->settings().selectFirst) {
        m_view->setHover(m_session->strokeSet());
        showCount(m_session->strokeSet().count(), m_position);
        return;
    }
    m_view->setHover({});
    if (const VoxelAsset *preview = m_session->preview())
        m_view->setPreviewAsset(*preview);
    showCount(m_session->strokeCount(), m_position);
    if (m_session->settings().tool == PaintToolKind::Gradient) {
        const auto at = [](Int3 p) { return Eigen::Vector3f(float(p.x) + 0.5f, float(p.y) + 0.5f, float(p.z) + 0.5f); };
        m_view->setWorldLines({WorldLine{at(m_gradientFrom), at(m_gradientTo), {}, 2.0F, true}});
    }
}

bool PaintTool::wheel(ViewportWidget &view, const ViewportEvent &event, int steps)
{
    if (!(event.modifiers & Qt::ControlModifier) || !m_session->context())
        return false;
    ViewOptions options = view.options();
    options.slice = slicedBy(options.slice, m_session->context()->asset().grid.size(), view.camera().forward(), steps);
    view.setOptions(options);
    m_hoverKey.reset();
    return true;
}

bool PaintTool::key(ViewportWidget &, QKeyEvent &event)
{
    return event.type() == QEvent::KeyPress && handlePaintKey(*m_session, event.key(), event.modifiers());
}

QString PaintTool::hintText() const
{
    if (!m_session->canPaint())
        return {};
    switch (m_session->settings().tool) {
    case PaintToolKind::Brush:
        return tr("Drag to paint. [ ] size · Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices · Esc takes the stroke back");
    case PaintToolKind::Face:
        return tr("Click a flat face; drag over more. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices");
    case PaintToolKind::Box:
        return tr("Drag from one corner to the other. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices");
    case PaintToolKind::Lasso:
        return tr("Draw around the voxels; the loop closes by itself. Esc takes it back");
    case PaintToolKind::Fill:
        return tr("Click to fill what is connected. Alt picks the joint · Ctrl+wheel slices");
    case PaintToolKind::SameColor:
        return tr("Click a colour to take all its voxels. Shift only the connected piece · Alt picks the joint");
    case PaintToolKind::Band:
        return tr("Drag from the lowest to the highest layer. Shift only the connected piece · Alt picks the joint");
    case PaintToolKind::Gradient:
        return tr("Drag from the active joint's end to the other joint's end. Each voxel goes to the nearer one");
    case PaintToolKind::Pick:
        return tr("Click to pick the joint under the pointer");
    }
    return {};
}

QCursor PaintTool::cursor() const
{
    return m_session->settings().tool == PaintToolKind::Pick ? Qt::PointingHandCursor : Qt::CrossCursor;
}

} // namespace marrow
