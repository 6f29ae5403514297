#include "io/vfp/vfp_container.h"

#include "io/byte_reader.h"
#include "io/byte_writer.h"
#include "io/vfp/vfp_fault.h"
#include "io/vfp/vfp_layout.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include <zlib.h>

namespace marrow::vfp {

namespace {

bool allZero(QByteArrayView bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](char c) { return c == 0; });
}

QByteArrayView part(const QByteArray &file, qint64 offset, qint64 length)
{
    return QByteArrayView(file).sliced(offset, length);
}

struct DirectoryPlace
{
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    std::uint32_t crc = 0;
};

Result<void> readHeader(const QByteArray &file, Container &container)
{
    const QString section = QStringLiteral("VFPK");
    if (file.isEmpty())
        return fault("vfp.empty", {}, Vfp::tr("The file is empty."));
    if (!file.startsWith(QByteArrayView(kHeaderMagic, qMin<qsizetype>(4, file.size()))))
        return fault("vfp.magic", {section, {}, 0}, Vfp::tr("the file does not begin with VFPK, so it is not a VFP file."));
    if (file.size() < kHeaderSize + kFooterSize)
        return fault("vfp.short", {section, {}, file.size()}, Vfp::tr("the file ends before its header and footer are complete. It may have been cut off."));

    ByteReader reader(part(file, 0, kHeaderSize));
    reader.skip(4);
    const std::uint16_t major = reader.u16();
    container.minorVersion = reader.u16();
    if (major != kMajorVersion)
        return fault("vfp.version", {section, {}, 4}, Vfp::tr("the file is of major version %1; only version 1 is known here.").arg(major));
    const std::uint32_t headerSize = reader.u32();
    if (headerSize != kHeaderSize)
        return fault("vfp.header-size", {section, {}, 8}, Vfp::tr("the header says it is %1 bytes long instead of 64.").arg(headerSize));
    container.featureFlags = reader.u32();
    container.assetUuid = reader.view(kUuidSize).toByteArray();
    if (!allZero(reader.view(32)))
        return reservedFault({section, {}, 32}, "header.reserved");
    return {};
}

/// No footer at the end: says whether one stands earlier, with something behind it, or nowhere.
Error missingFooter(const QByteArray &file)
{
    for (qsizetype at = file.lastIndexOf(kFooterMagic); at >= kHeaderSize; at = at == 0 ? -1 : file.lastIndexOf(kFooterMagic, at - 1)) {
        if (at + kFooterSize >= file.size())
            continue;
        ByteReader reader(part(file, at, kFooterSize));
        reader.skip(36);
        if (reader.u64() == static_cast<std::uint64_t>(at + kFooterSize)) {
            return fault("vfp.trailing-bytes", {QStringLiteral("VFPF"), {}, at + kFooterSize},
                         Vfp::tr("%1 bytes follow the footer, where the file should end.").arg(file.size() - at - kFooterSize));
        }
    }
    return fault("vfp.footer-magic", {QStringLiteral("VFPF"), {}, file.size() - kFooterSize},
                 Vfp::tr("no footer stands at the end of the file. It may have been cut off."));
}

Result<DirectoryPlace> readFooter(const QByteArray &file, Container &container)
{
    const QString section = QStringLiteral("VFPF");
    const qint64 base = file.size() - kFooterSize;
    ByteReader reader(part(file, base, kFooterSize), static_cast<std::uint64_t>(base));
    if (reader.view(4) != QByteArrayView(kFooterMagic, 4))
        return missingFooter(file);
    const std::uint16_t major = reader.u16();
    const std::uint16_t minor = reader.u16();
    if (major != kMajorVersion || minor != container.minorVersion) {
        return fault("vfp.version", {section, {}, base + 4},
                     Vfp::tr("the footer is of version %1.%2, the header of 1.%3.").arg(major).arg(minor).arg(container.minorVersion));
    }
    const std::uint32_t footerSize = reader.u32();
    if (footerSize != kFooterSize)
        return fault("vfp.footer-size", {section, {}, base + 8}, Vfp::tr("the footer says it is %1 bytes long instead of 64.").arg(footerSize));
    DirectoryPlace directory;
    directory.offset = reader.u64();
    directory.length = reader.u64();
    directory.crc = reader.u32();
    container.footerFlags = reader.u32();
    const std::uint64_t fileLength = reader.u64();
    if (fileLength != static_cast<std::uint64_t>(file.size())) {
        return fault("vfp.file-length", {section, {}, base + 36},
                     Vfp::tr("the footer says the file has %1 bytes, but it has %2.").arg(fileLength).arg(file.size()));
    }
    if (!allZero(reader.view(20)))
        return reservedFault({section, {}, base + 44}, "footer.reserved");

    const auto end = static_cast<std::uint64_t>(base);
    if (directory.offset < kHeaderSize || directory.offset > end || directory.length > end - directory.offset) {
        return fault("vfp.directory-bounds", {section, {}, base + 12},
                     Vfp::tr("the directory (offset %1, %2 bytes) does not lie between header and footer.").arg(directory.offset).arg(directory.length));
    }
    return directory;
}

