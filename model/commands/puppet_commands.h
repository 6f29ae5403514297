#pragma once

#include "model/document/puppet_document.h"

#include <memory>

namespace marrow {

/// Every command of a puppet document. In the list, N is a node of the panel's tree by its place in pre-order, P a
/// parameter by its place in PARM, J a joystick by its place in PGUI; `?` marks what may be left out. A command fails with a
/// code, changing nothing, when a number is out of range or the panel would break a rule of PGUI.
///
/// panel.replace        {panel: {...}}  a panel as JSON (model/puppet/panel_json.h). In a puppet whose names were left out the
///                      names of the groups are left out too
/// panel.group          {nodes?: [N], parameters?: [P], parent?: N|null, index?, name?, id?}
///                      puts nodes and unlisted parameters into a new group, which stands where the first of them was unless
///                      told; an empty group when there are none. Selects it
/// panel.ungroup        {nodes: [N]}  the groups give their place to their children, which get selected
/// panel.move           {nodes?: [N], parameters?: [P], parent: N|null, index?}  nodes and unlisted parameters become children of
///                      a group (null: the top), before what is now its child `index`, or at the end. Selects them
/// panel.remove         {nodes: [N]}  the parameters in them become unlisted
/// panel.rename         {node: N, name}     a group; refused in a puppet whose names were left out (panel.names-stripped)
/// panel.setId          {node: N, id}       a group
/// panel.setLabel       {nodes: [N], label: "none"|"preset"|"custom", preset?, argb?: "#aarrggbb"}  groups
/// panel.setOpen        {nodes: [N], open: bool}  groups
/// panel.setSnaps       {snaps: [{parameter: P, keys: [number]}, ...]}  sorted here, each value once; no keys take them away
/// panel.makeJoystick   {horizontal: P, vertical: P}  two parameters that are in no joystick yet (panel.in-joystick)
/// panel.splitJoysticks {joysticks: [J]}
/// panel.swapJoystick   {joystick: J}  exchanges its axes
PuppetCommandTable puppetCommands();

/// A document for a puppet that was read from `path`.
std::unique_ptr<PuppetDocument> makePuppetDocument(Puppet asset, const QString &path = {});

/// What a parameter is called where people read it: its name, its id where it has none, its number where it has neither.
QString parameterLabel(const PuppetRig &rig, std::uint32_t parameter);
/// What a group is called: its name, its id, or "Group".
QString groupLabel(const PanelNode &group);

} // namespace marrow
