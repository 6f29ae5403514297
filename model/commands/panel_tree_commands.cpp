#include "model/commands/panel_args.h"
#include "model/commands/puppet_commands.h"
#include "model/puppet/panel_json.h"

#include <algorithm>
#include <iterator>

namespace marrow::commands {

namespace {

const QString kNodes = QStringLiteral("nodes");
const QString kParameters = QStringLiteral("parameters");
const QString kParent = QStringLiteral("parent");
const QString kIndex = QStringLiteral("index");

std::vector<PanelNode> &nodesOf(PuppetState &state)
{
    return state.asset.panel.nodes;
}

PanelBranch parameterBranch(std::uint32_t parameter)
{
    PanelBranch branch;
    branch.node.open = true; // means nothing for a parameter; exporters write it so
    branch.node.parameter = static_cast<std::int32_t>(parameter);
    return branch;
}

/// What a command moves: nodes of the tree and parameters that get one.
struct Moved
{
    std::vector<int> nodes; ///< topmost
    std::vector<std::uint32_t> parameters;
};

Result<Moved> movedArg(const PuppetState &state, const QJsonObject &args)
{
    Result<std::vector<int>> nodes = nodesArg(state.asset.panel, args, kNodes);
    if (!nodes)
        return nodes.error();
    Result<std::vector<std::uint32_t>> parameters = unlistedArg(state, args, kParameters);
    if (!parameters)
        return parameters.error();
    return Moved{topmostPanelNodes(state.asset.panel.nodes, *nodes), *std::move(parameters)};
}

/// Where things are put: before the child `before` of `parent`, or at its end.
struct Target
{
    int parent = -1;
    std::optional<int> before; ///< a node that stays where it is
};

/// Before the first child from `index` on that is not moved itself.
Result<Target> targetArg(const PuppetState &state, const QJsonObject &args, const std::vector<int> &moved)
{
    const Panel &panel = state.asset.panel;
    const Result<int> parent = parentArg(panel, args, kParent);
    if (!parent)
        return parent.error();
    for (const int node : moved) {
        if (*parent >= node && static_cast<std::size_t>(*parent) < panelSubtreeEnd(panel.nodes, static_cast<std::size_t>(node))) {
            return Error{QStringLiteral("panel.into-itself"),
                         Text::tr("%1 cannot be moved into itself.").arg(nodeLabels(state, {node})), {}, {}};
        }
    }
    const std::vector<int> children = panelChildren(panel.nodes, *parent);
    qint64 index = static_cast<qint64>(children.size());
    if (args.contains(kIndex)) {
        const Result<qint64> given = integerArg(args, kIndex, 0, index);
        if (!given)
            return given.error();
        index = *given;
    }
    const auto staying = std::find_if(children.begin() + index, children.end(), [&moved](int child) {
        return std::find(moved.begin(), moved.end(), child) == moved.end();
    });
    return Target{*parent, staying == children.end() ? std::nullopt : std::optional(*staying)};
}

void insertAt(PanelBranch &top, const Target &target, std::vector<PanelBranch> branches)
{
    std::vector<PanelBranch> &children = findBranch(top, target.parent)->children;
    const auto at = !target.before ? children.end() : std::find_if(children.begin(), children.end(), [&](const PanelBranch &child) {
        return child.origin == *target.before;
    });
    children.insert(at, std::make_move_iterator(branches.begin()), std::make_move_iterator(branches.end()));
}

std::vector<PanelBranch> takeMoved(PanelBranch &top, const Moved &moved)
{
    std::vector<PanelBranch> branches = takeBranches(top, moved.nodes);
    for (const std::uint32_t parameter : moved.parameters)
        branches.push_back(parameterBranch(parameter));
    return branches;
}

void selectPlaces(PuppetState &state, const FlatPanel &flat, const std::vector<int> &origins)
{
    state.selection.nodes = flat.added;
    for (const int origin : origins)
        state.selection.nodes.push_back(flat.places[static_cast<std::size_t>(origin)]);
}

Result<QString> move(PuppetState &state, const QJsonObject &args)
{
    const Result<Moved> moved = movedArg(state, args);
    if (!moved)
        return moved.error();
    if (moved->nodes.empty() && moved->parameters.empty())
        return badArgument(kNodes, Text::tr("at least one entry is needed"));
    const Result<Target> target = targetArg(state, args, moved->nodes);
    if (!target)
        return target.error();
    const QString what = nodeLabels(state, moved->nodes, moved->parameters);
    const QString text = target->parent < 0
        ? Text::tr("Move %1 to the top level").arg(what)
        : Text::tr("Move %1 to %2").arg(what, groupLabel(nodesOf(state)[static_cast<std::size_t>(target->parent)]));
    PanelBranch top = branchFrom(nodesOf(state));
    std::vector<PanelBranch> branches = takeMoved(top, *moved);
    insertAt(top, *target, std::move(branches));
    const Result<FlatPanel> flat = putTree(state, top);
    if (!flat)
        return flat.error();
    selectPlaces(state, *flat, moved->nodes);
    return text;
}

QString freeGroupId(const std::vector<PanelNode> &nodes)
{
    for (int number = 1;; ++number) {
        QString id = QStringLiteral("Group%1").arg(number);
        if (std::none_of(nodes.begin(), nodes.end(), [&id](const PanelNode &node) { return node.id == id; }))
            return id;
    }
}

Result<PanelBranch> newGroup(const PuppetState &state, const QJsonObject &args)
{
    PanelBranch group;
    group.node.isGroup = true;
    group.node.open = true;
    group.node.id = freeGroupId(state.asset.panel.nodes);
    for (const auto &[key, field] : {std::pair(QStringLiteral("name"), &PanelNode::name), std::pair(QStringLiteral("id"), &PanelNode::id)}) {
        if (!args.contains(key))
            continue;
        Result<QString> text = textArg(args, key);
        if (!text)
            return text.error();
        group.node.*field = *std::move(text);
    }
    if (namesStripped(state) && !group.node.name.isEmpty())
        return namesStrippedError();
    return group;
}

/// Where the first of the nodes stands; at the end of the top when there is none.
Target placeOf(const std::vector<PanelNode> &nodes, const std::vector<int> &moved)
{
    if (moved.empty())
        return {};
    const int parent = panelParents(nodes)[static_cast<std::size_t>(moved.front())];
    for (const int child : panelChildren(nodes, parent)) {
        if (child > moved.front() && std::find(moved.begin(), moved.end(), child) == moved.end())
            return {parent, child};
    }
    return {parent, std::nullopt};
}

Result<QString> group(PuppetState &state, const QJsonObject &args)
{
    const Result<Moved> moved = movedArg(state, args);
    if (!moved)
        return moved.error();
    Result<PanelBranch> made = newGroup(state, args);
    if (!made)
        return made.error();
    Target target = placeOf(nodesOf(state), moved->nodes);
    if (args.contains(kParent) || args.contains(kIndex)) {
        const Result<Target> given = targetArg(state, args, moved->nodes);
        if (!given)
            return given.error();
        target = *given;
    }
    const QString text = moved->nodes.empty() && moved->parameters.empty()
        ? Text::tr("Add group %1").arg(groupLabel(made->node))
        : Text::tr("Group %1 as %2").arg(nodeLabels(state, moved->nodes, moved->parameters), groupLabel(made->node));
    PanelBranch top = branchFrom(nodesOf(state));
    made->children = takeMoved(top, *moved);
    std::vector<PanelBranch> branches;
    branches.push_back(*std::move(made));
    insertAt(top, target, std::move(branches));
    const Result<FlatPanel> flat = putTree(state, top);
    if (!flat)
        return flat.error();
    state.selection.nodes = {flat->added.front()};
    return text;
}

/// In place of each group its children, at every depth.
void dissolve(PanelBranch &parent, const std::vector<int> &groups, std::vector<int> &freed)
{
    std::vector<PanelBranch> children;
    for (PanelBranch &child : parent.children) {
        dissolve(child, groups, freed);
        if (std::find(groups.begin(), groups.end(), child.origin) == groups.end()) {
            children.push_back(std::move(child));
            continue;
        }
        for (PanelBranch &grandchild : child.children) {
            freed.push_back(grandchild.origin);
            children.push_back(std::move(grandchild));
        }
    }
    parent.children = std::move(children);
}

Result<QString> ungroup(PuppetState &state, const QJsonObject &args)
{
    const Result<std::vector<int>> groups = groupsArg(state.asset.panel, args, kNodes);
    if (!groups)
        return groups.error();
    const QString text = Text::tr("Ungroup %1").arg(nodeLabels(state, *groups));
    PanelBranch top = branchFrom(nodesOf(state));
    std::vector<int> freed;
    dissolve(top, *groups, freed);
    const Result<FlatPanel> flat = putTree(state, top);
    if (!flat)
        return flat.error();
    std::erase_if(freed, [&flat](int origin) { return flat->places[static_cast<std::size_t>(origin)] < 0; });
    selectPlaces(state, *flat, freed);
    return text;
}

Result<QString> remove(PuppetState &state, const QJsonObject &args)
{
    const Result<std::vector<int>> nodes = nodesArg(state.asset.panel, args, kNodes);
    if (!nodes)
        return nodes.error();
    if (nodes->empty())
        return badArgument(kNodes, Text::tr("at least one entry is needed"));
    const std::vector<int> topmost = topmostPanelNodes(nodesOf(state), *nodes);
    const QString text = Text::tr("Take %1 out of the panel").arg(nodeLabels(state, topmost));
    PanelBranch top = branchFrom(nodesOf(state));
    takeBranches(top, topmost);
    if (const Result<FlatPanel> flat = putTree(state, top); !flat)
        return flat.error();
    return text;
}

Result<QString> replace(PuppetState &state, const QJsonObject &args)
{
    if (!args.value(QStringLiteral("panel")).isObject())
        return badArgument(QStringLiteral("panel"), Text::tr("a panel as JSON is needed"));
    Result<Panel> panel = panelFromJson(args.value(QStringLiteral("panel")).toObject(), *state.asset.rig);
    if (!panel)
        return panel.error();
    if (namesStripped(state)) {
        for (PanelNode &node : panel->nodes)
            node.name.clear();
    }
    state.asset.panel = *std::move(panel);
    state.selection = {};
    return Text::tr("Replace the panel");
}

} // namespace

void addPanelTreeCommands(PuppetCommandTable &table)
{
    table[QStringLiteral("panel.replace")] = replace;
    table[QStringLiteral("panel.group")] = group;
    table[QStringLiteral("panel.ungroup")] = ungroup;
    table[QStringLiteral("panel.move")] = move;
    table[QStringLiteral("panel.remove")] = remove;
}

} // namespace marrow::commands
