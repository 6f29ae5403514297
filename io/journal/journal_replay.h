#pragma once

#include "io/journal/journal_reader.h"
#include "model/base/progress.h"
#include "model/document/action_document.h"
#include "model/document/character_document.h"
#include "model/document/puppet_document.h"
#include "model/document/voxel_document.h"

#include <memory>

namespace marrow {

/// What a journal led to.
template <class Asset>
struct ReplayedAsset
{
    Asset asset;
    int applied = 0; ///< steps of the journal that were followed, of those asked for
    Report issues;   ///< journal.broken-line from reading; journal.command-failed when a step could not be done again
};
using JournalReplay = ReplayedAsset<VoxelAsset>;
using PuppetReplay = ReplayedAsset<Puppet>;
using ActionReplay = ReplayedAsset<HandKeyedAction>;
using CharacterReplay = ReplayedAsset<CharacterAsset>;

/// The asset after `step` steps (all of them when `step` is negative or too large). It starts from `fileBytes`, which must be
/// the file the journal began from or one saved while it ran, or without one from a snapshot in the journal; a later
/// snapshot shortens the way. A step that cannot be done again ends the replay with a warning and the asset before it.
/// Codes: journal.other-file, journal.no-start, journal.kind.
Result<JournalReplay> replayJournal(const JournalContents &journal, int step, const QByteArray *fileBytes = nullptr);
/// The same for the journal of a puppet. Texture pages beside the file are not read.
Result<PuppetReplay> replayPuppetJournal(const JournalContents &journal, int step, const QByteArray *fileBytes = nullptr);
/// The same for the journal of a character.
Result<CharacterReplay> replayCharacterJournal(const JournalContents &journal, int step, const QByteArray *fileBytes = nullptr);
/// The same for the journal of a hand-keyed action.
Result<ActionReplay> replayActionJournal(const JournalContents &journal, int step, const QByteArray *fileBytes = nullptr);

/// A document as replayJournal() would leave it, for going on after a crash: unsaved, at the path of its file, and with the
/// steps as its history so far as repeating them takes no longer than a second. A file that another program wrote since is left
/// aside with the warning journal.file-changed.
template <class Document>
struct RecoveredWork
{
    std::unique_ptr<Document> document;
    int applied = 0;
    Report issues;
};
using RecoveredDocument = RecoveredWork<VoxelDocument>;
using RecoveredPuppet = RecoveredWork<PuppetDocument>;
using RecoveredAction = RecoveredWork<ActionDocument>;
Result<RecoveredDocument> recoverVoxelDocument(const JournalContents &journal, int step, const QByteArray *fileBytes = nullptr);
/// The same for a puppet; texture pages beside its file are read.
Result<RecoveredPuppet> recoverPuppetDocument(const JournalContents &journal, int step, const QByteArray *fileBytes = nullptr);
/// The same for a character; its file may be of any kind that is imported, which takes long: on any thread, to which the document and its history then belong. Also the
/// code import.cancelled.
using RecoveredCharacter = RecoveredWork<CharacterDocument>;
Result<RecoveredCharacter> recoverCharacterDocument(const JournalContents &journal, int step, const QByteArray *fileBytes = nullptr, const Progress &progress = {});
Result<RecoveredAction> recoverActionDocument(const JournalContents &journal, int step, const QByteArray *fileBytes = nullptr);

/// A journal that no living session uses, with work that is in no file.
struct LeftoverJournal
{
    QString path;
    QString file; ///< empty for a document that never had one
    QDateTime lastStep;
    int steps = 0;
};
/// Among `paths` (see journal_places.h). Journals left behind with nothing in them that is not saved are removed.
std::vector<LeftoverJournal> findLeftoverJournals(const QStringList &paths);

} // namespace marrow
