#pragma once

#include "model/character/model_pose.h"
#include "model/voxel/bone_mesher.h"

#include <Eigen/Geometry>

#include <QImage>
#include <QSize>

namespace marrow {

/// From where a sketch looks: parallel rays onto a box that is to fill the picture. Yaw 0 looks at the front of a character (+Z).
struct SketchView
{
    Eigen::AlignedBox3f box;
    QSize size{160, 160};
    float yawDegrees = 30;
    float pitchDegrees = 8;
    QColor background = Qt::transparent;
};

/// A small picture of a model in a pose, drawn by the processor alone: needs no screen and no OpenGL, works on any thread and gives the same
/// pixels everywhere. Every triangle has one colour, that of its material and texture at its middle, under one light. For thumbnails and for
/// checks that must run without a display; the studio's canvas draws better. Null for an empty size.
QImage sketchModel(const CharacterModel &model, const ModelPose &pose, const SketchView &view);

/// The same of a voxel mesh; yaw 0 looks at its front, which is -Z (docs/ARCHITECTURE.md). `view.box` is in cells.
QImage sketchVoxels(const MeshBlock &mesh, const Palette &palette, SketchView view);

} // namespace marrow
