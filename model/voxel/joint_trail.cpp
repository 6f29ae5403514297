#include "model/voxel/joint_trail.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace marrow {

namespace {

struct Moment
{
    bool frame = false;
    std::vector<bool> keyed; ///< by point; empty for none
};

std::map<double, Moment> momentsOf(const AnimationClip &clip, const std::vector<TrailPoint> &points, double fps)
{
    std::map<double, Moment> moments;
    const double length = clip.durationMs;
    const double step = std::max(1000 / std::clamp(fps, 1.0, 1000.0), length / kMostTrailSteps);
    for (int frame = 0; frame * step < length; ++frame)
        moments[frame * step].frame = true;
    moments[length].frame = true;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const JointTrack *track = clip.track(points[i].joint);
        if (!track)
            continue;
        for (const TransformKey &key : track->keys) {
            if (moments.size() > 2 * static_cast<std::size_t>(kMostTrailSteps))
                break;
            Moment &moment = moments[key.timeMs];
            moment.keyed.resize(points.size());
            moment.keyed[i] = true;
        }
    }
    return moments;
}

void findSpeeds(JointTrail &trail)
{
    for (std::size_t i = 0; i < trail.steps.size(); ++i) {
        const JointTrail::Step &before = trail.steps[i == 0 ? 0 : i - 1];
        const JointTrail::Step &after = trail.steps[std::min(i + 1, trail.steps.size() - 1)];
        const double seconds = (after.timeMs - before.timeMs) / 1000;
        trail.steps[i].speed = seconds > 0 ? static_cast<float>((after.place - before.place).norm() / seconds) : 0.0F;
        trail.fastest = std::max(trail.fastest, trail.steps[i].speed);
        trail.length += i == 0 ? 0.0F : (trail.steps[i].place - before.place).norm();
    }
}

} // namespace

std::vector<JointTrail> jointTrails(const Skeleton &skeleton, const AnimationClip &clip, const std::vector<TrailPoint> &points,
                                    Interpolation policy, double fps)
{
    std::vector<TrailPoint> known;
    std::vector<JointTrail> trails;
    for (const TrailPoint &point : points) {
        if (skeleton.contains(point.joint)) {
            known.push_back(point);
            trails.push_back({point.joint, {}, 0, 0});
        }
    }
    if (known.empty())
        return trails;
    const PoseSampler sampler(skeleton);
    Pose pose;
    for (const auto &[timeMs, moment] : momentsOf(clip, known, fps)) {
        sampler.sample(&clip, timeMs, policy, pose);
        for (std::size_t i = 0; i < known.size(); ++i) {
            const bool keyed = i < moment.keyed.size() && moment.keyed[i];
            // A key of another joint is no step of this one's way, unless it is a frame.
            if (!moment.frame && !keyed)
                continue;
            const auto index = static_cast<std::size_t>(skeleton.indexOf(known[i].joint));
            trails[i].steps.push_back({timeMs, pose.worlds[index] * known[i].point, 0, moment.frame, keyed});
        }
    }
    for (JointTrail &trail : trails)
        findSpeeds(trail);
    return trails;
}

} // namespace marrow
