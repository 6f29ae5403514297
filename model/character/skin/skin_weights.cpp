#include "model/character/skin/skin_weights.h"

#include "model/character/placement/mesh_shells.h"

#include <algorithm>
#include <cmath>

namespace marrow {

namespace {

using Weights = std::array<float, kHumanoidJointCount>;

/// An arm that is this much nearer than everything else has the vertex to itself, and needs no discount.
constexpr float kClearlyArm = 0.6F;

/// Distances of a point to the segments of all joints. Structure of arrays, so that the compiler can work on several at once.
class Segments
{
public:
    explicit Segments(const JointPlacement &placement)
    {
        for (std::size_t j = 0; j < kHumanoidJointCount; ++j) {
            const Eigen::Vector3f from = placement.joints[j].position;
            const Eigen::Vector3f along = placement.tails[j] - from;
            m_x[j] = from.x();
            m_y[j] = from.y();
            m_z[j] = from.z();
            m_dx[j] = along.x();
            m_dy[j] = along.y();
            m_dz[j] = along.z();
            const float length = along.squaredNorm();
            m_inverse[j] = length > 1e-18F ? 1 / length : 0;
        }
    }

    void squaredDistances(const Eigen::Vector3f &p, Weights &out) const
    {
        for (std::size_t j = 0; j < kHumanoidJointCount; ++j) {
            const float px = p.x() - m_x[j];
            const float py = p.y() - m_y[j];
            const float pz = p.z() - m_z[j];
            const float t = std::min(1.0F, std::max(0.0F, (px * m_dx[j] + py * m_dy[j] + pz * m_dz[j]) * m_inverse[j]));
            const float x = px - t * m_dx[j];
            const float y = py - t * m_dy[j];
            const float z = pz - t * m_dz[j];
            out[j] = x * x + y * y + z * z;
        }
    }

private:
    Weights m_x{}, m_y{}, m_z{}, m_dx{}, m_dy{}, m_dz{}, m_inverse{};
};

/// How deep in the trunk a place is, from 0 to 1, as legs and as arms see it. Soft, so that weights have no step.
class TrunkRegion
{
public:
    explicit TrunkRegion(const JointPlacement &placement)
        : m_height(placement.height)
    {
        const auto at = [&](const char *joint) { return placement.joints[static_cast<std::size_t>(humanoidJoint(QString::fromLatin1(joint)))].position; };
        m_thighY = std::max(at("thigh_L").y(), at("thigh_R").y());
        m_neckY = 0.5F * (at("neck").y() + at("head").y());
        m_halfWidth = placement.trunkHalfWidth;
        const float highestArm = std::max({at("forearm_L").y(), at("forearm_R").y(), at("hand_L").y(), at("hand_R").y()});
        m_armsAreDown = highestArm < at("head").y();
    }

    float forLegs(const Eigen::Vector3f &p) const { return ramp(p.y(), m_thighY - 0.06F * m_height, m_thighY); }

    float forArms(const Eigen::Vector3f &p) const
    {
        const float inside = m_halfWidth > 0 ? 1 - ramp(std::abs(p.x()), 0.75F * m_halfWidth, 1.05F * m_halfWidth) : 0;
        // Big heads sit right above the arms.
        const float above = m_armsAreDown ? ramp(p.y(), m_neckY - 0.02F * m_height, m_neckY + 0.01F * m_height) : 0;
        return std::max(inside, above);
    }

private:
    static float ramp(float value, float from, float to)
    {
        const float t = std::clamp((value - from) / std::max(to - from, 1e-12F), 0.0F, 1.0F);
        return t * t * (3 - 2 * t);
    }

    float m_height, m_thighY = 0, m_neckY = 0, m_halfWidth = 0;
    bool m_armsAreDown = true;
};

/// Whether joints of a side may hold a vertex at x, and how much arms may: nothing within the band, all of it a band further out.
struct SideRules
{
    float band;

