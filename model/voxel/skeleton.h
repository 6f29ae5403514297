#pragma once

#include "model/base/transform.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace marrow {

/// A joint's number in a file, 0..65535, stable through every edit but an explicit renumbering.
using JointId = std::uint16_t;

/// A parent is stored as i16 in a VFP, so only ids up to this may have children.
inline constexpr int kMaxParentId = 32767;
inline constexpr int kMaxJointNameBytes = 255;
inline constexpr int kMaxJointCount = 65535;

/// One joint (VFP 6B, SKEL). `rest` is local to the parent, in voxels; world = parent · T·R·S.
struct Joint
{
    JointId id = 0;
    std::optional<JointId> parent;
    Transform rest;
    QString name;

    bool operator==(const Joint &) const = default;
};

/// Joints in strictly ascending id order. A parent may stand after its child; several roots are allowed; no cycles.
/// A plain value: the functions below look things up, the commands keep the rules.
class Skeleton
{
public:
    const std::vector<Joint> &joints() const { return m_joints; }
    std::size_t size() const { return m_joints.size(); }
    bool empty() const { return m_joints.empty(); }

    /// The index in joints() of a joint, or -1.
    int indexOf(JointId id) const;
    const Joint *find(JointId id) const;
    Joint *find(JointId id);
    bool contains(JointId id) const { return indexOf(id) >= 0; }

    /// Inserts in id order; the id must be new.
    void insert(Joint joint);
    void remove(JointId id);

    /// The smallest id that is free, preferring ids that may become parents; nullopt when all are taken.
    std::optional<JointId> freeId() const;
    std::vector<JointId> children(JointId id) const;
    std::vector<JointId> roots() const;
    /// True when `ancestor` is `id` or stands above it.
    bool isSameOrAncestor(JointId ancestor, JointId id) const;
    /// Indices into joints() such that every parent comes before its children. Joints on a cycle are left out.
    std::vector<int> parentsFirst() const;

    bool operator==(const Skeleton &) const = default;

private:
    std::vector<Joint> m_joints;
};

/// World matrices in the rest (bind) pose, one a joint, in the order of skeleton.joints().
std::vector<Eigen::Affine3f> restWorlds(const Skeleton &skeleton);

} // namespace marrow
