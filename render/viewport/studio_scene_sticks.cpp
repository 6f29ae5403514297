#include "render/viewport/studio_scene_private.h"

namespace marrow {

void StudioScene::setStickFigures(std::vector<StickFigure> figures)
{
    d->sticks.setFigures(std::move(figures));
}

void StudioScene::setStickFloor(const Eigen::Vector3f &middle, float extent)
{
    if (!d->hasCharacters() && d->asset.grid.cellCount() == 0)
        d->stage.setFloor({middle, extent});
}

} // namespace marrow
