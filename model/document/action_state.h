#pragma once

#include "model/base/result.h"
#include "model/character/action/hand_keyed.h"

#include <QFlags>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <map>
#include <vector>

namespace marrow {

/// What is picked in a hand-keyed action.
struct ActionSelection
{
    std::vector<int> frames; ///< of keys, ascending
    std::vector<int> joints; ///< of humanoidSkeleton(), in the order they were picked; the last one is the active one

    bool operator==(const ActionSelection &) const = default;
};

/// What an action command works on.
struct ActionState
{
    HandKeyedAction asset;
    ActionSelection selection;
};

/// Does one command on `state` and returns its text for the history. A failure may leave `state` half changed: the caller works on a copy.
/// The outcome depends on the asset and the arguments alone.
using ActionCommand = std::function<Result<QString>(ActionState &state, const QJsonObject &args)>;

/// Every command an action document knows, by name.
using ActionCommandTable = std::map<QString, ActionCommand>;

/// What a committed command, macro, undo or redo changed in an action document.
struct ActionChangeSet
{
    enum Flag : unsigned {
        Keys = 1 << 0,   ///< keys were added, removed, moved or changed
        Header = 1 << 1, ///< the character's or the action's name, the rate, whether it loops
        Everything = (1 << 2) - 1,
    };
    Q_DECLARE_FLAGS(Flags, Flag)
    enum class Cause { Command, Undo, Redo, Reset };

    Cause cause = Cause::Command;
    Flags flags;

    bool has(Flag flag) const { return flags.testFlag(flag); }
    void unite(const ActionChangeSet &other) { flags |= other.flags; }
};

Q_DECLARE_OPERATORS_FOR_FLAGS(ActionChangeSet::Flags)

/// For EditedDocument.
struct ActionKind
{
    using State = ActionState;
    using ChangeSet = ActionChangeSet;
    using Table = ActionCommandTable;
};

} // namespace marrow
