#pragma once

#include "model/base/report.h"
#include "model/base/result.h"
#include "model/document/document.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace marrow {

/// One event of the history as the journal keeps it. Events are numbered from 1; "after step n" is the state once the
/// first n have happened, 0 the state the journal began from.
struct JournalStep
{
    RecordedStep step;
    QDateTime time;
    /// What a person reads: the command's text, or what was undone or redone.
    QString text;
};

/// An asset's bytes (a whole file), compressed as in the journal, as it stood after a step.
struct JournalSnapshot
{
    int afterStep = 0;
    QByteArray packed; ///< qCompress form; unpackSnapshot() gives the bytes
};

/// A file that was written while the journal ran.
struct JournalSave
{
    int afterStep = 0;
    QString file;
    qint64 size = 0;
    QByteArray sha256;
};

/// A journal as read back: everything up to the first line that cannot be used. See docs/journal.md for the lines.
struct JournalContents
{
    QString path; ///< of the journal itself
    QString kind; ///< "voxel", "puppet" or "action"
    QString tool;
    QString file; ///< the document's file as it was last known, empty for unsaved work
    qint64 baseSize = 0;
    QByteArray baseSha256; ///< of the file it began from, empty for a new asset
    QDateTime started;
    std::vector<JournalStep> steps;
    std::vector<JournalSnapshot> snapshots;
    std::vector<JournalSave> saves;
    Report report; ///< journal.broken-line when there was more behind a line that cannot be used

    /// The steps whose commands, in this order, lead from the beginning to the state after `step`: what was undone and not
    /// redone is left out. Values index `steps`.
    std::vector<int> effectiveSteps(int step) const;
    /// True when the state after the last step is not what was saved or read last.
    bool hasUnsavedSteps() const;
};

/// Reads a journal, in use or not. A last line that was cut off by a crash is passed over without a word. Codes:
/// journal.open, journal.not-a-journal, journal.version, journal.too-large.
Result<JournalContents> readJournal(const QString &path);

/// Nullopt when the bytes are damaged or larger than any asset.
std::optional<QByteArray> unpackSnapshot(const JournalSnapshot &snapshot);

} // namespace marrow
