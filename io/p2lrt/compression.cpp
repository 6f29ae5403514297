#include "io/p2lrt/container.h"
#include "io/p2lrt/messages.h"

#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <memory>

namespace marrow::p2lrt {

namespace {

constexpr std::size_t kScratchSize = 1 << 17;
/// Up to this ratio a claimed length is believed and its memory taken at once; beyond it the stream is counted first.
constexpr std::uint64_t kPlausibleRatio = 64;
constexpr std::uint64_t kPlausibleLength = 1 << 20;
constexpr std::uint32_t kZstdMagic = 0xFD2FB528;
constexpr int kUsualWindowLog = 27;
constexpr int kMaxWindowLog = 30;
constexpr int kDeflateLevel = 9;
constexpr int kZstdLevel = 19;

Error payloadError(const ChunkEntry &entry, const char *code, const QString &reason)
{
    Error error{QLatin1String(code), P2lrt::tr("%1: %2").arg(tagText(entry.tag), reason), tagText(entry.tag)};
    error.section = tagText(entry.tag);
    error.offset = static_cast<qint64>(entry.offset);
    return error;
}

Error brokenStream(const ChunkEntry &entry)
{
    return payloadError(entry, "p2lrt.compressed-data", P2lrt::tr("the compressed data is broken or cut short"));
}

Error wrongLength(const ChunkEntry &entry)
{
    return payloadError(entry, "p2lrt.raw-length", P2lrt::tr("the chunk does not decompress to the length the table gives"));
}

/// Inflates into `out` (rawLength bytes), or through a scratch buffer when `out` is null.
Result<void> inflateChunk(const ByteArray &stored, const ChunkEntry &entry, std::uint8_t *out)
{
    z_stream stream = {};
    if (inflateInit(&stream) != Z_OK)
        return payloadError(entry, "p2lrt.memory", P2lrt::tr("there is not enough memory to decompress the chunk"));
    const std::unique_ptr<z_stream, int (*)(z_stream *)> guard(&stream, inflateEnd);
    constexpr std::uint64_t kStep = std::uint64_t(1) << 30;
    std::uint8_t scratch[1 << 14];
    std::uint64_t consumed = 0;
    std::uint64_t produced = 0;
    int status = Z_OK;
    while (status == Z_OK) {
        if (stream.avail_in == 0) {
            const std::uint64_t piece = std::min<std::uint64_t>(stored.size() - consumed, kStep);
            stream.next_in = const_cast<Bytef *>(stored.data() + consumed);
            stream.avail_in = static_cast<uInt>(piece);
            consumed += piece;
        }
        // The last byte of the output has been written before the end of the stream is seen, so room for more is offered.
        const bool direct = out && produced < entry.rawLength;
        stream.next_out = direct ? out + produced : scratch;
        const std::uint64_t room = direct ? entry.rawLength - produced : sizeof scratch;
        stream.avail_out = static_cast<uInt>(std::min(room, kStep));
        const uInt offered = stream.avail_out;
        status = inflate(&stream, Z_NO_FLUSH);
        produced += offered - stream.avail_out;
        if (produced > entry.rawLength)
            return wrongLength(entry);
        if (status == Z_OK && stream.avail_in == 0 && consumed == stored.size() && stream.avail_out != 0)
            return brokenStream(entry);
    }
    if (status != Z_STREAM_END)
        return brokenStream(entry);
    if (produced != entry.rawLength)
        return wrongLength(entry);
    return {};
}

/// Checks that the stored bytes are one zstd frame and nothing else.
Result<void> checkFrame(const ByteArray &stored, const ChunkEntry &entry)
{
    std::uint32_t magic = 0;
    if (stored.size() >= sizeof magic)
        std::memcpy(&magic, stored.data(), sizeof magic);
    if (magic != kZstdMagic)
        return payloadError(entry, "p2lrt.compressed-data", P2lrt::tr("the chunk is not a zstd frame"));
    const std::size_t frame = ZSTD_findFrameCompressedSize(stored.data(), stored.size());
    if (ZSTD_isError(frame))
        return brokenStream(entry);
    if (frame != stored.size())
        return payloadError(entry, "p2lrt.compressed-data", P2lrt::tr("something follows the zstd frame"));
    const unsigned long long content = ZSTD_getFrameContentSize(stored.data(), stored.size());
    if (content != ZSTD_CONTENTSIZE_UNKNOWN && content != ZSTD_CONTENTSIZE_ERROR && content != entry.rawLength)
        return wrongLength(entry);
    return {};
}

Result<void> countZstd(const ByteArray &stored, const ChunkEntry &entry)
{
    const std::unique_ptr<ZSTD_DCtx, std::size_t (*)(ZSTD_DCtx *)> context(ZSTD_createDCtx(), ZSTD_freeDCtx);
    const auto scratch = std::make_unique<std::uint8_t[]>(kScratchSize);
    if (!context)
        return payloadError(entry, "p2lrt.memory", P2lrt::tr("there is not enough memory to decompress the chunk"));
    // The window is memory too: as much as the content, or what encoders use at most when they do not know its length.
    const int window = std::clamp(static_cast<int>(std::bit_width(entry.rawLength)), kUsualWindowLog, kMaxWindowLog);
    ZSTD_DCtx_setParameter(context.get(), ZSTD_d_windowLogMax, window);
    ZSTD_inBuffer in{stored.data(), stored.size(), 0};
    std::uint64_t produced = 0;
    std::size_t status = 1;
    while (status != 0) {
        ZSTD_outBuffer out{scratch.get(), kScratchSize, 0};
        const std::size_t before = in.pos;
        status = ZSTD_decompressStream(context.get(), &out, &in);
        if (ZSTD_isError(status) || (status != 0 && out.pos == 0 && in.pos == before))
            return brokenStream(entry);
        produced += out.pos;
        if (produced > entry.rawLength)
            return wrongLength(entry);
    }
    if (produced != entry.rawLength)
        return wrongLength(entry);
    return {};
}

Result<void> unzstdChunk(const ByteArray &stored, const ChunkEntry &entry, std::uint8_t *out)
{
    const std::size_t length = ZSTD_decompress(out, entry.rawLength, stored.data(), stored.size());
    if (ZSTD_isError(length))
        return ZSTD_getErrorCode(length) == ZSTD_error_dstSize_tooSmall ? wrongLength(entry) : brokenStream(entry);
    if (length != entry.rawLength)
        return wrongLength(entry);
    return {};
}

Result<void> checkLengths(const ChunkEntry &entry)
{
    if (entry.rawLength > kMaxRawLength)
        return payloadError(entry, "p2lrt.raw-length", P2lrt::tr("the chunk claims to decompress to more than a gigabyte"));
    switch (entry.compression()) {
    case Compression::None:
        if (entry.rawLength != entry.length)
            return payloadError(entry, "p2lrt.raw-length",
                                P2lrt::tr("the chunk is not compressed, but the table gives two different lengths"));
        return {};
    case Compression::Deflate:
    case Compression::Zstd:
        return {};
    case Compression::Reserved:
        break;
    }
    return payloadError(entry, "p2lrt.compression", P2lrt::tr("the chunk is compressed in a way that does not exist"));
}

} // namespace

Result<void> checkPayload(const ByteArray &file, const ChunkEntry &entry)
{
    if (Result<void> lengths = checkLengths(entry); !lengths)
        return lengths;
    const ByteArray stored = storedBytes(file, entry);
    if (entry.compression() == Compression::Deflate)
        return inflateChunk(stored, entry, nullptr);
    if (entry.compression() == Compression::Zstd) {
        if (Result<void> frame = checkFrame(stored, entry); !frame)
            return frame;
        return countZstd(stored, entry);
    }
    return {};
}

Result<ByteArray> chunkPayload(const ByteArray &file, const ChunkEntry &entry)
{
    const ByteArray stored = storedBytes(file, entry);
    const bool compressed = entry.compression() != Compression::None;
    if (!compressed || entry.rawLength > std::max(kPlausibleLength, entry.length * kPlausibleRatio)) {
        if (Result<void> checked = checkPayload(file, entry); !checked)
            return checked.error();
    } else if (Result<void> lengths = checkLengths(entry); !lengths) {
        return lengths.error();
    }
    const bool aligned = reinterpret_cast<std::uintptr_t>(stored.data()) % alignof(float) == 0;
    if (!compressed && aligned)
        return stored;

    std::shared_ptr<std::uint8_t[]> memory(new (std::nothrow) std::uint8_t[entry.rawLength]);
    if (!memory)
        return payloadError(entry, "p2lrt.memory", P2lrt::tr("there is not enough memory to decompress the chunk"));
    if (!compressed) {
        std::copy(stored.begin(), stored.end(), memory.get());
    } else if (entry.compression() == Compression::Deflate) {
        if (Result<void> done = inflateChunk(stored, entry, memory.get()); !done)
            return done.error();
    } else {
        if (Result<void> frame = checkFrame(stored, entry); !frame)
            return frame.error();
        if (Result<void> done = unzstdChunk(stored, entry, memory.get()); !done)
            return done.error();
    }
    return ByteArray(memory, memory.get(), entry.rawLength, ArrayCodec::U8);
}

std::vector<std::uint8_t> compress(std::span<const std::uint8_t> raw, Compression compression)
{
    std::vector<std::uint8_t> out;
    if (compression == Compression::Deflate) {
        uLongf length = compressBound(static_cast<uLong>(raw.size()));
        out.resize(length);
        if (compress2(out.data(), &length, raw.data(), static_cast<uLong>(raw.size()), kDeflateLevel) != Z_OK)
            return {};
        out.resize(length);
    } else if (compression == Compression::Zstd) {
        out.resize(ZSTD_compressBound(raw.size()));
        const std::size_t length = ZSTD_compress(out.data(), out.size(), raw.data(), raw.size(), kZstdLevel);
        if (ZSTD_isError(length))
            return {};
        out.resize(length);
    }
    return out;
}

} // namespace marrow::p2lrt
