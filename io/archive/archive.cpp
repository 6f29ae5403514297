#include "io/archive/archive.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <zip.h>

#include <algorithm>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Archive)
};

constexpr qsizetype kMostNameBytes = 4096;

Error archiveError(const char *code, const QString &message)
{
    return {QString::fromLatin1(code), message, {}, nullptr};
}

QString saidBy(zip_error_t *error)
{
    const QString said = QString::fromUtf8(zip_error_strerror(error));
    zip_error_fini(error);
    return said;
}

std::optional<QString> decoded(const QByteArray &bytes, const char *encoding)
{
    QStringDecoder decoder(encoding);
    if (!decoder.isValid())
        return std::nullopt;
    const QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar::ReplacementCharacter) || text.contains(QChar(0x1a)))
        return std::nullopt;
    return text;
}

bool hasHalfWidthKana(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0xff61 && c.unicode() <= 0xff9f; });
}

/// A name that stays within the folder it would be unpacked to.
bool staysInside(const QString &name)
{
    if (name.startsWith(QLatin1Char('/')) || (name.size() > 1 && name[1] == QLatin1Char(':')) || name.contains(QChar(0)))
        return false;
    return !name.split(QLatin1Char('/')).contains(QStringLiteral(".."));
}

} // namespace

QString decodedFileName(const QByteArray &bytes)
{
    if (const auto text = decoded(bytes, "UTF-8"))
        return *text;
    // Chinese names read as Japanese come out as half-width syllables, which nobody names files with.
    const auto japanese = decoded(bytes, "Shift_JIS");
    if (japanese && !hasHalfWidthKana(*japanese))
        return *japanese;
    if (const auto chinese = decoded(bytes, "GB18030"))
        return *chinese;
    return japanese ? *japanese : QString::fromLatin1(bytes);
}

struct Archive::Handle
{
    QByteArray bytes; ///< what the archive is read from, when it is no file
    zip_t *zip = nullptr;

    ~Handle()
    {
        if (zip)
            zip_discard(zip);
    }
};

Archive::Archive(std::unique_ptr<Handle> handle) : m_handle(std::move(handle)) { }
Archive::Archive(Archive &&) noexcept = default;
Archive &Archive::operator=(Archive &&) noexcept = default;
Archive::~Archive() = default;

Result<Archive> Archive::open(const QString &path)
{
    const QString shown = QDir::toNativeSeparators(path);
    if (QFile file(path); !file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("file.open"), Texts::tr("%1 could not be opened: %2.").arg(shown, file.errorString()), path, nullptr};
    if (QFileInfo(path).size() == 0)
        return archiveError("archive.format", Texts::tr("The archive is empty."));
    int code = 0;
    auto handle = std::make_unique<Handle>();
    handle->zip = zip_open(QFile::encodeName(path).constData(), ZIP_RDONLY, &code);
    if (!handle->zip) {
        zip_error_t error;
        zip_error_init_with_code(&error, code);
        return archiveError("archive.format", Texts::tr("The archive cannot be read: %1.").arg(saidBy(&error)));
    }
    Archive archive(std::move(handle));
    if (zip_get_num_entries(archive.m_handle->zip, 0) > kMostArchiveEntries)
        return archiveError("archive.limit", Texts::tr("The archive lists more than %1 files.").arg(kMostArchiveEntries));
    archive.list();
    return archive;
}

Result<Archive> Archive::fromBytes(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return archiveError("archive.format", Texts::tr("The archive is empty."));
    auto handle = std::make_unique<Handle>();
    handle->bytes = bytes;
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source = zip_source_buffer_create(handle->bytes.constData(), static_cast<zip_uint64_t>(handle->bytes.size()), 0, &error);
    handle->zip = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (!handle->zip) {
        if (source)
            zip_source_free(source);
        return archiveError("archive.format", Texts::tr("The archive cannot be read: %1.").arg(saidBy(&error)));
    }
    zip_error_fini(&error);
    Archive archive(std::move(handle));
    if (zip_get_num_entries(archive.m_handle->zip, 0) > kMostArchiveEntries)
        return archiveError("archive.limit", Texts::tr("The archive lists more than %1 files.").arg(kMostArchiveEntries));
    archive.list();
    return archive;
}

