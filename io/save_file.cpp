#include "io/save_file.h"

#include "model/base/system_error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace marrow {

namespace {

// The name of a file that nothing else uses: hidden, and recognisable as left over should the power fail before it is renamed.
QString temporaryNameFor(const QString &target)
{
    const QFileInfo info(target);
    const QString random = QString::number(QRandomGenerator::global()->generate64(), 36);
    return info.absolutePath() + QStringLiteral("/.") + info.fileName().left(60) + QLatin1Char('.') + random + QStringLiteral(".tmp");
}

class DiskSaveSteps final : public SaveSteps
{
public:
    ~DiskSaveSteps() override { close(); }

    int create(const QString &path, unsigned permissions) override
    {
        m_file = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions);
        return m_file < 0 ? errno : 0;
    }

    int write(QByteArrayView bytes) override
    {
        const char *data = bytes.data();
        qsizetype left = bytes.size();
        while (left > 0) {
            const ssize_t written = ::write(m_file, data, static_cast<std::size_t>(left));
            if (written < 0 && errno == EINTR)
                continue;
            if (written < 0)
                return errno;
            data += written;
            left -= written;
        }
        return 0;
    }

    int sync() override { return ::fsync(m_file) == 0 ? 0 : errno; }

    int close() override
    {
        if (m_file < 0)
            return 0;
        const int result = ::close(m_file) == 0 ? 0 : errno;
        m_file = -1;
        return result;
    }

    int keepBackup(const QString &path, const QString &backup) override
    {
        const QString staged = temporaryNameFor(backup);
        // A second name for the same file costs nothing and leaves the first in place; file systems without links get a copy.
        if (::link(QFile::encodeName(path).constData(), QFile::encodeName(staged).constData()) != 0
            && !QFile::copy(path, staged)) {
            return EIO;
        }
        const int result = replace(staged, backup);
        if (result != 0)
            remove(staged);
        return result;
    }

    int replace(const QString &from, const QString &to) override
    {
        return ::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0 ? 0 : errno;
    }

    int syncFolder(const QString &folder) override
    {
        const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (handle < 0)
            return errno;
        const int result = ::fsync(handle) == 0 ? 0 : errno;
        ::close(handle);
        return result;
    }

    void remove(const QString &path) override { ::unlink(QFile::encodeName(path).constData()); }

private:
    int m_file = -1;
};

QString reasonFor(int errorNumber)
{
    switch (errorNumber) {
    case ENOSPC:
    case EDQUOT:
        return QCoreApplication::translate("SaveFile", "The disk is full.");
    case EACCES:
    case EPERM:
        return QCoreApplication::translate("SaveFile", "You may not write there.");
    case EROFS:
        return QCoreApplication::translate("SaveFile", "The disk is read-only.");
    case ENOENT:
    case ENOTDIR:
        return QCoreApplication::translate("SaveFile", "The folder does not exist.");
    case EISDIR:
        return QCoreApplication::translate("SaveFile", "There is a folder of that name.");
    case ENAMETOOLONG:
        return QCoreApplication::translate("SaveFile", "The name is too long.");
    default:
        return QCoreApplication::translate("SaveFile", "The system says: %1.").arg(systemErrorText(errorNumber));
    }
}

unsigned currentMask()
{
    // The mask can only be read by setting it; doing so twice at once would be harmless, the value is the same.
    const mode_t mask = ::umask(022);
    ::umask(mask);
    return mask;
}

} // namespace

std::unique_ptr<SaveSteps> makeDiskSaveSteps()
{
    return std::make_unique<DiskSaveSteps>();
}

QString backupPathOf(const QString &path)
{
    return path + QStringLiteral(".bak");
}

SaveFile::SaveFile(QString path, std::unique_ptr<SaveSteps> steps)
    : m_path(std::move(path))
    , m_steps(std::move(steps))
{
}

SaveFile::~SaveFile()
{
    abandon();
}

Result<void> SaveFile::begin()
{
    const QFileInfo info(m_path);
    m_target = info.isSymLink() && info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    const QFileInfo target(m_target);
    if (target.isDir())
        return fail("save.open", EISDIR);
    if (target.exists() && !target.isWritable())
        return fail("save.read-only", EACCES);

    unsigned permissions = 0666 & ~currentMask();
    struct stat status = {};
    if (::stat(QFile::encodeName(m_target).constData(), &status) == 0)
        permissions = status.st_mode & 07777;
    m_temporary = temporaryNameFor(m_target);
    const int error = m_steps->create(m_temporary, permissions);
    if (error != 0)
        return fail("save.open", error);
    m_open = m_created = true;
    return {};
}

Result<void> SaveFile::write(QByteArrayView bytes)
{
    if (m_failure)
        return *m_failure;
    const int error = m_steps->write(bytes);
    return error == 0 ? Result<void>() : fail("save.write", error);
}

Result<void> SaveFile::commit()
{
    if (m_failure)
        return *m_failure;
    int error = m_steps->sync();
    const int closeError = m_steps->close();
    m_open = false;
    error = error != 0 ? error : closeError;
    if (error != 0)
        return fail("save.write", error);

    const bool hadFile = QFileInfo::exists(m_target);
    if (hadFile && m_keepsBackup) {
        error = m_steps->keepBackup(m_target, backupPathOf(m_target));
        if (error != 0)
            return fail("save.backup", error);
    }
    error = m_steps->replace(m_temporary, m_target);
    if (error != 0)
        return fail("save.replace", error);
    m_created = false;
    // The new file is in place and whole; some network folders cannot be synced, and that is no reason to call it unsaved.
    m_steps->syncFolder(QFileInfo(m_target).absolutePath());
    return {};
}

Result<void> SaveFile::fail(const char *code, int errorNumber)
{
    const QString shown = QDir::toNativeSeparators(m_path);
    QString what = QCoreApplication::translate("SaveFile", "%1 could not be written. %2 The file that was there is unchanged.");
    if (qstrcmp(code, "save.read-only") == 0)
        what = QCoreApplication::translate("SaveFile", "%1 is write-protected. %2 Save under another name, or allow writing to it.");
    else if (qstrcmp(code, "save.backup") == 0)
        what = QCoreApplication::translate("SaveFile", "No backup of %1 could be kept, so it was not saved. %2 The file that was there is unchanged.");
    m_failure = Error{QString::fromLatin1(code), what.arg(shown, reasonFor(errorNumber)), shown, nullptr};
    abandon();
    return *m_failure;
}

void SaveFile::abandon()
{
    if (m_open)
        m_steps->close();
    m_open = false;
    if (m_created)
        m_steps->remove(m_temporary);
    m_created = false;
}

Result<void> saveFile(const QString &path, QByteArrayView bytes, std::unique_ptr<SaveSteps> steps)
{
    SaveFile file(path, std::move(steps));
    if (const auto begun = file.begin(); !begun)
        return begun;
    if (const auto written = file.write(bytes); !written)
        return written;
    return file.commit();
}

} // namespace marrow
