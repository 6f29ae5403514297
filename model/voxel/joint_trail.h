#pragma once

#include "model/voxel/pose_sampling.h"

#include <vector>

namespace marrow {

/// A point that is followed through a clip: fixed in the space of a joint.
struct TrailPoint
{
    JointId joint = 0;
    Eigen::Vector3f point = Eigen::Vector3f::Zero();
};

/// The way such a point takes.
struct JointTrail
{
    struct Step
    {
        double timeMs = 0;
        Eigen::Vector3f place;
        float speed = 0;    ///< voxels a second, around this moment
        bool frame = false; ///< a whole frame of the rate asked for
        bool key = false;   ///< the joint has a key here
    };
    JointId joint = 0;
    std::vector<Step> steps; ///< ascending in time, from 0 to the end of the clip
    float fastest = 0;
    float length = 0; ///< of the way in voxels; a point that stays has none
};

inline constexpr int kMostTrailSteps = 4000;

/// The trails of some points through a clip: a step a frame of `fps` (fewer where a clip would need more than kMostTrailSteps)
/// and one at each key of the point's own joint. Unknown joints are left out.
std::vector<JointTrail> jointTrails(const Skeleton &skeleton, const AnimationClip &clip, const std::vector<TrailPoint> &points,
                                    Interpolation policy, double fps);

} // namespace marrow