    float allowance(const HumanoidJoint &joint, float x) const
    {
        const float out = joint.side == BodySide::Left ? x : -x;
        if (joint.side != BodySide::Middle && out < -band)
            return 0;
        if (joint.part != BodyPart::Arm)
            return 1;
        const float t = std::clamp((out - band) / band, 0.0F, 1.0F);
        return t * t * (3 - 2 * t);
    }
};

/// Trunk, head, left and right arm, left and right leg.
constexpr std::size_t kParts = 6;

std::size_t partOf(const HumanoidJoint &joint)
{
    const std::size_t right = joint.side == BodySide::Right ? 1 : 0;
    switch (joint.part) {
    case BodyPart::Trunk:
        return 0;
    case BodyPart::Head:
        return 1;
    case BodyPart::Arm:
        return 2 + right;
    case BodyPart::Leg:
        break;
    }
    return 4 + right;
}

class Field
{
public:
    Field(const JointPlacement &placement, const WeightOptions &options, std::size_t faces)
        : m_options(options)
        , m_segments(placement)
        , m_rules{options.midlineBand * heightOf(placement)}
        , m_trunk(placement)
        , m_epsilon(options.epsilon * heightOf(placement))
        , m_power(options.powerFor(faces))
    {
        for (std::size_t j = 0; j < m_parts.size(); ++j)
            m_parts[j] = partOf(humanoidSkeleton()[j]);
    }

    /// `part` is that of the piece the vertex lies on, kParts for none.
    VertexWeights at(const Eigen::Vector3f &position, std::size_t part) const
    {
        const auto skeleton = humanoidSkeleton();
        Weights weights;
        m_segments.squaredDistances(position, weights);
        float nearestArm = 1e30F;
        float nearestOther = 1e30F;
        for (std::size_t j = 1; j < weights.size(); ++j) {
            float &nearest = skeleton[j].part == BodyPart::Arm ? nearestArm : nearestOther;
            nearest = std::min(nearest, weights[j]);
        }
        const float armScale = nearestArm < kClearlyArm * kClearlyArm * nearestOther ? 1 : m_options.thinLimbScale;
        const float farther = m_options.limbsInTrunk - 1;
        std::array<float, kParts> times;
        times.fill(1);
        times[2] = times[3] = 1 + farther * m_trunk.forArms(position);
        times[4] = times[5] = 1 + farther * m_trunk.forLegs(position);
        for (std::size_t other = 0; part < kParts && other < kParts; ++other)
            times[other] = other == part ? 1 : times[other] * m_options.otherParts;
        weights[0] = 0; // root is in no skin
        for (std::size_t j = 1; j < weights.size(); ++j) {
            const float allowed = m_rules.allowance(skeleton[j], position.x());
            if (!(allowed > 0)) {
                weights[j] = 0;
                continue;
            }
            const float near = inversePower(times[m_parts[j]] * std::sqrt(weights[j]) + m_epsilon);
            weights[j] = near * allowed * (skeleton[j].part == BodyPart::Arm ? armScale : 1);
        }
        return strongestFour(weights);
    }

private:
    static float heightOf(const JointPlacement &placement) { return placement.height > 0 ? placement.height : 1; }

    float inversePower(float distance) const
    {
        const float inverse = 1 / distance;
        // The two usual powers cost no call.
        if (m_power == 4)
            return inverse * inverse * inverse * inverse;
        if (m_power == 3)
            return inverse * inverse * inverse;
        return std::pow(inverse, m_power);
    }

