#include "io/journal/journal_replay.h"

#include "io/actions/hand_keyed_file.h"
#include "io/journal/journal_disk.h"
#include "io/gltf/character_snapshot.h"
#include "io/p2lrt/reader.h"
#include "io/scene/character_import.h"
#include "io/vfp/vfp_file.h"
#include "model/commands/action_commands.h"
#include "model/commands/character_commands.h"
#include "model/commands/puppet_commands.h"
#include "model/commands/voxel_commands.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryFile>

#include <algorithm>

namespace marrow {

namespace {

/// How long repeating steps for the sake of the history may take before a snapshot is taken instead.
constexpr qint64 kMaxHistoryMs = 1'000;
/// Of reading the file a character came from.
constexpr double kImportShare = 0.7;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

// What a kind of asset brings to its replay.

struct VoxelJournal
{
    using Asset = VoxelAsset;
    using State = VoxelState;
    using Document = VoxelDocument;

    static QLatin1String name() { return QLatin1String("voxel"); }
    static VoxelCommandTable commands() { return voxelCommands(); }
    static std::optional<Asset> read(const QByteArray &bytes, const QString &, const Progress &)
    {
        Result<VfpFile> file = readVfp(bytes);
        if (!file)
            return std::nullopt;
        return std::move(file)->asset;
    }
    static std::unique_ptr<Document> open(Asset asset, const QString &path) { return makeVoxelDocument(std::move(asset), path); }
};

struct PuppetJournal
{
    using Asset = Puppet;
    using State = PuppetState;
    using Document = PuppetDocument;

    static QLatin1String name() { return QLatin1String("puppet"); }
    static PuppetCommandTable commands() { return puppetCommands(); }
    static std::optional<Asset> read(const QByteArray &bytes, const QString &, const Progress &)
    {
        Result<p2lrt::ReadPuppet> file = p2lrt::readPuppet(bytes);
        if (!file)
            return std::nullopt;
        return std::move(file)->puppet;
    }
    static std::unique_ptr<Document> open(Asset asset, const QString &path)
    {
        if (!path.isEmpty())
            p2lrt::loadPagesBeside(asset, path);
        return makePuppetDocument(std::move(asset), path);
    }
};

struct ActionJournal
{
    using Asset = HandKeyedAction;
    using State = ActionState;
    using Document = ActionDocument;

    static QLatin1String name() { return QLatin1String("action"); }
    static ActionCommandTable commands() { return actionCommands(); }
    static std::optional<Asset> read(const QByteArray &bytes, const QString &, const Progress &)
    {
        Result<HandKeyedAction> action = decodeHandKeyed(bytes);
        if (!action)
            return std::nullopt;
        return *std::move(action);
    }
    static std::unique_ptr<Document> open(Asset asset, const QString &path) { return makeActionDocument(std::move(asset), path); }
};

struct CharacterJournal
{
    using Asset = CharacterAsset;
    using State = CharacterState;
    using Document = CharacterDocument;

