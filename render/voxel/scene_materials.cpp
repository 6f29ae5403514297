#include "render/voxel/scene_materials.h"

#include "render/voxel/material_parts.h"
#include "render/voxel/shaders.h"

#include <Qt3DRender/QEffect>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>
#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>
#include <Qt3DRender/QTextureWrapMode>

#include <QVector4D>

using namespace Qt3DRender;

namespace marrow {

using namespace material_parts;

namespace {

class SharedDataGenerator : public QTextureImageDataGenerator
{
public:
    SharedDataGenerator(QTextureImageDataPtr data, int serial)
        : m_data(std::move(data))
        , m_serial(serial)
    {
    }
    QTextureImageDataPtr operator()() override { return m_data; }
    bool operator==(const QTextureImageDataGenerator &other) const override
    {
        const auto *same = Qt3DCore::functor_cast<SharedDataGenerator>(&other);
        return same && same->m_data == m_data && same->m_serial == m_serial;
    }
    QT3D_FUNCTOR(SharedDataGenerator)

private:
    QTextureImageDataPtr m_data;
    int m_serial;
};

QVector4D vector(const QColor &color)
{
    return {color.redF(), color.greenF(), color.blueF(), color.alphaF()};
}

} // namespace

QString scenePassName(ScenePass pass)
{
    static constexpr const char *kNames[kScenePassCount] = {"background", "opaque", "ghost-depth", "blend",
                                                            "lines",      "bones",  "gizmo",       "hud"};
    return QString::fromLatin1(kNames[static_cast<int>(pass)]);
}

DataTextureImage::DataTextureImage(Qt3DCore::QNode *parent)
    : QAbstractTextureImage(parent)
{
}

void DataTextureImage::setVolume(const QByteArray &bytes, int width, int height, int depth)
{
    auto data = QTextureImageDataPtr::create();
    data->setTarget(QOpenGLTexture::Target3D);
    data->setFormat(QOpenGLTexture::R8_UNorm);
    data->setPixelFormat(QOpenGLTexture::Red);
    data->setPixelType(QOpenGLTexture::UInt8);
    data->setWidth(width);
    data->setHeight(height);
    data->setDepth(depth);
    data->setLayers(1);
    data->setFaces(1);
    data->setMipLevels(1);
    data->setAlignment(1);
    data->setData(bytes, 1, false);
    m_data = data;
    ++m_serial;
    notifyDataGeneratorChanged();
}

void DataTextureImage::setStraightImage(const QImage &image)
{
    auto data = QTextureImageDataPtr::create();
    data->setImage(image.convertToFormat(QImage::Format_RGBA8888));
    m_data = data;
    ++m_serial;
    notifyDataGeneratorChanged();
}

void DataTextureImage::setFloats(const QByteArray &bytes, int width, int height)
{
    auto data = QTextureImageDataPtr::create();
    data->setTarget(QOpenGLTexture::Target2D);
    data->setFormat(QOpenGLTexture::RGBA32F);
    data->setPixelFormat(QOpenGLTexture::RGBA);
    data->setPixelType(QOpenGLTexture::Float32);
    data->setWidth(width);
    data->setHeight(height);
    data->setDepth(1);
    data->setLayers(1);
    data->setFaces(1);
    data->setMipLevels(1);
    data->setAlignment(1);
    data->setData(bytes, 16, false);
    m_data = data;
    ++m_serial;
    notifyDataGeneratorChanged();
}

void DataTextureImage::setImage(const QImage &image)
{
    auto data = QTextureImageDataPtr::create();
    data->setImage(image.convertToFormat(QImage::Format_RGBA8888_Premultiplied));
    m_data = data;
    ++m_serial;
    notifyDataGeneratorChanged();
}

QTextureImageDataGeneratorPtr DataTextureImage::dataGenerator() const
{
    return QTextureImageDataGeneratorPtr(new SharedDataGenerator(m_data, m_serial));
}

QTexture3D *makeVolumeTexture(Qt3DCore::QNode *parent, const QByteArray &bytes, int width, int height, int depth)
{
    auto *texture = new QTexture3D(parent);
    texture->setFormat(QAbstractTexture::R8_UNorm);
    texture->setSize(width, height, depth);
    texture->setGenerateMipMaps(true);
    texture->setMinificationFilter(QAbstractTexture::LinearMipMapLinear);
    texture->setMagnificationFilter(QAbstractTexture::Linear);
    texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToBorder)); // outside the grid is air
    auto *image = new DataTextureImage;
    image->setVolume(bytes, width, height, depth);
    texture->addTextureImage(image);
    return texture;
}

