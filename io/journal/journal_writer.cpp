#include "io/journal/journal_writer.h"

#include "io/actions/hand_keyed_file.h"
#include "io/journal/journal_file.h"
#include "io/journal/journal_places.h"
#include "io/gltf/character_snapshot.h"
#include "io/library/shown_file_name.h"
#include "io/p2lrt/writer.h"
#include "io/vfp/vfp_file.h"
#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <cerrno>
#include <cstring>
#include <utility>

namespace marrow {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Journal)
};

/// A snapshot is written when replaying what came since the last one would take about this long, or be this many steps.
constexpr qint64 kSnapshotAfterMs = 300;
constexpr int kSnapshotAfterSteps = 250;
constexpr int kRetryMs = 5'000;
constexpr int kMaxCandidates = 99;
/// Snapshots are written behind the user's back: fast matters more than small.
constexpr int kCompression = 3;

QByteArray compact(const QJsonObject &line)
{
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
}

QByteArray snapshotLine(int afterStep, const QByteArray &bytes)
{
    return compact({{QStringLiteral("after"), afterStep},
                    {QStringLiteral("snapshot"), QString::fromLatin1(qCompress(bytes, kCompression).toBase64())}});
}

} // namespace

JournalBase JournalBase::of(QByteArrayView fileBytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(fileBytes);
    return {fileBytes.size(), hash.result()};
}

JournalOptions voxelJournalOptions(const VoxelDocument &document, QString stateFolder, QString tool)
{
    JournalOptions options;
    options.tool = std::move(tool);
    options.stateFolder = std::move(stateFolder);
    options.takeSnapshot = [&document]() -> JournalSnapshotJob {
        return [asset = document.asset()] {
            Result<QByteArray> bytes = encodeVfp(asset);
            return bytes ? *std::move(bytes) : QByteArray();
        };
    };
    return options;
}

JournalOptions puppetJournalOptions(const PuppetDocument &document, QString stateFolder, QString tool)
{
    JournalOptions options;
    options.kind = QStringLiteral("puppet");
    options.tool = std::move(tool);
    options.stateFolder = std::move(stateFolder);
    options.takeSnapshot = [&document]() -> JournalSnapshotJob {
        return [puppet = document.asset()] {
            Result<p2lrt::WrittenPuppet> written = p2lrt::writePuppet(puppet, p2lrt::optionsOf(puppet));
            return written ? std::move(written->bytes) : QByteArray();
        };
    };
    return options;
}

JournalOptions characterJournalOptions(const CharacterDocument &document, QString stateFolder, QString tool)
{
    JournalOptions options;
    options.kind = QStringLiteral("character");
    options.tool = std::move(tool);
    options.stateFolder = std::move(stateFolder);
    options.takeSnapshot = [&document]() -> JournalSnapshotJob {
        return [asset = document.asset()] { return encodeCharacterSnapshot(asset); };
    };
    return options;
}

JournalOptions actionJournalOptions(const ActionDocument &document, QString stateFolder, QString tool)
{
    JournalOptions options;
    options.kind = QStringLiteral("action");
    options.tool = std::move(tool);
    options.stateFolder = std::move(stateFolder);
    options.takeSnapshot = [&document]() -> JournalSnapshotJob {
        return [action = document.asset()] { return encodeHandKeyed(action); };
    };
    return options;
}

