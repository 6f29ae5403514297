#include "views/action/humanoid_handles.h"

#include "model/voxel/ik_drag.h"

#include <algorithm>

namespace marrow {

namespace {

constexpr int kHips = 1;

float hipHeight(const HumanoidRest &rest)
{
    return std::max(1e-4F, rest[kHips].y() - rest[0].y());
}

} // namespace

Skeleton skeletonOf(const HumanoidRest &rest)
{
    Skeleton skeleton;
    for (int number = 0; number < kHumanoidJointCount; ++number) {
        const auto at = static_cast<std::size_t>(number);
        const int parent = humanoidSkeleton()[at].parent;
        Joint joint;
        joint.id = static_cast<JointId>(number);
        joint.name = humanoidJointName(number);
        if (parent >= 0)
            joint.parent = static_cast<JointId>(parent);
        joint.rest.translation = parent < 0 ? rest[at] : Eigen::Vector3f(rest[at] - rest[static_cast<std::size_t>(parent)]);
        skeleton.insert(joint);
    }
    return skeleton;
}

Pose poseOf(const Skeleton &skeleton, const HumanoidRest &rest, const HumanoidPose &pose)
{
    Pose result;
    for (const Joint &joint : skeleton.joints()) {
        Transform local = joint.rest;
        local.rotation = pose.rotations[joint.id];
        if (joint.id == kHips)
            local.translation += pose.hipsOffset * hipHeight(rest);
        result.locals.push_back(local);
    }
    PoseSampler(skeleton).finish(result);
    return result;
}

HumanoidPose withLocals(const HumanoidPose &pose, const HumanoidRest &rest, const JointLocals &locals)
{
    HumanoidPose result = pose;
    for (const auto &[joint, local] : locals) {
        if (joint == 0 || joint >= kHumanoidJointCount)
            continue;
        result.rotations[joint] = local.rotation.normalized();
        if (joint == kHips)
            result.hipsOffset = (local.translation - (rest[kHips] - rest[0])) / hipHeight(rest);
    }
    return result;
}

HumanoidPose mirroredPose(const HumanoidPose &pose)
{
    HumanoidPose result;
    for (std::size_t joint = 1; joint < pose.rotations.size(); ++joint) {
        const Eigen::Quaternionf &from = pose.rotations[joint];
        result.rotations[static_cast<std::size_t>(humanoidSkeleton()[joint].mirror)] = Eigen::Quaternionf(from.w(), from.x(), -from.y(), -from.z());
    }
    result.hipsOffset = pose.hipsOffset.cwiseProduct(Eigen::Vector3f(-1, 1, 1));
    return result;
}

HumanoidPose withHipsMoved(const Skeleton &skeleton, const HumanoidRest &rest, const HumanoidPose &pose, const Eigen::Vector3f &move, bool holdFeet)
{
    HumanoidPose moved = pose;
    moved.hipsOffset += move / hipHeight(rest);
    if (!holdFeet)
        return moved;
    const Pose before = poseOf(skeleton, rest, pose);
    const Pose after = poseOf(skeleton, rest, moved);
    for (const QStringView name : {u"foot_L", u"foot_R"}) {
        const auto foot = static_cast<JointId>(humanoidJoint(name));
        const IkEffector effector{foot, Eigen::Vector3f::Zero()};
        IkDrag leg(skeleton, after, ikChain(skeleton, effector, kDefaultIkLength), effector);
        if (!leg.possible())
            continue;
        moved = withLocals(moved, rest, leg.solve(before.worlds[foot].translation()));
        // The sole keeps lying as it lay.
        const Pose bent = poseOf(skeleton, rest, moved);
        const auto shin = static_cast<std::size_t>(humanoidSkeleton()[foot].parent);
        const Eigen::Matrix3f turn = bent.worlds[shin].linear().transpose() * before.worlds[foot].linear();
        moved.rotations[foot] = Eigen::Quaternionf(turn).normalized();
    }
    return moved;
}

} // namespace marrow
