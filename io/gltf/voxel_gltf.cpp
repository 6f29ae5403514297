#include "io/gltf/voxel_gltf.h"

#include "io/gltf/gltf_builder.h"
#include "io/gltf/voxel_gltf_clips.h"
#include "io/png/png_writer.h"

#include <QCoreApplication>
#include <QImage>

#include <cmath>
#include <set>

namespace marrow {

namespace {

constexpr int kPaletteSide = 16;
constexpr qint64 kBytesPerVertex = 12 + 12 + 8 + 8 + 16;
constexpr qint64 kIndexBytesPerQuad = 6 * 4;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

QJsonArray numbers(const auto &vector)
{
    QJsonArray list;
    for (const float value : vector)
        list.append(static_cast<double>(value));
    return list;
}

double toLinear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

int toByte(double linear)
{
    const double value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * std::pow(linear, 1 / 2.4) - 0.055;
    return static_cast<int>(std::lround(std::clamp(value, 0.0, 1.0) * 255));
}

/// A texture is sRGB, and light is added up in linear values.
QRgb glowOf(const PaletteEntry &entry)
{
    const double strength = entry.emission / 255.0;
    const auto channel = [&](std::uint8_t value) { return toByte(toLinear(value / 255.0) * strength); };
    return qRgba(channel(entry.red), channel(entry.green), channel(entry.blue), 255);
}

/// Vertices of one primitive.
struct VertexData
{
    std::vector<float> positions;
    std::vector<float> normals;
    std::vector<float> texturePlaces;
    std::vector<std::uint16_t> joints;
    std::vector<std::uint32_t> indices;

    std::size_t count() const { return positions.size() / 3; }
};

void addQuad(VertexData &data, const MeshQuad &quad, std::uint16_t joint)
{
    const auto first = static_cast<std::uint32_t>(data.count());
    std::array<float, 3> normal = {};
    normal[static_cast<std::size_t>(faceAxis(quad.side))] = facesUp(quad.side) ? 1.0F : -1.0F;
    const float place[2] = {(static_cast<float>(quad.paletteIndex % kPaletteSide) + 0.5F) / kPaletteSide,
                            (static_cast<float>(quad.paletteIndex / kPaletteSide) + 0.5F) / kPaletteSide};
    for (const auto &corner : quadCorners(quad)) {
        data.positions.insert(data.positions.end(), corner.begin(), corner.end());
        data.normals.insert(data.normals.end(), normal.begin(), normal.end());
        data.texturePlaces.insert(data.texturePlaces.end(), place, place + 2);
        data.joints.insert(data.joints.end(), {joint, 0, 0, 0});
    }
    for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U})
        data.indices.push_back(first + corner);
}

Eigen::Affine3d matrixOf(const Transform &transform)
{
    Eigen::Affine3d result = Eigen::Affine3d::Identity();
    result.translate(transform.translation.cast<double>());
    result.rotate(transform.rotation.cast<double>().normalized());
    result.scale(transform.scale.cast<double>());
    return result;
}

class Exporter
{
public:
    Exporter(const VoxelAsset &asset, const MeshBlock &mesh, const VoxelGlbOptions &options)
        : m_asset(asset)
        , m_mesh(mesh)
        , m_options(options)
    {
    }

    Result<VoxelGlb> run(const Progress &progress);

private:
    void describe();
    void addJointNodes();
    void addMaterials();
    int addTexture(const QImage &image, const QString &name);
    int addMaterial(const QString &name, bool transparent);
    QJsonObject primitive(const VertexData &data, int material);
    void addMesh();
    void addSkin(QJsonObject &meshNode);
    void addClips(const Progress &progress);
    QString nodeName(const Joint &joint);
    std::uint16_t slotOf(JointId id) const;

    const VoxelAsset &m_asset;
    const MeshBlock &m_mesh;
    const VoxelGlbOptions &m_options;
    GltfBuilder m_builder;
    QStringList m_notes;
    int m_root = 0;
    std::vector<int> m_jointNodes;            ///< in skeleton order
    std::vector<Eigen::Affine3d> m_bind;      ///< likewise
    std::vector<bool> m_moves;                ///< false for joints whose bind matrix has no inverse
    std::set<QString> m_names;
    int m_baseTexture = -1;
    int m_glowTexture = -1;
};

