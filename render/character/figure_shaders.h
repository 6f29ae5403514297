#pragma once

#include <QByteArray>

namespace marrow::shaders {

/// GLSL 3.30 sources for characters; uniforms shared by all are set by the frame graph (render/viewport/frame_graph.h).
QByteArray figureVertex();
QByteArray figureFragment();
QByteArray figureWireFragment();

} // namespace marrow::shaders
