#pragma once

#include "model/character/action.h"
#include "model/character/retarget/retarget.h"
#include "tests/support/motion_figure.h"

namespace marrow::test {

using Vec = Eigen::Vector3f;
using Quat = Eigen::Quaternionf;

inline constexpr float kDegrees = 57.2957795f;

inline int named(const char *name) { return humanoidJoint(QString::fromLatin1(name)); }

inline Motion danceOn(const FigureSkeleton &skeleton, const Stance &first = armsDown(), int frames = 31)
{
    return figureMotion(skeleton, QStringLiteral("Idle_A"), frames, [=](int frame) { return dance(first, frame, frames); });
}

inline RetargetPlan planFor(const std::vector<Motion> &motions, const HumanoidRest &rest, const RetargetOptions &options = {})
{
    const Result<RetargetPlan> plan = planRetarget(motions, characterTarget(rest), {}, builtInNameMaps(), options);
    if (!plan)
        qFatal("%s", qPrintable(plan.error().message));
    return *plan;
}

inline BakedClip baked(const RetargetPlan &plan, const Motion &motion)
{
    const Result<BakedClip> clip = bakeClip(plan, motion);
    if (!clip)
        qFatal("%s", qPrintable(clip.error().message));
    return *clip;
}

inline HumanoidPose poseAt(const BakedClip &clip, const RetargetPlan &plan, int frame)
{
    const Action action = actionFrom(clip, plan);
    return actionPose(action, frame / action.fps * (action.loops ? 0.999999 : 1));
}

inline float farthestApart(const HumanoidPose &a, const HumanoidPose &b)
{
    float angle = 0;
    for (std::size_t joint = 0; joint < a.rotations.size(); ++joint)
        angle = std::max(angle, std::abs(a.rotations[joint].angularDistance(b.rotations[joint])) * kDegrees);
    return angle;
}

} // namespace marrow::test
