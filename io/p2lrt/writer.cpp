#include "io/p2lrt/writer.h"

#include "io/p2lrt/chunk_decoder.h"
#include "io/p2lrt/chunk_encoder.h"
#include "io/p2lrt/messages.h"
#include "io/p2lrt/reader.h"
#include "io/p2lrt/version1_losses.h"
#include "io/save_file.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <set>

namespace marrow::p2lrt {

namespace {

constexpr std::uint32_t kStrippedFlag = 1;

struct OutChunk
{
    ChunkEntry entry; ///< offset still 0
    QByteArray stored;
};

QByteArray bytesOf(const ByteArray &array)
{
    return QByteArray(reinterpret_cast<const char *>(array.data()), static_cast<qsizetype>(array.size()));
}

/// What the puppet was read from, decoded once more to see what has changed since. Empty when it was made afresh, comes from
/// version 1, or gets its names stripped, which touches everything.
struct Before
{
    Payloads payloads;
    Decoded decoded;
};

std::optional<Before> before(const Puppet &puppet, const WriteOptions &options)
{
    if (!puppet.source || puppet.source->version != 2 || (options.stripNames && !puppet.source->namesStripped()))
        return {};
    Before result;
    for (const SourceChunk &chunk : puppet.source->chunks) {
        if (chunk.known)
            result.payloads.emplace(chunk.tag, chunk.bytes);
    }
    Result<Decoded> decoded = decodeChunks(result.payloads, std::numeric_limits<std::uint64_t>::max());
    if (!decoded)
        return {};
    result.decoded = std::move(*decoded);
    return result;
}

OutChunk pack(const Tag &tagOf, std::uint16_t version, bool required, QByteArray payload, Compression compression)
{
    OutChunk out;
    out.entry.tag = tagOf;
    out.entry.version = version;
    out.entry.flags = static_cast<std::uint16_t>(kCrcFlag | (required ? kRequiredFlag : 0));
    out.entry.rawLength = static_cast<std::uint64_t>(payload.size());
    out.stored = std::move(payload);
    if (compression == Compression::None || tagOf == tag("TEXR"))
        return out;
    const auto *raw = reinterpret_cast<const std::uint8_t *>(out.stored.constData());
    const auto packed = compress({raw, static_cast<std::size_t>(out.stored.size())}, compression);
    if (!packed.empty() && packed.size() < out.entry.rawLength) {
        out.stored = QByteArray(reinterpret_cast<const char *>(packed.data()), static_cast<qsizetype>(packed.size()));
        out.entry.flags = static_cast<std::uint16_t>(out.entry.flags | (static_cast<unsigned>(compression) << 2));
    }
    return out;
}

OutChunk keep(const SourceChunk &chunk)
{
    OutChunk out;
    out.entry.tag = chunk.tag;
    out.entry.version = chunk.version;
    out.entry.flags = chunk.flags;
    out.entry.rawLength = chunk.rawLength;
    out.stored = bytesOf(chunk.bytes);
    return out;
}

void writeEntry(ByteWriter &writer, const OutChunk &chunk, std::uint64_t offset)
{
    const auto *stored = reinterpret_cast<const Bytef *>(chunk.stored.constData());
    const auto length = static_cast<std::size_t>(chunk.stored.size());
    for (char c : chunk.entry.tag)
        writer.u8(static_cast<std::uint8_t>(c));
    writer.u16(chunk.entry.version);
    writer.u16(chunk.entry.flags);
    writer.u64(offset);
    writer.u64(length);
    writer.u64(chunk.entry.rawLength);
    writer.u32(chunk.entry.hasCrc() ? static_cast<std::uint32_t>(crc32_z(0, stored, length)) : 0);
    writer.u32(0);
}

QByteArray assemble(const std::vector<OutChunk> &chunks, std::uint32_t flags)
{
    constexpr qsizetype kAlignment = 16;
    const auto aligned = [](qsizetype value) { return (value + kAlignment - 1) / kAlignment * kAlignment; };
    ByteWriter writer;
    writer.bytes(QByteArrayView("P2LRT\0\0\0", 8));
    writer.u16(2);
    writer.u16(0);
    writer.u32(flags);
    writer.u32(static_cast<std::uint32_t>(chunks.size()));
    writer.u32(32);
    writer.u64(0);
    qsizetype offset = 32 + 40 * static_cast<qsizetype>(chunks.size());
    for (const OutChunk &chunk : chunks) {
        offset = aligned(offset);
        writeEntry(writer, chunk, static_cast<std::uint64_t>(offset));
        offset += chunk.stored.size();
    }
    writer.reserve(offset);
    for (const OutChunk &chunk : chunks) {
        writer.align(kAlignment);
        writer.bytes(chunk.stored);
    }
    writer.align(kAlignment);
    return writer.take();
}

Error tooLong(const Tag &tagOf)
{
    return Error{QStringLiteral("p2lrt.too-many"),
                 P2lrt::tr("%1: a list is longer than the format can hold").arg(tagText(tagOf)), tagText(tagOf), {}};
}

/// Everything version 2 needs, gathered chunk by chunk.
class Version2Writer
{
public:
    Version2Writer(const Puppet &puppet, const WriteOptions &options)
        : m_puppet(puppet)
        , m_options(options)
        , m_before(before(puppet, options))
        , m_strings(m_before ? StringTable(m_before->decoded.strings) : StringTable())
    {
    }

