#include "model/character/skin/mesh_baking.h"

#include "model/character/model_pose.h"

#include <algorithm>

namespace marrow {

namespace {

constexpr float kLeastWeight = 1e-6F;

Eigen::Matrix4f turnMatrix(const BakeOptions &options)
{
    Eigen::Matrix4f turn = Eigen::Matrix4f::Identity();
    if (options.turned)
        turn(0, 0) = turn(2, 2) = -1;
    return turn;
}

/// What a vertex's own joints make of it; the plain matrix where its weights say nothing.
class VertexMatrices
{
public:
    VertexMatrices(const CharacterModel &model, const std::vector<Eigen::Matrix4f> &worlds, const Eigen::Matrix4f &turn, int nodeIndex, bool asBound)
        : m_turn(turn)
        , m_plain(turn * worlds[static_cast<std::size_t>(nodeIndex)])
        , m_asBound(asBound)
    {
        const ModelNode &node = model.nodes[static_cast<std::size_t>(nodeIndex)];
        if (node.skin < 0)
            return;
        const ModelSkin &skin = model.skins[static_cast<std::size_t>(node.skin)];
        for (std::size_t i = 0; i < skin.joints.size(); ++i) {
            const Eigen::Matrix4f inverse = i < skin.inverseBind.size() ? skin.inverseBind[i] : Eigen::Matrix4f::Identity();
            m_joints.push_back(turn * worlds[static_cast<std::size_t>(skin.joints[i])] * inverse);
        }
    }

    const Eigen::Matrix4f &plain() const { return m_plain; }

