#include "io/scene/scene_count.h"

#include "io/scene/scene_vertices.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Scene)
};

double finite(double value)
{
    return std::isfinite(value) && std::abs(value) < 1e30 ? value : 0;
}

/// The area and the bounds of triangles, corner by corner.
struct Extent
{
    double area = 0;
    Eigen::AlignedBox3d box;

    void add(const Eigen::Vector3d &a, const Eigen::Vector3d &b, const Eigen::Vector3d &c)
    {
        area += (b - a).cross(c - a).norm() / 2;
        box.extend(a).extend(b).extend(c);
    }
};

bool allFinite(const std::vector<float> &values)
{
    return std::all_of(values.begin(), values.end(), [](float value) { return std::isfinite(value); });
}

Result<void> checkNumbers(const CharacterModel &model)
{
    const Error error{QStringLiteral("scene.numbers"), Texts::tr("The converted model holds numbers that are none (infinite, or no number at all)."), {}, nullptr};
    for (const ModelMesh &mesh : model.meshes) {
        for (const ModelPrimitive &primitive : mesh.primitives) {
            for (std::size_t v = 0; v < primitive.positions.size(); ++v) {
                const bool weighted = primitive.weights.empty() || std::abs(primitive.weights[v].sum() - 1) < 1e-3F;
                if (!primitive.positions[v].allFinite() || !weighted)
                    return error;
            }
        }
    }
    for (const ModelSkin &skin : model.skins) {
        for (const Eigen::Matrix4f &matrix : skin.inverseBind) {
            if (!matrix.allFinite())
                return error;
        }
    }
    for (const ModelClip &clip : model.clips) {
        for (const ModelTrack &track : clip.tracks) {
            if (!allFinite(track.times) || !allFinite(track.values))
                return error;
        }
    }
    return {};
}

Error differs(const QString &what)
{
    return {QStringLiteral("scene.differs"), Texts::tr("The converted model was read back and is not what the file holds: %1.").arg(what), {}, nullptr};
}

} // namespace

namespace scene {

void countScene(const aiScene &scene, const Tree &tree, SceneFacts &facts)
{
    std::set<std::string> joints;
    std::set<std::vector<unsigned>> plain;
    Extent extent;
    for (const Node &node : tree.nodes) {
        bool skinned = false;
        for (const unsigned mesh : node.meshes)
            skinned |= scene.mMeshes[mesh]->mNumBones > 0;
        if (node.meshes.empty() || (!skinned && !plain.insert(node.meshes).second))
            continue;
        for (const unsigned index : node.meshes) {
            const aiMesh &mesh = *scene.mMeshes[index];
            std::vector<bool> held(mesh.mNumVertices, mesh.mNumBones == 0);
            for (unsigned b = 0; b < mesh.mNumBones; ++b) {
                for (unsigned i = 0; tree.byName.contains(mesh.mBones[b]->mName.C_Str()) && i < mesh.mBones[b]->mNumWeights; ++i) {
                    const aiVertexWeight &entry = mesh.mBones[b]->mWeights[i];
                    if (entry.mVertexId < held.size() && entry.mWeight > 0 && std::isfinite(entry.mWeight))
                        held[entry.mVertexId] = true;
                }
            }
            const auto place = [&](unsigned v) {
                const Eigen::Vector3d p = vector(mesh.mVertices[v]) * tree.metres;
                return Eigen::Vector3d(finite(p.x()), finite(p.y()), finite(p.z()));
            };
            qint64 faces = 0;
            bool loose = false;
            for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
                const aiFace &face = mesh.mFaces[f];
                if (!isTriangle(mesh, face))
                    continue;
                ++faces;
                for (unsigned corner = 0; corner < 3; ++corner)
                    loose |= !held[face.mIndices[corner]];
                extent.add(place(face.mIndices[0]), place(face.mIndices[1]), place(face.mIndices[2]));
            }
            if (faces == 0)
                continue;
            facts.faces += faces;
            facts.vertices += mesh.mNumVertices;
            if (loose)
                joints.insert(node.chain.back()->mName.C_Str());
            for (unsigned b = 0; b < mesh.mNumBones; ++b) {
                if (tree.byName.contains(mesh.mBones[b]->mName.C_Str()))
                    joints.insert(mesh.mBones[b]->mName.C_Str());
            }
        }
    }
    facts.joints = static_cast<qint64>(joints.size());
    facts.area = extent.area;
    for (int axis = 0; axis < 3 && !extent.box.isEmpty(); ++axis) {
        facts.bounds[static_cast<std::size_t>(axis)] = extent.box.min()[axis];
        facts.bounds[static_cast<std::size_t>(axis) + 3] = extent.box.max()[axis];
    }
}

} // namespace scene

Result<void> checkAgainstScene(const CharacterModel &model, const SceneFacts &facts)
{
    Extent extent;
    for (const ModelMesh &mesh : model.meshes) {
        for (const ModelPrimitive &primitive : mesh.primitives) {
            const auto corner = [&](std::size_t i) { return Eigen::Vector3d(primitive.positions[primitive.triangles[i]].cast<double>()); };
            for (std::size_t i = 0; i + 2 < primitive.triangles.size(); i += 3)
                extent.add(corner(i), corner(i + 1), corner(i + 2));
        }
    }
    const auto faces = static_cast<qint64>(model.faceCount());
    const auto vertices = static_cast<qint64>(model.vertexCount());
    const auto joints = static_cast<qint64>(model.jointNodes().size());
    const auto clips = static_cast<qint64>(model.clips.size());
    if (faces != facts.faces)
        return differs(Texts::tr("%1 faces instead of %2").arg(faces).arg(facts.faces));
    if (vertices > facts.vertices || (faces > 0 && vertices == 0))
        return differs(Texts::tr("%1 vertices instead of %2").arg(vertices).arg(facts.vertices));
    if (joints != facts.joints)
        return differs(Texts::tr("%1 joints instead of %2").arg(joints).arg(facts.joints));
    if (clips != facts.clips)
        return differs(Texts::tr("%1 clips instead of %2").arg(clips).arg(facts.clips));
    if (faces > 0) {
        const double size = std::max(extent.box.diagonal().norm(), 1e-9);
        if (std::abs(extent.area - facts.area) > 1e-3 * std::max(facts.area, size * size * 1e-3))
            return differs(Texts::tr("another surface"));
        for (int axis = 0; axis < 3; ++axis) {
            const auto i = static_cast<std::size_t>(axis);
            if (std::abs(extent.box.min()[axis] - facts.bounds[i]) > 1e-4 * size || std::abs(extent.box.max()[axis] - facts.bounds[i + 3]) > 1e-4 * size)
                return differs(Texts::tr("another size"));
        }
    }
    return checkNumbers(model);
}

} // namespace marrow
