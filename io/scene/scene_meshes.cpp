#include "io/scene/scene_parts.h"

#include "io/scene/scene_vertices.h"

#include <algorithm>
#include <map>

namespace marrow::scene {

namespace {

/// Meshes of one node that become one glTF mesh: they agree about the matrix of every bone they share and have the same shapes.
struct Group
{
    std::vector<unsigned> meshes;
    std::vector<int> joints; ///< nodes
    std::vector<Eigen::Matrix4d> inverseBinds;
    QStringList shapes;
    bool skinned = false;

    int jointOf(int node, const Eigen::Matrix4d &inverseBind)
    {
        const auto it = std::find(joints.begin(), joints.end(), node);
        if (it != joints.end())
            return static_cast<int>(it - joints.begin());
        joints.push_back(node);
        inverseBinds.push_back(inverseBind);
        return static_cast<int>(joints.size()) - 1;
    }
};

QStringList shapesOf(const aiMesh &mesh)
{
    QStringList names;
    for (unsigned i = 0; i < mesh.mNumAnimMeshes; ++i)
        names.append(QString::fromUtf8(mesh.mAnimMeshes[i]->mName.C_Str()));
    return names;
}

Eigen::Matrix4d inverseBindOf(const Writing &writing, const aiBone &bone)
{
    Eigen::Matrix4d out = matrix(bone.mOffsetMatrix);
    out.block<3, 1>(0, 3) *= writing.tree.metres;
    return out.allFinite() ? out : Eigen::Matrix4d::Identity();
}

/// The node of a bone; -1 and a note when there is none.
int nodeOf(Writing &writing, const aiBone &bone)
{
    const auto it = writing.tree.byName.find(bone.mName.C_Str());
    if (it != writing.tree.byName.end())
        return it->second;
    const QString name = QString::fromUtf8(bone.mName.C_Str());
    if (!writing.facts.lostBones.contains(name))
        writing.facts.lostBones.append(name);
    return -1;
}

bool fits(Writing &writing, const Group &group, const aiMesh &mesh)
{
    if (group.skinned != (mesh.mNumBones > 0) || group.shapes != shapesOf(mesh))
        return false;
    for (unsigned i = 0; i < mesh.mNumBones; ++i) {
        const int node = nodeOf(writing, *mesh.mBones[i]);
        const auto it = std::find(group.joints.begin(), group.joints.end(), node);
        if (node < 0 || it == group.joints.end())
            continue;
        const Eigen::Matrix4d &known = group.inverseBinds[static_cast<std::size_t>(it - group.joints.begin())];
        if (!known.isApprox(inverseBindOf(writing, *mesh.mBones[i]), 1e-5))
            return false;
    }
    return true;
}

std::vector<Group> groupsOf(Writing &writing, const Node &node)
{
    std::vector<Group> groups;
    for (const unsigned index : node.meshes) {
        const aiMesh &mesh = *writing.scene.mMeshes[index];
        if (std::none_of(mesh.mFaces, mesh.mFaces + mesh.mNumFaces, [&](const aiFace &face) { return isTriangle(mesh, face); }))
            continue;
        auto it = std::find_if(groups.begin(), groups.end(), [&](const Group &group) { return fits(writing, group, mesh); });
        if (it == groups.end()) {
            groups.emplace_back();
            it = groups.end() - 1;
            it->skinned = mesh.mNumBones > 0;
            it->shapes = shapesOf(mesh);
        }
        it->meshes.push_back(index);
        for (unsigned i = 0; i < mesh.mNumBones; ++i) {
            if (const int bone = nodeOf(writing, *mesh.mBones[i]); bone >= 0)
                it->jointOf(bone, inverseBindOf(writing, *mesh.mBones[i]));
        }
    }
    return groups;
}

int writeSkin(Writing &writing, const Group &group)
{
    QJsonArray joints;
    std::vector<float> matrices;
    for (std::size_t i = 0; i < group.joints.size(); ++i) {
        joints.append(group.joints[i]);
        Eigen::Matrix4f inverseBind = group.inverseBinds[i].cast<float>();
        inverseBind.row(3) = Eigen::RowVector4f(0, 0, 0, 1);
        matrices.insert(matrices.end(), inverseBind.data(), inverseBind.data() + 16);
    }
    return writing.builder.add("skins", {{"joints", joints}, {"inverseBindMatrices", writing.builder.addFloats(matrices, 16, GltfTarget::None)}});
}

/// One glTF mesh and the skin it follows; nothing when none of its faces is a triangle.
NodeMesh writeGroup(Writing &writing, int node, Group &group)
{
    QJsonArray primitives;
    const auto slot = [&](const aiBone &bone) {
        const int joint = nodeOf(writing, bone);
        return joint < 0 ? -1 : group.jointOf(joint, inverseBindOf(writing, bone));
    };
    // Vertices that no bone holds follow the mesh's own node, as they do in the file.
    const auto own = [&] { return group.jointOf(node, Eigen::Matrix4d::Identity()); };
    for (const unsigned index : group.meshes) {
        const aiMesh &mesh = *writing.scene.mMeshes[index];
        const Vertices vertices = verticesOf(writing, mesh, slot, own);
        if (!vertices.triangles.empty())
            primitives.append(writePrimitive(writing, mesh, vertices));
    }
    if (primitives.isEmpty())
        return {};
    const aiMesh &first = *writing.scene.mMeshes[group.meshes.front()];
    QJsonObject mesh{{"name", QString::fromUtf8(first.mName.C_Str())}, {"primitives", primitives}};
    if (!group.shapes.isEmpty()) {
        mesh.insert(QStringLiteral("extras"), QJsonObject{{"targetNames", QJsonArray::fromStringList(group.shapes)}});
        QJsonArray weights;
        for (unsigned i = 0; i < first.mNumAnimMeshes; ++i)
            weights.append(0);
        mesh.insert(QStringLiteral("weights"), weights);
    }
    NodeMesh written;
    written.node = node;
    written.mesh = writing.builder.add("meshes", mesh);
    if (group.skinned && !group.joints.empty()) {
        written.skin = writeSkin(writing, group);
        written.joints = group.joints;
    }
    return written;
}

} // namespace

std::vector<NodeMesh> writeMeshes(Writing &writing)
{
    std::vector<NodeMesh> all;
    std::map<std::vector<unsigned>, std::vector<NodeMesh>> plain; // meshes without bones may be shown by several nodes
    for (std::size_t i = 0; i < writing.tree.nodes.size(); ++i) {
        const Node &node = writing.tree.nodes[i];
        if (node.meshes.empty())
            continue;
        const bool skinned = std::any_of(node.meshes.begin(), node.meshes.end(), [&](unsigned mesh) { return writing.scene.mMeshes[mesh]->mNumBones > 0; });
        if (const auto it = plain.find(node.meshes); !skinned && it != plain.end()) {
            for (NodeMesh again : it->second) {
                again.node = static_cast<int>(i);
                all.push_back(again);
            }
            continue;
        }
        std::vector<NodeMesh> written;
        for (Group &group : groupsOf(writing, node)) {
            if (const NodeMesh entry = writeGroup(writing, static_cast<int>(i), group); entry.mesh >= 0)
                written.push_back(entry);
        }
        if (!skinned)
            plain.emplace(node.meshes, written);
        all.insert(all.end(), written.begin(), written.end());
    }
    return all;
}

} // namespace marrow::scene
