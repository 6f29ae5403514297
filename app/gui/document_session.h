#pragma once

#include "app/gui/session_reader.h"
#include "io/journal/journal_replay.h"
#include "io/journal/journal_writer.h"
#include "model/base/report.h"
#include "model/base/result.h"
#include "model/document/character_document.h"
#include "model/document/action_document.h"
#include "model/document/puppet_document.h"
#include "model/document/voxel_document.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>

#include <memory>

namespace marrow {

class DocumentSession;
class PublicationSession;
class MotionSession;

/// One open file: its document, its file on disk and what was found when it was read. A kind of asset is a derived class, which
/// reads and writes. Knows no widget; GUI thread.
class DocumentSession : public QObject
{
    Q_OBJECT

public:
    /// Opens a file of any kind at once.
    static Result<std::unique_ptr<DocumentSession>> open(const QString &path);
    /// Whether reading a file may take long enough to be done beside the window: characters and motions.
    static bool takesLong(const QString &path);
    /// Reads such a file; any thread. Cancelled, the reason has the code "import.cancelled".
    static SessionMaker readApart(const QString &path, const Progress &progress);
    /// Makes a new, unsaved asset from a model of another kind.
    static Result<std::unique_ptr<DocumentSession>> importModel(const QString &path);
    /// Goes on from a journal that a crash left behind, at `step`; the document is unsaved and has a journal of its own. The old
    /// journal is removed once the new one is on the disk.
    static SessionReader recovery(const JournalContents &journal, int step);
    /// Whether that may take long enough to be done beside the window: as for takesLong().
    static bool recoveryTakesLong(const JournalContents &journal);
    /// Where journals of unsaved documents are kept.
    static QString stateFolder();

    /// Whether `open` or `importModel` is meant for this file, judged by its name.
    static bool opens(const QString &path);
    static bool imports(const QString &path);

    Document *document() const { return m_document.get(); }
    /// The document as what it is; nullptr when it is of another kind.
    virtual VoxelDocument *voxel() const { return nullptr; }
    virtual PuppetDocument *puppet() const { return nullptr; }
    virtual CharacterDocument *character() const { return nullptr; }
    virtual PublicationSession *publication() { return nullptr; }
    virtual const PublicationSession *publication() const { return nullptr; }
    virtual ActionDocument *action() const { return nullptr; }
    virtual MotionSession *motion() { return nullptr; }
    const MotionSession *motion() const { return const_cast<DocumentSession *>(this)->motion(); }
    JournalWriter *journal() const { return m_journal.get(); }
    const Report &readReport() const { return m_readReport; }

    QString filePath() const { return document()->filePath(); }
    /// What people opened: the file, or the model of another kind that it was made of.
    QString openedFrom() const { return filePath().isEmpty() ? m_importedFrom : filePath(); }
    /// The file's name, or the name an imported model will be offered to be saved as.
    QString title() const;
    /// Where a first save is offered: beside the model it was imported from.
    virtual QString suggestedFileName() const;
    /// Saving asks for a name although there is a file: it is one that must stay as it is.
    virtual bool asksWhereToSave() const { return filePath().isEmpty(); }
    /// For the save dialog: the ending without a dot, and the filter that names the kind.
    virtual QString suffix() const = 0;
    virtual QString saveFilter() const = 0;

    /// How its file is read another time; what comes of it is for reloadFrom().
    virtual SessionReader reader() const;
    /// True when another program has removed the file or put other bytes into it since it was read or saved here. Its date alone is no
    /// change: backups, clouds and network drives set that too. Reads the file when it differs.
    virtual bool changedOnDisk();
    /// Writes the asset and makes `path` the document's file. The old file is never touched by a save under another name.
    Result<void> save(const QString &path);
    /// Reads the file again and forgets the history.
    Result<void> reload();
    /// The same with what was read of the file elsewhere. False, changing nothing, when it is of another kind now.
    bool reloadFrom(DocumentSession &fresh);
    /// The document is closed on purpose: its journal goes away.
    void discardJournal() { m_journal->discard(); }

signals:
    /// The file on disk is not what was read or saved here.
    void fileChanged();

protected:
    explicit DocumentSession(std::unique_ptr<Document> document);

    /// Writes the asset to `path`, which becomes what the document compares itself with.
    virtual Result<void> write(const QString &path) = 0;
    /// Puts what is in the document's file in place of the asset.
    virtual Result<Report> readAgain() = 0;
    /// Takes the asset out of a session of the same kind; what is left of that one goes away.
    virtual bool takeAsset(DocumentSession &fresh)
    {
        Q_UNUSED(fresh)
        return false;
    }
    virtual JournalOptions journalOptions() const = 0;

    /// The whole of a file that is to be imported; codes file.open, file.too-large.
    static Result<QByteArray> readAll(const QString &path);
    struct Stamp
    {
        QDateTime modified;
        qint64 size = -1;
        bool operator==(const Stamp &) const = default;
    };
    /// How a file is told from what becomes of it later: on the disk, and in the journal, which is never replayed onto another one.
    struct FileState
    {
        Stamp stamp;
        JournalBase base;
    };
    /// Reads all of the file; any thread. To be asked before the file is read for its content.
    static FileState stateOf(const QString &path);
    /// To be called by the maker of a session, once: the asset is what `path` holds, or was imported from `path`, or was
    /// recovered from a journal.
    void startOpened(Report report);
    void startOpened(Report report, const FileState &state);
    void startImported(Report report, const QString &path);
    void startRecovered(Report report);

private:
    QString importedName() const;
    void startJournal(const JournalBase &base);
    void watch();
    static Stamp stampOf(const QString &path);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<JournalWriter> m_journal; ///< behind the document, so that it ends first
    Report m_readReport;
    QString m_openedPath; ///< and what people call it (shownFileName), which is not asked for each time
    QString m_openedName;
    QString m_importedFrom; ///< the model of another kind it was made of
    QFileSystemWatcher m_watcher;
    FileState m_onDisk; ///< as it was read or saved here last
    JournalBase m_openedAs; ///< of the file it was opened from
};

} // namespace marrow
