#pragma once

#include "model/character/model_pose.h"
#include "render/viewport/camera_rig.h"

#include <QImage>
#include <QPainter>

namespace marrow::test {

/// The silhouette of surfaces as projected by a camera: white where there is one. Small and slow, to compare pictures with.
inline QImage silhouette(const std::vector<std::pair<const std::vector<Eigen::Vector3f> *, const std::vector<std::uint32_t> *>> &surfaces, const CameraRig &rig, QSize size)
{
    QImage mask(size, QImage::Format_Grayscale8);
    mask.fill(Qt::black);
    QPainter painter(&mask);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    for (const auto &[positions, triangles] : surfaces) {
        for (std::size_t i = 0; i + 2 < triangles->size(); i += 3) {
            QPolygonF corners;
            for (std::size_t k = 0; k < 3; ++k)
                corners << rig.project((*positions)[(*triangles)[i + k]], size);
            painter.drawPolygon(corners);
        }
    }
    return mask;
}

/// The share of pixels that both pictures agree on, among those either covers; `picture` counts where its alpha is over one half.
inline double overlap(const QImage &picture, const QImage &mask)
{
    int both = 0;
    int either = 0;
    for (int y = 0; y < mask.height(); ++y) {
        for (int x = 0; x < mask.width(); ++x) {
            const bool a = qAlpha(picture.pixel(x, y)) > 127;
            const bool b = qGray(mask.pixel(x, y)) > 127;
            both += a && b;
            either += a || b;
        }
    }
    return either ? double(both) / either : 0;
}

} // namespace marrow::test
