#pragma once

#include "model/base/result.h"
#include "model/puppet/puppet.h"

#include <QFlags>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace marrow {

/// What is picked for editing in a puppet document: nodes of the panel tree by their place, ascending, and parameters that
/// the tree does not list. What is selected for looking at (meshes, deformers) is the view's.
struct PuppetSelection
{
    std::vector<int> nodes;
    std::vector<std::uint32_t> unlisted;

    bool operator==(const PuppetSelection &) const = default;
};

/// What a puppet command works on.
struct PuppetState
{
    Puppet asset;
    PuppetSelection selection;
};

/// Does one command on `state` and returns its text for the history. A failure may leave `state` half changed: the caller
/// works on a copy. The outcome depends on the asset and the arguments alone.
using PuppetCommand = std::function<Result<QString>(PuppetState &state, const QJsonObject &args)>;

/// Every command a puppet document knows, by name.
using PuppetCommandTable = std::map<QString, PuppetCommand>;

/// What a committed command, macro, undo or redo changed in a puppet document.
struct PuppetChangeSet
{
    enum Flag : unsigned {
        Snaps = 1 << 0,
        Joysticks = 1 << 1,
        Tree = 1 << 2,   ///< nodes were added, removed or moved: read the tree anew
        Nodes = 1 << 3,  ///< the same tree; names, ids or labels of nodes changed
        Opened = 1 << 4, ///< the same tree; groups were opened or closed
        Everything = (1 << 5) - 1,
    };
    Q_DECLARE_FLAGS(Flags, Flag)
    enum class Cause { Command, Undo, Redo, Reset };

    Cause cause = Cause::Command;
    Flags flags;

    bool has(Flag flag) const { return flags.testFlag(flag); }
    void unite(const PuppetChangeSet &other) { flags |= other.flags; }
};

Q_DECLARE_OPERATORS_FOR_FLAGS(PuppetChangeSet::Flags)

/// For EditedDocument.
struct PuppetKind
{
    using State = PuppetState;
    using ChangeSet = PuppetChangeSet;
    using Table = PuppetCommandTable;
};

} // namespace marrow
