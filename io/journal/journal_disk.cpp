#include "io/journal/journal_disk.h"

#include <QFile>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace marrow {

namespace {

class PosixJournalDisk : public JournalDisk
{
public:
    ~PosixJournalDisk() override { PosixJournalDisk::close(); }

    int create(const QString &path) override
    {
        const int fd = ::open(QFile::encodeName(path).constData(), O_CREAT | O_EXCL | O_RDWR | O_APPEND | O_CLOEXEC, 0600);
        if (fd < 0)
            return errno;
        // The kernel lets go of this lock when the process ends in whatever way, so a lock never outlives its owner. A
        // file system without locks must not cost the journal; then two sessions are kept apart by the names alone.
        while (::flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EINTR) { }
        close();
        m_fd = fd;
        return 0;
    }

    int write(QByteArrayView bytes) override
    {
        while (!bytes.isEmpty()) {
            const ssize_t written = ::write(m_fd, bytes.data(), static_cast<std::size_t>(bytes.size()));
            if (written < 0 && errno != EINTR)
                return errno;
            if (written > 0)
                bytes = bytes.sliced(written);
        }
        return 0;
    }

    int truncate(qint64 size) override { return ::ftruncate(m_fd, size) == 0 ? 0 : errno; }
    int sync() override { return ::fdatasync(m_fd) == 0 ? 0 : errno; }

    int rename(const QString &from, const QString &to) override
    {
        // A hard link fails when the new name is taken, where rename would replace what is there.
        if (::link(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
            return errno;
        ::unlink(QFile::encodeName(from).constData());
        return 0;
    }

    int remove(const QString &path) override { return ::unlink(QFile::encodeName(path).constData()) == 0 ? 0 : errno; }

    void close() override
    {
        if (const int fd = m_fd.exchange(-1); fd >= 0)
            ::close(fd);
    }

private:
    std::atomic<int> m_fd = -1; ///< sync() reads it on another thread
};

} // namespace

std::unique_ptr<JournalDisk> makeJournalDisk()
{
    return std::make_unique<PosixJournalDisk>();
}

bool journalIsInUse(const QString &path)
{
    const int fd = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    const bool inUse = ::flock(fd, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(fd);
    return inUse;
}

} // namespace marrow
