#pragma once

#include "model/base/transform.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace marrow {

/// A joint of a motion's own skeleton: its rest is local to the parent. Parents come before children.
struct MotionJoint
{
    QString name;
    int parent = -1;
    Transform rest;
    bool end = false; ///< only says where its parent's segment ends (BVH's end sites, MMD's tips); nothing moves it
};

/// One clip on its own skeleton, sampled at a constant rate: what every motion format becomes (.bvh, .vmd, .fbx, .gltf, .glb, .vrma,
/// mediapipe33 .json). +Y up, right-handed, metres, +Z forward where the source says which way it looks; what of that was guessed, and
/// why, stands in the MotionSpace beside it. A plain value.
struct Motion
{
    QString name;   ///< of the clip; the file's name where the format has none
    QString source; ///< the file's name without its folder
    std::vector<MotionJoint> joints;
    double fps = 30;
    int frames = 0;
    /// Local to the parent, `frames * joints` of each, frame by frame. Rotations are unit and change sign nowhere along a joint.
    std::vector<Eigen::Quaternionf> rotations;
    std::vector<Eigen::Vector3f> translations;
    /// The human bones the file names itself (VRM, VRM animation) with their joints; names are those of VRM ("leftUpperArm"). Joint names need not be
    /// unique, so these say more than names do.
    std::vector<std::pair<QString, int>> humanBones;
    QStringList ignored; ///< what the file moves and this skeleton has no joint for, each once

    std::size_t at(int frame, int joint) const { return static_cast<std::size_t>(frame) * joints.size() + static_cast<std::size_t>(joint); }
    double durationSeconds() const { return frames > 1 ? (frames - 1) / fps : 0; }
    int joint(const QString &name) const; ///< -1 when there is none
    int movingJoints() const;             ///< without the ends
};

/// World transforms of all joints at a frame, without scale.
std::vector<Eigen::Isometry3f> motionWorlds(const Motion &motion, int frame);
/// In the rest pose.
std::vector<Eigen::Isometry3f> motionRestWorlds(const Motion &motion);

/// Turns quaternions over so that neighbours along each joint's track are on the same half of the sphere.
void makeSignsContinuous(Motion &motion);

/// The motion at another rate, from its first to its last moment (rotations slerped). The last frame falls on the last moment when the
/// duration is a whole number of the new frames, else on the frame before it.
Motion resampled(const Motion &motion, double fps);

} // namespace marrow
