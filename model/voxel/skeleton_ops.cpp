#include "model/voxel/skeleton_ops.h"

#include "model/voxel/pose_sampling.h"
#include "model/voxel/solid_cells.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(SkeletonOps)
};

/// "arm_L (3)": what a person calls a joint, and what tells it from others of that name.
QString namedJoint(const Skeleton &skeleton, JointId id)
{
    const Joint *joint = skeleton.find(id);
    return joint && !joint->name.isEmpty() ? QStringLiteral("%1 (%2)").arg(joint->name).arg(id) : Text::tr("Joint %1").arg(id);
}

Error failure(const char *code, const QString &message, std::optional<JointId> joint = {})
{
    return {QString::fromLatin1(code), message, joint ? QStringLiteral("joint/%1").arg(*joint) : QString(), {}};
}

Error unknownJoint(JointId joint)
{
    return failure("skeleton.unknown-joint", Text::tr("The skeleton has no joint %1.").arg(joint), joint);
}

Result<void> checkParent(const Skeleton &skeleton, JointId joint, std::optional<JointId> parent)
{
    if (!parent)
        return {};
    if (!skeleton.contains(*parent))
        return unknownJoint(*parent);
    if (*parent > kMaxParentId)
        return failure("skeleton.parent-id-limit",
                       Text::tr("Joint %1 cannot have children: the file stores a parent's id in 16 bits with a sign, "
                                "so only ids up to %2 "
                                "can be parents. Give it a smaller id first.")
                           .arg(*parent)
                           .arg(kMaxParentId),
                       *parent);
    if (skeleton.isSameOrAncestor(joint, *parent))
        return failure(
            "skeleton.cycle",
            Text::tr("%1 cannot be moved under %2, which is itself below it.").arg(namedJoint(skeleton, joint), namedJoint(skeleton, *parent)),
            joint);
    return {};
}

Result<void> checkName(const QString &name, JointId joint)
{
    if (name.toUtf8().size() > kMaxJointNameBytes)
        return failure("skeleton.name-too-long",
                       Text::tr("The name of joint %1 takes more than the %2 bytes a file has room for.")
                           .arg(joint)
                           .arg(kMaxJointNameBytes),
                       joint);
    return {};
}

/// Gives every voxel of a joint, and the cells in between that mean nothing, to another.
void rebind(VoxelBinding &binding, const VoxelGrid &grid, JointId from, JointId to)
{
    std::vector<Int3> cells;
    forEachSolid(grid, binding, VoxelBox::whole(grid.size()), [&](Int3 cell, std::uint32_t, JointId joint) {
        if (joint == from)
            cells.push_back(cell);
    });
    for (const Int3 cell : cells)
        binding.set(cell, to);
}

void dropTracks(std::vector<AnimationClip> &clips, JointId joint)
{
    for (AnimationClip &clip : clips)
        std::erase_if(clip.tracks, [&](const JointTrack &track) { return track.joint == joint; });
}

/// Rewrites a joint's keys so that at every key's time it stands in the world where it stood, under another parent.
Result<void> moveKeys(const Rig &before, Rig &after, JointId joint, float *lost)
{
    const PoseSampler old(before.skeleton);
    const PoseSampler fresh(after.skeleton);
    const auto index = static_cast<std::size_t>(before.skeleton.indexOf(joint));
    const std::optional<JointId> parent = after.skeleton.find(joint)->parent;
    for (AnimationClip &clip : after.clips) {
        for (JointTrack &track : clip.tracks) {
            if (track.joint != joint)
                continue;
            for (TransformKey &key : track.keys) {
                const Eigen::Affine3d world = old.sample(before.clip(clip.id), key.timeMs).exactWorlds[index];
                Eigen::Affine3d parentWorld = Eigen::Affine3d::Identity();
                if (parent)
                    parentWorld = old.sample(before.clip(clip.id), key.timeMs)
                                      .exactWorlds[static_cast<std::size_t>(before.skeleton.indexOf(*parent))];
                if (parentWorld.linear().determinant() == 0)
                    return failure(
                        "skeleton.singular",
                        Text::tr("In the clip %1 the new parent has a scale of zero, so joint %2 cannot keep its "
                                 "place there.")
                            .arg(clip.name)
                            .arg(joint),
                        joint);
                float keyLost = 0;
                Transform value = toTransform((parentWorld.inverse(Eigen::Affine) * world).cast<float>(), &keyLost);
                *lost = std::max(*lost, keyLost);
                key.value = value;
            }
        }
    }
    return {};
}

/// Moves a joint under a parent that is known to be allowed, its rest and keys keeping their place in the world.
Result<float> moveKeepingWorld(Rig &rig, JointId joint, std::optional<JointId> parent)
{
    Rig after = rig;
    float lost = 0;
    const auto local = localFromWorld(rig.skeleton, parent, worldOf(rig.skeleton, joint), &lost);
    if (!local)
        return local.error();
    Joint *moved = after.skeleton.find(joint);
    moved->parent = parent;
    moved->rest = *local;
    if (const auto keys = moveKeys(rig, after, joint, &lost); !keys)
        return keys.error();
    rig = std::move(after);
    return lost;
}

} // namespace

QString freeJointName(const Skeleton &skeleton, const QString &base)
{
    std::set<QString> taken;
    for (const Joint &joint : skeleton.joints())
        taken.insert(joint.name);
    QString name = base;
    for (int number = 2; taken.contains(name); ++number)
        name = base + ' ' + QString::number(number);
    return name;
}

