#pragma once

#include "io/journal/journal_replay.h"
#include "io/journal/journal_writer.h"
#include "model/base/report.h"
#include "model/base/result.h"
#include "model/document/voxel_document.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>

#include <memory>

namespace marrow {

/// One open file: its document, its file on disk and what was found when it was read. Knows no widget; GUI thread.
class DocumentSession : public QObject
{
    Q_OBJECT

public:
    /// Opens a `.vfp`.
    static Result<std::unique_ptr<DocumentSession>> open(const QString &path);
    /// Makes a new, unsaved rig from a `.vox` or a JSON model.
    static Result<std::unique_ptr<DocumentSession>> importModel(const QString &path);
    /// Goes on from a journal that a crash left behind, at `step`; the document is unsaved and has a journal of its own. The old
    /// journal is removed once the new one is on the disk.
    static Result<std::unique_ptr<DocumentSession>> recover(const JournalContents &journal, int step);
    /// Where journals of unsaved documents are kept.
    static QString stateFolder();

    /// Whether `open` or `importModel` is meant for this file, judged by its name.
    static bool opens(const QString &path);
    static bool imports(const QString &path);

    VoxelDocument *voxel() const { return m_voxel.get(); }
    Document *document() const { return m_voxel.get(); }
    JournalWriter *journal() const { return m_journal.get(); }
    const Report &readReport() const { return m_readReport; }

    QString filePath() const { return m_voxel->filePath(); }
    /// The file's name, or the name an imported model will be offered to be saved as.
    QString title() const;
    /// Where a first save is offered: beside the model it was imported from.
    QString suggestedFileName() const;

    /// True when another program has written or removed the file since it was read or saved here.
    bool changedOnDisk() const;
    /// Writes the asset and makes `path` the document's file. The old file is never touched by a save under another name.
    Result<void> save(const QString &path);
    /// Reads the file again and forgets the history.
    Result<void> reload();
    /// The document is closed on purpose: its journal goes away.
    void discardJournal() { m_journal->discard(); }

signals:
    /// The file on disk is not what was read or saved here.
    void fileChanged();

private:
    explicit DocumentSession(std::unique_ptr<VoxelDocument> document);

    void startJournal(const JournalBase &base);
    void watch();
    struct Stamp
    {
        QDateTime modified;
        qint64 size = -1;
        bool operator==(const Stamp &) const = default;
    };
    static Stamp stampOf(const QString &path);

    std::unique_ptr<VoxelDocument> m_voxel;
    std::unique_ptr<JournalWriter> m_journal; ///< behind the document, so that it ends first
    Report m_readReport;
    QString m_importedName;
    QString m_importedFolder;
    QFileSystemWatcher m_watcher;
    Stamp m_stamp;
};

} // namespace marrow
