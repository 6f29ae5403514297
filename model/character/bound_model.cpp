#include "model/character/bound_model.h"

#include "model/character/skin_checks.h"

namespace marrow {

namespace {

ModelPrimitive primitiveOf(const ModelPrimitive &source, const BakedMesh &mesh, const BakedMesh::Range &range, const std::vector<VertexWeights> &weights)
{
    ModelPrimitive primitive = source;
    const auto first = static_cast<std::ptrdiff_t>(range.firstVertex);
    const auto end = first + static_cast<std::ptrdiff_t>(range.vertexCount);
    primitive.positions.assign(mesh.positions.begin() + first, mesh.positions.begin() + end);
    primitive.normals.assign(mesh.normals.begin() + first, mesh.normals.begin() + end);
    primitive.morphTargets.clear();
    primitive.triangles.clear();
    for (std::size_t i = std::size_t{3} * range.firstTriangle; i < std::size_t{3} * (range.firstTriangle + range.triangleCount); ++i)
        primitive.triangles.push_back(mesh.triangles[i] - range.firstVertex);
    primitive.joints.assign(range.vertexCount, {0, 0, 0, 0});
    primitive.weights.assign(range.vertexCount, Eigen::Vector4f(1, 0, 0, 0));
    for (std::size_t v = 0; v < range.vertexCount && range.firstVertex + v < weights.size(); ++v) {
        const VertexWeights &vertex = weights[range.firstVertex + v];
        for (std::size_t k = 0; k < 4; ++k) {
            primitive.joints[v][k] = static_cast<std::uint16_t>(vertex.joints[k] - 1);
            primitive.weights[v][static_cast<Eigen::Index>(k)] = vertex.weights[k];
        }
    }
    return primitive;
}

} // namespace

CharacterModel boundModel(const CharacterModel &source, const BakedMesh &mesh, const JointPlacement &placement, const std::vector<VertexWeights> &weights)
{
    CharacterModel model;
    model.materials = source.materials;
    model.textures = source.textures;
    const auto skeleton = humanoidSkeleton();
    ModelSkin skin;
    skin.inverseBind = inverseBindMatrices(placement);
    for (std::size_t joint = 0; joint < skeleton.size(); ++joint) {
        ModelNode node;
        node.name = humanoidJointName(static_cast<int>(joint));
        node.parent = skeleton[joint].parent;
        node.local.translation = placement.joints[joint].position;
        if (node.parent >= 0) {
            node.local.translation -= placement.joints[static_cast<std::size_t>(node.parent)].position;
            model.nodes[static_cast<std::size_t>(node.parent)].children.push_back(static_cast<int>(joint));
        }
        node.matrix = node.local.matrix().matrix();
        model.nodes.push_back(std::move(node));
        if (joint > 0)
            skin.joints.push_back(static_cast<int>(joint));
    }
    model.skins.push_back(std::move(skin));
    model.roots.push_back(0);
    for (const BakedMesh::Range &range : mesh.ranges) {
        const ModelMesh &from = source.meshes[static_cast<std::size_t>(range.mesh)];
        ModelNode node;
        node.name = source.nodes[static_cast<std::size_t>(range.node)].name;
        node.mesh = static_cast<int>(model.meshes.size());
        node.skin = 0;
        model.roots.push_back(static_cast<int>(model.nodes.size()));
        model.nodes.push_back(std::move(node));
        ModelMesh into;
        into.name = from.name;
        into.primitives.push_back(primitiveOf(from.primitives[static_cast<std::size_t>(range.primitive)], mesh, range, weights));
        model.meshes.push_back(std::move(into));
    }
    return model;
}

std::vector<Eigen::Matrix4f> boundLocals(const JointPlacement &placement, const HumanoidPose &pose, std::size_t nodeCount)
{
    std::vector<Eigen::Matrix4f> locals(nodeCount, Eigen::Matrix4f::Identity());
    const auto worlds = humanoidWorlds(placement.rest(), pose);
    const auto skeleton = humanoidSkeleton();
    for (std::size_t joint = 0; joint < worlds.size() && joint < nodeCount; ++joint) {
        const int parent = skeleton[joint].parent;
        locals[joint] = (parent < 0 ? worlds[joint] : worlds[static_cast<std::size_t>(parent)].inverse() * worlds[joint]).matrix();
    }
    return locals;
}

} // namespace marrow
