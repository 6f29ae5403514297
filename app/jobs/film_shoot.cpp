#include "app/jobs/film_shoot.h"

#include "app/jobs/voxel_jobs.h"
#include "io/webp/webp_animation.h"
#include "model/voxel/pose_sampling.h"
#include "render/viewport/offscreen_renderer.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr int kMaxPictures = 20'000;
constexpr int kMaxSheetPictures = 400;
constexpr int kPosesToFrame = 24; ///< poses a clip's camera is placed by

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

struct Frame
{
    double timeMs = 0;
    float yawBy = 0;
    int milliseconds = 0; ///< how long it is shown
};

bool isWebp(const QString &path)
{
    return QFileInfo(path).suffix().compare(QLatin1String("webp"), Qt::CaseInsensitive) == 0;
}

/// `count` pictures shown for `totalMs` together, each for whole milliseconds.
void shareTime(std::vector<Frame> &frames, double totalMs)
{
    const auto count = static_cast<double>(frames.size());
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const auto from = std::llround(totalMs * static_cast<double>(i) / count);
        const auto to = std::llround(totalMs * static_cast<double>(i + 1) / count);
        frames[i].milliseconds = static_cast<int>(std::max<long long>(1, to - from));
    }
}

Error tooLong(double pictures)
{
    return {QStringLiteral("film.too-long"),
            Jobs::tr("That would be %1 pictures; %2 are the most. Take a shorter stretch or fewer pictures a second.").arg(pictures, 0, 'f', 0).arg(kMaxPictures), {}, {}};
}

Interpolation interpolationOf(const QString &name)
{
    return name == QLatin1String("step") ? Interpolation::Step : name == QLatin1String("smooth") ? Interpolation::Smooth : Interpolation::Linear;
}

/// A clip from `from` to `to` without its last moment, which in a loop is the first again. The time between is shared evenly.
Result<std::vector<Frame>> sequenceFrames(const FilmOptions &o, double fromMs, double toMs)
{
    const double wanted = std::max(1.0, std::round((toMs - fromMs) * o.fps / 1000));
    if (!(wanted <= kMaxPictures))
        return tooLong(wanted);
    std::vector<Frame> frames(static_cast<std::size_t>(wanted));
    for (std::size_t i = 0; i < frames.size(); ++i)
        frames[i].timeMs = fromMs + (toMs - fromMs) * static_cast<double>(i) / wanted;
    shareTime(frames, toMs > fromMs ? toMs - fromMs : 1000 / o.fps);
    return frames;
}

Result<std::vector<Frame>> turntableFrames(const FilmOptions &o, double durationMs)
{
    const double wanted = std::max(1.0, std::round(o.seconds * o.fps));
    if (!(wanted <= kMaxPictures))
        return tooLong(wanted);
    std::vector<Frame> frames(static_cast<std::size_t>(wanted));
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const double part = static_cast<double>(i) / wanted;
        frames[i].yawBy = static_cast<float>(360 * part);
        const double played = part * o.seconds * 1000;
        frames[i].timeMs = o.play && durationMs > 0 ? std::fmod(played, durationMs) : o.timeMs;
    }
    shareTime(frames, o.seconds * 1000);
    return frames;
}

/// Evenly over the clip, both ends shown.
std::vector<Frame> sheetFrames(const FilmOptions &o, double durationMs)
{
    std::vector<Frame> frames(static_cast<std::size_t>(o.count));
    for (std::size_t i = 0; i < frames.size(); ++i)
        frames[i].timeMs = o.count > 1 ? durationMs * static_cast<double>(i) / (o.count - 1) : 0;
    return frames;
}

Result<void> checkOptions(FilmKind kind, const FilmOptions &o)
{
    const auto outside = [](double value, double low, double high) { return !(value >= low && value <= high); };
    const auto refuse = [](const char *option, double low, double high) {
        return usageError("usage.value", Jobs::tr("--%1 takes a number between %2 and %3.").arg(QLatin1String(option)).arg(low).arg(high));
    };
    if (outside(o.fps, 0.1, 240))
        return refuse("fps", 0.1, 240);
    if (outside(o.seconds, 0.1, 600))
        return refuse("seconds", 0.1, 600);
    if (outside(o.quality, 0, 100))
        return refuse("quality", 0, 100);
    if (outside(o.count, 1, kMaxSheetPictures))
        return refuse("count", 1, kMaxSheetPictures);
    if (outside(o.columns, 1, kMaxSheetPictures))
        return refuse("columns", 1, kMaxSheetPictures);
    const QString suffix = QFileInfo(o.out).suffix().toLower();
    if (kind == FilmKind::Sheet && suffix != QLatin1String("png"))
        return usageError("usage.value", Jobs::tr("A contact sheet is a .png; “%1” is none.").arg(o.out));
    if (kind != FilmKind::Sheet && !suffix.isEmpty() && !isWebp(o.out) && !QFileInfo(o.out).isDir())
        return usageError("usage.value", Jobs::tr("A film becomes a .webp or a folder of PNG files; “%1” is neither.").arg(o.out));
    return {};
}

} // namespace

struct FilmShoot::Private
{
    VoxelAsset asset;
    const AnimationClip *clip = nullptr; ///< of the asset
    PoseSampler sampler;
    Interpolation policy = Interpolation::Linear;
    std::vector<Frame> frames;
    std::size_t next = 0;
    bool finished = false;
    PictureRequest request;
    CameraRig camera;
    std::unique_ptr<OffscreenRenderer> renderer;
    std::unique_ptr<FilmSink> sink;

