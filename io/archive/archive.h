#pragma once

#include "model/base/report.h"
#include "model/base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

namespace marrow {

/// What may come out of an archive: an entry, all that is read from one archive, how many entries it may list. Beyond kFreeArchiveBytes
/// an entry may be at most kMostArchiveRatio times its packed size.
inline constexpr qint64 kMaxArchiveEntryBytes = 512LL * 1024 * 1024;
inline constexpr qint64 kMaxArchiveTotalBytes = 1024LL * 1024 * 1024;
inline constexpr qint64 kFreeArchiveBytes = 64LL * 1024 * 1024;
inline constexpr qint64 kMostArchiveRatio = 100;
inline constexpr qint64 kMostArchiveEntries = 65'536;

/// A file in an archive. `name` has "/" between folders, never begins with one and never climbs with "..".
struct ArchiveEntry
{
    QString name;
    qint64 bytes = 0;       ///< unpacked, as the archive says; reading checks it
    qint64 packedBytes = 0;
    std::uint64_t index = 0;
};

/// A zip, opened for reading. Names are UTF-8 where they are that, else Shift-JIS or GB18030. Entries with absolute paths, "..", encryption,
/// methods other than STORE and DEFLATE, or beyond the limits are left out of `entries` and named in `report` (codes archive.path,
/// archive.encrypted, archive.method, archive.too-large, archive.bomb). One thread at a time.
class Archive
{
public:
    /// Fails with file.open, archive.format and archive.limit.
    static Result<Archive> open(const QString &path);
    static Result<Archive> fromBytes(const QByteArray &bytes);

    Archive(Archive &&) noexcept;
    Archive &operator=(Archive &&) noexcept;
    ~Archive();

    const std::vector<ArchiveEntry> &entries() const { return m_entries; }
    const Report &report() const { return m_report; }

    /// Fails with archive.damaged (also when the checksum is wrong or the size is another than was said) and archive.limit.
    Result<QByteArray> read(const ArchiveEntry &entry);

private:
    struct Handle;
    explicit Archive(std::unique_ptr<Handle> handle);
    void list();
    void refuse(const char *code, const QString &name, const QString &why);

    std::unique_ptr<Handle> m_handle;
    std::vector<ArchiveEntry> m_entries;
    Report m_report;
    qint64 m_left = kMaxArchiveTotalBytes;
};

/// A file name from a zip or an MMD file of unknown encoding.
QString decodedFileName(const QByteArray &bytes);

} // namespace marrow
