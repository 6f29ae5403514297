#include "model/character/retarget/retarget_target.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

using Vec = Eigen::Vector3f;
using Quat = Eigen::Quaternionf;
constexpr std::size_t kJoints = kHumanoidJointCount;
constexpr float kDegrees = 57.2957795f;

int named(const char *name)
{
    return humanoidJoint(QString::fromLatin1(name));
}

float angleBetween(const Vec &a, const Vec &b)
{
    return std::atan2(a.cross(b).norm(), a.dot(b)) * kDegrees;
}

std::array<float, kJoints> residualsOf(const RetargetTarget &target, const ReferencePose &reference, const TargetPose &pose)
{
    const auto directions = limbDirections(target, targetWorlds(target, pose), reference.map);
    std::array<float, kJoints> residuals;
    residuals.fill(-1);
    for (std::size_t joint = 1; joint < kJoints; ++joint) {
        if (!directions[joint].isZero() && !reference.directions[joint].isZero())
            residuals[joint] = angleBetween(directions[joint], target.turn * reference.directions[joint]);
    }
    return residuals;
}

/// How the source's joint has turned from its standing rest to the reference, in the target's space.
Quat turnFromRest(const RetargetTarget &target, const ReferencePose &reference, std::size_t joint)
{
    return target.turn * (reference.frame.rotations[joint] * reference.rest.rotations[joint].conjugate()).normalized() * target.turn.conjugate();
}

/// Feet keep the height that the source's have; the hips give way.
void stand(const RetargetTarget &target, const ReferencePose &reference, TargetPose &pose)
{
    pose.hips = Vec::Zero();
    const float wanted = reference.footHeight * target.hipHeight() / reference.hipHeight;
    pose.hips.y() = wanted - soleHeight(target, targetWorlds(target, pose));
}

TargetPose posedFor(const RetargetTarget &target, const ReferencePose &reference)
{
    TargetPose pose = restPose(target);
    const auto skeleton = humanoidSkeleton();
    for (std::size_t joint = 1; joint < kJoints; ++joint) {
        const int own = target.map.joints[joint];
        if (own < 0 || reference.map.joints[joint] < 0)
            continue;
        const TargetWorlds worlds = targetWorlds(target, pose);
        const QString name = humanoidJointName(static_cast<int>(joint));
        if (isLimb(static_cast<int>(joint))) {
            const Vec direction = limbDirections(target, worlds, reference.map)[joint];
            if (!direction.isZero() && !reference.directions[joint].isZero())
                turnJoint(target, pose, own, Quat::FromTwoVectors(direction, target.turn * reference.directions[joint]));
        } else if (reference.restStands && skeleton[joint].part != BodyPart::Arm) {
            const Quat wanted = turnFromRest(target, reference, joint) * target.joints[std::size_t(own)].rest;
            turnJoint(target, pose, own, wanted * worlds.rotations[std::size_t(own)].conjugate());
        }
    }
    stand(target, reference, pose);
    return pose;
}

} // namespace

float RetargetTarget::hipHeight() const
{
    const int hips = map[named("hips")];
    constexpr float kLeast = 1e-6f;
    return hips < 0 ? height : std::max(joints[std::size_t(hips)].position.y() - floor, kLeast);
}

RetargetTarget characterTarget(const HumanoidRest &rest)
{
    RetargetTarget target;
    float top = rest[0].y();
    for (int joint = 0; joint < kHumanoidJointCount; ++joint) {
        RetargetTarget::Joint &added = target.joints.emplace_back();
        added.name = humanoidJointName(joint);
        added.parent = humanoidSkeleton()[std::size_t(joint)].parent;
        added.position = rest[std::size_t(joint)];
        target.map[joint] = joint;
        top = std::max(top, added.position.y());
    }
    target.floor = rest[0].y();
    constexpr float kHeadOverJoint = 1.12f; // the skull goes on above the highest joint
    target.height = std::max((top - target.floor) * kHeadOverJoint, 1e-6f);
    return target;
}

TargetPose restPose(const RetargetTarget &target)
{
    TargetPose pose;
    for (const RetargetTarget::Joint &joint : target.joints)
        pose.locals.push_back(joint.restLocal);
    return pose;
}

