#include "io/scene/scene_reader.h"

#include "io/gltf/gltf_document.h"
#include "io/scene/pmx_outline.h"
#include "io/scene/scene_count.h"
#include "io/scene/scene_parts.h"

#include <QCoreApplication>

#include <assimp/Exporter.hpp>
#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/postprocess.h>

#include <algorithm>
#include <exception>
#include <map>
#include <memory>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Scene)
};

constexpr qsizetype kLeastPmxBytes = 1024;

/// In Assimp's own words; whoever shows it says whose they are.
Error readError(const QString &said)
{
    return {QStringLiteral("scene.read"), said.trimmed(), {}, nullptr};
}

/// Assimp drops the turns of nodes of rotation order 6, "spheric XYZ", which other programs read as XYZ: the number is made 0 where it
/// stands. Returns how many.
qint64 unsphere(QByteArray &bytes)
{
    static const QByteArray binary = QByteArrayLiteral("S\x0d\0\0\0RotationOrderS\x04\0\0\0enumS\0\0\0\0S\0\0\0\0I\x06\0\0\0");
    static const QByteArray text = QByteArrayLiteral("\"RotationOrder\", \"enum\", \"\", \"\",6");
    qint64 count = 0;
    for (const QByteArray &pattern : {binary, text}) {
        const qsizetype digit = pattern.size() - (pattern == binary ? 4 : 1);
        for (qsizetype at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + 1)) {
            bytes[at + digit] = pattern == binary ? '\0' : '0';
            ++count;
        }
    }
    return count;
}

QJsonObject nodeOf(const scene::Node &node, bool moved, SceneFacts &facts)
{
    QJsonObject json{{"name", node.name}};
    const scene::Parts parts = scene::partsOf(node.rest);
    const double size = std::max(node.rest.block<3, 3>(0, 0).cwiseAbs().maxCoeff(), 1e-9);
    const bool sheared = parts.error > 1e-4 * size;
    if (sheared && !moved) {
        QJsonArray matrix;
        for (int i = 0; i < 16; ++i)
            matrix.append(i % 4 == 3 ? (i == 15 ? 1.0 : 0.0) : static_cast<double>(static_cast<float>(node.rest.data()[i])));
        json.insert(QStringLiteral("matrix"), matrix);
        return json;
    }
    facts.shearedNodes += sheared;
    const auto insert = [&](const char *name, const auto &values, const auto &usual) {
        if (values.isApprox(usual, 1e-12) || (values - usual).norm() < 1e-12)
            return;
        QJsonArray array;
        for (int i = 0; i < values.size(); ++i)
            array.append(static_cast<double>(static_cast<float>(values[i])));
        json.insert(QLatin1String(name), array);
    };
    insert("translation", parts.translation, Eigen::Vector3d(0, 0, 0));
    insert("rotation", Eigen::Vector4d(parts.rotation.coeffs()), Eigen::Vector4d(0, 0, 0, 1));
    insert("scale", parts.scale, Eigen::Vector3d(1, 1, 1));
    return json;
}

/// What Assimp's exporter makes of it: the tree is turned and scaled at its root, buffers are packed into one.
Result<SceneProduct> exportScene(Assimp::Importer &importer, const aiScene &scene, const SceneReadOptions &options)
{
    SceneProduct product;
    const Result<scene::Tree> tree = scene::readTree(scene, options, {}, product.facts);
    if (!tree)
        return tree.error();
    scene::Tree asItStands = *tree; // the exporter scales at the root, not the vertices
    asItStands.metres = 1;
    scene::countScene(scene, asItStands, product.facts);
    product.facts.clips = scene.mNumAnimations;
    Eigen::Matrix4d space = Eigen::Matrix4d::Identity();
    space.topLeftCorner<3, 3>() = tree->toYUp * tree->metres;
    aiScene *own = importer.GetOrphanedScene();
    const std::unique_ptr<aiScene> owner(own);
    for (unsigned row = 0; row < 4; ++row) {
        for (unsigned column = 0; column < 4; ++column)
            own->mRootNode->mTransformation[row][column] = static_cast<ai_real>(space(row, column));
    }
    Assimp::Exporter exporter;
    const aiExportDataBlob *blob = exporter.ExportToBlob(own, "gltf2", aiProcess_Triangulate | aiProcess_LimitBoneWeights | aiProcess_JoinIdenticalVertices);
    if (!blob)
        return readError(QString::fromUtf8(exporter.GetErrorString()));
    QByteArray json;
    std::map<QString, QByteArray> parts;
    for (; blob; blob = blob->next) {
        const QByteArray bytes(static_cast<const char *>(blob->data), static_cast<qsizetype>(blob->size));
        if (json.isEmpty())
            json = bytes;
        else
            parts[QString::fromUtf8(blob->name.C_Str())] = bytes;
    }
    const GltfFileSource files = [&](const QString &uri) -> Result<QByteArray> {
        for (const auto &[name, bytes] : parts) {
            if (uri.endsWith(name) || parts.size() == 1)
                return bytes;
        }
        return gltfError("gltf.buffer", uri);
    };
    const Result<GltfDocument> document = readGltfDocument(json, files);
    if (!document)
        return document.error();
    Result<QByteArray> glb = encodeGlb(*document);
    if (!glb)
        return glb.error();
    product.glb = std::move(*glb);
    return product;
}

