#include "render/voxel/material_parts.h"

#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QColorMask>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QRenderPass>

using namespace Qt3DRender;

namespace marrow::material_parts {

QShaderProgram *program(const QByteArray &vertex, const QByteArray &fragment)
{
    auto *result = new QShaderProgram;
    result->setVertexShaderCode(vertex);
    result->setFragmentShaderCode(fragment);
    return result;
}

void addPass(QTechnique *technique, QShaderProgram *shader, ScenePass name, int flags)
{
    auto *pass = new QRenderPass;
    pass->setShaderProgram(shader);
    auto *key = new QFilterKey;
    key->setName(QStringLiteral("pass"));
    key->setValue(scenePassName(name));
    pass->addFilterKey(key);

    auto *depth = new QDepthTest;
    depth->setDepthFunction(flags & NoDepthTest ? QDepthTest::Always : QDepthTest::LessOrEqual);
    pass->addRenderState(depth);
    auto *cull = new QCullFace;
    cull->setMode(flags & BothSides ? QCullFace::NoCulling : flags & Mirrored ? QCullFace::Front : QCullFace::Back);
    pass->addRenderState(cull);
    if (flags & NoDepthWrite)
        pass->addRenderState(new QNoDepthMask);
    if (flags & NoColor) {
        auto *mask = new QColorMask;
        mask->setRedMasked(false);
        mask->setGreenMasked(false);
        mask->setBlueMasked(false);
        mask->setAlphaMasked(false);
        pass->addRenderState(mask);
    }
    if (flags & Blended) {
        // The alpha channel adds up separately so that pictures with a clear background come out right.
        auto *arguments = new QBlendEquationArguments;
        arguments->setSourceRgb(QBlendEquationArguments::SourceAlpha);
        arguments->setDestinationRgb(QBlendEquationArguments::OneMinusSourceAlpha);
        arguments->setSourceAlpha(QBlendEquationArguments::One);
        arguments->setDestinationAlpha(QBlendEquationArguments::OneMinusSourceAlpha);
        pass->addRenderState(arguments);
        pass->addRenderState(new QBlendEquation);
    }
    technique->addRenderPass(pass);
}

QTechnique *makeTechnique()
{
    auto *technique = new QTechnique;
    technique->graphicsApiFilter()->setApi(QGraphicsApiFilter::OpenGL);
    technique->graphicsApiFilter()->setProfile(QGraphicsApiFilter::CoreProfile);
    technique->graphicsApiFilter()->setMajorVersion(3);
    technique->graphicsApiFilter()->setMinorVersion(3);
    return technique;
}

QEffect *makeEffect(Qt3DCore::QNode *parent, QTechnique *technique)
{
    auto *effect = new QEffect(parent);
    effect->addTechnique(technique);
    return effect;
}

QEffect *singlePass(Qt3DCore::QNode *parent, QShaderProgram *shader, ScenePass pass, int flags)
{
    QTechnique *technique = makeTechnique();
    addPass(technique, shader, pass, flags);
    return makeEffect(parent, technique);
}

} // namespace marrow::material_parts
