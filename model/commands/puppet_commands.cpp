#include "model/commands/puppet_commands.h"

#include "model/commands/panel_args.h"

namespace marrow {

PuppetCommandTable puppetCommands()
{
    PuppetCommandTable table;
    commands::addPanelTreeCommands(table);
    commands::addPanelGroupCommands(table);
    commands::addPanelValueCommands(table);
    return table;
}

std::unique_ptr<PuppetDocument> makePuppetDocument(Puppet asset, const QString &path)
{
    auto document = std::make_unique<PuppetDocument>(std::move(asset), puppetCommands());
    document->setFilePath(path);
    return document;
}

QString parameterLabel(const PuppetRig &rig, std::uint32_t parameter)
{
    if (parameter < rig.parameters.size()) {
        const Parameter &record = rig.parameters[parameter];
        if (!record.name.isEmpty())
            return record.name;
        if (!record.id.isEmpty())
            return record.id;
    }
    return commands::Text::tr("Parameter %1").arg(parameter);
}

QString groupLabel(const PanelNode &group)
{
    if (!group.name.isEmpty())
        return group.name;
    return group.id.isEmpty() ? commands::Text::tr("Group") : group.id;
}

} // namespace marrow
