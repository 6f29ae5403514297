#pragma once

#include "io/journal/journal_disk.h"

#include <QByteArray>
#include <QMutex>
#include <QString>

#include <memory>

namespace marrow {

/// The open journal on disk: lines go out whole and in order, from any thread. What cannot be written now is kept and
/// written later, so a disk that was full for a while leaves no gap.
class JournalFile
{
public:
    explicit JournalFile(std::unique_ptr<JournalDisk> disk);
    ~JournalFile();

    /// Makes the first of the candidate files that can be made. The paths are tried in order; one that exists is somebody
    /// else's. Returns 0 or an errno value.
    int create(const QStringList &candidates);
    bool isOpen() const;
    QString path() const;

    /// Adds a line (without its end) and writes all that waits. Returns 0 or an errno value; the line is kept either way.
    int append(const QByteArray &line);
    /// Tries again to write what waits.
    int flush();
    /// Waits for the disk.
    int sync();
    /// Moves to the first candidate that is free; copies the lines when it lies on another disk.
    int moveTo(const QStringList &candidates);
    void removeAndClose();

private:
    int flushLocked();
    int copyTo(const QStringList &candidates);

    std::unique_ptr<JournalDisk> m_disk;
    mutable QMutex m_mutex;
    QString m_path;
    QByteArray m_waiting;
    qint64 m_goodSize = 0;     ///< bytes on disk that are whole lines
    bool m_tailTorn = false;   ///< more than m_goodSize may be on disk
    bool m_gaveUp = false;     ///< more waited than is kept; nothing is written any more
};

} // namespace marrow
