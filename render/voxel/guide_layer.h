#pragma once

#include "model/voxel/skeleton.h"
#include "render/voxel/dynamic_mesh.h"
#include "render/voxel/joint_node.h"
#include "render/voxel/pose_guides.h"
#include "render/voxel/scene_materials.h"

#include <map>
#include <memory>
#include <set>

namespace marrow {

/// One mesh of the model for ghosts to draw again.
struct GhostSource
{
    JointId joint = 0;
    DynamicMesh *mesh = nullptr;
};

/// Draws PoseGuides. Ghosts share the model's own geometry: a ghost costs entities and draw calls, no vertices. Owned by the scene;
/// GUI thread only.
class GuideLayer
{
public:
    GuideLayer(Qt3DCore::QEntity *parent, SceneMaterials &materials);

    void setGuides(const PoseGuides &guides, const Skeleton &skeleton);
    /// The model's meshes were made anew or are about to go: ghosts let go of them until the next setSources().
    void dropSources();
    void setSources(const std::vector<GhostSource> &sources, const Skeleton &skeleton);
    bool hasGhosts() const { return !m_guides.ghosts.empty(); }
    /// Ghost parts that stand where the model itself does are left out, so that they do not flicker against it.
    void setSkinning(const std::vector<Eigen::Affine3f> &skinning, const std::set<JointId> &hidden, const Skeleton &skeleton);

private:
    struct Part
    {
        std::unique_ptr<JointNode> node;
        std::vector<Qt3DCore::QEntity *> meshes;
    };
    struct Ghost
    {
        std::map<JointId, Part> parts;
        Qt3DRender::QMaterial *materials[2] = {nullptr, nullptr}; ///< [mirrored]
        QColor tint;
    };

    void rebuildGhosts(const Skeleton &skeleton);
    void placeGhosts(const Skeleton &skeleton);
    void clearGhosts();
    void drawTrails();
    void drawQuads();
    Qt3DRender::QMaterial *material(const QColor &tint, bool mirrored);

    Qt3DCore::QEntity *m_parent;
    SceneMaterials &m_materials;
    PoseGuides m_guides;
    std::vector<GhostSource> m_sources;
    std::vector<Ghost> m_ghosts;
    std::map<std::pair<QRgb, bool>, Qt3DRender::QMaterial *> m_materialCache;
    std::vector<Eigen::Affine3f> m_skinning;
    std::set<JointId> m_hidden;
    DynamicMesh *m_lines;
    DynamicMesh *m_marks;
    DynamicMesh *m_quads;
};

} // namespace marrow
