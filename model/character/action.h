#pragma once

#include "model/character/humanoid_skeleton.h"

#include <Eigen/Geometry>

#include <QString>

#include <optional>
#include <vector>

namespace marrow {

/// Where an action comes from, in the order in which it is looked for (character-decisions, "Retarget").
enum class ActionSource { HandKeyed, Retargeted, Parametric };

/// Local rotations of one joint of the 22-joint skeleton, one a frame. As every rest rotation is identity, they hold for every character.
struct ActionTrack
{
    int joint = 0; ///< of humanoidSkeleton(), never root
    std::vector<Eigen::Quaternionf> rotations;
};

/// A movement of the one skeleton, free of any character's size: sampled at `fps`, the last frame of a loop repeats the first. Joints that
/// stay at rest have no track. A plain value; the published clip's name is the id.
struct Action
{
    QString id;
    ActionSource source = ActionSource::Retargeted;
    QString origin; ///< the clip and file it came from, for people
    double fps = 30;
    int frames = 0;
    bool loops = true;
    std::vector<ActionTrack> tracks; ///< ascending by joint
    /// How far the hips are from their rest, one a frame, in hip heights of the target; empty when they stay.
    std::vector<Eigen::Vector3f> hips;

    double durationSeconds() const { return frames > 1 ? (frames - 1) / fps : 0; }
};

/// Local rotations of all 22 joints, and the hips' offset in hip heights.
struct HumanoidPose
{
    std::array<Eigen::Quaternionf, kHumanoidJointCount> rotations;
    Eigen::Vector3f hipsOffset = Eigen::Vector3f::Zero();

    HumanoidPose() { rotations.fill(Eigen::Quaternionf::Identity()); }
};

/// The pose at a time: loops wrap, others hold their ends; between frames rotations are slerped.
HumanoidPose actionPose(const Action &action, double seconds);

/// Rest positions of the 22 joints of one character, in metres. Rotations are identity by definition.
using HumanoidRest = std::array<Eigen::Vector3f, kHumanoidJointCount>;

/// Where the joints are in a pose: world transforms, the hips' offset multiplied by the height of this character's hips.
std::array<Eigen::Isometry3f, kHumanoidJointCount> humanoidWorlds(const HumanoidRest &rest, const HumanoidPose &pose);

} // namespace marrow
