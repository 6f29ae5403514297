#include "render/viewport/offscreen_renderer.h"

#include "render/viewport/frame_graph.h"
#include "render/viewport/render_backend.h"
#include "render/viewport/studio_scene.h"

#include <Qt3DCore/QAspectEngine>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderCapture>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QOffscreenSurface>

namespace marrow {

namespace {

constexpr int kMaxSide = 8192;
constexpr int kMaxTargetSide = 12000; ///< of the enlarged picture that is drawn and then made smaller
constexpr int kFramesBeforeCapture = 3; ///< the first frames hold only what was loaded by then
constexpr int kMaxFrames = 60;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(OffscreenRenderer)
};

/// A picture is drawn at twice its size and averaged, which smooths its edges, unless that gets too large for a texture.
int enlargement(const QSize &size)
{
    return std::max(size.width(), size.height()) * 2 <= kMaxTargetSide ? 2 : 1;
}

/// Averages blocks of pixels; the input holds premultiplied colours.
QImage shrink(const QImage &image, const QSize &size)
{
    if (image.size() == size)
        return image;
    return image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

ViewOptions pictureOptions()
{
    ViewOptions options;
    options.grid = false;
    options.axes = false;
    options.bones = false;
    options.jointNames = false;
    options.jointAxes = false;
    options.axisIndicator = false;
    return options;
}

CameraRig pictureCamera(const std::vector<Eigen::AlignedBox3f> &bounds, const QSize &size, float yawDegrees, float pitchDegrees)
{
    CameraRig rig;
    rig.yawDegrees = yawDegrees;
    rig.pitchDegrees = pitchDegrees;
    rig.frame(bounds, static_cast<float>(size.width()) / static_cast<float>(std::max(1, size.height())));
    return rig;
}

CameraRig characterCamera(const std::vector<Eigen::AlignedBox3f> &bounds, const QSize &size, float yawDegrees, float pitchDegrees)
{
    Eigen::AlignedBox3f whole;
    for (const Eigen::AlignedBox3f &box : bounds)
        whole.extend(box);
    CameraRig rig;
    rig.frontIsPlusZ = true;
    rig.unit = whole.isEmpty() ? 1 : std::max(whole.sizes().maxCoeff(), 1e-6F) / 40;
    rig.yawDegrees = yawDegrees;
    rig.pitchDegrees = pitchDegrees;
    rig.frame(bounds, static_cast<float>(size.width()) / static_cast<float>(std::max(1, size.height())));
    return rig;
}

struct OffscreenRenderer::Private
{
    QOffscreenSurface surface; ///< goes last
    std::unique_ptr<StudioScene> scene;
    std::unique_ptr<Qt3DCore::QAspectEngine> engine;
    QSize targetSize;

    void start(const QSize &size);
    void stop();
    void show(const VoxelAsset &asset, const PictureRequest &request);
    void show(const std::vector<CharacterFigure> &figures, const PictureRequest &request);
    Result<QImage> picture(const PictureRequest &request);
    Result<QImage> capture();
};

void OffscreenRenderer::Private::start(const QSize &size)
{
    if (engine && targetSize == size)
        return;
    stop();
    targetSize = size;
    scene = std::make_unique<StudioScene>();
    scene->attach(std::make_unique<FrameGraph>(&surface, size));
    engine = std::make_unique<Qt3DCore::QAspectEngine>();
    engine->setRunMode(Qt3DCore::QAspectEngine::Manual);
    engine->registerAspect(new Qt3DRender::QRenderAspect(Qt3DRender::QRenderAspect::Automatic));
    engine->setRootEntity(scene->root());
}

void OffscreenRenderer::Private::stop()
{
    // The engine lets go of the root, the nodes go while the engine still stands, then the engine.
    if (engine)
        engine->setRootEntity(Qt3DCore::QEntityPtr());
    scene.reset();
    engine.reset();
}

void OffscreenRenderer::Private::show(const VoxelAsset &asset, const PictureRequest &request)
{
    start(request.size * enlargement(request.size));
    scene->setOptions(request.options);
    scene->setCharacters({});
    scene->setAsset(asset);
    scene->setPose(request.pose);
}

void OffscreenRenderer::Private::show(const std::vector<CharacterFigure> &figures, const PictureRequest &request)
{
    start(request.size * enlargement(request.size));
    scene->setOptions(request.options);
    if (scene->asset().grid.cellCount() > 0)
        scene->setAsset(VoxelAsset());
    scene->setCharacters(figures);
}

Result<QImage> OffscreenRenderer::Private::capture()
{
    for (int frame = 0; frame < kFramesBeforeCapture; ++frame)
        engine->processFrame();
    const std::unique_ptr<Qt3DRender::QRenderCaptureReply> reply(scene->frameGraph()->capture()->requestCapture());
    for (int frame = 0; frame < kMaxFrames && !reply->isComplete(); ++frame)
        engine->processFrame();
    if (!reply->isComplete() || reply->image().isNull()) {
        return Error{QStringLiteral("render.failed"),
                     Texts::tr("The graphics driver gave no picture back. Try a smaller size, or start with LIBGL_ALWAYS_SOFTWARE=1."), {}, {}};
    }
    return reply->image();
}

OffscreenRenderer::OffscreenRenderer()
    : d(std::make_unique<Private>())
{
}

OffscreenRenderer::~OffscreenRenderer()
{
    d->stop();
}

Result<std::unique_ptr<OffscreenRenderer>> OffscreenRenderer::create()
{
    const Result<void> usable = probeOpenGl();
    if (!usable)
        return usable.error();
    std::unique_ptr<OffscreenRenderer> result(new OffscreenRenderer);
    result->d->surface.setFormat(QSurfaceFormat::defaultFormat());
    result->d->surface.create();
    return result;
}

namespace {

Result<void> checkSize(const QSize &size)
{
    if (!size.isEmpty() && size.width() <= kMaxSide && size.height() <= kMaxSide)
        return {};
    return Error{QStringLiteral("render.size"),
                 Texts::tr("A picture of %1 × %2 pixels cannot be drawn. Each side must be between 1 and %3.")
                     .arg(size.width())
                     .arg(size.height())
                     .arg(kMaxSide),
                 {}, {}};
}

} // namespace

Result<QImage> OffscreenRenderer::Private::picture(const PictureRequest &request)
{
    const QSize size = request.size;
    const int factor = enlargement(size);
    const bool characters = !scene->characters().empty();
    const CameraRig rig = request.camera ? *request.camera : characters ? characterCamera(scene->shownBoxes(), size) : pictureCamera(scene->shownBoxes(), size);
    scene->setView(rig, size * factor, factor);
    scene->setOverlay(request.overlay);
    Result<QImage> drawn = capture();
    if (!drawn)
        return drawn;
    // Blending multiplies the colours by their cover, and the capture says so; averaging needs it that way.
    const QImage image = shrink(drawn.value().convertToFormat(QImage::Format_RGBA8888_Premultiplied), size);
    return request.options.transparentBackground ? image.convertToFormat(QImage::Format_ARGB32)
                                                  : image.convertToFormat(QImage::Format_RGB32);
}

Result<QImage> OffscreenRenderer::render(const VoxelAsset &asset, const PictureRequest &request)
{
    if (const Result<void> fits = checkSize(request.size); !fits)
        return fits.error();
    d->show(asset, request);
    return d->picture(request);
}

Result<QImage> OffscreenRenderer::render(const std::vector<CharacterFigure> &figures, const PictureRequest &request)
{
    if (const Result<void> fits = checkSize(request.size); !fits)
        return fits.error();
    d->show(figures, request);
    return d->picture(request);
}

std::vector<Eigen::AlignedBox3f> OffscreenRenderer::bounds(const std::vector<CharacterFigure> &figures)
{
    std::vector<Eigen::AlignedBox3f> boxes;
    for (const CharacterFigure &figure : figures) {
        const ModelPose pose = figure.pose.empty() ? bindPose(*figure.model) : figure.pose;
        const Eigen::AlignedBox3f own = posedBounds(*figure.model, pose);
        Eigen::AlignedBox3f box;
        for (int corner = 0; corner < 8 && !own.isEmpty(); ++corner)
            box.extend(Eigen::Vector3f(figure.placement * own.corner(static_cast<Eigen::AlignedBox3f::CornerType>(corner))));
        boxes.push_back(box);
    }
    return boxes;
}

std::vector<Eigen::AlignedBox3f> OffscreenRenderer::bounds(const VoxelAsset &asset, const PictureRequest &request)
{
    d->show(asset, request);
    return d->scene->shownBoxes();
}

Result<QImage> renderPicture(const VoxelAsset &asset, const PictureRequest &request)
{
    Result<std::unique_ptr<OffscreenRenderer>> renderer = OffscreenRenderer::create();
    if (!renderer)
        return renderer.error();
    return renderer.value()->render(asset, request);
}

Result<QImage> renderPicture(const std::vector<CharacterFigure> &figures, const PictureRequest &request)
{
    Result<std::unique_ptr<OffscreenRenderer>> renderer = OffscreenRenderer::create();
    if (!renderer)
        return renderer.error();
    return renderer.value()->render(figures, request);
}

} // namespace marrow
