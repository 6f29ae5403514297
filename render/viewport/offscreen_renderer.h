#pragma once

#include "model/base/result.h"
#include "model/voxel/pose_sampling.h"
#include "model/voxel/voxel_rig.h"
#include "render/character/character_figure.h"
#include "render/viewport/camera_rig.h"
#include "render/viewport/overlay_content.h"
#include "render/voxel/view_options.h"

#include <QImage>
#include <QSize>

#include <memory>
#include <optional>

namespace marrow {

/// The options of a picture that shows the asset alone: no bones, no grid, no compass.
ViewOptions pictureOptions();
/// A camera that looks at a model from the front right and above and has all of it in the picture.
CameraRig pictureCamera(const std::vector<Eigen::AlignedBox3f> &bounds, const QSize &size, float yawDegrees = 30, float pitchDegrees = 18);
/// The same for characters, which face +z; `unit` as CameraRig's.
CameraRig characterCamera(const std::vector<Eigen::AlignedBox3f> &bounds, const QSize &size, float yawDegrees = 25, float pitchDegrees = 8);

struct PictureRequest
{
    QSize size{512, 512};
    Pose pose;                          ///< empty: the bind pose
    std::optional<CameraRig> camera;    ///< nullopt: pictureCamera
    ViewOptions options = pictureOptions();
    OverlayContent overlay;
};

/// Draws pictures of voxel assets and characters without a window. Making one starts a renderer (about a tenth of a second), so keep it for a
/// series; each picture is then drawn at once, on the GUI thread, without an event loop.
class OffscreenRenderer
{
public:
    /// Fails with "render.no-display" or "render.no-opengl".
    static Result<std::unique_ptr<OffscreenRenderer>> create();
    ~OffscreenRenderer();

    /// Fails with "render.size" (an empty or too large picture) or "render.failed".
    Result<QImage> render(const VoxelAsset &asset, const PictureRequest &request);
    /// Characters, each in its own pose (request.pose is not looked at). Without a camera: characterCamera.
    Result<QImage> render(const std::vector<CharacterFigure> &figures, const PictureRequest &request);
    std::vector<Eigen::AlignedBox3f> bounds(const std::vector<CharacterFigure> &figures);
    /// Boxes around what such a picture shows of the asset in that pose, to place a camera by.
    std::vector<Eigen::AlignedBox3f> bounds(const VoxelAsset &asset, const PictureRequest &request);

private:
    OffscreenRenderer();
    struct Private;
    std::unique_ptr<Private> d;
};

/// One picture, from start to end.
Result<QImage> renderPicture(const VoxelAsset &asset, const PictureRequest &request);
Result<QImage> renderPicture(const std::vector<CharacterFigure> &figures, const PictureRequest &request);

} // namespace marrow
