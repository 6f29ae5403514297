#pragma once

#include "model/document/character_state.h"
#include "model/document/edited_document.h"

namespace marrow {

/// An open character. The model is looked at and never edited; its joints and weights are, always through execute() (names and arguments in
/// model/commands/character_commands.h). Make one with makeCharacterDocument().
class CharacterDocument : public EditedDocument<CharacterKind>
{
    Q_OBJECT
public:
    CharacterDocument(CharacterAsset asset, CharacterCommandTable commands, QObject *parent = nullptr);
    ~CharacterDocument() override;

    const CharacterModel &model() const { return *asset().model; }
    const BakedMesh &mesh() const { return *asset().mesh; }
    /// Puts another asset in place, forgets the history and announces everything as changed (reload from disk).
    void reset(CharacterAsset asset);

    /// execute(), with weights that were computed in the background: the command takes them when they fit its placement and options.
    Result<void> executePrepared(const QString &name, const QJsonObject &args, std::shared_ptr<const PreparedWeights> prepared);

signals:
    /// The asset changed: once a command, macro, undo or redo (however many steps it passed).
    void committed(const marrow::CharacterChangeSet &change);
    void selectionChanged();

private:
    void tellCommitted(const CharacterChangeSet &change) override { emit committed(change); }
    void tellSelection() override { emit selectionChanged(); }
};

} // namespace marrow
