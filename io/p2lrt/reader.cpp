#include "io/p2lrt/reader.h"

#include "io/p2lrt/chunk_decoder.h"
#include "io/p2lrt/chunk_unpacker.h"
#include "io/p2lrt/container.h"
#include "io/p2lrt/messages.h"
#include "model/base/system_error.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace marrow::p2lrt {

namespace {

ByteArray window(const QByteArray &bytes)
{
    auto owner = std::make_shared<const QByteArray>(bytes);
    const auto *data = reinterpret_cast<const std::uint8_t *>(owner->constData());
    const auto size = static_cast<std::size_t>(owner->size());
    return ByteArray(std::move(owner), data, size, ArrayCodec::U8);
}

/// The same bytes in memory of their own, so that the file can go.
ByteArray copyOf(const ByteArray &bytes)
{
    const std::shared_ptr<std::uint8_t[]> memory(new std::uint8_t[bytes.size()]);
    std::copy(bytes.begin(), bytes.end(), memory.get());
    return ByteArray(memory, memory.get(), bytes.size(), ArrayCodec::U8);
}

Error chunkError(const ChunkEntry &entry, const char *code, const QString &reason)
{
    Error error{QLatin1String(code), P2lrt::tr("%1: %2").arg(tagText(entry.tag), reason), tagText(entry.tag)};
    error.section = tagText(entry.tag);
    error.offset = static_cast<qint64>(entry.offset);
    return error;
}

Issue chunkIssue(Severity severity, const ChunkEntry &entry, const char *code, const QString &reason)
{
    const QString tagName = tagText(entry.tag);
    return Issue{.severity = severity, .code = QLatin1String(code), .message = P2lrt::tr("%1: %2").arg(tagName, reason),
                 .section = tagName, .offset = static_cast<qint64>(entry.offset)};
}

/// A chunk that is not understood: refused when required, else reported and kept.
Result<void> skipChunk(const ChunkEntry &entry, Report &report)
{
    const std::uint16_t known = knownVersion(entry.tag);
    if (entry.required()) {
        const QString reason =
            known ? P2lrt::tr("the file needs version %1 of this chunk; version %2 is understood").arg(entry.version).arg(known)
                  : P2lrt::tr("the file needs feature %1 (version %2), which is not known")
                        .arg(tagText(entry.tag))
                        .arg(entry.version);
        return chunkError(entry, "p2lrt.chunk-required", reason);
    }
    report.add(known ? chunkIssue(Severity::Warning, entry, "p2lrt.chunk-newer",
                                  P2lrt::tr("the chunk has version %1, which is not understood; it is kept as it is")
                                      .arg(entry.version))
                     : chunkIssue(Severity::Info, entry, "p2lrt.chunk-unknown",
                                  P2lrt::tr("the chunk is not known; it is kept as it is")));
    return {};
}

/// Everything that rule 1.2.5 asks of one entry except the payload of one that is used, which joins `used`.
Result<void> admitChunk(const ByteArray &file, const ChunkEntry &entry, const ReadOptions &options,
                        std::vector<ChunkEntry> &used, std::uint64_t &rawLeft)
{
    if (options.checkCrc && entry.hasCrc() && !crcMatches(file, entry))
        return chunkError(entry, "p2lrt.crc", P2lrt::tr("the checksum does not match; the chunk is damaged"));
    const auto sameTag = [&](const ChunkEntry &other) { return other.tag == entry.tag; };
    if (entry.understood() && std::any_of(used.begin(), used.end(), sameTag))
        return chunkError(entry, "p2lrt.chunk-twice", P2lrt::tr("the chunk occurs twice"));
    if (entry.compression() != Compression::None && entry.rawLength <= kMaxRawLength) {
        if (entry.rawLength > rawLeft)
            return chunkError(entry, "p2lrt.too-large",
                              P2lrt::tr("the file decompresses to more than a file of its size may"));
        rawLeft -= entry.rawLength;
    }
    if (!entry.understood())
        return checkPayload(file, entry);
    used.push_back(entry);
    return {};
}

/// Checks all chunks and decompresses those that are used. The fault that is told is the first in the order of the
/// table.
Result<Payloads> takePayloads(const ByteArray &file, const Container &container, const ReadOptions &options,
                              bool detached)
{
    std::vector<ChunkEntry> used;
    std::uint64_t rawLeft = memoryLimits(file.size()).raw;
    Result<void> admitted;
    for (const ChunkEntry &entry : container.entries) {
        admitted = admitChunk(file, entry, options, used, rawLeft);
        if (!admitted)
            break;
    }
    Payloads payloads;
    std::vector<Result<ByteArray>> unpacked = unpackChunks(file, used);
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (!unpacked[i])
            return unpacked[i].error();
        const bool copied = detached && used[i].compression() == Compression::None;
        payloads.emplace(used[i].tag, copied ? copyOf(*unpacked[i]) : std::move(*unpacked[i]));
    }
    if (!admitted)
        return admitted.error();
    return payloads;
}

