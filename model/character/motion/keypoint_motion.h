#pragma once

#include "model/character/motion/keypoints.h"

namespace marrow {

/// A motion from points: joints of the one skeleton's names (without shoulders and root) lie exactly at the points, and are turned as far
/// as points can tell: hips and chest by their left and right, limbs by their direction, the shortest way from their parent's. Rest: a T-pose of
/// the median lengths. Points carry no size; legs become 0.8 m long, or the whole is left as it is when there are none.
Motion motionOfKeypoints(const KeypointTrack &track);

inline constexpr double kKeypointLegMetres = 0.8;

} // namespace marrow
