#include "model/commands/voxel_commands.h"

#include "model/commands/command_args.h"
#include "model/commands/voxel_set_json.h"

namespace marrow {

VoxelCommandTable voxelCommands()
{
    VoxelCommandTable table;
    commands::addRigCommands(table);
    commands::addTemplateCommands(table);
    commands::addJointCommands(table);
    commands::addBindingCommands(table);
    commands::addThumbnailCommands(table);
    commands::addClipCommands(table);
    commands::addClipShapeCommands(table);
    commands::addKeyCommands(table);
    return table;
}

std::unique_ptr<VoxelDocument> makeVoxelDocument(VoxelAsset asset, const QString &path)
{
    auto document = std::make_unique<VoxelDocument>(std::move(asset), voxelCommands());
    document->setFilePath(path);
    return document;
}

QJsonObject bindingAssignArgs(const std::vector<std::pair<JointId, VoxelSet>> &sets)
{
    QJsonArray list;
    for (const auto &[joint, voxels] : sets) {
        if (!voxels.empty())
            list.append(QJsonObject{{QStringLiteral("joint"), joint}, {QStringLiteral("runs"), runsToJson(voxels)}});
    }
    return {{QStringLiteral("sets"), list}};
}

QJsonArray toJson(const Eigen::Vector3f &vector)
{
    return {vector.x(), vector.y(), vector.z()};
}

QJsonArray toJson(const Eigen::Quaternionf &rotation)
{
    return {rotation.x(), rotation.y(), rotation.z(), rotation.w()};
}

} // namespace marrow
