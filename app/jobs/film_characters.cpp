#include "app/jobs/film_subject.h"

#include "app/jobs/character_picture.h"
#include "app/jobs/sheet_camera.h"

#include <QCoreApplication>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kPosesToFrame = 24; ///< poses a clip's camera is placed by
constexpr float kUsualYaw = 25;
constexpr float kUsualPitch = 8;

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

class CharacterSubject : public FilmSubject
{
public:
    explicit CharacterSubject(std::shared_ptr<const CharacterModel> model)
        : m_model(std::move(model))
    {
    }

    Result<double> choose(FilmKind kind, const FilmOptions &options) override;
    Result<void> begin(const std::vector<FilmFrame> &frames, const FilmOptions &options, const QSize &size) override;
    Result<QImage> picture(const FilmFrame &frame) override;

private:
    CharacterFigure figureAt(double timeMs) const;
    std::vector<Eigen::AlignedBox3f> boxesOf(const std::vector<FilmFrame> &frames) const;
    void placeCamera(const std::vector<FilmFrame> &frames, const FilmOptions &options);

    std::shared_ptr<const CharacterModel> m_model;
    FilmKind m_kind = FilmKind::Sequence;
    const ModelClip *m_clip = nullptr; ///< of the model
    PictureRequest m_request;
    CameraRig m_camera;
    std::unique_ptr<OffscreenRenderer> m_renderer;
};

Result<double> CharacterSubject::choose(FilmKind kind, const FilmOptions &options)
{
    const auto found = findModelClip(*m_model, options.clip);
    if (!found)
        return found.error();
    m_clip = *found;
    m_kind = kind;
    if (!m_clip && (kind != FilmKind::Turntable || options.play))
        return usageError("usage.missing", Jobs::tr("--clip is needed: it says which clip is shown. “inspect” lists the clips of the asset."));
    return m_clip ? static_cast<double>(m_clip->durationSeconds) * 1000 : 0.0;
}

CharacterFigure CharacterSubject::figureAt(double timeMs) const
{
    return {m_model, m_clip ? clipPose(*m_model, *m_clip, static_cast<float>(timeMs / 1000)) : bindPose(*m_model), facingPlacement(*m_model)};
}

Result<void> CharacterSubject::begin(const std::vector<FilmFrame> &frames, const FilmOptions &options, const QSize &size)
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

std::vector<Eigen::AlignedBox3f> CharacterSubject::boxesOf(const std::vector<FilmFrame> &frames) const
{
    std::vector<Eigen::AlignedBox3f> boxes;
    const std::size_t step = std::max<std::size_t>(1, frames.size() / kPosesToFrame);
    for (std::size_t i = 0; i < frames.size(); i += step) {
        for (const Eigen::AlignedBox3f &box : m_renderer->bounds({figureAt(frames[i].timeMs)}))
            boxes.push_back(box);
        if (!m_clip)
            break;
    }
    return boxes;
}

/// One camera for all pictures, so that only the character moves: far enough away for every pose and turn.
void CharacterSubject::placeCamera(const std::vector<FilmFrame> &frames, const FilmOptions &options)
{
    const bool given = options.camera.size() == 3;
    const float yaw = given ? static_cast<float>(options.camera[0]) : kUsualYaw;
    const float pitch = given ? static_cast<float>(options.camera[1]) : kUsualPitch;
    const std::vector<Eigen::AlignedBox3f> boxes = m_kind == FilmKind::Sheet ? std::vector<Eigen::AlignedBox3f>() : boxesOf(frames);
    if (m_kind == FilmKind::Sheet)
        m_camera = sheetCamera([this](double moment) { return figureAt(moment * static_cast<double>(m_clip->durationSeconds) * 1000); }, m_request.size, yaw, pitch);
    else
        m_camera = characterCamera(boxes, m_request.size, yaw, pitch);
    if (given && options.camera[2] > 0) {
        m_camera.distance = static_cast<float>(options.camera[2]);
        return;
    }
    if (frames.back().yawBy == 0)
        return;
    // A turntable turns about one axis: the boxes are seen as one that is as wide as it is deep, all around that axis.
    Eigen::AlignedBox3f all;
    for (const Eigen::AlignedBox3f &box : boxes)
        all.extend(box);
    const float half = all.isEmpty() ? 0 : std::max(all.sizes().x(), all.sizes().z()) / 2;
    const Eigen::Vector3f centre = all.center();
    all.extend(Eigen::Vector3f(centre + Eigen::Vector3f(half, 0, half)));
    all.extend(Eigen::Vector3f(centre - Eigen::Vector3f(half, 0, half)));
    m_camera.frame(all, static_cast<float>(m_request.size.width()) / static_cast<float>(m_request.size.height()));
}

Result<QImage> CharacterSubject::picture(const FilmFrame &frame)
{
    m_request.camera = m_camera;
    m_request.camera->yawDegrees += frame.yawBy;
    return m_renderer->render({figureAt(frame.timeMs)}, m_request);
}

} // namespace

std::unique_ptr<FilmSubject> characterSubject(std::shared_ptr<const CharacterModel> model)
{
    return std::make_unique<CharacterSubject>(std::move(model));
}

} // namespace marrow
