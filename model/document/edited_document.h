#pragma once

#include "model/document/document.h"

#include <memory>
#include <utility>

namespace marrow {

/// What every kind of open asset does alike: commands by name on a state of asset and selection, macros, undo by swapping in both sides
/// of what differs, and one announcement a step. The kind says the rest:
///
///     struct PuppetKind { using State = …; using ChangeSet = …; using Table = …; };   beside the state, in a header
///     template <> struct KindRules<PuppetKind>                                       beside the document, in its .cpp
///     {
///         using Change = …;                        // Change(before, after): empty(), swapIn(asset, after), changeSet(), bytes()
///         static void dropMissing(State &);        // leaves out of the selection what does not exist in the asset
///         static std::size_t selectionBytes(const Selection &);
///     };
///
/// `State` has an `asset` and a `selection`; `ChangeSet` a `cause` and unite(). The bodies are in edited_document_body.h, which the .cpp of
/// the document includes before it instantiates the class for its kind.
template <class Kind>
class EditedDocument : public Document
{
public:
    using State = typename Kind::State;
    using ChangeSetType = typename Kind::ChangeSet;
    using Table = typename Kind::Table;
    using Asset = decltype(State::asset);
    using Selection = decltype(State::selection);

    ~EditedDocument() override;

    /// The asset as it is now. Copy it (cheap) to work on it in another thread.
    const Asset &asset() const { return m_state.asset; }
    const Selection &selection() const { return m_state.selection; }
    /// Not an undo step, but the step that follows remembers it. What does not exist is left out.
    void setSelection(Selection selection);

    Result<void> execute(const QString &name, const QJsonObject &args) override;
    void beginMacro(const QString &text) override;
    void endMacro() override;
    void cancelMacro() override;

protected:
    EditedDocument(Asset asset, Table commands, QObject *parent);

    /// Emit the signals of the derived class, which a template cannot have.
    virtual void tellCommitted(const ChangeSetType &change) = 0;
    virtual void tellSelection() = 0;

    /// Puts another asset in place and forgets the history; tells nobody.
    void replaceAsset(Asset asset);
    State &state() { return m_state; }

    void applyStep(const DocumentStep &step, Direction direction) override;
    void announce(RecordedStep::Kind kind) override;

private:
    struct Macro;
    struct Step;

    void commit(State before, QString text, std::vector<CommandCall> calls, qint64 milliseconds);

    State m_state;
    Table m_commands;
    std::unique_ptr<Macro> m_macro;
    ChangeSetType m_gathered;
    bool m_selectionTouched = false;
};

} // namespace marrow