Result<JointId> addJoint(Rig &rig, std::optional<JointId> parent, const Eigen::Vector3f &worldPosition,
                         const QString &name)
{
    const std::optional<JointId> id = rig.skeleton.freeId();
    if (!id)
        return failure("skeleton.full",
                       Text::tr("The skeleton has all the %1 joints a file can hold.").arg(kMaxJointCount));
    if (const auto named = checkName(name, *id); !named)
        return named.error();
    if (const auto allowed = checkParent(rig.skeleton, *id, parent); !allowed)
        return allowed.error();
    Eigen::Affine3f world = Eigen::Affine3f::Identity();
    world.translation() = worldPosition;
    const auto local = localFromWorld(rig.skeleton, parent, world);
    if (!local)
        return local.error();
    rig.skeleton.insert({*id, parent, *local, name});
    return *id;
}

Result<void> renameJoint(Rig &rig, JointId joint, const QString &name)
{
    Joint *found = rig.skeleton.find(joint);
    if (!found)
        return unknownJoint(joint);
    if (auto named = checkName(name, joint); !named)
        return named;
    found->name = name;
    return {};
}

Result<void> deleteJoint(Rig &rig, const VoxelGrid &grid, JointId joint, JointId heir)
{
    const Joint *found = rig.skeleton.find(joint);
    if (!found)
        return unknownJoint(joint);
    if (rig.skeleton.size() == 1)
        return failure("skeleton.last-joint",
                       Text::tr("A rig needs at least one joint. To be rid of the rig, remove the rig itself."), joint);
    if (joint == heir)
        return failure("skeleton.heir-is-joint",
                       Text::tr("Joint %1 cannot inherit from itself. Choose another joint for its voxels.").arg(joint),
                       joint);
    if (!rig.skeleton.contains(heir))
        return unknownJoint(heir);
    Rig after = rig;
    const std::optional<JointId> parent = found->parent;
    for (const JointId child : rig.skeleton.children(joint)) {
        const bool leadsToHeir = rig.skeleton.isSameOrAncestor(child, heir);
        const std::optional<JointId> newParent = leadsToHeir ? parent : std::optional(heir);
        if (!leadsToHeir) {
            if (const auto allowed = checkParent(after.skeleton, child, newParent); !allowed)
                return allowed.error();
        }
        if (const auto moved = moveKeepingWorld(after, child, newParent); !moved)
            return moved.error();
    }
    rebind(after.binding, grid, joint, heir);
    if (after.binding.defaultJoint() == joint)
        after.binding.setDefaultJoint(heir);
    dropTracks(after.clips, joint);
    after.skeleton.remove(joint);
    rig = std::move(after);
    return {};
}

Result<float> reparentJoint(Rig &rig, JointId joint, std::optional<JointId> parent, KeepPlace keep)
{
    Joint *found = rig.skeleton.find(joint);
    if (!found)
        return unknownJoint(joint);
    if (found->parent == parent)
        return 0.0F;
    if (const auto allowed = checkParent(rig.skeleton, joint, parent); !allowed)
        return allowed.error();
    if (keep == KeepPlace::World)
        return moveKeepingWorld(rig, joint, parent);
    found->parent = parent;
    return 0.0F;
}

namespace {

Transform movedKey(const Transform &key, const Transform &before, const Transform &after, KeyPolicy policy)
{
    if (policy == KeyPolicy::KeepMotion) {
        const Eigen::Affine3f old = before.matrix();
        if (old.linear().determinant() != 0.0F)
            return toTransform(key.matrix() * old.inverse(Eigen::Affine) * after.matrix());
    }
    Transform moved;
    moved.translation = key.translation + (after.translation - before.translation);
    moved.rotation = (key.rotation * before.rotation.conjugate() * after.rotation).normalized();
    for (int axis = 0; axis < 3; ++axis)
        moved.scale[axis] =
            before.scale[axis] != 0 ? key.scale[axis] * after.scale[axis] / before.scale[axis] : key.scale[axis];
    return moved;
}

void setRestAndKeys(Rig &rig, JointId joint, const Transform &rest, KeyPolicy keys)
{
    Joint *found = rig.skeleton.find(joint);
    const Transform before = found->rest;
    found->rest = rest;
    if (keys == KeyPolicy::Untouched || before == rest)
        return;
    for (AnimationClip &clip : rig.clips) {
        for (JointTrack &track : clip.tracks) {
            if (track.joint != joint)
                continue;
            for (TransformKey &key : track.keys)
                key.value = movedKey(key.value, before, rest, keys);
        }
    }
}

} // namespace

Result<void> setRest(Rig &rig, JointId joint, const Transform &rest, KeyPolicy keys, ChildPolicy children)
{
    if (!rig.skeleton.contains(joint))
        return unknownJoint(joint);
    if (!rest.translation.allFinite() || !rest.scale.allFinite() || !rest.rotation.coeffs().allFinite() ||
        rest.rotation.norm() < 1e-6F)
        return failure("skeleton.not-finite",
                       Text::tr("The transform of joint %1 has a value that is no number.").arg(joint), joint);
    Transform unit = rest;
    // A rotation that is a unit to the last bit stays as it was typed.
    if (std::abs(unit.rotation.norm() - 1.0F) > 1e-6F)
        unit.rotation.normalize();
    Rig after = rig;
    setRestAndKeys(after, joint, unit, keys);
    if (children == ChildPolicy::KeepWorld) {
        for (const JointId child : rig.skeleton.children(joint)) {
            const auto local = localFromWorld(after.skeleton, joint, worldOf(rig.skeleton, child));
            if (!local)
                return local.error();
            setRestAndKeys(after, child, *local, keys);
        }
    }
    rig = std::move(after);
    return {};
}

Result<void> changeDefaultJoint(Rig &rig, JointId joint)
{
    if (!rig.skeleton.contains(joint))
        return unknownJoint(joint);
    rig.binding.setDefaultJoint(joint);
    return {};
}

} // namespace marrow
