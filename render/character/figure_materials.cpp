#include "render/character/figure_materials.h"

#include "render/character/figure_shaders.h"
#include "render/voxel/material_parts.h"

#include <Qt3DRender/QTextureWrapMode>

#include <QVector3D>
#include <QVector4D>

using namespace Qt3DRender;

namespace marrow {

using namespace material_parts;

namespace {

constexpr float kGhost = 0.3F;

QTextureWrapMode::WrapMode wrapMode(TextureWrap wrap)
{
    return wrap == TextureWrap::Clamp    ? QTextureWrapMode::ClampToEdge
           : wrap == TextureWrap::Mirror ? QTextureWrapMode::MirroredRepeat
                                         : QTextureWrapMode::Repeat;
}

QVector4D row(const TextureUse &use, int i)
{
    return {use.placement(i, 0), use.placement(i, 1), use.placement(i, 2), static_cast<float>(use.set)};
}

QVector4D colorOf(const Eigen::Vector4f &color)
{
    return {color.x(), color.y(), color.z(), color.w()};
}

QVector3D glowOf(const Eigen::Vector3f &color)
{
    return {color.x(), color.y(), color.z()};
}

QParameter *named(const char *name, const QVariant &value)
{
    return new QParameter(QString::fromLatin1(name), value);
}

void setIn(const QList<QParameter *> &parameters, const char *name, const QVariant &value)
{
    for (QParameter *parameter : parameters) {
        if (parameter->name() == QLatin1String(name))
            parameter->setValue(value);
    }
}

} // namespace

FigureMaterials::FigureMaterials(Qt3DCore::QNode *parent)
    : m_parent(parent)
{
    QImage white(1, 1, QImage::Format_RGBA8888);
    white.fill(Qt::white);
    m_white = makeImageTexture(parent, white, true);
    for (const bool mirrored : {false, true}) {
        const auto shader = [] { return program(shaders::figureVertex(), shaders::figureFragment()); };
        const int side = mirrored ? Mirrored : 0;
        const auto keep = [&](Kind kind, QEffect *effect) {
            // A parameter must not be shared: the back end looks it up before it is there.
            effect->addParameter(named("lookColors", 0));
            effect->addParameter(named("wireTone", QVector4D()));
            m_effects[static_cast<int>(kind)][mirrored] = effect;
        };
        keep(Kind::Opaque, singlePass(parent, shader(), ScenePass::Opaque, side));
        keep(Kind::OpaqueBoth, singlePass(parent, shader(), ScenePass::Opaque, BothSides));
        keep(Kind::Blend, singlePass(parent, shader(), ScenePass::Blend, side | Blended | NoDepthWrite));
        keep(Kind::BlendBoth, singlePass(parent, shader(), ScenePass::Blend, BothSides | Blended | NoDepthWrite));
        QTechnique *technique = makeTechnique();
        QShaderProgram *shared = shader();
        addPass(technique, shared, ScenePass::GhostDepth, BothSides | NoColor);
        addPass(technique, shared, ScenePass::Blend, BothSides | Blended | NoDepthWrite);
        keep(Kind::Ghost, makeEffect(parent, technique));
        keep(Kind::Wire, singlePass(parent, program(shaders::figureVertex(), shaders::figureWireFragment()), ScenePass::Lines, Blended | NoDepthWrite | BothSides));
    }
}

QEffect *FigureMaterials::effect(Kind kind, bool mirrored) const
{
    return m_effects[static_cast<int>(kind)][mirrored];
}

QAbstractTexture *FigureMaterials::texture(const CharacterModel &model, const TextureUse &use)
{
    if (use.texture < 0 || static_cast<std::size_t>(use.texture) >= model.textures.size())
        return m_white;
    const auto [at, fresh] = m_textures.try_emplace({&model, use.texture, use.wrapU, use.wrapV, use.smooth}, m_white);
    if (!fresh)
        return at->second;
    const QImage image = model.textures[static_cast<std::size_t>(use.texture)].image();
    if (image.isNull())
        return m_white;
    auto *texture = new QTexture2D(m_parent);
    texture->setFormat(QAbstractTexture::SRGB8_Alpha8);
    texture->setSize(image.width(), image.height());
    texture->setGenerateMipMaps(use.smooth);
    texture->setMinificationFilter(use.smooth ? QAbstractTexture::LinearMipMapLinear : QAbstractTexture::Nearest);
    texture->setMagnificationFilter(use.smooth ? QAbstractTexture::Linear : QAbstractTexture::Nearest);
    texture->setMaximumAnisotropy(use.smooth ? 4 : 1);
    texture->wrapMode()->setX(wrapMode(use.wrapU));
    texture->wrapMode()->setY(wrapMode(use.wrapV));
    auto *source = new DataTextureImage;
    source->setStraightImage(image);
    texture->addTextureImage(source);
    return at->second = texture;
}

void FigureMaterials::addUse(QMaterial *material, const char *name, const CharacterModel &model, const TextureUse &use)
{
    const QString prefix = QString::fromLatin1(name);
    material->addParameter(new QParameter(prefix + QStringLiteral("Texture"), QVariant::fromValue(texture(model, use))));
    material->addParameter(new QParameter(prefix + QStringLiteral("RowU"), row(use, 0)));
    material->addParameter(new QParameter(prefix + QStringLiteral("RowV"), row(use, 1)));
}

FigureMaterials::Surface FigureMaterials::surface(Qt3DCore::QNode *parent, const CharacterModel &model, int index, bool mirrored, const FigureTable &table)
{
    static const ModelMaterial kPlain;
    const ModelMaterial &look = index >= 0 ? model.materials[static_cast<std::size_t>(index)] : kPlain;
    Surface surface;
    const bool blended = look.alphaMode == AlphaMode::Blend;
    const auto make = [&](Kind kind) {
        auto *material = new QMaterial(parent);
        material->setEffect(effect(kind, mirrored));
        material->addParameter(named("heatSlot", -1));
        material->addParameter(named("matrices", QVariant::fromValue(table.matrices)));
        material->addParameter(named("jointColors", QVariant::fromValue(table.colors)));
        material->addParameter(named("slotsAFigure", table.slotsAFigure));
        material->addParameter(named("depthBias", kind == Kind::Wire ? 0.0004F : 0.0F));
        if (kind == Kind::Wire)
            return material;
        addUse(material, "base", model, look.baseTexture);
        addUse(material, "glow", model, look.emissiveTexture);
        material->addParameter(named("baseColor", colorOf(look.baseColor)));
        material->addParameter(named("glowColor", glowOf(look.emissive)));
        material->addParameter(named("alphaCutoff", look.alphaMode == AlphaMode::Mask ? look.alphaCutoff : -1.0F));
        material->addParameter(named("unlit", look.unlit ? 1.0F : 0.0F));
        material->addParameter(named("blended", blended ? 1.0F : 0.0F));
        material->addParameter(named("mirrored", mirrored ? 1.0F : 0.0F));
        material->addParameter(named("ghost", kind == Kind::Ghost ? kGhost : 0.0F));
        return material;
    };
    const Kind solid = look.doubleSided ? (blended ? Kind::BlendBoth : Kind::OpaqueBoth) : blended ? Kind::Blend : Kind::Opaque;
    surface.solid = make(solid);
    surface.ghost = make(Kind::Ghost);
    surface.wire = make(Kind::Wire);
    return surface;
}

void FigureMaterials::Surface::set(const char *name, const QVariant &value) const
{
    for (QMaterial *material : {solid, ghost, wire})
        setIn(material->parameters(), name, value);
}

void FigureMaterials::Surface::setColors(const ModelMaterial &look) const
{
    set("baseColor", colorOf(look.baseColor));
    set("glowColor", glowOf(look.emissive));
    set("baseRowU", row(look.baseTexture, 0));
    set("baseRowV", row(look.baseTexture, 1));
    set("glowRowU", row(look.emissiveTexture, 0));
    set("glowRowV", row(look.emissiveTexture, 1));
}

void FigureMaterials::setLook(const CharacterLook &look, const SceneTheme &theme)
{
    const QColor tone = theme.hover; // white on dark, dark on light
    for (auto &sides : m_effects) {
        for (QEffect *effect : sides) {
            setIn(effect->parameters(), "lookColors", static_cast<int>(look.colors));
            setIn(effect->parameters(), "wireTone", QVector4D(tone.redF(), tone.greenF(), tone.blueF(), 0.55F));
        }
    }
}

void FigureMaterials::forget(const CharacterModel *model)
{
    for (auto at = m_textures.begin(); at != m_textures.end();) {
        if (at->first.model != model) {
            ++at;
            continue;
        }
        if (at->second != m_white)
            delete at->second;
        at = m_textures.erase(at);
    }
}

} // namespace marrow