    Result<QByteArray> write()
    {
        for (const ChunkKind &kind : chunkKinds()) {
            if (Result<void> added = add(kind); !added)
                return added.error();
        }
        const bool sameStrings = m_before && !m_strings.grown();
        QByteArray strings = sameStrings ? bytesOf(m_before->payloads.at(tag("STRS"))) : m_strings.encode();
        m_chunks.insert(m_chunks.begin(), pack(tag("STRS"), 1, true, std::move(strings), m_options.compression));
        addUnknown();
        const bool wasStripped = m_before && m_puppet.source->namesStripped();
        const bool stripped = m_options.stripNames || (wasStripped && !m_wroteNames);
        return assemble(m_chunks, stripped ? kStrippedFlag : 0);
    }

    Report takeReport() { return std::move(m_report); }

private:
    Result<void> add(const ChunkKind &kind)
    {
        const PuppetRig &rig = *m_puppet.rig;
        const bool existed = m_before && m_before->payloads.contains(kind.tag);
        const bool wanted = existed || !kind.empty(rig, m_puppet.panel) || (kind.core && !m_before);
        if (!wanted)
            return {};
        QByteArray payload;
        if (existed && kind.same(rig, m_puppet.panel, m_before->decoded.rig, m_before->decoded.panel)) {
            payload = bytesOf(m_before->payloads.at(kind.tag));
        } else {
            RecordWriter writer(2, &m_strings, m_options.stripNames);
            kind.encode(writer, rig, m_puppet.panel);
            if (writer.overflowed())
                return tooLong(kind.tag);
            m_wroteNames = m_wroteNames || writer.wroteNames();
            payload = writer.take();
        }
        m_written.insert(kind.tag);
        m_chunks.push_back(
            pack(kind.tag, writtenVersion(kind.tag, rig), kind.core, std::move(payload), m_options.compression));
        return {};
    }

    /// Chunks that were not understood. One that is a newer form of a chunk written now would contradict it and has to go.
    void addUnknown()
    {
        if (!m_puppet.source)
            return;
        for (const SourceChunk &chunk : m_puppet.source->chunks) {
            if (chunk.known)
                continue;
            const bool existed = m_before && m_before->payloads.contains(chunk.tag);
            if (m_written.contains(chunk.tag) && !existed) {
                m_report.add(Issue{.severity = Severity::Warning, .code = QStringLiteral("p2lrt.lost"),
                                   .message = P2lrt::tr("%1: a newer form of this chunk was replaced by the edited one")
                                                  .arg(tagText(chunk.tag)),
                                   .section = tagText(chunk.tag)});
                continue;
            }
            m_chunks.push_back(keep(chunk));
        }
    }

    const Puppet &m_puppet;
    const WriteOptions &m_options;
    std::optional<Before> m_before;
    StringTable m_strings;
    std::vector<OutChunk> m_chunks;
    std::set<Tag> m_written;
    bool m_wroteNames = false;
    Report m_report;
};

/// The file of a version 1 puppet, if it would be written as it was.
std::optional<QByteArray> unchangedVersion1(const Puppet &puppet, const WriteOptions &options)
{
    if (!puppet.source || puppet.source->version != 1 || options.stripNames || !puppet.panel.empty())
        return {};
    const Result<Decoded> decoded = decodeVersion1(puppet.source->file);
    if (!decoded || !(decoded->rig == *puppet.rig))
        return {};
    return bytesOf(puppet.source->file);
}

Result<QByteArray> writeVersion1(const Puppet &puppet, const WriteOptions &options, Report &report)
{
    if (std::optional<QByteArray> same = unchangedVersion1(puppet, options))
        return *same;
    const PuppetRig rig = withoutVersion2(puppet, report);
    RecordWriter writer(1, nullptr, options.stripNames);
    writer.tag({'P', '2', 'L', 'R'});
    writer.tag({'T', 0, 0, 0});
    writer.u32(1);
    encodeVersion1(writer, rig);
    if (writer.overflowed())
        return tooLong(tag("P2LR"));
    return writer.take();
}

} // namespace

WriteOptions optionsOf(const Puppet &puppet)
{
    WriteOptions options;
    if (!puppet.source)
        return options;
    options.version = puppet.panel.empty() ? puppet.source->version : 2;
    for (const SourceChunk &chunk : puppet.source->chunks) {
        const auto compression = static_cast<Compression>((chunk.flags >> 2) & 3);
        if (chunk.known && compression != Compression::None) {
            options.compression = compression;
            break;
        }
    }
    return options;
}

Result<WrittenPuppet> writePuppet(const Puppet &puppet, const WriteOptions &options)
{
    WrittenPuppet written;
    if (options.version == 1) {
        Result<QByteArray> bytes = writeVersion1(puppet, options, written.report);
        if (!bytes)
            return bytes.error();
        written.bytes = std::move(*bytes);
    } else {
        Version2Writer writer(puppet, options);
        Result<QByteArray> bytes = writer.write();
        if (!bytes)
            return bytes.error();
        written.bytes = std::move(*bytes);
        written.report = writer.takeReport();
    }
    if (const Result<ReadPuppet> again = readPuppet(written.bytes, {.checkCrc = true}); !again)
        return Error{QStringLiteral("p2lrt.unreadable"),
                     P2lrt::tr("The puppet was not written, because the file could not be opened again: %1")
                         .arg(again.error().message),
                     again.error().where, std::make_shared<const Error>(again.error())};
    return written;
}

Result<Report> savePuppet(const Puppet &puppet, const QString &path, const WriteOptions &options)
{
    Result<WrittenPuppet> written = writePuppet(puppet, options);
    if (!written)
        return written.error();
    if (Result<void> saved = saveFile(path, written->bytes); !saved)
        return saved.error();
    return std::move(written->report);
}

} // namespace marrow::p2lrt
