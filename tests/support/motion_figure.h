#pragma once

// A small person whose motions are given as turns of its limbs in the world, on any skeleton: any rest pose, any axes of the joints. What is
// retargeted from it must not depend on either.

#include "model/character/humanoid_rest.h"
#include "model/character/motion.h"

#include <cmath>
#include <functional>
#include <random>

namespace marrow::test {

/// World turns of the 22 joints against the standard A-pose, and how far the hips are from their rest.
struct Stance
{
    std::array<Eigen::Quaternionf, kHumanoidJointCount> turns;
    Eigen::Vector3f hips = Eigen::Vector3f::Zero();

    Stance() { turns.fill(Eigen::Quaternionf::Identity()); }
    /// Turns a joint and everything that hangs on it, in the world.
    void turn(const char *joint, float degrees, const Eigen::Vector3f &axis)
    {
        const Eigen::Quaternionf by(Eigen::AngleAxisf(degrees * 0.01745329252f, axis.normalized()));
        const int top = humanoidJoint(QString::fromLatin1(joint));
        for (int i = 0; i < kHumanoidJointCount; ++i) {
            for (int above = i; above >= 0; above = humanoidSkeleton()[std::size_t(above)].parent) {
                if (above == top) {
                    turns[std::size_t(i)] = by * turns[std::size_t(i)];
                    break;
                }
            }
        }
    }
};

inline Stance tPose()
{
    Stance stance; // the arms of the standard rest hang 50 degrees below the horizontal
    stance.turn("upper_arm_L", 50, Eigen::Vector3f::UnitZ());
    stance.turn("upper_arm_R", -50, Eigen::Vector3f::UnitZ());
    return stance;
}

inline Stance armsDown()
{
    Stance stance;
    stance.turn("upper_arm_L", -35, Eigen::Vector3f::UnitZ());
    stance.turn("upper_arm_R", 35, Eigen::Vector3f::UnitZ());
    stance.turn("forearm_L", -12, Eigen::Vector3f::UnitX());
    stance.turn("forearm_R", -15, Eigen::Vector3f::UnitX());
    return stance;
}

struct FigureSkeleton
{
    Stance rest;                ///< the pose its rest is in
    unsigned axes = 0;          ///< 0: axes of the world; else random ones by this seed
    float size = 1;
    QString prefix = QStringLiteral("mixamorig:");
    Eigen::Quaternionf front = Eigen::Quaternionf::Identity(); ///< everything turned by it
};

inline QString mixamoName(int joint)
{
    static const char *const names[] = {"root", "Hips", "Spine", "Spine2", "Neck", "Head", "LeftShoulder", "RightShoulder", "LeftArm", "RightArm", "LeftForeArm",
                                        "RightForeArm", "LeftHand", "RightHand", "LeftUpLeg", "RightUpLeg", "LeftLeg", "RightLeg", "LeftFoot", "RightFoot", "LeftToeBase", "RightToeBase"};
    return QString::fromLatin1(names[joint]);
}

/// The motion that shows `stance(frame)` on a skeleton, with the standard rest's lengths times `size`.
inline Motion figureMotion(const FigureSkeleton &skeleton, const QString &name, int frames, const std::function<Stance(int)> &stance, const QString &file = QStringLiteral("figure.bvh"))
{
    using Quat = Eigen::Quaternionf;
    using Vec = Eigen::Vector3f;
    const HumanoidRest standard = standardHumanoidRest();
    std::array<Quat, kHumanoidJointCount> axes;
    axes.fill(Quat::Identity());
    std::mt19937 random(skeleton.axes);
    for (std::size_t i = 0; i < axes.size() && skeleton.axes; ++i) {
        std::normal_distribution<float> any;
        axes[i] = Quat(any(random), any(random), any(random), any(random)).normalized();
    }
    const auto world = [&](const Stance &pose, std::size_t joint) { return (skeleton.front * pose.turns[joint] * axes[joint]).normalized(); };
    const auto local = [&](const Stance &pose, std::size_t joint) {
        const int parent = humanoidSkeleton()[joint].parent;
        const Quat above = parent < 0 ? Quat::Identity() : world(pose, std::size_t(parent));
        Vec way = parent < 0 ? Vec(Vec::Zero()) : Vec(standard[joint] - standard[std::size_t(parent)]);
        if (joint == 1)
            way = skeleton.front * Vec(way + pose.hips); // of the root, which has the world's turn
        Transform result;
        result.rotation = (above.conjugate() * world(pose, joint)).normalized();
        const Quat turned = parent < 0 ? Quat::Identity() : Quat(skeleton.front * pose.turns[std::size_t(parent)]);
        result.translation = above.conjugate() * (joint == 1 ? way : Vec(turned * way)) * skeleton.size;
        return result;
    };
    Motion motion;
    motion.name = name;
    motion.source = file;
    motion.frames = frames;
    for (std::size_t joint = 0; joint < axes.size(); ++joint)
        motion.joints.push_back({joint == 0 ? QStringLiteral("root") : skeleton.prefix + mixamoName(int(joint)), humanoidSkeleton()[joint].parent, local(skeleton.rest, joint)});
    for (int frame = 0; frame < frames; ++frame) {
        const Stance pose = stance(frame);
        for (std::size_t joint = 0; joint < axes.size(); ++joint) {
            const Transform at = local(pose, joint);
            motion.rotations.push_back(at.rotation);
            motion.translations.push_back(at.translation);
        }
    }
    makeSignsContinuous(motion);
    return motion;
}

/// Arms and legs swing, the trunk leans, the hips rise and fall; frame 0 and the last are `base`.
inline Stance dance(const Stance &base, int frame, int frames)
{
    const float phase = 6.2831853f * static_cast<float>(frame) / static_cast<float>(frames - 1);
    Stance stance = base;
    stance.turn("hips", 10 * std::sin(phase), Eigen::Vector3f::UnitY());
    stance.turn("spine", 12 * std::sin(phase), Eigen::Vector3f(1, 0.3f, 0));
    stance.turn("upper_arm_L", 60 * std::sin(phase), Eigen::Vector3f(1, 0.5f, 0.2f));
    stance.turn("forearm_L", -70 * std::sin(phase / 2), Eigen::Vector3f(0.2f, 1, 0));
    stance.turn("upper_arm_R", -50 * std::sin(phase), Eigen::Vector3f(1, 0, 0.7f));
    stance.turn("thigh_L", -35 * std::sin(phase), Eigen::Vector3f::UnitX());
    stance.turn("shin_L", 40 * std::sin(phase / 2), Eigen::Vector3f::UnitX());
    stance.turn("thigh_R", 25 * std::sin(phase), Eigen::Vector3f::UnitX());
    stance.turn("head", 20 * std::sin(2 * phase), Eigen::Vector3f::UnitY());
    stance.hips = Eigen::Vector3f(0.1f * std::sin(phase), 0.05f * std::sin(phase), 0.3f * std::sin(phase));
    return stance;
}

/// A figure that goes down into its knees and up again without moving its feet.
inline Stance squat(const Stance &base, int frame, int frames)
{
    const HumanoidRest rest = standardHumanoidRest();
    const float angle = 60 * std::sin(3.14159265f * static_cast<float>(frame) / static_cast<float>(frames - 1));
    Stance stance = base;
    for (const char *side : {"_L", "_R"}) {
        const QByteArray end(side);
        stance.turn(("thigh" + end).constData(), -angle, Eigen::Vector3f::UnitX());
        stance.turn(("shin" + end).constData(), 2 * angle, Eigen::Vector3f::UnitX());
        stance.turn(("foot" + end).constData(), -angle, Eigen::Vector3f::UnitX());
    }
    const Eigen::Vector3f thigh = rest[16] - rest[14], shin = rest[18] - rest[16];
    const Eigen::Vector3f leg = stance.turns[14] * thigh + stance.turns[16] * shin;
    stance.hips = (thigh + shin) - leg;
    return stance;
}

inline HumanoidRest scaledLegs(float factor)
{
    HumanoidRest rest = standardHumanoidRest();
    const Eigen::Vector3f lift = Eigen::Vector3f::UnitY() * (rest[14].y() - rest[18].y()) * (factor - 1);
    for (std::size_t joint = 1; joint < rest.size(); ++joint) {
        if (joint < 16)
            rest[joint] += lift;
    }
    for (const std::size_t side : {0, 1}) {
        rest[16 + side] = rest[18 + side] + (standardHumanoidRest()[16 + side] - standardHumanoidRest()[18 + side]) * factor;
    }
    return rest;
}

} // namespace marrow::test
