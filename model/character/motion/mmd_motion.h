#pragma once

#include "model/base/progress.h"
#include "model/character/motion.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>

namespace marrow {

/// One key of a bone, as MMD has it: left-handed, its front −Z. `curves` are x1, y1, x2, y2 (0 to 127) of the Bézier curves along which X, Y,
/// Z and the rotation run from the key before to this one.
struct MmdKey
{
    std::uint32_t frame = 0;
    Eigen::Vector3f translation = Eigen::Vector3f::Zero();
    Eigen::Quaternionf rotation = Eigen::Quaternionf::Identity();
    std::array<std::array<std::uint8_t, 4>, 4> curves = {};
};

/// From a frame on, whether an IK chain works.
struct MmdIkKey
{
    std::uint32_t frame = 0;
    bool works = true;
};

/// What a VMD moves: keys by standard bone name, ascending, one a frame. A chain without keys works.
struct MmdTracks
{
    std::map<QString, std::vector<MmdKey>> bones;
    std::map<QString, std::vector<MmdIkKey>> ikKeys; ///< by the name of the IK bone, ascending
};

/// How the legs went (model-formats §2.3): by the foot's IK when that track has a displacement that is not zero, else by their own
/// rotations. Numbers are of all frames and both legs that were reached by IK.
struct MmdLegs
{
    bool leftByIk = false;
    bool rightByIk = false;
    int outOfReach = 0;    ///< leg frames whose target was farther than the leg is long
    int ikFrames = 0;      ///< leg frames that were solved
    double largestMiss = 0; ///< of the ankle from a target in reach, in leg lengths
};

/// Where a track is at a frame, Bézier curves honoured; the ends hold. The track must have a key.
MmdKey sampleMmdTrack(const std::vector<MmdKey> &track, double frame);
/// How far along a curve is at `share` of its time, both in [0, 1].
double mmdCurve(const std::array<std::uint8_t, 4> &curve, double share);

/// The tracks on the standard skeleton: 30 fps, `frames` of them, Z mirrored, legs solved, in metres. Bones the skeleton does not have are
/// named in `ignored`. Cancelled, it has the frames that were made by then.
Motion mmdMotion(const MmdTracks &tracks, int frames, MmdLegs &legs, const Progress &progress = {});

/// The share of leg frames (bent by more than a degree) whose knee is in front of the line from hip to ankle, as the pelvis looks; nothing
/// when the motion has no legs or never bends them.
std::optional<double> kneesForward(const Motion &motion);

} // namespace marrow
