#include "io/journal/journal_file.h"

#include <QFile>
#include <QMutexLocker>
#include <QStringList>

#include <cerrno>

namespace marrow {

namespace {

/// What is kept in memory for a disk that takes nothing. A session that fails for longer loses its journal, not its work.
constexpr qsizetype kMaxWaitingBytes = 64 << 20;

} // namespace

JournalFile::JournalFile(std::unique_ptr<JournalDisk> disk)
    : m_disk(std::move(disk))
{
}

JournalFile::~JournalFile()
{
    m_disk->close();
}

int JournalFile::create(const QStringList &candidates)
{
    const QMutexLocker lock(&m_mutex);
    int error = ENOENT;
    for (const QString &path : candidates) {
        const int result = m_disk->create(path);
        if (result == 0) {
            m_path = path;
            m_goodSize = 0;
            m_tailTorn = false;
            return flushLocked();
        }
        // "Taken" says less about what to do than the error of a folder.
        if (result != EEXIST || error == ENOENT)
            error = result;
    }
    return error;
}

bool JournalFile::isOpen() const
{
    const QMutexLocker lock(&m_mutex);
    return !m_path.isEmpty();
}

QString JournalFile::path() const
{
    const QMutexLocker lock(&m_mutex);
    return m_path;
}

int JournalFile::append(const QByteArray &line)
{
    const QMutexLocker lock(&m_mutex);
    if (m_gaveUp || m_waiting.size() + line.size() > kMaxWaitingBytes) {
        m_gaveUp = true;
        m_waiting.clear();
        return ENOSPC;
    }
    m_waiting += line;
    m_waiting += '\n';
    return flushLocked();
}

int JournalFile::flush()
{
    const QMutexLocker lock(&m_mutex);
    return m_gaveUp ? ENOSPC : flushLocked();
}

int JournalFile::flushLocked()
{
    if (m_path.isEmpty())
        return EBADF;
    if (m_tailTorn) {
        if (const int error = m_disk->truncate(m_goodSize))
            return error;
        m_tailTorn = false;
    }
    if (m_waiting.isEmpty())
        return 0;
    if (const int error = m_disk->write(m_waiting)) {
        m_tailTorn = true;
        return error;
    }
    m_goodSize += m_waiting.size();
    m_waiting.clear();
    return 0;
}

int JournalFile::sync()
{
    // Not under the lock: a slow disk must not hold up the next line.
    return isOpen() ? m_disk->sync() : EBADF;
}

int JournalFile::moveTo(const QStringList &candidates)
{
    const QMutexLocker lock(&m_mutex);
    if (m_path.isEmpty())
        return EBADF;
    int error = ENOENT;
    for (const QString &path : candidates) {
        const int result = m_disk->rename(m_path, path);
        if (result == 0) {
            m_path = path;
            return 0;
        }
        if (result != EEXIST || error == ENOENT)
            error = result;
    }
    return error == EACCES || error == EROFS ? error : copyTo(candidates);
}

int JournalFile::copyTo(const QStringList &candidates)
{
    QFile old(m_path);
    if (!old.open(QIODevice::ReadOnly))
        return EIO;
    const QByteArray lines = old.read(m_goodSize);
    const QString oldPath = m_path;
    int error = ENOENT;
    for (const QString &path : candidates) {
        error = m_disk->create(path); // closes the old one
        if (error == 0) {
            m_path = path;
            m_goodSize = 0;
            m_tailTorn = false;
            m_waiting.prepend(lines);
            error = flushLocked();
            if (error == 0)
                m_disk->remove(oldPath);
            return error;
        }
    }
    return error;
}

void JournalFile::removeAndClose()
{
    const QMutexLocker lock(&m_mutex);
    if (!m_path.isEmpty())
        m_disk->remove(m_path);
    m_path.clear();
    m_waiting.clear();
    m_disk->close();
}

} // namespace marrow
