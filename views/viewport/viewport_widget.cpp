#include "views/viewport/viewport_widget.h"

#include "render/viewport/render_backend.h"
#include "views/common/theme.h"
#include "views/viewport/viewport_private.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kFocusFrame = 2; ///< room for the focus ring around the native window

} // namespace

ViewportWidget::ViewportWidget(QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>())
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(160, 120);
    setAcceptDrops(true);
    setAccessibleName(tr("3D view"));
    d->input = std::make_unique<ViewportInput>(*this);
    connect(d->input.get(), &ViewportInput::keyboardPointerMoved, this, &ViewportWidget::showOverlay);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kFocusFrame, kFocusFrame, kFocusFrame, kFocusFrame);
    const Result<void> usable = probeOpenGl();
    if (usable) {
        d->window = new ViewportWindow;
        d->scene = &d->window->scene();
        d->window->installEventFilter(this);
        connect(d->window, &ViewportWindow::frameDrawn, this, [this] { emit frameDrawn(d->window->lastFrameMs()); });
        QWidget *container = QWidget::createWindowContainer(d->window, this);
        container->setFocusPolicy(Qt::NoFocus);
        layout->addWidget(container);
    } else {
        d->sceneAlone = std::make_unique<StudioScene>();
        d->scene = d->sceneAlone.get();
        showPlaceholder(usable.error().message);
    }
    d->options.theme = sceneTheme();
    d->scene->setOptions(d->options);
}

ViewportWidget::~ViewportWidget()
{
    d->input->setTool(nullptr);
    if (d->window)
        d->window->removeEventFilter(this);
}

void ViewportWidget::showPlaceholder(const QString &text)
{
    auto *label = new QLabel(tr("The 3D view is off.") + QStringLiteral("\n\n") + text, this);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setMargin(metrics::kSectionGap * 2);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setObjectName(QStringLiteral("viewportPlaceholder"));
    layout()->addWidget(label);
}

bool ViewportWidget::canDraw() const
{
    return d->window != nullptr;
}

QSizeF ViewportWidget::viewSize() const
{
    if (d->window && d->window->width() > 0)
        return QSizeF(d->window->size());
    return QSizeF(contentsRect().size()).expandedTo(QSizeF(1, 1));
}

void ViewportWidget::setAsset(const VoxelAsset &asset)
{
    const bool reframe = !d->hasAsset || !(asset.grid.size() == d->asset.grid.size());
    d->asset = asset;
    d->hasAsset = true;
    d->previewing = false;
    d->scene->setAsset(asset);
    if (reframe) {
        d->frameWhenSized = true;
        frameAll();
        d->frameWhenSized = true;
    }
    d->draw();
}

void ViewportWidget::clearAsset()
{
    d->input->cancelGesture();
    d->asset = VoxelAsset();
    d->hasAsset = false;
    d->previewing = false;
    d->overlay = OverlayContent();
    d->scene->setPose(Pose());
    d->scene->setAsset(d->asset);
    showOverlay();
}

bool ViewportWidget::hasAsset() const
{
    return d->hasAsset || d->hasSticks || hasCharacters();
}

const VoxelAsset &ViewportWidget::asset() const
{
    return d->asset;
}

void ViewportWidget::setPreviewAsset(const VoxelAsset &asset)
{
    d->previewing = true;
    d->scene->setAsset(asset);
    d->draw();
}

void ViewportWidget::clearPreview()
{
    if (!std::exchange(d->previewing, false))
        return;
    d->scene->setAsset(d->asset);
    d->draw();
}

void ViewportWidget::setPose(const Pose &pose)
{
    d->scene->setPose(pose);
    d->draw();
}

void ViewportWidget::clearPose()
{
    setPose(Pose());
}

void ViewportWidget::setStickFigures(std::vector<StickFigure> figures)
{
    d->hasSticks = !figures.empty();
    d->scene->setStickFigures(std::move(figures));
    d->draw();
}

void ViewportWidget::setStickFloor(const Eigen::Vector3f &middle, float extent)
{
    d->scene->setStickFloor(middle, extent);
    d->draw();
}

void ViewportWidget::setPlaying(bool playing)
{
    if (d->window)
        d->window->setContinuous(playing);
}

const ViewOptions &ViewportWidget::options() const
{
    return d->options;
}

void ViewportWidget::setOptions(const ViewOptions &options)
{
    if (options == d->options)
        return;
    d->options = options;
    d->scene->setOptions(options);
    d->draw();
    emit optionsChanged();
}

const CameraRig &ViewportWidget::camera() const
{
    return d->camera;
}

void ViewportWidget::setCamera(const CameraRig &camera)
{
    d->frameWhenSized = false;
    if (camera == d->camera)
        return;
    d->camera = camera;
    applyView();
    emit cameraChanged();
}

void ViewportWidget::applyView()
{
    const qreal ratio = d->window ? d->window->devicePixelRatio() : devicePixelRatioF();
    const QSize pixels = (viewSize() * ratio).toSize();
    d->scene->setView(d->camera, pixels, ratio);
    d->draw();
}

