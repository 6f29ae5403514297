#include "app/jobs/target_character.h"

#include "io/gltf/gltf_reader.h"

namespace marrow {

Result<TargetCharacter> openTargetCharacter(const QString &path)
{
    if (path == kStandardTarget)
        return TargetCharacter{standardHumanoidRest(), nullptr};
    Result<GltfModel> model = openGltf(path);
    if (!model)
        return model.error();
    const Result<HumanoidRest> rest = humanoidRestOf(model->model);
    if (!rest)
        return rest.error();
    return TargetCharacter{*rest, std::make_shared<const CharacterModel>(std::move(model->model))};
}

} // namespace marrow
