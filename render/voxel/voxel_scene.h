#pragma once

#include "model/voxel/bone_mesher.h"
#include "model/voxel/ownership_color.h"
#include "model/voxel/voxel_rig.h"
#include "render/voxel/dynamic_mesh.h"
#include "render/voxel/guide_layer.h"
#include "render/voxel/joint_node.h"
#include "render/voxel/scene_materials.h"
#include "render/voxel/view_options.h"

#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace marrow {

/// The model in the scene: one entity a joint that carries its transform, and below it one mesh a block of the grid. An edit
/// rebuilds only the (joint, block) meshes whose quads changed. Entities are owned by `parent`; GUI thread only.
class VoxelScene
{
public:
    VoxelScene(Qt3DCore::QEntity *parent, SceneMaterials &materials);
    ~VoxelScene();

    /// Shows an asset; finds out itself what changed since the last one. Returns true when the voxels themselves did.
    bool setAsset(const VoxelAsset &asset);
    /// Cells in this box are about to change (a click would paint them): what their mesh is made from is read beforehand, so that the
    /// change itself costs little from the first one on.
    void expectChange(const VoxelBox &cells);
    void setOptions(const ViewOptions &options);
    /// How the bind grid is moved, in the order of the skeleton's joints (Pose::skinning); shorter lists leave joints alone.
    void setSkinning(const std::vector<Eigen::Affine3f> &skinning);

    /// The box of what is shown, as posed; empty when nothing is.
    Eigen::AlignedBox3f shownBounds() const;
    /// The same as many small boxes, which hug it closer.
    std::vector<Eigen::AlignedBox3f> shownBoxes() const;
    /// The box of some joints, as posed; empty when they have no voxels.
    Eigen::AlignedBox3f jointBounds(const std::set<JointId> &joints) const;
    const OwnershipPalette &ownership() const { return m_ownership; }
    std::size_t quadCount() const;
    /// How many (joint, block) meshes were filled since the scene was made: what an edit cost.
    std::size_t meshesFilled() const { return m_meshesFilled; }
    std::size_t entityCount() const;
    /// The meshes on show, for ghosts to draw again.
    std::vector<GhostSource> ghostSources() const;
    /// Whether meshes came, went or were filled anew since this was last asked.
    bool takePiecesChanged() { return std::exchange(m_piecesChanged, false); }
    /// Called before meshes are destroyed, so that ghosts let go of them.
    void setBeforeRemoval(std::function<void()> call) { m_beforeRemoval = std::move(call); }

private:
    struct Piece
    {
        DynamicMesh *opaque = nullptr;
        DynamicMesh *transparent = nullptr;
        VoxelBox box;
    };
    struct Owner
    {
        explicit Owner(Qt3DCore::QNode *parent)
            : node(parent)
        {
        }
        JointNode node;
        std::map<int, Piece> pieces; ///< by block
    };
    enum class Tint { None, Selected, Hovered, Count };

    MeshSource source() const;
    void remeshAll();
    void refreshBlocks(const BoneMesh &before, const std::vector<int> &blocks, bool recolor);
    void refreshBlock(int block, const MeshBlock &now, const MeshBlock *before, bool recolor);
    void fillPiece(JointId joint, int block, std::span<const MeshQuad> quads);
    void removePiece(JointId joint, int block);
    Owner &owner(JointId joint);
    void applyLook(JointId joint, Owner &owner);
    Qt3DRender::QMaterial *material(VoxelLook look, bool mirrored, Tint tint);
    void clearNodes();

    Qt3DCore::QEntity *m_parent;
    SceneMaterials &m_materials;
    std::map<int, Qt3DRender::QMaterial *> m_materialCache;
    ViewOptions m_options;
    VoxelGrid m_fullGrid;
    VoxelGrid m_shownGrid; ///< the full grid, or what the slice planes leave of it
    Palette m_palette;
    std::optional<VoxelBinding> m_binding;
    Skeleton m_skeleton;
    OwnershipPalette m_ownership;
    BoneMesh m_mesh;
    VoxelBox m_expected;
    std::map<JointId, Owner> m_nodes;
    bool m_piecesChanged = true;
    std::vector<Eigen::Affine3f> m_skinning;
    std::size_t m_meshesFilled = 0;
    std::function<void()> m_beforeRemoval;
};

} // namespace marrow
