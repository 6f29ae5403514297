#include "io/scene/scene_vertices.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <unordered_map>

namespace marrow::scene {

namespace {

struct Weight
{
    std::uint16_t joint;
    float weight;
};

/// All that holds each vertex, before it is cut down to four.
std::vector<std::vector<Weight>> holdersOf(const aiMesh &mesh, const std::function<int(const aiBone &)> &slot)
{
    std::vector<std::vector<Weight>> holders(mesh.mNumVertices);
    for (unsigned b = 0; b < mesh.mNumBones; ++b) {
        const aiBone &bone = *mesh.mBones[b];
        const int joint = slot(bone);
        if (joint < 0 || joint > 0xffff)
            continue;
        for (unsigned i = 0; i < bone.mNumWeights; ++i) {
            const aiVertexWeight &entry = bone.mWeights[i];
            if (entry.mVertexId < mesh.mNumVertices && std::isfinite(entry.mWeight) && entry.mWeight > 0)
                holders[entry.mVertexId].push_back({static_cast<std::uint16_t>(joint), entry.mWeight});
        }
    }
    return holders;
}

/// The strongest four, so that they sum to 1 exactly enough.
void settle(std::vector<Weight> &held, std::array<std::uint16_t, 4> &joints, std::array<float, 4> &weights)
{
    std::stable_sort(held.begin(), held.end(), [](const Weight &a, const Weight &b) { return a.weight > b.weight; });
    held.resize(std::min<std::size_t>(held.size(), 4));
    double sum = 0;
    for (const Weight &entry : held)
        sum += static_cast<double>(entry.weight);
    for (std::size_t i = 0; i < held.size(); ++i) {
        joints[i] = held[i].joint;
        weights[i] = static_cast<float>(static_cast<double>(held[i].weight) / sum);
    }
}

/// Everything a vertex is, as bytes: equal bytes, equal vertices.
class Key
{
public:
    explicit Key(const aiMesh &mesh) : m_mesh(mesh) { }

    const std::string &of(unsigned v, const std::vector<Weight> *held)
    {
        m_bytes.clear();
        add(m_mesh.mVertices[v]);
        if (m_mesh.mNormals)
            add(m_mesh.mNormals[v]);
        for (unsigned set = 0; set < 2; ++set) {
            if (m_mesh.mTextureCoords[set])
                add(m_mesh.mTextureCoords[set][v]);
        }
        if (m_mesh.mColors[0])
            add(m_mesh.mColors[0][v]);
        for (unsigned i = 0; i < m_mesh.mNumAnimMeshes; ++i) {
            const aiAnimMesh &shape = *m_mesh.mAnimMeshes[i];
            if (shape.mVertices && v < shape.mNumVertices)
                add(shape.mVertices[v]);
        }
        if (held) {
            for (const Weight &entry : *held) {
                add(entry.joint);
                add(entry.weight);
            }
        }
        return m_bytes;
    }

private:
    template <class Value>
    void add(const Value &value)
    {
        m_bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }

