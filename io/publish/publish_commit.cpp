#include "io/publish/publish_commit.h"

#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace marrow {

namespace {

struct Publishing
{
    Q_DECLARE_TR_FUNCTIONS(Publishing)
};

constexpr char kWorkFolder[] = ".marrow-publish";
constexpr char kLockName[] = ".marrow-publish.lock";
constexpr char kRecordName[] = "commit.json";
constexpr int kLockPatienceMs = 200;
constexpr mode_t kFileMode = 0644;

QString inside(const QString &folder, const char *part, const QString &name = {})
{
    const QString path = QDir(folder).filePath(QLatin1String(kWorkFolder)) + QLatin1Char('/') + QLatin1String(part);
    return name.isEmpty() ? path : path + QLatin1Char('/') + name;
}

Error writeError(const QString &path, int errorNumber)
{
    return Error{QStringLiteral("publish.write"),
                 Publishing::tr("%1 could not be written: %2. What was published before is unchanged.").arg(QDir::toNativeSeparators(path), systemErrorText(errorNumber)), path, nullptr};
}

int syncPath(const QString &path)
{
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return errno;
    const int error = ::fsync(handle) == 0 ? 0 : errno;
    ::close(handle);
    return error == EINVAL ? 0 : error; // some network folders cannot be synced
}

/// Writes and syncs a file that is not there yet.
int writeNew(const QString &path, const QByteArray &bytes)
{
    const int handle = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, kFileMode);
    if (handle < 0)
        return errno;
    int error = 0;
    for (qsizetype done = 0; done < bytes.size() && error == 0;) {
        const ssize_t count = ::write(handle, bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done));
        if (count > 0)
            done += count;
        else if (count < 0 && errno != EINTR)
            error = errno;
    }
    if (error == 0 && ::fsync(handle) != 0)
        error = errno;
    if (::close(handle) != 0 && error == 0)
        error = errno;
    return error;
}

/// The moves of a publication, as the record holds them.
struct Moves
{
    QStringList moved;
    QStringList removed;
};

/// A name as it may stand in a record: of the folder itself. A record is a file, and files can be tampered with.
bool isPlainName(const QString &name)
{
    return !name.isEmpty() && !name.contains('/') && !name.contains(QChar(0)) && !name.startsWith('.');
}

Result<Moves> readRecord(const QString &folder)
{
    QFile file(inside(folder, kRecordName));
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("publish.record"), {}, {}, nullptr};
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    Moves moves;
    for (const auto &[key, list] : {std::pair<const char *, QStringList *>{"moved", &moves.moved}, {"removed", &moves.removed}}) {
        for (const QJsonValue &name : root[QLatin1String(key)].toArray()) {
            if (!isPlainName(name.toString()))
                return Error{QStringLiteral("publish.record"), {}, {}, nullptr};
            list->append(name.toString());
        }
    }
    return moves;
}

/// What the split-off process needs, made before the split: afterwards no memory may be taken.
struct RawMoves
{
    std::vector<QByteArray> moved;
    std::vector<QByteArray> removed;
    int folder = -1;
    int work = -1;

