#pragma once

#include "model/base/result.h"
#include "model/character/joint_map.h"

#include <optional>

namespace marrow {

/// World rotations and places of the 22 joints at one frame; those of joints that are not mapped mean nothing.
struct BodyFrame
{
    std::array<Eigen::Quaternionf, kHumanoidJointCount> rotations;
    std::array<Eigen::Vector3f, kHumanoidJointCount> positions;
};

/// The pose all clips of a batch are compared with (character-decisions, "Retarget"): the first frame of the reference clip, seen from the front
/// and with the root where it stands in that frame.
struct ReferencePose
{
    QString file;
    QString clip;
    JointMap map; ///< of the reference clip's skeleton
    BodyFrame frame;
    BodyFrame rest; ///< of the same skeleton, turned to the front by itself
    bool restStands = false; ///< legs down, trunk up: the rest pose is a standing person, so rotations from it mean something
    std::array<Eigen::Vector3f, kHumanoidJointCount> directions; ///< of each limb in `frame`, unit; zero where a joint has no mapped tail
    Eigen::Quaternionf turn = Eigen::Quaternionf::Identity();    ///< about +Y, from the file's space to the front
    double turnDegrees = 0;
    Eigen::Isometry3f root = Eigen::Isometry3f::Identity(); ///< where the root stands, in the file's space; identity without one
    float hipHeight = 1;  ///< of the standing figure above its floor, metres
    float footHeight = 0; ///< of the lowest sole above the floor, metres
    /// Where the soles touch the floor when standing: under ankle left, right, under ball left, right; from the foot joint, in its own axes.
    /// With a rest that does not stand they are the joints of feet and toes themselves.
    std::array<Eigen::Vector3f, 4> prints;
    std::array<float, 4> floors = {0, 0, 0, 0}; ///< the height in `frame`'s space that counts as the floor for each of them
};

/// The joint where a limb that begins in `joint` ends: the nearest joint down its chain that is mapped in both; -1 where there is none.
int limbTail(int joint, const JointMap &map, const JointMap &other);

/// Poses of one motion as retargeting sees them: root held, turned to the front.
class SourceBody
{
public:
    SourceBody(const Motion &motion, const JointMap &map, int rootJoint);

    /// At a frame, in the file's space, root moving.
    BodyFrame world(int frame) const;
    BodyFrame restWorld() const;
    Eigen::Isometry3f rootWorld(int frame) const;
    /// At a frame, with the root held at `root` and turned.
    BodyFrame held(int frame, const Eigen::Isometry3f &root, const Eigen::Quaternionf &turn) const;
    /// Where the root is at a frame as the held figure sees it: how far it has gone from `root`, turned; zero without a root.
    Eigen::Vector3f rootPath(int frame, const Eigen::Isometry3f &root, const Eigen::Quaternionf &turn) const;

    const Motion &motion() const { return m_motion; }
    const JointMap &map() const { return m_map; }

private:
    template <class Local>
    BodyFrame pose(Local local) const;

    const Motion &m_motion;
    JointMap m_map;
    int m_root;
    std::vector<int> m_needed; ///< joints above a mapped one, parents first
};

/// Takes the reference from the first frame of a clip. `turnDegrees`: which way it is turned about +Y to look to the front; not given: by the
/// hips and shoulders over the first second, in steps of 90° where the rest pose says which way is front and the figure has a root of its own.
/// Fails with "retarget.no-hips" when hips, thighs or upper arms are not mapped.
Result<ReferencePose> takeReference(const Motion &motion, const JointMap &map, std::optional<double> turnDegrees);

/// What is called the floor's unevenness and not a step or a jump: a recording's floor may slope by so much, in hip heights.
inline constexpr float kUnevenFloor = 0.04f;

/// How high the soles are over the floor: under ankle left, right, under ball left, right. Infinite where the joint is not mapped.
std::array<float, 4> soleHeights(const ReferencePose &reference, const BodyFrame &frame);

/// Which clip is the reference: the one named `wanted`, whole or behind its last "|"; not given: one whose name ends in Idle_A. Of several the
/// first by file and name, so that the order of the files does not matter. Fails with "retarget.no-reference", listing the clips there are.
Result<std::size_t> chooseReference(const std::vector<Motion> &motions, const QString &wanted);

/// The clip's name behind its last "|": "Rig_Medium|Idle_A" is "Idle_A".
QString shortClipName(const QString &name);

} // namespace marrow