    const aiMesh &m_mesh;
    std::string m_bytes;
};

/// Three numbers a vertex; what is not finite becomes 0.
std::vector<float> threes(const Vertices &vertices, const aiVector3D *from, double scale)
{
    std::vector<float> out;
    out.reserve(vertices.sources.size() * 3);
    for (const unsigned v : vertices.sources) {
        for (unsigned i = 0; i < 3; ++i) {
            const double value = static_cast<double>(from[v][i]) * scale;
            out.push_back(std::isfinite(value) && std::abs(value) < 1e30 ? static_cast<float>(value) : 0.0F);
        }
    }
    return out;
}

std::vector<float> normalsOf(const Vertices &vertices, const aiVector3D *from)
{
    std::vector<float> out = threes(vertices, from, 1);
    for (std::size_t i = 0; i < out.size(); i += 3) {
        Eigen::Map<Eigen::Vector3f> normal(&out[i]);
        if (normal.norm() > 1e-12F)
            normal.normalize();
        else
            normal = Eigen::Vector3f::UnitY();
    }
    return out;
}

std::vector<float> texturePlacesOf(const Vertices &vertices, const aiVector3D *from)
{
    std::vector<float> out;
    for (const unsigned v : vertices.sources) {
        // glTF counts from the top of the picture, Assimp from its bottom.
        const float u = from[v].x;
        const float down = 1 - from[v].y;
        out.push_back(std::isfinite(u) ? u : 0);
        out.push_back(std::isfinite(down) ? down : 0);
    }
    return out;
}

QJsonArray shapesOf(Writing &writing, const aiMesh &mesh, const Vertices &vertices)
{
    QJsonArray targets;
    const std::vector<float> base = threes(vertices, mesh.mVertices, writing.tree.metres);
    for (unsigned i = 0; i < mesh.mNumAnimMeshes; ++i) {
        const aiAnimMesh &shape = *mesh.mAnimMeshes[i];
        std::vector<float> moved(base.size(), 0);
        if (shape.mVertices && shape.mNumVertices == mesh.mNumVertices) {
            moved = threes(vertices, shape.mVertices, writing.tree.metres);
            for (std::size_t n = 0; n < moved.size(); ++n)
                moved[n] -= base[n];
        }
        targets.append(QJsonObject{{"POSITION", writing.builder.addFloats(moved, 3, GltfTarget::Vertices, true)}});
    }
    return targets;
}

} // namespace

bool isTriangle(const aiMesh &mesh, const aiFace &face)
{
    if (face.mNumIndices != 3 || !mesh.mVertices)
        return false;
    return std::all_of(face.mIndices, face.mIndices + 3, [&](unsigned v) { return v < mesh.mNumVertices; });
}

Vertices verticesOf(Writing &writing, const aiMesh &mesh, const std::function<int(const aiBone &)> &slot, const std::function<int()> &own)
{
    const bool skinned = mesh.mNumBones > 0;
    std::vector<std::vector<Weight>> holders = skinned ? holdersOf(mesh, slot) : std::vector<std::vector<Weight>>();
    Vertices out;
    Key key(mesh);
    std::unordered_map<std::string, std::uint32_t> known;
    for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
        const aiFace &face = mesh.mFaces[f];
        if (!isTriangle(mesh, face)) {
            ++writing.facts.linesAndPoints;
            continue;
        }
        for (unsigned corner = 0; corner < 3; ++corner) {
            const unsigned v = face.mIndices[corner];
            const auto [it, fresh] = known.emplace(key.of(v, skinned ? &holders[v] : nullptr), static_cast<std::uint32_t>(out.sources.size()));
            out.triangles.push_back(it->second);
            if (!fresh)
                continue;
            out.sources.push_back(v);
            if (!skinned)
                continue;
            std::vector<Weight> held = holders[v];
            writing.facts.limitedVertices += held.size() > 4;
            if (held.empty()) {
                ++writing.facts.unweightedVertices;
                held.push_back({static_cast<std::uint16_t>(own()), 1});
            }
            settle(held, out.joints.emplace_back(std::array<std::uint16_t, 4>{}), out.weights.emplace_back(std::array<float, 4>{}));
        }
    }
    return out;
}

QJsonObject writePrimitive(Writing &writing, const aiMesh &mesh, const Vertices &vertices)
{
    GltfBuilder &builder = writing.builder;
    QJsonObject attributes{{"POSITION", builder.addFloats(threes(vertices, mesh.mVertices, writing.tree.metres), 3, GltfTarget::Vertices, true)}};
    if (mesh.mNormals)
        attributes.insert(QStringLiteral("NORMAL"), builder.addFloats(normalsOf(vertices, mesh.mNormals), 3, GltfTarget::Vertices));
    for (unsigned set = 0; set < 2; ++set) {
        if (mesh.mTextureCoords[set])
            attributes.insert(QStringLiteral("TEXCOORD_%1").arg(set), builder.addFloats(texturePlacesOf(vertices, mesh.mTextureCoords[set]), 2, GltfTarget::Vertices));
    }
    if (mesh.mColors[0]) {
        std::vector<float> colors;
        for (const unsigned v : vertices.sources) {
            for (unsigned i = 0; i < 4; ++i)
                colors.push_back(std::isfinite(mesh.mColors[0][v][i]) ? std::clamp(mesh.mColors[0][v][i], 0.0F, 1.0F) : 1.0F);
        }
        attributes.insert(QStringLiteral("COLOR_0"), builder.addFloats(colors, 4, GltfTarget::Vertices));
    }
    if (!vertices.joints.empty()) {
        const std::span<const std::uint16_t> joints(vertices.joints.front().data(), vertices.joints.size() * 4);
        const std::span<const float> weights(vertices.weights.front().data(), vertices.weights.size() * 4);
        attributes.insert(QStringLiteral("JOINTS_0"), builder.addFours(joints));
        attributes.insert(QStringLiteral("WEIGHTS_0"), builder.addFloats(weights, 4, GltfTarget::Vertices));
    }
    QJsonObject primitive{{"attributes", attributes}, {"indices", builder.addIndices(vertices.triangles, static_cast<std::uint32_t>(vertices.sources.size()))}};
    if (mesh.mMaterialIndex < writing.scene.mNumMaterials)
        primitive.insert(QStringLiteral("material"), static_cast<int>(mesh.mMaterialIndex));
    if (mesh.mNumAnimMeshes > 0)
        primitive.insert(QStringLiteral("targets"), shapesOf(writing, mesh, vertices));
    return primitive;
}

} // namespace marrow::scene
