#include "app/gui/publish/publish_pictures.h"

#include "model/character/publish/stage.h"
#include "render/sketch/model_sketch.h"

#include <algorithm>

namespace marrow {

namespace {

constexpr int kBoundsMoments = 6;
constexpr float kMargin = 0.03F; ///< around what moves, in its size
constexpr double kPicturesASecond = 10;
constexpr int kMostPictures = 24;

QImage sketch(const CharacterModel &model, const ModelPose &pose, const Eigen::AlignedBox3f &box, const QSize &size)
{
    SketchView view;
    view.box = box;
    view.size = size;
    return sketchModel(model, pose, view);
}

Eigen::AlignedBox3f withMargin(Eigen::AlignedBox3f box)
{
    if (box.isEmpty())
        return box;
    const Eigen::Vector3f margin = Eigen::Vector3f::Constant(box.sizes().maxCoeff() * kMargin);
    box.min() -= margin;
    box.max() += margin;
    return box;
}

/// A box around some of these poses: the same for all their pictures, so that nothing but the pose moves in them.
Eigen::AlignedBox3f boxAround(const CharacterModel &model, const std::vector<ModelPose> &poses)
{
    Eigen::AlignedBox3f box;
    const std::size_t step = std::max<std::size_t>(1, poses.size() / kBoundsMoments);
    for (std::size_t i = 0; i < poses.size(); i += step)
        box.extend(posedBounds(model, poses[i]));
    return withMargin(box);
}

ModelPose actionPoseOf(const CharacterModel &model, const HumanoidRest &rest, const Action &action, double seconds)
{
    const auto worlds = humanoidWorlds(rest, actionPose(action, seconds));
    ModelPose pose = bindPose(model);
    for (std::size_t node = 0; node < model.nodes.size(); ++node) {
        const int joint = humanoidJoint(model.nodes[node].name);
        if (joint >= 0)
            pose.worlds[node] = worlds[static_cast<std::size_t>(joint)].matrix();
    }
    return pose;
}

/// A clip of a pack on the body it belongs to.
std::vector<ModelPose> packPoses(const CharacterModel &body, const CharacterModel &pack, const QString &clip, const std::vector<double> &moments)
{
    // A player shares what it plays; these outlive it.
    const auto borrowed = [](const CharacterModel &model) { return std::shared_ptr<const CharacterModel>(std::shared_ptr<void>(), &model); };
    std::vector<ModelPose> poses;
    for (const double seconds : moments) {
        StageMember member;
        member.model = borrowed(body);
        member.player = std::make_shared<StagePlayer>(borrowed(body), borrowed(pack));
        member.player->play(clip);
        member.player->advance(seconds);
        poses.push_back(bindPose(body));
        poses.back().worlds = member.worlds();
    }
    return poses;
}

} // namespace

QImage modelPicture(const CharacterModel &model, int side)
{
    const ModelPose pose = bindPose(model);
    return sketch(model, pose, withMargin(posedBounds(model, pose)), QSize(side, side));
}

ActionFilm actionFilm(const CharacterModel &model, const HumanoidRest &rest, const Action &action, const QSize &size)
{
    ActionFilm film{{}, action.durationSeconds(), action.loops};
    const int count = std::clamp(static_cast<int>(action.durationSeconds() * kPicturesASecond), 1, kMostPictures);
    std::vector<ModelPose> poses;
    for (int i = 0; i < count; ++i) // the last picture of a loop is the first again and left out
        poses.push_back(actionPoseOf(model, rest, action, action.durationSeconds() * i / (action.loops ? count : std::max(1, count - 1))));
    const Eigen::AlignedBox3f box = boxAround(model, poses);
    for (const ModelPose &pose : poses)
        film.pictures.push_back(sketch(model, pose, box, size));
    return film;
}

ClipStrip clipStrip(const CharacterModel &body, const CharacterModel &before, const CharacterModel &after, const ClipChange &change, int pictures, const QSize &size)
{
    ClipStrip strip;
    // A second around the moment that changes most; all of a shorter clip.
    const double longest = std::max(change.secondsBefore, change.secondsAfter);
    const double stretch = std::min(longest, 1.0);
    const double begin = std::clamp(change.worstSeconds - stretch / 2, 0.0, longest - stretch);
    for (int i = 0; i < pictures; ++i)
        strip.seconds.push_back(begin + stretch * i / pictures);
    const QString former = change.kind == ClipChange::Kind::Renamed ? change.formerName : change.clip;
    std::vector<ModelPose> old = change.kind == ClipChange::Kind::Added ? std::vector<ModelPose>() : packPoses(body, before, former, strip.seconds);
    std::vector<ModelPose> now = change.kind == ClipChange::Kind::Removed ? std::vector<ModelPose>() : packPoses(body, after, change.clip, strip.seconds);
    Eigen::AlignedBox3f box = boxAround(body, old);
    box.extend(boxAround(body, now));
    for (const ModelPose &pose : old)
        strip.before.push_back(sketch(body, pose, box, size));
    for (const ModelPose &pose : now)
        strip.after.push_back(sketch(body, pose, box, size));
    return strip;
}

} // namespace marrow
