#include "model/character/model_pose.h"

#include <algorithm>
#include <optional>

namespace marrow {

namespace {

const ModelPrimitive &primitiveOf(const CharacterModel &model, const ModelPart &part)
{
    return model.meshes[static_cast<std::size_t>(part.mesh)].primitives[static_cast<std::size_t>(part.primitive)];
}

Eigen::Vector3f unitOr(const Eigen::Vector3f &v, const Eigen::Vector3f &otherwise)
{
    const float length = v.norm();
    return length > 1e-20F ? Eigen::Vector3f(v / length) : otherwise;
}

/// Turns normals as a matrix turns surfaces; also right for mirrored and unevenly scaled ones.
Eigen::Matrix3f normalMatrix(const Eigen::Matrix4f &m)
{
    const Eigen::Matrix3f linear = m.block<3, 3>(0, 0);
    Eigen::Matrix3f cofactor;
    for (int column = 0; column < 3; ++column)
        cofactor.col(column) = linear.col((column + 1) % 3).cross(linear.col((column + 2) % 3));
    return cofactor * (linear.determinant() < 0 ? -1.0F : 1.0F);
}

} // namespace

std::vector<int> shownNodes(const CharacterModel &model)
{
    std::vector<int> open(model.roots.rbegin(), model.roots.rend());
    if (open.empty()) {
        for (std::size_t i = model.nodes.size(); i-- > 0;) {
            if (model.nodes[i].parent < 0)
                open.push_back(static_cast<int>(i));
        }
    }
    std::vector<bool> seen(model.nodes.size(), false);
    std::vector<int> order;
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        const auto i = static_cast<std::size_t>(node);
        if (seen[i])
            continue; // a scene may name a node and its child
        seen[i] = true;
        order.push_back(node);
        const std::vector<int> &children = model.nodes[i].children;
        open.insert(open.end(), children.rbegin(), children.rend());
    }
    return order;
}

std::vector<ModelPart> modelParts(const CharacterModel &model)
{
    std::vector<ModelPart> parts;
    for (const int node : shownNodes(model)) {
        const int mesh = model.nodes[static_cast<std::size_t>(node)].mesh;
        if (mesh < 0)
            continue;
        const auto &primitives = model.meshes[static_cast<std::size_t>(mesh)].primitives;
        for (std::size_t p = 0; p < primitives.size(); ++p) {
            if (!primitives[p].positions.empty() && !primitives[p].triangles.empty())
                parts.push_back({node, mesh, static_cast<int>(p)});
        }
    }
    return parts;
}

ModelPose bindPose(const CharacterModel &model)
{
    return {modelWorlds(model), {}, {}};
}

ModelPose clipPose(const CharacterModel &model, const ModelClip &clip, float seconds)
{
    ModelPose pose{modelWorlds(model, &clip, seconds), {}, {}};
    for (const ModelTrack &track : clip.tracks) {
        if (track.path != ModelPath::Weights)
            continue;
        pose.morphWeights.resize(model.nodes.size());
        pose.morphWeights[static_cast<std::size_t>(track.node)] = sampleTrack(track, seconds);
    }
    return pose;
}

ModelPose poseOfLocals(const CharacterModel &model, std::span<const Eigen::Matrix4f> locals)
{
    ModelPose pose;
    pose.worlds.assign(locals.begin(), locals.end());
    std::vector<int> open;
    for (std::size_t i = 0; i < model.nodes.size(); ++i) {
        if (model.nodes[i].parent < 0)
            open.push_back(static_cast<int>(i));
    }
    while (!open.empty()) {
        const auto i = static_cast<std::size_t>(open.back());
        open.pop_back();
        if (model.nodes[i].parent >= 0)
            pose.worlds[i] = pose.worlds[static_cast<std::size_t>(model.nodes[i].parent)] * locals[i];
        open.insert(open.end(), model.nodes[i].children.begin(), model.nodes[i].children.end());
    }
    return pose;
}

std::vector<float> restMorphWeights(const CharacterModel &model, int node)
{
    const ModelNode &own = model.nodes[static_cast<std::size_t>(node)];
    if (!own.morphWeights.empty() || own.mesh < 0)
        return own.morphWeights;
    return model.meshes[static_cast<std::size_t>(own.mesh)].morphWeights;
}

