#include "model/character/motion.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

Eigen::Isometry3f placed(const Eigen::Vector3f &translation, const Eigen::Quaternionf &rotation)
{
    Eigen::Isometry3f result = Eigen::Isometry3f::Identity();
    result.linear() = rotation.toRotationMatrix();
    result.translation() = translation;
    return result;
}

template <class Local>
std::vector<Eigen::Isometry3f> worlds(const Motion &motion, Local local)
{
    std::vector<Eigen::Isometry3f> result(motion.joints.size());
    for (std::size_t joint = 0; joint < result.size(); ++joint) {
        const int parent = motion.joints[joint].parent;
        result[joint] = parent < 0 ? local(joint) : result[static_cast<std::size_t>(parent)] * local(joint);
    }
    return result;
}

} // namespace

int Motion::joint(const QString &jointName) const
{
    const auto found = std::find_if(joints.begin(), joints.end(), [&](const MotionJoint &joint) { return joint.name == jointName; });
    return found == joints.end() ? -1 : static_cast<int>(found - joints.begin());
}

int Motion::movingJoints() const
{
    return static_cast<int>(std::count_if(joints.begin(), joints.end(), [](const MotionJoint &joint) { return !joint.end; }));
}

std::vector<Eigen::Isometry3f> motionWorlds(const Motion &motion, int frame)
{
    return worlds(motion, [&](std::size_t joint) {
        const std::size_t at = motion.at(frame, static_cast<int>(joint));
        return placed(motion.translations[at], motion.rotations[at]);
    });
}

std::vector<Eigen::Isometry3f> motionRestWorlds(const Motion &motion)
{
    return worlds(motion, [&](std::size_t joint) {
        const Transform &rest = motion.joints[joint].rest;
        return placed(rest.translation, rest.rotation);
    });
}

void makeSignsContinuous(Motion &motion)
{
    for (std::size_t i = motion.joints.size(); i < motion.rotations.size(); ++i) {
        Eigen::Quaternionf &rotation = motion.rotations[i];
        if (rotation.dot(motion.rotations[i - motion.joints.size()]) < 0)
            rotation.coeffs() = -rotation.coeffs();
    }
}

Motion resampled(const Motion &motion, double fps)
{
    Motion result = motion;
    result.fps = fps;
    if (motion.frames < 2)
        return result;
    constexpr double kRounding = 1e-6; // a duration that is a whole number of frames up to rounding
    result.frames = static_cast<int>(std::floor(motion.durationSeconds() * fps + kRounding)) + 1;
    const std::size_t joints = motion.joints.size();
    result.rotations.resize(static_cast<std::size_t>(result.frames) * joints);
    result.translations.resize(result.rotations.size());
    for (int frame = 0; frame < result.frames; ++frame) {
        const double place = std::min(frame / fps * motion.fps, static_cast<double>(motion.frames - 1));
        const int before = std::min(static_cast<int>(place), motion.frames - 2);
        const float share = static_cast<float>(place - before);
        for (std::size_t joint = 0; joint < joints; ++joint) {
            const std::size_t a = motion.at(before, static_cast<int>(joint));
            const std::size_t b = a + joints;
            const std::size_t to = result.at(frame, static_cast<int>(joint));
            result.rotations[to] = motion.rotations[a].slerp(share, motion.rotations[b]).normalized();
            result.translations[to] = motion.translations[a] + share * (motion.translations[b] - motion.translations[a]);
        }
    }
    makeSignsContinuous(result);
    return result;
}

} // namespace marrow
