#pragma once

#include "model/voxel/pose_edit.h"

#include <vector>

namespace marrow {

/// The point of the model a person drags: fixed in the space of `joint`.
struct IkEffector
{
    JointId joint = 0;
    Eigen::Vector3f point = Eigen::Vector3f::Zero(); ///< in the joint's space; zero is the joint's own place
};

/// The joints that turn when an effector is dragged, the upper end first: up to `length` of them. A joint dragged by its own place
/// turns those above it, one dragged by another point turns as well. The upper end itself stays where it is.
std::vector<JointId> ikChain(const Skeleton &skeleton, const IkEffector &effector, int length);

inline constexpr int kDefaultIkLength = 2;
inline constexpr int kLongestIkChain = 64;

/// One drag of a chain's end. Two joints are solved exactly and keep the plane and the side they bend to; longer chains, and those
/// under uneven scales, step by step. Each solution goes on from the one before, so that a target that moves without a jump gives
/// rotations without one. Only rotations change. A target out of reach is pointed at with the chain stretched (or folded).
class IkDrag
{
public:
    /// `chain` as ikChain gives it, in one line of parents. Keeps its own copies.
    IkDrag(const Skeleton &skeleton, const Pose &pose, std::vector<JointId> chain, const IkEffector &effector);

    /// False when nothing can turn: an empty chain, or a scale of zero above it.
    bool possible() const { return m_possible; }
    /// The joint at the end keeps the direction it had in the model; only for an effector that is a joint's own place.
    void setHoldEnd(bool hold) { m_holdEnd = hold; }

    /// The local transforms that bring the effector to `target` (model space), for the joints of the chain and the held end.
    JointLocals solve(const Eigen::Vector3f &target);
    /// How far the effector is from the last target, in voxels.
    float missed() const { return m_missed; }
    /// Where the effector stood at the last solution, or at first.
    Eigen::Vector3f reached() const;

private:
    struct Link
    {
        JointId joint = 0;
        Eigen::Vector3d translation;
        Eigen::Quaterniond rotation;
        Eigen::Vector3d scale;
        Eigen::Vector3d next; ///< where the next link, or the effector, stands in this link's space
    };

    Eigen::Affine3d matrix(const Link &link) const;
    Eigen::Vector3d end() const;
    std::vector<Eigen::Vector3d> places() const;
    void findHinge(const Skeleton &skeleton);
    void bendTwo(const Eigen::Vector3d &target);
    void aim(Link &link, const Eigen::Vector3d &target);
    bool reachSteps(const Eigen::Vector3d &target);
    void unlock(std::vector<Eigen::Vector3d> &points, const Eigen::Vector3d &target) const;
    void takeUp(const std::vector<Eigen::Vector3d> &points);
    double descend(const Eigen::Vector3d &target, double reach);
    void polish(const Eigen::Vector3d &target);
    Eigen::Matrix3Xd levers() const;
    Eigen::Quaterniond heldRotation() const;

    std::vector<Link> m_links;
    Eigen::Affine3d m_above = Eigen::Affine3d::Identity();
    Eigen::Affine3d m_intoChain = Eigen::Affine3d::Identity();
    Eigen::Vector3d m_hinge = Eigen::Vector3d::UnitX(); ///< what the second link bends about, in the first one's space
    bool m_evenScales = true;
    bool m_possible = false;
    bool m_holdEnd = false;
    Transform m_endLocal;
    JointId m_endJoint = 0;
    bool m_endIsJoint = false;
    Eigen::Matrix3d m_endAbove = Eigen::Matrix3d::Identity(); ///< how the end's parent was turned at first
    float m_missed = 0;
};

} // namespace marrow
