#pragma once

#include "model/character/motion.h"

#include <QByteArray>

#include <array>

namespace marrow {

/// The 33 points MediaPipe names, and the nine joint angles beside them (model-formats §2.1).
inline constexpr int kKeypointCount = 33;
inline constexpr int kKeypointAngleCount = 9;

/// In MediaPipe's normalised picture: x to the right, y downwards, z away, the pelvis at (0.5, 0.5, 0).
struct Keypoint
{
    Eigen::Vector3d position = Eigen::Vector3d::Zero();
    double confidence = 0; ///< 1 measured, 0.5 estimated, 0 the file has no such joint
};

/// `angles` are cosines: shoulder, elbow, hip and knee, left before right, then the spine.
struct KeypointFrame
{
    double timeMs = 0;
    std::array<Keypoint, kKeypointCount> points;
    std::array<double, kKeypointAngleCount> angles = {};
};

struct KeypointTrack
{
    double fps = 30;
    std::vector<KeypointFrame> frames;
};

/// Which joint each of the fifteen measured points is taken from (§2.2, §2.3), -1 where the motion has none. The other eighteen stay -1.
struct KeypointMap
{
    std::array<int, kKeypointCount> joints;
    int hips = -1; ///< the joint that becomes the origin of every frame

    int mapped() const;
};

/// The fifteen points that §2.2 maps.
const std::array<int, 15> &measuredKeypoints();
QString keypointName(int point); ///< "left_shoulder"

/// By the table of §2.2, then MMD's names of §2.3, then the names other rigs use for the same joints.
KeypointMap mapKeypoints(const Motion &motion);

/// The motion as MediaPipe would have seen it from the front: each frame about its own pelvis, scaled by 0.35 through the largest
/// coordinate of a mapped point in any frame. Points without a joint lie at the nearest mapped point towards the pelvis. `turnedDegrees`
/// (about +Y) is taken back first: §2.1 puts a motion upright and about its pelvis, but leaves it looking where its file looks.
KeypointTrack keypointsOf(const Motion &motion, const KeypointMap &map, double turnedDegrees = 0);

/// Cosines of the nine angles from points of a picture (y downwards); 1 where a limb has no length.
std::array<double, kKeypointAngleCount> keypointAngles(const std::array<Keypoint, kKeypointCount> &points);

/// §2.1: one line a frame, UTF-8 without a mark, lines ended by \n. Numbers are rounded to six decimals (times in milliseconds to three)
/// and written as short as that allows with at least one decimal: 0.5, 0.0, -0.123457; never -0.0, never an exponent.
QByteArray toNdjson(const KeypointTrack &track);

} // namespace marrow
