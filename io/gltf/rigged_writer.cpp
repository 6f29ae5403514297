#include "io/gltf/character_file.h"
#include "io/gltf/gltf_builder.h"
#include "io/gltf/gltf_compaction.h"
#include "io/gltf/rigged_extras.h"
#include "model/character/skin/skin_checks.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>
#include <map>
#include <span>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Rigged)
};

/// Appends numbers to a document in a buffer of their own. Equal bytes of the same kind are written once: primitives that share their vertices
/// go on sharing them.
class Additions
{
public:
    explicit Additions(GltfDocument &document)
        : m_document(document)
        , m_views(document.list("bufferViews"))
        , m_accessors(document.list("accessors"))
    {
    }

    int floats(std::span<const float> values, int width, GltfTarget target, bool bounded)
    {
        QJsonObject accessor{{"componentType", static_cast<int>(GltfComponent::Float)},
                             {"type", width == 16 ? QStringLiteral("MAT4") : QStringLiteral("VEC%1").arg(width)},
                             {"count", static_cast<qint64>(values.size()) / width}};
        if (bounded)
            addBounds(values, static_cast<std::size_t>(width), accessor);
        return add(std::as_bytes(values), target, accessor);
    }
    int fours(std::span<const std::uint8_t> values)
    {
        return add(std::as_bytes(values), GltfTarget::Vertices,
                   {{"componentType", static_cast<int>(GltfComponent::UnsignedByte)}, {"type", "VEC4"}, {"count", static_cast<qint64>(values.size()) / 4}});
    }
    int indices(std::span<const std::uint32_t> values)
    {
        return add(std::as_bytes(values), GltfTarget::Indices,
                   {{"componentType", static_cast<int>(GltfComponent::UnsignedInt)}, {"type", "SCALAR"}, {"count", static_cast<qint64>(values.size())}});
    }

    /// Puts everything into the document.
    void finish()
    {
        QJsonArray buffers = m_document.list("buffers");
        buffers.append(QJsonObject{{"byteLength", m_bytes.size()}});
        m_document.json.insert(QStringLiteral("buffers"), buffers);
        m_document.json.insert(QStringLiteral("bufferViews"), m_views);
        m_document.json.insert(QStringLiteral("accessors"), m_accessors);
        m_document.buffers.push_back(m_bytes);
    }

private:
    static void addBounds(std::span<const float> values, std::size_t width, QJsonObject &accessor)
    {
        QJsonArray low;
        QJsonArray high;
        for (std::size_t c = 0; c < width; ++c) {
            float least = values[c];
            float most = values[c];
            for (std::size_t i = c; i < values.size(); i += width) {
                least = std::min(least, values[i]);
                most = std::max(most, values[i]);
            }
            low.append(static_cast<double>(least));
            high.append(static_cast<double>(most));
        }
        accessor.insert(QStringLiteral("min"), low);
        accessor.insert(QStringLiteral("max"), high);
    }