QTexture2D *makeImageTexture(Qt3DCore::QNode *parent, const QImage &image, bool smooth)
{
    auto *texture = new QTexture2D(parent);
    texture->setFormat(QAbstractTexture::RGBA8_UNorm);
    texture->setSize(image.width(), image.height());
    texture->setGenerateMipMaps(false);
    const auto filter = smooth ? QAbstractTexture::Linear : QAbstractTexture::Nearest;
    texture->setMinificationFilter(filter);
    texture->setMagnificationFilter(filter);
    texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
    auto *source = new DataTextureImage;
    source->setImage(image);
    texture->addTextureImage(source);
    return texture;
}

SceneMaterials::SceneMaterials(Qt3DCore::QNode *parent)
    : m_parent(parent)
{
    for (const bool mirrored : {false, true}) {
        const int side = mirrored ? Mirrored : 0;
        const auto shader = [] { return program(shaders::voxelVertex(), shaders::voxelFragment()); };
        VoxelEffects &effects = m_voxel[mirrored];
        effects.opaque = singlePass(parent, shader(), ScenePass::Opaque, side);
        effects.transparent = singlePass(parent, shader(), ScenePass::Blend, side | Blended | NoDepthWrite);
        // The depth first, so that blending shows the nearest layer only and not every inner face.
        QTechnique *technique = makeTechnique();
        QShaderProgram *shared = shader();
        addPass(technique, shared, ScenePass::GhostDepth, side | NoColor);
        addPass(technique, shared, ScenePass::Blend, side | Blended | NoDepthWrite);
        effects.ghost = makeEffect(parent, technique);
    }
}

QMaterial *SceneMaterials::make(QEffect *effect) const
{
    auto *material = new QMaterial(m_parent);
    material->setEffect(effect);
    return material;
}

QMaterial *SceneMaterials::voxel(VoxelLook look, bool mirrored, const QColor &tint) const
{
    const VoxelEffects &effects = m_voxel[mirrored];
    QMaterial *material = make(look == VoxelLook::Opaque        ? effects.opaque
                               : look == VoxelLook::Transparent ? effects.transparent
                                                                : effects.ghost);
    material->addParameter(new QParameter(QStringLiteral("tint"), vector(tint)));
    material->addParameter(new QParameter(QStringLiteral("ghost"), look == VoxelLook::Ghost ? 0.3F : 0.0F));
    return material;
}

QMaterial *SceneMaterials::onion(bool mirrored, const QColor &tint) const
{
    QMaterial *material = make(m_voxel[mirrored].ghost);
    QColor strong = tint;
    strong.setAlphaF(0.85F);
    material->addParameter(new QParameter(QStringLiteral("tint"), vector(strong)));
    material->addParameter(new QParameter(QStringLiteral("ghost"), static_cast<float>(tint.alphaF())));
    return material;
}

QMaterial *SceneMaterials::lines(ScenePass pass, float strength, bool screenSpace) const
{
    const int flags = Blended | NoDepthWrite | BothSides | (pass == ScenePass::Hud ? NoDepthTest : 0);
    QMaterial *material = make(singlePass(m_parent, program(shaders::lineVertex(), shaders::lineFragment()), pass, flags));
    material->addParameter(new QParameter(QStringLiteral("strength"), strength));
    material->addParameter(new QParameter(QStringLiteral("screenSpace"), screenSpace ? 1.0F : 0.0F));
    return material;
}

QMaterial *SceneMaterials::solid(ScenePass pass, float strength) const
{
    QMaterial *material = make(singlePass(m_parent, program(shaders::solidVertex(), shaders::solidFragment()), pass,
                                          Blended | BothSides));
    material->addParameter(new QParameter(QStringLiteral("strength"), strength));
    return material;
}

QMaterial *SceneMaterials::label(QAbstractTexture *atlas) const
{
    QMaterial *material = make(singlePass(m_parent, program(shaders::labelVertex(), shaders::labelFragment()),
                                          ScenePass::Hud, Blended | NoDepthWrite | NoDepthTest | BothSides));
    material->addParameter(new QParameter(QStringLiteral("atlas"), atlas));
    return material;
}

QMaterial *SceneMaterials::background() const
{
    return make(singlePass(m_parent, program(shaders::backgroundVertex(), shaders::backgroundFragment()),
                           ScenePass::Background, NoDepthWrite | NoDepthTest | BothSides));
}

QMaterial *SceneMaterials::ground(QParameter *shadow, QParameter *tone) const
{
    QMaterial *material = make(singlePass(m_parent, program(shaders::groundVertex(), shaders::groundFragment()),
                                          ScenePass::Blend, Blended | NoDepthWrite | BothSides));
    material->addParameter(shadow);
    material->addParameter(tone);
    return material;
}

} // namespace marrow
