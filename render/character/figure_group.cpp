#include "render/character/figure_group.h"

#include <QThreadPool>

#include <algorithm>

namespace marrow {

namespace {

constexpr int kTableWidth = 1024; ///< texels; every OpenGL 3.3 card has this width and four times this height

/// Pictures are decoded on all processors at once before the scene asks for them one by one.
void decodePictures(const CharacterModel &model)
{
    QThreadPool pool;
    for (const ModelTexture &texture : model.textures)
        pool.start([&texture] { texture.image(); });
    pool.waitForDone();
}

/// Whether the surface of a part is inside out as the model stands: the winding of its triangles turns with it.
bool isMirrored(const CharacterModel &model, const ModelPose &bind, const ModelPart &part)
{
    const Eigen::Matrix4f matrix = isSkinned(model, part) ? skinMatrices(model, bind, part.node).front() : bind.worlds[static_cast<std::size_t>(part.node)];
    return matrix.block<3, 3>(0, 0).determinant() < 0;
}

/// Whether the nearest joint a rigid node hangs from is this one.
bool hangsFrom(const CharacterModel &model, int node, int joint)
{
    const std::vector<int> joints = model.jointNodes();
    while (node >= 0 && !std::binary_search(joints.begin(), joints.end(), node) && node != joint)
        node = model.nodes[static_cast<std::size_t>(node)].parent;
    return node >= 0 && node == joint;
}

} // namespace

FigureGroup::FigureGroup(Qt3DCore::QNode *parent, FigureMaterials &materials, std::shared_ptr<const CharacterModel> model)
    : m_model(std::move(model))
    , m_materials(materials)
    , m_parent(parent)
    , m_root(new Qt3DCore::QEntity(parent))
    , m_parts(modelParts(*m_model))
    , m_slots(figureSlots(*m_model, m_parts))
    , m_bind(bindPose(*m_model))
{
    decodePictures(*m_model);
    m_colors = makeImageTexture(m_parent, QImage(1, 1, QImage::Format_RGBA8888), false);
    const FigureTable table{m_colors, m_colors, m_slots.total};
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        Piece piece;
        piece.morphWeights = morphWeightsOf(*m_model, m_bind, m_parts[i]);
        piece.mesh = new SkinnedMesh(figureGeometry(*m_model, m_parts[i], piece.morphWeights, m_slots.parts[i]), m_root);
        piece.surface = m_materials.surface(m_root, *m_model, primitive(i).material, isMirrored(*m_model, m_bind, m_parts[i]), table);
        piece.mesh->setMaterial(piece.surface.solid);
        m_pieces.push_back(std::move(piece));
    }
}

FigureGroup::~FigureGroup()
{
    delete m_root;
    delete m_table;
    delete m_colors;
}

const ModelPrimitive &FigureGroup::primitive(std::size_t part) const
{
    return m_model->meshes[static_cast<std::size_t>(m_parts[part].mesh)].primitives[static_cast<std::size_t>(m_parts[part].primitive)];
}

void FigureGroup::setFigures(const std::vector<const CharacterFigure *> &figures)
{
    if (figures.empty())
        return;
    writeTable(figures);
    const ModelPose &first = figures.front()->pose.empty() ? m_bind : figures.front()->pose;
    updateMorphs(first);
    updateMaterials(first);
    for (Piece &piece : m_pieces)
        piece.mesh->setInstances(static_cast<int>(figures.size()));
}

void FigureGroup::writeTable(const std::vector<const CharacterFigure *> &figures)
{
    const std::size_t floats = figures.size() * static_cast<std::size_t>(m_slots.total) * 12;
    const int height = std::max(1, static_cast<int>((floats / 4 + kTableWidth - 1) / kTableWidth));
    QByteArray bytes(qsizetype{height} * kTableWidth * 16, '\0');
    auto *out = reinterpret_cast<float *>(bytes.data());
    for (const CharacterFigure *figure : figures) {
        const bool fits = figure->pose.worlds.size() == m_model->nodes.size();
        writeSlots(*m_model, m_slots, fits ? figure->pose : m_bind, figure->placement, out);
        out += static_cast<std::ptrdiff_t>(m_slots.total) * 12;
    }
    if (height != m_tableHeight) {
        Qt3DRender::QTexture2D *old = m_table;
        m_tableHeight = height;
        m_table = new Qt3DRender::QTexture2D(m_parent);
        m_table->setFormat(Qt3DRender::QAbstractTexture::RGBA32F);
        m_table->setSize(kTableWidth, height);
        m_table->setGenerateMipMaps(false);
        m_table->setMinificationFilter(Qt3DRender::QAbstractTexture::Nearest);
        m_table->setMagnificationFilter(Qt3DRender::QAbstractTexture::Nearest);
        m_tableImage = new DataTextureImage;
        m_tableImage->setFloats(bytes, kTableWidth, height);
        m_table->addTextureImage(m_tableImage);
        for (Piece &piece : m_pieces)
            piece.surface.set("matrices", QVariant::fromValue(m_table));
        delete old;
    } else {
        m_tableImage->setFloats(bytes, kTableWidth, height);
    }
}

