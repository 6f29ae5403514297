#include "render/character/figure_shadow.h"

#include "render/voxel/ground_shadow.h"

#include <algorithm>
#include <cmath>

namespace marrow {

FigureSample::FigureSample(const CharacterModel &model, const std::vector<ModelPart> &parts, std::size_t count)
{
    const auto positionsOf = [&](std::size_t part) -> const std::vector<Eigen::Vector3f> & {
        return model.meshes[static_cast<std::size_t>(parts[part].mesh)].primitives[static_cast<std::size_t>(parts[part].primitive)].positions;
    };
    std::size_t all = 0;
    for (std::size_t part = 0; part < parts.size(); ++part)
        all += positionsOf(part).size();
    const std::size_t step = std::max<std::size_t>(1, all / std::max<std::size_t>(1, count));
    std::size_t left = 0;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        for (std::size_t vertex = 0; vertex < positionsOf(part).size(); ++vertex) {
            if (left-- == 0) {
                m_vertices.push_back({part, vertex});
                left = step - 1;
            }
        }
    }
}

void FigureSample::place(const CharacterModel &model, const std::vector<ModelPart> &parts, const ModelPose &pose, const Eigen::Affine3f &placement,
                         std::vector<Eigen::Vector3f> &out) const
{
    std::size_t current = parts.size();
    std::vector<Eigen::Matrix4f> matrices;
    bool skinned = false;
    for (const Vertex &at : m_vertices) {
        const ModelPart &part = parts[at.part];
        const ModelPrimitive &primitive = model.meshes[static_cast<std::size_t>(part.mesh)].primitives[static_cast<std::size_t>(part.primitive)];
        if (at.part != current) {
            current = at.part;
            skinned = isSkinned(model, part);
            matrices = skinned ? skinMatrices(model, pose, part.node) : std::vector<Eigen::Matrix4f>{pose.worlds[static_cast<std::size_t>(part.node)]};
        }
        Eigen::Vector4f bind = primitive.positions[at.vertex].homogeneous();
        Eigen::Vector4f world = Eigen::Vector4f::Zero();
        if (skinned) {
            for (int k = 0; k < 4; ++k)
                world += primitive.weights[at.vertex][k] * (matrices[primitive.joints[at.vertex][static_cast<std::size_t>(k)]] * bind);
        } else {
            world = matrices.front() * bind;
        }
        out.emplace_back(placement * Eigen::Vector3f(world.head<3>()));
    }
}

FloorShadow figureShadow(const std::vector<Eigen::Vector3f> &points, float height, int texels)
{
    Eigen::AlignedBox2f box;
    for (const Eigen::Vector3f &point : points) {
        if (point.allFinite())
            box.extend(Eigen::Vector2f(point.x(), point.z()));
    }
    if (box.isEmpty() || height <= 0)
        return {};
    const float step = height / 4;
    const float side = std::ceil((box.sizes().maxCoeff() * 1.15F + height * 0.25F) / step) * step;
    const float texel = side / static_cast<float>(texels);
    const Eigen::Vector2f low = ((box.center() - Eigen::Vector2f::Constant(side / 2)) / texel).array().round().matrix() * texel;
    std::vector<float> dark(static_cast<std::size_t>(texels) * static_cast<std::size_t>(texels), 0.0F);
    const float reach = std::max(texel * 0.75F, height * 0.012F);
    for (const Eigen::Vector3f &point : points) {
        if (!point.allFinite())
            continue;
        const float shade = std::exp(-std::max(0.0F, point.y()) / (height * 0.28F));
        const auto from = [&](float at, float origin) { return std::clamp(static_cast<int>((at - reach - origin) / texel), 0, texels - 1); };
        const auto to = [&](float at, float origin) { return std::clamp(static_cast<int>((at + reach - origin) / texel), 0, texels - 1); };
        for (int z = from(point.z(), low.y()); z <= to(point.z(), low.y()); ++z) {
            for (int x = from(point.x(), low.x()); x <= to(point.x(), low.x()); ++x) {
                float &cell = dark[static_cast<std::size_t>(z * texels + x)];
                cell = std::max(cell, shade);
            }
        }
    }
    const int blur = std::clamp(static_cast<int>(height * 0.045F / texel), 1, texels / 8);
    return {softShadow(std::move(dark), texels, texels, blur), QRectF(static_cast<double>(low.x()), static_cast<double>(low.y()), static_cast<double>(side), static_cast<double>(side))};
}

} // namespace marrow
