#pragma once

#include "model/character/bound_character.h"

#include <cstdint>
#include <vector>

namespace marrow {

/// The connected pieces of a mesh: vertices of one triangle are in one piece, and so are vertices at exactly the same place. Numbered from 0
/// in the order of their first vertex.
struct MeshShells
{
    std::vector<std::uint32_t> shellOf; ///< one a vertex
    std::uint32_t count = 0;
};
MeshShells findShells(const BakedMesh &mesh);

/// For each vertex the first one at exactly the same place; itself where there is none before it.
std::vector<std::uint32_t> firstAtSamePlace(const BakedMesh &mesh);

} // namespace marrow
