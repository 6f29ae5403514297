#include "render/viewport/studio_scene_private.h"

namespace marrow {

void StudioScene::setCharacters(std::vector<CharacterFigure> figures)
{
    const auto before = d->characters.figures().empty() ? nullptr : d->characters.figures().front().model;
    d->characters.setFigures(std::move(figures));
    const auto now = d->characters.figures().empty() ? nullptr : d->characters.figures().front().model;
    if (now != before)
        d->modelPicker.setModel(now);
    d->pickerPosed = false;
    d->updatePose();
}

const std::vector<CharacterFigure> &StudioScene::characters() const
{
    return d->characters.figures();
}

void StudioScene::setCharacterWeights(int part, std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights)
{
    d->characters.setWeights(part, joints, weights);
}

const ModelPicker &StudioScene::characterPicker() const
{
    if (!d->pickerPosed && d->hasCharacters()) {
        const CharacterFigure &figure = d->characters.figures().front();
        d->modelPicker.setPose(figure.pose.empty() ? bindPose(*figure.model) : figure.pose);
    }
    d->pickerPosed = true;
    return d->modelPicker;
}

std::optional<ModelHit> StudioScene::pickCharacter(const Ray &ray) const
{
    if (!d->hasCharacters())
        return std::nullopt;
    const Eigen::Affine3d placement = d->characters.figures().front().placement.cast<double>();
    const Eigen::Affine3d back = placement.inverse();
    std::optional<ModelHit> hit = characterPicker().pick(back * ray.origin, back.linear() * ray.direction);
    if (hit) {
        hit->position = (ray.origin + ray.direction * hit->distance).cast<float>();
        hit->normal = (back.linear().transpose() * hit->normal.cast<double>()).normalized().cast<float>();
    }
    return hit;
}

const Skeleton &StudioScene::characterSkeleton() const
{
    return d->characters.skeleton();
}

float StudioScene::unit() const
{
    return d->unit();
}

} // namespace marrow
