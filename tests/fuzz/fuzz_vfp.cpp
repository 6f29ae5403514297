// Whatever the bytes are, the reader comes back; and what opens can be saved, opens again with equal values, and is the same
// bytes when saved once more.

#include "io/vfp/vfp_container.h"
#include "io/vfp/vfp_file.h"

#include <cstdio>
#include <cstdlib>

using namespace marrow;

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "fuzz_vfp: %s\n", what);
    std::abort();
}

/// Mutated bytes rarely keep their checksums; mending them lets the fuzzer reach what lies behind.
QByteArray withRightChecksums(const QByteArray &input)
{
    QByteArray file = input;
    constexpr qsizetype kFooter = 64;
    if (file.size() < 160)
        return file;
    const auto u64 = [&](qsizetype at) {
        std::uint64_t value = 0;
        for (int i = 7; i >= 0; --i)
            value = value << 8 | static_cast<std::uint8_t>(file[at + i]);
        return value;
    };
    const auto put32 = [&](qsizetype at, std::uint32_t value) {
        for (int i = 0; i < 4; ++i)
            file[at + i] = static_cast<char>(value >> (8 * i));
    };
    const qsizetype footer = file.size() - kFooter;
    const std::uint64_t directory = u64(footer + 12);
    const std::uint64_t length = u64(footer + 20);
    const auto limit = static_cast<std::uint64_t>(footer);
    if (directory > limit || length > limit - directory || length < 32)
        return file;
    for (std::uint64_t entry = directory + 32; entry + 48 <= directory + length; entry += 48) {
        const auto at = static_cast<qsizetype>(entry);
        const std::uint64_t offset = u64(at + 16);
        const std::uint64_t size = u64(at + 24);
        if (offset <= limit && size <= limit - offset && (file[at + 44] & 1) == 0)
            put32(at + 40, vfp::crc32Of(QByteArrayView(file).sliced(static_cast<qsizetype>(offset), static_cast<qsizetype>(size))));
    }
    put32(footer + 28, vfp::crc32Of(QByteArrayView(file).sliced(static_cast<qsizetype>(directory), static_cast<qsizetype>(length))));
    return file;
}

bool sameRig(const VoxelAsset &a, const VoxelAsset &b)
{
    return a.rig.has_value() == b.rig.has_value() && (!a.rig || *a.rig == *b.rig);
}

void check(const QByteArray &bytes)
{
    const auto file = readVfp(bytes);
    if (!file)
        return require(!file.error().code.isEmpty() && !file.error().message.isEmpty(), "a failure without words");
    const auto saved = encodeVfp(file->asset);
    require(saved.ok(), "what opened could not be saved");
    const auto again = readVfp(*saved);
    require(again.ok(), "what was saved does not open");
    const VoxelAsset &a = file->asset;
    const VoxelAsset &b = again->asset;
    require(a.grid == b.grid && a.palette == b.palette && a.chunkSize == b.chunkSize, "other voxels");
    require(a.sourceHash == b.sourceHash && a.sourceRevision == b.sourceRevision && a.voxelCount == b.voxelCount, "another META");
    require(a.assetUuid == b.assetUuid && a.sections.size() == b.sections.size() && a.rigWasDropped == b.rigWasDropped, "other sections");
    require(sameRig(a, b), "another rig");
    const auto second = encodeVfp(b);
    require(second.ok() && *second == *saved, "saving is not stable");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    check(bytes);
    check(withRightChecksums(bytes));
    return 0;
}
