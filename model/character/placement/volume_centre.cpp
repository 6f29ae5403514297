#include "model/character/placement/joint_placement.h"

#include <cmath>
#include <limits>

namespace marrow {

namespace {

constexpr int kRounds = 4;

/// Distances to the nearest surface from a point along +axis and −axis; infinite where there is none.
struct Stretch
{
    float ahead = std::numeric_limits<float>::infinity();
    float behind = std::numeric_limits<float>::infinity();

    bool closed() const { return std::isfinite(ahead) && std::isfinite(behind); }
};

Stretch stretchAlong(const BakedMesh &mesh, const Eigen::Vector3f &point, int axis)
{
    const int u = (axis + 1) % 3;
    const int v = (axis + 2) % 3;
    // A ray through a vertex or an edge would be counted twice or not at all.
    const double pu = static_cast<double>(point[u]) + 1.7e-6;
    const double pv = static_cast<double>(point[v]) + 2.3e-6;
    Stretch stretch;
    for (std::size_t t = 0; t + 2 < mesh.triangles.size(); t += 3) {
        const Eigen::Vector3f &a = mesh.positions[mesh.triangles[t]];
        const Eigen::Vector3f &b = mesh.positions[mesh.triangles[t + 1]];
        const Eigen::Vector3f &c = mesh.positions[mesh.triangles[t + 2]];
        const auto cross = [&](const Eigen::Vector3f &p, const Eigen::Vector3f &q) {
            return (static_cast<double>(p[u]) - pu) * (static_cast<double>(q[v]) - pv) - (static_cast<double>(p[v]) - pv) * (static_cast<double>(q[u]) - pu);
        };
        const double wa = cross(b, c);
        const double wb = cross(c, a);
        const double wc = cross(a, b);
        const double sum = wa + wb + wc;
        if (sum == 0 || (wa < 0) != (sum < 0) || (wb < 0) != (sum < 0) || (wc < 0) != (sum < 0))
            continue;
        const double hit = (wa * static_cast<double>(a[axis]) + wb * static_cast<double>(b[axis]) + wc * static_cast<double>(c[axis])) / sum - static_cast<double>(point[axis]);
        float &nearest = hit >= 0 ? stretch.ahead : stretch.behind;
        nearest = std::min(nearest, static_cast<float>(std::abs(hit)));
    }
    return stretch;
}

} // namespace

std::optional<Eigen::Vector3f> centreInVolume(const BakedMesh &mesh, const Eigen::Vector3f &point, const Eigen::Vector3f &axis)
{
    int skipped = -1;
    if (axis.norm() > 0)
        axis.cwiseAbs().maxCoeff(&skipped);
    Eigen::Vector3f centre = point;
    bool any = false;
    for (int round = 0; round < kRounds; ++round) {
        for (int i = 0; i < 3; ++i) {
            if (i == skipped)
                continue;
            const Stretch stretch = stretchAlong(mesh, centre, i);
            if (!stretch.closed())
                continue;
            centre[i] += 0.5F * (stretch.ahead - stretch.behind);
            any = true;
        }
    }
    return any ? std::optional(centre) : std::nullopt;
}

} // namespace marrow
