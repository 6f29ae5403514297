#include "app/jobs/render_job.h"

#include "app/jobs/voxel_jobs.h"
#include "io/png/png_writer.h"
#include "io/save_file.h"
#include "io/vfp/vfp_file.h"
#include "model/voxel/pose_sampling.h"
#include "render/viewport/offscreen_renderer.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

/// The pose of the clip that was asked for; an empty one (the bind pose) when none was.
Result<Pose> poseOf(const VoxelAsset &asset, const RenderOptions &options)
{
    if (!options.clip.given())
        return Pose();
    const auto clip = findClip(asset, options.clip);
    if (!clip)
        return clip.error();
    return samplePose(asset.rig->skeleton, *clip, options.timeMs);
}

CameraRig cameraOf(const std::vector<double> &numbers, const std::vector<Eigen::AlignedBox3f> &bounds, const QSize &size)
{
    CameraRig rig = pictureCamera(bounds, size, static_cast<float>(numbers[0]), static_cast<float>(numbers[1]));
    if (numbers[2] > 0)
        rig.distance = static_cast<float>(numbers[2]);
    return rig;
}

} // namespace

Result<void> savePng(const QImage &image, const QString &path)
{
    const QByteArray bytes = pngBytes(image);
    if (bytes.isEmpty())
        return Error{QStringLiteral("render.encode"), Jobs::tr("The picture could not be packed as PNG."), path, {}};
    SaveFile file(path);
    file.setKeepsBackup(false);
    if (const Result<void> begun = file.begin(); !begun)
        return begun;
    if (const Result<void> written = file.write(bytes); !written)
        return written;
    return file.commit();
}

JobOutcome renderVoxel(const RenderOptions &options, const JobContext &context)
{
    const auto dimensions = options.dimensions();
    if (!dimensions)
        return JobOutcome::failed(dimensions.error());
    const auto file = openVfp(options.file, context.progress.sub(0, 0.5));
    if (!file)
        return JobOutcome::failed(file.error());
    const VoxelAsset &asset = file->asset;
    const auto pose = poseOf(asset, options);
    if (!pose)
        return JobOutcome::failed(pose.error(), file->report);

    QElapsedTimer timer;
    timer.start();
    auto renderer = OffscreenRenderer::create();
    if (!renderer)
        return JobOutcome::failed(renderer.error(), file->report);
    PictureRequest request;
    request.size = QSize(dimensions->first, dimensions->second);
    request.pose = *pose;
    request.options.transparentBackground = options.transparent;
    request.options.ground = !options.transparent;
    if (options.camera.size() == 3)
        request.camera = cameraOf(options.camera, renderer.value()->bounds(asset, request), request.size);
    const auto image = renderer.value()->render(asset, request);
    if (!image)
        return JobOutcome::failed(image.error(), file->report);
    if (const auto saved = savePng(*image, options.out); !saved)
        return JobOutcome::failed(saved.error(), file->report);

    JobOutcome outcome;
    outcome.report = file->report;
    outcome.result = QJsonObject{{"width", image->width()}, {"height", image->height()}, {"milliseconds", static_cast<double>(timer.nsecsElapsed()) / 1e6}};
    outcome.text = Jobs::tr("Wrote %1 (%2 × %3 pixels).").arg(options.out).arg(image->width()).arg(image->height()) + QLatin1Char('\n');
    return outcome;
}

} // namespace marrow
