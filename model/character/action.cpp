#include "model/character/action.h"

#include <algorithm>
#include <cmath>

namespace marrow {

HumanoidPose actionPose(const Action &action, double seconds)
{
    HumanoidPose pose;
    if (action.frames < 1)
        return pose;
    const double duration = action.durationSeconds();
    if (action.loops && duration > 0)
        seconds = std::fmod(std::fmod(seconds, duration) + duration, duration);
    const double place = std::clamp(seconds * action.fps, 0.0, static_cast<double>(action.frames - 1));
    const auto before = static_cast<std::size_t>(place);
    const std::size_t after = std::min(before + 1, static_cast<std::size_t>(action.frames - 1));
    const float share = static_cast<float>(place - static_cast<double>(before));
    for (const ActionTrack &track : action.tracks)
        pose.rotations[static_cast<std::size_t>(track.joint)] = track.rotations[before].slerp(share, track.rotations[after]);
    if (!action.hips.empty())
        pose.hipsOffset = action.hips[before] + share * (action.hips[after] - action.hips[before]);
    return pose;
}

std::array<Eigen::Isometry3f, kHumanoidJointCount> humanoidWorlds(const HumanoidRest &rest, const HumanoidPose &pose)
{
    const int hips = humanoidJoint(u"hips");
    const auto skeleton = humanoidSkeleton();
    std::array<Eigen::Isometry3f, kHumanoidJointCount> worlds;
    for (std::size_t joint = 0; joint < worlds.size(); ++joint) {
        const int parent = skeleton[joint].parent;
        Eigen::Isometry3f local = Eigen::Isometry3f::Identity();
        local.linear() = pose.rotations[joint].toRotationMatrix();
        local.translation() = parent < 0 ? rest[joint] : Eigen::Vector3f(rest[joint] - rest[static_cast<std::size_t>(parent)]);
        if (static_cast<int>(joint) == hips)
            local.translation() += pose.hipsOffset * (rest[joint].y() - rest[0].y());
        worlds[joint] = parent < 0 ? local : worlds[static_cast<std::size_t>(parent)] * local;
    }
    return worlds;
}

} // namespace marrow
