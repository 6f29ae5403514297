#include "views/skeleton/snapping.h"

#include <cmath>

namespace marrow {

namespace {

float toCorner(float value)
{
    return std::round(value);
}

float toCentre(float value)
{
    return std::floor(value) + 0.5f;
}

} // namespace

Eigen::Vector3f snapped(const Eigen::Vector3f &point, JointSnap snap, std::array<bool, 3> movable)
{
    if (snap == JointSnap::Free)
        return point;
    Eigen::Vector3f best = point;
    float bestDistance = -1;
    // An edge runs along one axis: there its middle is half way, across it stands at a corner. Tried for each axis.
    for (int along = 0; along < 3; ++along) {
        Eigen::Vector3f candidate = point;
        for (int axis = 0; axis < 3; ++axis) {
            if (!movable[static_cast<std::size_t>(axis)])
                continue;
            const bool centre = snap == JointSnap::Centres || (snap == JointSnap::Edges && axis == along);
            candidate[axis] = centre ? toCentre(point[axis]) : toCorner(point[axis]);
        }
        const float distance = (candidate - point).squaredNorm();
        if (bestDistance < 0 || distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}

} // namespace marrow
