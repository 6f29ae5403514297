#include "model/character/action/hand_keyed.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

constexpr float kSamePose = 1e-4F;   ///< as a quaternion's parts differ
constexpr float kHipsTolerance = 0.01F;
constexpr double kBakedFps = 30;

std::size_t at(int joint)
{
    return static_cast<std::size_t>(joint);
}

/// The keys that say something, around a place: the last at or before it and the first behind it.
template <class Says>
std::pair<const HandKey *, const HandKey *> around(const std::vector<HandKey> &keys, double frame, Says says)
{
    const HandKey *before = nullptr;
    const HandKey *after = nullptr;
    for (const HandKey &key : keys) {
        if (!says(key))
            continue;
        if (key.frame <= frame) {
            before = &key;
        } else {
            after = &key;
            break;
        }
    }
    return {before ? before : after, after ? after : before};
}

float share(const HandKey &before, const HandKey &after, double frame)
{
    return after.frame <= before.frame ? 0.0F : static_cast<float>((frame - before.frame) / (after.frame - before.frame));
}

/// How far two poses are apart: the largest turn of a joint.
double angleBetween(const HumanoidPose &a, const HumanoidPose &b)
{
    double largest = 0;
    for (std::size_t joint = 1; joint < a.rotations.size(); ++joint)
        largest = std::max(largest, static_cast<double>(a.rotations[joint].angularDistance(b.rotations[joint])));
    return largest * 180 / std::numbers::pi;
}

bool samePose(const HumanoidPose &a, const HumanoidPose &b)
{
    for (std::size_t joint = 1; joint < a.rotations.size(); ++joint) {
        if ((a.rotations[joint].conjugate() * b.rotations[joint]).vec().norm() > kSamePose)
            return false;
    }
    return (a.hipsOffset - b.hipsOffset).norm() <= kSamePose;
}

Eigen::Quaternionf sameHalf(const Eigen::Quaternionf &rotation, const Eigen::Quaternionf &neighbour)
{
    return rotation.dot(neighbour) < 0 ? Eigen::Quaternionf(-rotation.coeffs()) : rotation;
}

void addTracks(Action &action, const std::vector<HumanoidPose> &poses)
{
    for (int joint = 1; joint < kHumanoidJointCount; ++joint) {
        ActionTrack track{joint, {}};
        Eigen::Quaternionf last = Eigen::Quaternionf::Identity();
        bool moves = false;
        for (const HumanoidPose &pose : poses) {
            last = sameHalf(pose.rotations[at(joint)], last);
            track.rotations.push_back(last);
            moves = moves || last.vec().norm() > kSamePose;
        }
        if (moves)
            action.tracks.push_back(std::move(track));
    }
    const bool sinks = std::any_of(poses.begin(), poses.end(), [](const HumanoidPose &pose) { return pose.hipsOffset.norm() > kSamePose; });
    for (std::size_t i = 0; sinks && i < poses.size(); ++i)
        action.hips.push_back(poses[i].hipsOffset);
}

} // namespace

bool HandKey::operator==(const HandKey &other) const
{
    const auto same = [](const std::optional<Eigen::Quaternionf> &a, const std::optional<Eigen::Quaternionf> &b) {
        return a.has_value() == b.has_value() && (!a || a->coeffs() == b->coeffs());
    };
    return frame == other.frame && hips == other.hips
        && std::equal(rotations.begin(), rotations.end(), other.rotations.begin(), same);
}

int HandKeyedAction::endFrame() const
{
    const int last = lastFrame();
    if (!loop || last == 0)
        return last;
    return samePose(handKeyedPose(*this, last), handKeyedPose(*this, 0)) ? last : last + 1;
}

