#pragma once

#include "render/character/character_figure.h"
#include "render/character/figure_materials.h"
#include "render/character/skinned_mesh.h"

#include <QRgb>

namespace marrow {

/// All figures of one model: its parts as entities, each drawn once for all figures, and the table of their matrices. Owned by the scene;
/// GUI thread only.
class FigureGroup
{
public:
    FigureGroup(Qt3DCore::QNode *parent, FigureMaterials &materials, std::shared_ptr<const CharacterModel> model);
    ~FigureGroup();
    FigureGroup(const FigureGroup &) = delete;
    FigureGroup &operator=(const FigureGroup &) = delete;

    const std::shared_ptr<const CharacterModel> &model() const { return m_model; }
    const std::vector<ModelPart> &parts() const { return m_parts; }
    /// Poses of these figures, in this order. All have the same morph weights and materials.
    void setFigures(const std::vector<const CharacterFigure *> &figures);
    /// One colour a node, for the dominance view.
    void setNodeColors(const std::vector<QRgb> &colors);
    void setOptions(const ViewOptions &options);
    /// Other weights for a part's vertices, as many as it has; until the next call.
    void setWeights(int part, std::span<const std::array<std::uint16_t, 4>> joints, std::span<const Eigen::Vector4f> weights);
    std::size_t entityCount() const { return m_pieces.size(); }

private:
    struct Piece
    {
        SkinnedMesh *mesh = nullptr;
        FigureMaterials::Surface surface;
        std::vector<float> morphWeights;
    };
    const ModelPrimitive &primitive(std::size_t part) const;
    void writeTable(const std::vector<const CharacterFigure *> &figures);
    void updateMorphs(const ModelPose &pose);
    void updateMaterials(const ModelPose &pose);

    std::shared_ptr<const CharacterModel> m_model;
    FigureMaterials &m_materials;
    Qt3DCore::QNode *m_parent; ///< of the tables too: textures below an entity that came later are not found by the back end
    Qt3DCore::QEntity *m_root;
    std::vector<ModelPart> m_parts;
    FigureSlots m_slots;
    std::vector<Piece> m_pieces;
    Qt3DRender::QTexture2D *m_table = nullptr;
    DataTextureImage *m_tableImage = nullptr;
    int m_tableHeight = 0;
    Qt3DRender::QTexture2D *m_colors = nullptr;
    ModelPose m_bind;
    bool m_otherMaterials = false; ///< they are not the model's own just now
};

} // namespace marrow
