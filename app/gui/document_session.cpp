#include "app/gui/document_session.h"

#include "app/gui/action/action_session.h"
#include "app/gui/character/character_session.h"
#include "app/gui/motion/motion_session.h"
#include "app/gui/publish/publication_session.h"
#include "app/gui/puppet/puppet_session.h"
#include "app/gui/voxel/voxel_session.h"
#include "io/library/shown_file_name.h"
#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

namespace marrow {

namespace {

/// A program that saves often writes in several steps; the file is looked at when it has been quiet this long.
constexpr int kSettleMs = 300;
/// Larger than any model a grid of 255³ can come from.
constexpr qint64 kMaxImportBytes = qint64(1) << 30;

} // namespace

DocumentSession::DocumentSession(std::unique_ptr<Document> document)
    : m_document(std::move(document))
{
    auto *settle = new QTimer(this);
    settle->setSingleShot(true);
    settle->setInterval(kSettleMs);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, settle, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, settle, qOverload<>(&QTimer::start));
    connect(settle, &QTimer::timeout, this, [this] {
        watch(); // a file that was replaced by a rename is no longer watched
        if (changedOnDisk())
            emit fileChanged();
    });
}

bool DocumentSession::opens(const QString &path)
{
    return VoxelSession::opens(path) || PuppetSession::opens(path) || MotionSession::opens(path) || CharacterSession::opens(path) || PublicationSession::opens(path) || ActionSession::opens(path);
}

bool DocumentSession::imports(const QString &path)
{
    // Some JSON is something else than a model.
    return VoxelSession::imports(path) && !PublicationSession::opens(path) && !ActionSession::opens(path) && !MotionSession::opens(path);
}

Result<std::unique_ptr<DocumentSession>> DocumentSession::open(const QString &path)
{
    if (PublicationSession::opens(path))
        return PublicationSession::open(path);
    if (takesLong(path))
        return readApart(path, {})();
    if (ActionSession::opens(path))
        return ActionSession::open(path);
    const QString name = QFileInfo(path).fileName();
    if (QFileInfo(path).isDir())
        return Error{"file.folder", tr("%1 is a folder without anything published in it. Open the files it holds instead.").arg(name), path, nullptr};
    // Backups and files that lost their ending say by their first bytes what they are.
    QFile file(path);
    const QByteArray first = file.open(QIODevice::ReadOnly) ? file.read(4) : QByteArray();
    if (PuppetSession::opens(path) || first == "P2LR")
        return PuppetSession::open(path);
    if (file.isOpen() && !VoxelSession::opens(path) && first != "VFPK")
        return Error{"file.kind", tr("%1 is not a kind of file this program opens.").arg(name), path, nullptr};
    return VoxelSession::open(path);
}

bool DocumentSession::takesLong(const QString &path)
{
    return !PublicationSession::opens(path) && (MotionSession::opens(path) || CharacterSession::opens(path));
}

SessionMaker DocumentSession::readApart(const QString &path, const Progress &progress)
{
    if (MotionSession::opens(path))
        return MotionSession::read(path, progress);
    bool onlyMotions = false; // an FBX can be that
    SessionMaker character = CharacterSession::read(path, progress, &onlyMotions);
    return onlyMotions ? MotionSession::read(path, progress) : character;
}

Result<std::unique_ptr<DocumentSession>> DocumentSession::importModel(const QString &path)
{
    return VoxelSession::importModel(path);
}

SessionReader DocumentSession::reader() const
{
    return [path = filePath()](const Progress &progress) { return readApart(path, progress); };
}

bool DocumentSession::recoveryTakesLong(const JournalContents &journal)
{
    return journal.kind == "character";
}

SessionReader DocumentSession::recovery(const JournalContents &contents, int step)
{
    return [journal = std::make_shared<const JournalContents>(contents), step](const Progress &progress) {
        std::shared_ptr<QByteArray> bytes;
        if (!journal->file.isEmpty()) {
            if (auto read = readAll(journal->file))
                bytes = std::make_shared<QByteArray>(std::move(*read));
        }
        SessionMaker make = [=] { return VoxelSession::recover(*journal, step, bytes.get()); };
        if (journal->kind == "puppet")
            make = [=] { return PuppetSession::recover(*journal, step, bytes.get()); };
        else if (journal->kind == "action")
            make = [=] { return ActionSession::recover(*journal, step, bytes.get()); };
        else if (journal->kind == "character")
            make = CharacterSession::recover(*journal, step, bytes.get(), progress); // done here, all but the session
        return SessionMaker([make, old = journal->path] {
            auto session = make();
            if (session && !(*session)->m_journal->failing())
                QFile::remove(old);
            return session;
        });
    };
}

