// Whatever the bytes are, the glTF reader comes back; what opens can be packed as GLB, opens again, and is the same model.

#include "io/gltf/gltf_reader.h"
#include "model/character/humanoid.h"
#include "model/character/model_pose.h"

#include <cstdio>
#include <cstdlib>

using namespace marrow;

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "fuzz_gltf: %s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto file = readGltf(bytes);
    if (!file) {
        require(!file.error().code.isEmpty() && !file.error().message.isEmpty(), "a failure without words");
        return 0;
    }
    mapHumanoid(file->model);
    for (const ModelClip &clip : file->model.clips)
        modelWorlds(file->model, &clip, clip.durationSeconds / 3);
    // What is shown of it, with every expression at full weight and in its clips.
    ModelPose pose = bindPose(file->model);
    applyExpressions(file->model, std::vector<float>(file->model.expressions.size(), 1.0F), pose);
    for (const ModelPart &part : modelParts(file->model))
        require(posedSurface(file->model, pose, part).positions.size() == posedSurface(file->model, bindPose(file->model), part).positions.size(), "another surface");
    const auto packed = encodeGlb(file->document);
    require(packed.ok(), "what opened could not be packed");
    const auto again = readGltf(*packed);
    require(again.ok(), "what was packed does not open");
    require(again->model.nodes.size() == file->model.nodes.size() && again->model.faceCount() == file->model.faceCount(), "another model");
    const auto second = encodeGlb(again->document);
    require(second.ok() && *second == *packed, "packing is not stable");
    return 0;
}
