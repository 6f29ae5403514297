#include "model/character/skin/skirt.h"

#include "model/character/skin/skin_deform.h"
#include "model/character/skin/skin_weights.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

/// Around the hips, from the height of the thighs' joints to the hem.
void placeSkirt(const JointPlacement &placement, Skirt &skirt)
{
    const Eigen::Vector3f hips = placement.joints[1].position;
    const float top = placement.joints[place("thigh_L")].position.y();
    const float hem = top + kHemBelow * (placement.joints[place("shin_L")].position.y() - top);
    const float radius = placement.trunkHalfWidth > 0 ? placement.trunkHalfWidth : 0.09F * placement.height;
    const auto at = [&](float x, float z, float y) { return Eigen::Vector3f(hips.x() + x * radius, y, hips.z() + z * radius); };
    const float middle = 0.5F * (top + hem);
    skirt.positions = {at(0, 0.8F, top), at(0, -0.8F, top), at(0, -0.9F, middle), at(0.9F, 0, top), at(-0.9F, 0, top)};
    skirt.tails = {at(0, 1, hem), at(0, -0.9F, middle), at(0, -1, hem), at(1.1F, 0, hem), at(-1.1F, 0, hem)};
}

using AllWeights = std::array<float, kHumanoidJointCount + kSkirtJointCount>;

/// What the thighs hold of a vertex, shared with the skirt by distance. False when the skirt gets nothing to speak of.
bool shareWithSkirt(const Skirt &skirt, const JointPlacement &placement, const Eigen::Vector3f &position, float power, AllWeights &all)
{
    const float epsilon = 1e-4F * placement.height;
    std::array<float, kSkirtJointCount> pull{};
    float pulls = 0;
    float nearest = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < pull.size(); ++i) {
        const float distance = distanceTo(position, skirt.positions[i], skirt.tails[i]);
        nearest = std::min(nearest, distance);
        pull[i] = std::pow((epsilon + placement.height) / (distance + epsilon), power);
        pulls += pull[i];
    }
    bool any = false;
    for (const std::size_t thigh : {place("thigh_L"), place("thigh_R")}) {
        const float leg = distanceTo(position, placement.joints[thigh].position, placement.tails[thigh]);
        const float share = 1 / (1 + std::pow((nearest + epsilon) / (leg + epsilon), power));
        any = any || (all[thigh] > 0 && share > 0.01F);
        for (std::size_t i = 0; i < pull.size() && pulls > 0; ++i)
            all[kHumanoidJointCount + i] += all[thigh] * share * pull[i] / pulls;
        all[thigh] *= 1 - share;
    }
    return any;
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

constexpr const char *kNames[kSkirtJointCount] = {"skirt_a", "skirt_b", "skirt_c", "skirt_L", "skirt_R"};

} // namespace

QString skirtJointName(int index)
{
    return QString::fromLatin1(kNames[index]);
}

int skirtJoint(QStringView name)
{
    for (int i = 0; i < kSkirtJointCount; ++i) {
        if (name == QLatin1String(kNames[i]))
            return i;
    }
    return -1;
}

VertexWeights withoutSkirt(const VertexWeights &weights)
{
    AllWeights all{};
    for (std::size_t k = 0; k < 4; ++k)
        all[weights.joints[k] < kHumanoidJointCount ? weights.joints[k] : std::uint8_t{1}] += weights.weights[k];
    return strongestFour(all);
}

SkirtTrial trySkirt(const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights, float power, const Progress &progress)
{
    SkirtTrial trial;
    placeSkirt(placement, trial.skirt);
    const float top = trial.skirt.positions[0].y();
    const float hem = trial.skirt.tails[0].y();
    trial.skirt.weights = weights;
    std::vector<VertexWeights> standing = weights;
    for (std::size_t v = 0; v < weights.size(); ++v) {
        const Eigen::Vector3f &position = mesh.positions[v];
        if (position.y() > top || position.y() < hem)
            continue;
        AllWeights all{};
        for (std::size_t k = 0; k < 4; ++k)
            all[weights[v].joints[k]] += weights[v].weights[k];
        if (!shareWithSkirt(trial.skirt, placement, position, power, all))
            continue;
        ++trial.vertices;
        trial.skirt.weights[v] = strongestFour(all);
        standing[v] = withoutSkirt(trial.skirt.weights[v]);
    }
    trial.without = crossings(mesh, placement, weights, progress.sub(0, 0.5));
    trial.with = crossings(mesh, placement, standing, progress.sub(0.5, 1));
    return trial;
}

} // namespace marrow
