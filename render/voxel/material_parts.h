#pragma once

#include "render/voxel/scene_materials.h"

#include <Qt3DRender/QEffect>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

/// What every material of the scene is put together from.
namespace marrow::material_parts {

enum StateFlag { Blended = 1, NoDepthWrite = 2, NoDepthTest = 4, BothSides = 8, NoColor = 16, Mirrored = 32 };

Qt3DRender::QShaderProgram *program(const QByteArray &vertex, const QByteArray &fragment);
/// OpenGL 3.3 core.
Qt3DRender::QTechnique *makeTechnique();
/// Adds a pass with the states of `flags` (StateFlag). The technique takes the program when it has no owner.
void addPass(Qt3DRender::QTechnique *technique, Qt3DRender::QShaderProgram *shader, ScenePass name, int flags);
Qt3DRender::QEffect *makeEffect(Qt3DCore::QNode *parent, Qt3DRender::QTechnique *technique);
Qt3DRender::QEffect *singlePass(Qt3DCore::QNode *parent, Qt3DRender::QShaderProgram *shader, ScenePass pass, int flags);

} // namespace marrow::material_parts
