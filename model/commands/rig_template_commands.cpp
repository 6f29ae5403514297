#include "model/commands/command_args.h"
#include "model/commands/voxel_commands.h"
#include "model/voxel/rig_templates.h"

namespace marrow::commands {

namespace {

Result<void> bindVoxels(const VoxelGrid &grid, Rig &rig, const VoxelBinding *keep, const Progress &progress = {})
{
    AutoBindOptions options;
    options.keep = keep;
    options.defaultJoint = rig.binding.defaultJoint();
    Result<AutoBinding> bound = autoBind(grid, rig.skeleton, options, progress);
    if (!bound)
        return bound.error();
    rig.binding = std::move(bound->binding);
    return {};
}

Result<Rig> rigFromTemplate(const VoxelGrid &grid, const QJsonObject &args, const Progress &progress)
{
    const Result<int> kind = choiceArg(args, QStringLiteral("template"),
                                       {QStringLiteral("humanoid"), QStringLiteral("quadruped"), QStringLiteral("arm"),
                                        QStringLiteral("vehicle")});
    if (!kind)
        return kind.error();
    const Result<bool> backwards = flagArg(args, QStringLiteral("frontIsMinusZ"));
    if (!backwards)
        return backwards.error();
    const Result<bool> bind = flagArg(args, QStringLiteral("bind"));
    if (!bind)
        return bind.error();
    constexpr RigTemplate kTemplates[] = {RigTemplate::Humanoid, RigTemplate::Quadruped, RigTemplate::Arm, RigTemplate::Vehicle};
    Result<Skeleton> skeleton = fitTemplate(grid, {kTemplates[*kind], *backwards});
    if (!skeleton)
        return skeleton.error();
    Rig rig;
    rig.skeleton = *std::move(skeleton);
    rig.binding = VoxelBinding(grid.size(), rig.skeleton.roots().front());
    if (*bind) {
        if (const Result<void> bound = bindVoxels(grid, rig, nullptr, progress); !bound)
            return bound.error();
    }
    return rig;
}

Result<QString> createFromTemplate(VoxelState &state, const QJsonObject &args)
{
    const PreparedRig *prepared = state.prepared.get();
    const bool fits = prepared && prepared->args == args && prepared->grid == state.asset.grid;
    Result<Rig> rig = fits ? Result<Rig>(prepared->rig) : rigFromTemplate(state.asset.grid, args, {});
    if (!rig)
        return rig.error();
    const int joints = static_cast<int>(rig->skeleton.size());
    beginRig(state, *std::move(rig));
    return Text::tr("Start a rig from a template with %n joints", nullptr, joints);
}

Result<QString> bindAutomatically(VoxelState &state, Rig &rig, const QJsonObject &args)
{
    const Result<bool> keepPainted = flagArg(args, QStringLiteral("keepPainted"));
    if (!keepPainted)
        return keepPainted.error();
    const VoxelBinding painted = rig.binding;
    if (const Result<void> bound = bindVoxels(state.asset.grid, rig, *keepPainted ? &painted : nullptr); !bound)
        return bound.error();
    return Text::tr("Bind voxels to the nearest joints");
}

} // namespace

void addTemplateCommands(VoxelCommandTable &table)
{
    // Templates are another way to do what rig.create does.
    const VoxelCommand createEmpty = table[QStringLiteral("rig.create")];
    table.insert_or_assign(QStringLiteral("rig.create"), [createEmpty](VoxelState &state, const QJsonObject &args) {
        return args.contains(QStringLiteral("template")) ? createFromTemplate(state, args) : createEmpty(state, args);
    });
    table.insert_or_assign(QStringLiteral("rig.autoBind"), onRig(bindAutomatically));
}

} // namespace marrow::commands

namespace marrow {

Result<std::shared_ptr<const PreparedRig>> prepareRig(const VoxelGrid &grid, const QJsonObject &args, const Progress &progress)
{
    Result<Rig> rig = commands::rigFromTemplate(grid, args, progress);
    if (!rig)
        return rig.error();
    return std::make_shared<const PreparedRig>(PreparedRig{grid, args, *std::move(rig)});
}

} // namespace marrow
