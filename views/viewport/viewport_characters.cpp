#include "views/viewport/viewport_private.h"

namespace marrow {

void ViewportWidget::setCharacters(std::vector<CharacterFigure> figures)
{
    const std::vector<CharacterFigure> &shown = d->scene->characters();
    const bool another = shown.empty() != figures.empty() || (!shown.empty() && shown.front().model != figures.front().model);
    if (another)
        d->input->cancelGesture();
    d->scene->setCharacters(std::move(figures));
    if (another) {
        CameraRig rig;
        if (hasCharacters()) {
            rig.frontIsPlusZ = true;
            rig.unit = d->scene->unit();
            rig.yawDegrees = 25;
            rig.pitchDegrees = 8;
            rig.orthographic = d->camera.orthographic;
        }
        d->camera = rig;
        if (hasCharacters()) {
            frameAll();
            d->frameWhenSized = true;
        }
        updateHint();
    }
    d->draw();
}

bool ViewportWidget::hasCharacters() const
{
    return !d->scene->characters().empty();
}

void ViewportWidget::setCharacterPose(const ModelPose &pose)
{
    std::vector<CharacterFigure> figures = d->scene->characters();
    if (figures.empty())
        return;
    figures.front().pose = pose;
    d->scene->setCharacters(std::move(figures));
    d->draw();
}

void ViewportWidget::setCharacterWeights(int part, std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights)
{
    d->scene->setCharacterWeights(part, joints, weights);
    d->draw();
}

std::optional<ModelHit> ViewportWidget::pickCharacter(QPointF position) const
{
    return d->scene->pickCharacter(ray(position));
}

} // namespace marrow