Result<FileSection> readEntry(ByteReader &reader, const QByteArray &file, std::uint64_t directoryOffset)
{
    const auto at = static_cast<qint64>(reader.absoluteOffset());
    FileSection section;
    section.tag = reader.view(4).toByteArray();
    section.codec = reader.u32();
    section.chunkId = reader.i32();
    section.flags = reader.u32();
    section.offset = reader.u64();
    const std::uint64_t length = reader.u64();
    section.rawLength = reader.u64();
    section.crc32 = reader.u32();
    const std::uint32_t reserved = reader.u32();
    Place place = placeOf(section, at);
    if (!std::all_of(section.tag.begin(), section.tag.end(), [](char c) { return c >= 0x20 && c < 0x7f; })) {
        place.section = QString::fromLatin1(kDirectoryMagic);
        return fault("vfp.section-tag", place, Vfp::tr("an entry's tag is not four printable characters."));
    }
    if (reserved != 0)
        return reservedFault({place.section, place.chunkId, at + 44}, "entry.reserved");
    if (section.offset < kHeaderSize || section.offset > directoryOffset || length > directoryOffset - section.offset) {
        return fault("vfp.section-bounds", {place.section, place.chunkId, at + 16},
                     Vfp::tr("the section (offset %1, %2 bytes) does not lie between header and directory.").arg(section.offset).arg(length));
    }
    section.bytes = sharedSlice(file, static_cast<qsizetype>(section.offset), static_cast<qsizetype>(length));
    section.crcOk = crc32Of(section.bytes) == section.crc32;
    return section;
}

Result<void> checkOverlaps(const std::vector<FileSection> &sections)
{
    std::vector<const FileSection *> order;
    for (const FileSection &section : sections) {
        if (!section.bytes.isEmpty())
            order.push_back(&section);
    }
    std::sort(order.begin(), order.end(), [](auto *a, auto *b) { return a->offset < b->offset; });
    for (std::size_t i = 1; i < order.size(); ++i) {
        const FileSection &before = *order[i - 1];
        if (before.offset + static_cast<std::uint64_t>(before.bytes.size()) > order[i]->offset) {
            const auto at = static_cast<qint64>(order[i]->offset);
            return fault("vfp.section-overlap", placeOf(*order[i], at),
                         Vfp::tr("the section overlaps %1.").arg(placeText(placeOf(before, static_cast<qint64>(before.offset)))));
        }
    }
    return {};
}

Result<void> readDirectory(const QByteArray &file, const DirectoryPlace &place, Container &container)
{
    const QString name = QString::fromLatin1(kDirectoryMagic);
    const auto base = static_cast<qint64>(place.offset);
    if (place.length < kDirectoryHeaderSize)
        return fault("vfp.directory-bounds", {name, {}, base}, Vfp::tr("the directory is shorter than its header."));
    const QByteArrayView bytes = part(file, base, static_cast<qint64>(place.length));
    if (crc32Of(bytes) != place.crc)
        return fault("vfp.directory-crc", {name, {}, base}, Vfp::tr("the directory does not match its CRC-32; the file is damaged."));
    ByteReader reader(bytes, place.offset);
    if (reader.view(4) != QByteArrayView(kDirectoryMagic, 4))
        return fault("vfp.directory-magic", {name, {}, base}, Vfp::tr("no directory begins here."));
    const std::uint16_t version = reader.u16();
    const std::uint16_t headerSize = reader.u16();
    const std::uint32_t count = reader.u32();
    const std::uint32_t entrySize = reader.u32();
    if (version != kDirectoryVersion || headerSize != kDirectoryHeaderSize || entrySize != kDirectoryEntrySize) {
        return fault("vfp.directory-version", {name, {}, base + 4},
                     Vfp::tr("the directory is of version %1 with a header of %2 and entries of %3 bytes; version 1 with 32 and 48 is known here.")
                         .arg(version).arg(headerSize).arg(entrySize));
    }
    if (reader.u32() != 0)
        return reservedFault({name, {}, base + 16}, "directory.flags");
    if (!allZero(reader.view(12)))
        return reservedFault({name, {}, base + 20}, "directory.reserved");
    if (!reader.has(count, kDirectoryEntrySize) || reader.remaining() != std::size_t(count) * kDirectoryEntrySize) {
        return fault("vfp.directory-count", {name, {}, base + 8},
                     Vfp::tr("the directory counts %1 entries, but %2 bytes of entries follow.").arg(count).arg(reader.remaining()));
    }
    container.sections.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        auto section = readEntry(reader, file, place.offset);
        if (!section)
            return std::move(section).error();
        container.sections.push_back(std::move(section).value());
    }
    return checkOverlaps(container.sections);
}