SourceChunk sourceChunk(const ByteArray &file, const ChunkEntry &entry, const Payloads &payloads, bool detached)
{
    SourceChunk chunk{entry.tag, entry.version, entry.flags, entry.understood(), {}, entry.rawLength};
    chunk.bytes = chunk.known ? payloads.at(entry.tag) : storedBytes(file, entry);
    if (detached && !chunk.known)
        chunk.bytes = copyOf(chunk.bytes);
    return chunk;
}

/// Whether so little of the file is stored plainly that copying it costs less memory than keeping the file for it.
bool mostlyCompressed(const ByteArray &file, const Container &container)
{
    std::uint64_t plain = 0;
    for (const ChunkEntry &entry : container.entries) {
        if (!entry.understood() || entry.compression() == Compression::None)
            plain += entry.length;
    }
    return plain < file.size() / 2;
}

Result<ReadPuppet> readVersion2(const ByteArray &file, const Container &container, const ReadOptions &options)
{
    ReadPuppet read;
    const bool detached = mostlyCompressed(file, container);
    const Result<Payloads> taken = takePayloads(file, container, options, detached);
    if (!taken)
        return taken.error();
    const Payloads &payloads = *taken;
    for (const ChunkEntry &entry : container.entries) {
        if (entry.understood())
            continue;
        if (Result<void> skipped = skipChunk(entry, read.report); !skipped)
            return skipped.error();
    }
    for (const Tag &core : coreTags()) {
        if (!payloads.contains(core))
            return Error{QStringLiteral("p2lrt.chunk-missing"),
                         P2lrt::tr("%1: the file lacks this chunk, which every puppet has").arg(tagText(core)),
                         tagText(core), {}};
    }
    Result<Decoded> decoded = decodeChunks(payloads, memoryLimits(file.size()).records);
    if (!decoded)
        return decoded.error();
    auto source = std::make_shared<PuppetSource>();
    source->version = 2;
    source->minor = container.minor;
    source->headerFlags = container.flags;
    for (const ChunkEntry &entry : container.entries)
        source->chunks.push_back(sourceChunk(file, entry, payloads, detached));
    read.puppet.rig = std::make_shared<const PuppetRig>(std::move(decoded->rig));
    read.puppet.panel = std::move(decoded->panel);
    read.puppet.source = std::move(source);
    return read;
}

Result<ReadPuppet> readVersion1(const ByteArray &file)
{
    Result<Decoded> decoded = decodeVersion1(file);
    if (!decoded)
        return decoded.error();
    ReadPuppet read;
    auto source = std::make_shared<PuppetSource>();
    source->version = 1;
    source->file = file;
    read.puppet.rig = std::make_shared<const PuppetRig>(std::move(decoded->rig));
    read.puppet.source = std::move(source);
    return read;
}

