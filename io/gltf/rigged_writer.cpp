#include "io/gltf/character_file.h"
#include "io/gltf/gltf_additions.h"
#include "io/gltf/gltf_compaction.h"
#include "io/gltf/rigged_extras.h"
#include "io/gltf/rigged_vrm.h"
#include "model/character/model_pose.h"
#include "model/character/skin/skin_checks.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Rigged)
};

std::span<const float> numbersOf(std::span<const Eigen::Vector3f> vectors)
{
    return {reinterpret_cast<const float *>(vectors.data()), vectors.size() * 3};
}

/// The deltas of a morph target, turned as the vertices were.
std::vector<Eigen::Vector3f> turnedDeltas(const std::vector<Eigen::Vector3f> &deltas, const BakedMesh &mesh, const BakedMesh::Range &range, bool normals)
{
    std::vector<Eigen::Vector3f> turned(deltas.size());
    for (std::size_t v = 0; v < deltas.size(); ++v) {
        Eigen::Matrix3f linear = range.firstVertex + v < mesh.linear.size() ? mesh.linear[range.firstVertex + v] : Eigen::Matrix3f::Identity();
        // A scale must not make the deltas of normals longer than the normals are.
        const float scale = normals ? std::cbrt(std::abs(linear.determinant())) : 1;
        if (scale > 1e-12F)
            linear /= scale;
        const Eigen::Vector3f delta = linear * deltas[v];
        turned[v] = delta.allFinite() ? delta : Eigen::Vector3f::Zero();
    }
    return turned;
}

/// Writes the parts of the new document one after another.
class RiggedDocument
{
public:
    RiggedDocument(const CharacterAsset &asset, const Skirt &skirt, const GltfDocument &source)
        : m_asset(asset)
        , m_skirt(skirt)
        , m_source(source)
        , m_weights(skirt.empty() ? asset.weights.flat() : skirt.weights)
        , m_document(source)
        , m_additions(m_document)
    {
    }

    GltfDocument build()
    {
        addJoints();
        addMeshes();
        addSkin();
        addScene();
        dropWhatNamesNodes();
        m_additions.finish();
        return compactGltf(m_document);
    }
    const QStringList &notes() const { return m_notes; }

private:
    void addJoints()
    {
        const auto skeleton = humanoidSkeleton();
        for (std::size_t joint = 0; joint < skeleton.size(); ++joint) {
            Eigen::Vector3f local = m_asset.placement.joints[joint].position;
            if (skeleton[joint].parent >= 0)
                local -= m_asset.placement.joints[static_cast<std::size_t>(skeleton[joint].parent)].position;
            QJsonObject node = jointNode(humanoidJointName(static_cast<int>(joint)), local);
            QJsonArray children;
            for (std::size_t child = 0; child < skeleton.size(); ++child) {
                if (skeleton[child].parent == static_cast<int>(joint))
                    children.append(static_cast<int>(child));
            }
            for (int i = 0; i < skirtJoints() && joint == 1; ++i)
                children.append(kHumanoidJointCount + i);
            if (!children.isEmpty())
                node.insert(QStringLiteral("children"), children);
            m_nodes.append(node);
        }
        for (int i = 0; i < skirtJoints(); ++i)
            m_nodes.append(jointNode(skirtJointName(i), m_skirt.positions[static_cast<std::size_t>(i)] - m_asset.placement.joints[1].position));
        if (m_skirt.empty() && hasSkirt(*m_asset.model))
            note(Texts::tr("The model's joints of a skirt were left out; what followed them follows the hips."));
    }

    int skirtJoints() const { return m_skirt.empty() ? 0 : kSkirtJointCount; }

    static QJsonObject jointNode(const QString &name, const Eigen::Vector3f &local)
    {
        return {{"name", name}, {"translation", QJsonArray{static_cast<double>(local.x()), static_cast<double>(local.y()), static_cast<double>(local.z())}}};
    }

