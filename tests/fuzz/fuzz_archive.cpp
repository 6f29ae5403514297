// Whatever the bytes are, the zip door comes back: no entry leads out of its folder, none is larger than it may be, and what is read has
// the size that was said.

#include "io/archive/archive.h"

#include <QStringList>

#include <cstdio>
#include <cstdlib>

using namespace marrow;

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "fuzz_archive: %s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    auto archive = Archive::fromBytes(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!archive) {
        require(!archive.error().code.isEmpty() && !archive.error().message.isEmpty(), "a failure without words");
        return 0;
    }
    const std::vector<ArchiveEntry> entries = archive->entries();
    require(entries.size() <= static_cast<std::size_t>(kMostArchiveEntries), "too many entries");
    for (const ArchiveEntry &entry : entries) {
        require(!entry.name.startsWith('/') && !entry.name.split('/').contains(QStringLiteral("..")), "an entry leads out");
        require(entry.bytes <= kMaxArchiveEntryBytes, "an entry is too large");
        if (entry.bytes > 1024 * 1024) // reading large ones teaches nothing
            continue;
        if (const auto bytes = archive->read(entry))
            require(bytes->size() == entry.bytes, "another size than was said");
    }
    return 0;
}
