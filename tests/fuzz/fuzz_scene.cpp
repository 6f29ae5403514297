// Models that Assimp reads. The first byte chooses the kind. Our own check of a PMX and the conversion of a PMD must bear anything; what
// they let through, and any FBX, goes to Assimp and back through our reader, which must find what was counted in the scene. Assimp's own
// faults end this program as they end marrow-scene-reader: MARROW_FUZZ_OWN=1 leaves Assimp out.

#include "io/gltf/gltf_reader.h"
#include "io/scene/pmd_conversion.h"
#include "io/scene/pmx_outline.h"
#include "io/scene/scene_count.h"
#include "io/scene/scene_reader.h"

#include <cstdio>
#include <cstdlib>

using namespace marrow;

namespace {

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "fuzz_scene: %s\n", what);
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    QByteArray bytes(reinterpret_cast<const char *>(data) + 1, static_cast<qsizetype>(size) - 1);
    const bool pmd = data[0] == 'd';
    const bool fbx = data[0] == 'f';
    if (pmd) {
        const auto pmx = pmxFromPmd(bytes);
        if (!pmx)
            return 0;
        bytes = *pmx;
    }
    if (!fbx) {
        const auto outline = readPmxOutline(bytes);
        if (!outline)
            return 0;
        for (const PmxBone &bone : outline->bones)
            require(bone.parent < static_cast<int>(outline->bones.size()), "a bone without its parent");
    }
    static const bool ownOnly = std::getenv("MARROW_FUZZ_OWN") != nullptr;
    if (ownOnly)
        return 0;
    const auto product = readScene(bytes, {fbx ? SceneKind::Fbx : SceneKind::Pmx, SceneRoute::Own, {}, {}});
    if (!product)
        return 0;
    const auto model = readGltf(product->glb);
    require(model.ok(), "what was written does not open");
    if (const auto checked = checkAgainstScene(model->model, product->facts); !checked)
        require(checked.error().code == QLatin1String("scene.differs") || checked.error().code == QLatin1String("scene.numbers"), "an unknown difference");
    return 0;
}