void FigureGroup::updateMorphs(const ModelPose &pose)
{
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        Piece &piece = m_pieces[i];
        if (piece.morphWeights.empty())
            continue;
        std::vector<float> weights = morphWeightsOf(*m_model, pose, m_parts[i]);
        if (weights == piece.morphWeights)
            continue;
        piece.morphWeights = std::move(weights);
        piece.mesh->setSurface(surfaceBytes(morphedSurface(primitive(i), piece.morphWeights)));
    }
}

void FigureGroup::updateMaterials(const ModelPose &pose)
{
    if (pose.materials.empty() && !m_otherMaterials)
        return;
    m_otherMaterials = !pose.materials.empty();
    for (std::size_t i = 0; i < m_pieces.size(); ++i)
        m_pieces[i].surface.setColors(materialOf(*m_model, pose, primitive(i).material));
}

void FigureGroup::setNodeColors(const std::vector<QRgb> &colors)
{
    QImage image(std::clamp(m_slots.total, 1, kTableWidth), m_slots.total / kTableWidth + 1, QImage::Format_RGBA8888);
    image.fill(QColor(0x80, 0x80, 0x80));
    const auto paint = [&](int slot, int node) {
        if (static_cast<std::size_t>(node) < colors.size())
            image.setPixelColor(slot % image.width(), slot / image.width(), QColor::fromRgb(colors[static_cast<std::size_t>(node)]));
    };
    for (const auto &[node, first] : m_slots.skins) {
        int slot = first;
        for (const int joint : m_model->skins[static_cast<std::size_t>(m_model->nodes[static_cast<std::size_t>(node)].skin)].joints)
            paint(slot++, joint);
    }
    for (const auto &[node, slot] : m_slots.nodes)
        paint(slot, node);
    Qt3DRender::QTexture2D *old = m_colors;
    m_colors = makeImageTexture(m_parent, image, false);
    for (Piece &piece : m_pieces)
        piece.surface.set("jointColors", QVariant::fromValue(m_colors));
    delete old;
}

void FigureGroup::setOptions(const ViewOptions &options)
{
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        Piece &piece = m_pieces[i];
        piece.mesh->setMaterial(options.xray ? piece.surface.ghost : piece.surface.solid);
        if (options.character.wireframe && !piece.mesh->hasWire())
            piece.mesh->setWire(piece.surface.wire, edgeIndices(primitive(i)));
        piece.mesh->setWireShown(options.character.wireframe);
        int slot = -1;
        if (m_slots.parts[i].firstJoint >= 0) {
            const auto &joints = m_model->skins[static_cast<std::size_t>(m_model->nodes[static_cast<std::size_t>(m_parts[i].node)].skin)].joints;
            const auto found = std::find(joints.begin(), joints.end(), options.character.joint);
            slot = found != joints.end() ? m_slots.parts[i].firstJoint + static_cast<int>(found - joints.begin()) : -1;
        } else if (hangsFrom(*m_model, m_parts[i].node, options.character.joint)) {
            slot = m_slots.parts[i].rest;
        }
        piece.surface.set("heatSlot", slot);
    }
}

void FigureGroup::setWeights(int part, std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights)
{
    const auto i = static_cast<std::size_t>(part);
    if (i >= m_pieces.size() || joints.size() != primitive(i).positions.size() || weights.size() != joints.size())
        return;
    m_pieces[i].mesh->setSkin(skinBytes(joints, weights, m_slots.parts[i]));
}

} // namespace marrow
