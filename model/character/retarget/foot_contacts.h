#pragma once

#include "model/character/retarget/retarget_target.h"

namespace marrow {

/// When the joints of the feet stand on the floor: for foot_L, foot_R, toe_L, toe_R one entry a frame.
struct FootContacts
{
    std::array<std::vector<bool>, 4> stands;

    /// The joint that carries a foot (0 left, 1 right) in a frame: the ball (2, 3) where it stands, else the heel (0, 1), else -1.
    int carrier(std::size_t side, std::size_t frame) const;
};

/// Contact: the sole under the joint is near the floor and goes neither up nor down. Whether it moves along the floor says nothing:
/// in clips that walk on the spot a standing foot slides backwards with the floor.
/// Joints that the target has not are never standing.
FootContacts findContacts(const std::vector<BodyFrame> &source, const RetargetTarget &target, const ReferencePose &reference, double fps);

/// Poses of the target, one a frame, and the source poses they were made from.
struct FootWork
{
    const RetargetTarget &target;
    const ReferencePose &reference;
    const std::vector<BodyFrame> &source;
    const FootContacts &contacts;
    double fps = 30;
    bool loops = false;

    float scale() const { return target.hipHeight() / reference.hipHeight; }
};

/// How far a joint of the feet (0 to 3 as above) strays along the floor from the source's, seen from the hips, in proportion; world.
Eigen::Vector3f strayed(const FootWork &work, std::size_t frame, std::size_t joint, const TargetWorlds &worlds);

/// How high a print of the foot (0 to 3: see printHeight) is to be over the floor, as the source's is, in proportion; never below.
float wantedHeight(const FootWork &work, std::size_t frame, std::size_t joint);

/// Moves legs so that feet that stand stay: along the floor in step with the source's, and on the floor. Thighs and shins turn, feet keep their
/// direction in the world, and the hips come down where a leg would be too short. Between contacts the correction fades.
void lockFeet(const FootWork &work, std::vector<TargetPose> &poses);

/// Bends toes up that would go through the floor, as a ball on the floor lets them, and eases that in and out; `moved` by humanoid joint.
/// Recordings bend toes by what a marker on a soft shoe did, or not at all. No limb changes its direction by this: a toe has none.
void bendToes(const RetargetTarget &target, const std::array<bool, kHumanoidJointCount> &moved, bool loops, std::vector<TargetPose> &poses);

} // namespace marrow