TargetWorlds targetWorlds(const RetargetTarget &target, const TargetPose &pose)
{
    TargetWorlds worlds;
    worlds.rotations.resize(target.joints.size());
    worlds.positions.resize(target.joints.size());
    const int hips = target.map[named("hips")];
    for (std::size_t i = 0; i < target.joints.size(); ++i) {
        const RetargetTarget::Joint &joint = target.joints[i];
        if (joint.parent < 0) {
            worlds.rotations[i] = pose.locals[i];
            worlds.positions[i] = joint.position;
        } else {
            const auto p = std::size_t(joint.parent);
            const RetargetTarget::Joint &parent = target.joints[p];
            worlds.rotations[i] = (worlds.rotations[p] * pose.locals[i]).normalized();
            worlds.positions[i] = worlds.positions[p] + worlds.rotations[p] * (parent.rest.conjugate() * (joint.position - parent.position));
        }
        if (static_cast<int>(i) == hips)
            worlds.positions[i] += pose.hips;
    }
    return worlds;
}

std::array<Vec, kJoints> limbDirections(const RetargetTarget &target, const TargetWorlds &worlds, const JointMap &other)
{
    std::array<Vec, kJoints> directions;
    directions.fill(Vec::Zero());
    for (std::size_t joint = 1; joint < kJoints; ++joint) {
        const int own = target.map.joints[joint];
        const int tail = own < 0 || other.joints[joint] < 0 ? -1 : limbTail(static_cast<int>(joint), target.map, other);
        if (tail >= 0) {
            directions[joint] = (worlds.positions[std::size_t(target.map[tail])] - worlds.positions[std::size_t(own)]).stableNormalized();
        } else if (own >= 0 && target.ends[joint]) {
            const RetargetTarget::Joint &at = target.joints[std::size_t(own)];
            directions[joint] = (worlds.rotations[std::size_t(own)] * (at.rest.conjugate() * (*target.ends[joint] - at.position))).stableNormalized();
        }
    }
    return directions;
}

TargetReference proposeTargetReference(const RetargetTarget &target, const ReferencePose &reference, TargetPosing posing)
{
    TargetReference result;
    result.pose = restPose(target);
    result.restResiduals = residualsOf(target, reference, result.pose);
    result.residuals = result.restResiduals;
    bool serves = true;
    for (std::size_t joint = 1; joint < kJoints; ++joint)
        serves = serves && !(isLimb(static_cast<int>(joint)) && result.restResiduals[joint] > kRestServesDegrees);
    result.posed = posing == TargetPosing::Posed || (posing == TargetPosing::Auto && !serves);
    if (result.posed) {
        result.pose = posedFor(target, reference);
        result.residuals = residualsOf(target, reference, result.pose);
    }
    return result;
}

TargetReference withPose(const RetargetTarget &target, const ReferencePose &reference, TargetPose pose)
{
    TargetReference result;
    stand(target, reference, pose);
    result.posed = true;
    result.restResiduals = residualsOf(target, reference, restPose(target));
    result.residuals = residualsOf(target, reference, pose);
    result.pose = std::move(pose);
    return result;
}

void turnJoint(const RetargetTarget &target, TargetPose &pose, int joint, const Quat &worldTurn)
{
    const TargetWorlds worlds = targetWorlds(target, pose);
    const int parent = target.joints[std::size_t(joint)].parent;
    const Quat above = parent < 0 ? Quat::Identity() : worlds.rotations[std::size_t(parent)];
    pose.locals[std::size_t(joint)] = (above.conjugate() * worldTurn * worlds.rotations[std::size_t(joint)]).normalized();
}

namespace {

/// How high over the floor a point of the floor at rest is when it moves with a joint.
float floorPointHeight(const RetargetTarget &target, const TargetWorlds &worlds, int joint, int under)
{
    Vec point = target.joints[std::size_t(under)].position;
    point.y() = target.floor;
    const RetargetTarget::Joint &own = target.joints[std::size_t(joint)];
    return (worlds.positions[std::size_t(joint)] + worlds.rotations[std::size_t(joint)] * (own.rest.conjugate() * (point - own.position))).y() - target.floor;
}

} // namespace

float printHeight(const RetargetTarget &target, const TargetWorlds &worlds, std::size_t print)
{
    const int foot = target.map[18 + static_cast<int>(print % 2)], under = target.map[18 + static_cast<int>(print)];
    return foot < 0 || under < 0 ? INFINITY : floorPointHeight(target, worlds, foot, under);
}

float soleHeight(const RetargetTarget &target, const TargetWorlds &worlds, std::size_t side)
{
    const int toe = target.map[20 + static_cast<int>(side)];
    const float lowest = std::min(printHeight(target, worlds, side), printHeight(target, worlds, 2 + side));
    return toe < 0 ? lowest : std::min(lowest, floorPointHeight(target, worlds, toe, toe));
}

float soleHeight(const RetargetTarget &target, const TargetWorlds &worlds)
{
    const float lowest = std::min(soleHeight(target, worlds, std::size_t(0)), soleHeight(target, worlds, std::size_t(1)));
    return std::isfinite(lowest) ? lowest : 0;
}

} // namespace marrow
