#pragma once

#include "model/base/result.h"

#include <QByteArrayView>
#include <QString>

#include <memory>

namespace marrow {

/// The steps of a save that touch the disk, one virtual function each, so that a test can make any of them fail.
/// Every function returns 0 or an errno value. `DiskSaveSteps` is the real thing.
class SaveSteps
{
public:
    virtual ~SaveSteps() = default;

    /// Opens a new file for writing next to the target; it must not exist yet. `permissions` are POSIX mode bits.
    virtual int create(const QString &path, unsigned permissions) = 0;
    /// Writes all of `bytes` to the created file.
    virtual int write(QByteArrayView bytes) = 0;
    /// Puts what was written on the disk (flush and fsync).
    virtual int sync() = 0;
    virtual int close() = 0;
    /// Gives `path` a second name that replaces an older `backup`; the file at `path` stays where it is.
    virtual int keepBackup(const QString &path, const QString &backup) = 0;
    /// Atomic rename over whatever stands at `to`.
    virtual int replace(const QString &from, const QString &to) = 0;
    virtual int syncFolder(const QString &folder) = 0;
    virtual void remove(const QString &path) = 0;
};

/// The real steps. Not for use by several threads at once.
std::unique_ptr<SaveSteps> makeDiskSaveSteps();

/// Where the one backup of a file is kept: the file's name with ".bak" behind it.
QString backupPathOf(const QString &path);

/// Writes a file so that a crash, a full disk or a lost connection at any moment leaves the old file or the new one,
/// never a mixture (design "Failing"): same-folder temporary, fsync, backup of what was there, rename, folder fsync.
/// Use: begin, write…, commit. Without a commit nothing has happened to the target and the temporary is removed.
/// A symbolic link is followed, so that the link stays and its target is replaced. Permissions are those of the file that
/// was there. One thread at a time.
///
/// Codes of failures: save.open, save.write, save.read-only, save.backup, save.replace.
class SaveFile
{
public:
    explicit SaveFile(QString path, std::unique_ptr<SaveSteps> steps = makeDiskSaveSteps());
    ~SaveFile();
    SaveFile(const SaveFile &) = delete;
    SaveFile &operator=(const SaveFile &) = delete;

    /// When false, what was there is not kept beside it. On by default.
    void setKeepsBackup(bool keeps) { m_keepsBackup = keeps; }

    Result<void> begin();
    /// A failure is remembered: `commit` reports the first one, so writes need not be checked one by one.
    Result<void> write(QByteArrayView bytes);
    Result<void> commit();

private:
    Result<void> fail(const char *code, int errorNumber);
    void abandon();

    QString m_path;   ///< as the caller named it
    QString m_target; ///< with links followed
    QString m_temporary;
    std::unique_ptr<SaveSteps> m_steps;
    std::optional<Error> m_failure;
    bool m_keepsBackup = true;
    bool m_open = false;
    bool m_created = false;
};

/// Saves `bytes` at `path` in one go; see SaveFile.
Result<void> saveFile(const QString &path, QByteArrayView bytes, std::unique_ptr<SaveSteps> steps = makeDiskSaveSteps());

} // namespace marrow
