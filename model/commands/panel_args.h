#pragma once

#include "model/commands/command_args.h"
#include "model/document/puppet_state.h"
#include "model/puppet/panel_tree.h"

#include <optional>
#include <vector>

namespace marrow::commands {

/// Shared by the bodies of the panel commands: reading the arguments, and what they have in common.

/// A node, or a group.
Result<int> nodeArg(const Panel &panel, const QJsonObject &args, const QString &key);
Result<int> groupArg(const Panel &panel, const QJsonObject &args, const QString &key);
/// In the order given, each once; none when it is missing.
Result<std::vector<int>> nodesArg(const Panel &panel, const QJsonObject &args, const QString &key);
/// At least one, all of them groups.
Result<std::vector<int>> groupsArg(const Panel &panel, const QJsonObject &args, const QString &key);
/// -1 for null or nothing.
Result<int> parentArg(const Panel &panel, const QJsonObject &args, const QString &key);
Result<std::uint32_t> parameterArg(const PuppetRig &rig, const QJsonObject &args, const QString &key);
/// Parameters that the tree does not list; none when it is missing.
Result<std::vector<std::uint32_t>> unlistedArg(const PuppetState &state, const QJsonObject &args, const QString &key);

/// Puts a rebuilt tree in place and follows the selection through it, or fails when it became too deep.
Result<FlatPanel> putTree(PuppetState &state, const PanelBranch &top);

/// "Eye open", "Face", or "3 entries".
QString nodeLabels(const PuppetState &state, const std::vector<int> &nodes, const std::vector<std::uint32_t> &parameters = {});

bool namesStripped(const PuppetState &state);
Error namesStrippedError();

void addPanelTreeCommands(PuppetCommandTable &table);
void addPanelGroupCommands(PuppetCommandTable &table);
void addPanelValueCommands(PuppetCommandTable &table);

} // namespace marrow::commands