    Eigen::Matrix4f of(const ModelPrimitive &primitive, std::size_t vertex) const
    {
        if (m_asBound)
            return m_turn;
        Eigen::Matrix4f sum = Eigen::Matrix4f::Zero();
        float total = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const float weight = primitive.weights[vertex][static_cast<Eigen::Index>(k)];
            const std::size_t joint = primitive.joints[vertex][k];
            if (!(weight > 0) || joint >= m_joints.size())
                continue;
            sum += weight * m_joints[joint];
            total += weight;
        }
        return total > kLeastWeight ? Eigen::Matrix4f(sum / total) : m_plain;
    }

private:
    Eigen::Matrix4f m_turn;
    Eigen::Matrix4f m_plain;
    bool m_asBound;
    std::vector<Eigen::Matrix4f> m_joints;
};

Eigen::Vector3f placed(const Eigen::Matrix4f &matrix, const Eigen::Vector3f &point)
{
    const Eigen::Vector3f result = matrix.topLeftCorner<3, 3>() * point + matrix.topRightCorner<3, 1>();
    return result.allFinite() ? result : Eigen::Vector3f::Zero();
}

Eigen::Vector3f turnedNormal(const Eigen::Matrix4f &matrix, const Eigen::Vector3f &normal)
{
    // The cofactors turn normals as the inverse transpose does, up to a factor, and exist for flat matrices too.
    const Eigen::Matrix3f linear = matrix.topLeftCorner<3, 3>();
    Eigen::Matrix3f cofactors;
    cofactors.col(0) = linear.col(1).cross(linear.col(2));
    cofactors.col(1) = linear.col(2).cross(linear.col(0));
    cofactors.col(2) = linear.col(0).cross(linear.col(1));
    const Eigen::Vector3f result = (cofactors * normal).normalized();
    return result.allFinite() ? result : Eigen::Vector3f::UnitY();
}

/// Normals of a range from its faces, weighted by their areas.
void makeNormals(BakedMesh &mesh, const BakedMesh::Range &range)
{
    const auto normals = mesh.normals.begin() + range.firstVertex;
    std::fill(normals, normals + range.vertexCount, Eigen::Vector3f::Zero());
    for (std::size_t t = range.firstTriangle; t < range.firstTriangle + range.triangleCount; ++t) {
        const std::uint32_t *corner = &mesh.triangles[t * 3];
        const Eigen::Vector3f &origin = mesh.positions[corner[0]];
        const Eigen::Vector3f area = (mesh.positions[corner[1]] - origin).cross(mesh.positions[corner[2]] - origin);
        for (int i = 0; i < 3; ++i)
            mesh.normals[corner[i]] += area;
    }
    for (auto normal = normals; normal != normals + range.vertexCount; ++normal) {
        const float length = normal->norm();
        *normal = length > 0 && std::isfinite(length) ? Eigen::Vector3f(*normal / length) : Eigen::Vector3f::UnitY();
    }
}

void appendPrimitive(BakedMesh &mesh, const ModelPrimitive &primitive, const VertexMatrices &matrices, bool skinned, BakedMesh::Range range,
                     bool keepLinear)
{
    range.firstVertex = static_cast<std::uint32_t>(mesh.positions.size());
    range.vertexCount = static_cast<std::uint32_t>(primitive.positions.size());
    range.firstTriangle = static_cast<std::uint32_t>(mesh.triangles.size() / 3);
    const bool hasNormals = primitive.normals.size() == primitive.positions.size();
    for (std::size_t v = 0; v < primitive.positions.size(); ++v) {
        const Eigen::Matrix4f matrix = skinned ? matrices.of(primitive, v) : matrices.plain();
        mesh.positions.push_back(placed(matrix, primitive.positions[v]));
        if (keepLinear)
            mesh.linear.push_back(matrix.topLeftCorner<3, 3>());
        mesh.normals.push_back(hasNormals ? turnedNormal(matrix, primitive.normals[v]) : Eigen::Vector3f::UnitY());
    }
    // A mirrored primitive keeps its faces looking outward.
    const Eigen::Matrix4f first = skinned && range.vertexCount > 0 ? matrices.of(primitive, 0) : matrices.plain();
    const bool mirrored = first.topLeftCorner<3, 3>().determinant() < 0;
    for (std::size_t t = 0; t + 2 < primitive.triangles.size(); t += 3) {
        const std::array<std::uint32_t, 3> corners = {primitive.triangles[t], primitive.triangles[t + (mirrored ? 2 : 1)],
                                                      primitive.triangles[t + (mirrored ? 1 : 2)]};
        if (std::any_of(corners.begin(), corners.end(), [&range](std::uint32_t corner) { return corner >= range.vertexCount; }))
            continue;
        for (const std::uint32_t corner : corners)
            mesh.triangles.push_back(range.firstVertex + corner);
    }
    range.triangleCount = static_cast<std::uint32_t>(mesh.triangles.size() / 3) - range.firstTriangle;
    if (!hasNormals)
        makeNormals(mesh, range);
    mesh.ranges.push_back(range);
}

/// For each node the humanoid joint it plays, -1 for none.
std::vector<int> playedJoints(const CharacterModel &model)
{
    std::vector<int> played(model.nodes.size(), -1);
    if (model.skins.empty())
        return played;
    for (const auto &[name, node] : mapHumanoid(model).nodes)
        played[static_cast<std::size_t>(node)] = humanoidJoint(name);
    return played;
}

/// The joint the node plays, or the nearest above it; -1 for none.
int playedAbove(const CharacterModel &model, const std::vector<int> &played, int node)
{
    for (std::size_t steps = 0; node >= 0 && steps <= model.nodes.size(); ++steps) {
        if (played[static_cast<std::size_t>(node)] >= 0)
            return played[static_cast<std::size_t>(node)];
        node = model.nodes[static_cast<std::size_t>(node)].parent;
    }
    return -1;
}

} // namespace

BakedMesh bakeMesh(const CharacterModel &model, const BakeOptions &options)
{
    BakedMesh mesh;
    const std::vector<Eigen::Matrix4f> worlds = modelWorlds(model);
    const Eigen::Matrix4f turn = turnMatrix(options);
    const std::vector<int> played = playedJoints(model);
    const bool keepLinear = std::any_of(model.meshes.begin(), model.meshes.end(), [](const ModelMesh &one) {
        return std::any_of(one.primitives.begin(), one.primitives.end(), [](const ModelPrimitive &primitive) { return !primitive.morphTargets.empty(); });
    });
    int lastNode = -1;
    std::optional<VertexMatrices> matrices;
    for (const ModelPart &part : modelParts(model)) {
        if (part.node != lastNode)
            matrices.emplace(model, worlds, turn, part.node, options.asBound);
        lastNode = part.node;
        const ModelPrimitive &primitive = model.meshes[static_cast<std::size_t>(part.mesh)].primitives[static_cast<std::size_t>(part.primitive)];
        const bool skinned = isSkinned(model, part);
        BakedMesh::Range range{part.node, part.mesh, part.primitive};
        range.follows = skinned ? -1 : playedAbove(model, played, part.node);
        appendPrimitive(mesh, primitive, *matrices, skinned, range, keepLinear);
    }
    return mesh;
}

