#include "app/jobs/film_subject.h"

#include "app/jobs/voxel_jobs.h"
#include "model/voxel/pose_sampling.h"
#include "render/viewport/offscreen_renderer.h"

#include <QCoreApplication>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kPosesToFrame = 24; ///< poses a clip's camera is placed by

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

Interpolation interpolationOf(const QString &name)
{
    return name == QLatin1String("step") ? Interpolation::Step : name == QLatin1String("smooth") ? Interpolation::Smooth : Interpolation::Linear;
}

class VoxelSubject : public FilmSubject
{
public:
    explicit VoxelSubject(const VoxelAsset &asset)
        : m_asset(asset)
    {
        if (m_asset.rig)
            m_sampler = PoseSampler(m_asset.rig->skeleton);
    }

    Result<double> choose(FilmKind kind, const FilmOptions &options) override;
    Result<void> begin(const std::vector<FilmFrame> &frames, const FilmOptions &options, const QSize &size) override;
    Result<QImage> picture(const FilmFrame &frame) override;

private:
    Pose poseAt(double timeMs) const { return m_asset.rig && m_clip ? m_sampler.sample(m_clip, timeMs, m_policy) : Pose(); }
    void placeCamera(const std::vector<FilmFrame> &frames, const FilmOptions &options);

    VoxelAsset m_asset;
    const AnimationClip *m_clip = nullptr; ///< of the asset
    PoseSampler m_sampler;
    Interpolation m_policy = Interpolation::Linear;
    PictureRequest m_request;
    CameraRig m_camera;
    std::unique_ptr<OffscreenRenderer> m_renderer;
};

Result<double> VoxelSubject::choose(FilmKind kind, const FilmOptions &options)
{
    const auto found = findClip(m_asset, options.clip);
    if (!found)
        return found.error();
    m_clip = *found;
    m_policy = interpolationOf(options.interpolation);
    if (!m_clip && (kind != FilmKind::Turntable || options.play))
        return usageError("usage.missing", Jobs::tr("--clip is needed: it says which clip is shown. “inspect” lists the clips of the asset."));
    return m_clip ? m_clip->durationMs : 0.0;
}

Result<void> VoxelSubject::begin(const std::vector<FilmFrame> &frames, const FilmOptions &options, const QSize &size)
{
    m_request.size = size;
    m_request.options.transparentBackground = options.transparent;
    m_request.options.ground = !options.transparent;
    auto renderer = OffscreenRenderer::create();
    if (!renderer)
        return renderer.error();
    m_renderer = std::move(*renderer);
    placeCamera(frames, options);
    return {};
}

/// One camera for all pictures, so that only the model moves: far enough away for every pose and turn.
void VoxelSubject::placeCamera(const std::vector<FilmFrame> &frames, const FilmOptions &options)
{
    std::vector<Eigen::AlignedBox3f> boxes;
    const std::size_t step = std::max<std::size_t>(1, frames.size() / kPosesToFrame);
    for (std::size_t i = 0; i < frames.size(); i += step) {
        m_request.pose = poseAt(frames[i].timeMs);
        for (const Eigen::AlignedBox3f &box : m_renderer->bounds(m_asset, m_request))
            boxes.push_back(box);
        if (!m_clip)
            break;
    }
    const CameraRig usual; // what the window opens with
    const float yaw = options.camera.size() == 3 ? static_cast<float>(options.camera[0]) : usual.yawDegrees;
    const float pitch = options.camera.size() == 3 ? static_cast<float>(options.camera[1]) : usual.pitchDegrees;
    m_camera = pictureCamera(boxes, m_request.size, yaw, pitch);
    if (options.camera.size() == 3 && options.camera[2] > 0) {
        m_camera.distance = static_cast<float>(options.camera[2]);
        return;
    }
    if (frames.back().yawBy == 0)
        return;
    // A turntable turns about one axis: the boxes are seen as one that is round about it.
    Eigen::AlignedBox3f all;
    for (const Eigen::AlignedBox3f &box : boxes)
        all.extend(box);
    m_camera.frame(all, static_cast<float>(m_request.size.width()) / static_cast<float>(m_request.size.height()));
}

Result<QImage> VoxelSubject::picture(const FilmFrame &frame)
{
    m_request.pose = poseAt(frame.timeMs);
    m_request.camera = m_camera;
    m_request.camera->yawDegrees += frame.yawBy;
    return m_renderer->render(m_asset, m_request);
}

} // namespace

std::unique_ptr<FilmSubject> voxelSubject(const VoxelAsset &asset)
{
    return std::make_unique<VoxelSubject>(asset);
}

} // namespace marrow