    /// One node and one mesh for each node that had one, so that what was drawn twice can be bound in two places.
    void addMeshes()
    {
        const QJsonArray oldNodes = m_document.list("nodes");
        const QJsonArray oldMeshes = m_document.list("meshes");
        const auto &ranges = m_asset.mesh->ranges;
        for (std::size_t first = 0; first < ranges.size();) {
            std::size_t end = first;
            while (end < ranges.size() && ranges[end].node == ranges[first].node)
                ++end;
            const QJsonObject oldNode = oldNodes.at(ranges[first].node).toObject();
            QJsonObject mesh = oldMeshes.at(ranges[first].mesh).toObject();
            const QJsonArray oldPrimitives = mesh.value(QStringLiteral("primitives")).toArray();
            QJsonArray primitives;
            for (std::size_t i = first; i < end; ++i)
                primitives.append(primitiveOf(oldPrimitives.at(ranges[i].primitive).toObject(), ranges[i]));
            if (primitives.size() < oldPrimitives.size())
                note(Texts::tr("Lines, points and empty parts of %1 were left out.").arg(oldNode.value(QStringLiteral("name")).toString()));
            mesh.insert(QStringLiteral("primitives"), primitives);
            QString name = oldNode.value(QStringLiteral("name")).toString();
            if (name.isEmpty())
                name = mesh.value(QStringLiteral("name")).toString(QStringLiteral("mesh"));
            if (humanoidJoint(name) >= 0)
                name += QStringLiteral("_mesh");
            QJsonObject node{{"name", name}, {"mesh", m_meshes.size()}, {"skin", 0}};
            for (const QString &kept : {QStringLiteral("extras"), QStringLiteral("weights")}) {
                if (oldNode.contains(kept))
                    node.insert(kept, oldNode.value(kept));
            }
            m_moved.nodes.emplace(ranges[first].node, static_cast<int>(m_nodes.size()));
            m_moved.meshes[ranges[first].mesh].push_back(static_cast<int>(m_meshes.size()));
            m_meshes.append(mesh);
            m_nodes.append(node);
            first = end;
        }
        m_document.json.insert(QStringLiteral("meshes"), m_meshes);
        m_document.json.insert(QStringLiteral("nodes"), m_nodes);
    }

    QJsonObject primitiveOf(QJsonObject primitive, const BakedMesh::Range &range)
    {
        const BakedMesh &mesh = *m_asset.mesh;
        const ModelPrimitive &source = m_asset.model->meshes[static_cast<std::size_t>(range.mesh)].primitives[static_cast<std::size_t>(range.primitive)];
        const std::span positions(mesh.positions.data() + range.firstVertex, range.vertexCount);
        QJsonObject attributes = primitive.value(QStringLiteral("attributes")).toObject();
        for (const QString &key : attributes.keys()) {
            if (key.startsWith(QLatin1String("JOINTS_")) || key.startsWith(QLatin1String("WEIGHTS_")))
                attributes.remove(key);
        }
        const bool moved = !std::equal(positions.begin(), positions.end(), source.positions.begin(), source.positions.end());
        attributes.insert(QStringLiteral("POSITION"), m_additions.floats(numbersOf(positions), 3, GltfTarget::Vertices, true));
        if (attributes.contains(QStringLiteral("NORMAL")))
            attributes.insert(QStringLiteral("NORMAL"), m_additions.floats(numbersOf({mesh.normals.data() + range.firstVertex, range.vertexCount}), 3, GltfTarget::Vertices, false));
        if (moved)
            attributes.remove(QStringLiteral("TANGENT")); // readers make them from normals and texture places, as they did when the file was made
        std::vector<std::uint8_t> joints;
        std::vector<float> weights;
        for (std::size_t v = range.firstVertex; v < range.firstVertex + range.vertexCount; ++v) {
            for (std::size_t k = 0; k < 4; ++k) {
                const float weight = m_weights[v].weights[k];
                joints.push_back(weight > 0 ? static_cast<std::uint8_t>(m_weights[v].joints[k] - 1) : std::uint8_t{0});
                weights.push_back(weight);
            }
        }
        attributes.insert(QStringLiteral("JOINTS_0"), m_additions.fours(joints));
        attributes.insert(QStringLiteral("WEIGHTS_0"), m_additions.floats(weights, 4, GltfTarget::Vertices, false));
        primitive.insert(QStringLiteral("attributes"), attributes);
        std::vector<std::uint32_t> triangles;
        for (std::size_t i = std::size_t{3} * range.firstTriangle; i < std::size_t{3} * (range.firstTriangle + range.triangleCount); ++i)
            triangles.push_back(mesh.triangles[i] - range.firstVertex);
        if (triangles != source.triangles || primitive.value(QStringLiteral("mode")).toInt(4) != 4) {
            primitive.insert(QStringLiteral("indices"), m_additions.indices(triangles));
            primitive.remove(QStringLiteral("mode"));
        }
        if (!source.morphTargets.empty())
            primitive.insert(QStringLiteral("targets"), targetsOf(source, range));
        return primitive;
    }

