#include "model/puppet/panel_tree.h"

#include <algorithm>
#include <iterator>

namespace marrow {

namespace {

PanelBranch takeNode(const std::vector<PanelNode> &nodes, std::size_t &next)
{
    PanelBranch branch{nodes[next], static_cast<int>(next), {}};
    ++next;
    branch.children.reserve(branch.node.childCount);
    for (std::uint32_t i = 0; i < branch.node.childCount && next < nodes.size(); ++i)
        branch.children.push_back(takeNode(nodes, next));
    return branch;
}

void append(const PanelBranch &branch, int depth, FlatPanel &flat)
{
    const int place = static_cast<int>(flat.nodes.size());
    flat.depth = std::max(flat.depth, depth);
    flat.nodes.push_back(branch.node);
    flat.nodes.back().childCount = static_cast<std::uint32_t>(branch.children.size());
    if (branch.origin < 0)
        flat.added.push_back(place);
    else
        flat.places[static_cast<std::size_t>(branch.origin)] = place;
    for (const PanelBranch &child : branch.children)
        append(child, depth + 1, flat);
}

void takeFrom(PanelBranch &parent, const std::vector<int> &origins, std::vector<PanelBranch> &taken)
{
    for (auto child = parent.children.begin(); child != parent.children.end();) {
        if (child->origin >= 0 && std::find(origins.begin(), origins.end(), child->origin) != origins.end()) {
            taken.push_back(std::move(*child));
            child = parent.children.erase(child);
        } else {
            takeFrom(*child, origins, taken);
            ++child;
        }
    }
}

} // namespace

std::size_t panelSubtreeEnd(const std::vector<PanelNode> &nodes, std::size_t node)
{
    std::size_t end = node;
    for (std::size_t open = 1; open > 0 && end < nodes.size(); ++end)
        open += nodes[end].childCount - std::size_t{1};
    return end;
}

std::vector<int> panelParents(const std::vector<PanelNode> &nodes)
{
    struct Open
    {
        int node;
        std::uint32_t left;
    };
    std::vector<int> parents;
    parents.reserve(nodes.size());
    std::vector<Open> path;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        while (!path.empty() && path.back().left == 0)
            path.pop_back();
        parents.push_back(path.empty() ? -1 : path.back().node);
        if (!path.empty())
            --path.back().left;
        if (nodes[i].childCount > 0)
            path.push_back({static_cast<int>(i), nodes[i].childCount});
    }
    return parents;
}

std::vector<int> panelChildren(const std::vector<PanelNode> &nodes, int parent)
{
    std::vector<int> children;
    const std::size_t end = parent < 0 ? nodes.size() : panelSubtreeEnd(nodes, static_cast<std::size_t>(parent));
    for (auto at = static_cast<std::size_t>(parent + 1); at < end; at = panelSubtreeEnd(nodes, at))
        children.push_back(static_cast<int>(at));
    return children;
}

std::vector<int> topmostPanelNodes(const std::vector<PanelNode> &nodes, std::vector<int> chosen)
{
    std::sort(chosen.begin(), chosen.end());
    std::vector<int> topmost;
    std::size_t covered = 0;
    for (const int node : chosen) {
        if (node < 0 || static_cast<std::size_t>(node) < covered || static_cast<std::size_t>(node) >= nodes.size())
            continue;
        topmost.push_back(node);
        covered = panelSubtreeEnd(nodes, static_cast<std::size_t>(node));
    }
    return topmost;
}

std::vector<std::uint32_t> unlistedParameters(const Panel &panel, std::size_t parameterCount)
{
    std::vector<bool> listed(parameterCount);
    for (const PanelNode &node : panel.nodes) {
        if (!node.isGroup && node.parameter >= 0 && static_cast<std::size_t>(node.parameter) < parameterCount)
            listed[static_cast<std::size_t>(node.parameter)] = true;
    }
    std::vector<std::uint32_t> unlisted;
    for (std::size_t i = 0; i < parameterCount; ++i) {
        if (!listed[i])
            unlisted.push_back(static_cast<std::uint32_t>(i));
    }
    return unlisted;
}

std::optional<std::size_t> joystickOf(const Panel &panel, std::uint32_t parameter)
{
    const auto at = std::find_if(panel.joysticks.begin(), panel.joysticks.end(), [parameter](const PanelJoystick &joystick) {
        return joystick.horizontal == parameter || joystick.vertical == parameter;
    });
    if (at == panel.joysticks.end())
        return std::nullopt;
    return static_cast<std::size_t>(at - panel.joysticks.begin());
}

const FloatArray *snapsOf(const Panel &panel, std::uint32_t parameter)
{
    const auto at = std::find_if(panel.snaps.begin(), panel.snaps.end(),
                                 [parameter](const PanelSnap &snap) { return snap.parameter == parameter; });
    return at == panel.snaps.end() ? nullptr : &at->keys;
}

PanelBranch branchFrom(const std::vector<PanelNode> &nodes)
{
    PanelBranch top;
    for (std::size_t next = 0; next < nodes.size();)
        top.children.push_back(takeNode(nodes, next));
    return top;
}

FlatPanel flatten(const PanelBranch &top, std::size_t originCount)
{
    FlatPanel flat;
    flat.places.assign(originCount, -1);
    for (const PanelBranch &child : top.children)
        append(child, 0, flat);
    return flat;
}

PanelBranch *findBranch(PanelBranch &top, int origin)
{
    if (origin < 0)
        return &top;
    for (PanelBranch &child : top.children) {
        if (child.origin == origin)
            return &child;
        if (PanelBranch *found = findBranch(child, origin))
            return found;
    }
    return nullptr;
}

std::vector<PanelBranch> takeBranches(PanelBranch &top, const std::vector<int> &origins)
{
    std::vector<PanelBranch> taken;
    takeFrom(top, origins, taken);
    return taken;
}

} // namespace marrow
