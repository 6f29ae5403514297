#include "model/base/system_error.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstring>

namespace marrow {

namespace {

struct KnownReason
{
    int number;
    const char *said; ///< as it is said in English, which a library may do whatever the language
    const char *text;
};

constexpr KnownReason kReasons[] = {
    {ENOENT, "No such file or directory", QT_TRANSLATE_NOOP("SystemError", "there is no such file or folder")},
    {EACCES, "Permission denied", QT_TRANSLATE_NOOP("SystemError", "you do not have permission")},
    {EPERM, "Operation not permitted", QT_TRANSLATE_NOOP("SystemError", "the system does not allow it")},
    {EISDIR, "Is a directory", QT_TRANSLATE_NOOP("SystemError", "it is a folder")},
    {ENOTDIR, "Not a directory", QT_TRANSLATE_NOOP("SystemError", "a part of the path is not a folder")},
    {EEXIST, "File exists", QT_TRANSLATE_NOOP("SystemError", "there is a file of that name")},
    {ENOSPC, "No space left on device", QT_TRANSLATE_NOOP("SystemError", "the disk is full")},
    {EDQUOT, "Disk quota exceeded", QT_TRANSLATE_NOOP("SystemError", "your share of the disk is used up")},
    {EROFS, "Read-only file system", QT_TRANSLATE_NOOP("SystemError", "the disk is read-only")},
    {EIO, "Input/output error", QT_TRANSLATE_NOOP("SystemError", "the disk could not be read or written")},
    {ENAMETOOLONG, "File name too long", QT_TRANSLATE_NOOP("SystemError", "the name is too long")},
    {ELOOP, "Too many levels of symbolic links", QT_TRANSLATE_NOOP("SystemError", "its links lead in a circle")},
    {EMFILE, "Too many open files", QT_TRANSLATE_NOOP("SystemError", "too many files are open")},
    {EBUSY, "Device or resource busy", QT_TRANSLATE_NOOP("SystemError", "it is in use")},
    {ETXTBSY, "Text file busy", QT_TRANSLATE_NOOP("SystemError", "it is a program that is running")},
    {EFBIG, "File too large", QT_TRANSLATE_NOOP("SystemError", "the file is too large for the disk")},
    {ENOMEM, "Cannot allocate memory", QT_TRANSLATE_NOOP("SystemError", "there is not enough memory")},
    {ENODEV, "No such device", QT_TRANSLATE_NOOP("SystemError", "the disk is no longer there")},
    {ESTALE, "Stale file handle", QT_TRANSLATE_NOOP("SystemError", "the network folder is no longer there")},
};

QString textOf(const KnownReason &reason)
{
    return QCoreApplication::translate("SystemError", reason.text);
}

} // namespace

QString systemErrorText(int errorNumber)
{
    for (const KnownReason &reason : kReasons) {
        if (reason.number == errorNumber)
            return textOf(reason);
    }
    return QString::fromLocal8Bit(std::strerror(errorNumber));
}

QString systemErrorText(const QString &said)
{
    for (const KnownReason &reason : kReasons) {
        // A library's own English, the system's words in the language of the locale, or the library's translation.
        const QString local = QString::fromLocal8Bit(std::strerror(reason.number));
        if (said == QLatin1String(reason.said) || said == local || said == QCoreApplication::translate("QIODevice", reason.said))
            return textOf(reason);
    }
    return said;
}

} // namespace marrow