/// Whether the joints of every skin hang together, as glTF wants it.
bool haveCommonRoots(const scene::Tree &tree, const std::vector<scene::NodeMesh> &meshes)
{
    const auto top = [&](int node) {
        while (tree.nodes[static_cast<std::size_t>(node)].parent >= 0)
            node = tree.nodes[static_cast<std::size_t>(node)].parent;
        return node;
    };
    return std::all_of(meshes.begin(), meshes.end(), [&](const scene::NodeMesh &mesh) {
        return std::all_of(mesh.joints.begin(), mesh.joints.end(), [&](int joint) { return top(joint) == top(mesh.joints.front()); });
    });
}

Result<SceneProduct> writeScene(const aiScene &scene, const SceneReadOptions &options, const scene::TopBones &topBones)
{
    SceneProduct product;
    const Result<scene::Tree> tree = scene::readTree(scene, options, topBones, product.facts);
    if (!tree)
        return tree.error();
    scene::countScene(scene, *tree, product.facts);
    GltfBuilder builder;
    scene::Writing writing{scene, options, *tree, builder, product.facts};
    scene::writeMaterials(writing);
    const std::vector<scene::NodeMesh> meshes = scene::writeMeshes(writing);
    std::vector<bool> moved(tree->nodes.size(), false);
    scene::writeClips(writing, moved);

    std::vector<QJsonArray> children(tree->nodes.size());
    QJsonArray roots;
    for (std::size_t i = 0; i < tree->nodes.size(); ++i) {
        const int parent = tree->nodes[i].parent;
        (parent < 0 ? roots : children[static_cast<std::size_t>(parent)]).append(static_cast<qint64>(i));
    }
    std::vector<QJsonObject> nodes;
    for (std::size_t i = 0; i < tree->nodes.size(); ++i)
        nodes.push_back(nodeOf(tree->nodes[i], moved[i], product.facts));
    std::vector<QJsonObject> extra; // meshes of a node beyond its first
    for (const scene::NodeMesh &entry : meshes) {
        const auto i = static_cast<std::size_t>(entry.node);
        QJsonObject *node = &nodes[i];
        if (node->contains(QStringLiteral("mesh"))) {
            children[i].append(static_cast<qint64>(nodes.size() + extra.size()));
            node = &extra.emplace_back(QJsonObject{{"name", tree->nodes[i].name + QStringLiteral(" (2)")}});
        }
        node->insert(QStringLiteral("mesh"), entry.mesh);
        if (entry.skin >= 0)
            node->insert(QStringLiteral("skin"), entry.skin);
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (!children[i].isEmpty())
            nodes[i].insert(QStringLiteral("children"), children[i]);
        builder.add("nodes", nodes[i]);
    }
    for (const QJsonObject &node : extra)
        builder.add("nodes", node);
    if (!haveCommonRoots(*tree, meshes))
        roots = QJsonArray{builder.add("nodes", {{"name", "RootNode"}, {"children", roots}})};
    builder.set("asset", QJsonObject{{"version", "2.0"}, {"generator", "Marrow"}});
    builder.set("scene", 0);
    builder.add("scenes", roots.isEmpty() ? QJsonObject() : QJsonObject{{"nodes", roots}});
    Result<QByteArray> glb = builder.takeGlb();
    if (!glb)
        return glb.error();
    product.glb = std::move(*glb);
    return product;
}

} // namespace

Result<SceneProduct> readScene(const QByteArray &given, const SceneReadOptions &options)
{
    QByteArray bytes = given;
    scene::TopBones topBones;
    if (options.kind == SceneKind::Fbx) {
        unsphere(bytes);
    } else {
        const Result<PmxOutline> outline = readPmxOutline(bytes);
        if (!outline)
            return outline.error();
        for (const PmxBone &bone : outline->bones) {
            if (bone.parent < 0)
                topBones.emplace(bone.name.toStdString(), Eigen::Vector3d(bone.position[0], bone.position[1], -bone.position[2]));
        }
        if (bytes.size() < kLeastPmxBytes) // Assimp takes no smaller ones; what follows the last section is not read
            bytes.append(kLeastPmxBytes - bytes.size(), '\0');
    }
    if (bytes.size() > kMaxSceneFileBytes)
        return Error{QStringLiteral("scene.limit"), Texts::tr("The file has more than 512 MiB."), {}, nullptr};
    try {
        Assimp::Importer importer;
        importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, options.route == SceneRoute::Own);
        importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_STRICT_MODE, false);
        importer.SetPropertyBool(AI_CONFIG_IMPORT_REMOVE_EMPTY_BONES, false); // a toe without weight is a joint all the same
        const char *kind = options.kind == SceneKind::Pmx ? "pmx" : "fbx";
        const aiScene *scene = importer.ReadFileFromMemory(bytes.constData(), static_cast<std::size_t>(bytes.size()), aiProcess_Triangulate, kind);
        if (!scene)
            return readError(QString::fromUtf8(importer.GetErrorString()));
        return options.route == SceneRoute::Own ? writeScene(*scene, options, topBones) : exportScene(importer, *scene, options);
    } catch (const std::exception &failure) {
        return readError(QString::fromUtf8(failure.what()));
    }
}

} // namespace marrow