QString DocumentSession::stateFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/journals";
}

Result<QByteArray> DocumentSession::readAll(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{"file.open", tr("%1 could not be opened: %2").arg(path, systemErrorText(file.errorString())), path, nullptr};
    if (file.size() > kMaxImportBytes)
        return Error{"file.too-large", tr("%1 is larger than any model that fits.").arg(path), path, nullptr};
    return file.readAll();
}

void DocumentSession::startJournal(const JournalBase &base)
{
    m_journal = std::make_unique<JournalWriter>(*document(), journalOptions(), base);
}

DocumentSession::FileState DocumentSession::stateOf(const QString &path)
{
    FileState state{stampOf(path), {}};
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (file.open(QIODevice::ReadOnly) && hash.addData(&file))
        state.base = {file.pos(), hash.result()};
    return state;
}

void DocumentSession::startOpened(Report report)
{
    startOpened(std::move(report), stateOf(filePath()));
}

void DocumentSession::startOpened(Report report, const FileState &state)
{
    m_readReport = std::move(report);
    m_openedPath = filePath();
    m_openedName = shownFileName(m_openedPath);
    m_onDisk = state;
    m_openedAs = state.base;
    startJournal(m_openedAs);
    watch();
}

void DocumentSession::startImported(Report report, const QString &path)
{
    m_readReport = std::move(report);
    m_importedFrom = QFileInfo(path).absoluteFilePath();
    document()->markUnsaved();
    startJournal({});
}

void DocumentSession::startRecovered(Report report)
{
    m_readReport = std::move(report);
    m_onDisk = stateOf(filePath());
    startJournal({});
    m_journal->beginNow();
    m_journal->finish();
    watch();
}

QString DocumentSession::title() const
{
    if (filePath().isEmpty())
        return m_importedFrom.isEmpty() ? document()->displayName() : importedName();
    return filePath() == m_openedPath ? m_openedName : document()->displayName();
}

QString DocumentSession::suggestedFileName() const
{
    return m_importedFrom.isEmpty() ? tr("Untitled") + '.' + suffix() : QFileInfo(m_importedFrom).absolutePath() + '/' + importedName();
}

QString DocumentSession::importedName() const
{
    return QFileInfo(m_importedFrom).completeBaseName() + '.' + suffix();
}

DocumentSession::Stamp DocumentSession::stampOf(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() ? Stamp{info.lastModified(), info.size()} : Stamp{};
}

bool DocumentSession::changedOnDisk()
{
    if (filePath().isEmpty() || stampOf(filePath()) == m_onDisk.stamp)
        return false;
    const FileState now = stateOf(filePath());
    if (now.base != m_onDisk.base || (now.stamp == Stamp{}) != (m_onDisk.stamp == Stamp{}))
        return true;
    m_onDisk.stamp = now.stamp;
    return false;
}

void DocumentSession::watch()
{
    if (filePath().isEmpty())
        return;
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty())
        m_watcher.removePaths(old);
    m_watcher.addPath(filePath());
    m_watcher.addPath(QFileInfo(filePath()).absolutePath());
}

Result<void> DocumentSession::save(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_journal->finish();
    if (auto written = write(absolute); !written)
        return written;
    m_onDisk = stateOf(absolute);
    document()->markSaved(absolute);
    watch();
    return {};
}

bool DocumentSession::reloadFrom(DocumentSession &fresh)
{
    if (!takeAsset(fresh))
        return false;
    m_onDisk = fresh.m_onDisk;
    m_readReport = std::move(fresh.m_readReport);
    document()->markSaved(filePath());
    m_openedAs = fresh.m_openedAs;
    m_journal->restart(m_openedAs);
    return true;
}

Result<void> DocumentSession::reload()
{
    auto report = readAgain();
    if (!report)
        return report.error();
    m_onDisk = stateOf(filePath());
    m_readReport = std::move(*report);
    document()->markSaved(filePath());
    m_journal->restart(m_onDisk.base);
    return {};
}

} // namespace marrow