    QJsonArray targetsOf(const ModelPrimitive &source, const BakedMesh::Range &range)
    {
        QJsonArray targets;
        for (const MorphTarget &target : source.morphTargets) {
            QJsonObject json;
            if (!target.positions.empty())
                json.insert(QStringLiteral("POSITION"), m_additions.floats(numbersOf(turnedDeltas(target.positions, *m_asset.mesh, range, false)), 3, GltfTarget::Vertices, true));
            if (!target.normals.empty())
                json.insert(QStringLiteral("NORMAL"), m_additions.floats(numbersOf(turnedDeltas(target.normals, *m_asset.mesh, range, true)), 3, GltfTarget::Vertices, false));
            targets.append(json);
        }
        return targets;
    }

    void addSkin()
    {
        std::vector<float> numbers;
        for (const Eigen::Matrix4f &matrix : inverseBindMatrices(m_asset.placement))
            numbers.insert(numbers.end(), matrix.data(), matrix.data() + 16); // Eigen keeps columns, as glTF does
        for (int i = 0; i < skirtJoints(); ++i) {
            Eigen::Matrix4f inverse = Eigen::Matrix4f::Identity();
            inverse.topRightCorner<3, 1>() = -m_skirt.positions[static_cast<std::size_t>(i)];
            numbers.insert(numbers.end(), inverse.data(), inverse.data() + 16);
        }
        QJsonArray joints;
        for (int joint = 1; joint < kHumanoidJointCount + skirtJoints(); ++joint)
            joints.append(joint);
        const QJsonObject skin{{"name", "humanoid"}, {"joints", joints}, {"skeleton", 0}, {"inverseBindMatrices", m_additions.floats(numbers, 16, GltfTarget::None, false)},
                               {"extras", QJsonObject{{"marrow", riggedExtras(m_asset)}}}};
        m_document.json.insert(QStringLiteral("skins"), QJsonArray{skin});
    }

    void addScene()
    {
        QJsonArray roots{0};
        for (qsizetype node = kHumanoidJointCount + skirtJoints(); node < m_nodes.size(); ++node)
            roots.append(node);
        QJsonObject scene = m_document.list("scenes").at(m_document.json.value(QStringLiteral("scene")).toInteger(0)).toObject();
        scene.insert(QStringLiteral("nodes"), roots);
        scene.remove(QStringLiteral("extensions"));
        m_document.json.insert(QStringLiteral("scenes"), QJsonArray{scene});
        m_document.json.insert(QStringLiteral("scene"), 0);
    }

    /// What a VRM says of itself outlives its skeleton.
    QJsonObject aboutWithVrm() const
    {
        QJsonObject about = m_document.json.value(QStringLiteral("asset")).toObject();
        const QJsonObject kept = keptVrm(m_source, m_moved);
        QJsonObject extras = about.value(QStringLiteral("extras")).toObject();
        if (!kept.isEmpty()) {
            extras.insert(QStringLiteral("sourceVrm"), kept);
            about.insert(QStringLiteral("extras"), extras);
        }
        about.insert(QStringLiteral("generator"), QStringLiteral("Marrow"));
        return about;
    }

    /// Clips and VRM parts name nodes of the old tree.
    void dropWhatNamesNodes()
    {
        QJsonObject &json = m_document.json;
        if (const auto clips = m_document.list("animations").size(); clips > 0)
            note(Texts::tr("%n clip(s) of the model's own skeleton were left out.", nullptr, static_cast<int>(clips)));
        json.remove(QStringLiteral("animations"));
        json.remove(QStringLiteral("cameras"));
        QJsonObject extensions = json.value(QStringLiteral("extensions")).toObject();
        const auto namesNodes = [](const QString &name) {
            return name == QLatin1String("VRM") || name.startsWith(QLatin1String("VRMC_")) || name == QLatin1String("KHR_animation_pointer") || name == QLatin1String("KHR_lights_punctual");
        };
        QStringList dropped;
        for (const QString &name : extensions.keys()) {
            if (namesNodes(name) && !name.startsWith(QLatin1String("VRMC_materials"))) {
                extensions.remove(name);
                dropped.append(name);
            }
        }
        if (!dropped.isEmpty())
            note(Texts::tr("%1 belonged to the model's own skeleton and was left out.").arg(dropped.join(QStringLiteral(", "))));
        if (extensions.isEmpty())
            json.remove(QStringLiteral("extensions"));
        else
            json.insert(QStringLiteral("extensions"), extensions);
        for (const QString &list : {QStringLiteral("extensionsUsed"), QStringLiteral("extensionsRequired")}) {
            QJsonArray kept;
            for (const QJsonValue &name : json.value(list).toArray()) {
                const bool ofNodes = name.toString() == QLatin1String("VRMC_node_constraint") || name.toString() == QLatin1String("KHR_node_visibility") || name.toString() == QLatin1String("EXT_mesh_gpu_instancing");
                if (!dropped.contains(name.toString()) && !ofNodes)
                    kept.append(name);
            }
            if (kept.isEmpty())
                json.remove(list);
            else
                json.insert(list, kept);
        }
        json.insert(QStringLiteral("asset"), aboutWithVrm());
        if (isVrm(m_source))
            note(Texts::tr("Who made it, its terms and its expressions are kept in the file; its swinging bones are not."));
    }

