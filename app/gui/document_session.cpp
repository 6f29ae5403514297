#include "app/gui/document_session.h"

#include "io/json/model_json.h"
#include "io/vfp/vfp_file.h"
#include "io/vox/vox_import.h"
#include "model/commands/voxel_commands.h"

#include <QCoreApplication>
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

Result<QByteArray> readAll(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{"file.open", DocumentSession::tr("%1 could not be opened: %2").arg(path, file.errorString()), path, nullptr};
    if (file.size() > kMaxImportBytes)
        return Error{"file.too-large", DocumentSession::tr("%1 is larger than any model that fits.").arg(path), path, nullptr};
    return file.readAll();
}

/// What the journal remembers of a file, so that it is never replayed onto another one.
JournalBase journalBaseOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const uchar *bytes = file.map(0, file.size());
    return bytes ? JournalBase::of(QByteArrayView(bytes, file.size())) : JournalBase::of(file.readAll());
}

} // namespace

DocumentSession::DocumentSession(std::unique_ptr<VoxelDocument> document)
    : m_voxel(std::move(document))
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
    return path.endsWith(".vfp", Qt::CaseInsensitive);
}

bool DocumentSession::imports(const QString &path)
{
    return path.endsWith(".vox", Qt::CaseInsensitive) || path.endsWith(".json", Qt::CaseInsensitive);
}

QString DocumentSession::stateFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/journals";
}

void DocumentSession::startJournal(const JournalBase &base)
{
    m_journal = std::make_unique<JournalWriter>(
        *m_voxel, voxelJournalOptions(*m_voxel, stateFolder(), QCoreApplication::applicationVersion()), base);
}

Result<std::unique_ptr<DocumentSession>> DocumentSession::open(const QString &path)
{
    auto file = openVfp(path);
    if (!file)
        return file.error();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    std::unique_ptr<DocumentSession> session(new DocumentSession(makeVoxelDocument(std::move(file->asset), absolute)));
    session->m_readReport = std::move(file->report);
    session->m_stamp = stampOf(absolute);
    session->startJournal(journalBaseOf(absolute));
    session->watch();
    return session;
}

Result<std::unique_ptr<DocumentSession>> DocumentSession::importModel(const QString &path)
{
    const auto bytes = readAll(path);
    if (!bytes)
        return bytes.error();
    auto read = path.endsWith(".vox", Qt::CaseInsensitive) ? importVox(*bytes) : modelFromJson(*bytes);
    if (!read)
        return read.error();
    std::unique_ptr<DocumentSession> session(new DocumentSession(makeVoxelDocument(std::move(read->asset))));
    session->m_readReport = std::move(read->report);
    session->m_importedName = QFileInfo(path).completeBaseName() + ".vfp";
    session->m_importedFolder = QFileInfo(path).absolutePath();
    session->m_voxel->markUnsaved();
    session->startJournal({});
    return session;
}

Result<std::unique_ptr<DocumentSession>> DocumentSession::recover(const JournalContents &journal, int step)
{
    std::optional<QByteArray> bytes;
    if (!journal.file.isEmpty()) {
        if (auto read = readAll(journal.file))
            bytes = std::move(*read);
    }
    auto recovered = recoverVoxelDocument(journal, step, bytes ? &*bytes : nullptr);
    if (!recovered)
        return recovered.error();
    std::unique_ptr<DocumentSession> session(new DocumentSession(std::move(recovered->document)));
    session->m_readReport = std::move(recovered->issues);
    session->m_stamp = stampOf(session->filePath());
    session->startJournal({});
    session->m_journal->beginNow();
    session->m_journal->finish();
    if (!session->m_journal->failing())
        QFile::remove(journal.path);
    session->watch();
    return session;
}

QString DocumentSession::title() const
{
    return filePath().isEmpty() && !m_importedName.isEmpty() ? m_importedName : m_voxel->displayName();
}

QString DocumentSession::suggestedFileName() const
{
    return m_importedName.isEmpty() ? tr("Untitled") + ".vfp" : m_importedFolder + '/' + m_importedName;
}

DocumentSession::Stamp DocumentSession::stampOf(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() ? Stamp{info.lastModified(), info.size()} : Stamp{};
}

bool DocumentSession::changedOnDisk() const
{
    return !filePath().isEmpty() && stampOf(filePath()) != m_stamp;
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
    auto saved = saveVfp(m_voxel->asset(), absolute);
    if (!saved)
        return saved.error();
    m_stamp = stampOf(absolute);
    m_voxel->adoptSaved(std::move(*saved));
    m_voxel->markSaved(absolute);
    watch();
    return {};
}

Result<void> DocumentSession::reload()
{
    auto file = openVfp(filePath());
    if (!file)
        return file.error();
    m_stamp = stampOf(filePath());
    m_readReport = std::move(file->report);
    m_voxel->reset(std::move(file->asset));
    m_voxel->markSaved(filePath());
    m_journal->restart(journalBaseOf(filePath()));
    return {};
}

} // namespace marrow
