#include "model/character/skin/skirt.h"

#include "model/character/skin/skin_deform.h"
#include "model/character/skin/skin_weights.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

constexpr float kHemBelow = 0.4F; ///< of the way from the thigh's joint to the knee

float distanceTo(const Eigen::Vector3f &point, const Eigen::Vector3f &from, const Eigen::Vector3f &to)
{
    const Eigen::Vector3f along = to - from;
    const float length = along.squaredNorm();
    const float t = length > 0 ? std::clamp((point - from).dot(along) / length, 0.0F, 1.0F) : 0;
    return (point - from - t * along).norm();
}

std::size_t place(const char *joint)
{
    return static_cast<std::size_t>(humanoidJoint(QString::fromLatin1(joint)));
}

/// The segments of skirt_a (front), skirt_b and skirt_c (back, upper and lower half), skirt_L and skirt_R.
std::vector<std::pair<Eigen::Vector3f, Eigen::Vector3f>> skirtSegments(const JointPlacement &placement)
{
    const Eigen::Vector3f hips = placement.joints[1].position;
    const float top = placement.joints[place("thigh_L")].position.y();
    const float hem = top + kHemBelow * (placement.joints[place("shin_L")].position.y() - top);
    const float radius = placement.trunkHalfWidth > 0 ? placement.trunkHalfWidth : 0.09F * placement.height;
    const auto at = [&](float x, float z, float y) { return Eigen::Vector3f(hips.x() + x * radius, y, hips.z() + z * radius); };
    const float middle = 0.5F * (top + hem);
    return {{at(0, 0.8F, top), at(0, 1, hem)}, {at(0, -0.8F, top), at(0, -0.9F, middle)}, {at(0, -0.9F, middle), at(0, -1, hem)}, {at(0.9F, 0, top), at(1.1F, 0, hem)}, {at(-0.9F, 0, top), at(-1.1F, 0, hem)}};
}

std::size_t crossings(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights, const Progress &progress)
{
    std::vector<TestPose> poses = testPoses(placement);
    std::erase_if(poses, [](const TestPose &pose) { return pose.id != QLatin1String("squat") && pose.id != QLatin1String("knee-up") && pose.id != QLatin1String("sit"); });
    std::size_t fresh = 0;
    for (const PoseIntersections &pose : countSelfIntersections(mesh, placement, weights, poses, progress))
        fresh += pose.found.fresh;
    return fresh;
}

} // namespace

SkirtTrial trySkirt(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights, float power, const Progress &progress)
{
    SkirtTrial trial;
    const auto segments = skirtSegments(placement);
    const std::array<std::size_t, 2> thighs = {place("thigh_L"), place("thigh_R")};
    const float top = placement.joints[thighs[0]].position.y();
    const float hem = top + kHemBelow * (placement.joints[place("shin_L")].position.y() - top);
    const float epsilon = 1e-4F * placement.height;
    std::vector<VertexWeights> changed = weights;
    for (std::size_t v = 0; v < weights.size(); ++v) {
        const Eigen::Vector3f &position = mesh.positions[v];
        if (position.y() > top || position.y() < hem)
            continue;
        float skirt = 1e30F;
        for (const auto &[from, to] : segments)
            skirt = std::min(skirt, distanceTo(position, from, to));
        std::array<float, kHumanoidJointCount> all{};
        for (std::size_t k = 0; k < 4; ++k)
            all[weights[v].joints[k]] += weights[v].weights[k];
        bool any = false;
        for (const std::size_t thigh : thighs) {
            const float leg = distanceTo(position, placement.joints[thigh].position, placement.tails[thigh]);
            const float share = 1 / (1 + std::pow((skirt + epsilon) / (leg + epsilon), power));
            any = any || (all[thigh] > 0 && share > 0.01F);
            all[1] += all[thigh] * share;
            all[thigh] *= 1 - share;
        }
        trial.vertices += any;
        changed[v] = strongestFour(all);
    }
    trial.without = crossings(mesh, placement, weights, progress.sub(0, 0.5));
    trial.with = crossings(mesh, placement, changed, progress.sub(0.5, 1));
    return trial;
}

} // namespace marrow
