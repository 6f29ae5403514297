// New ids and mirrored copies: edits that touch many joints at once.

#include "model/voxel/skeleton_ops.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(SkeletonOps)
};

Error failure(const char *code, const QString &message, std::optional<JointId> joint = {})
{
    return {QString::fromLatin1(code), message, joint ? QStringLiteral("joint/%1").arg(*joint) : QString(), {}};
}

/// The mirror image of a placement: its frame reflected on both sides, so that it stays a rotation and a mirrored pose
/// looks mirrored.
Eigen::Affine3f mirroredWorld(const Eigen::Affine3f &world, const MirrorPlane &plane)
{
    Eigen::Matrix3f flip = Eigen::Matrix3f::Identity();
    flip(plane.axis, plane.axis) = -1;
    Eigen::Affine3f result = Eigen::Affine3f::Identity();
    result.linear() = flip * world.linear() * flip;
    result.translation() = world.translation();
    result.translation()[plane.axis] = static_cast<float>(plane.doubled) - world.translation()[plane.axis];
    return result;
}

/// A joint and all below it, parents first.
std::vector<JointId> branch(const Skeleton &skeleton, JointId joint)
{
    std::vector<JointId> ids;
    for (const int index : skeleton.parentsFirst()) {
        const JointId id = skeleton.joints()[static_cast<std::size_t>(index)].id;
        if (skeleton.isSameOrAncestor(joint, id))
            ids.push_back(id);
    }
    return ids;
}

} // namespace

Result<std::vector<JointId>> duplicateMirrored(Rig &rig, JointId joint, const MirrorPlane &plane)
{
    if (!rig.skeleton.contains(joint))
        return failure("skeleton.unknown-joint", Text::tr("The skeleton has no joint %1.").arg(joint), joint);
    Rig after = rig;
    const JointPairs pairs(rig.skeleton);
    std::map<JointId, JointId> images;
    std::vector<JointId> result;
    for (const JointId id : branch(rig.skeleton, joint)) {
        const Joint &source = *rig.skeleton.find(id);
        std::optional<JointId> parent = source.parent;
        if (parent) {
            const auto image = images.find(*parent);
            parent = image != images.end() ? image->second : pairs.partner(*parent).value_or(*parent);
        }
        const std::optional<JointId> partner = pairs.partner(id);
        const bool exists = partner && *partner != id;
        const auto local = localFromWorld(after.skeleton, exists ? after.skeleton.find(*partner)->parent : parent,
                                          mirroredWorld(worldOf(rig.skeleton, id), plane));
        if (!local)
            return local.error();
        JointId imageId = 0;
        if (exists) {
            imageId = *partner;
            if (const auto moved = setRest(after, imageId, *local); !moved)
                return moved.error();
        } else {
            const auto freeId = after.skeleton.freeId();
            if (!freeId)
                return failure("skeleton.full",
                               Text::tr("The skeleton has all the %1 joints a file can hold.").arg(kMaxJointCount));
            if (parent && *parent > kMaxParentId)
                return failure("skeleton.parent-id-limit",
                               Text::tr("Joint %1 cannot have children: only ids up to %2 can be parents.")
                                   .arg(*parent)
                                   .arg(kMaxParentId),
                               *parent);
            imageId = *freeId;
            const QString name = mirroredName(source.name).value_or(freeJointName(after.skeleton, source.name));
            after.skeleton.insert({imageId, parent, *local, name});
        }
        images[id] = imageId;
        result.push_back(imageId);
    }
    rig = std::move(after);
    return result;
}

Result<void> renumberJoints(Rig &rig, const std::map<JointId, JointId> &newIds)
{
    const auto renamed = [&](JointId id) {
        const auto it = newIds.find(id);
        return it == newIds.end() ? id : it->second;
    };
    for (const auto &[id, newId] : newIds) {
        if (!rig.skeleton.contains(id))
            return failure("skeleton.unknown-joint", Text::tr("The skeleton has no joint %1.").arg(id), id);
    }
    std::vector<Joint> joints = rig.skeleton.joints();
    std::set<JointId> taken;
    for (Joint &joint : joints) {
        joint.id = renamed(joint.id);
        if (!taken.insert(joint.id).second)
            return failure("skeleton.duplicate-id", Text::tr("Two joints would have the id %1.").arg(joint.id),
                           joint.id);
        if (joint.parent)
            joint.parent = renamed(*joint.parent);
        if (joint.parent && *joint.parent > kMaxParentId)
            return failure("skeleton.parent-id-limit",
                           Text::tr("A joint with children cannot have the id %1: only ids up to %2 can be parents.")
                               .arg(*joint.parent)
                               .arg(kMaxParentId),
                           *joint.parent);
    }
    Skeleton skeleton;
    for (Joint &joint : joints)
        skeleton.insert(std::move(joint));
    rig.skeleton = std::move(skeleton);

    std::vector<JointId> table(65536);
    for (std::size_t id = 0; id < table.size(); ++id)
        table[id] = renamed(static_cast<JointId>(id));
    VoxelBinding binding(rig.binding.gridSize(), table[rig.binding.defaultJoint()]);
    const Int3 size = rig.binding.gridSize();
    for (int z = 0; z < size.z; ++z) {
        for (int y = 0; y < size.y; ++y) {
            for (int x = 0; x < size.x; ++x)
                binding.set({x, y, z}, table[rig.binding.at({x, y, z})]);
        }
    }
    rig.binding = std::move(binding);
    for (AnimationClip &clip : rig.clips) {
        for (JointTrack &track : clip.tracks)
            track.joint = table[track.joint];
        std::sort(clip.tracks.begin(), clip.tracks.end(),
                  [](const JointTrack &a, const JointTrack &b) { return a.joint < b.joint; });
    }
    return {};
}

Result<void> reorderJoints(Rig &rig, const std::vector<JointId> &order)
{
    std::map<JointId, JointId> newIds;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (!newIds.emplace(order[i], static_cast<JointId>(i)).second)
            return failure("skeleton.duplicate-id", Text::tr("The new order names joint %1 twice.").arg(order[i]),
                           order[i]);
    }
    if (newIds.size() != rig.skeleton.size())
        return failure("skeleton.unknown-joint", Text::tr("The new order must name every joint once."));
    return renumberJoints(rig, newIds);
}

} // namespace marrow
