#pragma once

#include "io/journal/journal_disk.h"
#include "model/base/error.h"
#include "model/document/action_document.h"
#include "model/document/character_document.h"
#include "model/document/puppet_document.h"
#include "model/document/voxel_document.h"

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace marrow {

class JournalFile;

/// The file a document was read from, as its bytes were. Both empty for a new asset.
struct JournalBase
{
    qint64 size = 0;
    QByteArray sha256;

    static JournalBase of(QByteArrayView fileBytes);
    bool operator==(const JournalBase &) const = default;
};

/// Encodes a copy of the asset as a whole file; empty when that fails. Called once, on any thread.
using JournalSnapshotJob = std::function<QByteArray()>;

struct JournalOptions
{
    QString kind = QStringLiteral("voxel");
    QString tool;        ///< version of the program, for the header
    QString stateFolder; ///< for documents without a file and for folders that cannot be written; made when needed
    /// Copies the asset (on the GUI thread, so it must be cheap) and gives the job that encodes the copy.
    std::function<JournalSnapshotJob()> takeSnapshot;
    /// Null for the real disk.
    std::function<std::unique_ptr<JournalDisk>()> makeDisk;
};

/// Options for a document; the document must outlive the writer.
JournalOptions voxelJournalOptions(const VoxelDocument &document, QString stateFolder, QString tool);
JournalOptions puppetJournalOptions(const PuppetDocument &document, QString stateFolder, QString tool);
/// A character that is not bound yet has no snapshot: its steps always begin from its file.
JournalOptions characterJournalOptions(const CharacterDocument &document, QString stateFolder, QString tool);
JournalOptions actionJournalOptions(const ActionDocument &document, QString stateFolder, QString tool);

/// Writes down what happens to a document, so that a crash at any moment loses nothing (docs/journal.md). Each command, undo
/// and redo is handed to the system before control returns to the user, which survives a kill; a worker then waits for the
/// disk, which survives a loss of power. The file appears with the first edit and goes away with discard(); a destroyed
/// writer leaves it behind only when the document is not clean. Lives on the GUI thread.
class JournalWriter : public QObject
{
    Q_OBJECT
public:
    /// Begins now: the asset as it stands is "after step 0". `base` tells the file it came from.
    JournalWriter(Document &document, JournalOptions options, const JournalBase &base, QObject *parent = nullptr);
    ~JournalWriter() override;

    /// Call after the document was reset (reloaded from disk): the old journal is removed and a new one begins.
    void restart(const JournalBase &base);
    /// Writes the beginning now instead of with the first edit: for an asset that is in no file, as after a recovery (give an
    /// empty base then).
    void beginNow();
    /// Removes the journal: the document was closed on purpose. A later edit begins a new one.
    void discard();
    /// Waits until everything is on disk. Called before a save, so that the journal can do without the old file.
    void finish();

    /// Where it is, empty before the first edit.
    QString path() const;
    /// When the last line reached the system.
    QDateTime lastWritten() const { return m_lastWritten; }
    /// Why the last line could not be written; nothing while all is well.
    const std::optional<Error> &failure() const { return m_failure; }
    bool failing() const { return m_failure.has_value(); }

signals:
    /// Once, when a line could not be written; the session goes on, and the lines are kept to be tried again.
    /// Codes: journal.create, journal.write.
    void failed(const marrow::Error &error);
    /// What waited is on disk after all.
    void recovered();
    void written();

private:
    void record(const RecordedStep &step);
    void recordSave(const QString &path);
    void begin();
    bool createFile();
    void writeLine(const QJsonObject &line);
    void writeSnapshot(int afterStep, JournalSnapshotJob job);
    void checkpointWhenDue(const RecordedStep &step);
    void queueSync();
    void reportResult(int error, const char *code);
    void retry();
    QStringList candidates() const;

    Document &m_document;
    JournalOptions m_options;
    JournalBase m_base;
    JournalSnapshotJob m_baseSnapshot; ///< the asset after step 0, until the journal has it
    std::shared_ptr<JournalFile> m_file;
    QString m_documentPath;
    int m_steps = 0;
    bool m_begun = false;
    std::optional<Error> m_failure;
    int m_stepsSinceSnapshot = 0;
    qint64 m_replayMsSinceSnapshot = 0;
    QDateTime m_lastWritten;
    QTimer m_retryTimer;
    std::shared_ptr<std::atomic_bool> m_syncQueued;
    QThreadPool m_pool; ///< one thread, so that jobs keep their order; last, so that it ends first
};

} // namespace marrow