    Pose poseAt(double timeMs) const { return asset.rig && clip ? sampler.sample(clip, timeMs, policy) : Pose(); }
    Result<void> plan(FilmKind kind, const FilmOptions &options);
    void placeCamera(const FilmOptions &options);
    Result<void> openSink(FilmKind kind, const FilmOptions &options);
};

Result<void> FilmShoot::Private::plan(FilmKind kind, const FilmOptions &options)
{
    const auto found = findClip(asset, {options.clip, 0});
    if (!found)
        return found.error();
    clip = *found;
    if (!clip && (kind != FilmKind::Turntable || options.play))
        return usageError("usage.missing", Jobs::tr("--clip is needed: it says which clip is shown. “inspect” lists the clips of the asset."));
    const double duration = clip ? clip->durationMs : 0;
    Result<std::vector<Frame>> planned = std::vector<Frame>();
    if (kind == FilmKind::Sequence) {
        const double to = options.toMs.value_or(duration);
        if (!(options.fromMs >= 0 && to >= options.fromMs && to <= duration))
            return usageError("usage.value", Jobs::tr("--from and --to must lie in the clip, which is %1 ms long, one before the other.").arg(duration));
        planned = sequenceFrames(options, options.fromMs, to);
    } else if (kind == FilmKind::Turntable) {
        planned = turntableFrames(options, duration);
    } else {
        planned = sheetFrames(options, duration);
    }
    if (!planned)
        return planned.error();
    frames = std::move(*planned);
    return {};
}

/// One camera for all pictures, so that only the model moves: far enough away for every pose and turn.
void FilmShoot::Private::placeCamera(const FilmOptions &options)
{
    std::vector<Eigen::AlignedBox3f> boxes;
    const std::size_t step = std::max<std::size_t>(1, frames.size() / kPosesToFrame);
    for (std::size_t i = 0; i < frames.size(); i += step) {
        request.pose = poseAt(frames[i].timeMs);
        for (const Eigen::AlignedBox3f &box : renderer->bounds(asset, request))
            boxes.push_back(box);
        if (!clip)
            break;
    }
    const float yaw = options.camera.size() == 3 ? static_cast<float>(options.camera[0]) : 30;
    const float pitch = options.camera.size() == 3 ? static_cast<float>(options.camera[1]) : 18;
    camera = pictureCamera(boxes, request.size, yaw, pitch);
    if (options.camera.size() == 3 && options.camera[2] > 0) {
        camera.distance = static_cast<float>(options.camera[2]);
        return;
    }
    if (frames.back().yawBy == 0)
        return;
    // A turntable turns about one axis: the boxes are seen as one that is round about it.
    Eigen::AlignedBox3f all;
    for (const Eigen::AlignedBox3f &box : boxes)
        all.extend(box);
    camera.frame(all, static_cast<float>(request.size.width()) / static_cast<float>(request.size.height()));
}

Result<void> FilmShoot::Private::openSink(FilmKind kind, const FilmOptions &options)
{
    if (kind == FilmKind::Sheet) {
        sink = sheetSink(options.out, options.columns, !options.noLabels);
    } else if (isWebp(options.out)) {
        sink = webpSink(options.out, request.size, options.quality);
    } else {
        auto folder = pngFolderSink(options.out);
        if (!folder)
            return folder.error();
        sink = std::move(*folder);
    }
    return {};
}

FilmShoot::FilmShoot()
    : d(std::make_unique<Private>())
{
}

FilmShoot::~FilmShoot() = default;

Result<std::unique_ptr<FilmShoot>> FilmShoot::begin(const VoxelAsset &asset, FilmKind kind, const FilmOptions &options)
{
    if (const Result<void> checked = checkOptions(kind, options); !checked)
        return checked.error();
    const Result<QSize> size = options.pixels();
    if (!size)
        return size.error();
    std::unique_ptr<FilmShoot> shoot(new FilmShoot);
    Private &d = *shoot->d;
    d.asset = asset;
    d.policy = interpolationOf(options.interpolation);
    if (d.asset.rig)
        d.sampler = PoseSampler(d.asset.rig->skeleton);
    if (const Result<void> planned = d.plan(kind, options); !planned)
        return planned.error();
    d.request.size = *size;
    d.request.options.transparentBackground = options.transparent;
    d.request.options.ground = !options.transparent;
    if (const Result<void> opened = d.openSink(kind, options); !opened)
        return opened.error();
    auto renderer = OffscreenRenderer::create();
    if (!renderer)
        return renderer.error();
    d.renderer = std::move(*renderer);
    d.placeCamera(options);
    return shoot;
}

int FilmShoot::pictureCount() const
{
    return static_cast<int>(d->frames.size());
}

int FilmShoot::picturesDone() const
{
    return static_cast<int>(d->next);
}

bool FilmShoot::done() const
{
    return d->finished;
}

Result<void> FilmShoot::step()
{
    if (d->next < d->frames.size()) {
        const Frame &frame = d->frames[d->next];
        d->request.pose = d->poseAt(frame.timeMs);
        d->request.camera = d->camera;
        d->request.camera->yawDegrees += frame.yawBy;
        const Result<QImage> picture = d->renderer->render(d->asset, d->request);
        if (!picture)
            return picture.error();
        const QString label = Jobs::tr("%1 ms").arg(std::lround(frame.timeMs));
        if (const Result<void> added = d->sink->add(*picture, frame.milliseconds, label); !added)
            return added;
        ++d->next;
    }
    if (d->next < d->frames.size() || d->finished)
        return {};
    d->finished = true;
    return d->sink->finish();
}

} // namespace marrow
