#include "app/jobs/library_job.h"

#include "io/library/library.h"
#include "io/library/library_json.h"
#include "model/base/sentences.h"
#include "model/character/humanoid.h"
#include "render/character/software_portrait.h"

#include <QCoreApplication>
#include <QDir>

namespace marrow {

namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

constexpr QSize kPictureSize(320, 240);

struct LibraryOptions
{
    QString action;
    QStringList arguments;
    QString to;
    QString note;
    QString entry;
    bool makeDefault = false;
};

const QStringList &actions()
{
    static const QStringList names = {"add", "list", "search", "approve", "reject", "pending", "default", "note", "remove", "verify"};
    return names;
}

OptionList describeLibrary(LibraryOptions &o)
{
    OptionList list;
    list.positionalText("action", o.action, Jobs::tr("add FILE… --to DIR, list DIR, search DIR WORDS…, verify DIR; approve, reject, pending, default, note or remove DIR HASH…"));
    list.inputs("argument", o.arguments, Jobs::tr("files, or the library's folder followed by words or beginnings of hashes"));
    list.folder("to", o.to, Jobs::tr("the library that files are added to"));
    list.text("note", o.note, Jobs::tr("what to write about the entries"));
    list.text("entry", o.entry, Jobs::tr("in archives, the file of this name goes before others of its kind"), "NAME");
    list.flag("default", o.makeDefault, Jobs::tr("with approve: also make it the default"));
    return list;
}

/// As cli.md wants it: the entry, with its note in one string.
QJsonObject entryToJson(const LibraryEntry &entry)
{
    QJsonObject json = toJson(entry);
    json.insert(QStringLiteral("note"), joinedSentences(entry.notes));
    json.insert(QStringLiteral("default"), entry.isDefault);
    return json;
}

QString lineOf(const LibraryEntry &entry)
{
    const QString state = entry.isDefault ? Jobs::tr("default") : libraryStateText(entry.state);
    QString line = QStringLiteral("%1  %2  %3").arg(entry.sha256.left(12), state.leftJustified(10), entry.originalName);
    if (entry.kind == QLatin1String("model"))
        line += QStringLiteral("  (%1)").arg(Jobs::tr("%1 faces, %2 joints, %3 of %4 humanoid").arg(entry.faces).arg(entry.joints).arg(entry.humanoidJoints).arg(humanoidJoints().size()));
    if (!entry.comment.isEmpty())
        line += QStringLiteral("  – %1").arg(entry.comment);
    return line + QLatin1Char('\n');
}

void finish(JobOutcome &outcome, const std::vector<LibraryEntry> &entries, QJsonObject more = {})
{
    QJsonArray list;
    for (const LibraryEntry &entry : entries) {
        list.append(entryToJson(entry));
        outcome.text += lineOf(entry);
    }
    more.insert(QStringLiteral("entries"), list);
    outcome.result = more;
}

JobOutcome addFiles(const LibraryOptions &options, const JobContext &context)
{
    if (options.to.isEmpty())
        return JobOutcome::failed(usageError("usage.missing", Jobs::tr("library add needs --to with the library's folder.")));
    Library library(options.to);
    JobOutcome outcome;
    std::vector<LibraryEntry> entries;
    QJsonArray refused;
    int present = 0;
    for (qsizetype i = 0; i < options.arguments.size() && !context.progress.cancelled(); ++i) {
        const QString &file = options.arguments[i];
        const auto count = static_cast<double>(options.arguments.size());
        CharacterImportOptions importing;
        importing.preferredEntry = options.entry;
        importing.progress = context.progress.sub(static_cast<double>(i) / count, static_cast<double>(i + 1) / count);
        Result<Library::Added> added = library.add(file, importing);
        if (!added) {
            Issue issue = issueFrom(added.error());
            issue.message = QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(file), issue.message);
            outcome.report.add(issue);
            outcome.foundFailure = true;
            refused.append(QJsonObject{{"file", file}, {"code", added.error().code}, {"message", added.error().message}});
            continue;
        }
        present += added->wasThere;
        const QImage picture = added->model ? modelPortrait(*added->model, kPictureSize) : QImage();
        if (!picture.isNull()) {
            if (Result<LibraryEntry> pictured = library.setThumbnail(added->entry.sha256, picture))
                added->entry = std::move(*pictured);
        }
        if (!options.note.isEmpty()) {
            if (Result<LibraryEntry> noted = library.setComment(added->entry.sha256, options.note))
                added->entry = std::move(*noted);
        }
        entries.push_back(added->entry);
    }
    finish(outcome, entries, {{"refused", refused}, {"present", present}});
    if (present > 0)
        outcome.text += Jobs::tr("%n of them was (were) there already.", nullptr, present) + QLatin1Char('\n');
    return outcome;
}