void reportPages(const PuppetRig &rig, Report &report)
{
    for (std::size_t i = 0; i < rig.textures.size(); ++i) {
        const TexturePage &page = rig.textures[i];
        Issue issue{.severity = Severity::Warning, .code = {}, .message = {}, .section = QStringLiteral("TEXR"),
                    .pointer = QStringLiteral("texture/%1").arg(i)};
        if (page.kind == TextureKind::Ktx2) {
            issue.code = QStringLiteral("p2lrt.texture-ktx2");
            issue.message = P2lrt::tr("TEXR: texture page %1 is a KTX2 picture, which cannot be shown").arg(i);
        } else if (page.kind == TextureKind::External && page.externalData.empty()) {
            issue.code = QStringLiteral("p2lrt.texture-external");
            issue.message = P2lrt::tr("TEXR: texture page %1 is kept in the file \"%2\", which was not found beside the puppet")
                                .arg(i)
                                .arg(page.uri);
        } else {
            continue;
        }
        report.add(std::move(issue));
    }
}

/// All of a file in memory of just its size, which `readAll` does not promise.
QByteArray contentOf(QFile &file)
{
    QByteArray bytes(file.size(), Qt::Uninitialized);
    const qint64 length = file.read(bytes.data(), bytes.size());
    bytes.truncate(std::max<qint64>(length, 0));
    return file.atEnd() ? bytes : bytes + file.readAll();
}

/// The path of an external page, empty if it would leave the folder.
QString externalPath(const QDir &folder, const QString &uri)
{
    if (uri.isEmpty() || QDir::isAbsolutePath(uri) || uri.contains(QLatin1Char('\\')) || uri.contains(QChar(0)))
        return {};
    const QString inside = QDir::cleanPath(uri);
    if (inside == QLatin1String("..") || inside.startsWith(QLatin1String("../")))
        return {};
    return folder.filePath(inside);
}

bool hasExternalPages(const Puppet &puppet)
{
    const auto &pages = puppet.rig->textures;
    return std::any_of(pages.begin(), pages.end(), [](const TexturePage &page) { return page.kind == TextureKind::External; });
}

void loadExternalPages(Puppet &puppet, const QDir &folder)
{
    constexpr qint64 kMaxPageBytes = qint64(1) << 30;
    PuppetRig rig = *puppet.rig;
    bool found = false;
    for (TexturePage &page : rig.textures) {
        if (page.kind != TextureKind::External)
            continue;
        const QString path = externalPath(folder, page.uri);
        QFile file(path);
        if (path.isEmpty() || !QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || file.size() > kMaxPageBytes)
            continue;
        page.externalData = window(contentOf(file));
        found = true;
    }
    if (found)
        puppet.rig = std::make_shared<const PuppetRig>(std::move(rig));
}

Result<ReadPuppet> readWithoutPages(const QByteArray &bytes, const ReadOptions &options)
{
    const ByteArray file = window(bytes);
    const Result<Container> container = readContainer(file);
    if (!container)
        return container.error();
    return container->version == 1 ? readVersion1(file) : readVersion2(file, *container, options);
}

} // namespace

Result<ReadPuppet> readPuppet(const QByteArray &bytes, const ReadOptions &options)
{
    Result<ReadPuppet> read = readWithoutPages(bytes, options);
    if (read)
        reportPages(*read->puppet.rig, read->report);
    return read;
}

Result<ReadPuppet> readPuppetFile(const QString &path, const ReadOptions &options)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("p2lrt.open"), P2lrt::tr("\"%1\" cannot be opened: %2").arg(path, systemErrorText(file.errorString())),
                     path, {}};
    Result<ReadPuppet> read = readWithoutPages(contentOf(file), options);
    if (!read)
        return read;
    loadPagesBeside(read->puppet, path);
    reportPages(*read->puppet.rig, read->report);
    return read;
}

void loadPagesBeside(Puppet &puppet, const QString &path)
{
    if (hasExternalPages(puppet))
        loadExternalPages(puppet, QFileInfo(path).absoluteDir());
}

} // namespace marrow::p2lrt
