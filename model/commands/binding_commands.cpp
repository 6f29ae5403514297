#include "model/commands/command_args.h"
#include "model/commands/voxel_set_json.h"

#include <set>

namespace marrow::commands {

namespace {

/// Paints the solid cells of one set; returns how many got another joint.
int paint(Rig &rig, const VoxelGrid &grid, const VoxelSet &voxels, JointId joint)
{
    int changed = 0;
    voxels.forEach([&](std::uint32_t offset) {
        if (grid.data()[offset] == 0)
            return;
        const Int3 cell = grid.position(offset);
        if (rig.binding.at(cell) == joint)
            return;
        rig.binding.set(cell, joint);
        ++changed;
    });
    return changed;
}

Result<QString> assignBinding(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const QJsonArray sets = args.value(QStringLiteral("sets")).toArray();
    int changed = 0;
    std::set<JointId> joints;
    for (const QJsonValue &item : sets) {
        const QJsonObject set = item.toObject();
        const Result<JointId> joint = jointArg(rig.skeleton, set, QStringLiteral("joint"));
        if (!joint)
            return joint.error();
        const auto voxels =
            runsFromJson(set.value(QStringLiteral("runs")), static_cast<std::uint32_t>(state.asset.grid.cellCount()));
        if (!voxels)
            return badArgument(QStringLiteral("runs"), Text::tr("runs must ascend and lie inside the grid"));
        changed += paint(rig, state.asset.grid, *voxels, *joint);
        joints.insert(*joint);
    }
    if (joints.empty())
        return badArgument(QStringLiteral("sets"), Text::tr("there is nothing to paint"));
    return Text::tr("Paint %n voxels to %1", nullptr, changed).arg(jointNames(rig.skeleton, {joints.begin(), joints.end()}));
}

} // namespace

void addBindingCommands(VoxelCommandTable &table)
{
    table.insert_or_assign(QStringLiteral("binding.assign"), onRig(assignBinding));
}

} // namespace marrow::commands