void ViewportWidget::frameSelection()
{
    const Eigen::AlignedBox3f box = d->options.selected.empty() ? Eigen::AlignedBox3f() : d->scene->jointBounds(d->options.selected);
    if (box.isEmpty()) {
        frameAll();
        return;
    }
    CameraRig rig = d->camera;
    // A finger fills no picture: enough of what is around it stays to tell where it is.
    Eigen::AlignedBox3f whole;
    for (const Eigen::AlignedBox3f &shown : d->scene->shownBoxes())
        whole.extend(shown);
    const float around = std::max(3 * d->scene->unit(), whole.isEmpty() ? 0.0F : 0.15F * whole.sizes().maxCoeff());
    Eigen::AlignedBox3f wanted = box;
    wanted.extend(Eigen::Vector3f(box.center() + Eigen::Vector3f::Constant(around)));
    wanted.extend(Eigen::Vector3f(box.center() - Eigen::Vector3f::Constant(around)));
    rig.frame(wanted, static_cast<float>(viewSize().width() / viewSize().height()));
    setCamera(rig);
}

void ViewportWidget::frameAll()
{
    CameraRig rig = d->camera;
    std::vector<Eigen::AlignedBox3f> boxes = d->scene->shownBoxes();
    if (boxes.empty()) {
        const Int3 size = d->asset.grid.size();
        boxes.emplace_back(Eigen::Vector3f(0, 0, 0), Eigen::Vector3f(static_cast<float>(std::max(8, size.x)), static_cast<float>(std::max(8, size.y)),
                                                                    static_cast<float>(std::max(8, size.z))));
    }
    rig.frame(boxes, static_cast<float>(viewSize().width() / viewSize().height()));
    rig.distance *= 1.12F; // air around the model, and room for what lies over the picture
    setCamera(rig);
}

void ViewportWidget::look(CameraRig::Side side)
{
    CameraRig rig = d->camera;
    rig.look(side);
    setCamera(rig);
}

void ViewportWidget::setOrthographic(bool orthographic)
{
    CameraRig rig = d->camera;
    rig.orthographic = orthographic;
    setCamera(rig);
}

void ViewportWidget::setTool(ViewportTool *tool)
{
    if (tool == d->input->tool())
        return;
    d->input->setTool(tool);
    if (d->window)
        d->window->setCursor(tool ? tool->cursor() : QCursor(Qt::ArrowCursor));
    updateHint();
    emit toolChanged();
}

void ViewportWidget::updateHint()
{
    const ViewportTool *tool = d->input->tool();
    const QString hint = tool && hasAsset() ? tool->hintText() : tr("Drag to turn the view, Shift+right drag to move it, wheel to zoom, F to frame");
    if (hint == d->hint)
        return;
    d->hint = hint;
    emit hintChanged(hint);
}

ViewportTool *ViewportWidget::tool() const
{
    return d->input->tool();
}

const OverlayContent &ViewportWidget::overlay() const
{
    return d->overlay;
}

void ViewportWidget::setHover(const VoxelSet &voxels, const QColor &color)
{
    d->overlay.hover = voxels;
    d->overlay.hoverColor = color;
    showOverlay();
}

void ViewportWidget::setSelection(const VoxelSet &voxels)
{
    d->overlay.selection = voxels;
    showOverlay();
}

void ViewportWidget::setGizmo(const std::optional<GizmoState> &gizmo)
{
    d->overlay.gizmo = gizmo;
    showOverlay();
}

void ViewportWidget::setGuides(const PoseGuides &guides)
{
    d->scene->setGuides(guides);
    d->draw();
}

void ViewportWidget::setHud(const std::vector<HudText> &hud)
{
    d->overlay.hud = hud;
    showOverlay();
}

void ViewportWidget::setScreenLines(const std::vector<ScreenLine> &lines)
{
    d->overlay.screenLines = lines;
    showOverlay();
}

void ViewportWidget::setWorldLines(const std::vector<WorldLine> &lines)
{
    d->overlay.worldLines = lines;
    showOverlay();
}

void ViewportWidget::showOverlay()
{
    if (const auto pointer = d->input->keyboardPointer()) {
        OverlayContent shown = d->overlay;
        for (const QPointF &arm : {QPointF(10, 0), QPointF(0, 10)}) {
            shown.screenLines.push_back({QPolygonF{*pointer - arm, *pointer - arm * 0.3}, false, {}, 2});
            shown.screenLines.push_back({QPolygonF{*pointer + arm * 0.3, *pointer + arm}, false, {}, 2});
        }
        d->scene->setOverlay(shown);
    } else {
        d->scene->setOverlay(d->overlay);
    }
    d->draw();
}

std::optional<RayHit> ViewportWidget::pick(QPointF position) const
{
    return d->hasAsset ? d->scene->pick(ray(position)) : std::nullopt;
}

Ray ViewportWidget::ray(QPointF position) const
{
    return d->camera.ray(position, viewSize());
}

const StudioScene &ViewportWidget::scene() const
{
    return *d->scene;
}

std::optional<JointId> ViewportWidget::jointAt(QPointF position) const
{
    return d->scene->jointAt(position, viewSize());
}

VoxelFilter ViewportWidget::filter() const
{
    return shownFilter(d->options, d->scene->asset().rig ? d->scene->asset().rig->skeleton : Skeleton());
}

QImage ViewportWidget::grabImage()
{
    return d->window ? d->window->grab() : QImage();
}

QWindow *ViewportWidget::nativeWindow() const
{
    return d->window;
}

} // namespace marrow
