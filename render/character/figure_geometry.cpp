#include "render/character/figure_geometry.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <tuple>

namespace marrow {

namespace {

struct LooksVertex
{
    float places[4];
    std::uint8_t color[4];
};
static_assert(sizeof(LooksVertex) == FigureGeometry::kLooksBytes);

struct SkinVertex
{
    std::uint16_t joints[4];
    float weights[4];
};
static_assert(sizeof(SkinVertex) == FigureGeometry::kSkinBytes);

const ModelPrimitive &primitiveOf(const CharacterModel &model, const ModelPart &part)
{
    return model.meshes[static_cast<std::size_t>(part.mesh)].primitives[static_cast<std::size_t>(part.primitive)];
}

template <class T>
QByteArray room(std::size_t count)
{
    return QByteArray(static_cast<qsizetype>(count * sizeof(T)), Qt::Uninitialized);
}

QByteArray looksBytes(const ModelPrimitive &primitive)
{
    QByteArray bytes = room<LooksVertex>(primitive.positions.size());
    auto *out = reinterpret_cast<LooksVertex *>(bytes.data());
    for (std::size_t i = 0; i < primitive.positions.size(); ++i, ++out) {
        const Eigen::Vector2f first = i < primitive.texturePlaces.size() ? primitive.texturePlaces[i] : Eigen::Vector2f(0, 0);
        const Eigen::Vector2f second = i < primitive.secondTexturePlaces.size() ? primitive.secondTexturePlaces[i] : first;
        const float places[4] = {first.x(), first.y(), second.x(), second.y()};
        std::memcpy(out->places, places, sizeof places);
        for (int channel = 0; channel < 4; ++channel) {
            const float tone = i < primitive.colors.size() ? primitive.colors[i][channel] : 1.0F;
            out->color[channel] = static_cast<std::uint8_t>(std::lround(255 * std::clamp(tone, 0.0F, 1.0F)));
        }
    }
    return bytes;
}

} // namespace

QByteArray surfaceBytes(const PartSurface &surface)
{
    QByteArray bytes = room<float>(surface.positions.size() * 6);
    auto *out = reinterpret_cast<float *>(bytes.data());
    for (std::size_t i = 0; i < surface.positions.size(); ++i, out += 6) {
        std::memcpy(out, surface.positions[i].data(), 12);
        std::memcpy(out + 3, surface.normals[i].data(), 12);
    }
    return bytes;
}

QByteArray skinBytes(std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights, const FigureSlots::PartSlots &slotsOfPart)
{
    const auto slot = [](int number) { return number <= 0xffff ? static_cast<std::uint16_t>(number) : std::uint16_t{0}; };
    QByteArray bytes = room<SkinVertex>(joints.size());
    auto *out = reinterpret_cast<SkinVertex *>(bytes.data());
    for (std::size_t i = 0; i < joints.size(); ++i, ++out) {
        SkinVertex vertex{{slot(slotsOfPart.rest), 0, 0, 0}, {1, 0, 0, 0}};
        if (slotsOfPart.firstJoint >= 0 && weights[i].sum() > 1e-6F) {
            for (std::size_t k = 0; k < 4; ++k)
                vertex.joints[k] = slot(slotsOfPart.firstJoint + joints[i][k]);
            std::memcpy(vertex.weights, weights[i].data(), sizeof vertex.weights);
        }
        *out = vertex;
    }
    return bytes;
}

FigureGeometry figureGeometry(const CharacterModel &model, const ModelPart &part, std::span<const float> morphWeights, const FigureSlots::PartSlots &slotsOfPart)
{
    const ModelPrimitive &primitive = primitiveOf(model, part);
    FigureGeometry geometry;
    geometry.vertexCount = static_cast<int>(primitive.positions.size());
    geometry.surface = surfaceBytes(morphedSurface(primitive, morphWeights));
    geometry.looks = looksBytes(primitive);
    if (slotsOfPart.firstJoint >= 0) {
        geometry.skin = skinBytes(primitive.joints, primitive.weights, slotsOfPart);
    } else {
        const std::vector<std::array<std::uint16_t, 4>> joints(primitive.positions.size());
        const std::vector<Eigen::Vector4f> weights(primitive.positions.size(), Eigen::Vector4f::Zero());
        geometry.skin = skinBytes(joints, weights, slotsOfPart);
    }
    geometry.triangles = QByteArray(reinterpret_cast<const char *>(primitive.triangles.data()), static_cast<qsizetype>(primitive.triangles.size() * 4));
    return geometry;
}

QByteArray edgeIndices(const ModelPrimitive &primitive)
{
    // Along seams of the texture places vertices stand twice: drawn twice, their edges would look heavier.
    std::map<std::tuple<float, float, float>, std::uint32_t> known;
    std::vector<std::uint32_t> first(primitive.positions.size());
    for (std::uint32_t i = 0; i < primitive.positions.size(); ++i) {
        const Eigen::Vector3f &p = primitive.positions[i];
        first[i] = known.try_emplace({p.x(), p.y(), p.z()}, i).first->second;
    }
    struct Edge
    {
        std::uint64_t key;
        std::uint32_t from, to;
    };
    std::vector<Edge> edges;
    edges.reserve(primitive.triangles.size());
    for (std::size_t t = 0; t + 2 < primitive.triangles.size(); t += 3) {
        for (std::size_t side = 0; side < 3; ++side) {
            const std::uint32_t from = primitive.triangles[t + side];
            const std::uint32_t to = primitive.triangles[t + (side + 1) % 3];
            const auto [low, high] = std::minmax(first[from], first[to]);
            if (low != high)
                edges.push_back({std::uint64_t{low} << 32 | high, from, to});
        }
    }
    std::sort(edges.begin(), edges.end(), [](const Edge &a, const Edge &b) { return a.key < b.key; });
    edges.erase(std::unique(edges.begin(), edges.end(), [](const Edge &a, const Edge &b) { return a.key == b.key; }), edges.end());
    QByteArray bytes = room<std::uint32_t>(edges.size() * 2);
    auto *out = reinterpret_cast<std::uint32_t *>(bytes.data());
    for (const Edge &edge : edges) {
        *out++ = edge.from;
        *out++ = edge.to;
    }
    return bytes;
}

FigureSlots figureSlots(const CharacterModel &model, const std::vector<ModelPart> &parts)
{
    FigureSlots table;
    std::map<int, int> skins;
    std::map<int, int> nodes;
    for (const ModelPart &part : parts) {
        FigureSlots::PartSlots own;
        if (isSkinned(model, part)) {
            const int skin = model.nodes[static_cast<std::size_t>(part.node)].skin;
            const auto [at, fresh] = skins.try_emplace(skin, table.total);
            if (fresh) {
                table.skins.emplace_back(part.node, table.total);
                table.total += static_cast<int>(model.skins[static_cast<std::size_t>(skin)].joints.size());
            }
            own.firstJoint = at->second;
        }
        const auto [at, fresh] = nodes.try_emplace(part.node, table.total);
        if (fresh) {
            table.nodes.emplace_back(part.node, table.total);
            ++table.total;
        }
        own.rest = at->second;
        table.parts.push_back(own);
    }
    return table;
}

void writeSlots(const CharacterModel &model, const FigureSlots &table, const ModelPose &pose, const Eigen::Affine3f &placement, float *out)
{
    const auto put = [out, &placement](int slot, const Eigen::Matrix4f &matrix) {
        const Eigen::Matrix<float, 3, 4, Eigen::RowMajor> rows = (placement.matrix() * matrix).topRows<3>();
        std::memcpy(out + std::ptrdiff_t{slot} * 12, rows.data(), 12 * sizeof(float));
    };
    for (const auto &[node, first] : table.skins) {
        int slot = first;
        for (const Eigen::Matrix4f &matrix : skinMatrices(model, pose, node))
            put(slot++, matrix);
    }
    for (const auto &[node, slot] : table.nodes)
        put(slot, pose.worlds[static_cast<std::size_t>(node)]);
}

} // namespace marrow