    const WeightOptions &m_options;
    Segments m_segments;
    SideRules m_rules;
    TrunkRegion m_trunk;
    float m_epsilon;
    float m_power;
    std::array<std::size_t, kHumanoidJointCount> m_parts{};
};

/// For each connected piece the part of the body that has nearly all of it, kParts where none has.
std::vector<std::size_t> partsOfShells(const MeshShells &shells, const std::vector<VertexWeights> &weights, float share)
{
    std::vector<std::array<std::uint32_t, kParts>> votes(shells.count);
    for (std::size_t v = 0; v < weights.size(); ++v)
        ++votes[shells.shellOf[v]][partOf(humanoidSkeleton()[weights[v].joints[0]])];
    std::vector<std::size_t> parts(shells.count, kParts);
    for (std::size_t shell = 0; shell < parts.size(); ++shell) {
        std::uint32_t total = 0;
        for (const std::uint32_t count : votes[shell])
            total += count;
        for (std::size_t part = 0; part < kParts; ++part) {
            if (static_cast<float>(votes[shell][part]) >= share * static_cast<float>(total))
                parts[shell] = part;
        }
    }
    return parts;
}

} // namespace

VertexWeights strongestFour(std::span<const float> weights)
{
    VertexWeights vertex;
    std::array<float, 4> best = {0, 0, 0, 0};
    for (std::size_t j = 1; j < weights.size(); ++j) {
        const float weight = weights[j];
        if (!(weight > best[3]))
            continue;
        std::size_t place = 3;
        while (place > 0 && weight > best[place - 1]) {
            best[place] = best[place - 1];
            vertex.joints[place] = vertex.joints[place - 1];
            --place;
        }
        best[place] = weight;
        vertex.joints[place] = static_cast<std::uint8_t>(j);
    }
    const float sum = best[0] + best[1] + best[2] + best[3];
    if (!(sum > 0) || !std::isfinite(sum)) {
        // Infinite where a vertex lies on a joint exactly and epsilon is nothing: the strongest has it.
        VertexWeights whole;
        whole.joints[0] = sum > 0 ? vertex.joints[0] : 1;
        whole.weights[0] = 1;
        return whole;
    }
    for (std::size_t place = 0; place < 4; ++place) {
        vertex.weights[place] = best[place] / sum;
        if (!(vertex.weights[place] > 0)) {
            vertex.weights[place] = 0;
            vertex.joints[place] = 1;
        }
    }
    return vertex;
}

float weightOf(const VertexWeights &vertex, int joint)
{
    float weight = 0;
    for (std::size_t place = 0; place < 4; ++place) {
        if (vertex.joints[place] == joint)
            weight += vertex.weights[place];
    }
    return weight;
}

std::vector<VertexWeights> bindWeights(const BakedMesh &mesh, const JointPlacement &placement, const WeightOptions &options, const Progress &progress)
{
    constexpr std::size_t kReportEvery = 8192;
    const Field field(placement, options, mesh.triangles.size() / 3);
    std::vector<VertexWeights> weights(mesh.positions.size());
    const auto pass = [&](const MeshShells *shells, const std::vector<std::size_t> &parts, const Progress &part) {
        for (const BakedMesh::Range &range : mesh.ranges) {
            for (std::size_t v = range.firstVertex; v < range.firstVertex + range.vertexCount; ++v) {
                if (v % kReportEvery == 0) {
                    if (part.cancelled())
                        return false;
                    part.report(static_cast<double>(v) / static_cast<double>(weights.size()));
                }
                const std::size_t whole = shells ? parts[shells->shellOf[v]] : kParts;
                if (options.keepProps && range.follows > 0)
                    weights[v] = {{static_cast<std::uint8_t>(range.follows), 1, 1, 1}, {1, 0, 0, 0}};
                else if (!shells || whole < kParts)
                    weights[v] = field.at(mesh.positions[v], whole);
            }
        }
        return true;
    };
    if (!pass(nullptr, {}, progress.sub(0, 0.5)))
        return {};
    if (options.onePart <= 1) {
        const MeshShells shells = findShells(mesh);
        if (!pass(&shells, partsOfShells(shells, weights, options.onePart), progress.sub(0.6, 1)))
            return {};
    }
    progress.report(1);
    return weights;
}

} // namespace marrow
