// Packs read back as actions, for showing what somebody will really get.

#include "io/gltf/action_pack.h"

#include "io/gltf/gltf_reader.h"
#include "model/character/humanoid_rest.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ActionPack)
};

constexpr double kFps = 30;
constexpr float kSameEnd = 1e-3F;
constexpr double kLongestSeconds = 3600;
/// What all clips together may hold once they are sampled: 128 MiB.
constexpr qint64 kMostRotations = 8LL * 1024 * 1024;

void readRotations(const ModelTrack &track, int joint, Action &action)
{
    ActionTrack made{joint, {}};
    Eigen::Quaternionf last = Eigen::Quaternionf::Identity();
    for (int frame = 0; frame < action.frames; ++frame) {
        const std::vector<float> value = sampleTrack(track, static_cast<float>(frame / kFps));
        Eigen::Quaternionf rotation = Eigen::Quaternionf(value[3], value[0], value[1], value[2]).normalized();
        if (rotation.dot(last) < 0)
            rotation.coeffs() = -rotation.coeffs();
        last = rotation;
        made.rotations.push_back(rotation);
    }
    action.tracks.push_back(std::move(made));
}

void readHips(const ModelTrack &track, const HumanoidRest &rest, Action &action)
{
    const Eigen::Vector3f from = rest[1] - rest[0];
    for (int frame = 0; frame < action.frames; ++frame) {
        const std::vector<float> value = sampleTrack(track, static_cast<float>(frame / kFps));
        action.hips.push_back((Eigen::Vector3f(value[0], value[1], value[2]) - from) / from.y());
    }
}

bool comesHome(const Action &action)
{
    const bool turns = std::all_of(action.tracks.begin(), action.tracks.end(), [](const ActionTrack &track) {
        return track.rotations.front().angularDistance(track.rotations.back()) < kSameEnd;
    });
    return turns && (action.hips.empty() || (action.hips.front() - action.hips.back()).norm() < kSameEnd);
}

} // namespace

Result<std::vector<Action>> readActionPack(const QByteArray &glb, const QString &origin)
{
    const auto file = readGltf(glb);
    if (!file)
        return file.error();
    const CharacterModel &model = file->model;
    const auto rest = humanoidRestOf(model);
    if (!rest)
        return rest.error();
    std::vector<Action> actions;
    qint64 rotations = 0;
    for (const ModelClip &clip : model.clips) {
        if (static_cast<double>(clip.durationSeconds) > kLongestSeconds)
            return gltfError("pack.too-long", Texts::tr("“%1” lasts more than an hour.").arg(clip.name));
        Action action;
        action.id = clip.name;
        action.origin = origin;
        action.fps = kFps;
        action.frames = static_cast<int>(std::lround(static_cast<double>(clip.durationSeconds) * kFps)) + 1;
        rotations += action.frames * static_cast<qint64>(clip.tracks.size());
        if (rotations > kMostRotations)
            return gltfError("pack.too-long", Texts::tr("The clips are longer together than a pack can be."));
        for (const ModelTrack &track : clip.tracks) {
            const int joint = humanoidJoint(model.nodes[static_cast<std::size_t>(track.node)].name);
            if (joint > 0 && track.path == ModelPath::Rotation)
                readRotations(track, joint, action);
            else if (joint == 1 && track.path == ModelPath::Translation)
                readHips(track, *rest, action);
        }
        std::sort(action.tracks.begin(), action.tracks.end(), [](const ActionTrack &a, const ActionTrack &b) { return a.joint < b.joint; });
        const auto twice = std::adjacent_find(action.tracks.begin(), action.tracks.end(), [](const ActionTrack &a, const ActionTrack &b) { return a.joint == b.joint; });
        if (twice != action.tracks.end() || (!action.hips.empty() && static_cast<int>(action.hips.size()) != action.frames))
            return gltfError("pack.channel-twice", Texts::tr("“%1” moves a joint twice.").arg(clip.name));
        action.loops = comesHome(action);
        actions.push_back(std::move(action));
    }
    return actions;
}

} // namespace marrow
