#include "model/commands/panel_args.h"

#include "model/commands/puppet_commands.h"

#include <algorithm>

namespace marrow::commands {

Result<int> nodeArg(const Panel &panel, const QJsonObject &args, const QString &key)
{
    if (panel.nodes.empty())
        return badArgument(key, Text::tr("the panel lists nothing yet"));
    const Result<qint64> node = integerArg(args, key, 0, static_cast<qint64>(panel.nodes.size()) - 1);
    if (!node)
        return node.error();
    return static_cast<int>(*node);
}

Result<int> groupArg(const Panel &panel, const QJsonObject &args, const QString &key)
{
    Result<int> node = nodeArg(panel, args, key);
    if (node && !panel.nodes[static_cast<std::size_t>(*node)].isGroup)
        return badArgument(key, Text::tr("entry %1 of the panel is a parameter, and a group is needed").arg(*node));
    return node;
}

Result<std::vector<int>> nodesArg(const Panel &panel, const QJsonObject &args, const QString &key)
{
    std::vector<int> nodes;
    const QJsonArray list = args.value(key).toArray();
    for (const QJsonValue &item : list) {
        const Result<int> node = nodeArg(panel, {{key, item}}, key);
        if (!node)
            return node.error();
        if (std::find(nodes.begin(), nodes.end(), *node) == nodes.end())
            nodes.push_back(*node);
    }
    return nodes;
}

Result<std::vector<int>> groupsArg(const Panel &panel, const QJsonObject &args, const QString &key)
{
    Result<std::vector<int>> nodes = nodesArg(panel, args, key);
    if (!nodes)
        return nodes;
    if (nodes->empty())
        return badArgument(key, Text::tr("at least one group is needed"));
    for (const int node : *nodes) {
        if (const Result<int> group = groupArg(panel, {{key, node}}, key); !group)
            return group.error();
    }
    return nodes;
}

Result<int> parentArg(const Panel &panel, const QJsonObject &args, const QString &key)
{
    const QJsonValue value = args.value(key);
    if (value.isNull() || value.isUndefined())
        return -1;
    return groupArg(panel, args, key);
}

Result<std::uint32_t> parameterArg(const PuppetRig &rig, const QJsonObject &args, const QString &key)
{
    if (rig.parameters.empty())
        return badArgument(key, Text::tr("the puppet has no parameters"));
    const Result<qint64> parameter = integerArg(args, key, 0, static_cast<qint64>(rig.parameters.size()) - 1);
    if (!parameter)
        return parameter.error();
    return static_cast<std::uint32_t>(*parameter);
}

Result<std::vector<std::uint32_t>> unlistedArg(const PuppetState &state, const QJsonObject &args, const QString &key)
{
    std::vector<std::uint32_t> parameters;
    const QJsonArray list = args.value(key).toArray();
    if (list.isEmpty())
        return parameters;
    const PuppetRig &rig = *state.asset.rig;
    const auto unlisted = unlistedParameters(state.asset.panel, rig.parameters.size());
    for (const QJsonValue &item : list) {
        const Result<std::uint32_t> parameter = parameterArg(rig, {{key, item}}, key);
        if (!parameter)
            return parameter.error();
        if (!std::binary_search(unlisted.begin(), unlisted.end(), *parameter))
            return badArgument(key, Text::tr("the panel lists %1 already").arg(parameterLabel(rig, *parameter)));
        if (std::find(parameters.begin(), parameters.end(), *parameter) == parameters.end())
            parameters.push_back(*parameter);
    }
    return parameters;
}

Result<FlatPanel> putTree(PuppetState &state, const PanelBranch &top)
{
    FlatPanel flat = flatten(top, state.asset.panel.nodes.size());
    if (flat.depth > kMaxPanelDepth) {
        return Error{QStringLiteral("panel.depth"),
                     Text::tr("Groups cannot be more than %1 deep in one another.").arg(kMaxPanelDepth), {}, {}};
    }
    std::vector<int> selected;
    for (const int node : state.selection.nodes) {
        const int place = flat.places[static_cast<std::size_t>(node)];
        if (place >= 0)
            selected.push_back(place);
    }
    state.selection.nodes = std::move(selected);
    state.asset.panel.nodes = flat.nodes;
    return flat;
}

QString nodeLabels(const PuppetState &state, const std::vector<int> &nodes, const std::vector<std::uint32_t> &parameters)
{
    if (nodes.size() + parameters.size() != 1)
        return Text::tr("%n entries", nullptr, static_cast<int>(nodes.size() + parameters.size()));
    if (nodes.empty())
        return parameterLabel(*state.asset.rig, parameters.front());
    const PanelNode &node = state.asset.panel.nodes[static_cast<std::size_t>(nodes.front())];
    return node.isGroup ? groupLabel(node) : parameterLabel(*state.asset.rig, static_cast<std::uint32_t>(node.parameter));
}

bool namesStripped(const PuppetState &state)
{
    return state.asset.source && state.asset.source->namesStripped();
}

Error namesStrippedError()
{
    return {QStringLiteral("panel.names-stripped"),
            Text::tr("The names in this puppet were left out when it was exported, so a group cannot have one. Change its id instead."),
            {}, {}};
}

} // namespace marrow::commands