Eigen::Matrix4f bakeMatrix(const CharacterModel &model, int node, const BakeOptions &options)
{
    return turnMatrix(options) * modelWorlds(model)[static_cast<std::size_t>(node)];
}

std::optional<OwnSkin> ownSkin(const CharacterModel &model, const BakedMesh &mesh, const BakeOptions &options)
{
    const HumanoidMapping mapping = mapHumanoid(model);
    if (model.skins.empty() || !mapping.complete())
        return std::nullopt;
    const std::vector<int> played = playedJoints(model);
    const std::vector<Eigen::Matrix4f> worlds = modelWorlds(model);
    const Eigen::Matrix4f turn = turnMatrix(options);
    OwnSkin own;
    const auto skeleton = humanoidSkeleton();
    for (std::size_t joint = 0; joint < skeleton.size(); ++joint) {
        const auto node = mapping.nodes.find(humanoidJointName(static_cast<int>(joint)));
        own.standsFor[joint] = {skeleton[joint].parent < 0 ? 1 : own.standsFor[static_cast<std::size_t>(skeleton[joint].parent)][0], -1};
        if (node == mapping.nodes.end())
            continue;
        own.standsFor[joint] = {static_cast<int>(joint), static_cast<int>(joint)};
        own.positions[joint] = (turn * worlds[static_cast<std::size_t>(node->second)]).topRightCorner<3, 1>();
    }
    for (std::size_t joint = skeleton.size(); joint-- > 0;) {
        std::array<int, 2> &stands = own.standsFor[joint];
        if (stands[1] < 0)
            stands[1] = skeleton[joint].tail < 0 ? stands[0] : own.standsFor[static_cast<std::size_t>(skeleton[joint].tail)][1];
    }
    own.strongest.assign(mesh.positions.size(), -1);
    bool any = false;
    for (const BakedMesh::Range &range : mesh.ranges) {
        const ModelNode &node = model.nodes[static_cast<std::size_t>(range.node)];
        const ModelPrimitive &primitive =
            model.meshes[static_cast<std::size_t>(range.mesh)].primitives[static_cast<std::size_t>(range.primitive)];
        if (!isSkinned(model, {range.node, range.mesh, range.primitive}))
            continue;
        const std::vector<int> &joints = model.skins[static_cast<std::size_t>(node.skin)].joints;
        for (std::size_t v = 0; v < range.vertexCount; ++v) {
            Eigen::Index best = 0;
            if (!(primitive.weights[v].maxCoeff(&best) > 0))
                continue;
            const std::size_t place = primitive.joints[v][static_cast<std::size_t>(best)];
            if (place < joints.size())
                own.strongest[range.firstVertex + v] = playedAbove(model, played, joints[place]);
            any = any || own.strongest[range.firstVertex + v] >= 0;
        }
    }
    return any ? std::optional(std::move(own)) : std::nullopt;
}

SkinAgreement compareSkins(const OwnSkin &own, const std::vector<VertexWeights> &weights)
{
    SkinAgreement agreement;
    for (std::size_t v = 0; v < weights.size() && v < own.strongest.size(); ++v) {
        if (own.strongest[v] < 0)
            continue;
        ++agreement.compared;
        const std::array<int, 2> &stands = own.standsFor[weights[v].joints[0]];
        if (stands[0] == own.strongest[v] || stands[1] == own.strongest[v])
            ++agreement.agreeing;
    }
    return agreement;
}

} // namespace marrow