HumanoidPose handKeyedPose(const HandKeyedAction &action, double frame)
{
    HumanoidPose pose;
    const int last = action.lastFrame();
    if (action.loop && frame > last && last > 0) // on the way back to the first pose
    {
        const HumanoidPose from = handKeyedPose(action, last);
        const HumanoidPose to = handKeyedPose(action, 0);
        const float way = static_cast<float>(std::min(frame - last, 1.0));
        for (std::size_t joint = 1; joint < pose.rotations.size(); ++joint)
            pose.rotations[joint] = from.rotations[joint].slerp(way, to.rotations[joint]);
        pose.hipsOffset = from.hipsOffset + way * (to.hipsOffset - from.hipsOffset);
        return pose;
    }
    for (std::size_t joint = 1; joint < pose.rotations.size(); ++joint) {
        const auto [before, after] = around(action.keys, frame, [joint](const HandKey &key) { return key.rotations[joint].has_value(); });
        if (before)
            pose.rotations[joint] = before->rotations[joint]->slerp(share(*before, *after, frame), *after->rotations[joint]);
    }
    const auto [before, after] = around(action.keys, frame, [](const HandKey &key) { return key.hips.has_value(); });
    if (before)
        pose.hipsOffset = *before->hips + share(*before, *after, frame) * (*after->hips - *before->hips);
    return pose;
}

HandKey wholeKey(int frame, const HumanoidPose &pose)
{
    HandKey key;
    key.frame = frame;
    for (std::size_t joint = 1; joint < pose.rotations.size(); ++joint)
        key.rotations[joint] = pose.rotations[joint];
    key.hips = pose.hipsOffset;
    return key;
}

Action bakedHandKeyed(const HandKeyedAction &action)
{
    Action baked;
    baked.id = action.action;
    baked.source = ActionSource::HandKeyed;
    baked.origin = action.slug + QLatin1Char('_') + action.action;
    baked.fps = kBakedFps;
    baked.loops = action.loop;
    if (action.keys.empty())
        return baked;
    const int end = action.endFrame();
    baked.frames = std::max(1, static_cast<int>(std::lround(end / action.fps * kBakedFps)) + 1);
    std::vector<HumanoidPose> poses;
    for (int i = 0; i < baked.frames; ++i)
        poses.push_back(handKeyedPose(action, baked.frames > 1 ? static_cast<double>(end) * i / (baked.frames - 1) : 0));
    if (action.loop)
        poses.back() = poses.front();
    addTracks(baked, poses);
    return baked;
}

HandKeyedAction handKeyedFrom(const Action &action, const QString &slug, double toleranceDegrees)
{
    HandKeyedAction made;
    made.slug = slug;
    made.action = action.id;
    made.loop = action.loops;
    const int end = std::min(kMaxHandKeyedFrame, static_cast<int>(std::lround(action.durationSeconds() * kHandKeyedFps)));
    std::vector<HumanoidPose> poses;
    for (int frame = 0; frame <= end; ++frame) {
        // A loop's last moment is its first; actionPose() would wrap the same way, but for the last bit.
        const double seconds = frame == end && action.loops ? 0 : action.durationSeconds() * frame / std::max(1, end);
        poses.push_back(actionPose(action, seconds));
    }
    made.keys.push_back(wholeKey(0, poses.front()));
    // As far as the poses between two keys follow from them, there are none.
    for (int from = 0; from < end;) {
        int to = from + 1;
        for (int further = from + 2; further <= end; ++further) {
            HandKeyedAction stretch;
            stretch.loop = false;
            stretch.keys = {wholeKey(from, poses[at(from)]), wholeKey(further, poses[at(further)])};
            bool follows = true;
            for (int frame = from + 1; frame < further && follows; ++frame) {
                const HumanoidPose between = handKeyedPose(stretch, frame);
                follows = angleBetween(between, poses[at(frame)]) <= toleranceDegrees
                    && (between.hipsOffset - poses[at(frame)].hipsOffset).norm() <= kHipsTolerance;
            }
            if (!follows)
                break;
            to = further;
        }
        made.keys.push_back(wholeKey(to, poses[at(to)]));
        from = to;
    }
    return made;
}

} // namespace marrow
