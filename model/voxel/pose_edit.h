#pragma once

#include "model/voxel/body_sides.h"
#include "model/voxel/mirror_pairs.h"
#include "model/voxel/pose_sampling.h"

#include <QJsonObject>

#include <map>
#include <optional>
#include <vector>

namespace marrow {

/// Local transforms of some joints, as a person poses them. Rest poses are never touched by anything here.
using JointLocals = std::map<JointId, Transform>;

/// Along which axes a joint is posed: its own, its parent's, or the model's.
enum class PoseFrame { Local, Parent, World };

/// The axes (columns, length one, right-handed) of a joint in a pose; identity for an unknown joint.
Eigen::Matrix3f poseAxes(const Skeleton &skeleton, const Pose &pose, JointId joint, PoseFrame frame);

/// The joints of `chosen` that no other of them carries along, in skeleton order.
std::vector<JointId> topmost(const Skeleton &skeleton, const std::vector<JointId> &chosen);

/// Each joint's rotation after a turn about its own origin, by a rotation given in the model's space. Only rotations change,
/// whatever the scales above; joints below come along.
JointLocals turnedInWorld(const Skeleton &skeleton, const Pose &pose, const std::vector<JointId> &joints, const Eigen::Quaternionf &turn);
/// Each joint turned about its own axes: a selected row of joints curls.
JointLocals turnedInLocal(const Skeleton &skeleton, const Pose &pose, const std::vector<JointId> &joints, const Eigen::Quaternionf &turn);
/// Each joint moved by a vector of the model's space. A joint below a scale of zero cannot be moved and is left out.
JointLocals movedInWorld(const Skeleton &skeleton, const Pose &pose, const std::vector<JointId> &joints, const Eigen::Vector3f &move);
/// Each joint's scale times `factors`, along its own axes.
JointLocals scaledBy(const Skeleton &skeleton, const Pose &pose, const std::vector<JointId> &joints, const Eigen::Vector3f &factors);

/// Carries local transforms of one joint to its partner on the other side of a plane: the partner's voxels move as the mirror
/// image of the joint's. Right for any rest poses as long as the two parents are partners as well.
class JointMirror
{
public:
    JointMirror(const Skeleton &skeleton, JointId joint, JointId partner, const MirrorPlane &plane);
    Transform operator()(const Transform &local) const;

private:
    Eigen::Affine3f m_before;
    Eigen::Affine3f m_after;
};

/// The plane between left and right as the skeleton's names and places tell, the middle of the grid across x without them.
MirrorPlane mirrorPlaneOf(const Skeleton &skeleton, Int3 gridSize);
/// A pose as a mirror shows it: values go to the partner, joints without a side mirror themselves, joints with a side and no
/// partner are left out.
JointLocals mirroredPose(const Skeleton &skeleton, const JointLocals &values, const JointPairs &pairs, const MirrorPlane &plane);

/// Between two poses of the same joints: translation and scale on a straight line, rotation on the shortest arc. `fraction` may
/// leave [0, 1] to go beyond either.
Transform breakdown(const Transform &from, const Transform &to, float fraction);

/// A pose as text for the clipboard: joints by name with their rest transforms beside, so that it can be laid on another
/// skeleton. `{"marrowPose": 1, "joints": [{"name", "id", "rest": TRS, "pose": TRS}]}`
QJsonObject poseToJson(const Skeleton &skeleton, const JointLocals &values);
/// The joints of such a text that this skeleton has, found by name (by id where the name is empty), as the same difference to
/// their own rest transforms. Empty when it is no such text.
JointLocals poseFromJson(const Skeleton &skeleton, const QJsonObject &json);

} // namespace marrow