JournalWriter::JournalWriter(Document &document, JournalOptions options, const JournalBase &base, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_options(std::move(options))
    , m_syncQueued(std::make_shared<std::atomic_bool>(false))
{
    m_pool.setMaxThreadCount(1);
    m_retryTimer.setInterval(kRetryMs);
    connect(&m_retryTimer, &QTimer::timeout, this, &JournalWriter::retry);
    connect(&document, &Document::recorded, this, &JournalWriter::record);
    connect(&document, &Document::saved, this, &JournalWriter::recordSave);
    restart(base);
}

JournalWriter::~JournalWriter()
{
    m_pool.waitForDone();
    if (m_document.isClean())
        m_file->removeAndClose();
}

void JournalWriter::restart(const JournalBase &base)
{
    discard();
    m_base = base;
    m_baseSnapshot = m_options.takeSnapshot();
}

void JournalWriter::beginNow()
{
    if (!m_begun)
        begin();
    queueSync();
}

void JournalWriter::discard()
{
    m_pool.waitForDone();
    if (m_file)
        m_file->removeAndClose();
    m_file = std::make_shared<JournalFile>(m_options.makeDisk ? m_options.makeDisk() : makeJournalDisk());
    m_documentPath = m_document.filePath();
    m_baseSnapshot = m_options.takeSnapshot();
    m_steps = 0;
    m_stepsSinceSnapshot = 0;
    m_replayMsSinceSnapshot = 0;
    m_begun = false;
    m_retryTimer.stop();
    if (std::exchange(m_failure, std::nullopt))
        emit recovered(); // the new journal has not failed yet
}

void JournalWriter::finish()
{
    m_pool.waitForDone();
    if (!m_begun)
        return;
    reportResult(m_file->flush(), "journal.write");
    m_file->sync();
}

QString JournalWriter::path() const
{
    return m_file->path();
}

QStringList JournalWriter::candidates() const
{
    QStringList paths;
    const bool beside = !m_documentPath.isEmpty() && !isLibraryFile(m_documentPath);
    for (int number = 1; beside && number <= kMaxCandidates; ++number)
        paths.append(journalBeside(m_documentPath, number));
    for (int number = 1; !m_options.stateFolder.isEmpty() && number <= kMaxCandidates; ++number)
        paths.append(journalInFolder(m_options.stateFolder, m_documentPath, number));
    return paths;
}

bool JournalWriter::createFile()
{
    if (m_file->isOpen())
        return true;
    if (!m_options.stateFolder.isEmpty())
        QDir().mkpath(m_options.stateFolder);
    const int error = m_file->create(candidates());
    if (error)
        reportResult(error, "journal.create");
    return error == 0;
}

void JournalWriter::begin()
{
    m_begun = true;
    QJsonObject header{{QStringLiteral("marrowJournal"), 1},
                       {QStringLiteral("asset"), m_options.kind},
                       {QStringLiteral("tool"), m_options.tool},
                       {QStringLiteral("file"), m_documentPath},
                       {QStringLiteral("size"), m_base.size},
                       {QStringLiteral("sha256"), QString::fromLatin1(m_base.sha256.toHex())},
                       {QStringLiteral("at"), QDateTime::currentMSecsSinceEpoch()}};
    writeLine(header);
    // The journal must not depend on the file: the next save replaces it.
    writeSnapshot(0, std::exchange(m_baseSnapshot, nullptr));
}

void JournalWriter::record(const RecordedStep &step)
{
    if (!m_begun)
        begin();
    QJsonObject line{{QStringLiteral("n"), ++m_steps}, {QStringLiteral("at"), QDateTime::currentMSecsSinceEpoch()}};
    if (step.kind == RecordedStep::Kind::Done) {
        QJsonArray calls;
        for (const CommandCall &call : step.calls)
            calls.append(QJsonArray{call.name, call.args});
        line.insert(QStringLiteral("do"), calls);
        line.insert(QStringLiteral("text"), step.text);
    } else {
        line.insert(step.kind == RecordedStep::Kind::Undone ? QStringLiteral("undo") : QStringLiteral("redo"), step.count);
    }
    writeLine(line);
    checkpointWhenDue(step);
    queueSync();
}

void JournalWriter::checkpointWhenDue(const RecordedStep &step)
{
    ++m_stepsSinceSnapshot;
    m_replayMsSinceSnapshot += step.milliseconds;
    if (m_stepsSinceSnapshot < kSnapshotAfterSteps && m_replayMsSinceSnapshot < kSnapshotAfterMs)
        return;
    m_stepsSinceSnapshot = 0;
    m_replayMsSinceSnapshot = 0;
    writeSnapshot(m_steps, m_options.takeSnapshot());
}

void JournalWriter::recordSave(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const bool read = file.open(QIODevice::ReadOnly) && hash.addData(&file);
    const bool moved = path != std::exchange(m_documentPath, path);
    if (!m_begun) { // nothing was edited yet: the saved file is what a journal will begin from
        m_base = read ? JournalBase{file.size(), hash.result()} : JournalBase{};
        m_baseSnapshot = m_options.takeSnapshot();
        return;
    }
    writeLine({{QStringLiteral("saved"), path},
               {QStringLiteral("after"), m_steps},
               {QStringLiteral("size"), file.size()},
               {QStringLiteral("sha256"), QString::fromLatin1(hash.result().toHex())}});
    if (moved && m_file->isOpen())
        reportResult(m_file->moveTo(candidates()), "journal.create");
    queueSync();
}

void JournalWriter::writeLine(const QJsonObject &line)
{
    createFile();
    // Kept in memory when there is no file, to be written when there is one.
    reportResult(m_file->append(compact(line)), "journal.write");
}

void JournalWriter::writeSnapshot(int afterStep, JournalSnapshotJob job)
{
    if (!job)
        return;
    m_pool.start([this, file = m_file, afterStep, job = std::move(job)] {
        const QByteArray bytes = job();
        const int error = bytes.isEmpty() ? 0 : file->append(snapshotLine(afterStep, bytes));
        file->sync();
        // The pool is waited for in the destructor, so `this` is alive.
        QMetaObject::invokeMethod(this, [this, error] { reportResult(error, "journal.write"); });
    });
}

void JournalWriter::queueSync()
{
    if (m_syncQueued->exchange(true))
        return;
    m_pool.start([file = m_file, queued = m_syncQueued] {
        queued->store(false);
        file->sync();
    });
}

void JournalWriter::reportResult(int error, const char *code)
{
    if (error == 0) {
        m_lastWritten = QDateTime::currentDateTime();
        if (std::exchange(m_failure, std::nullopt)) {
            m_retryTimer.stop();
            emit recovered();
        }
        emit written();
        return;
    }
    if (m_failure)
        return;
    m_retryTimer.start();
    const QString where = m_file->isOpen() ? m_file->path() : m_document.displayName();
    m_failure = Error{QString::fromLatin1(code),
                 Text::tr("The journal of %1 could not be written (%2). You can go on working; steps since the last save would be "
                          "lost in a crash. Save now, and free some space or choose another folder.")
                     .arg(m_document.displayName(), systemErrorText(error)),
                 where, nullptr};
    emit failed(*m_failure);
}

void JournalWriter::retry()
{
    if (createFile())
        reportResult(m_file->flush(), "journal.write");
}

} // namespace marrow
