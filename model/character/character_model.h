#pragma once

#include "model/base/transform.h"
#include "model/character/expression.h"
#include "model/character/model_material.h"
#include "model/character/vrm_facts.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace marrow {

/// A node of a model's tree. `parent` and the indices of a mesh and a skin are -1 where there is none. `matrix` is the local
/// matrix as the file has it; `local` the same as TRS, exact unless the file gave a matrix that no TRS can hold.
struct ModelNode
{
    QString name;
    int parent = -1;
    std::vector<int> children;
    Transform local;
    Eigen::Matrix4f matrix = Eigen::Matrix4f::Identity();
    int mesh = -1;
    int skin = -1;
    std::vector<float> morphWeights; ///< empty: the mesh's own
};

/// What a morph target adds to each vertex; empty where the file leaves it out.
struct MorphTarget
{
    std::vector<Eigen::Vector3f> positions;
    std::vector<Eigen::Vector3f> normals;
};

/// A stretch of a mesh with one material. All arrays that are not empty have one entry a vertex.
struct ModelPrimitive
{
    std::vector<Eigen::Vector3f> positions;
    std::vector<Eigen::Vector3f> normals;
    std::vector<Eigen::Vector2f> texturePlaces;
    std::vector<Eigen::Vector2f> secondTexturePlaces; ///< kept only where the material looks a picture up by them
    std::vector<Eigen::Vector4f> colors;              ///< linear, multiplied with the material's
    std::vector<std::array<std::uint16_t, 4>> joints; ///< places in the skin's list
    std::vector<Eigen::Vector4f> weights;
    std::vector<std::uint32_t> triangles; ///< three vertices each; strips and fans are spread out
    std::vector<MorphTarget> morphTargets;
    int material = -1;
};

struct ModelMesh
{
    QString name;
    std::vector<QString> morphNames; ///< of the targets, as far as the file names them
    std::vector<ModelPrimitive> primitives;
    std::vector<float> morphWeights;
};

/// Joints are nodes; `inverseBind` has one matrix a joint (identities where the file has none).
struct ModelSkin
{
    QString name;
    std::vector<int> joints;
    std::vector<Eigen::Matrix4f> inverseBind;
};

enum class ModelInterpolation { Step, Linear, CubicSpline };
enum class ModelPath { Translation, Rotation, Scale, Weights };

/// One channel with its sampler: values in groups of `width` numbers a key (3, 4, or the morph targets' count), and with
/// CubicSpline three groups a key: in-tangent, value, out-tangent. Rotations are x, y, z, w.
struct ModelTrack
{
    int node = -1;
    ModelPath path = ModelPath::Translation;
    ModelInterpolation interpolation = ModelInterpolation::Linear;
    int width = 3;
    std::vector<float> times; ///< seconds, ascending
    std::vector<float> values;
};

struct ModelClip
{
    QString name;
    std::vector<ModelTrack> tracks;
    float durationSeconds = 0;
    int frames = 0; ///< the most keys a track has
};

/// A character as it was read: its tree, meshes, skins and animations. A plain value.
struct CharacterModel
{
    std::vector<ModelNode> nodes;
    std::vector<int> roots; ///< of the scene that is shown
    std::vector<ModelMesh> meshes;
    std::vector<ModelSkin> skins;
    std::vector<ModelClip> clips;
    std::vector<ModelMaterial> materials;
    std::vector<ModelTexture> textures;                  ///< one for each picture of the file
    QString vrmVersion;                                  ///< empty, "0" or "1"
    std::vector<std::pair<QString, int>> vrmHumanBones;  ///< the human bones a VRM names, with their nodes
    std::vector<ModelExpression> expressions;            ///< of a VRM, presets first
    VrmFacts vrm;                                        ///< who made it and what it lets people do, when it is a VRM

    std::size_t faceCount() const;
    std::size_t vertexCount() const;
    /// Nodes that are a joint of some skin, ascending.
    std::vector<int> jointNodes() const;
};

/// A track at a time, in its `width` numbers: holds outside the keys, rotations along the shorter arc and normalised
/// (glTF 2.0, appendix C). The track must have a key.
std::vector<float> sampleTrack(const ModelTrack &track, float seconds);

/// World matrices of all nodes, in the bind pose (nullptr) or at a time of a clip.
std::vector<Eigen::Matrix4f> modelWorlds(const CharacterModel &model, const ModelClip *clip = nullptr, float seconds = 0);

} // namespace marrow
