#pragma once

#include "io/gltf/gltf_document.h"

#include <map>
#include <vector>

namespace marrow {

/// Where the meshes of a source went in a bound file: for each old node with a mesh its new one, for each old mesh its new ones.
struct MovedMeshes
{
    std::map<int, int> nodes;
    std::map<int, std::vector<int>> meshes;
};

/// The VRM extensions of a model (VRMC_vrm or VRM, with what belongs to them); of a bound file, which is no VRM, what it kept of its source's in
/// asset.extras under "sourceVrm". Empty for other models.
QJsonObject vrmPartsOf(const GltfDocument &document);
/// Whether the model itself is a VRM.
bool isVrm(const GltfDocument &document);

/// What a bound file keeps of a VRM: who made it and its terms, and its expressions, which name meshes and no joints. Empty when the source is none.
QJsonObject keptVrm(const GltfDocument &source, const MovedMeshes &moved);

} // namespace marrow