JobOutcome listEntries(const Library &library, const QString &words, bool verify)
{
    JobOutcome outcome;
    const Result<std::vector<LibraryEntry>> all = library.entries(&outcome.report);
    if (!all)
        return JobOutcome::failed(all.error());
    std::vector<LibraryEntry> found;
    for (const LibraryEntry &entry : *all) {
        if (!matchesSearch(entry, words))
            continue;
        found.push_back(entry);
        if (const Result<void> whole = verify ? library.verify(entry) : Result<void>(); !whole) {
            outcome.report.add(issueFrom(whole.error()));
            outcome.foundFailure = true;
        }
    }
    finish(outcome, found);
    return outcome;
}

Result<LibraryEntry> changed(Library &library, const LibraryOptions &options, const QString &hash)
{
    if (options.action == QLatin1String("note"))
        return library.setComment(hash, options.note);
    if (options.action == QLatin1String("default"))
        return library.setDefault(hash);
    if (options.action == QLatin1String("remove")) {
        Result<LibraryEntry> entry = library.find(hash);
        if (const Result<void> removed = entry ? library.remove(entry->sha256) : Result<void>(); !removed)
            return removed.error();
        return entry;
    }
    const LibraryState state = options.action == QLatin1String("approve") ? LibraryState::Approved : options.action == QLatin1String("reject") ? LibraryState::Rejected : LibraryState::Pending;
    Result<LibraryEntry> entry = library.setState(hash, state);
    if (entry && !options.note.isEmpty())
        entry = library.setComment(hash, options.note);
    if (entry && options.makeDefault && state == LibraryState::Approved)
        entry = library.setDefault(hash);
    return entry;
}

JobOutcome runLibrary(const LibraryOptions &options, const JobContext &context)
{
    if (!actions().contains(options.action))
        return JobOutcome::failed(usageError("usage.value", Jobs::tr("library does not know “%1”; it knows %2.").arg(options.action, actions().join(QStringLiteral(", ")))));
    if (options.action == QLatin1String("add"))
        return addFiles(options, context);
    Library library(options.arguments.front());
    const QStringList rest = options.arguments.mid(1);
    if (options.action == QLatin1String("list") || options.action == QLatin1String("search") || options.action == QLatin1String("verify"))
        return listEntries(library, rest.join(QLatin1Char(' ')), options.action == QLatin1String("verify"));
    if (rest.isEmpty())
        return JobOutcome::failed(usageError("usage.missing", Jobs::tr("library %1 needs the beginning of an entry's hash behind the folder.").arg(options.action)));
    JobOutcome outcome;
    std::vector<LibraryEntry> entries;
    for (const QString &hash : rest) {
        const Result<LibraryEntry> entry = changed(library, options, hash);
        if (!entry)
            return JobOutcome::failed(entry.error());
        entries.push_back(*entry);
    }
    finish(outcome, entries);
    return outcome;
}

} // namespace

Job libraryJob()
{
    return makeJob("library", Jobs::tr("Keeps models and motions in a folder by their content, with what people think of them."), describeLibrary, runLibrary);
}

} // namespace marrow
