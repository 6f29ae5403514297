#pragma once

#include "model/character/bound_character.h"

#include <QColor>
#include <QImage>
#include <QPointF>

namespace marrow {

/// From which side a model is looked at while its joints are placed.
enum class BodySideView { Front, Side };

/// Where a point of the model is in a picture of one side, without perspective: metres to pixels and back.
struct BodyProjection
{
    BodySideView side = BodySideView::Front;
    Eigen::Vector3f centre = Eigen::Vector3f::Zero(); ///< stands in the middle of the picture
    double scale = 100;                               ///< pixels a metre
    QPointF middle;

    /// From the front +X, the character's left, is at the right; from its left side the front is at the left.
    QPointF toScreen(const Eigen::Vector3f &point) const
    {
        const float across = side == BodySideView::Front ? point.x() - centre.x() : centre.z() - point.z();
        return middle + QPointF(static_cast<double>(across) * scale, -static_cast<double>(point.y() - centre.y()) * scale);
    }
    /// The point moved to another place of the picture, keeping its depth.
    Eigen::Vector3f moved(Eigen::Vector3f point, const QPointF &to) const
    {
        const QPointF offset = (to - middle) / scale;
        point.y() = centre.y() - static_cast<float>(offset.y());
        if (side == BodySideView::Front)
            point.x() = centre.x() + static_cast<float>(offset.x());
        else
            point.z() = centre.z() - static_cast<float>(offset.x());
        return point;
    }
};

/// The mesh as a shaded picture in one colour, drawn by the processor: it needs no graphics card and lies under a painted overlay.
QImage bodyPicture(const BakedMesh &mesh, const BodyProjection &projection, const QSize &size, const QColor &color);

} // namespace marrow
