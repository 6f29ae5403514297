#pragma once

#include "io/gltf/gltf_builder.h"
#include "io/scene/scene_tree.h"

/// The steps of readScene, each writing one part of the GLB.
namespace marrow::scene {

/// What the steps share.
struct Writing
{
    const aiScene &scene;
    const SceneReadOptions &options;
    const Tree &tree;
    GltfBuilder &builder;
    SceneFacts &facts;
};

/// The mesh and the skin of a node; -1 where it has none.
struct NodeMesh
{
    int node = -1;
    int mesh = -1;
    int skin = -1;
    std::vector<int> joints; ///< of the skin
};

/// One material an aiMaterial, with textures and images; pictures within the file become buffer views, others a uri.
void writeMaterials(Writing &writing);
/// The meshes and skins of all nodes. Meshes of one node that cannot be one mesh come as several entries.
std::vector<NodeMesh> writeMeshes(Writing &writing);
/// The animations; `moved` says which nodes they touch.
void writeClips(Writing &writing, std::vector<bool> &moved);

} // namespace marrow::scene
