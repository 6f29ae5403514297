#pragma once

#include <Qt3DRender/QAbstractTextureImage>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QTexture>

#include <QByteArray>
#include <QColor>
#include <QImage>

namespace marrow {

/// The passes of a frame in drawing order; a material names those it takes part in.
enum class ScenePass {
    Background,
    Opaque,
    GhostDepth, ///< writes the depth of x-rayed joints only
    Blend,      ///< transparent things, back to front, no depth writing
    Lines,      ///< lines that the model hides
    Bones,      ///< on top of the model, hidden by each other
    Gizmo,      ///< on top of everything in the scene
    Hud,
};
inline constexpr int kScenePassCount = 8;
QString scenePassName(ScenePass pass);

/// Opaque palette entries; those that let light through; a joint under x-ray.
enum class VoxelLook { Opaque, Transparent, Ghost };

/// Bytes as a texture image; the bytes are shared, not copied.
class DataTextureImage : public Qt3DRender::QAbstractTextureImage
{
public:
    explicit DataTextureImage(Qt3DCore::QNode *parent = nullptr);

    /// One byte a texel, x fastest.
    void setVolume(const QByteArray &bytes, int width, int height, int depth);
    void setImage(const QImage &image);
    /// A picture whose colours are not multiplied by its alpha.
    void setStraightImage(const QImage &image);
    /// Four floats a texel, x fastest.
    void setFloats(const QByteArray &bytes, int width, int height);

protected:
    Qt3DRender::QTextureImageDataGeneratorPtr dataGenerator() const override;

private:
    Qt3DRender::QTextureImageDataPtr m_data;
    int m_serial = 0;
};

/// One byte a texel (the voxel occupancy) with mip levels; colour pictures; both are owned by `parent`.
Qt3DRender::QTexture3D *makeVolumeTexture(Qt3DCore::QNode *parent, const QByteArray &bytes, int width, int height, int depth);
Qt3DRender::QTexture2D *makeImageTexture(Qt3DCore::QNode *parent, const QImage &image, bool smooth);

/// Makers of the scene's materials. Each returned material is owned by `parent`; those of one kind share their effect.
class SceneMaterials
{
public:
    explicit SceneMaterials(Qt3DCore::QNode *parent);

    /// Voxel surfaces. `mirrored` for joints whose matrix turns the surface inside out; `tint` is mixed over the shaded
    /// colour by its alpha.
    Qt3DRender::QMaterial *voxel(VoxelLook look, bool mirrored, const QColor &tint = Qt::transparent) const;

    /// A ghost of the model in one colour, as strong as the colour's alpha says.
    Qt3DRender::QMaterial *onion(bool mirrored, const QColor &tint) const;

    Qt3DRender::QMaterial *lines(ScenePass pass, float strength = 1, bool screenSpace = false) const;
    Qt3DRender::QMaterial *solid(ScenePass pass, float strength = 1) const;
    Qt3DRender::QMaterial *label(Qt3DRender::QAbstractTexture *atlas) const;
    Qt3DRender::QMaterial *background() const;
    Qt3DRender::QMaterial *ground(Qt3DRender::QParameter *shadow, Qt3DRender::QParameter *tone) const;

private:
    Qt3DRender::QMaterial *make(Qt3DRender::QEffect *effect) const;

    Qt3DCore::QNode *m_parent;
    struct VoxelEffects
    {
        Qt3DRender::QEffect *opaque;
        Qt3DRender::QEffect *transparent;
        Qt3DRender::QEffect *ghost;
    };
    VoxelEffects m_voxel[2]; ///< [mirrored]
};

} // namespace marrow
