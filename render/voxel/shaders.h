#pragma once

#include <QByteArray>

namespace marrow::shaders {

/// GLSL 3.30 sources. Uniforms shared by all are set by the frame graph (render/viewport/frame_graph.h).
QByteArray voxelVertex();
QByteArray voxelFragment();
QByteArray lineVertex();
QByteArray lineFragment();
QByteArray solidVertex();
QByteArray solidFragment();
QByteArray labelVertex();
QByteArray labelFragment();
QByteArray backgroundVertex();
QByteArray backgroundFragment();
QByteArray groundVertex();
QByteArray groundFragment();

} // namespace marrow::shaders
