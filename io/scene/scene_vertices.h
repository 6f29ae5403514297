#pragma once

#include "io/scene/scene_parts.h"

#include <array>
#include <functional>

namespace marrow::scene {

/// The vertices of a mesh as they are written: those of its triangles, equal ones joined, in metres.
struct Vertices
{
    std::vector<unsigned> sources; ///< the scene's vertex each one came from
    std::vector<std::uint32_t> triangles;
    std::vector<std::array<std::uint16_t, 4>> joints; ///< empty without bones
    std::vector<std::array<float, 4>> weights;
};

/// `slot` gives a bone's place in the skin (-1: none), `own` the place of the mesh's own node, for vertices nothing holds.
Vertices verticesOf(Writing &writing, const aiMesh &mesh, const std::function<int(const aiBone &)> &slot, const std::function<int()> &own);
QJsonObject writePrimitive(Writing &writing, const aiMesh &mesh, const Vertices &vertices);

/// Whether a face is a triangle of vertices that are there.
bool isTriangle(const aiMesh &mesh, const aiFace &face);

} // namespace marrow::scene