void Exporter::describe()
{
    m_builder.set("asset", QJsonObject{{"version", "2.0"}, {"generator", "Marrow"},
                                       {"extras", QJsonObject{{"axes", "as in the voxel grid: x right, y up, right-handed"},
                                                              {"vertexUnit", "voxel"}, {"unitsPerVoxel", m_options.unitsPerVoxel}}}});
    m_builder.set("scene", 0);
}

/// Names are made different from each other: some readers find joints by name alone.
QString Exporter::nodeName(const Joint &joint)
{
    QString name = joint.name.isEmpty() ? QStringLiteral("joint_%1").arg(joint.id) : joint.name;
    if (m_names.contains(name)) {
        const QString base = name;
        name = QStringLiteral("%1_%2").arg(base).arg(joint.id);
        for (int number = 2; m_names.contains(name); ++number)
            name = QStringLiteral("%1_%2_%3").arg(base).arg(joint.id).arg(number);
        m_notes.append(Texts::tr("Joint %1 is called “%2” there, because another one is named “%3” too.").arg(joint.id).arg(name, base));
    }
    m_names.insert(name);
    return name;
}

void Exporter::addJointNodes()
{
    const Skeleton &skeleton = m_asset.rig->skeleton;
    const auto index = [](int i) { return static_cast<std::size_t>(i); };
    m_bind.assign(skeleton.size(), Eigen::Affine3d::Identity());
    m_moves.assign(skeleton.size(), false);
    std::vector<QJsonArray> children(skeleton.size());
    QJsonArray roots;
    for (const Joint &joint : skeleton.joints()) {
        QJsonObject node{{"name", nodeName(joint)}, {"extras", QJsonObject{{"jointId", joint.id}}}};
        if (!joint.rest.translation.isZero(0))
            node.insert(QStringLiteral("translation"), numbers(joint.rest.translation));
        if (joint.rest.rotation.coeffs() != Eigen::Quaternionf::Identity().coeffs())
            node.insert(QStringLiteral("rotation"), numbers(joint.rest.rotation.cast<double>().normalized().cast<float>().coeffs()));
        if (joint.rest.scale != Eigen::Vector3f::Ones())
            node.insert(QStringLiteral("scale"), numbers(joint.rest.scale));
        m_jointNodes.push_back(m_builder.add("nodes", node));
    }
    for (const int i : skeleton.parentsFirst()) {
        const Joint &joint = skeleton.joints()[index(i)];
        const Eigen::Affine3d local = matrixOf(joint.rest);
        const int parent = joint.parent ? skeleton.indexOf(*joint.parent) : -1;
        m_bind[index(i)] = parent < 0 ? local : m_bind[index(parent)] * local;
        (parent < 0 ? roots : children[index(parent)]).append(m_jointNodes[index(i)]);
    }
    const PoseSampler sampler(skeleton);
    for (std::size_t i = 0; i < skeleton.size(); ++i) {
        m_moves[i] = sampler.movesVoxels(i);
        if (children[i].isEmpty())
            continue;
        QJsonObject node = m_builder.entry("nodes", m_jointNodes[i]);
        node.insert(QStringLiteral("children"), children[i]);
        m_builder.replace("nodes", m_jointNodes[i], node);
    }
    QJsonObject root = m_builder.entry("nodes", m_root);
    root.insert(QStringLiteral("children"), roots);
    m_builder.replace("nodes", m_root, root);
}

/// A joint's place in the skin. What no joint moves follows the topmost node, which stands behind the joints.
std::uint16_t Exporter::slotOf(JointId id) const
{
    if (!m_asset.rig)
        return 0;
    const int i = m_asset.rig->skeleton.indexOf(id);
    const bool moved = i >= 0 && m_moves[static_cast<std::size_t>(i)];
    return static_cast<std::uint16_t>(moved ? static_cast<std::size_t>(i) : m_jointNodes.size());
}

int Exporter::addTexture(const QImage &image, const QString &name)
{
    const int view = m_builder.addView(pngBytes(image));
    const int source = m_builder.add("images", {{"bufferView", view}, {"mimeType", "image/png"}, {"name", name}});
    if (m_baseTexture < 0) // nearest neighbour: each colour is one pixel
        m_builder.add("samplers", {{"magFilter", 9728}, {"minFilter", 9728}, {"wrapS", 33071}, {"wrapT", 33071}});
    return m_builder.add("textures", {{"source", source}, {"sampler", 0}});
}

