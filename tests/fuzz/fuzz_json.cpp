// Whatever the text is, compiling comes back; what compiles decompiles to text that compiles to the same.

#include "io/json/model_json.h"
#include "io/vfp/vfp_file.h"

#include <cstdio>
#include <cstdlib>

using namespace marrow;

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "fuzz_json: %s\n", what);
    std::abort();
}

bool same(const VoxelAsset &a, const VoxelAsset &b)
{
    return a.grid == b.grid && a.palette == b.palette && a.chunkSize == b.chunkSize && a.voxelCount == b.voxelCount
        && a.anchor == b.anchor && a.pivot == b.pivot && a.rig.has_value() == b.rig.has_value() && (!a.rig || *a.rig == *b.rig);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto model = modelFromJson(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    if (!model) {
        require(!model.error().code.isEmpty() && !model.error().message.isEmpty(), "a failure without words");
        return 0;
    }
    const auto again = modelFromJson(modelToJson(model->asset));
    require(again.ok(), "decompiled text does not compile");
    require(same(model->asset, again->asset), "decompiled text compiles to something else");
    const auto saved = encodeVfp(model->asset);
    require(saved.ok(), "what compiled could not be saved");
    const auto opened = readVfp(*saved);
    require(opened.ok(), "what was saved does not open");
    require(same(model->asset, opened->asset), "what was saved opens as something else");
    return 0;
}
