#include "render/viewport/close_up.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace marrow {

namespace {

constexpr int kCentringRounds = 3;

/// How far points reach in a direction.
struct Reach
{
    float most = -std::numeric_limits<float>::infinity();

    void extend(float value) { most = std::max(most, value); }
};

} // namespace

void frameClosely(CameraRig &rig, const std::vector<Eigen::Vector3f> &points, float aspect, float margin)
{
    if (points.empty())
        return;
    const float tangent = std::tan(rig.fieldOfViewDegrees * std::numbers::pi_v<float> / 360) * (1 - 2 * margin);
    const Eigen::Vector3f across = rig.right() / (tangent * aspect);
    const Eigen::Vector3f along = rig.up() / tangent;
    const Eigen::Vector3f nearer = rig.orthographic ? Eigen::Vector3f(Eigen::Vector3f::Zero()) : Eigen::Vector3f(-rig.forward());
    // A point p is in the picture when ±(p − target)·across + (p − target)·nearer ≤ distance, and the same along: four planes, each
    // held by the one point that reaches farthest out over it.
    Reach right, left, above, below, front, back;
    for (const Eigen::Vector3f &point : points) {
        const float depth = point.dot(nearer);
        right.extend(point.dot(across) + depth);
        left.extend(depth - point.dot(across));
        above.extend(point.dot(along) + depth);
        below.extend(depth - point.dot(along));
        front.extend(-point.dot(rig.forward()));
        back.extend(point.dot(rig.forward()));
    }
    const float middle = (back.most - front.most) / 2; // as far as the target lies along the view
    rig.target = rig.right() * ((right.most - left.most) / 2 * tangent * aspect) + rig.up() * ((above.most - below.most) / 2 * tangent) + rig.forward() * middle;
    const float needed = std::max(right.most + left.most, above.most + below.most) / 2 - rig.target.dot(nearer);
    rig.distance = std::clamp(needed, CameraRig::kMinDistance * rig.unit, CameraRig::kMaxDistance * rig.unit);
    // Where there is more room than needed, what is seen is put in the middle of it.
    for (int round = 0; round < kCentringRounds; ++round) {
        Eigen::AlignedBox2f seen;
        for (const Eigen::Vector3f &point : points) {
            const Eigen::Vector3f at = point - rig.target;
            seen.extend(Eigen::Vector2f(at.dot(across), at.dot(along)) / std::max(0.1F * rig.unit, rig.distance - at.dot(nearer)));
        }
        rig.target += (rig.right() * aspect * seen.center().x() + rig.up() * seen.center().y()) * tangent * rig.distance;
    }
}

} // namespace marrow
