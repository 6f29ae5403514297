#pragma once

#include "model/character/action.h"
#include "model/character/retarget/retarget_source.h"

namespace marrow {

/// A skeleton that is to move as the source does, in its rest pose, looking along +Z or wherever `turn` says. A plain value.
struct RetargetTarget
{
    struct Joint
    {
        QString name;
        int parent = -1;                                                  ///< before its children
        Eigen::Quaternionf rest = Eigen::Quaternionf::Identity();         ///< world rotation at rest
        Eigen::Quaternionf restLocal = Eigen::Quaternionf::Identity();
        Eigen::Vector3f position = Eigen::Vector3f::Zero();               ///< world, at rest
    };
    std::vector<Joint> joints;
    JointMap map;                                                ///< which joint plays which of the 22
    /// Where limbs end at rest (world) that end in no joint: an arm or a leg of one joint.
    std::array<std::optional<Eigen::Vector3f>, kHumanoidJointCount> ends;
    Eigen::Quaternionf turn = Eigen::Quaternionf::Identity();    ///< from +Z to where it looks, about +Y
    float floor = 0;                                             ///< height of the floor it stands on
    float height = 1;                                            ///< of the figure: what limits are measured by

    float hipHeight() const;
};

/// The one skeleton with these rest positions: rest rotations are identity, the floor is where root stands.
RetargetTarget characterTarget(const HumanoidRest &rest);

/// A pose of the target: local rotations of all joints and how far the hips are from their rest (world).
struct TargetPose
{
    std::vector<Eigen::Quaternionf> locals;
    Eigen::Vector3f hips = Eigen::Vector3f::Zero();
};
TargetPose restPose(const RetargetTarget &target);

/// World rotations and places of all joints in a pose.
struct TargetWorlds
{
    std::vector<Eigen::Quaternionf> rotations;
    std::vector<Eigen::Vector3f> positions;
};
TargetWorlds targetWorlds(const RetargetTarget &target, const TargetPose &pose);

/// The direction of each limb, unit; zero where there is none. `other` is the source's map: a limb ends in the same joint on both sides.
std::array<Eigen::Vector3f, kHumanoidJointCount> limbDirections(const RetargetTarget &target, const TargetWorlds &worlds, const JointMap &other);

/// Where the target stands when the source stands in its reference pose: A_T of character-decisions.
struct TargetReference
{
    TargetPose pose;
    bool posed = false; ///< false: its rest serves, and one bake serves every character that rests so
    /// Degrees between the limb's direction and the source's in the reference pose, at the target's rest and in `pose`; negative without a limb.
    std::array<float, kHumanoidJointCount> restResiduals;
    std::array<float, kHumanoidJointCount> residuals;
};

inline constexpr float kRestServesDegrees = 15; ///< every limb's rest is at most this far from the source's reference

enum class TargetPosing { Auto, Rest, Posed };

/// The rest when every arm and leg is within kRestServesDegrees of the source, else the target posed for this bake: each limb turned by the
/// shortest arc onto the source's direction, parents first; trunk, head and feet as the source holds them against its standing rest; the hips
/// as low as keeps the feet where the source's are. `posing` can ask for either.
TargetReference proposeTargetReference(const RetargetTarget &target, const ReferencePose &reference, TargetPosing posing = TargetPosing::Auto);

/// The same after joints were turned by hand: `pose.locals` are the person's.
TargetReference withPose(const RetargetTarget &target, const ReferencePose &reference, TargetPose pose);

/// Turns a joint in the world, its children with it.
void turnJoint(const RetargetTarget &target, TargetPose &pose, int joint, const Eigen::Quaternionf &worldTurn);

/// How high the lowest point of the soles is over the floor in a pose. The soles are the feet's and toes' footprints at rest, moving with them.
float soleHeight(const RetargetTarget &target, const TargetWorlds &worlds);
/// The same of one foot (0 left, 1 right); infinite without it.
float soleHeight(const RetargetTarget &target, const TargetWorlds &worlds, std::size_t side);
/// The same of one print: 0, 1 under the ankle, 2, 3 under the ball, left and right; they move with the foot.
float printHeight(const RetargetTarget &target, const TargetWorlds &worlds, std::size_t print);

} // namespace marrow
