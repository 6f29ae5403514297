#pragma once

#include "model/base/result.h"
#include "model/puppet/puppet_instance.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <memory>
#include <vector>

namespace marrow {

/// Drives a puppet by a list of commands and writes down what is asked for: the way puppets are tested and reproduced from
/// outside (`marrow-cli play`). A step is `{"do": [command, arguments…]}`; an `expect` beside it is ignored. Commands:
///
/// set i v · override i target weight · eval · update dt · advanced bits · clip i|-1 · seek t · layer n i|-1 · layerweight n w ·
/// expr i|-1 · expradd i · exprremove i · pose group entry · behave flags · look x y · lip level · wind x y · simreset ·
/// physwind x y · stabilize, and the observations values · dump · bones · colliders · events · hit x y.
///
/// Numbers may be written as the strings "nan", "inf" and "-inf", which JSON has no other way to say. Behaviours start
/// switched off, so that a script says everything that moves.
class ScriptPlayer
{
    Q_DECLARE_TR_FUNCTIONS(marrow::ScriptPlayer)

public:
    explicit ScriptPlayer(std::shared_ptr<const PuppetRig> rig);

    /// Runs `steps` in order. The result has one object a step: `do` as given and, for observations, `expect` with what
    /// was seen. Fails with "script.form", "script.unknown-command", "script.arguments" or "script.index" at the first
    /// step that makes no sense; `where` is its JSON pointer.
    Result<QJsonArray> run(const QJsonArray &steps);

    PuppetInstance &puppet() { return m_puppet; }

private:
    struct Command;
    struct Arguments;
    static const Command *find(const QString &name);
    Result<void> parse(const QJsonArray &form, const Command *&command, Arguments &arguments) const;
    Error indexError(const Command &command, const Arguments &arguments, int position, int limit) const;
    int limitOf(int kind, const Arguments &arguments) const;

    PuppetInstance m_puppet;
};

} // namespace marrow