    void note(const QString &sentence)
    {
        if (!m_notes.contains(sentence))
            m_notes.append(sentence);
    }

    const CharacterAsset &m_asset;
    const Skirt &m_skirt;
    const GltfDocument &m_source;
    std::vector<VertexWeights> m_weights;
    GltfDocument m_document;
    GltfAdditions m_additions;
    QJsonArray m_nodes;
    QJsonArray m_meshes;
    MovedMeshes m_moved;
    QStringList m_notes;
};

/// Where the joints are in a file, by adding up the nodes, which is what a viewer does.
HumanoidRest restOf(const CharacterModel &model)
{
    HumanoidRest rest;
    const std::vector<Eigen::Matrix4f> worlds = modelWorlds(model);
    for (std::size_t joint = 0; joint < rest.size(); ++joint)
        rest[joint] = worlds[joint].topRightCorner<3, 1>();
    return rest;
}

/// The weights that were to be written, as the file has them.
bool holdsWeights(const CharacterModel &model, const std::vector<VertexWeights> &weights)
{
    std::size_t vertex = 0;
    for (const ModelPart &part : modelParts(model)) {
        const ModelPrimitive &primitive = model.meshes[static_cast<std::size_t>(part.mesh)].primitives[static_cast<std::size_t>(part.primitive)];
        for (std::size_t v = 0; v < primitive.joints.size(); ++v, ++vertex) {
            for (std::size_t k = 0; k < 4; ++k) {
                const float weight = primitive.weights[v][static_cast<Eigen::Index>(k)];
                if (vertex >= weights.size() || weight != weights[vertex].weights[k] || (weight > 0 && primitive.joints[v][k] + 1 != weights[vertex].joints[k]))
                    return false;
            }
        }
    }
    return vertex == weights.size();
}

/// inverseBindError() of the joints of a skirt.
double skirtBindError(const CharacterModel &model)
{
    const ModelSkin &skin = model.skins.front();
    const std::vector<Eigen::Matrix4f> worlds = modelWorlds(model);
    double worst = 0;
    for (std::size_t i = kSkinJointCount; i < skin.joints.size(); ++i)
        worst = std::max(worst, static_cast<double>((skin.inverseBind[i] * worlds[static_cast<std::size_t>(skin.joints[i])] - Eigen::Matrix4f::Identity()).cwiseAbs().maxCoeff()));
    return worst;
}

} // namespace

Result<RiggedGlb> writeRigged(const CharacterAsset &asset, const Skirt &skirt)
{
    const auto *source = dynamic_cast<const GltfCharacterSource *>(asset.source.get());
    if (!asset.bound() || !source || asset.weights.size() != asset.mesh->positions.size())
        return Error{QStringLiteral("character.not-bound"), Texts::tr("The model is not bound yet, so there is nothing to write. Bind it first."), {}, {}};
    RiggedDocument writer(asset, skirt, source->document);
    const Result<QByteArray> bytes = encodeGlb(writer.build());
    if (!bytes)
        return bytes.error();
    RiggedGlb rigged{*bytes, writer.notes(), 0};
    const auto back = readGltf(rigged.bytes);
    const auto stored = back ? storedSkin(*back) : std::nullopt;
    const bool weightsStayed = stored && (skirt.empty() ? stored->weights == asset.weights.flat() : holdsWeights(back->model, skirt.weights));
    const bool same = weightsStayed && stored->placement.rest() == asset.placement.rest();
    if (!same) {
        return Error{QStringLiteral("character.read-back"),
                     Texts::tr("The bound file was read back and is not what was written, so it does not count: %1").arg(back ? Texts::tr("joints or weights differ.") : back.error().message), {}, {}};
    }
    rigged.inverseBindError = std::max(inverseBindError(back->model.skins.front().inverseBind, restOf(back->model)), skirtBindError(back->model));
    return rigged;
}

} // namespace marrow
