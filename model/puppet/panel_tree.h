#pragma once

#include "model/puppet/panel.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace marrow {

/// Reading and rebuilding the tree of a panel, which is stored in pre-order (panel.h). A node is named by its place in that
/// list. The functions take well-formed trees, as a reader accepts them and the commands make them.

/// The place behind the node and all that is in it.
std::size_t panelSubtreeEnd(const std::vector<PanelNode> &nodes, std::size_t node);

/// For each node the group it is in, -1 at the top.
std::vector<int> panelParents(const std::vector<PanelNode> &nodes);

/// The direct children of a group, or of the top for -1.
std::vector<int> panelChildren(const std::vector<PanelNode> &nodes, int parent);

/// Of these nodes, those that are in no other of them; ascending, each once.
std::vector<int> topmostPanelNodes(const std::vector<PanelNode> &nodes, std::vector<int> chosen);

/// Parameters that no node shows, ascending. Hosts put them behind the tree.
std::vector<std::uint32_t> unlistedParameters(const Panel &panel, std::size_t parameterCount);

/// The joystick a parameter belongs to, the first if there are several.
std::optional<std::size_t> joystickOf(const Panel &panel, std::uint32_t parameter);

/// The snap values of a parameter, null when it has none.
const FloatArray *snapsOf(const Panel &panel, std::uint32_t parameter);

/// A tree taken apart, to be changed and put in order again. Each branch remembers the place it came from.
struct PanelBranch
{
    PanelNode node;
    int origin = -1; ///< place in the list it was made from; -1 for a new one
    std::vector<PanelBranch> children;
};

/// The top of the tree: `node` and `origin` mean nothing.
PanelBranch branchFrom(const std::vector<PanelNode> &nodes);

/// A tree put in order. `places[i]` is the new place of what was node `i`, -1 when it is gone; `added` are the places of new
/// nodes, ascending. Child counts are set here.
struct FlatPanel
{
    std::vector<PanelNode> nodes;
    std::vector<int> places;
    std::vector<int> added;
    int depth = 0; ///< of the deepest node, 0 at the top
};
FlatPanel flatten(const PanelBranch &top, std::size_t originCount);

/// The branch that was node `origin`, null when it is not there. -1 finds the top.
PanelBranch *findBranch(PanelBranch &top, int origin);

/// Takes the branches of these nodes (topmost ones) out of the tree, in the order of the tree.
std::vector<PanelBranch> takeBranches(PanelBranch &top, const std::vector<int> &origins);

} // namespace marrow
