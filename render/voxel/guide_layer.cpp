#include "render/voxel/guide_layer.h"

#include "render/voxel/overlay_shapes.h"

namespace marrow {

namespace {

constexpr float kTrailWidth = 2.25F;

bool near(const Eigen::Affine3f &a, const Eigen::Affine3f &b)
{
    return (a.matrix() - b.matrix()).cwiseAbs().maxCoeff() < 2e-3F;
}

} // namespace

GuideLayer::GuideLayer(Qt3DCore::QEntity *parent, SceneMaterials &materials)
    : m_parent(parent)
    , m_materials(materials)
    , m_lines(new DynamicMesh(LineBatch::layout(), materials.lines(ScenePass::Bones), parent))
    , m_marks(new DynamicMesh(SolidBatch::layout(), materials.solid(ScenePass::Bones), parent))
    , m_quads(new DynamicMesh(SolidBatch::layout(), materials.solid(ScenePass::Lines), parent))
{
}

void GuideLayer::setGuides(const PoseGuides &guides, const Skeleton &skeleton)
{
    const PoseGuides old = std::exchange(m_guides, guides);
    if (old.trails != guides.trails)
        drawTrails();
    if (old.quads != guides.quads)
        drawQuads();
    if (old.ghosts == guides.ghosts)
        return;
    bool sameGhosts = m_ghosts.size() == guides.ghosts.size();
    for (std::size_t i = 0; sameGhosts && i < m_ghosts.size(); ++i)
        sameGhosts = m_ghosts[i].tint == guides.ghosts[i].tint;
    if (sameGhosts)
        placeGhosts(skeleton);
    else
        rebuildGhosts(skeleton);
}

void GuideLayer::dropSources()
{
    clearGhosts();
    m_sources.clear();
}

void GuideLayer::setSources(const std::vector<GhostSource> &sources, const Skeleton &skeleton)
{
    m_sources = sources;
    rebuildGhosts(skeleton);
}

void GuideLayer::setSkinning(const std::vector<Eigen::Affine3f> &skinning, const std::set<JointId> &hidden, const Skeleton &skeleton)
{
    if (m_guides.ghosts.empty() && m_ghosts.empty())
        return;
    m_skinning = skinning;
    m_hidden = hidden;
    placeGhosts(skeleton);
}

void GuideLayer::clearGhosts()
{
    for (Ghost &ghost : m_ghosts) {
        for (auto &[joint, part] : ghost.parts)
            delete part.node->outer();
    }
    m_ghosts.clear();
}

void GuideLayer::rebuildGhosts(const Skeleton &skeleton)
{
    clearGhosts();
    for (const PoseGhost &wanted : m_guides.ghosts) {
        Ghost ghost;
        ghost.tint = wanted.tint;
        for (const bool mirrored : {false, true})
            ghost.materials[mirrored] = material(wanted.tint, mirrored);
        for (const GhostSource &source : m_sources) {
            Part &part = ghost.parts[source.joint];
            if (!part.node)
                part.node = std::make_unique<JointNode>(m_parent);
            auto *mesh = new Qt3DCore::QEntity(part.node->inner());
            mesh->addComponent(source.mesh->makeRenderer(mesh));
            mesh->addComponent(ghost.materials[0]);
            part.meshes.push_back(mesh);
        }
        m_ghosts.push_back(std::move(ghost));
    }
    placeGhosts(skeleton);
}

void GuideLayer::placeGhosts(const Skeleton &skeleton)
{
    for (std::size_t i = 0; i < m_ghosts.size() && i < m_guides.ghosts.size(); ++i) {
        const std::vector<Eigen::Affine3f> &skinning = m_guides.ghosts[i].skinning;
        for (auto &[joint, part] : m_ghosts[i].parts) {
            const int found = skeleton.indexOf(joint);
            const auto index = static_cast<std::size_t>(found);
            const bool known = found >= 0 && index < skinning.size();
            const bool apart = known && !(index < m_skinning.size() && near(skinning[index], m_skinning[index]));
            const bool shown = apart && !m_hidden.contains(joint);
            part.node->outer()->setEnabled(shown);
            if (!shown || !part.node->place(skinning[index]))
                continue;
            for (Qt3DCore::QEntity *mesh : part.meshes) {
                mesh->removeComponent(m_ghosts[i].materials[!part.node->mirrored()]);
                mesh->addComponent(m_ghosts[i].materials[part.node->mirrored()]);
            }
        }
    }
}

Qt3DRender::QMaterial *GuideLayer::material(const QColor &tint, bool mirrored)
{
    Qt3DRender::QMaterial *&result = m_materialCache[{tint.rgba(), mirrored}];
    if (!result)
        result = m_materials.onion(mirrored, tint);
    return result;
}

void GuideLayer::drawTrails()
{
    LineBatch lines;
    SolidBatch marks;
    for (const PoseTrail &trail : m_guides.trails) {
        for (std::size_t i = 0; i < trail.points.size(); ++i) {
            const PoseTrail::Point &point = trail.points[i];
            if (i > 0)
                lines.add(trail.points[i - 1].place, point.place, trail.points[i - 1].color, point.color, kTrailWidth);
            if (point.mark > 0)
                marks.addBall(point.place, point.mark, point.color);
        }
    }
    lines.apply(m_lines);
    marks.apply(m_marks);
}

void GuideLayer::drawQuads()
{
    SolidBatch solids;
    for (const GuideQuad &quad : m_guides.quads)
        solids.addQuad(quad.corners[0], quad.corners[1], quad.corners[2], quad.corners[3], quad.color);
    solids.apply(m_quads);
}

} // namespace marrow
