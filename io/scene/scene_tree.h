#pragma once

#include "io/scene/scene_facts.h"
#include "io/scene/scene_reader.h"

#include <Eigen/Geometry>

#include <assimp/scene.h>

#include <map>
#include <string>
#include <vector>

namespace marrow::scene {

/// A node that is written. An FBX node with pivots comes as a chain of helper nodes, each one factor of its local matrix; `chain` has
/// them from the outermost to the node itself, and factors that follow the parent for its children only.
struct Node
{
    QString name;
    int parent = -1;
    std::vector<const aiNode *> chain;
    std::vector<unsigned> meshes; ///< of the scene
    Eigen::Matrix4d rest = Eigen::Matrix4d::Identity();
};

/// The tree in metres with +Y up: topmost nodes are turned, translations scaled, everything else stands as in the file.
struct Tree
{
    std::vector<Node> nodes; ///< parents first
    std::map<std::string, int> byName;
    Eigen::Matrix3d toYUp = Eigen::Matrix3d::Identity();
    double metres = 1; ///< a unit

    /// The node's local matrix as it is written, from the product of its chain's matrices.
    Eigen::Matrix4d written(const Node &node, const Eigen::Matrix4d &product) const;
};

Eigen::Matrix4d matrix(const aiMatrix4x4 &m);
Eigen::Vector3d vector(const aiVector3D &v);

/// A matrix as translation, rotation (x, y, z, w) and scale; `error` is how far from it their product is, at most, in its linear part.
struct Parts
{
    Eigen::Vector3d translation;
    Eigen::Quaterniond rotation;
    Eigen::Vector3d scale;
    double error = 0;
};
Parts partsOf(const Eigen::Matrix4d &matrix);

/// Where the topmost bones of a PMX stand (mirrored, in the file's units), by name: Assimp puts them all at the origin.
using TopBones = std::map<std::string, Eigen::Vector3d>;

/// Fails with scene.limit for trees of more than a million nodes.
Result<Tree> readTree(const aiScene &scene, const SceneReadOptions &options, const TopBones &topBones, SceneFacts &facts);

} // namespace marrow::scene