void Exporter::addMaterials()
{
    QImage base(kPaletteSide, kPaletteSide, QImage::Format_ARGB32);
    QImage glow(kPaletteSide, kPaletteSide, QImage::Format_RGB32);
    base.fill(Qt::transparent);
    glow.fill(Qt::black);
    bool glows = false;
    for (int i = 1; i < 256; ++i) {
        if (!m_asset.palette.defined.test(static_cast<std::size_t>(i)))
            continue;
        const PaletteEntry &entry = m_asset.palette.entries[static_cast<std::size_t>(i)];
        base.setPixel(i % kPaletteSide, i / kPaletteSide, entry.rgba());
        glow.setPixel(i % kPaletteSide, i / kPaletteSide, glowOf(entry));
        glows |= entry.emission > 0;
    }
    m_baseTexture = addTexture(base, QStringLiteral("palette"));
    if (glows)
        m_glowTexture = addTexture(glow, QStringLiteral("emission"));
}

int Exporter::addMaterial(const QString &name, bool transparent)
{
    QJsonObject material{{"name", name},
                         {"pbrMetallicRoughness", QJsonObject{{"baseColorTexture", QJsonObject{{"index", m_baseTexture}}}, {"metallicFactor", 0}, {"roughnessFactor", 1}}}};
    if (transparent)
        material.insert(QStringLiteral("alphaMode"), QStringLiteral("BLEND"));
    if (m_glowTexture >= 0) {
        material.insert(QStringLiteral("emissiveTexture"), QJsonObject{{"index", m_glowTexture}});
        material.insert(QStringLiteral("emissiveFactor"), QJsonArray{1, 1, 1});
    }
    return m_builder.add("materials", material);
}

QJsonObject Exporter::primitive(const VertexData &data, int material)
{
    QJsonObject attributes{{"POSITION", m_builder.addFloats(data.positions, 3, GltfTarget::Vertices, true)},
                           {"NORMAL", m_builder.addFloats(data.normals, 3, GltfTarget::Vertices)},
                           {"TEXCOORD_0", m_builder.addFloats(data.texturePlaces, 2, GltfTarget::Vertices)}};
    if (m_asset.rig) {
        if (m_jointNodes.size() < 256) // with the topmost node
            attributes.insert(QStringLiteral("JOINTS_0"), m_builder.addFours(std::vector<std::uint8_t>(data.joints.begin(), data.joints.end())));
        else
            attributes.insert(QStringLiteral("JOINTS_0"), m_builder.addFours(std::span<const std::uint16_t>(data.joints)));
        // As floats: widely used readers take weights in bytes for garbage.
        std::vector<float> weights(data.joints.size(), 0.0F);
        for (std::size_t i = 0; i < weights.size(); i += 4)
            weights[i] = 1.0F;
        attributes.insert(QStringLiteral("WEIGHTS_0"), m_builder.addFloats(weights, 4, GltfTarget::Vertices));
    }
    return {{"attributes", attributes}, {"material", material},
            {"indices", m_builder.addIndices(data.indices, static_cast<std::uint32_t>(data.count()))}};
}

void Exporter::addMesh()
{
    VertexData opaque;
    VertexData transparent;
    for (const JointQuads &range : m_mesh.joints) {
        const std::uint16_t slot = slotOf(range.joint);
        for (const MeshQuad &quad : m_mesh.quadsOf(range))
            addQuad(m_asset.palette.entries[quad.paletteIndex].transparent() ? transparent : opaque, quad, slot);
    }
    QJsonArray primitives;
    if (opaque.count() + transparent.count() > 0)
        addMaterials();
    if (opaque.count() > 0)
        primitives.append(primitive(opaque, addMaterial(QStringLiteral("palette"), false)));
    if (transparent.count() > 0)
        primitives.append(primitive(transparent, addMaterial(QStringLiteral("palette transparent"), true)));
    QJsonArray sceneNodes{m_root};
    if (!primitives.isEmpty()) {
        const int mesh = m_builder.add("meshes", {{"name", m_options.name}, {"primitives", primitives}});
        QJsonObject node{{"name", m_options.name + QStringLiteral(" mesh")}, {"mesh", mesh}};
        if (m_asset.rig) {
            addSkin(node);
            sceneNodes.append(m_builder.add("nodes", node));
        } else {
            // Nothing moves: the topmost node carries the mesh itself.
            QJsonObject root = m_builder.entry("nodes", m_root);
            root.insert(QStringLiteral("mesh"), mesh);
            m_builder.replace("nodes", m_root, root);
        }
    }
    m_builder.add("scenes", {{"name", m_options.name}, {"nodes", sceneNodes}});
}