    static QLatin1String name() { return QLatin1String("character"); }
    static CharacterCommandTable commands() { return characterCommands(); }
    static std::optional<Asset> read(const QByteArray &bytes, const QString &path, const Progress &progress)
    {
        if (isCharacterSnapshot(bytes)) {
            Result<CharacterAsset> asset = decodeCharacterSnapshot(bytes);
            if (!asset)
                return std::nullopt;
            return *std::move(asset);
        }
        // Where the file still lies, what belongs to it lies beside it. Kinds that are imported are told by their content.
        QTemporaryFile copy;
        const bool there = holds(path, bytes);
        if (!there && (!copy.open() || copy.write(bytes) != bytes.size() || !copy.flush()))
            return std::nullopt;
        CharacterImportOptions options;
        options.progress = progress.sub(0, kImportShare);
        Result<ImportedCharacter> imported = importCharacter(there ? path : copy.fileName(), options);
        if (!imported)
            return std::nullopt;
        return characterFrom(imported->file, originOf(*imported), progress.sub(kImportShare, 1));
    }
    static bool holds(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        return !path.isEmpty() && file.open(QIODevice::ReadOnly) && file.size() == bytes.size() && file.readAll() == bytes;
    }
    static std::unique_ptr<Document> open(Asset asset, const QString &path) { return makeCharacterDocument(std::move(asset), path); }
};

/// A state that can be had without replaying: how many of the wanted steps it already contains, and its bytes.
struct Start
{
    std::size_t contains = 0;
    const JournalSnapshot *snapshot = nullptr; ///< null for the file
};

bool isPrefix(const std::vector<int> &prefix, const std::vector<int> &list)
{
    return prefix.size() <= list.size() && std::equal(prefix.begin(), prefix.end(), list.begin());
}

/// Ascending by how much they contain; the file stands before a snapshot of the same state.
Result<std::vector<Start>> startsFor(const JournalContents &journal, const std::vector<int> &wanted, const QByteArray *fileBytes)
{
    std::vector<Start> starts;
    const auto consider = [&](int afterStep, const JournalSnapshot *snapshot) {
        const auto contained = journal.effectiveSteps(afterStep);
        if (isPrefix(contained, wanted))
            starts.push_back({contained.size(), snapshot});
    };
    if (fileBytes) {
        const QByteArray hash = QCryptographicHash::hash(*fileBytes, QCryptographicHash::Sha256);
        bool known = hash == journal.baseSha256;
        if (known)
            consider(0, nullptr);
        for (const JournalSave &save : journal.saves) {
            if (save.sha256 != hash)
                continue;
            known = true;
            consider(save.afterStep, nullptr);
        }
        if (!known) {
            return Error{QStringLiteral("journal.other-file"),
                         Text::tr("The journal %1 belongs to another file, or the file was changed by another program since.")
                             .arg(journal.path),
                         journal.path, {}};
        }
    }
    for (const JournalSnapshot &snapshot : journal.snapshots) {
        if (snapshot.afterStep <= static_cast<int>(journal.steps.size()))
            consider(snapshot.afterStep, &snapshot);
    }
    std::stable_sort(starts.begin(), starts.end(), [](const Start &a, const Start &b) { return a.contains < b.contains; });
    return starts;
}

template <class Kind>
std::optional<typename Kind::Asset> assetOf(const JournalContents &journal, const Start &start, const QByteArray *fileBytes, const Progress &progress = {})
{
    std::optional<QByteArray> bytes = start.snapshot ? unpackSnapshot(*start.snapshot) : std::optional(*fileBytes);
    if (!bytes)
        return std::nullopt;
    return Kind::read(*bytes, start.snapshot ? QString() : journal.file, progress);
}

Error noStart(const JournalContents &journal)
{
    return {QStringLiteral("journal.no-start"),
            Text::tr("The journal %1 holds no usable state to begin from. Give the file it began from.").arg(journal.path),
            journal.path, {}};
}

Issue stepFailed(const JournalContents &journal, int step, const Error &error)
{
    return {Severity::Warning, QStringLiteral("journal.command-failed"),
            Text::tr("Step %1 (%2) could not be done again, so the replay ends before it: %3")
                .arg(step + 1)
                .arg(journal.steps[static_cast<std::size_t>(step)].text, error.message),
            {}, {}, {}, QStringLiteral("step/%1").arg(step + 1)};
}

struct Wanted
{
    int step;
    std::vector<int> list;
    std::vector<Start> starts;
};

Result<Wanted> wantedSteps(const JournalContents &journal, QLatin1String kind, int step, const QByteArray *fileBytes)
{
    if (journal.kind != kind) {
        return Error{QStringLiteral("journal.kind"),
                     Text::tr("The journal %1 is of another kind of asset (%2).").arg(journal.path, journal.kind), journal.path, {}};
    }
    const int all = static_cast<int>(journal.steps.size());
    Wanted wanted{step < 0 ? all : std::min(step, all), {}, {}};
    wanted.list = journal.effectiveSteps(wanted.step);
    Result<std::vector<Start>> starts = startsFor(journal, wanted.list, fileBytes);
    if (!starts)
        return starts.error();
    wanted.starts = *std::move(starts);
    return wanted;
}

/// Does the steps behind `from` in the list. False when one failed: `replay` then holds what was before it.
template <class Kind>
bool applySteps(const JournalContents &journal, const std::vector<int> &list, std::size_t from,
                ReplayedAsset<typename Kind::Asset> &replay)
{
    const auto commands = Kind::commands();
    for (std::size_t i = from; i < list.size(); ++i) {
        typename Kind::State state{replay.asset, {}};
        for (const CommandCall &call : journal.steps[static_cast<std::size_t>(list[i])].step.calls) {
            const auto command = commands.find(call.name);
            const Result<QString> done = command == commands.end()
                ? Error{QStringLiteral("command.unknown"), Text::tr("There is no command called \"%1\".").arg(call.name), {}, {}}
                : command->second(state, call.args);
            if (!done) {
                replay.issues.add(stepFailed(journal, list[i], done.error()));
                replay.applied = list[i];
                return false;
            }
        }
        replay.asset = std::move(state.asset);
    }
    return true;
}

enum class Outcome { Done, Failed, TooSlow, Cancelled };

Error givenUp(const JournalContents &journal)
{
    return {QStringLiteral("import.cancelled"), Text::tr("Recovering the work was cancelled."), journal.path, {}};
}

template <class Document>
Outcome executeSteps(const JournalContents &journal, const std::vector<int> &list, std::size_t from, bool mayGiveUp,
                     RecoveredWork<Document> &recovered, const Progress &progress)
{
    QElapsedTimer timer;
    timer.start();
    for (std::size_t i = from; i < list.size(); ++i) {
        if (progress.cancelled())
            return Outcome::Cancelled;
        if (mayGiveUp && timer.elapsed() > kMaxHistoryMs)
            return Outcome::TooSlow;
        const RecordedStep &step = journal.steps[static_cast<std::size_t>(list[i])].step;
        const Result<void> done = step.calls.size() == 1
            ? recovered.document->execute(step.calls.front().name, step.calls.front().args)
            : recovered.document->executeAll(step.text, step.calls);
        if (!done) {
            recovered.issues.add(stepFailed(journal, list[i], done.error()));
            recovered.applied = list[i];
            return Outcome::Failed;
        }
    }
    return Outcome::Done;
}

template <class Kind>
Result<ReplayedAsset<typename Kind::Asset>> replay(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    const Result<Wanted> wanted = wantedSteps(journal, Kind::name(), step, fileBytes);
    if (!wanted)
        return wanted.error();
    for (auto start = wanted->starts.rbegin(); start != wanted->starts.rend(); ++start) {
        auto asset = assetOf<Kind>(journal, *start, fileBytes);
        if (!asset)
            continue;
        ReplayedAsset<typename Kind::Asset> replay{*std::move(asset), wanted->step, journal.report};
        applySteps<Kind>(journal, wanted->list, start->contains, replay);
        return replay;
    }
    return noStart(journal);
}

template <class Kind>
Result<RecoveredWork<typename Kind::Document>> recover(const JournalContents &journal, int step, const QByteArray *fileBytes, const Progress &progress = {})
{
    Result<Wanted> wanted = wantedSteps(journal, Kind::name(), step, fileBytes);
    Report issues = journal.report;
    if (!wanted && wanted.error().code == QLatin1String("journal.other-file")) {
        // The work is in the journal all the same; saving will ask. A journal that never began from the file, as after a recovery,
        // says nothing of whether another program wrote it since.
        if (!journal.baseSha256.isEmpty() || !journal.saves.empty())
            issues.add({Severity::Warning, QStringLiteral("journal.file-changed"),
                        Text::tr("%1 was changed by another program after these edits began. They were recovered as they were, without "
                                 "that change.")
                            .arg(journal.file),
                        {}, {}, {}, {}});
        fileBytes = nullptr;
        wanted = wantedSteps(journal, Kind::name(), step, nullptr);
    }
    if (!wanted)
        return wanted.error();
    // From the beginning first, for the sake of the history; nearer and nearer when that takes too long.
    for (const Start &start : wanted->starts) {
        auto asset = assetOf<Kind>(journal, start, fileBytes, progress);
        if (progress.cancelled())
            return givenUp(journal);
        if (!asset)
            continue;
        RecoveredWork<typename Kind::Document> recovered{Kind::open(*std::move(asset), journal.file), wanted->step, issues};
        const bool last = &start == &wanted->starts.back();
        const Outcome outcome = executeSteps(journal, wanted->list, start.contains, !last, recovered, progress);
        if (outcome == Outcome::Cancelled)
            return givenUp(journal);
        if (outcome == Outcome::TooSlow)
            continue;
        recovered.document->markUnsaved();
        return recovered;
    }
    return noStart(journal);
}

} // namespace

Result<JournalReplay> replayJournal(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    return replay<VoxelJournal>(journal, step, fileBytes);
}

Result<CharacterReplay> replayCharacterJournal(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    return replay<CharacterJournal>(journal, step, fileBytes);
}

Result<PuppetReplay> replayPuppetJournal(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    return replay<PuppetJournal>(journal, step, fileBytes);
}

Result<ActionReplay> replayActionJournal(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    return replay<ActionJournal>(journal, step, fileBytes);
}

Result<RecoveredAction> recoverActionDocument(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    return recover<ActionJournal>(journal, step, fileBytes);
}

Result<RecoveredDocument> recoverVoxelDocument(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    return recover<VoxelJournal>(journal, step, fileBytes);
}

Result<RecoveredCharacter> recoverCharacterDocument(const JournalContents &journal, int step, const QByteArray *fileBytes, const Progress &progress)
{
    return recover<CharacterJournal>(journal, step, fileBytes, progress);
}

Result<RecoveredPuppet> recoverPuppetDocument(const JournalContents &journal, int step, const QByteArray *fileBytes)
{
    return recover<PuppetJournal>(journal, step, fileBytes);
}

std::vector<LeftoverJournal> findLeftoverJournals(const QStringList &paths)
{
    std::vector<LeftoverJournal> found;
    for (const QString &path : paths) {
        if (journalIsInUse(path))
            continue;
        const Result<JournalContents> journal = readJournal(path);
        if (!journal)
            continue; // not ours to remove; opening it says what is wrong
        if (!journal->hasUnsavedSteps()) {
            QFile::remove(path);
            continue;
        }
        const QDateTime last = journal->steps.empty() ? journal->started : journal->steps.back().time;
        found.push_back({path, journal->file, last, static_cast<int>(journal->steps.size())});
    }
    return found;
}

} // namespace marrow
