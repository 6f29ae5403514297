#include "views/binding/body_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace marrow {

QImage bodyPicture(const BakedMesh &mesh, const BodyProjection &projection, const QSize &size, const QColor &color)
{
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    if (size.isEmpty())
        return picture;
    const int width = size.width();
    const int height = size.height();
    std::vector<float> depths(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), -1e30F);
    const bool front = projection.side == BodySideView::Front;
    for (std::size_t t = 0; t + 2 < mesh.triangles.size(); t += 3) {
        std::array<QPointF, 3> p;
        std::array<float, 3> depth{};
        for (std::size_t k = 0; k < 3; ++k) {
            const Eigen::Vector3f &position = mesh.positions[mesh.triangles[t + k]];
            p[k] = projection.toScreen(position);
            depth[k] = front ? position.z() : position.x();
        }
        const double area = (p[1].x() - p[0].x()) * (p[2].y() - p[0].y()) - (p[2].x() - p[0].x()) * (p[1].y() - p[0].y());
        if (std::abs(area) < 1e-9)
            continue;
        const int left = std::max(0, static_cast<int>(std::floor(std::min({p[0].x(), p[1].x(), p[2].x()}))));
        const int right = std::min(width - 1, static_cast<int>(std::ceil(std::max({p[0].x(), p[1].x(), p[2].x()}))));
        const int top = std::max(0, static_cast<int>(std::floor(std::min({p[0].y(), p[1].y(), p[2].y()}))));
        const int bottom = std::min(height - 1, static_cast<int>(std::ceil(std::max({p[0].y(), p[1].y(), p[2].y()}))));
        if (left > right || top > bottom)
            continue;
        const Eigen::Vector3f &a = mesh.positions[mesh.triangles[t]];
        const Eigen::Vector3f normal = (mesh.positions[mesh.triangles[t + 1]] - a).cross(mesh.positions[mesh.triangles[t + 2]] - a).normalized();
        const float facing = std::abs(front ? normal.z() : normal.x());
        const float light = 0.45F + 0.4F * facing + 0.15F * std::max(0.0F, normal.y());
        const QRgb shade = qRgba(static_cast<int>(static_cast<float>(color.red()) * light), static_cast<int>(static_cast<float>(color.green()) * light),
                                 static_cast<int>(static_cast<float>(color.blue()) * light), 255);
        for (int y = top; y <= bottom; ++y) {
            auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
            for (int x = left; x <= right; ++x) {
                const QPointF q(x + 0.5, y + 0.5);
                const double b1 = ((q.x() - p[0].x()) * (p[2].y() - p[0].y()) - (p[2].x() - p[0].x()) * (q.y() - p[0].y())) / area;
                const double b2 = ((p[1].x() - p[0].x()) * (q.y() - p[0].y()) - (q.x() - p[0].x()) * (p[1].y() - p[0].y())) / area;
                if (b1 < -1e-6 || b2 < -1e-6 || b1 + b2 > 1 + 1e-6)
                    continue;
                const float z = depth[0] + static_cast<float>(b1) * (depth[1] - depth[0]) + static_cast<float>(b2) * (depth[2] - depth[0]);
                float &nearest = depths[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
                if (z <= nearest)
                    continue;
                nearest = z;
                line[x] = shade;
            }
        }
    }
    return picture;
}

} // namespace marrow
