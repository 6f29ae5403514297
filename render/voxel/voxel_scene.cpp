#include "render/voxel/voxel_scene.h"

#include "render/voxel/bone_geometry.h"

#include <algorithm>
#include <cstring>

namespace marrow {

namespace {

bool sameCells(const VoxelGrid &a, const VoxelGrid &b)
{
    return a.size() == b.size() && (a.data() == b.data() || a == b);
}

VoxelGrid sliced(const VoxelGrid &grid, const VoxelBox &box)
{
    const Int3 size = grid.size();
    VoxelGrid result(size);
    const VoxelBox kept = box.intersected(VoxelBox::whole(size));
    if (kept.empty())
        return result;
    std::uint8_t *out = result.mutableData();
    for (int z = kept.low.z; z <= kept.high.z; ++z) {
        for (int y = kept.low.y; y <= kept.high.y; ++y) {
            const std::uint32_t offset = grid.offset({kept.low.x, y, z});
            std::memcpy(out + offset, grid.data() + offset, static_cast<std::size_t>(kept.extent().x));
        }
    }
    return result;
}

} // namespace

VoxelScene::VoxelScene(Qt3DCore::QEntity *parent, SceneMaterials &materials)
    : m_parent(parent)
    , m_materials(materials)
{
}

VoxelScene::~VoxelScene() = default;

MeshSource VoxelScene::source() const
{
    return {m_shownGrid, m_palette, m_binding ? &*m_binding : nullptr};
}

bool VoxelScene::setAsset(const VoxelAsset &asset)
{
    const bool newGrid = !sameCells(asset.grid, m_fullGrid);
    const bool newPalette = !(asset.palette == m_palette);
    const bool hadBinding = m_binding.has_value();
    const VoxelBinding before = m_binding.value_or(VoxelBinding());
    m_fullGrid = asset.grid;
    m_palette = asset.palette;
    m_binding.reset();
    m_skeleton = Skeleton();
    JointId defaultJoint = 0;
    if (asset.rig) {
        m_binding = asset.rig->binding;
        m_skeleton = asset.rig->skeleton;
        defaultJoint = asset.rig->binding.defaultJoint();
    }
    const OwnershipPalette ownership(m_skeleton, defaultJoint);
    const bool recolor = !(ownership == m_ownership);
    m_ownership = ownership;

    if (newGrid || newPalette || hadBinding != m_binding.has_value()
        || (m_binding && !(before.gridSize() == m_binding->gridSize()))) {
        m_shownGrid = m_options.slice ? sliced(m_fullGrid, *m_options.slice) : m_fullGrid;
        remeshAll();
        return newGrid;
    }
    const BoneMesh old = m_mesh;
    std::vector<int> blocks;
    if (m_binding)
        blocks = m_mesh.update(source(), before);
    if (recolor) {
        blocks.resize(static_cast<std::size_t>(m_mesh.blockCount()));
        for (std::size_t i = 0; i < blocks.size(); ++i)
            blocks[i] = static_cast<int>(i);
    }
    refreshBlocks(old, blocks, recolor);
    return false;
}

void VoxelScene::expectChange(const VoxelBox &cells)
{
    // As many blocks as their memory is kept of. A change of nothing reads them and leaves every quad as it is.
    const auto blocksAlong = [&](int axis) { return (cells.high[axis] + 1) / BoneMesh::kBlockSize - (cells.low[axis] - 1) / BoneMesh::kBlockSize + 1; };
    if (cells == m_expected || cells.empty() || m_mesh.blockCount() == 0 || blocksAlong(0) > 2 || blocksAlong(1) > 2 || blocksAlong(2) > 2)
        return;
    m_expected = cells;
    m_mesh.update(source(), cells);
}

void VoxelScene::remeshAll()
{
    clearNodes();
    m_mesh = BoneMesh();
    if (m_shownGrid.cellCount() == 0)
        return;
    m_mesh.build(source());
    for (int block = 0; block < m_mesh.blockCount(); ++block)
        refreshBlock(block, m_mesh.block(block), nullptr, true);
}

void VoxelScene::refreshBlocks(const BoneMesh &before, const std::vector<int> &blocks, bool recolor)
{
    for (const int block : blocks)
        refreshBlock(block, m_mesh.block(block), block < before.blockCount() ? &before.block(block) : nullptr, recolor);
}

void VoxelScene::refreshBlock(int block, const MeshBlock &now, const MeshBlock *before, bool recolor)
{
    if (before == &now && !recolor)
        return;
    const auto rangeIn = [](const MeshBlock &mesh, JointId joint) -> std::span<const MeshQuad> {
        const auto it = std::lower_bound(mesh.joints.begin(), mesh.joints.end(), joint,
                                         [](const JointQuads &range, JointId wanted) { return range.joint < wanted; });
        return it != mesh.joints.end() && it->joint == joint ? mesh.quadsOf(*it) : std::span<const MeshQuad>();
    };
    if (before) {
        for (const JointQuads &range : before->joints) {
            if (rangeIn(now, range.joint).empty())
                removePiece(range.joint, block);
        }
    }
    for (const JointQuads &range : now.joints) {
        const std::span<const MeshQuad> quads = now.quadsOf(range);
        const std::span<const MeshQuad> old = before ? rangeIn(*before, range.joint) : std::span<const MeshQuad>();
        if (recolor || !std::equal(quads.begin(), quads.end(), old.begin(), old.end()))
            fillPiece(range.joint, block, quads);
    }
}

void VoxelScene::fillPiece(JointId joint, int block, std::span<const MeshQuad> quads)
{
    Owner &owner = this->owner(joint);
    Piece &piece = owner.pieces[block];
    piece.box = VoxelBox();
    for (const bool transparent : {false, true}) {
        const BoneGeometry geometry =
            boneGeometry(quads, m_palette, m_ownership.color(joint), OwnershipPalette::hatched(joint), transparent);
        DynamicMesh *&mesh = transparent ? piece.transparent : piece.opaque;
        if (geometry.vertices.isEmpty() && !mesh)
            continue;
        if (!mesh)
            mesh = new DynamicMesh(boneVertexLayout(), nullptr, owner.node.inner());
        mesh->setData(geometry.vertices, geometry.indices);
        m_piecesChanged = true;
        if (!geometry.vertices.isEmpty()) {
            piece.box.include(geometry.box.low);
            piece.box.include(geometry.box.high);
        }
    }
    ++m_meshesFilled;
    applyLook(joint, owner);
}

void VoxelScene::removePiece(JointId joint, int block)
{
    const auto owner = m_nodes.find(joint);
    if (owner == m_nodes.end())
        return;
    const auto piece = owner->second.pieces.find(block);
    if (piece == owner->second.pieces.end())
        return;
    if (m_beforeRemoval)
        m_beforeRemoval();
    m_piecesChanged = true;
    delete piece->second.opaque;
    delete piece->second.transparent;
    owner->second.pieces.erase(piece);
}

VoxelScene::Owner &VoxelScene::owner(JointId joint)
{
    const auto [it, isNew] = m_nodes.try_emplace(joint, m_parent);
    if (isNew) {
        const int index = m_skeleton.indexOf(joint);
        if (index >= 0 && static_cast<std::size_t>(index) < m_skinning.size())
            it->second.node.place(m_skinning[static_cast<std::size_t>(index)]);
    }
    return it->second;
}

void VoxelScene::clearNodes()
{
    if (m_beforeRemoval)
        m_beforeRemoval();
    m_piecesChanged = true;
    for (auto &[joint, owner] : m_nodes)
        delete owner.node.outer();
    m_nodes.clear();
}

void VoxelScene::setSkinning(const std::vector<Eigen::Affine3f> &skinning)
{
    m_skinning = skinning;
    for (auto &[joint, owner] : m_nodes) {
        const int index = m_skeleton.indexOf(joint);
        const bool known = index >= 0 && static_cast<std::size_t>(index) < skinning.size();
        if (owner.node.place(known ? skinning[static_cast<std::size_t>(index)] : Eigen::Affine3f::Identity()))
            applyLook(joint, owner);
    }
}

void VoxelScene::setOptions(const ViewOptions &options)
{
    const bool newSlice = options.slice != m_options.slice;
    const bool newLook = options.hidden != m_options.hidden || options.isolated != m_options.isolated
        || options.selected != m_options.selected || options.hovered != m_options.hovered || options.xray != m_options.xray
        || options.theme != m_options.theme;
    const bool newTheme = options.theme != m_options.theme;
    m_options = options;
    if (newTheme)
        m_materialCache.clear(); // the old ones stay owned by the scene until it goes
    if (newSlice && m_fullGrid.cellCount() > 0) {
        m_shownGrid = options.slice ? sliced(m_fullGrid, *options.slice) : m_fullGrid;
        const BoneMesh old = m_mesh;
        m_mesh.build(source());
        std::vector<int> blocks(static_cast<std::size_t>(m_mesh.blockCount()));
        for (std::size_t i = 0; i < blocks.size(); ++i)
            blocks[i] = static_cast<int>(i);
        refreshBlocks(old, blocks, false);
    }
    if (newLook) {
        for (auto &[joint, owner] : m_nodes)
            applyLook(joint, owner);
    }
}

void VoxelScene::applyLook(JointId joint, Owner &owner)
{
    const bool shown = m_options.shows(joint);
    const bool selected = m_options.selected.contains(joint);
    const bool ghost = m_options.xray && !selected;
    const Tint tint = m_options.hovered == joint ? Tint::Hovered : selected && !m_options.xray ? Tint::Selected : Tint::None;
    for (auto &[block, piece] : owner.pieces) {
        if (piece.opaque) {
            piece.opaque->setMaterial(material(ghost ? VoxelLook::Ghost : VoxelLook::Opaque, owner.node.mirrored(), tint));
            piece.opaque->setShown(shown);
        }
        if (piece.transparent) {
            piece.transparent->setMaterial(material(ghost ? VoxelLook::Ghost : VoxelLook::Transparent, owner.node.mirrored(), tint));
            piece.transparent->setShown(shown);
        }
    }
}

Qt3DRender::QMaterial *VoxelScene::material(VoxelLook look, bool mirrored, Tint tint)
{
    const int key = (static_cast<int>(look) * 2 + mirrored) * static_cast<int>(Tint::Count) + static_cast<int>(tint);
    Qt3DRender::QMaterial *&result = m_materialCache[key];
    if (!result) {
        QColor color = Qt::transparent;
        if (tint == Tint::Selected) {
            color = m_options.theme.accent;
            color.setAlphaF(0.22F);
        } else if (tint == Tint::Hovered) {
            color = m_options.theme.hover;
            color.setAlphaF(0.12F);
        }
        result = m_materials.voxel(look, mirrored, color);
    }
    return result;
}

std::size_t VoxelScene::quadCount() const
{
    std::size_t result = 0;
    for (int block = 0; block < m_mesh.blockCount(); ++block)
        result += m_mesh.block(block).quads.size();
    return result;
}

std::size_t VoxelScene::entityCount() const
{
    std::size_t result = m_nodes.size() * 2;
    for (const auto &[joint, owner] : m_nodes) {
        for (const auto &[block, piece] : owner.pieces)
            result += (piece.opaque ? 1U : 0U) + (piece.transparent ? 1U : 0U);
    }
    return result;
}

std::vector<GhostSource> VoxelScene::ghostSources() const
{
    std::vector<GhostSource> sources;
    for (const auto &[joint, owner] : m_nodes) {
        for (const auto &[block, piece] : owner.pieces) {
            for (DynamicMesh *mesh : {piece.opaque, piece.transparent}) {
                if (mesh && mesh->hasData())
                    sources.push_back({joint, mesh});
            }
        }
    }
    return sources;
}

} // namespace marrow
