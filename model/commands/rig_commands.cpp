#include "model/commands/command_args.h"
#include "model/voxel/rig_json.h"
#include "model/voxel/skeleton_ops.h"

#include <algorithm>

namespace marrow::commands {

namespace {

/// One root joint that every voxel follows.
Result<QString> createRig(VoxelState &state, const QJsonObject &args)
{
    const Int3 size = state.asset.grid.size();
    Joint root;
    root.name = QStringLiteral("root"); // the same in every language, as the journal must replay anywhere
    root.rest.translation = {static_cast<float>(size.x) / 2, 0, static_cast<float>(size.z) / 2};
    if (args.contains(QStringLiteral("name"))) {
        const Result<QString> name = nameArg(args, QStringLiteral("name"));
        if (!name)
            return name.error();
        root.name = *name;
    }
    Rig rig;
    rig.skeleton.insert(std::move(root));
    rig.binding = VoxelBinding(size, 0);
    beginRig(state, std::move(rig));
    return Text::tr("Start a rig");
}

Result<QString> replaceRig(VoxelState &state, const QJsonObject &args)
{
    Result<Rig> rig = rigFromJson(args.value(QStringLiteral("rig")).toObject(), state.asset.grid);
    if (!rig)
        return rig.error();
    const int joints = static_cast<int>(rig->skeleton.size());
    beginRig(state, *std::move(rig));
    return Text::tr("Take over a rig with %n joints", nullptr, joints);
}

Result<QString> removeRig(VoxelState &state, Rig &, const QJsonObject &)
{
    state.asset.rig.reset();
    return Text::tr("Remove the rig");
}

Result<QString> setDefaultJoint(VoxelState &, Rig &rig, const QJsonObject &args)
{
    const Result<JointId> joint = jointArg(rig.skeleton, args, QStringLiteral("joint"));
    if (!joint)
        return joint.error();
    if (const Result<void> done = changeDefaultJoint(rig, *joint); !done)
        return done.error();
    return Text::tr("Make %1 the default joint").arg(jointName(rig.skeleton, *joint));
}

} // namespace

void beginRig(VoxelState &state, Rig rig)
{
    const JointId root = rig.skeleton.roots().front();
    state.selection.joints = {root};
    state.selection.activeJoint = root;
    state.asset.rig = std::move(rig);
    if (state.asset.rigWasDropped) {
        std::erase_if(state.asset.sections,
                      [](const FileSection &s) { return s.tag == "SKEL" || s.tag == "VSKN" || s.tag == "ANIM"; });
    }
    state.asset.rigWasDropped = false;
}

void addRigCommands(VoxelCommandTable &table)
{
    table.insert_or_assign(QStringLiteral("rig.create"), createRig);
    table.insert_or_assign(QStringLiteral("rig.replace"), replaceRig);
    table.insert_or_assign(QStringLiteral("rig.remove"), onRig(removeRig));
    table.insert_or_assign(QStringLiteral("rig.setDefaultJoint"), onRig(setDefaultJoint));
}

} // namespace marrow::commands
