#pragma once

#include "model/character/model_pose.h"

#include <QImage>
#include <QRectF>

namespace marrow {

/// A soft contact shadow of points over a floor at y = 0, as a picture: x to the right and z downwards, white is full shadow. `height` is how
/// high the points reach: what hangs low shades more. `area` is where the picture lies on the floor; it moves in whole texels so that the
/// shadow does not shimmer while the figure moves. Empty when there are no points.
struct FloorShadow
{
    QImage picture;
    QRectF area; ///< x and z in world units
};
FloorShadow figureShadow(const std::vector<Eigen::Vector3f> &points, float height, int texels);

/// A few vertices of a model that stand for all of it.
class FigureSample
{
public:
    FigureSample() = default;
    FigureSample(const CharacterModel &model, const std::vector<ModelPart> &parts, std::size_t count);
    /// Where they are in a pose; appended to `out`.
    void place(const CharacterModel &model, const std::vector<ModelPart> &parts, const ModelPose &pose, const Eigen::Affine3f &placement,
               std::vector<Eigen::Vector3f> &out) const;

private:
    struct Vertex
    {
        std::size_t part;
        std::size_t vertex;
    };
    std::vector<Vertex> m_vertices; ///< ascending by part
};

} // namespace marrow
