#include "app/jobs/sheet_camera.h"

#include "model/character/model_pose.h"
#include "render/viewport/close_up.h"
#include "render/viewport/offscreen_renderer.h"

#include <algorithm>

namespace marrow {

namespace {

constexpr float kMargin = 0.08F;
constexpr int kMoments = 24;                    ///< of a clip
constexpr std::size_t kMostPoints = 4'000'000; ///< of large models fewer moments are looked at

void addSurface(std::vector<Eigen::Vector3f> &points, const CharacterFigure &figure)
{
    for (const ModelPart &part : modelParts(*figure.model)) {
        for (const Eigen::Vector3f &position : posedPositions(*figure.model, figure.pose, part))
            points.emplace_back(figure.placement * position);
    }
}

} // namespace

CameraRig sheetCamera(const std::function<CharacterFigure(double)> &figureAt, const QSize &size, float yawDegrees, float pitchDegrees)
{
    std::vector<Eigen::Vector3f> points;
    addSurface(points, figureAt(0));
    const auto moments = static_cast<int>(std::clamp<std::size_t>(kMostPoints / std::max<std::size_t>(1, points.size()), 2, kMoments));
    for (int moment = 1; moment < moments; ++moment)
        addSurface(points, figureAt(static_cast<double>(moment) / (moments - 1)));
    Eigen::AlignedBox3f whole;
    for (const Eigen::Vector3f &point : points)
        whole.extend(point);
    CameraRig camera = characterCamera({whole}, size, yawDegrees, pitchDegrees);
    frameClosely(camera, points, static_cast<float>(size.width()) / static_cast<float>(std::max(1, size.height())), kMargin);
    return camera;
}

} // namespace marrow
