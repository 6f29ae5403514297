#include "io/p2lrt/container.h"

#include "io/byte_reader.h"
#include "io/p2lrt/messages.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <numeric>

namespace marrow::p2lrt {

namespace {

constexpr std::uint8_t kMagic[8] = {'P', '2', 'L', 'R', 'T', 0, 0, 0};
constexpr std::uint64_t kHeaderSize = 32;
constexpr std::uint64_t kEntrySize = 40;
constexpr std::uint64_t kAlignment = 16;

struct Known
{
    Tag tag;
    std::uint16_t version;
};

constexpr Known kKnown[] = {
    {tag("STRS"), 1}, {tag("CANV"), 1}, {tag("PARM"), 1}, {tag("DEFM"), 1}, {tag("PART"), 1}, {tag("MESH"), 1},
    {tag("GLUE"), 1}, {tag("DRAW"), 1}, {tag("TEXR"), 1}, {tag("PHYS"), 2}, {tag("CLIP"), 1}, {tag("ROLE"), 1},
    {tag("PGUI"), 1}, {tag("META"), 1}, {tag("BONE"), 1}, {tag("SKIN"), 1}, {tag("COLL"), 1}, {tag("SIMS"), 1},
    {tag("EXPR"), 1}, {tag("HITA"), 1}, {tag("UDAT"), 1}, {tag("POSE"), 1}, {tag("CEXT"), 1},
};

bool isLetterOrDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

Error entryError(const ChunkEntry &entry, const char *code, const QString &reason)
{
    Error error{QLatin1String(code), P2lrt::tr("%1: %2").arg(tagText(entry.tag), reason), tagText(entry.tag)};
    error.section = tagText(entry.tag);
    error.offset = static_cast<qint64>(entry.offset);
    return error;
}

bool isPadding(const ByteArray &file, std::uint64_t from, std::uint64_t to)
{
    return to - from < kAlignment
           && std::all_of(file.data() + from, file.data() + to, [](std::uint8_t byte) { return byte == 0; });
}

Result<ChunkEntry> readEntry(ByteReader &reader, std::uint64_t tableEnd, std::uint64_t fileLength)
{
    ChunkEntry entry;
    const auto tagBytes = reader.bytes(4);
    std::copy(tagBytes.begin(), tagBytes.end(), entry.tag.begin());
    entry.version = reader.u16();
    entry.flags = reader.u16();
    entry.offset = reader.u64();
    entry.length = reader.u64();
    entry.rawLength = reader.u64();
    entry.crc = reader.u32();
    reader.skip(4);
    if (!std::all_of(entry.tag.begin(), entry.tag.end(), isLetterOrDigit))
        return entryError(entry, "p2lrt.chunk-tag", P2lrt::tr("the chunk's tag is not four letters or digits"));
    if (entry.offset % kAlignment != 0)
        return entryError(entry, "p2lrt.chunk-alignment", P2lrt::tr("the chunk does not start at a multiple of 16 bytes"));
    if (entry.offset < tableEnd)
        return entryError(entry, "p2lrt.chunk-overlap", P2lrt::tr("the chunk overlaps the table of chunks"));
    if (entry.offset > fileLength || entry.length > fileLength - entry.offset)
        return entryError(entry, "p2lrt.chunk-outside", P2lrt::tr("the chunk reaches beyond the end of the file"));
    return entry;
}

Result<void> checkLayout(const ByteArray &file, const std::vector<ChunkEntry> &entries, std::uint64_t tableEnd)
{
    std::vector<std::size_t> order(entries.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return entries[a].offset < entries[b].offset; });
    std::uint64_t end = tableEnd;
    for (std::size_t index : order) {
        const ChunkEntry &entry = entries[index];
        if (entry.offset < end)
            return entryError(entry, "p2lrt.chunk-overlap", P2lrt::tr("the chunk overlaps the one before it"));
        if (!isPadding(file, end, entry.offset))
            return entryError(entry, "p2lrt.chunk-gap", P2lrt::tr("what precedes the chunk is not padding"));
        end = entry.offset + entry.length;
    }
    if (!isPadding(file, end, file.size()))
        return Error{QStringLiteral("p2lrt.trailing"), P2lrt::tr("After the last chunk there are bytes that are not padding."),
                     QString::number(end), {}};
    return {};
}

Error headerError(const char *code, const QString &message)
{
    return Error{QLatin1String(code), message, QStringLiteral("0"), {}};
}

} // namespace

