#include "app/jobs/voxel_jobs.h"

#include "model/voxel/pose_sampling.h"
#include "model/voxel/ray_walk.h"
#include "render/viewport/offscreen_renderer.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

Eigen::AlignedBox3f toBox(const VoxelBox &cells)
{
    const Eigen::Vector3f low(static_cast<float>(cells.low.x), static_cast<float>(cells.low.y), static_cast<float>(cells.low.z));
    const Eigen::Vector3f high(static_cast<float>(cells.high.x + 1), static_cast<float>(cells.high.y + 1), static_cast<float>(cells.high.z + 1));
    return {low, high};
}

/// The box of all voxels as the pose carries them, so that a raised arm is in the picture.
Eigen::AlignedBox3f posedBounds(const VoxelAsset &asset, const Pose &pose)
{
    if (!asset.rig)
        return toBox(VoxelBox::whole(asset.grid.size()));
    const VoxelPicker boxes(asset.grid, asset.rig->binding);
    Eigen::AlignedBox3f bounds;
    for (std::size_t i = 0; i < asset.rig->skeleton.size(); ++i) {
        const VoxelBox cells = boxes.jointBox(asset.rig->skeleton.joints()[i].id);
        if (cells.empty())
            continue;
        const Eigen::AlignedBox3f box = toBox(cells);
        for (int corner = 0; corner < 8; ++corner)
            bounds.extend(pose.skinning[i] * box.corner(static_cast<Eigen::AlignedBox3f::CornerType>(corner)));
    }
    return bounds.isEmpty() ? toBox(VoxelBox::whole(asset.grid.size())) : bounds;
}

} // namespace

JobOutcome renderVfp(const RenderOptions &options, const JobContext &context)
{
    const auto size = options.dimensions();
    if (!size)
        return JobOutcome::failed(size.error());
    const auto file = openVfp(options.file, context.progress.sub(0, 0.3));
    if (!file)
        return JobOutcome::failed(file.error());
    const VoxelAsset &asset = file->asset;
    const auto clip = findClip(asset, {options.clip, options.timeMs});
    if (!clip)
        return JobOutcome::failed(clip.error(), file->report);

    PictureRequest request;
    request.size = QSize(size->first, size->second);
    if (asset.rig)
        request.pose = PoseSampler(asset.rig->skeleton).sample(*clip, options.timeMs);
    const bool given = !options.camera.empty();
    const auto angle = [&](std::size_t index, double otherwise) { return static_cast<float>(given ? options.camera[index] : otherwise); };
    CameraRig camera = pictureCamera(posedBounds(asset, request.pose), request.size, angle(0, 30), angle(1, 18));
    if (given && options.camera[2] > 0)
        camera.distance = static_cast<float>(options.camera[2]);
    request.camera = camera;
    request.options.transparentBackground = options.transparent;
    if (options.transparent)
        request.options.ground = false;

    QElapsedTimer timer;
    timer.start();
    const auto image = renderPicture(asset, request);
    const qint64 milliseconds = timer.elapsed();
    if (!image)
        return JobOutcome::failed(image.error(), file->report);
    QByteArray png;
    QBuffer buffer(&png);
    if (!buffer.open(QIODevice::WriteOnly) || !image->save(&buffer, "PNG"))
        return JobOutcome::failed(Error{QStringLiteral("render.png"), Jobs::tr("The picture could not be written as PNG."), options.out, nullptr}, file->report);
    if (const auto saved = saveFile(options.out, png); !saved)
        return JobOutcome::failed(saved.error(), file->report);
    JobOutcome outcome;
    outcome.report = file->report;
    outcome.result = QJsonObject{{"width", image->width()}, {"height", image->height()}, {"milliseconds", milliseconds}};
    outcome.text = Jobs::tr("Wrote %1 (%2 × %3, %4 ms)").arg(QDir::toNativeSeparators(options.out)).arg(image->width()).arg(image->height()).arg(milliseconds) + QLatin1Char('\n');
    return outcome;
}

} // namespace marrow