QStringList morphNames(const CharacterModel &model, int mesh)
{
    const ModelMesh &own = model.meshes[static_cast<std::size_t>(mesh)];
    std::size_t targets = 0;
    for (const ModelPrimitive &primitive : own.primitives)
        targets = std::max(targets, primitive.morphTargets.size());
    QStringList names;
    for (std::size_t i = 0; i < targets; ++i) {
        const bool named = i < own.morphNames.size() && !own.morphNames[i].isEmpty();
        names.append(named ? own.morphNames[i] : QStringLiteral("%1 / %2").arg(own.name.isEmpty() ? QString::number(mesh) : own.name).arg(i));
    }
    return names;
}

bool setMorph(const CharacterModel &model, const QString &name, float weight, ModelPose &pose)
{
    bool found = false;
    for (std::size_t node = 0; node < model.nodes.size(); ++node) {
        if (model.nodes[node].mesh < 0)
            continue;
        const QStringList names = morphNames(model, model.nodes[node].mesh);
        for (qsizetype i = 0; i < names.size(); ++i) {
            if (names[i] != name)
                continue;
            found = true;
            pose.morphWeights.resize(model.nodes.size());
            std::vector<float> &weights = pose.morphWeights[node];
            if (weights.empty())
                weights = restMorphWeights(model, static_cast<int>(node));
            weights.resize(std::max(weights.size(), static_cast<std::size_t>(names.size())), 0.0F);
            weights[static_cast<std::size_t>(i)] = weight;
        }
    }
    return found;
}

const ModelMaterial &materialOf(const CharacterModel &model, const ModelPose &pose, int material)
{
    static const ModelMaterial kPlain;
    const auto i = static_cast<std::size_t>(material);
    if (material < 0 || i >= model.materials.size())
        return kPlain;
    return pose.materials.size() == model.materials.size() ? pose.materials[i] : model.materials[i];
}

std::vector<float> morphWeightsOf(const CharacterModel &model, const ModelPose &pose, const ModelPart &part)
{
    const auto node = static_cast<std::size_t>(part.node);
    std::vector<float> weights = node < pose.morphWeights.size() ? pose.morphWeights[node] : std::vector<float>();
    if (weights.empty())
        weights = restMorphWeights(model, part.node);
    weights.resize(primitiveOf(model, part).morphTargets.size(), 0.0F);
    return weights;
}

bool isSkinned(const CharacterModel &model, const ModelPart &part)
{
    const ModelPrimitive &primitive = primitiveOf(model, part);
    return model.nodes[static_cast<std::size_t>(part.node)].skin >= 0 && !primitive.joints.empty() && primitive.joints.size() == primitive.weights.size();
}

std::vector<Eigen::Matrix4f> skinMatrices(const CharacterModel &model, const ModelPose &pose, int node)
{
    const int skinIndex = model.nodes[static_cast<std::size_t>(node)].skin;
    if (skinIndex < 0)
        return {pose.worlds[static_cast<std::size_t>(node)]};
    const ModelSkin &skin = model.skins[static_cast<std::size_t>(skinIndex)];
    std::vector<Eigen::Matrix4f> matrices(skin.joints.size());
    for (std::size_t j = 0; j < skin.joints.size(); ++j)
        matrices[j] = pose.worlds[static_cast<std::size_t>(skin.joints[j])] * skin.inverseBind[j];
    return matrices;
}

std::vector<Eigen::Vector3f> smoothNormals(std::span<const Eigen::Vector3f> positions, std::span<const std::uint32_t> triangles)
{
    std::vector<Eigen::Vector3f> normals(positions.size(), Eigen::Vector3f::Zero());
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
        const Eigen::Vector3f &a = positions[triangles[i]];
        const Eigen::Vector3f area = (positions[triangles[i + 1]] - a).cross(positions[triangles[i + 2]] - a);
        for (std::size_t corner = 0; corner < 3; ++corner)
            normals[triangles[i + corner]] += area;
    }
    for (Eigen::Vector3f &normal : normals)
        normal = unitOr(normal, Eigen::Vector3f::UnitY());
    return normals;
}

