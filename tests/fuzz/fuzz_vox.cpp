// Whatever the bytes are, the import comes back; and what is imported can be saved and opens with equal voxels.

#include "io/vfp/vfp_file.h"
#include "io/vox/vox_import.h"

#include <cstdio>
#include <cstdlib>

using namespace marrow;

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "fuzz_vox: %s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto imported = importVox(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!imported) {
        require(!imported.error().code.isEmpty() && !imported.error().message.isEmpty(), "a failure without words");
        return 0;
    }
    const auto saved = encodeVfp(imported->asset);
    require(saved.ok(), "what was imported could not be saved");
    const auto opened = readVfp(*saved);
    require(opened.ok(), "what was saved does not open");
    require(opened->asset.grid == imported->asset.grid && opened->asset.palette == imported->asset.palette, "other voxels");
    require(opened->asset.voxelCount == imported->asset.voxelCount, "another count");
    return 0;
}
