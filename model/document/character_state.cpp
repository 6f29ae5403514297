#include "model/document/character_state.h"

namespace marrow {

namespace {

/// Below this a model is taken to look towards −Z, and is turned.
constexpr float kSurelyBackward = -0.3F;

} // namespace

CharacterAsset makeCharacterAsset(std::shared_ptr<const CharacterModel> model, std::shared_ptr<const CharacterSource> source, const std::optional<StoredSkin> &skin,
                                  const Progress &progress)
{
    CharacterAsset asset;
    asset.model = std::move(model);
    asset.source = std::move(source);
    asset.bake.asBound = skin.has_value();
    auto mesh = std::make_shared<BakedMesh>(bakeMesh(*asset.model, asset.bake));
    progress.report(0.3);
    if (skin) {
        asset.mesh = std::move(mesh);
        asset.placement = skin->placement;
        asset.weightOptions = skin->options;
        asset.weights = WeightList(skin->weights);
        asset.locks = skin->locks;
        asset.weightsArePainted = skin->weightsArePainted;
        asset.restIsPosed = skin->restIsPosed;
        asset.reading.facing = facingOf(*asset.mesh);
        return asset;
    }
    PlacementAnalysis analysis = analysePlacement(*mesh, {}, progress.sub(0.3, 0.7));
    // The half turn of VRM 0.x is certain; what feet say is not, unless they say it clearly.
    if (analysis.reading.facing < kSurelyBackward) {
        asset.bake.turned = true;
        *mesh = bakeMesh(*asset.model, asset.bake);
        analysis = analysePlacement(*mesh, {}, progress.sub(0.7, 1));
    }
    asset.mesh = std::move(mesh);
    asset.placement = analysis.placement;
    asset.reading = analysis.reading;
    if (auto own = ownSkin(*asset.model, *asset.mesh, asset.bake))
        asset.ownSkin = std::make_shared<const OwnSkin>(*std::move(own));
    return asset;
}

} // namespace marrow
