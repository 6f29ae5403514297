#include "model/commands/command_args.h"
#include "model/voxel/skeleton_ops.h"

#include <algorithm>

namespace marrow::commands {

namespace {

void select(VoxelState &state, std::vector<JointId> joints)
{
    state.selection.activeJoint = joints.empty() ? std::nullopt : std::optional(joints.back());
    state.selection.joints = std::move(joints);
}

/// A joint, or nullopt for null or nothing.
Result<std::optional<JointId>> optionalJointArg(const Skeleton &skeleton, const QJsonObject &args, const QString &key)
{
    if (args.value(key).isNull() || args.value(key).isUndefined())
        return std::optional<JointId>();
    const Result<JointId> joint = jointArg(skeleton, args, key);
    if (!joint)
        return joint.error();
    return std::optional(*joint);
}

Result<QString> addJoints(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<std::optional<JointId>> parent = optionalJointArg(rig.skeleton, args, QStringLiteral("parent"));
    if (!parent)
        return parent.error();
    const Int3 size = state.asset.grid.size();
    Eigen::Vector3f position = Eigen::Vector3f(static_cast<float>(size.x), static_cast<float>(size.y), static_cast<float>(size.z)) / 2;
    if (*parent)
        position = worldOf(rig.skeleton, **parent).translation();
    const Result<Eigen::Vector3f> told = vectorArg(args, QStringLiteral("position"), position);
    if (!told)
        return told.error();
    QString name = freeJointName(rig.skeleton, QStringLiteral("joint")); // not translated: replay gives the same
    if (args.contains(QStringLiteral("name"))) {
        const Result<QString> wanted = nameArg(args, QStringLiteral("name"));
        if (!wanted)
            return wanted.error();
        name = *wanted;
    }
    const Result<JointId> joint = addJoint(rig, *parent, *told, name);
    if (!joint)
        return joint.error();
    select(state, {*joint});
    return *parent ? Text::tr("Add %1 to %2").arg(jointName(rig.skeleton, *joint), jointName(rig.skeleton, **parent))
                   : Text::tr("Add %1").arg(jointName(rig.skeleton, *joint));
}

Result<QString> deleteJoints(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<std::vector<JointId>> joints = jointsArg(rig.skeleton, args, QStringLiteral("joints"));
    if (!joints)
        return joints.error();
    const Result<JointId> heir = jointArg(rig.skeleton, args, QStringLiteral("heir"));
    if (!heir)
        return heir.error();
    const QString text =
        Text::tr("Delete %1, leaving its voxels to %2").arg(jointNames(rig.skeleton, *joints), jointName(rig.skeleton, *heir));
    for (const JointId joint : *joints) {
        if (const Result<void> done = deleteJoint(rig, state.asset.grid, joint, *heir); !done)
            return done.error();
    }
    select(state, {*heir});
    return text;
}

Result<QString> rename(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<JointId> joint = jointArg(rig.skeleton, args, QStringLiteral("joint"));
    if (!joint)
        return joint.error();
    const Result<QString> name = nameArg(args, QStringLiteral("name"));
    if (!name)
        return name.error();
    const QString old = jointName(rig.skeleton, *joint);
    if (const Result<void> done = renameJoint(rig, *joint, *name); !done)
        return done.error();
    return Text::tr("Rename %1 to %2").arg(old, jointName(rig.skeleton, *joint));
}

Result<QString> reparent(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<std::vector<JointId>> joints = jointsArg(rig.skeleton, args, QStringLiteral("joints"));
    if (!joints)
        return joints.error();
    const Result<std::optional<JointId>> parent = optionalJointArg(rig.skeleton, args, QStringLiteral("parent"));
    if (!parent)
        return parent.error();
    const Result<int> keep = choiceArg(args, QStringLiteral("keep"), {QStringLiteral("world"), QStringLiteral("local")});
    if (!keep)
        return keep.error();
    for (const JointId joint : *joints) {
        const auto done = reparentJoint(rig, joint, *parent, *keep == 0 ? KeepPlace::World : KeepPlace::Local);
        if (!done)
            return done.error();
    }
    return *parent ? Text::tr("Move %1 under %2").arg(jointNames(rig.skeleton, *joints), jointName(rig.skeleton, **parent))
                   : Text::tr("Make %1 a root").arg(jointNames(rig.skeleton, *joints));
}

Result<QString> duplicateAcross(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<std::vector<JointId>> joints = jointsArg(rig.skeleton, args, QStringLiteral("joints"));
    if (!joints)
        return joints.error();
    const Result<qint64> axis = integerArg(args, QStringLiteral("axis"), 0, 2);
    if (!axis)
        return axis.error();
    MirrorPlane plane = MirrorPlane::middle(state.asset.grid.size(), static_cast<int>(*axis));
    if (args.contains(QStringLiteral("doubled"))) {
        const Result<qint64> doubled = integerArg(args, QStringLiteral("doubled"), 0, 2 * VoxelGrid::kMaxSize);
        if (!doubled)
            return doubled.error();
        plane.doubled = static_cast<int>(*doubled);
    }
    const QString text = Text::tr("Duplicate %1 mirrored").arg(jointNames(rig.skeleton, *joints));
    const Skeleton before = rig.skeleton;
    std::vector<JointId> counterparts;
    for (const JointId joint : *joints) {
        // A joint below another chosen one is copied along with it.
        const bool below = std::any_of(joints->begin(), joints->end(),
                                       [&](JointId other) { return other != joint && before.isSameOrAncestor(other, joint); });
        if (below)
            continue;
        const Result<std::vector<JointId>> made = duplicateMirrored(rig, joint, plane);
        if (!made)
            return made.error();
        counterparts.push_back(made->front());
    }
    select(state, counterparts);
    return text;
}

/// Selected joints keep being the same joints under their new ids.
void renumberSelection(VoxelSelection &selection, const std::map<JointId, JointId> &newIds)
{
    const auto renumber = [&newIds](JointId &id) {
        if (const auto it = newIds.find(id); it != newIds.end())
            id = it->second;
    };
    std::for_each(selection.joints.begin(), selection.joints.end(), renumber);
    if (selection.activeJoint)
        renumber(*selection.activeJoint);
    for (KeyRef &key : selection.keys)
        renumber(key.joint);
}

Result<QString> renumber(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    std::map<JointId, JointId> newIds;
    const QString key = QStringLiteral("ids");
    const QJsonArray list = args.value(key).toArray();
    for (const QJsonValue &item : list) {
        const QJsonArray pair = item.toArray();
        const Result<JointId> from = jointArg(rig.skeleton, {{key, pair.at(0)}}, key);
        if (!from)
            return from.error();
        const Result<qint64> to = integerArg({{key, pair.at(1)}}, key, 0, 65535);
        if (!to)
            return to.error();
        if (!newIds.emplace(*from, static_cast<JointId>(*to)).second)
            return badArgument(key, Text::tr("joint %1 is named twice").arg(*from));
    }
    if (newIds.empty())
        return badArgument(key, Text::tr("at least one joint is needed"));
    if (const Result<void> done = renumberJoints(rig, newIds); !done)
        return done.error();
    renumberSelection(state.selection, newIds);
    if (newIds.size() > 1)
        return Text::tr("Renumber %n joints", nullptr, static_cast<int>(newIds.size()));
    return Text::tr("Give %1 the id %2").arg(jointName(rig.skeleton, newIds.begin()->second)).arg(newIds.begin()->second);
}

Result<QString> reorder(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<std::vector<JointId>> order = jointsArg(rig.skeleton, args, QStringLiteral("order"));
    if (!order)
        return order.error();
    if (const Result<void> done = reorderJoints(rig, *order); !done)
        return done.error();
    std::map<JointId, JointId> newIds;
    for (std::size_t i = 0; i < order->size(); ++i)
        newIds.emplace((*order)[i], static_cast<JointId>(i));
    renumberSelection(state.selection, newIds);
    return Text::tr("Reorder %n joints", nullptr, static_cast<int>(order->size()));
}

Result<QString> placeJoints(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<int> keys = choiceArg(
        args, QStringLiteral("keys"), {QStringLiteral("offset"), QStringLiteral("motion"), QStringLiteral("untouched")});
    if (!keys)
        return keys.error();
    const Result<int> children =
        choiceArg(args, QStringLiteral("children"), {QStringLiteral("follow"), QStringLiteral("keepWorld")});
    if (!children)
        return children.error();
    constexpr KeyPolicy kKeyPolicies[] = {KeyPolicy::KeepOffset, KeyPolicy::KeepMotion, KeyPolicy::Untouched};
    constexpr ChildPolicy kChildPolicies[] = {ChildPolicy::Follow, ChildPolicy::KeepWorld};

    bool moved = false;
    bool turned = false;
    bool scaled = false;
    std::vector<JointId> joints;
    const QJsonArray rests = args.value(QStringLiteral("rests")).toArray();
    for (const QJsonValue &item : rests) {
        const QJsonObject entry = item.toObject();
        const Result<JointId> id = jointArg(rig.skeleton, entry, QStringLiteral("joint"));
        if (!id)
            return id.error();
        const Result<Transform> rest = transformArg(entry, rig.skeleton.find(*id)->rest);
        if (!rest)
            return rest.error();
        const Transform before = rig.skeleton.find(*id)->rest;
        moved = moved || rest->translation != before.translation;
        turned = turned || rest->rotation.coeffs() != before.rotation.coeffs();
        scaled = scaled || rest->scale != before.scale;
        if (const auto done = setRest(rig, *id, *rest, kKeyPolicies[*keys], kChildPolicies[*children]); !done)
            return done.error();
        joints.push_back(*id);
    }
    if (joints.empty())
        return badArgument(QStringLiteral("rests"), Text::tr("at least one joint is needed"));
    const QString names = jointNames(rig.skeleton, joints);
    if (int(moved) + int(turned) + int(scaled) != 1)
        return Text::tr("Place %1").arg(names);
    return moved ? Text::tr("Move %1").arg(names) : turned ? Text::tr("Turn %1").arg(names) : Text::tr("Scale %1").arg(names);
}

} // namespace

void addJointCommands(VoxelCommandTable &table)
{
    table.insert_or_assign(QStringLiteral("joint.add"), onRig(addJoints));
    table.insert_or_assign(QStringLiteral("joint.delete"), onKeys(deleteJoints));
    table.insert_or_assign(QStringLiteral("joint.rename"), onRig(rename));
    table.insert_or_assign(QStringLiteral("joint.reparent"), onKeys(reparent));
    table.insert_or_assign(QStringLiteral("joint.duplicateMirrored"), onKeys(duplicateAcross));
    table.insert_or_assign(QStringLiteral("joint.renumber"), onKeys(renumber));
    table.insert_or_assign(QStringLiteral("joint.reorder"), onKeys(reorder));
    table.insert_or_assign(QStringLiteral("joint.setRest"), onKeys(placeJoints));
}

} // namespace marrow::commands