namespace {

std::vector<Eigen::Vector3f> morphedPositions(const ModelPrimitive &primitive, std::span<const float> weights)
{
    std::vector<Eigen::Vector3f> positions = primitive.positions;
    for (std::size_t t = 0; t < std::min(weights.size(), primitive.morphTargets.size()); ++t) {
        const MorphTarget &target = primitive.morphTargets[t];
        for (std::size_t i = 0; weights[t] != 0 && i < target.positions.size(); ++i)
            positions[i] += weights[t] * target.positions[i];
    }
    return positions;
}

/// What moves the vertices of a part: its node, and by its weights the joints of its skin.
class PartMotion
{
public:
    PartMotion(const CharacterModel &model, const ModelPose &pose, const ModelPart &part)
        : m_primitive(primitiveOf(model, part))
        , m_world(pose.worlds[static_cast<std::size_t>(part.node)])
        , m_joints(isSkinned(model, part) ? skinMatrices(model, pose, part.node) : std::vector<Eigen::Matrix4f>())
    {
    }

    const Eigen::Matrix4f &world() const { return m_world; }
    /// The blended matrix of a vertex that joints move; none: it follows the node.
    std::optional<Eigen::Matrix4f> blended(std::size_t vertex) const
    {
        if (m_joints.empty() || m_primitive.weights[vertex].sum() <= 1e-6F)
            return std::nullopt;
        Eigen::Matrix4f matrix = Eigen::Matrix4f::Zero();
        for (int k = 0; k < 4; ++k)
            matrix += m_primitive.weights[vertex][k] * m_joints[m_primitive.joints[vertex][static_cast<std::size_t>(k)]];
        return matrix;
    }

private:
    const ModelPrimitive &m_primitive;
    const Eigen::Matrix4f &m_world;
    std::vector<Eigen::Matrix4f> m_joints;
};

Eigen::Vector3f moved(const Eigen::Matrix4f &matrix, const Eigen::Vector3f &position)
{
    return matrix.block<3, 3>(0, 0) * position + matrix.block<3, 1>(0, 3);
}

} // namespace

PartSurface morphedSurface(const ModelPrimitive &primitive, std::span<const float> weights)
{
    PartSurface surface{morphedPositions(primitive, weights), primitive.normals};
    for (std::size_t t = 0; t < std::min(weights.size(), primitive.morphTargets.size()); ++t) {
        const MorphTarget &target = primitive.morphTargets[t];
        if (weights[t] == 0)
            continue;
        for (std::size_t i = 0; i < std::min(target.normals.size(), surface.normals.size()); ++i)
            surface.normals[i] += weights[t] * target.normals[i];
    }
    if (surface.normals.empty())
        surface.normals = smoothNormals(surface.positions, primitive.triangles);
    return surface;
}

PartSurface posedSurface(const CharacterModel &model, const ModelPose &pose, const ModelPart &part)
{
    PartSurface surface = morphedSurface(primitiveOf(model, part), morphWeightsOf(model, pose, part));
    const PartMotion motion(model, pose, part);
    const Eigen::Matrix3f worldTurn = normalMatrix(motion.world());
    for (std::size_t v = 0; v < surface.positions.size(); ++v) {
        const std::optional<Eigen::Matrix4f> blended = motion.blended(v);
        surface.positions[v] = moved(blended ? *blended : motion.world(), surface.positions[v]);
        const Eigen::Matrix3f turn = blended ? normalMatrix(*blended) : worldTurn;
        surface.normals[v] = unitOr(turn * surface.normals[v], Eigen::Vector3f::UnitY());
    }
    return surface;
}

std::vector<Eigen::Vector3f> posedPositions(const CharacterModel &model, const ModelPose &pose, const ModelPart &part)
{
    std::vector<Eigen::Vector3f> positions = morphedPositions(primitiveOf(model, part), morphWeightsOf(model, pose, part));
    const PartMotion motion(model, pose, part);
    for (std::size_t v = 0; v < positions.size(); ++v) {
        const std::optional<Eigen::Matrix4f> blended = motion.blended(v);
        positions[v] = moved(blended ? *blended : motion.world(), positions[v]);
    }
    return positions;
}

Eigen::Affine3f facingPlacement(const CharacterModel &model)
{
    Eigen::Affine3f placement = Eigen::Affine3f::Identity();
    if (model.vrmVersion == QLatin1String("0")) {
        placement.linear()(0, 0) = -1;
        placement.linear()(2, 2) = -1;
    }
    return placement;
}

Eigen::AlignedBox3f posedBounds(const CharacterModel &model, const ModelPose &pose)
{
    Eigen::AlignedBox3f box;
    for (const ModelPart &part : modelParts(model)) {
        for (const Eigen::Vector3f &position : posedPositions(model, pose, part))
            box.extend(position);
    }
    return box;
}

} // namespace marrow