void Archive::refuse(const char *code, const QString &name, const QString &why)
{
    m_report.add({Severity::Warning, QString::fromLatin1(code), Texts::tr("“%1” in the archive is left out: %2.").arg(name, why)});
}

void Archive::list()
{
    const zip_int64_t count = zip_get_num_entries(m_handle->zip, 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        if (zip_stat_index(m_handle->zip, static_cast<zip_uint64_t>(i), ZIP_FL_ENC_RAW, &stat) != 0 || !(stat.valid & ZIP_STAT_NAME))
            continue;
        const QByteArray raw(stat.name);
        if (raw.endsWith('/') || raw.endsWith('\\')) // folders need no entry
            continue;
        ArchiveEntry entry;
        entry.name = decodedFileName(raw.left(kMostNameBytes)).replace(QLatin1Char('\\'), QLatin1Char('/'));
        entry.bytes = static_cast<qint64>(std::min<zip_uint64_t>(stat.size, 1ULL << 62));
        entry.packedBytes = static_cast<qint64>(std::min<zip_uint64_t>(stat.comp_size, 1ULL << 62));
        entry.index = static_cast<std::uint64_t>(i);
        while (entry.name.startsWith(QLatin1String("./")))
            entry.name.remove(0, 2);
        const bool encrypted = (stat.valid & ZIP_STAT_ENCRYPTION_METHOD) && stat.encryption_method != ZIP_EM_NONE;
        if (!staysInside(entry.name) || raw.size() > kMostNameBytes)
            refuse("archive.path", entry.name, Texts::tr("its path leads out of the archive's folder"));
        else if (encrypted)
            refuse("archive.encrypted", entry.name, Texts::tr("it is encrypted"));
        else if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
            refuse("archive.method", entry.name, Texts::tr("it is packed by method %1; only STORE and DEFLATE are read").arg(stat.comp_method));
        else if (entry.bytes > kMaxArchiveEntryBytes)
            refuse("archive.too-large", entry.name, Texts::tr("it has more than 512 MiB"));
        else if (entry.bytes > kFreeArchiveBytes && entry.bytes / kMostArchiveRatio > entry.packedBytes)
            refuse("archive.bomb", entry.name, Texts::tr("it would grow to more than %1 times its packed size").arg(kMostArchiveRatio));
        else
            m_entries.push_back(entry);
    }
}

Result<QByteArray> Archive::read(const ArchiveEntry &entry)
{
    const auto damaged = [&](const QString &why) {
        return archiveError("archive.damaged", Texts::tr("“%1” in the archive cannot be unpacked: %2.").arg(entry.name, why));
    };
    if (entry.bytes > m_left)
        return archiveError("archive.limit", Texts::tr("The archive unpacks to more than 1 GiB."));
    zip_file_t *file = zip_fopen_index(m_handle->zip, entry.index, 0);
    if (!file)
        return damaged(QString::fromUtf8(zip_error_strerror(zip_get_error(m_handle->zip))));
    // Grown as bytes come: what the archive says of itself is believed only as an upper bound.
    QByteArray bytes;
    constexpr qint64 kStep = 1024 * 1024;
    zip_int64_t got = 0;
    do {
        const qsizetype at = bytes.size();
        const qint64 step = std::min(kStep, entry.bytes - at) + 1; // one more, to see whether there is more than was said
        bytes.resize(at + step);
        got = zip_fread(file, bytes.data() + at, static_cast<zip_uint64_t>(step));
        bytes.resize(at + std::max<zip_int64_t>(got, 0));
    } while (got > 0 && bytes.size() <= entry.bytes);
    const QString said = got < 0 ? QString::fromUtf8(zip_error_strerror(zip_file_get_error(file))) : QString();
    zip_fclose(file);
    if (got < 0)
        return damaged(said);
    if (bytes.size() != entry.bytes)
        return damaged(Texts::tr("it has not the size the archive says"));
    m_left -= bytes.size();
    return bytes;
}

} // namespace marrow
