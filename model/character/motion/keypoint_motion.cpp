#include "model/character/motion/keypoint_motion.h"

#include <algorithm>

namespace marrow {

namespace {

/// Where a joint is: between the middles of two pairs of points (the same point twice: there).
struct PointJoint
{
    const char *name;
    int parent;
    std::array<int, 2> from; ///< its middle
    std::array<int, 2> to;   ///< and the one its place is `share` of the way to
    float share;
    Eigen::Vector3f restDirection; ///< from the parent
};

const std::vector<PointJoint> &pointJoints()
{
    const Eigen::Vector3f up(0, 1, 0), down(0, -1, 0), left(1, 0, 0), right(-1, 0, 0), front(0, 0, 1);
    const std::array<int, 2> hips = {23, 24}, shoulders = {11, 12};
    const auto one = [](int point) { return std::array<int, 2>{point, point}; };
    static const std::vector<PointJoint> table = {
        {"hips", -1, hips, hips, 0, up},
        {"spine", 0, hips, shoulders, 0.3F, up},
        {"chest", 1, hips, shoulders, 0.6F, up},
        {"neck", 2, shoulders, shoulders, 0, up},
        {"head", 3, one(0), one(0), 0, up},
        {"upper_arm_L", 2, one(11), one(11), 0, left},
        {"forearm_L", 5, one(13), one(13), 0, left},
        {"hand_L", 6, one(15), one(15), 0, left},
        {"upper_arm_R", 2, one(12), one(12), 0, right},
        {"forearm_R", 8, one(14), one(14), 0, right},
        {"hand_R", 9, one(16), one(16), 0, right},
        {"thigh_L", 0, one(23), one(23), 0, left},
        {"shin_L", 11, one(25), one(25), 0, down},
        {"foot_L", 12, one(27), one(27), 0, down},
        {"toe_L", 13, one(31), one(31), 0, front},
        {"thigh_R", 0, one(24), one(24), 0, right},
        {"shin_R", 15, one(26), one(26), 0, down},
        {"foot_R", 16, one(28), one(28), 0, down},
        {"toe_R", 17, one(32), one(32), 0, front},
    };
    return table;
}

using Places = std::vector<Eigen::Vector3f>;

/// From the picture to +Y up, +Z towards the viewer.
Eigen::Vector3f place(const KeypointFrame &frame, const std::array<int, 2> &pair)
{
    const Eigen::Vector3d middle = (frame.points[static_cast<std::size_t>(pair[0])].position + frame.points[static_cast<std::size_t>(pair[1])].position) / 2;
    return {static_cast<float>(middle.x() - 0.5), static_cast<float>(0.5 - middle.y()), static_cast<float>(-middle.z())};
}

Places placesOf(const KeypointFrame &frame, float scale)
{
    Places places;
    for (const PointJoint &joint : pointJoints()) {
        const Eigen::Vector3f a = place(frame, joint.from);
        places.push_back(scale * (a + joint.share * (place(frame, joint.to) - a)));
    }
    return places;
}

float medianLength(const std::vector<Places> &frames, std::size_t joint, std::size_t parent)
{
    std::vector<float> lengths;
    for (const Places &places : frames)
        lengths.push_back((places[joint] - places[parent]).norm());
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    return *middle;
}

/// Turned so that Y runs along `up` and X as near `side` as that leaves; the fallback when they say nothing.
Eigen::Quaternionf frameOf(const Eigen::Vector3f &up, const Eigen::Vector3f &side, const Eigen::Quaternionf &fallback)
{
    const Eigen::Vector3f front = side.cross(up);
    if (front.norm() < 1e-3F * side.norm() * up.norm() || front.norm() == 0)
        return fallback;
    Eigen::Matrix3f axes;
    axes.col(1) = up.normalized();
    axes.col(2) = front.normalized();
    axes.col(0) = axes.col(1).cross(axes.col(2));
    return Eigen::Quaternionf(axes).normalized();
}

/// The joint whose direction a joint's rotation shows: the first that hangs on it, away from the trunk.
int childOf(std::size_t joint)
{
    const auto &joints = pointJoints();
    for (std::size_t i = joint + 1; i < joints.size(); ++i) {
        if (joints[i].parent == static_cast<int>(joint))
            return static_cast<int>(i);
    }
    return -1;
}

std::vector<Eigen::Quaternionf> turnsOf(const Places &places)
{
    const auto &joints = pointJoints();
    std::vector<Eigen::Quaternionf> turns(joints.size(), Eigen::Quaternionf::Identity());
    const Eigen::Vector3f trunk = places[3] - places[0];
    turns[0] = frameOf(trunk, places[11] - places[15], Eigen::Quaternionf::Identity());
    turns[2] = frameOf(trunk, places[5] - places[8], turns[0]);
    turns[1] = turns[0].slerp(0.5F, turns[2]);
    for (std::size_t joint = 3; joint < joints.size(); ++joint) {
        const Eigen::Quaternionf parent = turns[static_cast<std::size_t>(joints[joint].parent)];
        turns[joint] = parent;
        const int child = childOf(joint);
        if (child < 0)
            continue;
        const Eigen::Vector3f rest = parent * joints[static_cast<std::size_t>(child)].restDirection;
        const Eigen::Vector3f seen = places[static_cast<std::size_t>(child)] - places[joint];
        if (seen.norm() > 0)
            turns[joint] = (Eigen::Quaternionf::FromTwoVectors(rest, seen) * parent).normalized();
    }
    return turns;
}

float legScale(const KeypointTrack &track)
{
    std::vector<Places> frames;
    for (const KeypointFrame &frame : track.frames)
        frames.push_back(placesOf(frame, 1));
    const float leg = frames.empty() ? 0 : medianLength(frames, 12, 11) + medianLength(frames, 13, 12);
    return leg > 0 ? static_cast<float>(kKeypointLegMetres) / leg : 1;
}

} // namespace

Motion motionOfKeypoints(const KeypointTrack &track)
{
    const auto &joints = pointJoints();
    const float scale = legScale(track);
    std::vector<Places> frames;
    for (const KeypointFrame &frame : track.frames)
        frames.push_back(placesOf(frame, scale));
    Motion motion;
    motion.fps = track.fps;
    motion.frames = static_cast<int>(frames.size());
    for (std::size_t i = 0; i < joints.size(); ++i) {
        MotionJoint joint;
        joint.name = QString::fromLatin1(joints[i].name);
        joint.parent = joints[i].parent;
        if (joint.parent >= 0 && !frames.empty())
            joint.rest.translation = medianLength(frames, i, static_cast<std::size_t>(joint.parent)) * joints[i].restDirection;
        motion.joints.push_back(std::move(joint));
    }
    if (!frames.empty()) // standing on its legs, so that the rest can be looked at
        motion.joints[0].rest.translation.y() = medianLength(frames, 12, 11) + medianLength(frames, 13, 12);
    for (const Places &places : frames) {
        const auto turns = turnsOf(places);
        for (std::size_t joint = 0; joint < joints.size(); ++joint) {
            const int parent = joints[joint].parent;
            const auto p = static_cast<std::size_t>(std::max(parent, 0));
            motion.rotations.push_back(parent < 0 ? turns[joint] : (turns[p].conjugate() * turns[joint]).normalized());
            motion.translations.push_back(parent < 0 ? places[joint] : Eigen::Vector3f(turns[p].conjugate() * (places[joint] - places[p])));
        }
    }
    makeSignsContinuous(motion);
    return motion;
}

} // namespace marrow