void Exporter::addSkin(QJsonObject &meshNode)
{
    QJsonArray joints;
    std::vector<float> inverses;
    const auto add = [&](int node, const Eigen::Matrix4f &inverse) {
        joints.append(node);
        inverses.insert(inverses.end(), inverse.data(), inverse.data() + 16); // column by column, as glTF wants it
    };
    bool needsRoot = false;
    for (std::size_t i = 0; i < m_jointNodes.size(); ++i) {
        Eigen::Affine3d inverse = Eigen::Affine3d::Identity();
        if (m_moves[i])
            inverse = m_bind[i].inverse(Eigen::Affine);
        inverse.makeAffine();
        add(m_jointNodes[i], inverse.matrix().cast<float>());
    }
    for (const JointQuads &range : m_mesh.joints)
        needsRoot |= slotOf(range.joint) == m_jointNodes.size();
    if (needsRoot)
        add(m_root, Eigen::Matrix4f::Identity());
    const int skin = m_builder.add("skins", {{"name", m_options.name}, {"joints", joints}, {"skeleton", m_root},
                                             {"inverseBindMatrices", m_builder.addFloats(inverses, 16, GltfTarget::None)}});
    meshNode.insert(QStringLiteral("skin"), skin);
}

void Exporter::addClips(const Progress &progress)
{
    const Rig &rig = *m_asset.rig;
    const GltfClipTarget target{rig.skeleton, m_jointNodes, m_root, static_cast<float>(m_options.unitsPerVoxel)};
    for (std::size_t i = 0; i < rig.clips.size() && !progress.cancelled(); ++i) {
        const AnimationClip &clip = rig.clips[i];
        progress.report(static_cast<double>(i) / static_cast<double>(rig.clips.size()), clip.name);
        if (m_options.onlyClip && clip.id != *m_options.onlyClip)
            continue;
        if (addGltfAnimation(m_builder, clip, m_options.interpolation, target) > 0)
            m_notes.append(Texts::tr("Some keys of the clip “%1” lie too close together for seconds in single precision; the later one of each was written.").arg(clip.name));
    }
}

Result<VoxelGlb> Exporter::run(const Progress &progress)
{
    const auto quads = static_cast<qint64>(m_mesh.quads.size());
    if (const qint64 bytes = quads * (4 * kBytesPerVertex + kIndexBytesPerQuad); bytes > GltfBuilder::kMaxBytes) {
        return Error{QStringLiteral("gltf.too-large"),
                     Texts::tr("The mesh has %1 rectangles and would be %2 GiB; a GLB holds 4 GiB at most.").arg(quads).arg(static_cast<double>(bytes) / (1 << 30), 0, 'f', 1),
                     {}, {}};
    }
    describe();
    QJsonObject root{{"name", m_options.name}};
    if (m_options.unitsPerVoxel != 1) {
        const double scale = static_cast<double>(static_cast<float>(m_options.unitsPerVoxel));
        root.insert(QStringLiteral("scale"), QJsonArray{scale, scale, scale});
    }
    m_names.insert(m_options.name);
    m_names.insert(m_options.name + QStringLiteral(" mesh"));
    m_root = m_builder.add("nodes", root);
    if (m_asset.rig)
        addJointNodes();
    addMesh();
    if (m_asset.rig)
        addClips(progress.sub(0.5, 1));
    if (progress.cancelled())
        return Error{QStringLiteral("gltf.cancelled"), Texts::tr("The export was cancelled."), {}, {}};
    Result<QByteArray> bytes = m_builder.takeGlb();
    if (!bytes)
        return bytes.error();
    return VoxelGlb{std::move(*bytes), m_notes};
}

} // namespace

Result<VoxelGlb> exportVoxelGlb(const VoxelAsset &asset, const MeshBlock &mesh, const VoxelGlbOptions &options, const Progress &progress)
{
    return Exporter(asset, mesh, options).run(progress);
}

} // namespace marrow
