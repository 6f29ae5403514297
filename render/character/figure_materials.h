#pragma once

#include "model/character/character_model.h"
#include "render/voxel/scene_materials.h"
#include "render/voxel/view_options.h"

#include <map>
#include <memory>

namespace marrow {

/// The pictures that hold the matrices and the colours of joints.
struct FigureTable
{
    Qt3DRender::QAbstractTexture *matrices = nullptr;
    Qt3DRender::QAbstractTexture *colors = nullptr;
    int slotsAFigure = 0;
};

/// The materials of characters. Effects are shared by all; a material stands for one surface of one part. GUI thread only.
class FigureMaterials
{
public:
    explicit FigureMaterials(Qt3DCore::QNode *parent);

    /// The same surface as it is, and as a ghost (x-ray).
    struct Surface
    {
        Qt3DRender::QMaterial *solid = nullptr;
        Qt3DRender::QMaterial *ghost = nullptr;
        Qt3DRender::QMaterial *wire = nullptr;
        void set(const char *name, const QVariant &value) const; ///< of all three
        /// Colours and picture places; the pictures themselves and how it is blended stay.
        void setColors(const ModelMaterial &look) const;
    };
    /// Everything is owned by `parent`. `material` -1: the plain white of glTF.
    Surface surface(Qt3DCore::QNode *parent, const CharacterModel &model, int material, bool mirrored, const FigureTable &table);
    void setLook(const CharacterLook &look, const SceneTheme &theme);
    /// The model's pictures are no longer needed.
    void forget(const CharacterModel *model);

private:
    enum class Kind { Opaque, OpaqueBoth, Blend, BlendBoth, Ghost, Wire, Count };
    Qt3DRender::QEffect *effect(Kind kind, bool mirrored) const;
    Qt3DRender::QAbstractTexture *texture(const CharacterModel &model, const TextureUse &use);
    void addUse(Qt3DRender::QMaterial *material, const char *name, const CharacterModel &model, const TextureUse &use);

    Qt3DCore::QNode *m_parent;
    Qt3DRender::QEffect *m_effects[static_cast<int>(Kind::Count)][2];
    Qt3DRender::QAbstractTexture *m_white;
    struct TextureKey
    {
        const CharacterModel *model;
        int texture;
        TextureWrap wrapU, wrapV;
        bool smooth;
        auto operator<=>(const TextureKey &) const = default;
    };
    std::map<TextureKey, Qt3DRender::QAbstractTexture *> m_textures;
};

} // namespace marrow