    RawMoves(const QString &path, const Moves &moves)
        : folder(::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        , work(::open(QFile::encodeName(inside(path, "new")).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    {
        // Held by the split-off process too, until it has finished, whatever becomes of its parent.
        if (folder >= 0)
            ::flock(folder, LOCK_EX);
        for (const QString &name : moves.moved)
            moved.push_back(QFile::encodeName(name));
        for (const QString &name : moves.removed)
            removed.push_back(QFile::encodeName(name));
    }
    ~RawMoves()
    {
        if (folder >= 0)
            ::close(folder);
        if (work >= 0)
            ::close(work);
    }
    RawMoves(const RawMoves &) = delete;
    RawMoves &operator=(const RawMoves &) = delete;

    /// Calls of the system alone. A file that is no longer in "new" was moved before. Returns an errno.
    int carryOut() const
    {
        if (folder < 0 || work < 0)
            return ENOENT;
        for (const QByteArray &name : moved) {
            if (::renameat(work, name.constData(), folder, name.constData()) != 0 && errno != ENOENT)
                return errno;
        }
        for (const QByteArray &name : removed) {
            if (::unlinkat(folder, name.constData(), 0) != 0 && errno != ENOENT)
                return errno;
        }
        ::fsync(folder);
        return 0;
    }
};

/// Carries the moves out in a process of its own, which a kill of this one does not reach.
int carryOutApart(const RawMoves &moves)
{
    const pid_t child = ::fork();
    if (child < 0)
        return moves.carryOut();
    if (child == 0) {
        ::setsid();
        ::_exit(moves.carryOut() & 0xff);
    }
    int status = 0;
    while (::waitpid(child, &status, 0) < 0) {
        if (errno != EINTR)
            return errno;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : EINTR;
}

/// Gives the files back the content they had: what was moved in goes, what it replaced comes back from "old".
void takeBack(const QString &folder, const Moves &moves)
{
    for (const QStringList &names : {moves.moved, moves.removed}) {
        for (const QString &name : names) {
            const QByteArray old = QFile::encodeName(inside(folder, "old", name));
            const QByteArray target = QFile::encodeName(QDir(folder).filePath(name));
            struct stat status = {};
            if (::lstat(old.constData(), &status) == 0)
                ::rename(old.constData(), target.constData());
            else if (moves.moved.contains(name) && !QFileInfo::exists(inside(folder, "new", name)))
                ::unlink(target.constData());
        }
    }
}

/// A second name for what is about to be replaced; a copy where the disk knows no second names.
int keepOld(const QString &folder, const QString &name)
{
    const QString path = QDir(folder).filePath(name);
    const QString kept = inside(folder, "old", name);
    if (!QFileInfo::exists(path) || ::link(QFile::encodeName(path).constData(), QFile::encodeName(kept).constData()) == 0)
        return 0;
    const int error = errno;
    return QFile::copy(path, kept) ? 0 : error;
}

void removeWork(const QString &folder)
{
    // The record first: without it whatever is left counts for nothing.
    QFile::remove(inside(folder, kRecordName));
    QDir(QDir(folder).filePath(QLatin1String(kWorkFolder))).removeRecursively();
}

bool finishUnderLock(const QString &folder)
{
    const QFileInfo work(QDir(folder).filePath(QLatin1String(kWorkFolder)));
    if (!work.isDir() || work.isSymLink())
        return false;
    const auto record = readRecord(folder);
    bool finished = false;
    if (record) {
        if (RawMoves(folder, *record).carryOut() == 0)
            finished = true;
        else
            takeBack(folder, *record);
    }
    removeWork(folder);
    return finished;
}

} // namespace

Result<std::unique_ptr<QLockFile>> lockPublication(const QString &folder)
{
    auto lock = std::make_unique<QLockFile>(QDir(folder).filePath(QLatin1String(kLockName)));
    lock->setStaleLockTime(0); // a lock is stale only when its program is gone
    if (lock->tryLock(kLockPatienceMs))
        return lock;
    // Killed between making its lock and writing its name into it, a program leaves a lock that names nobody and would stay for good.
    qint64 process = 0;
    QString host;
    QString program;
    if (!lock->getLockInfo(&process, &host, &program) && lock->removeStaleLockFile() && lock->tryLock(kLockPatienceMs))
        return lock;
    if (lock->error() == QLockFile::PermissionError)
        return Error{QStringLiteral("publish.write"), Publishing::tr("Nothing may be written to %1.").arg(QDir::toNativeSeparators(folder)), folder, nullptr};
    return Error{QStringLiteral("publish.busy"), Publishing::tr("Another program is publishing to %1 now. Try again when it has finished.").arg(QDir::toNativeSeparators(folder)), folder,
                 nullptr};
}

Result<bool> finishInterruptedPublication(const QString &folder)
{
    if (!QFileInfo(QDir(folder).filePath(QLatin1String(kWorkFolder))).isDir())
        return false;
    const auto lock = lockPublication(folder);
    if (!lock)
        return false; // it is being published right now, or may only be read
    return finishUnderLock(folder);
}

PublishCommit::PublishCommit(QString folder, std::unique_ptr<QLockFile> lock)
    : m_folder(std::move(folder))
    , m_lock(std::move(lock))
{
}

PublishCommit::~PublishCommit()
{
    removeWork(m_folder);
}

Result<std::unique_ptr<PublishCommit>> PublishCommit::begin(const QString &folder)
{
    auto lock = lockPublication(folder);
    if (!lock)
        return lock.error();
    finishUnderLock(folder);
    for (const char *part : {"new", "old"}) {
        if (!QDir().mkpath(inside(folder, part)))
            return writeError(inside(folder, part), EACCES);
    }
    return std::unique_ptr<PublishCommit>(new PublishCommit(folder, std::move(*lock)));
}

Result<void> PublishCommit::write(const QString &name, const QByteArray &bytes)
{
    const QString path = inside(m_folder, "new", name);
    if (const int error = writeNew(path, bytes); error != 0)
        return writeError(QDir(m_folder).filePath(name), error);
    m_names.append(name);
    return {};
}

Result<QByteArray> PublishCommit::readBack(const QString &name) const
{
    QFile file(inside(m_folder, "new", name));
    if (!file.open(QIODevice::ReadOnly))
        return writeError(QDir(m_folder).filePath(name), EIO);
    return file.readAll();
}

Result<void> PublishCommit::commit(const QStringList &removed)
{
    const Moves moves{m_names, removed};
    for (const QStringList &names : {moves.moved, moves.removed}) {
        for (const QString &name : names) {
            if (const int error = keepOld(m_folder, name); error != 0)
                return writeError(QDir(m_folder).filePath(name), error);
        }
    }
    const QByteArray record = QJsonDocument(QJsonObject{{"moved", QJsonArray::fromStringList(moves.moved)}, {"removed", QJsonArray::fromStringList(moves.removed)}}).toJson();
    const QString draft = inside(m_folder, "commit.draft");
    const QString place = inside(m_folder, kRecordName);
    int error = writeNew(draft, record);
    for (const char *part : {"new", "old"})
        error = error != 0 ? error : syncPath(inside(m_folder, part));
    if (error == 0 && ::rename(QFile::encodeName(draft).constData(), QFile::encodeName(place).constData()) != 0)
        error = errno;
    if (error != 0)
        return writeError(place, error);
    syncPath(QDir(m_folder).filePath(QLatin1String(kWorkFolder)));
    error = carryOutApart(RawMoves(m_folder, moves));
    if (error == 0)
        return {};
    takeBack(m_folder, moves);
    return writeError(m_folder, error);
}

} // namespace marrow
