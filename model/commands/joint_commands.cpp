#include "model/commands/command_args.h"

namespace marrow::commands {

namespace {

Result<QString> renameJoint(VoxelState &state, const QJsonObject &args)
{
    const Result<Rig *> rig = rigOf(state);
    if (!rig)
        return rig.error();
    Skeleton &skeleton = (*rig)->skeleton;
    const Result<JointId> joint = jointArg(skeleton, args, QStringLiteral("joint"));
    if (!joint)
        return joint.error();
    const Result<QString> name = nameArg(args, QStringLiteral("name"));
    if (!name)
        return name.error();
    const QString old = jointName(skeleton, *joint);
    skeleton.find(*joint)->name = *name;
    return Text::tr("Rename %1 to %2").arg(old, *name);
}

Result<QString> setRest(VoxelState &state, const QJsonObject &args)
{
    const Result<Rig *> rig = rigOf(state);
    if (!rig)
        return rig.error();
    Skeleton &skeleton = (*rig)->skeleton;
    std::vector<JointId> joints;
    const QJsonArray rests = args.value(QStringLiteral("rests")).toArray();
    for (const QJsonValue &item : rests) {
        const Result<JointId> id = jointArg(skeleton, item.toObject(), QStringLiteral("joint"));
        if (!id)
            return id.error();
        Joint &joint = *skeleton.find(*id);
        Result<Transform> rest = transformArg(item.toObject(), joint.rest);
        if (!rest)
            return rest.error();
        joint.rest = *rest;
        joints.push_back(*id);
    }
    if (joints.empty())
        return badArgument(QStringLiteral("rests"), Text::tr("at least one joint is needed"));
    return Text::tr("Place %1").arg(jointNames(skeleton, joints));
}

} // namespace

void addJointCommands(VoxelCommandTable &table)
{
    table.insert_or_assign(QStringLiteral("joint.rename"), renameJoint);
    table.insert_or_assign(QStringLiteral("joint.setRest"), setRest);
}

} // namespace marrow::commands
