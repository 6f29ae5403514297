#pragma once

#include "model/voxel/animation_clip.h"
#include "model/voxel/skeleton.h"

#include <vector>

namespace marrow {

/// How a value between two keys is found. The file stores none of this: Linear is the studio's playback policy (linear
/// translation and scale, shortest-arc slerp), Step and Smooth (the same with eased time) are preview options
/// (vfp-decisions, ANIM).
enum class Interpolation { Step, Linear, Smooth };

/// One pose of a skeleton. Every vector runs in the order of skeleton.joints().
struct Pose
{
    std::vector<Transform> locals;
    std::vector<Eigen::Affine3f> worlds;
    /// World(pose) · World(bind)⁻¹: takes a point of the bind grid to where the joint carries it. Exactly the identity
    /// when the joint stands where it stands in the bind pose, or when its bind world cannot be inverted (a scale of
    /// zero).
    std::vector<Eigen::Affine3f> skinning;
    std::vector<Eigen::Affine3d> exactWorlds; ///< the worlds before they were rounded
};

/// `fraction` in [0, 1] runs from `a` to `b`.
Transform interpolate(const Transform &a, const Transform &b, float fraction, Interpolation policy);

/// The value of a track; holds before the first and after the last key. The track must have a key.
Transform sampleTrack(const JointTrack &track, double timeMs, Interpolation policy);

/// Poses one skeleton over and over: the hierarchy and the inverse bind matrices are prepared once. Keeps its own
/// copies, so it may outlive the skeleton; const calls may run on several threads.
class PoseSampler
{
public:
    PoseSampler() = default;
    explicit PoseSampler(const Skeleton &skeleton);

    /// The clip at a time; nullptr gives the bind pose. Joints without a track, and tracks of unknown joints, change
    /// nothing.
    Pose sample(const AnimationClip *clip, double timeMs, Interpolation policy = Interpolation::Linear) const;
    /// The same without allocating once `pose` has been used.
    void sample(const AnimationClip *clip, double timeMs, Interpolation policy, Pose &pose) const;
    /// Fills worlds and skinning from pose.locals, which must hold one transform a joint.
    void finish(Pose &pose) const;

    const std::vector<Transform> &restLocals() const { return m_rest; }
    /// False for a joint whose bind world has no inverse: its voxels stay where they are.
    bool movesVoxels(std::size_t index) const { return m_invertible[index]; }

private:
    std::vector<JointId> m_ids;
    std::vector<Transform> m_rest;
    std::vector<int> m_order;   ///< indices, parents first
    std::vector<int> m_parents; ///< index of the parent, -1 for roots
    std::vector<Eigen::Affine3d> m_inverseBind;
    std::vector<Eigen::Affine3d> m_bindWorlds;
    std::vector<bool> m_invertible;
};

Pose samplePose(const Skeleton &skeleton, const AnimationClip *clip, double timeMs,
                Interpolation policy = Interpolation::Linear);
Pose bindPose(const Skeleton &skeleton);

/// Adds `offsets` (one a joint, in grid units, world space) to a pose's skinning: how "explode by joint" is drawn and
/// picked.
void offsetSkinning(std::vector<Eigen::Affine3f> &skinning, const std::vector<Eigen::Vector3f> &offsets);

} // namespace marrow
