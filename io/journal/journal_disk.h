#pragma once

#include <QByteArrayView>
#include <QString>

#include <memory>

namespace marrow {

/// What a journal does to the disk, one virtual function each, so that a test can make any of them fail. Every function
/// returns 0 or an errno value. Calls come one at a time, except that sync() may run beside write().
class JournalDisk
{
public:
    virtual ~JournalDisk() = default;

    /// Makes a file that must not exist yet, opens it for appending and locks it as long as this process lives. Only when that
    /// worked, a file that was open before is closed.
    virtual int create(const QString &path) = 0;
    /// Appends all of `bytes`, or fails with any part of them written.
    virtual int write(QByteArrayView bytes) = 0;
    /// Cuts the file, to take back a line that was written in part.
    virtual int truncate(qint64 size) = 0;
    /// What was written survives a loss of power.
    virtual int sync() = 0;
    /// Gives the open file another name, which must not exist yet; EXDEV when that is on another disk.
    virtual int rename(const QString &from, const QString &to) = 0;
    virtual int remove(const QString &path) = 0;
    virtual void close() = 0;
};

std::unique_ptr<JournalDisk> makeJournalDisk();

/// True while a living process holds the journal at `path` open.
bool journalIsInUse(const QString &path);

} // namespace marrow
