#pragma once

#include "model/base/result.h"
#include "model/puppet/arrays.h"

#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace marrow::p2lrt {

/// The outer layer of version 2 (P2LRT 2.0 "container"; evaluation rules 1.1-1.3): header, table of chunks, compression.

constexpr std::uint64_t kMaxRawLength = std::uint64_t(1) << 30;

/// How much memory a file may ask for (docs/limits.md). Ours, not the format's: a few kilobytes can be made to unpack
/// to gigabytes, so a small file may take less than a large one.
struct MemoryLimits
{
    std::uint64_t raw = 0; ///< what all chunks may decompress to together, those that nobody understands included
    std::uint64_t records =
        0; ///< what all records may take together, beside the arrays that are windows into the chunks
};
MemoryLimits memoryLimits(std::uint64_t fileLength);

constexpr std::uint16_t kRequiredFlag = 1;
constexpr std::uint16_t kCrcFlag = 2;

enum class Compression : std::uint8_t { None = 0, Deflate = 1, Zstd = 2, Reserved = 3 };
/// "none", "deflate", "zstd", "reserved": the same in every language.
QString compressionName(Compression compression);

using Tag = std::array<char, 4>;

constexpr Tag tag(const char (&text)[5])
{
    return {text[0], text[1], text[2], text[3]};
}

QString tagText(const Tag &tag);

/// The highest version of a chunk that this reader understands, 0 if it does not know the tag.
std::uint16_t knownVersion(const Tag &tag);
/// Chunks without which a file is refused.
const std::vector<Tag> &coreTags();

struct ChunkEntry
{
    Tag tag = {};
    std::uint16_t version = 0;
    std::uint16_t flags = 0;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    std::uint64_t rawLength = 0;
    std::uint32_t crc = 0;

    bool required() const { return flags & kRequiredFlag; }
    bool hasCrc() const { return flags & kCrcFlag; }
    Compression compression() const { return static_cast<Compression>((flags >> 2) & 3); }
    bool understood() const { return knownVersion(tag) != 0 && version <= knownVersion(tag); }
};

struct Container
{
    int version = 2; ///< 1 has neither flags nor entries
    std::uint16_t minor = 0;
    std::uint32_t flags = 0;
    std::vector<ChunkEntry> entries; ///< in the order of the table
};

/// Recognises the version and, for version 2, checks header, table and layout. Looks at no chunk's content.
Result<Container> readContainer(const ByteArray &file);

/// Whether the stored bytes have the CRC that the table gives.
bool crcMatches(const ByteArray &file, const ChunkEntry &entry);

/// The stored bytes of a chunk, a window into `file`.
ByteArray storedBytes(const ByteArray &file, const ChunkEntry &entry);

/// The decompressed content: a window into `file` where it is stored plainly, else memory of its own. Aligned to 4 bytes.
Result<ByteArray> chunkPayload(const ByteArray &file, const ChunkEntry &entry);

/// Checks everything that `chunkPayload` would, without keeping the content.
Result<void> checkPayload(const ByteArray &file, const ChunkEntry &entry);

/// Compresses; empty when the compressor fails. Same input, same library, same bytes.
std::vector<std::uint8_t> compress(std::span<const std::uint8_t> raw, Compression compression);

} // namespace marrow::p2lrt
