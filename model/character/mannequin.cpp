// The doll that shows actions: capsules along the bones, each following one joint, with balls that close the gaps between them.

#include "model/character/humanoid_figure.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marrow {

namespace {

using Eigen::Vector3f;

constexpr int kAround = 14;
constexpr int kCapRings = 4;

enum Shade { Trunk, Left, Right, Face, ShadeCount };

class DollMaker
{
public:
    explicit DollMaker(const HumanoidRest &rest)
        : m_rest(rest)
        , m_height(std::max(0.01F, rest[5].y() - rest[0].y()))
        , m_primitives(ShadeCount)
    {
        for (std::size_t i = 0; i < m_primitives.size(); ++i)
            m_primitives[i].material = static_cast<int>(i);
    }

    std::vector<ModelPrimitive> make()
    {
        const float h = m_height;
        const float shoulders = std::abs(at(8).x() - at(9).x()) / 2;
        const float wide = std::clamp(shoulders / (0.075F * h) * 0.62F, 1.0F, 2.2F);
        capsule(Trunk, 1, at(1), at(2), 0.078F * h, 0.068F * h, wide * 0.95F);
        capsule(Trunk, 2, at(2), at(3), 0.066F * h, 0.072F * h, wide * 0.95F);
        capsule(Trunk, 3, at(3), at(4) - Vector3f(0, 0.07F * h, 0), 0.074F * h, 0.070F * h, wide);
        capsule(Trunk, 4, at(4) - Vector3f(0, 0.03F * h, 0), at(5), 0.036F * h, 0.034F * h, 1);
        const Vector3f skull = at(5) + Vector3f(0, 0.065F * h, 0.012F * h);
        capsule(Trunk, 5, skull, skull + Vector3f(0, 0.028F * h, 0), 0.066F * h, 0.070F * h, 0.9F);
        capsule(Face, 5, skull + Vector3f(-0.026F * h, 0.022F * h, 0.052F * h), skull + Vector3f(0.026F * h, 0.022F * h, 0.052F * h), 0.017F * h, 0.017F * h, 1);
        for (const auto &[shade, first] : {std::pair{Left, 6}, std::pair{Right, 7}}) {
            arm(shade, first);
            leg(shade, first + 8);
        }
        return std::move(m_primitives);
    }

private:
    Vector3f at(int joint) const { return m_rest[static_cast<std::size_t>(joint)]; }
    float length(int from, int to) const { return (at(to) - at(from)).norm(); }

    /// Short limbs are thick for their length, but not thicker than long.
    float thickness(float share, float length) const { return std::min(share * m_height, 0.42F * length); }

    void arm(Shade shade, int shoulder)
    {
        const int upper = shoulder + 2;
        const int fore = shoulder + 4;
        const int hand = shoulder + 6;
        const float a = thickness(0.034F, length(upper, fore));
        const float b = thickness(0.027F, length(fore, hand));
        capsule(Trunk, 3, at(shoulder), at(upper), 0.038F * m_height, a * 1.1F, 1);
        capsule(shade, upper, at(upper), at(fore), a * 1.12F, b * 1.08F, 1);
        capsule(shade, fore, at(fore), at(hand), b * 1.1F, b * 0.78F, 1);
        const Vector3f along = (at(hand) - at(fore)).normalized();
        capsule(shade, hand, at(hand) + along * b * 0.7F, at(hand) + along * (b * 0.7F + 0.055F * m_height), b * 0.85F, b * 0.7F, 1);
    }

    void leg(Shade shade, int thigh)
    {
        const int shin = thigh + 2;
        const int foot = thigh + 4;
        const int toe = thigh + 6;
        const float a = thickness(0.052F, length(thigh, shin));
        const float b = thickness(0.038F, length(shin, foot));
        const float sole = std::max(0.012F * m_height, at(toe).y() - at(0).y());
        capsule(shade, thigh, at(thigh), at(shin), a * 1.12F, b * 1.12F, 1);
        capsule(shade, shin, at(shin), at(foot), b * 1.1F, b * 0.7F, 1);
        // A foot lies on the floor: its underside is as low as the toes rest.
        const float radius = std::min(0.026F * m_height, std::max(sole, 0.02F * m_height));
        const float floor = at(0).y() + radius;
        const float back = 0.3F * std::abs(at(toe).z() - at(foot).z());
        capsule(shade, foot, {at(foot).x(), floor, at(foot).z() - back}, {at(toe).x(), floor, at(toe).z()}, radius * 1.05F, radius, 1.15F);
        capsule(shade, foot, at(foot), {at(foot).x(), floor, at(foot).z()}, b * 0.72F, radius, 1);
        capsule(shade, toe, {at(toe).x(), floor, at(toe).z()}, {at(toe).x(), floor, at(toe).z() + 0.035F * m_height}, radius, radius * 0.85F, 1.25F);
    }

