#pragma once

// The bodies of EditedDocument, for the one .cpp of each kind that instantiates it.

#include "model/document/edited_document.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace marrow {

template <class Kind>
struct KindRules;

template <class Kind>
struct EditedDocument<Kind>::Step : DocumentStep
{
    std::size_t bytes() const override
    {
        std::size_t total = change.bytes() + KindRules<Kind>::selectionBytes(selectionBefore) + KindRules<Kind>::selectionBytes(selectionAfter);
        for (const CommandCall &call : calls)
            total += static_cast<std::size_t>(call.args.size()) * sizeof(CommandCall);
        return total;
    }

    typename KindRules<Kind>::Change change;
    Selection selectionBefore;
    Selection selectionAfter;
};

template <class Kind>
struct EditedDocument<Kind>::Macro
{
    QString text;
    int depth = 1;
    State before;
    std::vector<CommandCall> calls;
    qint64 milliseconds = 0;
};

template <class Kind>
EditedDocument<Kind>::EditedDocument(Asset asset, Table commands, QObject *parent)
    : Document(parent)
    , m_state{std::move(asset), {}}
    , m_commands(std::move(commands))
{
}

template <class Kind>
EditedDocument<Kind>::~EditedDocument() = default;

template <class Kind>
void EditedDocument<Kind>::replaceAsset(Asset asset)
{
    m_macro.reset();
    m_state.asset = std::move(asset);
    KindRules<Kind>::dropMissing(m_state);
    undoStack()->clear();
}

template <class Kind>
void EditedDocument<Kind>::setSelection(Selection selection)
{
    Selection before = std::exchange(m_state.selection, std::move(selection));
    KindRules<Kind>::dropMissing(m_state);
    if (!(m_state.selection == before))
        tellSelection();
}

template <class Kind>
Result<void> EditedDocument<Kind>::execute(const QString &name, const QJsonObject &args)
{
    const auto command = m_commands.find(name);
    if (command == m_commands.end()) {
        return Error{QStringLiteral("command.unknown"), QCoreApplication::translate("Document", "There is no command called \"%1\".").arg(name),
                     name, {}};
    }
    QElapsedTimer timer;
    timer.start();
    State after = m_state;
    Result<QString> text = command->second(after, args);
    if (!text)
        return std::move(text).error();
    KindRules<Kind>::dropMissing(after);
    State before = std::exchange(m_state, std::move(after));
    if (m_macro) {
        m_macro->calls.push_back({name, args});
        m_macro->milliseconds += timer.elapsed();
    } else {
        commit(std::move(before), *std::move(text), {{name, args}}, timer.elapsed());
    }
    return {};
}

template <class Kind>
void EditedDocument<Kind>::beginMacro(const QString &text)
{
    if (m_macro)
        ++m_macro->depth;
    else
        m_macro = std::make_unique<Macro>(Macro{text, 1, m_state, {}, 0});
}

template <class Kind>
void EditedDocument<Kind>::endMacro()
{
    if (!m_macro || --m_macro->depth > 0)
        return;
    const auto macro = std::exchange(m_macro, nullptr);
    commit(std::move(macro->before), macro->text, std::move(macro->calls), macro->milliseconds);
}

template <class Kind>
void EditedDocument<Kind>::cancelMacro()
{
    if (const auto macro = std::exchange(m_macro, nullptr))
        m_state = std::move(macro->before);
}

template <class Kind>
void EditedDocument<Kind>::commit(State before, QString text, std::vector<CommandCall> calls, qint64 milliseconds)
{
    typename KindRules<Kind>::Change change(before.asset, m_state.asset);
    const bool selectionDiffers = !(before.selection == m_state.selection);
    if (change.empty()) {
        if (selectionDiffers)
            tellSelection();
        return;
    }
    auto step = std::make_shared<Step>();
    step->text = std::move(text);
    step->calls = std::move(calls);
    step->milliseconds = milliseconds;
    m_gathered.unite(change.changeSet());
    m_selectionTouched = selectionDiffers;
    step->change = std::move(change);
    step->selectionBefore = std::move(before.selection);
    step->selectionAfter = m_state.selection;
    push(std::move(step));
}

template <class Kind>
void EditedDocument<Kind>::applyStep(const DocumentStep &step, Direction direction)
{
    const auto &mine = static_cast<const Step &>(step);
    const bool after = direction == Direction::Redo;
    mine.change.swapIn(m_state.asset, after);
    const Selection &selection = after ? mine.selectionAfter : mine.selectionBefore;
    if (!(selection == m_state.selection)) {
        m_state.selection = selection;
        m_selectionTouched = true;
    }
    m_gathered.unite(mine.change.changeSet());
}

template <class Kind>
void EditedDocument<Kind>::announce(RecordedStep::Kind kind)
{
    ChangeSetType change = std::exchange(m_gathered, {});
    change.cause = kind == RecordedStep::Kind::Done ? ChangeSetType::Cause::Command
        : kind == RecordedStep::Kind::Undone        ? ChangeSetType::Cause::Undo
                                                    : ChangeSetType::Cause::Redo;
    const bool selectionTouched = std::exchange(m_selectionTouched, false);
    tellCommitted(change);
    if (selectionTouched)
        tellSelection();
}

} // namespace marrow
