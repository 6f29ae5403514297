#pragma once

#include "model/voxel/skeleton.h"
#include "render/character/character_figure.h"
#include "render/character/figure_group.h"
#include "render/character/figure_shadow.h"
#include "render/voxel/stage.h"

#include <map>
#include <memory>
#include <vector>

namespace marrow {

/// The characters on show. Their surfaces are moved on the graphics card; poses, morph targets and the contact shadow come from here.
/// Owned by the scene; GUI thread only.
class CharacterScene
{
public:
    CharacterScene(Qt3DCore::QEntity *parent, Stage &stage);

    /// Figures whose models are the same objects as before are only posed anew. An empty list takes everything away.
    void setFigures(std::vector<CharacterFigure> figures);
    const std::vector<CharacterFigure> &figures() const { return m_figures; }
    void setOptions(const ViewOptions &options);
    /// Other weights for a part of the first figure's model while they are painted (see FigureGroup::setWeights).
    void setWeights(int part, std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights);

    /// The joints of the first figure as the overlay and its picking know skeletons: the id is the node. Those of its skins, or, without
    /// one, the nodes its clips move.
    const Skeleton &skeleton() const { return m_skeleton; }
    /// Where they stand, in skeleton order.
    std::vector<Eigen::Affine3f> jointWorlds() const;
    /// Boxes around what is shown, as posed.
    std::vector<Eigen::AlignedBox3f> boxes() const;
    /// The world length that counts as a voxel: a fortieth of the first figure's height.
    float unit() const { return m_unit; }
    std::size_t entityCount() const;

private:
    struct Kind
    {
        std::unique_ptr<FigureGroup> group;
        FigureSample sample;
    };
    /// Figures whose morph targets or materials change have a group of their own.
    using Key = std::pair<const CharacterModel *, int>;

    Key keyOf(std::size_t figure) const;
    void makeGroups();
    void poseGroups();
    void updateSkeleton();
    void updateFloor();
    void updateShadow();

    Qt3DCore::QEntity *m_parent;
    Stage &m_stage;
    FigureMaterials m_materials;
    std::vector<CharacterFigure> m_figures;
    std::map<Key, Kind> m_groups;
    ViewOptions m_options;
    Skeleton m_skeleton;
    float m_unit = 1;
    float m_floor = 0;
};

} // namespace marrow