    /// A rounded bone from one place to another; `wide` stretches it across x.
    void capsule(Shade shade, int joint, const Vector3f &from, const Vector3f &to, float r0, float r1, float wide)
    {
        ModelPrimitive &out = m_primitives[shade];
        const Vector3f along = (to - from).norm() > 1e-6F ? Vector3f((to - from).normalized()) : Vector3f(Vector3f::UnitY());
        const Vector3f u = (std::abs(along.x()) < 0.9F ? Vector3f(Vector3f::UnitX() - along * along.x()) : Vector3f(Vector3f::UnitZ() - along * along.z())).normalized();
        const Vector3f v = along.cross(u);
        const auto first = static_cast<std::uint32_t>(out.positions.size());
        int rings = 0;
        const auto ring = [&](const Vector3f &centre, float radius, float lift) {
            for (int i = 0; i < kAround; ++i) {
                const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / kAround;
                const Vector3f out1 = u * std::cos(angle) + v * std::sin(angle);
                const float flat = std::sqrt(std::max(0.0F, 1 - lift * lift));
                Vector3f offset = out1 * (radius * flat) + along * (radius * lift);
                Vector3f normal = out1 * flat + along * lift;
                offset.x() *= wide;
                normal.x() /= wide;
                out.positions.push_back(centre + offset);
                out.normals.push_back(normal.normalized());
                out.joints.push_back({static_cast<std::uint16_t>(joint - 1), 0, 0, 0});
                out.weights.emplace_back(1, 0, 0, 0);
            }
            ++rings;
        };
        for (int i = 0; i <= kCapRings; ++i)
            ring(from, r0, -std::cos(std::numbers::pi_v<float> / 2 * static_cast<float>(i) / kCapRings));
        for (int i = 0; i <= kCapRings; ++i)
            ring(to, r1, std::sin(std::numbers::pi_v<float> / 2 * static_cast<float>(i) / kCapRings));
        for (std::uint32_t r = 0; r + 1 < static_cast<std::uint32_t>(rings); ++r) {
            for (std::uint32_t i = 0; i < kAround; ++i) {
                const std::uint32_t a = first + r * kAround + i;
                const std::uint32_t b = first + r * kAround + (i + 1) % kAround;
                for (const std::uint32_t corner : {a, b, b + kAround, a, b + kAround, a + kAround})
                    out.triangles.push_back(corner);
            }
        }
    }

    const HumanoidRest &m_rest;
    float m_height;
    std::vector<ModelPrimitive> m_primitives;
};

std::vector<ModelMaterial> shades()
{
    std::vector<ModelMaterial> materials(ShadeCount);
    const Eigen::Vector4f colors[ShadeCount] = {{0.50F, 0.50F, 0.52F, 1}, {0.34F, 0.45F, 0.62F, 1}, {0.62F, 0.42F, 0.36F, 1}, {0.10F, 0.11F, 0.13F, 1}};
    for (std::size_t i = 0; i < materials.size(); ++i)
        materials[i].baseColor = colors[i];
    return materials;
}

} // namespace

CharacterModel mannequin(const HumanoidRest &rest)
{
    CharacterModel model;
    ModelSkin skin;
    const auto skeleton = humanoidSkeleton();
    for (std::size_t joint = 0; joint < skeleton.size(); ++joint) {
        ModelNode node;
        node.name = humanoidJointName(static_cast<int>(joint));
        node.parent = skeleton[joint].parent;
        node.local.translation = node.parent < 0 ? rest[joint] : Vector3f(rest[joint] - rest[static_cast<std::size_t>(node.parent)]);
        node.matrix = node.local.matrix().matrix();
        model.nodes.push_back(node);
        if (node.parent >= 0)
            model.nodes[static_cast<std::size_t>(node.parent)].children.push_back(static_cast<int>(joint));
        if (joint == 0)
            continue;
        skin.joints.push_back(static_cast<int>(joint));
        Eigen::Matrix4f inverse = Eigen::Matrix4f::Identity();
        inverse.block<3, 1>(0, 3) = -rest[joint];
        skin.inverseBind.push_back(inverse);
    }
    ModelNode body;
    body.name = QStringLiteral("body");
    body.mesh = 0;
    body.skin = 0;
    model.nodes.push_back(body);
    model.roots = {0, static_cast<int>(skeleton.size())};
    model.skins.push_back(std::move(skin));
    model.meshes.push_back({QStringLiteral("body"), {}, DollMaker(rest).make(), {}});
    model.materials = shades();
    return model;
}

} // namespace marrow