QByteArray encodeDirectory(const std::vector<FileSection> &sections, const std::vector<std::uint64_t> &offsets)
{
    ByteWriter writer;
    writer.reserve(static_cast<qsizetype>(kDirectoryHeaderSize + sections.size() * kDirectoryEntrySize));
    writer.bytes(QByteArrayView(kDirectoryMagic, 4));
    writer.u16(kDirectoryVersion);
    writer.u16(kDirectoryHeaderSize);
    writer.u32(static_cast<std::uint32_t>(sections.size()));
    writer.u32(kDirectoryEntrySize);
    writer.zeros(16);
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const FileSection &section = sections[i];
        writer.bytes(section.tag);
        writer.u32(section.codec);
        writer.i32(section.chunkId);
        writer.u32(section.flags);
        writer.u64(offsets[i]);
        writer.u64(static_cast<std::uint64_t>(section.bytes.size()));
        writer.u64(section.rawLength);
        writer.u32(section.crc32);
        writer.u32(0);
    }
    return writer.take();
}

QByteArray encodeHeader(const Container &container)
{
    ByteWriter writer;
    writer.bytes(QByteArrayView(kHeaderMagic, 4));
    writer.u16(kMajorVersion);
    writer.u16(container.minorVersion);
    writer.u32(kHeaderSize);
    writer.u32(container.featureFlags);
    writer.bytes(container.assetUuid);
    writer.zeros(32);
    return writer.take();
}

QByteArray encodeFooter(const Container &container, std::uint64_t directoryOffset, const QByteArray &directory)
{
    ByteWriter writer;
    writer.bytes(QByteArrayView(kFooterMagic, 4));
    writer.u16(kMajorVersion);
    writer.u16(container.minorVersion);
    writer.u32(kFooterSize);
    writer.u64(directoryOffset);
    writer.u64(static_cast<std::uint64_t>(directory.size()));
    writer.u32(crc32Of(directory));
    writer.u32(container.footerFlags);
    writer.u64(directoryOffset + static_cast<std::uint64_t>(directory.size()) + kFooterSize);
    writer.zeros(20);
    return writer.take();
}

std::uint64_t aligned(std::uint64_t offset)
{
    return (offset + kAlignment - 1) / kAlignment * kAlignment;
}

} // namespace

Result<Container> readContainer(const QByteArray &file)
{
    Container container;
    if (const auto header = readHeader(file, container); !header)
        return header.error();
    const auto directory = readFooter(file, container);
    if (!directory)
        return directory.error();
    if (const auto read = readDirectory(file, *directory, container); !read)
        return read.error();
    return container;
}

Result<void> writeContainer(const Container &container, const std::function<Result<void>(QByteArrayView)> &sink)
{
    static constexpr char kZeros[kAlignment] = {};
    std::uint64_t position = 0;
    const auto put = [&](QByteArrayView bytes) {
        position += static_cast<std::uint64_t>(bytes.size());
        return sink(bytes);
    };
    const auto pad = [&] { return put(QByteArrayView(kZeros, static_cast<qsizetype>(aligned(position) - position))); };

    if (const auto written = put(encodeHeader(container)); !written)
        return written;
    std::vector<std::uint64_t> offsets;
    offsets.reserve(container.sections.size());
    for (const FileSection &section : container.sections) {
        if (const auto written = pad(); !written)
            return written;
        offsets.push_back(position);
        if (const auto written = put(section.bytes); !written)
            return written;
    }
    if (const auto written = pad(); !written)
        return written;
    const std::uint64_t directoryOffset = position;
    const QByteArray directory = encodeDirectory(container.sections, offsets);
    if (const auto written = put(directory); !written)
        return written;
    return put(encodeFooter(container, directoryOffset, directory));
}

std::uint32_t crc32Of(QByteArrayView bytes)
{
    return static_cast<std::uint32_t>(
        crc32_z(0, reinterpret_cast<const Bytef *>(bytes.data()), static_cast<z_size_t>(bytes.size())));
}

QByteArray sharedSlice(const QByteArray &whole, qsizetype offset, qsizetype length)
{
    if (length == 0)
        return {};
    QByteArray keeper = whole;
    auto &data = keeper.data_ptr();
    if (!data.d_ptr()) // bytes that belong to nobody cannot be shared for as long as a section lives
        return whole.mid(offset, length);
    data.ref();
    return QByteArray(QByteArray::DataPointer(data.d_ptr(), const_cast<char *>(whole.constData()) + offset, length));
}

} // namespace marrow::vfp