    int add(std::span<const std::byte> bytes, GltfTarget target, QJsonObject accessor)
    {
        const QByteArrayView view(reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size()));
        const QByteArray key = QCryptographicHash::hash(view, QCryptographicHash::Sha1) + accessor.value(QStringLiteral("type")).toString().toLatin1()
            + QByteArray::number(accessor.value(QStringLiteral("componentType")).toInt());
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        m_bytes.append((4 - m_bytes.size() % 4) % 4, '\0');
        QJsonObject place{{"buffer", static_cast<qint64>(m_document.buffers.size())}, {"byteOffset", m_bytes.size()}, {"byteLength", view.size()}};
        if (target != GltfTarget::None)
            place.insert(QStringLiteral("target"), static_cast<int>(target));
        m_bytes.append(view);
        accessor.insert(QStringLiteral("bufferView"), m_views.size());
        m_views.append(place);
        m_accessors.append(accessor);
        const int index = static_cast<int>(m_accessors.size()) - 1;
        m_known.emplace(key, index);
        return index;
    }

    GltfDocument &m_document;
    QJsonArray m_views;
    QJsonArray m_accessors;
    QByteArray m_bytes;
    std::map<QByteArray, int> m_known;
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
    RiggedDocument(const CharacterAsset &asset, const GltfDocument &source)
        : m_asset(asset)
        , m_weights(asset.weights.flat())
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
            QJsonObject node{{"name", humanoidJointName(static_cast<int>(joint))},
                             {"translation", QJsonArray{static_cast<double>(local.x()), static_cast<double>(local.y()), static_cast<double>(local.z())}}};
            QJsonArray children;
            for (std::size_t child = 0; child < skeleton.size(); ++child) {
                if (skeleton[child].parent == static_cast<int>(joint))
                    children.append(static_cast<int>(child));
            }
            if (!children.isEmpty())
                node.insert(QStringLiteral("children"), children);
            m_nodes.append(node);
        }
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
        QJsonArray joints;
        for (int joint = 1; joint < kHumanoidJointCount; ++joint)
            joints.append(joint);
        const QJsonObject skin{{"name", "humanoid"}, {"joints", joints}, {"skeleton", 0}, {"inverseBindMatrices", m_additions.floats(numbers, 16, GltfTarget::None, false)},
                               {"extras", QJsonObject{{"marrow", riggedExtras(m_asset)}}}};
        m_document.json.insert(QStringLiteral("skins"), QJsonArray{skin});
    }

    void addScene()
    {
        QJsonArray roots{0};
        for (qsizetype node = kHumanoidJointCount; node < m_nodes.size(); ++node)
            roots.append(node);
        QJsonObject scene = m_document.list("scenes").at(m_document.json.value(QStringLiteral("scene")).toInteger(0)).toObject();
        scene.insert(QStringLiteral("nodes"), roots);
        scene.remove(QStringLiteral("extensions"));
        m_document.json.insert(QStringLiteral("scenes"), QJsonArray{scene});
        m_document.json.insert(QStringLiteral("scene"), 0);
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
        QJsonObject about = json.value(QStringLiteral("asset")).toObject();
        about.insert(QStringLiteral("generator"), QStringLiteral("Marrow"));
        json.insert(QStringLiteral("asset"), about);
    }

    void note(const QString &sentence)
    {
        if (!m_notes.contains(sentence))
            m_notes.append(sentence);
    }

    const CharacterAsset &m_asset;
    std::vector<VertexWeights> m_weights;
    GltfDocument m_document;
    Additions m_additions;
    QJsonArray m_nodes;
    QJsonArray m_meshes;
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

} // namespace

Result<RiggedGlb> writeRigged(const CharacterAsset &asset)
{
    const auto *source = dynamic_cast<const GltfCharacterSource *>(asset.source.get());
    if (!asset.bound() || !source || asset.weights.size() != asset.mesh->positions.size())
        return Error{QStringLiteral("character.not-bound"), Texts::tr("The model is not bound yet, so there is nothing to write. Bind it first."), {}, {}};
    RiggedDocument writer(asset, source->document);
    const Result<QByteArray> bytes = encodeGlb(writer.build());
    if (!bytes)
        return bytes.error();
    RiggedGlb rigged{*bytes, writer.notes(), 0};
    const auto back = readGltf(rigged.bytes);
    const auto stored = back ? storedSkin(*back) : std::nullopt;
    const bool same = stored && stored->weights == asset.weights.flat() && stored->placement.rest() == asset.placement.rest();
    if (!same) {
        return Error{QStringLiteral("character.read-back"),
                     Texts::tr("The bound file was read back and is not what was written, so it does not count: %1").arg(back ? Texts::tr("joints or weights differ.") : back.error().message), {}, {}};
    }
    rigged.inverseBindError = inverseBindError(back->model.skins.front().inverseBind, restOf(back->model));
    return rigged;
}

} // namespace marrow