MemoryLimits memoryLimits(std::uint64_t fileLength)
{
    constexpr std::uint64_t kMegabyte = 1 << 20;
    constexpr std::uint64_t kRatio = 64;
    const std::uint64_t inProportion = std::min(fileLength, 2048 * kMegabyte) * kRatio;
    return {std::clamp(inProportion, 256 * kMegabyte, 2048 * kMegabyte),
            std::clamp(inProportion, 256 * kMegabyte, 1024 * kMegabyte)};
}

QString compressionName(Compression compression)
{
    switch (compression) {
    case Compression::None:
        return QStringLiteral("none");
    case Compression::Deflate:
        return QStringLiteral("deflate");
    case Compression::Zstd:
        return QStringLiteral("zstd");
    case Compression::Reserved:
        break;
    }
    return QStringLiteral("reserved");
}

QString tagText(const Tag &tag)
{
    QString result;
    for (char c : tag)
        result += isLetterOrDigit(c) ? QChar::fromLatin1(c) : QLatin1Char('?');
    return result;
}

std::uint16_t knownVersion(const Tag &tag)
{
    for (const Known &known : kKnown) {
        if (known.tag == tag)
            return known.version;
    }
    return 0;
}

const std::vector<Tag> &coreTags()
{
    static const std::vector<Tag> tags = {tag("STRS"), tag("CANV"), tag("PARM"), tag("DEFM"),
                                          tag("PART"), tag("MESH"), tag("DRAW")};
    return tags;
}

Result<Container> readContainer(const ByteArray &file)
{
    if (file.size() < 12)
        return headerError("p2lrt.header", P2lrt::tr("The file is too short to be a P2LRT puppet."));
    if (!std::equal(std::begin(kMagic), std::end(kMagic), file.begin()))
        return headerError("p2lrt.magic", P2lrt::tr("The file is not a P2LRT puppet: it does not begin with its mark."));
    ByteReader reader(file.span());
    reader.seek(8);
    const std::uint32_t version = reader.u32();
    Container container;
    if (version == 1) {
        container.version = 1;
        return container;
    }
    if ((version & 0xFFFF) != 2)
        return headerError("p2lrt.version",
                           P2lrt::tr("The file has version %1; versions 1 and 2 can be read.").arg(version & 0xFFFF));
    if (file.size() < kHeaderSize)
        return headerError("p2lrt.header", P2lrt::tr("The header of the file is cut short."));
    container.minor = static_cast<std::uint16_t>(version >> 16);
    container.flags = reader.u32();
    const std::uint64_t count = reader.u32();
    if (reader.u32() != kHeaderSize)
        return headerError("p2lrt.toc-offset", P2lrt::tr("The table of chunks does not follow the header."));
    const std::uint64_t tableEnd = kHeaderSize + kEntrySize * count;
    if (tableEnd > file.size())
        return headerError("p2lrt.toc-size", P2lrt::tr("The table names %1 chunks and is longer than the file.").arg(count));
    reader.seek(kHeaderSize);
    container.entries.reserve(count);
    for (std::uint64_t i = 0; i < count; ++i) {
        Result<ChunkEntry> entry = readEntry(reader, tableEnd, file.size());
        if (!entry)
            return entry.error();
        container.entries.push_back(*entry);
    }
    if (Result<void> layout = checkLayout(file, container.entries, tableEnd); !layout)
        return layout.error();
    return container;
}

bool crcMatches(const ByteArray &file, const ChunkEntry &entry)
{
    const ByteArray bytes = storedBytes(file, entry);
    return crc32_z(0, bytes.data(), bytes.size()) == entry.crc;
}

ByteArray storedBytes(const ByteArray &file, const ChunkEntry &entry)
{
    return ByteArray(file.owner(), file.data() + entry.offset, entry.length, ArrayCodec::U8);
}

} // namespace marrow::p2lrt
